"""What may happen at a table: pure decisions, with no I/O, no clock and no store."""
