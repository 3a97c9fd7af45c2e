"""What the boards of Sintra call by a name, for points and beats."""

from ludoteka.core.finale import thing


def part_of(part: str, seat: int, number: int) -> str:
    """A part of a palace; where the palace is drawn small, or not at all, what stands for it."""
    return thing(f"{part}:{seat}:{number + 1}", f"palace:{seat}", f"seat:{seat}")


def on_track(seat: int) -> str:
    return thing(f"track:{seat}", "track")
