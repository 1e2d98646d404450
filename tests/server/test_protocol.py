"""What the browser knows of the messages is what the server says."""

import make_protocol
from silvergold.bots import DEFAULT_OPPONENT, TUTOR
from silvergold.core.facts import TURNS_IN_A_ROUND


def test_the_generated_files_are_not_stale() -> None:
    assert make_protocol.main("--check") == 0


def test_every_message_has_its_type_in_typescript() -> None:
    text = make_protocol.protocol()

    for line in (
        "export interface View {",
        "  type: 'view';",
        "  seat: number | null;",
        "  news: News[];",
        "export type ClientMessage = Sit | Pencil | Done | UndoDone |",
        "export type ServerMessage = View | Pencilled | Room | Waiting | Presence | Remarks |",
    ):
        assert line in text


def test_the_pages_know_the_numbers_of_the_game_and_the_codes_of_the_server() -> None:
    text = make_protocol.facts()

    for line in (
        "  ['pt', 'Português'],",
        f"export const TURNS_IN_A_ROUND = {TURNS_IN_A_ROUND};",
        "export const CUPS = [6, 5, 4, 3, 2, 1] as const;",
        "  NO_SEAT: 4404,",
        f"export const DEFAULT_OPPONENT = '{DEFAULT_OPPONENT}';",
        f"export const TUTOR = '{TUTOR}';",
    ):
        assert line in text
