"""The tables of a pack, and what must hold in them."""

from collections.abc import Sequence

import msgspec

from ludoteka.core.parts import Pack
from ludoteka.games.whispers.names import (
    ABILITIES,
    CARDS,
    DEEDS,
    EFFECTS,
    EMPIRES,
    LINES,
    POSITIONS,
    REGIONS,
    SLOTS,
    SOCIETIES,
)

BANNERS = 20
"""WOW-003 banners of one empire: the largest number of the action table"""
KINDS = ("add", "draw", "attack", "move_agent")
SYMBOLS = ("", "farm", "fort")
WINDOWS = ("before", "target", "force", "after")
WHERE = ("", "city", "empty", "empty_no_city_no_fort")
MOST_ACTIONS = 4
PLAYERS = [2, 3, 4]
SMALL = 100
"""no number of the pack is greater"""


class Rules(msgspec.Struct):
    rounds: int
    supply_limit: int
    supply_limit_farm: int
    hand_limit_discard_phase: int
    banners_per_empire: int
    cards_per_empire: int
    agents_per_society: int
    fort_losses_on_entry: int
    agents_removed_from_round_2: int
    max_region_agents_per_player: int
    keep_secrets_bonus_per_unrevealed_token: int


class PlayerCount(msgspec.Struct):
    players: int
    agents_placed_per_round: int


class Named(msgspec.Struct):
    id: str


class Slot(msgspec.Struct):
    id: str
    multiplier: int


class Deed(msgspec.Struct):
    id: str
    kind: str
    amount: int = 0
    per: str = ""
    each: int = 0
    group: int = 0


class Council(msgspec.Struct):
    empire: str
    position: str
    actions: list[str]


class Region(msgspec.Struct):
    id: str
    empire: str
    farm: int
    fort: int
    city: int
    start_banners: int
    adjacent: list[str]


class DisputedBorder(msgspec.Struct):
    default: tuple[str, str]
    alternative: tuple[str, str]


class Ability(msgspec.Struct):
    id: str
    cost: list[str]
    windows: list[str]
    effect: str
    amount: int = 0
    where: str = ""


class Card(msgspec.Struct):
    id: str
    empire: str
    partner: str
    copies: int
    abilities: list[str]


class Schema(msgspec.Struct):
    rules: Rules
    player_count: list[PlayerCount]
    society: list[Named]
    loyalty_slot: list[Slot]
    empire: list[Named]
    position: list[Named]
    action: list[Deed]
    council: list[Council]
    region: list[Region]
    disputed_border: list[DisputedBorder]
    ability: list[Ability]
    card: list[Card]


def check_pack(pack: Pack, schema: Schema) -> None:
    """PackError at the first table that is wrong."""
    _check_names(pack, schema)
    _check_numbers(pack, schema)
    _check_councils(pack, schema)
    for place, region in enumerate(schema.region):
        _check_region(pack, schema, place, region)
    _check_start(pack, schema)
    _check_disputed_border(pack, schema)
    for place, ability in enumerate(schema.ability):
        _check_ability(pack, place, ability)
    for place, card in enumerate(schema.card):
        _check_card(pack, schema, place, card)
    _check_decks(pack, schema)


def _check_names(pack: Pack, schema: Schema) -> None:
    tables: dict[
        str, tuple[Sequence[Named | Slot | Deed | Region | Ability | Card], tuple[str, ...]]
    ]
    tables = {
        "society": (schema.society, SOCIETIES),
        "loyalty_slot": (schema.loyalty_slot, SLOTS),
        "empire": (schema.empire, EMPIRES),
        "position": (schema.position, POSITIONS),
        "action": (schema.action, DEEDS),
        "region": (schema.region, REGIONS),
        "ability": (schema.ability, ABILITIES),
        "card": (schema.card, CARDS),
    }
    for table, (rows, known) in tables.items():
        for place, (row, name) in enumerate(zip(rows, known, strict=False)):
            if row.id != name:
                raise pack.error(f"{table}[{place}].id", f"{row.id!r}, expected {name!r}")
        if len(rows) != len(known):
            raise pack.error(f"{table}[{len(rows) - 1}]", f"{len(rows)} tables, not {len(known)}")


def _check_numbers(pack: Pack, schema: Schema) -> None:
    for name, value in msgspec.structs.asdict(schema.rules).items():
        if not 0 <= value <= SMALL:
            raise pack.error(f"rules.{name}", f"{value} is out of range")
    if not 0 < schema.rules.banners_per_empire <= BANNERS:
        count = schema.rules.banners_per_empire
        raise pack.error(
            "rules.banners_per_empire", f"{count} banners, at most {BANNERS} (WOW-003)"
        )
    players = [row.players for row in schema.player_count]
    if players != PLAYERS:
        raise pack.error("player_count[0]", f"rows for {players} players, expected {PLAYERS}")
    for place, deed in enumerate(schema.action):
        if deed.kind not in KINDS:
            raise pack.error(f"action[{place}].kind", f"unknown kind {deed.kind!r}")
        if deed.per not in SYMBOLS:
            raise pack.error(f"action[{place}].per", f"unknown symbol {deed.per!r}")


