"""The board that can be tried on the home page: what its shifts lead to, told by the rules.

`python -m tests.games.nizam.taste` writes it for the page, with a picture of how it begins;
`test_taste.py` checks that both are still true.
"""

import json
import re
from pathlib import Path

from ludoteka.core.match import Match
from ludoteka.games.nizam.actions import LETTERS, SHIFT_NAMES
from ludoteka.games.nizam.arrange import arrange
from ludoteka.games.nizam.pack import GEMS
from ludoteka.games.nizam.story import prospect, shifted
from tests.kit import a_match, arranged, legal

GRID = "RESMB/QTORE/SMTBR/ETQRO/BOMSQ"
HAND = "S"
WEB = Path(__file__).parents[3] / "web/games/nizam"
BOARD, PICTURE = WEB / "taste/board.json", WEB / "taste/picture.svg"


def tasted() -> Match:
    return arranged(a_match("nizam", 2), lambda s, c: arrange(s, c, GRID, HAND))


def paid(match: Match) -> list[str]:
    """The shifts that the hand pays for."""
    return [name for name in SHIFT_NAMES if f"shift {name}" in legal(match)]


def told() -> dict[str, object]:
    match = tasted()
    return {
        "gems": dict(zip(LETTERS, GEMS, strict=True)),
        "grid": GRID.replace("/", ""),
        "hand": HAND,
        "shifts": {name: _leads_to(match, name) for name in paid(match)},
    }


def _leads_to(match: Match, name: str) -> dict[str, object]:
    seen = prospect(shifted(match.state, match.c, SHIFT_NAMES.index(name)), match.c)
    runs = [run.cells for run in seen.runs if run.scores]
    return {"grid": "".join(seen.grid), "points": seen.points, "runs": runs}


# the picture: the small forms of the game's drawings

SIZE, ORIGIN, PITCH, GEM = 384, 54, 55.2, 40
KINDS = "symbol|linearGradient|radialGradient|pattern|clipPath"
DRAWN = re.compile(rf'<({KINDS})\b[^>]*? id="([^"]+)".*?</\1>', re.DOTALL)

ARROWS = (
    '<g fill="#fffaf0"><circle cx="15" cy="192" r="24" stroke="#1f7a52" stroke-width="4"/>'
    '<circle cx="369" cy="192" r="22" opacity=".6"/></g><path fill="none" stroke="#25221c"'
    ' stroke-width="2.4" d="M20 184v16l-12-8zM364 184v16l12-8z"/>'
)
"""of the middle row: the one that is lit, and the other"""


STROKE = re.compile(r"calc\((\S+?)px\*var\(--stroke,1\)\)")
LETTER = re.compile(r'<use [^>]*class="mark-letter"/>')
"""what settings change: a picture has the marks that are usual"""


def _drawings(wanted: list[str]) -> str:
    """These symbols, and all that they refer to."""
    found = DRAWN.finditer((WEB / "symbols.svg").read_text(encoding="utf-8"))
    drawn = {one.group(2): LETTER.sub("", STROKE.sub(r"\1", one.group(0))) for one in found}
    for name in wanted:  # it grows while it is walked through
        wanted += {n for n in re.findall(r"#([\w-]+)", drawn[name]) if n in drawn} - set(wanted)
    return "".join(text for name, text in drawn.items() if name in wanted)


def picture() -> str:
    gems = dict(zip(LETTERS, GEMS, strict=True))
    drawings = _drawings(["nizam-carpet-small", *(f"nizam-{gem}-s" for gem in GEMS)])
    cards, laid = [], []
    for cell, letter in enumerate(GRID.replace("/", "")):
        x, y = (ORIGIN + PITCH * place for place in (cell % 5, cell // 5))
        cards.append(f"M{x + 1.8:.1f} {y + 1.8:.1f}h51.6v51.6h-51.6z")
        by = (PITCH - GEM) / 2
        laid.append(
            f'<use href="#nizam-{gems[letter]}-s" x="{x + by:.1f}" y="{y + by:.1f}"'
            f' width="{GEM}" height="{GEM}"/>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}">{drawings}'
        f'<use href="#nizam-carpet-small" width="{SIZE}" height="{SIZE}"/>'
        f'<path fill="#2b3363" stroke="#4b5590" d="{"".join(cards)}"/>{"".join(laid)}'
        f"{ARROWS}</svg>\n"
    )


def written() -> dict[Path, str]:
    return {BOARD: json.dumps(told()) + "\n", PICTURE: picture()}


if __name__ == "__main__":
    for file, text in written().items():
        file.write_text(text, encoding="utf-8")
