"""A game as a tree: what was played, what could have been, and what there is to say about it.

The main line is the record's own. Comments and variations are two further keys of the record, which
readers that do not know them ignore (docs/record.md).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from silvergold.core import notation
from silvergold.core.illegal import IllegalMoveError
from silvergold.core.rules import new_game, play
from silvergold.core.state import Phase
from silvergold.records.flaws import RecordError
from silvergold.records.record import check_is_record, read_deal, write_deal
from silvergold.records.replay import kept, record_of, replay, revealed
from silvergold.records.verify import proven_deal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from silvergold.core.moves import Move, Seat
    from silvergold.core.state import Deal, State
    from silvergold.records.record import Record

COMMENTS: Final = "comments"
VARIATIONS: Final = "variations"
WHOLE_DEAL: Final = "whole_deal"
"""The cards that only a variation can come to: those behind the kept and the revealed ones."""

_KEYS: Final = frozenset({COMMENTS, VARIATIONS, WHOLE_DEAL})
_DEEPEST: Final = 100
_CLOSED: Final = (
    f"the record does not have the cards that this move could come to: give it {WHOLE_DEAL!r}, "
    "or begin a tree with all cards, by GameTree.begin(players, deal)"
)


@dataclass(slots=True, eq=False, repr=False)
class Node:
    """A moment of a game: its state, how it came about, and what followed or could have.

    The first of `children` goes on with the line of this node, the others are variations. The root
    has no `parent`, no `seat` and no `move`. Where `is_closed`, nobody knows the cards that another
    move could come to, so there is none.
    """

    state: State
    parent: Node | None = None
    seat: Seat | None = None
    move: Move | None = None
    comment: str = ""
    children: list[Node] = field(default_factory=list)
    is_closed: bool = False

    def __repr__(self) -> str:
        made = f"seat {self.seat}: {self.move}" if self.parent else "the start"
        return f"<Node after {made}, {len(self.children)} children>"

    def play(self, move: Move | str, comment: str = "") -> Node:
        """The node after a move of the first seat that may act, `state.acting[0]`.

        It is the one that is there, or a new one, which comes last. Raises `IllegalMoveError`,
        `NotationError` for a text that is no move, and `RecordError` where the node `is_closed`.
        """
        seat = self.state.acting[0] if self.state.acting else 0
        move = notation.read(move) if isinstance(move, str) else move
        for child in self.children:
            if (child.seat, child.move) == (seat, move):
                child.comment = comment or child.comment
                return child
        state = play(self.state, seat, move)
        if self.is_closed:
            raise RecordError(_CLOSED)
        child = Node(state, self, seat, move, comment)
        self.children.append(child)
        return child

    def promote(self) -> None:
        """Let this node go on with its parent's line; what did so before becomes a variation."""
        if self.parent:
            self.parent.children.remove(self)
            self.parent.children.insert(0, self)

    def remove(self) -> None:
        """Take this node, and all that follows from it, out of the tree."""
        if self.parent:
            self.parent.children.remove(self)
            self.parent = None

    def line(self) -> Iterator[Node]:
        """The nodes that follow one after the other, this one not among them."""
        node = self
        while node.children:
            node = node.children[0]
            yield node

    def walk(self) -> Iterator[Node]:
        """This node and all below it, each line before the variations from it."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)


@dataclass(slots=True, eq=False, repr=False)
class GameTree:
    """A game with comments and variations: `root` is the moment of its deal.

    >>> from random import Random
    >>> from silvergold import Deal
    >>> tree = GameTree.begin(["Ana", "Hugo"], Deal.shuffled(2, Random(3)))
    >>> node = tree.root.play("keep P7 P6", comment="the usual choice")
    >>> other = tree.root.play("keep P7 G2")
    >>> tree
    <GameTree of Ana and Hugo: 1 move, 1 variation>
    >>> GameTree.of(tree.record()).root.children[0].comment
    'the usual choice'
    """

    players: tuple[str, ...]
    root: Node
    further: dict[str, object] = field(default_factory=dict)

    @classmethod
    def begin(cls, players: Sequence[str], deal: Deal) -> GameTree:
        """A game in which nothing has been done yet."""
        return cls(tuple(players), Node(new_game(deal)))

    @classmethod
    def of(cls, record: Record) -> GameTree:
        """The tree of a record. Raises `RecordError` for moves that are wrong, in any variation.

        The record of a game in progress has only the cards that were revealed, and one of a game
        that is over does not tell where the kept treasures would have come to lie. So a tree is
        closed to other moves there, unless the whole deal or its proof is in the record.
        """
        check_is_record(record)
        whole = _whole_deal(record)
        is_partial = record.deal.fault() is not None
        moments = replay(record, whole)
        root = node = Node(next(moments), is_closed=whole is None)
        for (seat, move), state in zip(record.moves, moments, strict=True):
            is_closed = whole is None and (is_partial or state.phase is Phase.KEEP)
            child = Node(state, node, seat, move, is_closed=is_closed)
            node.children.append(child)
            node = child
        _read_notes(root, record.further.get(COMMENTS), record.further.get(VARIATIONS), 0)
        if WHOLE_DEAL in record.further and _deal_shown(node.state, record) != record.deal:
            raise RecordError(f"{WHOLE_DEAL} is not the deal of this game")
        further = {key: value for key, value in record.further.items() if key not in _KEYS}
        return cls(record.players, root, further)

    def __repr__(self) -> str:
        names = " and ".join(self.players)
        lines = sum(len(node.children) - 1 for node in self.root.walk() if node.children)
        return f"<GameTree of {names}: {_count(self.plies, 'move')}, {_count(lines, 'variation')}>"

    @property
    def plies(self) -> int:
        """How many moves the main line has."""
        return sum(1 for _ in self.root.line())

    @property
    def end(self) -> Node:
        """The last node of the main line."""
        node = self.root
        for node in self.root.line():  # noqa: B007 - the last one is wanted
            pass
        return node

    def record(self) -> Record:
        """The record of the main line, with all comments and variations in it."""
        moves = [(node.seat, node.move) for node in self.root.line()]
        made = [(seat, move) for seat, move in moves if seat is not None and move is not None]
        deal = self.root.state.deal
        record = record_of(self.players, deal, made, self.further)
        notes = _notes(self.root)
        if VARIATIONS in notes:
            notes[WHOLE_DEAL] = write_deal(deal)
        return replace(record, further={**record.further, **notes})


def _deal_shown(state: State, record: Record) -> Deal:
    """The deal as far as the record should have it."""
    return revealed(state, kept(record.moves))


def _whole_deal(record: Record) -> Deal | None:
    """All cards of the game, as far as the record tells them in one way or the other."""
    if WHOLE_DEAL not in record.further:
        return proven_deal(record)
    deal = read_deal(record.further[WHOLE_DEAL], len(record.players))
    if fault := deal.fault():
        raise RecordError(f"{WHOLE_DEAL}: {fault}")
    return deal


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _notes(start: Node) -> dict[str, object]:
    """The comments and variations of the line that begins with this node."""
    nodes = [start, *start.line()]
    comments = {str(place): node.comment for place, node in enumerate(nodes) if node.comment}
    variations = [
        {"after": place, "moves": [_written(one) for one in [child, *child.line()]]}
        | _notes_of_variation(child)
        for place, node in enumerate(nodes)
        for child in node.children[1:]
    ]
    found: dict[str, object] = {COMMENTS: comments} if comments else {}
    return found | ({VARIATIONS: variations} if variations else {})


def _notes_of_variation(first: Node) -> dict[str, object]:
    """The same for a variation, in which the moment after its first move counts as 1."""
    line = Node(first.state, children=[first])
    return _notes(line)


def _written(node: Node) -> str:
    return f"{node.seat} {node.move}"


def _read_notes(start: Node, comments: object, variations: object, depth: int) -> None:
    nodes = [start, *start.line()]
    for place, comment in _object(comments, COMMENTS).items():
        if not isinstance(comment, str):
            raise RecordError(f"a comment is a text, not {comment!r}")
        _at(nodes, place).comment = comment
    if not isinstance(variations, list | None):
        raise RecordError(f"{VARIATIONS} are a list")
    for variation in variations or []:
        match variation:
            case {"after": int(after), "moves": [str(), *_] as moves} if depth < _DEEPEST:
                _read_variation(_at(nodes, str(after)), moves, variation, depth + 1)
            case _:
                raise RecordError("a variation should have 'after' and 'moves', which are texts")


def _read_variation(start: Node, moves: list[object], notes: dict[str, object], depth: int) -> None:
    line = last = Node(start.state, is_closed=start.is_closed)
    for text in moves:
        seat, _, move = str(text).partition(" ")
        if last.state.acting and seat != str(due := last.state.acting[0]):
            raise RecordError(f"in a variation, {text!r}: seat {due} acts first")
        try:
            last = last.play(move)
        except IllegalMoveError as error:
            raise RecordError(f"in a variation, {text!r}: {error.reason}") from None
        except notation.NotationError as error:
            raise RecordError(f"in a variation, {error}") from None
    _read_notes(line, notes.get(COMMENTS), notes.get(VARIATIONS), depth)
    [first] = line.children[:1]
    first.parent = start
    start.children.append(first)


def _at(nodes: list[Node], place: str) -> Node:
    if not place.isdecimal() or int(place) >= len(nodes):
        raise RecordError(f"there is no moment {place!r} in a line of {len(nodes) - 1} moves")
    return nodes[int(place)]


def _object(value: object, what: str) -> dict[str, object]:
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise RecordError(f"{what} are a JSON object")
    return value
