"""Whether a record holds: every move by the rules, the deal whole and proven, the result true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.core.expeditions import PILE
from silvergold.core.state import ROUNDS, TURNS, Phase, State
from silvergold.core.treasures import TREASURES
from silvergold.deals import KEY, FairDealError, check
from silvergold.records.flaws import Flaw, RecordError
from silvergold.records.record import check_is_record
from silvergold.records.replay import kept, replay, result, revealed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from silvergold.core.expeditions import Pattern
    from silvergold.core.state import Deal
    from silvergold.core.treasures import Treasure
    from silvergold.records.record import Record, Result


def verify(record: Record) -> State:
    """The last state of the record's game. Raises `RecordError` where the record does not hold.

    That is the whole verdict: moves, cards, result and, where the record has one, the proof of its
    deal.
    """
    check_is_record(record)
    held = kept(record.moves)
    for treasure in record.deal.reshuffled:
        if treasure in held:
            reason = f"deal.stack has {treasure.id}, which a player kept"
            raise RecordError(reason, flaw=Flaw.RECORD_CARDS)
    if record.result:
        _verify_whole(record.deal)
    *_, state = replay(record)
    _verify_end(record, state)
    _verify_revealed(record.deal, revealed(state, held))
    true_result = result(state)
    if record.result and true_result:
        _verify_result(record.result, true_result)
    proven_deal(record)
    return state


def proven_deal(record: Record) -> Deal | None:
    """The whole deal that follows from the record's proof; None if it has no proof.

    Raises `RecordError` if the cards of the record are others.
    """
    proof = record.further.get(KEY)
    if proof is None:
        return None
    try:
        return check(proof, record.deal, kept(record.moves))
    except FairDealError as error:
        raise RecordError(f"the fair deal: {error}", flaw=Flaw.RECORD_CARDS) from None


def _verify_end(record: Record, state: State) -> None:
    if state.phase is Phase.OVER and not record.result:
        reason = "the game is over, but the record has no result"
        raise RecordError(reason, flaw=Flaw.RECORD_RESULT)
    if state.phase is not Phase.OVER and record.result:
        verb, turn = state.phase.name.lower(), f" in turn {state.turn + 1} of {TURNS}"
        raise RecordError(
            f"the record has a result, but after its {len(record.moves)} moves seat "
            f"{state.acting[0]} has yet to {verb}{'' if state.phase is Phase.KEEP else turn}",
            flaw=Flaw.RECORD_RESULT,
        )


def _verify_whole(deal: Deal) -> None:
    """A finished game has all of its cards."""
    piles = (len(PILE),) * ROUNDS
    for (where, given), size in zip(
        _parts(deal), (len(TREASURES), len(TREASURES) - 2 * deal.players, *piles), strict=True
    ):
        if len(given) != size:
            reason = f"{where} has {len(given)} cards; those in the game are {size}"
            raise RecordError(reason, flaw=Flaw.RECORD_CARDS)


def _verify_revealed(deal: Deal, due: Deal) -> None:
    """A game in progress has just the cards that its moves have revealed."""
    for (where, given), (_, true) in zip(_parts(deal), _parts(due), strict=True):
        if given != true:
            reason = f"{where} has {len(given)} cards; those revealed so far are {len(true)}"
            raise RecordError(reason, flaw=Flaw.RECORD_CARDS)


def _parts(deal: Deal) -> Iterator[tuple[str, tuple[Treasure, ...] | tuple[Pattern, ...]]]:
    yield "deal.treasures", deal.treasures
    yield "deal.stack", deal.reshuffled
    for round_ in range(ROUNDS):
        pile = deal.expeditions[round_] if round_ < len(deal.expeditions) else ()
        yield f"deal.expeditions, round {round_ + 1}", pile


def _verify_result(given: Result, true: Result) -> None:
    if len(given.scores) != len(true.scores):
        reason = f"the result has {len(given.scores)} scores for {len(true.scores)} players"
        raise RecordError(reason, flaw=Flaw.RECORD_RESULT)
    for seat, (written, counted) in enumerate(zip(given.scores, true.scores, strict=True)):
        for part, points in counted._asdict().items():
            if getattr(written, part) != points:
                raise RecordError(
                    f"seat {seat} has {points} points for {part}, "
                    f"but the result says {getattr(written, part)}",
                    flaw=Flaw.RECORD_RESULT,
                )
    if sorted(given.winners) != [*true.winners]:
        raise RecordError(
            f"the winners are {[*true.winners]}, but the result says {[*given.winners]}",
            flaw=Flaw.RECORD_RESULT,
        )
