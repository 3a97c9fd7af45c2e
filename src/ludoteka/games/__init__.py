"""The games: one folder each, everything about one game and nothing about another."""
