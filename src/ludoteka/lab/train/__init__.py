"""Self-play training: the same rules, thousands of matches side by side, a network in PyTorch.

recipe.py        what is trained, and how: `bots.toml` of each game
starts.py        the settings that matches are started with
advantages.py    how much better each decision was than expected, seat by seat
network.py       the network;  ppo.py  the learner;  trainer.py  the run, with checkpoints
course.py        how the run went;  curves.py  drawn
gauge.py         strength while training;  beside.py  against a bot, on other cores
"""
