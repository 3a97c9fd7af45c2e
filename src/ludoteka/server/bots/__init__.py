"""Bots at tables: who decides for their seats, and who advises people."""
