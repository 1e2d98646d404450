"""Where bots think: the slow ones in separate processes, so that nobody waits for them."""
