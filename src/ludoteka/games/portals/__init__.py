"""Portals: shared boards and sources, key cards, spells and secret signs, 1-4 seats."""
