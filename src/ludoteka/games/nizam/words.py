"""How messages name gems and shifts."""

from ludoteka.core.game import Args
from ludoteka.games.nizam.view import letter

DIRECTIONS = (("left", "right"), ("up", "down"))


def gem(kind: int) -> str:
    """The message that names a card."""
    return f"@gem-{letter(kind)}"


def shift_args(shift: int) -> Args:
    """A shift for the reader: row or column, its number from 1, the direction."""
    column, line = divmod(shift // 2, 5)
    return {
        "axis": ("row", "column")[column],
        "number": line + 1,
        "direction": DIRECTIONS[column][shift % 2],
    }
