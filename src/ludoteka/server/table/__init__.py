"""A table: its log, the commands that lead to entries, their fold, and what may be seen of it."""
