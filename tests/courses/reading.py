"""What a fresh reader gets of a game: the words of its goal pages and guided first games.

python -m tests.courses.reading nizam --language uk
"""

import argparse
from collections.abc import Iterator

from ludoteka.core.course import Course, courses
from ludoteka.core.game import Game
from ludoteka.core.registry import GAMES, game
from ludoteka.core.text import LANGUAGES, Catalogue, catalogue

PANELS = range(1, 6)


def goal(words: Catalogue, form: str) -> Iterator[str]:
    """The panels of a goal page, in their order."""
    for panel in PANELS:
        message = f"goal-{form}-{panel}"
        yield f"{panel}. {words.say(message)}. {words.say(f'{message}.text').replace('*', '')}"


def course(words: Catalogue, found: Course) -> Iterator[str]:
    """What the coach says, step by step, with what stands at the things he points at."""
    for step in found.step:
        message = f"course-{found.id}-{step.id}"
        said = [words.say(message), words.say(f"{message}.why")]
        tags = [n for n, point in enumerate(step.points, 1) if not point.plain]
        said += [f"({words.say(f'{message}.tag-{n}')})" for n in tags]
        yield "- " + " ".join(said)


def reading(played: Game, language: str) -> Iterator[str]:
    words = catalogue(played.folder / "text", language)
    for found in courses(played.folder):
        yield f"\n# {words.say('title')}: {found.form}\n"
        yield from goal(words, found.form)
        yield ""
        yield from course(words, found)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    asked = parser.parse_args()
    for line in reading(game(asked.game), asked.language):
        print(line)  # noqa: T201 - this is what it is for
