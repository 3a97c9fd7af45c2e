"""The rules of A War of Whispers, a file per chapter of the rulebook.

land      5.1 control of regions, 5.4 supply
agents    4   the agent phase
attack    5.3 attack and battle
council   5, 5.2 control of posts and their actions
loyalty   6, 9.4 swapping and exposing tokens
cards     7   windows, payments, what an ability would do
effects   7.2 what the abilities do
course    3, 6 the course of the game
choices   what is legal
secrecy   which options nobody else can count
turn      all decisions together
"""

from ludoteka.games.whispers.rules.choices import legal
from ludoteka.games.whispers.rules.secrecy import hides_options
from ludoteka.games.whispers.rules.turn import apply

__all__ = ["apply", "hides_options", "legal"]
