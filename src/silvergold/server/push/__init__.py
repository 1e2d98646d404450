"""Reminders by Web Push: sealed for one browser, and sent by way of its push service."""
