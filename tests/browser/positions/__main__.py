"""Record the positions of a game: all, or those named."""

import sys

from tests.browser.positions import record, recorded, seek, sought

if __name__ == "__main__":
    game, *names = sys.argv[1:]
    wishes = sought(game)
    found = {name: p for name, p in recorded(game).items() if name in wishes}
    for name in names or wishes:
        found[name] = seek(game, name, wishes[name])
        record(game, found)
        sys.stdout.write(f"{name}: {len(found[name].actions)} decisions\n")
