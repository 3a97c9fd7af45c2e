"""Azul: Stained Glass of Sintra."""
