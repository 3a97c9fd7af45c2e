"""The TOML of a pack of Inori, and what must hold in it."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

from ludoteka.core.parts import Pack

COLOUR_NAMES = ("yellow", "blue", "green", "purple", "red", "grey")
Colour = Literal["yellow", "blue", "green", "purple", "red", "grey"]
FEWEST_SPACES, MOST_SPACES = 2, 4


class Effect(msgspec.Struct):
    """What a card space does."""

    type: Literal[
        "gain", "gain_weakest", "rune", "points_distinct", "points_colour", "points_strongest"
    ]
    tokens: list[Colour] = []
    colour: Colour | None = None
    n: int = 0


class TreeEffect(msgspec.Struct):
    """What a tree space does."""

    type: Literal["gain_any", "points", "rune", "gain_altar", "points_altar", "neutrals"]
    n: int = 0


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
    first: int
    second: int


class AltarSite(msgspec.Struct):
    id: str
    final: Final


class FootSpace(msgspec.Struct):
    id: str
    fed_by_centre_slot: int
    tokens: int


class ColourPart(msgspec.Struct):
    id: Colour
    tokens: int


class RunePart(msgspec.Struct):
    id: str
    kind: Literal["double_favour", "rune_journey", "companion"]
    count: int
    colour: Colour | None = None
    worth: int = 0


class SetupPart(msgspec.Struct):
    players: int
    elders_per_player: int
    elders_at_start: int
    reserve_cells: list[int]
    start_card_set: Literal["2-3", "4"]
    second_place_scores_at_end: bool
    first_place_tie_scores_at_end: bool


class NeutralPart(msgspec.Struct):
    pieces: int


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


def check_pack(pack: Pack, schema: Schema) -> None:
    for check in (_check_counts, _check_card_groups, _check_cards, _check_tree, _check_setups):
        check(pack, schema)


def _check_count(pack: Pack, table: str, rows: Sequence[object], count: int, rule: str) -> None:
    if len(rows) != count:
        where = f"{table}[{max(0, len(rows) - 1)}]"
        raise pack.error(where, f"{len(rows)} tables, not {count} ({rule})")


def _check_counts(pack: Pack, schema: Schema) -> None:
    _check_count(pack, "colour", schema.colour, 6, "INO-002")
    _check_count(pack, "tree_space", schema.tree_space, 6, "INO-081")
    _check_count(pack, "altar_site", schema.altar_site, 6, "INO-081")
    _check_count(pack, "foot_space", schema.foot_space, 3, "INO-095")
    for place, (part, name) in enumerate(zip(schema.colour, COLOUR_NAMES, strict=True)):
        if part.id != name:
            raise pack.error(f"colour[{place}].id", f"{part.id!r}, expected {name!r}")
        if part.tokens != 15:  # noqa: PLR2004 - INO-002
            raise pack.error(f"colour[{place}].tokens", f"{part.tokens}, not 15 (INO-002)")
    _check_runes(pack, schema)


def _check_runes(pack: Pack, schema: Schema) -> None:
    """INO-003 One Double Favour and one Rune Journey of each colour, three Companions."""
    seen: Counter[tuple[str, str | None]] = Counter()
    for place, rune in enumerate(schema.rune):
        if (rune.kind == "companion") != (rune.colour is None):
            raise pack.error(f"rune[{place}]", f"{rune.id}: a Companion has no colour, others have")
        seen[rune.kind, rune.colour] += rune.count
        expected = 3 if rune.kind == "companion" else 1
        if seen[rune.kind, rune.colour] != expected:
            raise pack.error(f"rune[{place}].count", f"{rune.id}: not {expected} (INO-003)")
    _check_count(pack, "rune", schema.rune, 13, "INO-003")
    if schema.neutral.pieces != 2:  # noqa: PLR2004 - INO-008
        raise pack.error("neutral.pieces", f"{schema.neutral.pieces}, not 2 (INO-008)")


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
        if effect.type in {"gain_weakest", "rune"} and effect.n < 1:
            raise pack.error(f"{where}.spaces", f"{at}: {effect.type} needs n of at least 1")


def _check_tree(pack: Pack, schema: Schema) -> None:
    for place, space in enumerate(schema.tree_space):
        if not 1 <= len(space.effects) <= 2:  # noqa: PLR2004 - Parts.effect has room for two
            what = f"{space.id}: {len(space.effects)} effects, expected one or two"
            raise pack.error(f"tree_space[{place}].effects", what)
        for effect in space.effects:
            if effect.type != "points_altar" and effect.n < 1:
                what = f"{space.id}: {effect.type} needs n of at least 1"
                raise pack.error(f"tree_space[{place}].effects", what)
    slots = [foot.fed_by_centre_slot for foot in schema.foot_space]
    if sorted(slots) != [1, 2, 3]:
        raise pack.error("foot_space[0].fed_by_centre_slot", f"slots {slots}, expected 1 to 3")


def _check_setups(pack: Pack, schema: Schema) -> None:
    players = [setup.players for setup in schema.setup]
    if players != [2, 3, 4]:
        raise pack.error("setup[0].players", f"rows for {players} players, expected 2 to 4")
    for place, setup in enumerate(schema.setup):
        cells = setup.reserve_cells
        if not set(cells) <= {2, 3, 4} or len(cells) != len(set(cells)):
            raise pack.error(f"setup[{place}].reserve_cells", f"{cells}: cells are 2, 3 and 4")
        if setup.elders_at_start + len(cells) != setup.elders_per_player:
            what = f"{setup.elders_at_start} and {len(cells)} in cells are not all the elders"
            raise pack.error(f"setup[{place}].elders_at_start", what)
