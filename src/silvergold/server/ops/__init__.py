"""What operators need: metrics, the log of games, rate limits, the watchdog."""
