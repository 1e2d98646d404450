"""Compile the bots, and the judge of reviews, ahead: else every process that asks them does so.

usage: python tools/compile_bots.py
"""

from functools import partial

from silvergold.bots import is_compiled, warm_up_aloud
from silvergold.review.ready import PART, ready_judge

if __name__ == "__main__":
    tell = partial(print, "Compiling the bots: this takes a minute or two.", flush=True)
    warm_up_aloud(tell)
    if not is_compiled(PART):
        print("Compiling the judge of reviews: this takes a minute or two.", flush=True)
    ready_judge()
