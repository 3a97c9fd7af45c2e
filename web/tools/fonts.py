"""The letters of the page, cut from the fonts in node_modules: `python tools/fonts.py`.

Needs fonttools and brotli; what it writes (`art/fonts/`) is kept with the sources, for fonts
hardly ever change. One file has the letters of all languages of the page, so that each needs as
many. A file is of one weight: two of them are smaller than one with all weights between. What is
not in these files, such as a name in another alphabet, comes from the whole fonts
(`art/fonts.css`).
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).parents[1]
FONTS = WEB / "node_modules/@fontsource-variable"
SCRIPTS = {
    "latin": "".join(map(chr, range(0x20, 0x7F))) + "\u00a0«»·×–—‘’‚“”„…•−",
    "cyrillic": "".join(map(chr, range(0x410, 0x450))) + "ЁёЄєІіЇїҐґ№",
}
CUTS = {
    "golos-text": ("golos-text", "normal", 400),
    "golos-text-bold": ("golos-text", "normal", 620),
    "literata": ("literata", "normal", 600),
    "literata-italic": ("literata", "italic", 400),
}
"""what it is called -> the font, its style, its weight"""
KEPT = ["kern", "tnum"]
DROPPED = ["vhea", "vmtx", "VVAR", "STAT"]
"""of vertical text, and names of weights; what says how to smooth letters stays"""


def cut(source: Path, letters: str, weight: int) -> TTFont:
    font = TTFont(source)
    assert set(map(ord, letters)) <= set(font.getBestCmap()), source
    options = Options(notdef_outline=False)
    options.layout_features, options.name_IDs = KEPT, [1, 2, 13, 14]
    options.drop_tables += DROPPED
    cutter = Subsetter(options)
    cutter.populate(text=letters)
    cutter.subset(font)
    return instantiateVariableFont(font, {"wght": weight})


def main() -> None:
    for name, (family, style, weight) in CUTS.items():
        with TemporaryDirectory() as folder:
            parts = [f"{folder}/{script}" for script in SCRIPTS]
            for part, (script, letters) in zip(parts, SCRIPTS.items(), strict=True):
                source = FONTS / family / "files" / f"{family}-{script}-wght-{style}.woff2"
                cut(source, letters, weight).save(part)
            font = Merger().merge(parts)
        font.flavor = "woff2"
        font.save(WEB / "art/fonts" / f"{name}.woff2")


if __name__ == "__main__":
    main()
