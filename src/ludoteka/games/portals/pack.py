"""What a pack of Portals must say, and the checks that name the card and the line."""

from collections.abc import Sequence

import msgspec

from ludoteka.core.parts import Pack

LETTERS = "AEFWT"
HOLES = 4
GRID = 3
SIDE = 5
SIGN_CELLS = 5
COUNTS = {
    "element": 5,
    "board": 4,
    "key_deck": 3,
    "key_card": 36,
    "secret_sign": 20,
    "solo_tier": 3,
}


class Element(msgspec.Struct):
    id: str
    letter: str
    index: int
    stones: int
    stones_solo: int


class BoardFace(msgspec.Struct):
    rows: list[str]


class Board(msgspec.Struct):
    id: str
    index: int
    basic: BoardFace
    advanced: BoardFace


class KeyDeck(msgspec.Struct):
    id: str
    cards: int


class KeyCard(msgspec.Struct):
    number: int
    colour: str
    stones: int
    grid: list[str]


class SecretSign(msgspec.Struct):
    id: int
    grid: list[str]


class MatchTable(msgspec.Struct):
    vp: list[int]
    adjacency_vp_per_pair: int
    sign_vp: int
    sign_penalty: int


class Limits(msgspec.Struct):
    max_key_cards_in_front: int
    key_display_per_deck: int
    stones_per_source_per_round: int
    markers_per_source_per_player: int
    signs_dealt: int
    solo_turns: int
    solo_open_signs: int


class SoloTier(msgspec.Struct):
    id: str
    min: int


class MetaPart(msgspec.Struct):
    rounds: int


class Schema(msgspec.Struct):
    meta: MetaPart
    element: list[Element]
    match_table: MatchTable
    limits: Limits
    board: list[Board]
    key_deck: list[KeyDeck]
    key_card: list[KeyCard]
    secret_sign: list[SecretSign]
    solo_tier: list[SoloTier]


def check_pack(pack: Pack, schema: Schema) -> None:
    for check in (
        _check_counts,
        _check_elements,
        _check_boards,
        _check_keys,
        _check_signs,
        _check_limits,
        _check_supply,
    ):
        check(pack, schema)


def _check_counts(pack: Pack, schema: Schema) -> None:
    for name, count in COUNTS.items():
        rows = getattr(schema, name)
        if len(rows) != count:
            place = f"{name}[{max(0, len(rows) - 1)}]"
            raise pack.error(place, f"{len(rows)} of them, not {count}")


def _check_elements(pack: Pack, schema: Schema) -> None:
    for place, element in enumerate(schema.element):
        if (element.index, element.letter) != (place, LETTERS[place]):
            expected = f"expected {place} and {LETTERS[place]!r}"
            raise pack.error(
                f"element[{place}]", f"index {element.index}, letter {element.letter!r}, {expected}"
            )
        for name, count in (("stones", element.stones), ("stones_solo", element.stones_solo)):
            if not 0 <= count <= 100:  # noqa: PLR2004 - fits a count of stones
                raise pack.error(f"element[{place}].{name}", f"{count} stones")


def _check_boards(pack: Pack, schema: Schema) -> None:
    """POR-003 Every side of a board has 25 cells, each of one element's colour."""
    for place, board in enumerate(schema.board):
        if board.index != place:
            raise pack.error(f"board[{place}].index", f"{board.index}, expected {place}")
        for name, face in (("basic", board.basic), ("advanced", board.advanced)):
            where = f"board[{place}].{name}.rows"
            cells = sum(map(len, face.rows))
            if len(face.rows) != SIDE or any(len(row) != SIDE for row in face.rows):
                raise pack.error(where, f"board {board.id} has {cells} cells, not 5 rows of 5")
            _check_letters(pack, where, f"board {board.id}", face.rows, LETTERS)


def _check_letters(pack: Pack, where: str, what: str, rows: Sequence[str], known: str) -> None:
    for letter in "".join(rows):
        if letter not in known:
            raise pack.error(where, f"{what}: {letter!r} is none of {' '.join(known)}")


