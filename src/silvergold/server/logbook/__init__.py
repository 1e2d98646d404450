"""What finished games add up to: log books and ratings. No I/O, no clock, no chance."""
