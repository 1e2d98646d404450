"""Tables in memory: who is connected, what happens by itself, and who is told what."""
