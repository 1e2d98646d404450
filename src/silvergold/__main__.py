"""`python -m silvergold` is the command `silvergold`."""

from silvergold.cli import main

main()
