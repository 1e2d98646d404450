"""Games that a network plays against itself, and what is to be learned from their positions.

What a position was worth is told by what was searched one turn ahead, with the exact chance of each
pattern, and corrected by what came later; the luck of the reveals is left out of that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
import torch

from silvergold.core.state import TURNS
from silvergold.fast import first_layer
from silvergold.fast import layout as at
from silvergold.fast.fitting import fitting_table
from silvergold.fast.inputs import MOST_ON
from silvergold.fast.plans import MOST_PLANS, PLACES, PLAN_SIZE
from silvergold.lab.training import many_games
from silvergold.lab.training.learner import Learner, Weigher, paid_inputs
from silvergold.lab.training.many_games import PATTERNS
from silvergold.lab.training.options import Options, room_for

if TYPE_CHECKING:
    from silvergold.lab.training.machine import Cores, Gpu


class Positions(NamedTuple):
    """Positions to learn from.

    `to_come` are the points that were still to come by the best judgement of them; `came` those
    that came, which say something about the spread where nothing was tried at random (`steady`).
    """

    inputs: torch.Tensor
    rows: torch.Tensor
    to_come: torch.Tensor
    came: torch.Tensor
    steady: torch.Tensor


class Exploration(NamedTuple):
    """How often something else is tried than what seems best."""

    random: float = 0.02  # anything
    near: float = 0.08  # something that seems about as good
    warmth: float = 1.0  # in points: how much worse that may seem
    takes: float = 0.06
    keeps: float = 0.3


NO_EXPLORATION: Final = Exploration(0, 0, 0, 0, 0)


class _Turn(NamedTuple):
    """What is noted of a turn, for each player."""

    before: tuple[torch.Tensor, ...]  # inputs, ones, twos, points before the reveal
    after: tuple[torch.Tensor, ...]  # the same after the player's own mark
    expected: torch.Tensor  # before the reveal, searched one turn ahead
    revealed: torch.Tensor  # after it
    strayed: torch.Tensor  # whether something else was marked than what seemed best
    takes: list[tuple[torch.Tensor, ...]]  # players, inputs, ones, twos, points; best; strayed


class SelfPlay:
    """So many games of so many players side by side, again and again."""

    def __init__(self, machine: Cores | Gpu, games: int, players: int) -> None:
        self._machine, self._games, self._players = machine, games, players
        self.games = games
        seats = games * players
        device = machine.device
        self._options = room_for(seats * PATTERNS, machine)
        view = machine.view
        self._room = Options(*(view(part) for part in self._options))
        self._deals = machine.array(np.zeros((games, at.DEAL_SIZE), np.int32))
        self._rows = machine.array(np.zeros((games, at.GAME_SIZE), np.int32))
        self._chances = machine.array(np.zeros((games, 1), np.uint64))
        most = seats * PATTERNS
        self._plans = view(machine.room(most, MOST_PLANS, PLAN_SIZE, dtype=torch.int32))
        self._places = view(machine.room(most, PLACES, dtype=torch.int32))
        self._ranks = machine.array(first_layer.RANK)
        self._fitting = machine.array(fitting_table())
        self._now = torch.zeros(games, dtype=torch.int32, device=device)
        self._shares = torch.zeros((games, PATTERNS), device=device)
        self._takers = torch.zeros(games, dtype=torch.int32, device=device)
        self._paid = torch.tensor(paid_inputs(), device=device)
        self._features = torch.tensor(first_layer.all_features(), device=device)

    def weigher(self, learner: Learner) -> Weigher:
        """The learner as it is now, to play by."""
        return Weigher(learner, self._features, self._paid)

    @property
    def features(self) -> torch.Tensor:
        """What each treasure's row is worked out from."""
        return self._features

    def scores(self, weigher: Weigher, seed: int, first: int = 0) -> torch.Tensor:
        """The points of each player of each game when nothing is tried at random."""
        return self._play(weigher, seed, first, NO_EXPLORATION, search=False)[0]

    def positions(
        self,
        weigher: Weigher,
        seed: int,
        first: int,
        exploration: Exploration,
        memory: float,
        share: float,
    ) -> tuple[Positions, float]:
        """Positions of new games, and the mean points of their players.

        Of all positions a `share` is kept. A `memory` of 0 trusts the search alone, 1 what came.
        """
        scores, turns, kept = self._play(weigher, seed, first, exploration, search=True)
        found: list[Positions] = []
        torch.manual_seed(seed ^ first)
        target, steady = scores.clone(), torch.ones_like(scores, dtype=torch.bool)
        for turn in reversed(turns):
            for players, *position, best, strayed in reversed(turn.takes):
                found.append(_noted(position, target, scores, steady, players, share))
                target[players] = torch.where(strayed, best, target[players])
                steady[players] &= ~strayed
            found.append(_noted(turn.after, target, scores, steady, None, share))
            later = torch.where(turn.strayed, 0.0, target - turn.revealed)
            target = turn.expected + memory * later
            steady = steady & ~turn.strayed
            found.append(_noted(turn.before, target, scores, steady, None, share))
        found.append(_noted(kept, target, scores, steady, None, min(1.0, 3 * share)))
        parts = [torch.cat(kind) for kind in zip(*found, strict=True)]
        return Positions(*parts), float(scores.mean())

    def _play(
        self, weigher: Weigher, seed: int, first: int, exploration: Exploration, *, search: bool
    ) -> tuple[torch.Tensor, list[_Turn], tuple[torch.Tensor, ...]]:
        run, games, players = self._machine.run, self._games, self._players
        torch.manual_seed(seed * 1_000_003 + first)
        run(
            many_games.deal_game,
            games,
            seed,
            first,
            players,
            self._deals,
            self._rows,
            self._chances,
        )
        run(
            many_games.list_keeps,
            games * players,
            players,
            self._deals,
            self._rows,
            self._ranks,
            *self._room,
        )
        options = self._first(games * players)
        values = weigher.weigh(options)
        best = values.argmax(1)
        chosen = torch.where(_lots(best, exploration.keeps), _any(values), best)
        everybody = torch.arange(games * players, device=chosen.device)
        kept = _position_of(options, everybody, chosen, self._paid)
        self._carry_out(many_games.keep_chosen, options.left[everybody, chosen])
        turns = [self._turn(weigher, exploration, search=search) for _ in range(TURNS)]
        scores = torch.zeros(games * players, device=self._machine.device)
        run(many_games.note_scores, games, players, self._rows, self._machine.view(scores))
        return scores, turns, kept

    def _turn(self, weigher: Weigher, exploration: Exploration, *, search: bool) -> _Turn:
        machine, players = self._machine, self._players
        seats = self._games * players
        machine.run(
            many_games.note_patterns,
            self._games,
            self._deals,
            self._rows,
            machine.view(self._now),
            machine.view(self._shares),
        )
        before = self._described() if search else ()
        now = self._now.repeat_interleave(players).long()
        shares = self._shares.repeat_interleave(players, 0)
        if not search:
            self._shares.zero_()
            self._shares[torch.arange(self._games, device=now.device), self._now.long()] = 1
        efforts = torch.zeros(seats * PATTERNS, dtype=torch.int32, device=machine.device)
        machine.run(
            many_games.note_effort,
            seats * PATTERNS,
            players,
            self._rows,
            machine.view(self._shares),
            self._fitting,
            machine.view(efforts),
        )
        order = efforts.argsort(descending=True).int()
        machine.run(
            many_games.list_marks,
            seats * PATTERNS,
            players,
            self._deals,
            self._rows,
            machine.view(self._shares),
            machine.view(order),
            self._ranks,
            self._fitting,
            self._plans,
            self._places,
            *self._room,
        )
        values = weigher.weigh(self._options)
        worth, best = values.max(1)
        worths = worth.view(seats, PATTERNS)
        expected = torch.where(shares > 0, shares * worths, 0.0).sum(1)
        revealed = worths.gather(1, now[:, None]).squeeze(1)
        held = torch.arange(seats, device=now.device) * PATTERNS + now
        chosen = self._tried(values[held], best[held], exploration)
        strayed = chosen != best[held]
        done = self._options.left[held, chosen]
        after = _position_of(self._options, held, chosen, self._paid) if search else ()
        self._carry_out(many_games.mark_chosen, done)
        takes = self._take(weigher, exploration)
        return _Turn(before, after, expected, revealed, strayed, takes)

    def _take(self, weigher: Weigher, exploration: Exploration) -> list[tuple[torch.Tensor, ...]]:
        machine, games = self._machine, self._games
        options = self._first(games)
        takes: list[tuple[torch.Tensor, ...]] = []
        while True:
            takers = machine.view(self._takers)
            machine.run(
                many_games.list_takes,
                games,
                self._deals,
                self._rows,
                self._ranks,
                takers,
                *self._room,
            )
            who = (self._takers != at.NONE).nonzero().squeeze(1)
            if not len(who):
                return takes
            some = Options(*(part[who] for part in options))
            values = weigher.weigh(some)
            drawn = (some.left[:, : values.shape[1]] == many_games.DRAWN) & values.isfinite()
            mean = torch.where(drawn, values, 0.0).sum(1) / drawn.sum(1).clamp(min=1)
            values = torch.where(drawn, mean[:, None], values)
            worth, best = values.max(1)
            chosen = torch.where(_lots(best, exploration.takes), _any(values), best)
            left = some.left.gather(1, chosen[:, None]).squeeze(1)
            # A drawn treasure is the top of the stack: nobody chose the one that was listed first.
            shown = left != many_games.DRAWN
            seats = who * self._players + self._takers[who]
            position = _position_of(
                some, torch.arange(len(who), device=who.device), chosen, self._paid
            )
            # A draw is not noted: its position is not the one that was weighed.
            noted = tuple(part[shown] for part in position)
            strayed = (chosen != best) & ~(
                (left == many_games.DRAWN) & drawn.gather(1, best[:, None]).squeeze(1)
            )
            takes.append((seats[shown], *noted, worth[shown], strayed[shown]))
            if not bool(shown.all()):
                takes.append(
                    (
                        seats[~shown],
                        *(part[:0] for part in position),
                        worth[~shown],
                        strayed[~shown],
                    )
                )
            all_chosen = torch.zeros(games, dtype=torch.int32, device=machine.device)
            all_chosen[who] = left
            machine.run(
                many_games.take_chosen,
                games,
                self._deals,
                self._rows,
                takers,
                machine.view(all_chosen),
            )

    def _tried(
        self, values: torch.Tensor, best: torch.Tensor, exploration: Exploration
    ) -> torch.Tensor:
        if not exploration.random and not exploration.near:
            return best
        noise = -torch.log(-torch.log(torch.rand_like(values).clamp(1e-9, 1 - 1e-7)))
        near = (values + exploration.warmth * noise).argmax(1)
        chosen = torch.where(_lots(best, exploration.near), near, best)
        return torch.where(_lots(best, exploration.random), _any(values), chosen)

    def _first(self, players: int) -> Options:
        """The options of the first so many players."""
        return Options(*(part[:players] for part in self._options))

    def _carry_out(self, function: Any, chosen: torch.Tensor) -> None:
        machine = self._machine
        machine.run(
            function,
            self._games,
            self._players,
            self._deals,
            self._rows,
            machine.view(chosen.contiguous()),
        )

    def _described(self) -> tuple[torch.Tensor, ...]:
        seats, device, view = self._games * self._players, self._machine.device, self._machine.view
        inputs = torch.zeros((seats, MOST_ON), dtype=torch.uint8, device=device)
        ones = torch.zeros(seats, dtype=torch.int32, device=device)
        twos = torch.zeros_like(ones)
        points = torch.zeros(seats, device=device)
        self._machine.run(
            many_games.describe,
            seats,
            self._players,
            self._deals,
            self._rows,
            self._ranks,
            view(inputs),
            view(ones),
            view(twos),
            view(points),
        )
        return inputs, ones, twos, points


