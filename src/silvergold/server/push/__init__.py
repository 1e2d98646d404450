"""Reminders by Web Push: encrypted for one browser, and sent by way of its push service."""
