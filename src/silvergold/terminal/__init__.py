"""The game in a terminal: plain text in, plain text out."""
