#!/usr/bin/env python3
"""Check the fair deal, sg-deal-v1, of Silver & Gold records.

usage: python3 verify_deal.py FILE…

One file, standard library only, nothing of the project: read it, and trust it as far as you can
read. FILE holds one record a line (JSON Lines) or a single record (JSON). Exit code 1 if the cards
of any record are not those that its seed and its players' bytes give.

If the commitment printed here is the one that the server published before the game, and your own
bytes are among those of the players, then the order of the cards was fixed before play and nobody
could choose it. It does not prove that the operator of the server did not look.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

TREASURES = [f"{colour}{n}" for colour in "POGS" for n in range(1, 12 if colour == "S" else 13)]
EXPEDITIONS = ["I2", "I3", "L3", "T4", "L4", "O4", "I3", "L3"]
ROUNDS = 4
SEED_SIZE = 32


def stream(key: bytes, label: str) -> Iterator[int]:
    """The bytes of HMAC-SHA256(key, label + counter), for counter 0, 1, 2 and so on."""
    counter = 0
    while True:
        yield from hmac.new(key, label.encode() + counter.to_bytes(4, "big"), "sha256").digest()
        counter += 1


def number_below(limit: int, numbers: Iterator[int]) -> int:
    """The next byte that is fair to every number below the limit, reduced to it."""
    for byte in numbers:
        if byte < 256 // limit * limit:
            return byte % limit
    raise AssertionError("a stream does not end")


def shuffled(cards: list[str], key: bytes, label: str) -> list[str]:
    """The cards in the order that the stream gives: Fisher-Yates, from the last card down."""
    order = cards[:]
    numbers = stream(key, label)
    for last in reversed(range(1, len(order))):
        other = number_below(last + 1, numbers)
        order[last], order[other] = order[other], order[last]
    return order


def true_deal(game: str, seed: bytes, clients: list[bytes], kept: set[str]) -> dict[str, Any]:
    """The deal of a record, from what the server and the players put in."""
    message = b"sg-deal-v1|" + game.encode()
    for client in clients:
        message += len(client).to_bytes(4, "big") + client
    key = hmac.new(seed, message, "sha256").digest()
    return {
        "treasures": shuffled(TREASURES, key, "treasures"),
        "stack": [card for card in shuffled(TREASURES, key, "stack") if card not in kept],
        "expeditions": [
            shuffled(EXPEDITIONS, key, f"expeditions/{n}") for n in range(1, ROUNDS + 1)
        ],
        "start": number_below(len(clients), stream(key, "start")),
    }


def fault(record: dict[str, Any]) -> str | None:
    """What is wrong with the record's deal; None if it is the true one."""
    proof = record["fair_deal"]
    if proof["scheme"] != "sg-deal-v1":
        return f"this cannot check the scheme {proof['scheme']}"
    game, seed = proof["game"], bytes.fromhex(proof["seed"])
    clients = [bytes.fromhex(client) for client in proof["clients"]]
    if not clients or len(clients) != len(record["players"]):
        return "there is not one string of bytes for each player"
    commitment = hashlib.sha256(b"sg-deal-v1|commit|" + game.encode() + seed).hexdigest()
    if len(seed) != SEED_SIZE or commitment != proof["commitment"]:
        return "the seed is not the one that the server committed itself to"
    for seat, client in enumerate(clients):
        promised = proof["client_commitments"][seat]
        if client and hashlib.sha256(client).hexdigest() != promised:
            return f"the bytes of seat {seat} are not those that it committed itself to"
    moves = [move.split() for move in record["moves"]]
    kept = {card for _, verb, *cards in moves if verb == "keep" for card in cards}
    return difference(record, true_deal(game, seed, clients, kept))


def difference(record: dict[str, Any], due: dict[str, Any]) -> str | None:
    """The first part of the record's deal that is not as it is due; None if there is none."""
    deal = record["deal"]
    if "result" not in record:  # of a game that was broken off, only what was revealed is there
        for part in ("treasures", "stack"):
            due[part] = due[part][: len(deal[part])]
        pairs = zip(due["expeditions"], deal["expeditions"], strict=False)
        due["expeditions"] = [pile[: len(seen)] for pile, seen in pairs]
    for part, cards in due.items():
        if deal[part] != cards:
            return f"deal.{part} is not what the seed and the players' bytes give"
    return None


def records(file: str) -> list[Any]:
    """The records in a file; ends the program if it has something else in it."""
    try:
        text = Path(file).read_text("utf-8")
        try:
            return [json.loads(text)]
        except ValueError:
            return [json.loads(line) for line in text.splitlines() if line.strip()]
    except (OSError, ValueError, RecursionError) as error:
        sys.exit(f"cannot read {file}: {error}")


def main(files: list[str]) -> int:
    """Check the files, say what was found, and return the exit code."""
    held = faults = without = 0
    for file in files:
        for number, record in enumerate(records(file), start=1):
            try:
                if record.get("fair_deal") is None:
                    without += 1
                    continue
                found = fault(record)
            except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
                found = f"the record is damaged ({error!r})"
            if found:
                faults += 1
                print(f"{file}, record {number}: {found}")
            else:
                held += 1
                print(f"{file}, record {number}: holds for {record['fair_deal']['commitment']}")
    print(f"deals that hold: {held}, that do not: {faults}, records without one: {without}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) if sys.argv[1:] else __doc__)
