"""What people ask a bot: chances, hints, analyses."""
