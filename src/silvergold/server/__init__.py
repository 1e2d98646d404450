"""The game over HTTP and WebSockets: tables that are stored, and pages to play at them."""
