"""The rules of A War of Whispers, a file per chapter of the rulebook.

land      5.1 control of regions, 5.4 supply
agents    4   the agent phase
attack    5.3 attack and battle
council   5, 5.2 control of posts and their actions
loyalty   6, 9.4 swapping and exposing tokens
cards     7   windows, payments, what an ability would do
effects   7.2 what the abilities do
course    3, 6 the course of the game
turn      all decisions together: `legal` and `apply`
"""
