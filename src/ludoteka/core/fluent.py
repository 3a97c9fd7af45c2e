"""Fluent's messages as functions: what the catalogues of three languages use of it.

Its own runtime brings Babel along, thirty megabytes of which we would read three plural rules and
two signs between thousands; tests compare every sentence with what that runtime says.
"""

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

Value = str | int
Args = Mapping[str, Value]
Say = Callable[[Args], str]

BETWEEN_THOUSANDS = {"en": ",", "uk": "\xa0", "ru": "\xa0"}
TEENS = range(11, 15)


def plural_form(language: str, number: int) -> str:
    """By CLDR, for whole numbers."""
    size = abs(number)
    if language == "en":
        return "one" if size == 1 else "other"
    last = 0 if size % 100 in TEENS else size % 10
    if last == 1:
        return "one"
    return "few" if last in {2, 3, 4} else "many"


def written(language: str, value: Value) -> str:
    if isinstance(value, str):
        return value
    return f"{value:,}".replace(",", BETWEEN_THOUSANDS[language])


class Bundle:
    """The messages of one language; a pattern becomes a function when it is first said."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._messages: dict[str, Any] = {}
        self._made: dict[str, Say] = {}

    def add(self, source: str) -> None:
        """Messages of the same name that were here before give way."""
        read = FluentParser(with_spans=False).parse(source).body
        self._messages |= {entry.id.name: entry for entry in read if isinstance(entry, ast.Message)}

    @property
    def ids(self) -> set[str]:
        return set(self._messages)

    def attributes(self, message: str) -> set[str]:
        return {attribute.id.name for attribute in self._messages[message].attributes}

    def say(self, message: str, args: Args) -> str:
        """`message` or `message.attribute`; what is not there is a `LookupError`."""
        if message not in self._made:
            self._made[message] = self._pattern(self._found(message))
        return self._made[message](args)

    def _found(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        entry = self._messages[name]
        patterns = {own.id.name: own.value for own in entry.attributes}
        return patterns[attribute] if attribute else entry.value

    def _pattern(self, pattern: Any) -> Say:
        parts = [self._part(element) for element in pattern.elements]
        return lambda args: "".join([part(args) for part in parts])

    def _part(self, element: Any) -> Say:
        if isinstance(element, ast.TextElement):
            text = element.value
            return lambda _: text
        value, language = self._value(element), self._language
        return lambda args: written(language, value(args))

    def _value(self, expression: Any) -> Callable[[Args], Value]:
        match expression:
            case ast.Placeable():
                return self._value(expression.expression)
            case ast.StringLiteral():
                text = expression.parse()["value"]
                return lambda _: text
            case ast.VariableReference():
                name = expression.id.name
                return lambda args: args[name]
            case ast.MessageReference():
                message = _name_of(expression)
                return lambda args: self.say(message, args)
            case ast.SelectExpression():
                return self._choice(expression)
        raise NotImplementedError(f"{type(expression).__name__} in a catalogue")

    def _choice(self, select: Any) -> Say:
        selector, language = self._value(select.selector), self._language
        variants = [
            (_key(variant.key), self._pattern(variant.value)) for variant in select.variants
        ]
        default = variants[[variant.default for variant in select.variants].index(True)][1]

        def say(args: Args) -> str:
            value = selector(args)
            fits = {value, plural_form(language, value)} if isinstance(value, int) else {value}
            return next((says for key, says in variants if key in fits), default)(args)

        return say


def _name_of(reference: Any) -> str:
    attribute = reference.attribute
    return f"{reference.id.name}.{attribute.name}" if attribute else str(reference.id.name)


def _key(key: Any) -> Value:
    return int(key.value) if isinstance(key, ast.NumberLiteral) else str(key.name)
