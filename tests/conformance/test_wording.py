"""Words that were wrong once do not come back, in any catalogue of the games or the page."""

import re
from pathlib import Path

import pytest

from ludoteka.core.text import LANGUAGES

ROOT = Path(__file__).parents[2]
FOLDERS = ("src/ludoteka/core/text", "src/ludoteka/games", "src/ludoteka/skeleton", "web/text")

SOMEBODY = r"\{ \$(?:player|name|winner|seat|turn|who) \}"
WRONG = {
    "en": [
        r"(?<![\d\w])-\d+ point",  # −1, and as many words as numbers
        r"\ball 2\b",
        r"no points from no",
        r"\b1 banner of \{",
    ],
    "uk": [
        r"Досить імені",
        r"[Вв]ипадок запечатан|[Чч]есний випадок",
        r"Написати за стіл",
        r"\bна руці\b",
        r"\bПравте\b",
        r"За листуванням",
        r"= Зробити$",
        r"Зсуньте ще щось",
        rf"{SOMEBODY} (?:не |вже )?[а-яіїєґ’]+(?:в|вся)\b",  # a person is not always a man
    ],
    "ru": [
        r"[Сс]лучай запечатан|[Чч]естен ли случай",
        r"= Сделать$",
        r"против \{ \$\w+ \} \{",  # a name after a preposition has a case
        r"в течение дней",
        r"[а-яё]—[а-яё]",
        rf"{SOMEBODY} (?:не |уже )?[а-яё]+(?:л|лся)\b",
    ],
}


def catalogues(language: str) -> list[Path]:
    return [path for folder in FOLDERS for path in (ROOT / folder).rglob(f"*{language}.ftl")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_mended_stays_mended(language):
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line}"
        for path in catalogues(language)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for wrong in WRONG[language]
        if re.search(wrong, line)
    ]

    assert len(catalogues(language)) > 20
    assert [] == found
