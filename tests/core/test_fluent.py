"""Every sentence is what Fluent's own runtime makes of it."""

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludoteka.core.fluent import Bundle, plural_form, written
from ludoteka.core.registry import GAMES, folder
from ludoteka.core.text import COMMON, LANGUAGES

NUMBERS = (*range(-3, 130), 999, 1000, 1001, 12_345, 1_234_567, -40_000)
WORD = re.compile(r"\[(?!(?:one|few|many|other)\])([a-z][\w-]*)\]")
"""a variant for a word; those for numbers are no words that anybody gives"""


def both(language: str, *sources: str) -> tuple[FluentBundle, Bundle]:
    theirs, ours = FluentBundle([language], use_isolating=False), Bundle(language)
    for source in sources:
        theirs.add_resource(FluentResource(source), allow_overrides=True)
        ours.add(source)
    return theirs, ours


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_and_counted_as_the_language_does(language):
    theirs, _ = both(language, "n = { $n }")
    pattern = theirs.get_message("n").value

    assert [theirs.format_pattern(pattern, {"n": n})[0] for n in NUMBERS] == [
        written(language, n) for n in NUMBERS
    ]
    assert [theirs._plural_form(n) for n in NUMBERS] == [plural_form(language, n) for n in NUMBERS]


def messages(source: str) -> dict[str, str]:
    """Each message with all that is written below it."""
    return {
        text.partition(" ")[0]: text for text in re.split(r"\n(?=[a-z])", source) if "=" in text
    }


def arguments(names: set[str], text: str):
    """What variables may be: numbers, words that variants of the message ask for, another word."""
    words = [*dict.fromkeys(WORD.findall(text))][:4]
    values = (0, 1, 2, 5, 1022, "word", *words) if "{" in text else ("word",)
    for value in values:
        yield dict.fromkeys(names, value)
    for first, second in product(words, (1, 2, *words)):
        yield {name: (first, second)[n % 2] for n, name in enumerate(sorted(names))}


def said(theirs: FluentBundle, pattern, args: dict) -> str | None:
    text, errors = theirs.format_pattern(pattern, args)
    return None if errors else text


def test_every_message_says_the_same():
    told = 0
    for place, language in product((COMMON, *(folder(name) / "text" for name in GAMES)), LANGUAGES):
        sources = [(COMMON / f"{language}.ftl").read_text("utf-8")]
        sources += [
            file.read_text("utf-8") for file in sorted(Path(place).glob(f"*{language}.ftl"))
        ]
        theirs, ours = both(language, *sources)
        assert theirs._messages.keys() == ours.ids
        whole = "\n".join(sources)
        names = {*re.findall(r"\$([\w-]+)", whole)}
        for name, text in messages(whole).items():
            message = theirs.get_message(name)
            patterns = {f"{name}.{own}": value for own, value in message.attributes.items()}
            patterns |= {name: message.value} if message.value else {}
            for (key, pattern), args in product(patterns.items(), arguments(names, text)):
                expected = said(theirs, pattern, args)
                if expected is not None:
                    assert expected == ours.say(key, args), (language, key, args)
                    told += 1
    assert told > len(GAMES) * len(LANGUAGES) * 100


def test_what_is_not_there_is_told():
    _, ours = both("en", "hello = Hello, { $name }\nempty =\n    .about = Nothing")

    for message, args in (("bye", {}), ("hello", {}), ("hello.about", {})):
        with pytest.raises(LookupError):
            ours.say(message, args)
    assert "Nothing" == ours.say("empty.about", {})
