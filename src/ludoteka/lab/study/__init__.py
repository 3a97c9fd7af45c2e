"""Studies: thousands of matches of a setting, and what they say about the game.

play.py     matches with what happened in them, compiled for plain bots;  items.py  what can be used
summary.py  counts, intervals, many comparisons;  study.py  the work spread and put together
page.py     the report as a page and as Markdown
"""
