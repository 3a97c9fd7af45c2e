"""Nizam and Pearl of the East: slide rows of gems until three of a kind meet."""
