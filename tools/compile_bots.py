"""Compile the bots ahead, lest every process that plays with them does so at once.

usage: python tools/compile_bots.py
"""

from silvergold.bots import warm_up
from silvergold.fast.compiled import is_compiled

if __name__ == "__main__":
    if not is_compiled():
        print("Compiling the bots, once.", flush=True)
    warm_up()
