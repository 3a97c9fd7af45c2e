"""The web's types are those of the server."""

import pytest

from ludoteka.core import registry
from ludoteka.server import typescript

FILES = typescript.files(registry.GAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(typescript.WEB)))
def test_the_generated_types_are_current(path):
    again = "python -m ludoteka.server.typescript"

    assert path.read_text(encoding="utf-8") == FILES[path], f"out of date: run `{again}`"


def test_fields_that_a_request_may_omit_are_optional():
    assert "  form?: string | null;" in typescript.protocol_file()
    assert "  rematch: string | null;" in typescript.protocol_file()
