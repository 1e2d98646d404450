"""Compile the bots ahead, so that not every process that plays with them does so.

usage: python tools/compile_bots.py
"""

from functools import partial

from silvergold.bots import warm_up_aloud

if __name__ == "__main__":
    warm_up_aloud(partial(print, "Compiling the bots: this takes most of a minute.", flush=True))
