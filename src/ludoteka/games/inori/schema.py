"""The TOML of a pack of Inori, and what must hold in it."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from ludoteka.core.parts import Pack, Small

COLOUR_NAMES = ("yellow", "blue", "green", "purple", "red", "grey")
Colour = Literal["yellow", "blue", "green", "purple", "red", "grey"]
FEWEST_SPACES, MOST_SPACES = 2, 4
SITE_NAMES = ("T1", "T2", "T3", "T4", "T5", "T6")
FOOT_NAMES = ("F1", "F2", "F3")
CENTRE, SEASON_SLOTS = ("C1", "C2", "C3"), ("N2", "N3", "N4")
PLAYERS = (2, 3, 4)
TOKENS = 15
ELDERS = 7
"""elders of a colour in the box"""
MOST_PLACEMENTS, MOST_CHOICES, MOST_RUNES = 60, 2, 1
"""of a match, and of one space: section 16 counts with them how long a match can be"""
PLAYER_COLOURS = ("black", "brown", "white", "yellow")
WORDS = """
    uk game id_prefix rulebook_player piece_colour pattern opposite_pair cycle
"""
"""for people: how things look, how the cards were designed"""

Few = Annotated[int, msgspec.Meta(ge=0, le=10)]
"""favours, runes or elders of one effect"""


class Effect(msgspec.Struct):
    """What a card space does."""

    type: Literal[
        "gain", "gain_weakest", "rune", "points_distinct", "points_colour", "points_strongest"
    ]
    tokens: list[Colour] = []
    colour: Colour | None = None
    n: Few = 0


class TreeEffect(msgspec.Struct):
    """What a tree space does."""

    type: Literal["gain_any", "points", "rune", "gain_altar", "points_altar", "neutrals"]
    n: Few = 0


class Cost(msgspec.Struct):
    type: Literal["colour", "strongest"]
    colour: Colour | None = None


class AltarCost(msgspec.Struct):
    type: Literal["altar"]


class SpacePart(msgspec.Struct):
    effect: Effect
    cost: Cost | None = None


class Card(msgspec.Struct):
    id: str
    colour: Colour
    full_colour: Colour
    not_full_colour: Colour
    scores_when_not_full: bool
    spaces: list[SpacePart]


class StartCard(Card):
    type: Literal["sun", "moon", "star"]
    set: Literal["2-3", "4"]


class TreeSpace(msgspec.Struct):
    id: str
    effects: list[TreeEffect]
    cost: AltarCost | None = None


class Final(msgspec.Struct):
    first: Small
    second: Small


class AltarSite(msgspec.Struct):
    id: str
    final: Final


class FootSpace(msgspec.Struct):
    id: str
    fed_by_centre_slot: int
    tokens: Few


class ColourPart(msgspec.Struct):
    id: Colour
    tokens: Literal[15]
    """INO-002"""


class RunePart(msgspec.Struct):
    id: str
    kind: Literal["double_favour", "rune_journey", "companion"]
    count: int
    colour: Colour | None = None
    worth: Few = 0


class SetupPart(msgspec.Struct):
    players: int
    elders_per_player: Annotated[int, msgspec.Meta(ge=1, le=ELDERS)]
    elders_at_start: Annotated[int, msgspec.Meta(ge=1, le=ELDERS)]
    reserve_cells: list[int]
    start_card_set: Literal["2-3", "4"]
    second_place_scores_at_end: bool
    first_place_tie_scores_at_end: bool


class NeutralPart(msgspec.Struct):
    pieces: Literal[2]
    """INO-008"""


class Schema(msgspec.Struct):
    setup: list[SetupPart]
    colour: list[ColourPart]
    neutral: NeutralPart
    tree_space: list[TreeSpace]
    altar_site: list[AltarSite]
    foot_space: list[FootSpace]
    rune: list[RunePart]
    start_card: list[StartCard]
    season_card: list[Card]
    journey_card: list[Card]


def read(pack: Pack) -> Schema:
    """The pack as structs; PackError names the card and the line that is wrong."""
    schema = pack.typed(Schema)
    names = [(row, getattr(schema, row)) for row in ("colour", "tree_space", "altar_site")]
    for (table, rows), known in zip(names, (COLOUR_NAMES, SITE_NAMES, SITE_NAMES), strict=True):
        pack.each_once(table, "id", [row.id for row in rows], known)
    pack.each_once("foot_space", "id", [foot.id for foot in schema.foot_space], FOOT_NAMES)
    pack.each_once("setup", "players", [setup.players for setup in schema.setup], PLAYERS)
    for check in (_check_runes, _check_card_groups, _check_cards, _check_tree, _check_setups):
        check(pack, schema)
    pack.confirm(Schema, _facts(schema), WORDS)
    return schema


def _check_count(pack: Pack, table: str, rows: Sequence[object], count: int, rule: str) -> None:
    if len(rows) != count:
        where = f"{table}[{max(0, len(rows) - 1)}]"
        raise pack.error(where, f"{len(rows)} tables, not {count} ({rule})")


def _check_runes(pack: Pack, schema: Schema) -> None:
    """INO-003 One Double Favour and one Rune Journey of each colour, three Companions."""
    seen: Counter[tuple[str, str | None]] = Counter()
    for place, rune in enumerate(schema.rune):
        if (rune.kind == "companion") != (rune.colour is None):
            raise pack.error(f"rune[{place}]", f"{rune.id}: a Companion has no colour, others have")
        if (rune.kind == "double_favour") != (rune.worth > 0):
            what = f"{rune.id}: a Double Favour, and only that, has its worth (INO-102)"
            raise pack.error(f"rune[{place}].worth", what)
        if rune.id in {other.id for other in schema.rune[:place]}:
            raise pack.error(f"rune[{place}].id", f"{rune.id}: there is another rune of this id")
        seen[rune.kind, rune.colour] += rune.count
        expected = 3 if rune.kind == "companion" else 1
        if seen[rune.kind, rune.colour] != expected:
            raise pack.error(f"rune[{place}].count", f"{rune.id}: not {expected} (INO-003)")
    _check_count(pack, "rune", schema.rune, 13, "INO-003")


def _check_card_groups(pack: Pack, schema: Schema) -> None:
    """INO-005 Two start cards of each set and type; INO-007 six journey cards of each colour."""
    _check_count(pack, "start_card", schema.start_card, 12, "INO-005")
    _check_count(pack, "season_card", schema.season_card, 6, "INO-006")
    _check_count(pack, "journey_card", schema.journey_card, 36, "INO-007")
    groups: Counter[tuple[str, str]] = Counter()
    for place, start in enumerate(schema.start_card):
        groups[start.set, start.type] += 1
        if groups[start.set, start.type] > 2:  # noqa: PLR2004 - INO-005
            what = f"{start.id}: a third card of set {start.set} and type {start.type} (INO-005)"
            raise pack.error(f"start_card[{place}]", what)
    colours: Counter[str] = Counter()
    for place, card in enumerate(schema.journey_card):
        colours[card.colour] += 1
        if colours[card.colour] > 6:  # noqa: PLR2004 - INO-007
            what = f"{card.id}: a seventh {card.colour} journey card (INO-007)"
            raise pack.error(f"journey_card[{place}].colour", what)


def _check_cards(pack: Pack, schema: Schema) -> None:
    groups = (
        ("start_card", schema.start_card, False),
        ("season_card", schema.season_card, True),
        ("journey_card", schema.journey_card, False),
    )
    ids: set[str] = set()
    for table, cards, scores in groups:
        for place, card in enumerate(cards):
            where = f"{table}[{place}]"
            if card.id in ids:
                raise pack.error(f"{where}.id", f"{card.id}: there is another card of this id")
            ids.add(card.id)
            if card.scores_when_not_full != scores:
                what = f"{card.id}: only season-change cards score when not full (INO-125)"
                raise pack.error(f"{where}.scores_when_not_full", what)
            _check_spaces(pack, where, card)


def _check_spaces(pack: Pack, where: str, card: Card) -> None:
    """INO-009 Two to four spaces, each with an effect and possibly a cost."""
    if not FEWEST_SPACES <= len(card.spaces) <= MOST_SPACES:
        raise pack.error(f"{where}.spaces", f"{card.id}: {len(card.spaces)} spaces (INO-009)")
    for n, space in enumerate(card.spaces, 1):
        at = f"{card.id}: space {n}"
        cost, effect = space.cost, space.effect
        if cost and (cost.type == "colour") != (cost.colour is not None):
            raise pack.error(f"{where}.spaces", f"{at}: a cost of a colour names it, another not")
        if (effect.type == "gain") != bool(effect.tokens):
            raise pack.error(f"{where}.spaces", f"{at}: a gain, and only a gain, lists its tokens")
        if (effect.type == "points_colour") != (effect.colour is not None):
            raise pack.error(f"{where}.spaces", f"{at}: points_colour, and only that, has a colour")
        if (effect.type in {"gain_weakest", "rune"}) != (effect.n > 0):
            raise pack.error(
                f"{where}.spaces", f"{at}: gain_weakest and rune, and only they, have n"
            )
        if effect.type == "rune" and effect.n > MOST_RUNES:
            raise pack.error(f"{where}.spaces", f"{at}: {effect.n} runes, not one (INO-063)")


def _check_tree(pack: Pack, schema: Schema) -> None:
    for place, space in enumerate(schema.tree_space):
        if not 1 <= len(space.effects) <= 2:  # noqa: PLR2004 - Parts.effect has room for two
            what = f"{space.id}: {len(space.effects)} effects, expected one or two"
            raise pack.error(f"tree_space[{place}].effects", what)
        for effect in space.effects:
            if (effect.type != "points_altar") != (effect.n > 0):
                what = f"{space.id}: every effect but points_altar has n of at least 1"
                raise pack.error(f"tree_space[{place}].effects", what)
        _check_choices(pack, place, space)
    slots = [foot.fed_by_centre_slot for foot in schema.foot_space]
    pack.each_once("foot_space", "fed_by_centre_slot", slots, (1, 2, 3))
    tokens = sum(foot.tokens for foot in schema.foot_space)
    if tokens > TOKENS:
        what = (
            f"{tokens} favours at the foot of the tree, of one colour there are {TOKENS} (INO-016)"
        )
        raise pack.error("foot_space[0].tokens", what)


def _check_choices(pack: Pack, place: int, space: TreeSpace) -> None:
    """INO-089, INO-091, INO-093 Two favours or elders to choose, one rune: no space brings more."""
    chosen = sum(e.n for e in space.effects if e.type in {"gain_any", "neutrals"})
    runes = sum(effect.n for effect in space.effects if effect.type == "rune")
    if chosen > MOST_CHOICES or runes > MOST_RUNES:
        most = f"at most {MOST_CHOICES} and {MOST_RUNES}"
        what = f"{space.id}: {chosen} to choose and {runes} runes, {most}"
        raise pack.error(f"tree_space[{place}].effects", what)


def _check_setups(pack: Pack, schema: Schema) -> None:
    for place, setup in enumerate(schema.setup):
        cells = setup.reserve_cells
        if not set(cells) <= {2, 3, 4} or len(cells) != len(set(cells)):
            raise pack.error(f"setup[{place}].reserve_cells", f"{cells}: cells are 2, 3 and 4")
        if setup.elders_at_start + len(cells) != setup.elders_per_player:
            what = f"{setup.elders_at_start} and {len(cells)} in cells are not all the elders"
            raise pack.error(f"setup[{place}].elders_at_start", what)
        placements = setup.players * sum(_elders_by_season(setup))
        if placements > MOST_PLACEMENTS:
            what = f"{placements} placements in a match, at most {MOST_PLACEMENTS} (section 16)"
            raise pack.error(f"setup[{place}].elders_at_start", what)


def _facts(schema: Schema) -> dict[str, Any]:
    """What follows from the rules and from the rest of the pack."""
    paid = {space.id for space in schema.tree_space if space.cost}
    homes = [s.id for s in schema.tree_space if any(e.type == "neutrals" for e in s.effects)]
    slots = [(name, "centre", 1) for name in CENTRE]
    slots += [(name, "season", int(name[1])) for name in SEASON_SLOTS]
    return {
        "meta": {"players": [min(PLAYERS), max(PLAYERS)], "seasons": 4, "schema_version": 1},
        "counts": _counts(),
        "setup": [{"elders_by_season": _elders_by_season(setup)} for setup in schema.setup],
        "player_colour": [{"id": name, "elders": ELDERS} for name in PLAYER_COLOURS],
        "neutral": {"home": homes[0] if homes else ""},
        "tree_space": [
            {"altar_site": space.id, "single_use": False} for space in schema.tree_space
        ],
        "altar_site": [
            {"tile_side": "cost" if site.id in paid else "plain"} for site in schema.altar_site
        ],
        "foot_space": [{"single_use": True} for _ in FOOT_NAMES],
        "card_slot": [{"id": i, "area": a, "opens_in_season": season} for i, a, season in slots],
        "altar": [
            {"id": f"altar_{colour}", "colour": colour, "sides": ["plain", "cost"]}
            for colour in COLOUR_NAMES
        ],
        "start_card": [{"kind": "start"} for _ in schema.start_card],
        "season_card": [{"kind": "season"} for _ in schema.season_card],
        "journey_card": [{"kind": "journey"} for _ in schema.journey_card],
    }


def _elders_by_season(setup: SetupPart) -> list[int]:
    later = [sum(cell <= season for cell in setup.reserve_cells) for season in range(1, 5)]
    return [setup.elders_at_start + more for more in later]


def _counts() -> dict[str, int]:
    """INO-001 to INO-009 What lies in the box."""
    return {
        "board": 1,
        "favour_tokens": len(COLOUR_NAMES) * TOKENS,
        "favour_tokens_per_colour": TOKENS,
        "runes": 15,
        "altar_tiles": len(COLOUR_NAMES),
        "start_cards": 12,
        "season_cards": 6,
        "journey_cards": 36,
        "journey_cards_per_colour": 6,
        "neutral_elders": 2,
        "score_markers": max(PLAYERS),
        "elders": max(PLAYERS) * ELDERS,
        "elders_per_player_colour": ELDERS,
        "player_tiles": max(PLAYERS),
        "altar_sites": len(SITE_NAMES),
        "foot_spaces": len(FOOT_NAMES),
        "centre_card_slots": len(CENTRE),
        "season_card_slots": len(SEASON_SLOTS),
    }