def _position_of(
    options: Options, players: torch.Tensor, chosen: torch.Tensor, paid: torch.Tensor
) -> tuple[torch.Tensor, ...]:
    """What the network is told after the option that was chosen, and the points certain then."""
    inputs = options.bases[players, options.base[players, chosen].long()]
    inputs[:, :3] = paid[options.paid[players, chosen].long()]
    return (
        inputs,
        options.ones[players, chosen],
        options.twos[players, chosen],
        options.points[players, chosen],
    )


def _lots(like: torch.Tensor, chance: float) -> torch.Tensor:
    """For each player, whether it is to happen."""
    return torch.rand(len(like), device=like.device) < chance


def _any(values: torch.Tensor) -> torch.Tensor:
    """For each player, any of its options."""
    return torch.where(values.isfinite(), torch.rand_like(values), -1.0).argmax(1)


def _noted(
    position: tuple[torch.Tensor, ...] | list[torch.Tensor],
    target: torch.Tensor,
    scores: torch.Tensor,
    steady: torch.Tensor,
    players: torch.Tensor | None,
    share: float,
) -> Positions:
    inputs, ones, twos, points = position
    if players is not None:
        players = players[: len(points)]
        target, scores, steady = target[players], scores[players], steady[players]
    some = torch.rand(len(points), device=points.device) < share
    return Positions(
        inputs[some],
        torch.stack([ones[some], twos[some]], 1),
        (target - points)[some],
        (scores - points)[some],
        steady[some],
    )
