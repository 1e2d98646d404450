"""Why the server does not do something, for programs and for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silvergold.bots import BOTS
from silvergold.core.facts import MAX_PLAYERS, MIN_PLAYERS
from silvergold.core.reasons import Argument, Reason, Refusal

if TYPE_CHECKING:
    from silvergold.core.illegal import IllegalMoveError


class Why(Reason):
    """Why the server does not do something; what the rules forbid is in `core.illegal`."""

    # Coming to a table
    NO_GAME = "there is no such game here"
    BROKEN_KEY = "this link is not whole: copy all of it, up to its last letter"
    NO_KEY = "that is not a key"
    NO_LOBBY = "this host has no lobby"
    NEEDS_SERVER = "playing with others by a link needs a server"
    SEAT_TAKEN = "that seat is taken"
    ALL_TAKEN = "every seat is taken"
    SEAT_LOST = "you have no seat here any more"
    NOT_YOUR_SEAT = "that is not your seat"
    NO_SUCH_SEAT = "there is no seat {seat} at this table"

    # Making a table
    PLAYERS = (
        f"one player cannot play: it takes {MIN_PLAYERS} to {MAX_PLAYERS}",
        f"{{count}} players cannot play: it takes {MIN_PLAYERS} to {MAX_PLAYERS}",
    )
    NOBODY_HERE = "somebody has to play: no seat is a person's who is here"
    BOT_WAITS = "a bot's seat does not wait for anybody"
    NO_BOT = "there is no such bot"
    NO_REMATCH = "a rematch is for those who played, when the game is over"
    POSITION_UNFINISHED = "only a game that was played to the end can be played on from a position"
    POSITION_OVER = "the game is over at that position"
    POSITION_SEATS = "that game had {players} players: each seat is for a person here or for a bot"
    NO_REMATCH_OF_TUTORIAL = "the tutorial has no rematch: begin it again"

    # The daily game, and challenges
    NO_DAY = "there is no daily game for that day"
    DAY_TO_COME = "that day has not begun yet: its cards are revealed at 00:00 UTC"
    DAY_UNFINISHED = "finish your own game of that day first"
    DAY_OPEN = "others still play these cards: this game is shown when the day is over"
    ONE_ATTEMPT = "you have played these cards already: there is one attempt"
    PLAY_YOURSELF = "nobody plays these cards for you: come back when you like"
    CHALLENGE_UNFINISHED = "finish your own game of this challenge first"
    NO_HINT_IN_CONTEST = "everybody plays this deal without hints"

    # Tournaments
    NEEDS_NAME = "a tournament needs a name"
    TOURNAMENT_BEGUN = "this tournament has begun already"
    TOURNAMENT_FULL = "at most {count} can take part in a tournament"
    TOURNAMENT_ALONE = "it takes two to begin a tournament"
    NOT_YOUR_TOURNAMENT = "only who made the tournament can do that"

    # Before the game
    BEGUN = "the game has begun already"
    NOT_BEGUN = "the game has not begun"
    SEAT_VACANT = "somebody is missing: a seat is vacant"
    NOT_CALLED = "the game is not called yet"
    OTHER_BYTES = "you have committed yourself to other bytes"
    WRONG_BYTES = "these are not the bytes that you committed yourself to"

    # In the game
    NO_MOVE = "that is not a move"
    MADE_ALREADY = "this move was made already, and stands"
    REVEALED = "the others have shown their moves: it is too late to take yours back"
    TOO_EARLY = "that move comes later"
    INCOMPLETE = "the move is not complete yet"
    MORE_THAN_ONE = "that is more than one move"
    STAND_IN = "a bot plays for you: play again yourself first"
    IS_HERE = "{name} is here"
    MAY_COME_BACK = (
        "{name} has 1 more second to come back",
        "{name} has {count} more seconds to come back",
    )
    NOT_OVER = "the game is not over, so its record is not open yet"
    UNFINISHED = "only games that were played to the end can be reviewed"
    NO_HINT = "hints are given in games against bots only, when it is your turn"
    NO_POSITION = "there is nothing to train at that move"
    NO_JUDGE = "reviews are being prepared: try again in a minute or two"
    REVIEW_FAILED = "the review went wrong: try again"

    # Talk
    SAYS_NOTHING = "that says nothing"
    SAID_BEFORE = "something else was said in its place"
    LEFT_OUT = "something was left out before that"
    ENOUGH_TALK = "that is enough talk for one game"
    TALKS_FAST = "that was much at once"

    # What comes over the line, and what is stored
    UNREADABLE = "that cannot be understood"
    TOO_LONG = "that is longer than {size} KiB"
    OTHER_SITE = "this was asked by a page of another site"
    CUT_OFF = "the line was cut before all was said"
    NOTHING_HERE = "there is nothing at this address"
    OTHER_WAY = "this address is to be asked in another way"
    TOO_MUCH = "that is too much at once: try again in a while"
    NOT_STORED = "games cannot be stored or read now"
    DAMAGED = "what is stored of this game was changed"
    NO_EXPORT = "this file is not a whole export of games"

    # People
    LINK_USED = "this link was used already, or is too old: make a new one"
    NO_BOARDS = "this host shows no leaderboards"
    NO_NAME = "say what you want to be called"


class RefusedError(ValueError):
    """The server does not do this; the message says why, in the game's words.

    `why` is the message where programs are told more than people.
    """

    def __init__(self, reason: Reason, why: str = "", /, **arguments: Argument) -> None:
        self.refusal = Refusal(reason, arguments)
        super().__init__(why or str(self.refusal))


class NoSuchGameError(LookupError):
    """There is no such game, or it is not for this key."""


def illegal(error: IllegalMoveError) -> RefusedError:
    """That the rules forbid a move."""
    why = f"You may not {error.deed}: {error.reason}."
    return RefusedError(error.refusal.reason, why, **error.refusal.arguments)


def no_such_bot(bot: str) -> RefusedError:
    """That no bot has this name."""
    return RefusedError(Why.NO_BOT, f"there is no bot {bot!r}; there are: {', '.join(BOTS)}")
