"""Names and words of people: what may stand in them, and which two look the same."""

import unicodedata

from ludoteka.server.errors import Refusal

NAME_LENGTH = 24
LOOKED_AT = 256
"""letters of a name, however it is written: to order marks takes the square of their number"""
MARKS_IN_A_ROW = 2
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    chr(c) for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0F)) for c in range(first, last + 1)
)
"""letters and marks that are drawn as nothing; format characters (Cf) are dropped with them"""
LOOKS_LIKE = str.maketrans(
    "авекмнорстухіјѕԁһԛԝьгзѵ" "αβεηικνορτυχγω" "օոսհ" "ɑɡɩøđħŧ" "013i|ıł",
    "abekmhopctyxljsdhqwbr3v" "abenlkvoptuxyw" "onuh" "aglodht" "ol3llll",
)  # fmt: skip
"""small letters and digits that one takes for another at a glance"""
LARGE = str.maketrans("ΗΜΝΥΖ", "HMNYZ")
"""letters that look like another only while they are large"""
PAIRS = (("rn", "m"), ("vv", "w"))


def is_plain(text: str) -> bool:
    """Nothing in it steers a terminal, ends a line or stands for half a character."""
    return not any(unicodedata.category(c) in {"Cc", "Cs", "Zl", "Zp"} for c in text)


def clean(text: str, most: int, code: str) -> str:
    """A text of people without control characters, trimmed; refused when empty or too long."""
    kept = "".join(c for c in text if unicodedata.category(c)[0] != "C" or c in "\n\t\u200c\u200d")
    kept = " ".join(kept.split())
    if not 0 < len(kept) <= most:
        raise Refusal(code, {"most": most})
    return kept


def clean_name(name: str) -> str:
    """A name that can be read and said: what nobody sees is dropped, what steers is refused."""
    if len(name) > LOOKED_AT or not is_plain(name.replace("\n", " ").replace("\t", " ")):
        raise Refusal("bad_name", {"most": NAME_LENGTH})
    seen = "".join(c for c in name if c not in INVISIBLE and unicodedata.category(c) != "Cf")
    kept = clean(unicodedata.normalize("NFKC", seen), NAME_LENGTH, "bad_name")
    marks = "".join("m" if unicodedata.category(c)[0] == "M" else " " for c in kept)
    if "m" * (MARKS_IN_A_ROW + 1) in marks or marks[0] == "m":
        raise Refusal("bad_name", {"most": NAME_LENGTH})
    return kept


def skeleton(name: str) -> str:
    """The same for two names that look the same (after Unicode's TR 39, with a small table)."""
    plain = unicodedata.normalize("NFKD", name.translate(LARGE).casefold())
    letters = plain.translate(LOOKS_LIKE)
    kept = "".join(c for c in letters if c.isalnum())
    for pair, one in PAIRS:
        kept = kept.replace(pair, one)
    return kept or plain
