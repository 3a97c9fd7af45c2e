"""The table: seats, storage, live updates, bot seats."""
