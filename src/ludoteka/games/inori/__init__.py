"""Inori: elders, spirits and the Great Tree."""
