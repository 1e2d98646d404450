"""Games in a PostgreSQL database."""
