"""The audit tells what is clean from what could not be asked."""

import sys

import pytest

import audit


@pytest.mark.parametrize(
    ("told", "code", "result"),
    [
        ("No known vulnerabilities found", 0, audit.CLEAN),
        ("Found 2 known vulnerabilities in 1 package", 1, audit.VULNERABLE),
        ("3 vulnerabilities (1 low, 2 high)", 1, audit.VULNERABLE),
        ("ERROR: Dependency not found on PyPI and could not be audited", 1, audit.CANNOT_ASK),
        ("npm error audit endpoint returned an error", 1, audit.CANNOT_ASK),
    ],
)
def test_what_an_answer_means(told: str, code: int, result: int) -> None:
    program = f"import sys; print({told!r}); sys.exit({code})"

    assert audit.asked("a program", [sys.executable, "-c", program]) == result


def test_a_program_that_is_missing_cannot_be_asked() -> None:
    assert audit.asked("a program", ["/no/such/program"]) == audit.CANNOT_ASK
