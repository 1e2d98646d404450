"""Games in an SQLite file."""
