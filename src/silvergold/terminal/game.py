"""A whole game in the terminal: people at one keyboard, and bots."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from silvergold.core.expeditions import PILE
from silvergold.core.illegal import IllegalMoveError
from silvergold.core.moves import Bonus, Keep, Mark, Move, Pass, Seat
from silvergold.core.notation import NotationError
from silvergold.core.rules import play
from silvergold.core.scoring import score
from silvergold.core.state import Phase, State
from silvergold.core.view import view
from silvergold.terminal import draw
from silvergold.terminal.decision import Decision
from silvergold.terminal.entry import entered, short
from silvergold.terminal.keyboard import Keyboard, LeftTheTable
from silvergold.terminal.tell import brings, deed, news, outcome

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from silvergold.bots import Bot

HELP: Final = f"""\
1a1b1     marks a1 and b1 on your treasure 1
P3 S2     keeps these two treasures; P3 or draw takes a new one
Tab       completes what you type to a legal move
moves     lists every legal move
table     shows the table again
patterns  shows the eight expeditions of a round
scores    shows the score sheet
back      takes back your last mark, until you press Enter for done
quit      leaves the game
{draw.LEGEND}"""


@dataclass(slots=True)
class Game:
    """A game being played at one keyboard. Seats without a bot are people."""

    names: Sequence[str]
    bots: Mapping[Seat, Bot]
    state: State
    keyboard: Keyboard = field(default_factory=Keyboard)
    moves: list[tuple[Seat, Move]] = field(default_factory=list)
    told: list[str] = field(default_factory=list)

    def play(self) -> None:
        """Go on until the game is over. Raises `LeftTheTable` when a person leaves."""
        self.told = ["Type help for help.", draw.LEGEND]
        print(*self.told, sep="\n")
        while self.state.acting:
            self._play_phase()
        print(f"\n{draw.table(self.state, self.names)}\n")
        self._show_scores()
        print(f"\n{outcome(self.names, self.state.players)}")

    def _play_phase(self) -> None:
        """Everyone's keeping or marking, or one seat's taking; then tell what happened."""
        before = self.state
        known = len(self.moves)
        for seat in before.acting:
            decision = Decision(self.state, seat)
            if seat in self.bots:
                self._let_bot_decide(decision)
            else:
                self._let_person_decide(decision)
            for move in decision.chosen:
                self.state = play(self.state, seat, move)
                self.moves.append((seat, move))
        self.told = [f"{self.names[seat]} {deed(move)}." for seat, move in self.moves[known:]]
        self.told += news(before, self.state, self.names)
        print("", *self.told, sep="\n")

    def _let_bot_decide(self, decision: Decision) -> None:
        bot = self.bots[decision.seat]
        while not decision.done:
            decision.add(bot.choose(view(decision.state, decision.seat), decision.moves))

    def _let_person_decide(self, decision: Decision) -> None:
        """Ask until the person is done choosing and taking back."""
        self._hand_over(decision.seat)
        self._show_table(decision)
        if decision.moves == (Pass(),):
            decision.add(Pass())
            return
        while True:
            request = f"{self.names[decision.seat]}, {_request(decision)}: "
            text = self.keyboard.ask(request, decision.moves)
            match text.lower():
                case "" | "done" if decision.done:
                    return
                case "back" if decision.chosen:
                    decision.chosen.pop()
                    self._preview(decision)
                case "back":
                    print("There is nothing to take back.")
                case _ if self._answers(text.lower(), decision):
                    pass
                case _ if decision.done:
                    print("You have made your move. Press Enter if it is to stand, or type back.")
                case _:
                    self._try(text, decision)

    def _answers(self, text: str, decision: Decision) -> bool:
        """Whether this was a question, which is answered, or a wish to leave, and no move."""
        match text:
            case "" | "help" | "?":
                print(HELP)
            case "moves" if decision.moves:
                print(*map(short, decision.moves), sep=", ")
            case "table":
                self._show_table(decision)
            case "patterns":
                print(*draw.patterns(PILE), sep="\n")
            case "scores":
                self._show_scores()
            case "quit":
                raise LeftTheTable
            case _:
                return False
        return True

    def _try(self, text: str, decision: Decision) -> None:
        """Add the move that was typed; if it is none, say why not."""
        try:
            decision.add(entered(text, decision.moves))
        except NotationError as error:
            print(f"{error}.")
        except IllegalMoveError as error:
            print(f"You may not {error.deed}: {error.reason}.")
        else:
            self._preview(decision)

    def _preview(self, decision: Decision) -> None:
        """Show what is chosen and what it brings, and nothing that is settled only afterwards."""
        if self.state.phase is Phase.MARK:
            print(*draw.slots(decision.marked), sep="\n")
            after = decision.state.players[decision.seat]
            for line in brings(self.state.players[decision.seat], after):
                print(f"  {line}")
        else:
            for move in decision.chosen:
                print(f"{self.names[decision.seat]} {deed(move)}.")

    def _hand_over(self, seat: Seat) -> None:
        """Keep what a person does secret from the next one at the same keyboard."""
        people = len(self.names) - len(self.bots)
        if people > 1 and self.state.phase is not Phase.TAKE:
            self.keyboard.forget()
            ready = f"{self.names[seat]}, it is your move. Press Enter when you are here."
            if self.keyboard.ask(ready).lower() == "quit":
                raise LeftTheTable
            print(*self.told, sep="\n")

    def _show_table(self, decision: Decision) -> None:
        """The table as the person sees it, with what is chosen so far marked."""
        seat = decision.seat
        seen = view(self.state, seat)
        if seen.phase is Phase.KEEP:
            print(f"\n{draw.heading(seen, self.names)}\n\nYour hand, of which you keep two:")
            print(*draw.cards(seen.hand), sep="\n")
        else:
            players = [*seen.players]
            players[seat] = decision.marked
            shown = replace(seen, players=tuple(players))
            print(f"\n{draw.table(shown, self.names, seat)}\n")

    def _show_scores(self) -> None:
        shown = self.state.shown if self.state.phase is Phase.MARK else self.state.players
        print(draw.score_sheet(self.names, [score(player) for player in shown]))


def _request(decision: Decision) -> str:
    moves = decision.moves
    match moves:
        case []:
            return "press Enter if that is to stand, or type back"
        case [Keep(), *_]:
            return "keep two treasures"
        case [Bonus(), *_]:
            return "mark one more square"
        case [Mark(), *_]:
            pattern = decision.state.expeditions[-1].name
            if all(isinstance(move, Mark) and move.squares.bit_count() == 1 for move in moves):
                return f"{pattern} fits nowhere, so mark one square"
            return f"mark {pattern} or one square"
        case _:
            return "take a treasure"
