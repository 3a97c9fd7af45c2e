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
WORDS_A_MINUTE = 200
LOOKING_S, DECIDING_S = 3, 3
"""for each step to look at what it points at, for each decision to make it"""


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


def minutes(said: list[str], found: Course) -> float:
    """How long a course takes who does what is asked; what the others do is shown in between."""
    seconds = 60 * words_of(said) / WORDS_A_MINUTE + LOOKING_S * len(said)
    return (seconds + DECIDING_S * decisions_of(found)) / 60


def words_of(said: list[str]) -> int:
    return sum(len(line.split()) - 1 for line in said)


def decisions_of(found: Course) -> int:
    return sum(len(step.do) for step in found.step)


def reading(played: Game, language: str) -> Iterator[str]:
    words = catalogue(played.folder / "text", language)
    for found in courses(played.folder):
        yield f"\n# {words.say('title')}: {found.form}\n"
        yield from goal(words, found.form)
        said = list(course(words, found))
        yield from ("", *said, "")
        counted = f"{words_of(said)} words, {decisions_of(found)} decisions"
        yield f"({counted}: about {minutes(said, found):.1f} minutes)"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    asked = parser.parse_args()
    for line in reading(game(asked.game), asked.language):
        print(line)  # noqa: T201 - this is what it is for
