"""Sentences from Fluent catalogues in the languages of the table."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ludoteka.core.errors import UnknownName
from ludoteka.core.fluent import Bundle

LANGUAGES = ("en", "uk", "ru")
COMMON = Path(__file__).parent / "text"


class Catalogue:
    """The messages of one folder of `<name>.<language>.ftl` or `<language>.ftl` files.

    What the folder does not say is said as in every game: `core/text`.
    """

    def __init__(self, folder: Path, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownName("language", language, ", ".join(LANGUAGES))
        self._bundle = Bundle(language)
        own = sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")])
        for file in (COMMON / f"{language}.ftl", *own):
            self._bundle.add(file.read_text(encoding="utf-8"))
        self.ids = self._bundle.ids

    def __contains__(self, message: str) -> bool:
        return message in self.ids

    def parts(self, message: str) -> set[str]:
        """The names of a message's attributes."""
        return self._bundle.attributes(message)

    def say(self, message: str, args: Mapping[str, str | int] | None = None) -> str:
        """The sentence; a message that is missing or badly written is an error, not a guess."""
        given = args or {}
        plain = {name: value for name, value in given.items() if not _is_message(value)}
        said = {name: self._argument(value, plain) for name, value in given.items()}
        if message.partition(".")[0] not in self.ids:
            raise UnknownName("message", message, f"{len(self.ids)} messages")
        try:
            return self._bundle.say(message, said)
        except LookupError as error:
            raise UnknownName(f"reference in message {message}", str(error), sorted(said)) from None

    def _argument(self, value: str | int, plain: Mapping[str, str | int]) -> str | int:
        """`@gem-R` is a message to be said first; it knows the plain arguments beside it."""
        return self.say(str(value)[1:], plain) if _is_message(value) else value


def _is_message(value: str | int) -> bool:
    return isinstance(value, str) and value.startswith("@")


@cache
def catalogue(folder: Path, language: str) -> Catalogue:
    return Catalogue(folder, language)
