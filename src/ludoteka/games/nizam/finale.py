"""The end of a match: the last deck, then run by run; the necklaces in Pearl of the East."""

from ludoteka.core.finale import Beat, gains, thing, worth_telling
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.state import BONUS, DECK_RAN_OUT, NIZAM, SOURCES, TASKS_DONE, State
from ludoteka.games.nizam.story import SOURCE_NAMES


def finale(s: State, c: Parts) -> list[Beat]:
    beats = _runs(s) if s.form == NIZAM else _necklaces(s)
    return worth_telling(beats)


def _marker(seat: int) -> str:
    return thing(f"marker:{seat}", f"seat:{seat}")


def _runs(s: State) -> list[Beat]:
    """NIZ-190 The deck ran out for the last time; NIZ-161, NIZ-164 what the runs have brought."""
    last = [Beat("finale-lamps", "NIZ-190", shows=[thing("lamps", "deck")])]
    counted = [
        Beat(
            name.replace("source", "finale"),
            "NIZ-164" if source == BONUS else "NIZ-161",
            [name],
            gains((seat, s.earned[seat, source], _marker(seat)) for seat in range(s.seats)),
        )
        for source, name in zip(range(SOURCES), SOURCE_NAMES, strict=True)
    ]
    return (last if s.ending == DECK_RAN_OUT else []) + counted


def _necklaces(s: State) -> list[Beat]:
    """NIZ-330 All completed tasks; NIZ-350 the one that ended the match comes last."""
    seats = range(s.seats)
    at = [thing(f"necklace:{seat}", f"seat:{seat}") for seat in seats]
    won = [s.ending == TASKS_DONE and s.tasks[seat] == 0 for seat in seats]
    strung = gains((seat, s.pile_size[seat] - won[seat], at[seat]) for seat in seats)
    last = [
        Beat(
            "finale-pearl",
            "NIZ-350",
            ["source-tasks"],
            gains([(seat, 1, at[seat])]),
            args={"seat": seat},
        )
        for seat in seats
        if won[seat]
    ]
    return [Beat("finale-necklaces", "NIZ-330", ["source-tasks"], strung), *last]