def _check_councils(pack: Pack, schema: Schema) -> None:
    """WOW-040 Each empire's council has its four positions, once each."""
    for empire in EMPIRES:
        rows = [(p, row) for p, row in enumerate(schema.council) if row.empire == empire]
        found = [row.position for _, row in rows]
        if found != list(POSITIONS):
            place = rows[-1][0] if rows else len(schema.council) - 1
            raise pack.error(
                f"council[{place}]", f"the council of {empire} has {found}, not {list(POSITIONS)}"
            )
    for place, row in enumerate(schema.council):
        if row.empire not in EMPIRES:
            raise pack.error(f"council[{place}].empire", f"unknown empire {row.empire!r}")
        unknown = [deed for deed in row.actions if deed not in DEEDS]
        if unknown:
            raise pack.error(f"council[{place}].actions", f"unknown action {unknown[0]!r}")
        if not 0 < len(row.actions) <= MOST_ACTIONS:
            raise pack.error(f"council[{place}].actions", f"{len(row.actions)} actions")


def _check_region(pack: Pack, schema: Schema, place: int, region: Region) -> None:
    where = f"region[{place}]"
    if region.empire not in EMPIRES:
        raise pack.error(f"{where}.empire", f"unknown empire {region.empire!r}")
    for symbol in ("farm", "fort", "city"):
        if getattr(region, symbol) not in {0, 1}:
            raise pack.error(f"{where}.{symbol}", f"{getattr(region, symbol)}, expected 0 or 1")
    neighbours = {r.id: r.adjacent for r in schema.region}
    for other in region.adjacent:
        if other not in neighbours:
            raise pack.error(f"{where}.adjacent", f"a border to an unknown region {other!r}")
        if region.id not in neighbours[other] or other == region.id:
            raise pack.error(f"{where}.adjacent", f"{other} does not name {region.id} in turn")


def _check_start(pack: Pack, schema: Schema) -> None:
    """WOW-003 An empire starts with no more banners than it has."""
    left = dict.fromkeys(EMPIRES, schema.rules.banners_per_empire)
    for place, region in enumerate(schema.region):
        left[region.empire] -= region.start_banners
        if region.start_banners < 0 or left[region.empire] < 0:
            raise pack.error(
                f"region[{place}].start_banners",
                f"more than {schema.rules.banners_per_empire} banners of {region.empire} (WOW-003)",
            )


def _check_disputed_border(pack: Pack, schema: Schema) -> None:
    if len(schema.disputed_border) != 1:
        raise pack.error("disputed_border[0]", f"{len(schema.disputed_border)} tables, not 1")
    border = schema.disputed_border[0]
    for name, (a, b) in (("default", border.default), ("alternative", border.alternative)):
        for region in (a, b):
            if region not in REGIONS:
                raise pack.error(f"disputed_border[0].{name}", f"unknown region {region!r}")
        stands = b in schema.region[REGIONS.index(a)].adjacent
        if stands != (name == "default"):
            raise pack.error(f"disputed_border[0].{name}", f"{a}-{b}: the regions say otherwise")


def _check_ability(pack: Pack, place: int, ability: Ability) -> None:
    where = f"ability[{place}]"
    if ability.effect not in EFFECTS:
        raise pack.error(f"{where}.effect", f"unknown effect {ability.effect!r}")
    if ability.where not in WHERE:
        raise pack.error(f"{where}.where", f"unknown place {ability.where!r}")
    for window in ability.windows:
        if window not in WINDOWS:
            raise pack.error(f"{where}.windows", f"unknown window {window!r}")
    if len(ability.cost) not in {1, 2} or any(e not in EMPIRES for e in ability.cost):
        raise pack.error(f"{where}.cost", f"{ability.cost}: one or two empires (WOW-130)")
    if not 0 <= ability.amount <= BANNERS:
        raise pack.error(f"{where}.amount", f"{ability.amount} is out of range")


def _check_card(pack: Pack, schema: Schema, place: int, card: Card) -> None:
    costs = {ability.id: ability.cost for ability in schema.ability}
    for ability in card.abilities:
        if ability not in costs:
            raise pack.error(f"card[{place}].abilities", f"unknown ability {ability!r}")
        if card.empire not in costs[ability]:
            raise pack.error(
                f"card[{place}].abilities", f"{ability} cannot be paid with this card (WOW-131)"
            )
    if len(card.abilities) != len(LINES):
        raise pack.error(f"card[{place}].abilities", f"{len(card.abilities)} abilities, not 3")
    if card.id != f"{card.empire}-{card.partner}":
        raise pack.error(f"card[{place}].empire", f"{card.empire}, {card.partner}: not {card.id}")


def _check_decks(pack: Pack, schema: Schema) -> None:
    """WOW-002 Eight cards per empire."""
    for empire in EMPIRES:
        rows = [(place, card) for place, card in enumerate(schema.card) if card.empire == empire]
        count = sum(card.copies for _, card in rows)
        if count != schema.rules.cards_per_empire or any(card.copies < 0 for _, card in rows):
            raise pack.error(
                f"card[{rows[0][0]}].copies",
                f"{count} cards of {empire}, not {schema.rules.cards_per_empire} (WOW-002)",
            )
