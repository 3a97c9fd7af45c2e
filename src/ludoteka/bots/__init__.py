"""Bots: they see a concealed state only."""
