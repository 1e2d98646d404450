"""The game itself: cards, moves, rules, scores and views. Standard library only, and no chance."""
