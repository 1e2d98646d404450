"""What is said over the socket and over HTTP: messages, refusals, views."""
