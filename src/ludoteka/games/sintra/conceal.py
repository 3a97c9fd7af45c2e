"""What a seat cannot know: only the future (rules.md, section 16)."""

from ludoteka.core.rule import rule
from ludoteka.games.sintra.parts import Parts
from ludoteka.games.sintra.state import State


@rule
def conceal(s: State, c: Parts, seat: int) -> None:
    """SIN-R09 All is open, also the colours in bag and tower; the fresh key is another future."""