def _check_keys(pack: Pack, schema: Schema) -> None:
    """POR-002 36 keys with the numbers 1-36, twelve of each deck, 2-4 stone cells in a 3x3 grid."""
    decks = [deck.id for deck in schema.key_deck]
    for place, key in enumerate(schema.key_card):
        where = f"key_card[{place}]"
        _check_number(
            pack, f"{where}.number", key.number, [k.number for k in schema.key_card[:place]], 36
        )
        if key.colour not in decks:
            raise pack.error(f"{where}.colour", f"key {key.number}: no deck {key.colour!r}")
        _check_figure(pack, where, key)
    for place, deck in enumerate(schema.key_deck):
        count = sum(key.colour == deck.id for key in schema.key_card)
        if count != deck.cards:
            raise pack.error(
                f"key_deck[{place}].cards", f"{deck.id} has {count} keys, not {deck.cards}"
            )


def _check_number(pack: Pack, where: str, number: int, earlier: Sequence[int], most: int) -> None:
    if number in earlier:
        raise pack.error(where, f"the number {number} is there twice")
    if not 1 <= number <= most:
        raise pack.error(where, f"{number} is not one of 1 to {most}")


def _check_figure(pack: Pack, where: str, key: KeyCard) -> None:
    rows, name = key.grid, f"key {key.number}"
    if len(rows) != GRID or any(len(row) != GRID for row in rows):
        raise pack.error(f"{where}.grid", f"{name}: its figure is outside its grid of 3 rows of 3")
    _check_letters(pack, f"{where}.grid", name, rows, "#.")
    holes = "".join(rows).count("#")
    if not 1 <= holes <= HOLES or holes != key.stones:
        raise pack.error(
            f"{where}.stones", f"{name}: {holes} stone cells drawn, {key.stones} named"
        )


def _check_signs(pack: Pack, schema: Schema) -> None:
    for place, sign in enumerate(schema.secret_sign):
        where, name = f"secret_sign[{place}]", f"sign {sign.id}"
        _check_number(pack, f"{where}.id", sign.id, [x.id for x in schema.secret_sign[:place]], 20)
        if not 1 <= len(sign.grid) <= SIDE or any(len(row) > SIDE for row in sign.grid):
            raise pack.error(
                f"{where}.grid", f"{name}: its figure does not fit a board of 5 rows of 5"
            )
        _check_letters(pack, f"{where}.grid", name, sign.grid, LETTERS + ".")
        stones = sum(letter != "." for letter in "".join(sign.grid))
        if not 1 <= stones <= SIGN_CELLS:
            raise pack.error(f"{where}.grid", f"{name}: {stones} stones, not 1 to {SIGN_CELLS}")


def _check_limits(pack: Pack, schema: Schema) -> None:
    """The limits that the records have room for; POR-042 every stone of a source has a marker."""
    limits = schema.limits
    most = {
        "max_key_cards_in_front": (limits.max_key_cards_in_front, 1, 4),
        "key_display_per_deck": (limits.key_display_per_deck, 1, 2),
        "markers_per_source_per_player": (limits.markers_per_source_per_player, 1, 3),
        "signs_dealt": (limits.signs_dealt, 3, 3),
        "solo_turns": (limits.solo_turns, SIDE * SIDE, SIDE * SIDE),
        "solo_open_signs": (limits.solo_open_signs, 1, 20),
    }
    for name, (value, least, greatest) in most.items():
        if not least <= value <= greatest:
            raise pack.error(f"limits.{name}", f"{value} is not one of {least} to {greatest}")
    if limits.stones_per_source_per_round != 2 * limits.markers_per_source_per_player:
        raise pack.error(
            "limits.stones_per_source_per_round",
            f"{limits.stones_per_source_per_round} stones for two players' markers",
        )
    if len(schema.match_table.vp) != HOLES + 1:
        raise pack.error("match_table.vp", f"{len(schema.match_table.vp)} values, not {HOLES + 1}")


def _check_supply(pack: Pack, schema: Schema) -> None:
    """POR-144 The solo stones cover the prediction board; the bag never runs short (section 18)."""
    solo = sum(element.stones_solo for element in schema.element)
    if solo != schema.limits.solo_turns:
        raise pack.error("element[0].stones_solo", f"{solo} stones in all for 25 cells")
    needed = 4 * schema.meta.rounds * schema.limits.stones_per_source_per_round
    if sum(element.stones for element in schema.element) < needed:
        raise pack.error("element[0].stones", f"four players draw {needed} stones")
