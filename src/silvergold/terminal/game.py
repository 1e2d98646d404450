"""A whole game in the terminal: people at one keyboard, and bots."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from silvergold.bots import action
from silvergold.core.expeditions import PILE
from silvergold.core.illegal import IllegalMoveError
from silvergold.core.moves import Mark, Move, Pass, Seat
from silvergold.core.notation import NotationError
from silvergold.core.rules import play
from silvergold.core.scoring import score
from silvergold.core.state import Phase, State
from silvergold.core.view import view
from silvergold.news import gains, news
from silvergold.terminal import draw
from silvergold.terminal.commands import command, help_entries
from silvergold.terminal.decision import Decision
from silvergold.terminal.entry import entered, kind, short
from silvergold.terminal.keyboard import Keyboard, LeftTheTable
from silvergold.terminal.tell import (
    gain_told,
    news_told,
    outcome,
    pattern_name,
    refusal_told,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from silvergold.bots import Bot
    from silvergold.locales import Words


@dataclass(slots=True)
class Game:
    """A game being played at one keyboard. Seats without a bot are people."""

    names: Sequence[str]
    bots: Mapping[Seat, Bot]
    state: State
    say: Words
    keyboard: Keyboard = field(default_factory=Keyboard)
    moves: list[tuple[Seat, Move]] = field(default_factory=list)
    told: list[str] = field(default_factory=list)

    def play(self) -> None:
        """Go on until the game is over. Raises `LeftTheTable` when a person leaves."""
        self.told = [*draw.wrapped(self.say("terminal-welcome")), *self._legend]
        print(*self.told, sep="\n")
        while self.state.acting:
            self._play_phase()
        print(f"\n{draw.table(self.say, self.state, self.names)}\n")
        self._show_scores()
        print()
        _print(outcome(self.say, self.names, self.state.players))

    def _play_phase(self) -> None:
        """Everyone's keeping or marking, or one seat's taking; then tell what happened."""
        before = self.state
        made: list[tuple[Seat, Move]] = []
        for seat in before.acting:
            if bot := self.bots.get(seat):
                chosen = action(bot, self.state, seat)
            else:
                chosen = self._asked_of(Decision(self.state, seat))
            for move in chosen:
                self.state = play(self.state, seat, move)
                self.moves.append((seat, move))
                made.append((seat, move))
        _, told = news(before, made)
        sentences = [news_told(self.say, item, self.names) for item in told]
        self.told = [line for sentence in sentences for line in draw.wrapped(sentence)]
        print("", *self.told, sep="\n")

    def _asked_of(self, decision: Decision) -> list[Move]:
        """What the person wants to do, when they are done choosing and taking back."""
        self._hand_over(decision.seat)
        self._show_table(decision)
        if decision.moves == (Pass(),):
            return [Pass()]
        while True:
            name, request = self.names[decision.seat], self._request(decision)
            asked = self.say("terminal-ask", name=name, request=request)
            text = self.keyboard.ask(f"{asked} ", decision.moves)
            match command(self.say, text):
                case "" | "done" if decision.done:
                    return decision.chosen
                case "back" if decision.chosen:
                    decision.chosen.pop()
                    self._preview(decision)
                case "back":
                    _print(self.say("terminal-nothing-to-take-back"))
                case wish if self._answers(wish, decision):
                    pass
                case _ if decision.done:
                    _print(self.say("terminal-made-already"))
                case _:
                    self._try(text, decision)

    def _answers(self, wish: str, decision: Decision) -> bool:
        """Whether this was a question, which is answered, or a wish to leave, and no move."""
        match wish:
            case "" | "help" | "?":
                print(*draw.explained(help_entries(self.say)), *self._legend, sep="\n")
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
        except NotationError:
            hint = self.say(f"terminal-hint-{kind(decision.moves[0])}")
            _print(self.say("terminal-no-move", typed=repr(text), hint=hint))
        except IllegalMoveError as error:
            _print(refusal_told(self.say, error.refusal))
        else:
            self._preview(decision)

    def _preview(self, decision: Decision) -> None:
        """Show what is chosen and what it brings, and nothing that is settled only afterwards."""
        if self.state.phase is Phase.MARK:
            print(*draw.slots(self.say, decision.marked), sep="\n")
            after = decision.state.players[decision.seat]
            for gain in gains(self.state.players[decision.seat], after):
                print(f"  {gain_told(self.say, gain)}")
        else:
            print(*map(short, decision.chosen), sep="\n")

    def _hand_over(self, seat: Seat) -> None:
        """Keep what a person does secret from the next one at the same keyboard."""
        people = len(self.names) - len(self.bots)
        if people > 1 and self.state.phase is not Phase.TAKE:
            self.keyboard.forget()
            ready = self.say("terminal-hand-over", name=self.names[seat])
            if command(self.say, self.keyboard.ask(ready)) == "quit":
                raise LeftTheTable
            print(*self.told, sep="\n")

    def _show_table(self, decision: Decision) -> None:
        """The table as the person sees it, with what is chosen so far marked."""
        seat = decision.seat
        seen = view(self.state, seat)
        if seen.phase is Phase.KEEP:
            print("", draw.heading(self.say, seen, self.names), "", sep="\n")
            print(self.say("terminal-hand"), *draw.cards(self.say, seen.hand), sep="\n")
        else:
            players = [*seen.players]
            players[seat] = decision.marked
            shown = replace(seen, players=tuple(players))
            print(f"\n{draw.table(self.say, shown, self.names, seat)}\n")

    @property
    def _legend(self) -> list[str]:
        return draw.wrapped(self.say("terminal-legend"))

    def _show_scores(self) -> None:
        scores = [score(player) for player in self.state.shown]
        print(draw.score_sheet(self.say, self.names, scores))

    def _request(self, decision: Decision) -> str:
        moves = decision.moves
        if not moves:
            return self.say("terminal-ask-done")
        pattern = "".join(
            pattern_name(self.say, card.name) for card in decision.state.expeditions[-1:]
        )
        if all(isinstance(move, Mark) and move.squares.bit_count() == 1 for move in moves):
            return self.say("terminal-ask-single", pattern=pattern)
        return self.say(f"terminal-ask-{kind(moves[0])}", pattern=pattern)


def _print(sentence: str) -> None:
    print(*draw.wrapped(sentence), sep="\n")
