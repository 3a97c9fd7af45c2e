"""Inori's action table (the canonical actions of rules.md, section 11.2).

The last four kinds have one option whenever they come up: `settle` carries them out, so that the
end of a season and the final scoring are told and shown card by card, altar by altar.
"""

from ludoteka.core.actions import Actions, argument, kind
from ludoteka.games.inori.parts import SEASON_CARDS
from ludoteka.games.inori.schema import CENTRE, COLOUR_NAMES, FOOT_NAMES, SEASON_SLOTS, SITE_NAMES

SLOT_NAMES = (*CENTRE, *SEASON_SLOTS)
CARD_SPACE_NAMES = tuple(f"{slot}.{n + 1}" for slot in SLOT_NAMES for n in range(4))
SPACE_NAMES = (*CARD_SPACE_NAMES, *SITE_NAMES, *FOOT_NAMES)
PIECE_NAMES = ("0", "1", "2", "3", "neutral")
PIECES = len(PIECE_NAMES)
MEANS = ("token", "rune")

_colour = argument("colour", COLOUR_NAMES)
_card_space = argument("space", CARD_SPACE_NAMES)

ACTIONS = Actions(
    kind("place", argument("space", SPACE_NAMES)),
    kind("pay", argument("means", MEANS), _colour),
    kind("altar", _colour),
    kind("weakest", _colour),
    kind("gain", _colour),
    kind("neutral", _card_space),
    kind("reveal", _colour),
    kind("done"),
    kind("stand_down"),
    kind("play_journey", _colour),
    kind("place_companion", argument("space", (*CARD_SPACE_NAMES, *SITE_NAMES))),
    kind("season_card", argument("card", [str(n + 1) for n in range(SEASON_CARDS)])),
    kind("target", _card_space),
    kind("source", _card_space, argument("piece", PIECE_NAMES)),
    kind("check", argument("slot", SLOT_NAMES)),
    kind("return_elders"),
    kind("draw_season_cards"),
    kind("award", argument("site", SITE_NAMES)),
)
PLACE = ACTIONS.first("place")
PAY_TOKEN = ACTIONS.first("pay")
PAY_RUNE = PAY_TOKEN + len(COLOUR_NAMES)
ALTAR = ACTIONS.first("altar")
WEAKEST = ACTIONS.first("weakest")
GAIN = ACTIONS.first("gain")
NEUTRAL = ACTIONS.first("neutral")
REVEAL = ACTIONS.first("reveal")
DONE = ACTIONS.first("done")
STAND_DOWN = ACTIONS.first("stand_down")
PLAY_JOURNEY = ACTIONS.first("play_journey")
PLACE_COMPANION = ACTIONS.first("place_companion")
SEASON_CARD = ACTIONS.first("season_card")
TARGET = ACTIONS.first("target")
SOURCE = ACTIONS.first("source")
CHECK = ACTIONS.first("check")
RETURN = ACTIONS.first("return_elders")
DRAW_CARDS = ACTIONS.first("draw_season_cards")
AWARD = ACTIONS.first("award")
