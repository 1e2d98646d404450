"""HTTP: routes, keys and cookies, headers, pages, health, timeouts, and the WebSocket."""
