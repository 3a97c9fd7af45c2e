"""Skeleton. TODO: one sentence about the game."""
