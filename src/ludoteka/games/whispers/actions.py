"""The action table (rules.md, section 11.1); the kinds that random play asks most come first."""

from ludoteka.core.actions import Actions, argument, kind
from ludoteka.games.whispers.names import CARDS, DEEDS, EMPIRES, LINES, POSTS, REGIONS, SWAPS

MOST = 20
"""no number of banners is greater: all of one empire"""

_region = argument("region", REGIONS)
_place = argument("place", POSTS + REGIONS)

ACTIONS = Actions(
    kind("place", _region),  # one banner: add, Subjugate, Populate, redistribute, Disperse
    kind("act", argument("deed", DEEDS)),
    kind("none"),
    kind("target", _region),
    kind("number", argument("number", tuple(str(n + 1) for n in range(MOST)))),
    kind("fight"),
    kind("done"),
    kind("play", argument("card", CARDS), argument("line", LINES)),
    kind("pay", argument("card", CARDS)),
    kind("deploy", _place),
    kind("source", _region),
    kind("post", argument("post", POSTS)),  # where an agent goes, or whose action is taken
    kind("from", _region),
    kind("to", _region),
    kind("region", _region),
    kind("destroy", _region),
    kind("empire", argument("empire", EMPIRES)),
    kind("lift", _region),
    kind("remove", _place),
    kind("discard", argument("card", CARDS)),
    kind("keep"),
    kind("swap", argument("slots", SWAPS)),
    kind("expose", argument("empire", EMPIRES)),
)
PLACE = ACTIONS.first("place")
ACT = ACTIONS.first("act")
NONE = ACTIONS.first("none")
TARGET = ACTIONS.first("target")
NUMBER = ACTIONS.first("number")
FIGHT = ACTIONS.first("fight")
DONE = ACTIONS.first("done")
PLAY = ACTIONS.first("play")
PAY = ACTIONS.first("pay")
DEPLOY = ACTIONS.first("deploy")
SOURCE = ACTIONS.first("source")
POST = ACTIONS.first("post")
FROM = ACTIONS.first("from")
TO = ACTIONS.first("to")
REGION = ACTIONS.first("region")
DESTROY = ACTIONS.first("destroy")
EMPIRE = ACTIONS.first("empire")
LIFT = ACTIONS.first("lift")
REMOVE = ACTIONS.first("remove")
DISCARD = ACTIONS.first("discard")
KEEP = ACTIONS.first("keep")
SWAP = ACTIONS.first("swap")
EXPOSE = ACTIONS.first("expose")
