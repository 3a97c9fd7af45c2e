"""The arena: bots against each other on the same deals with the seats rotated.

For every pair of bots, deal k is played once with each rotation of who sits where; the first bot
has one seat, the second all the others. In solo forms every bot plays every deal alone. The same
seed gives the same table, on however many cores. Results are kept in a file (`results.py`), so that
an interrupted tournament goes on where it stopped; `summary.py` counts them.
"""

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from itertools import chain, combinations, pairwise, product, takewhile
from math import inf
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from ludoteka.bots.bot import Bot
from ludoteka.bots.levels import bot, note
from ludoteka.bots.network.network import NetworkBot, path_of
from ludoteka.bots.search.guided import GuidedBot
from ludoteka.bots.tuning import ANY_SEATS, PAIR
from ludoteka.core.errors import NotReadable, UnknownName
from ludoteka.core.game import Meta, Setting, setting
from ludoteka.core.match import Match
from ludoteka.core.registry import folder, game, meta
from ludoteka.core.rule import sources_hash
from ludoteka.lab.fixtures import begun, decision, names_of
from ludoteka.lab.results import Fixture, Plan, Played, Record, Results, Run, bucket
from ludoteka.lab.spread import spread
from ludoteka.lab.together import play_together
from ludoteka.lab.warm import warm

ALL = "all"
NOBODY_ELSE = ""
"""the second bot of a solo match"""
PAIRS: dict[str, Callable[[list[str]], Iterable[tuple[str, str]]]] = {
    "all": lambda bots: combinations(bots, 2),
    "neighbours": pairwise,
    "first": lambda bots: ((bots[0], other) for other in bots[1:]),
}
"""who plays whom, of the bots in the order they are named"""


class Arena:
    """A tournament between bots, in one or more settings of a game."""

    def __init__(
        self, settings: list[Setting], bots: list[str], games: int, seed: int = 1,
        pairs: str = "all",
    ) -> None:  # fmt: skip
        if pairs not in PAIRS:
            raise UnknownName("choice of pairs", pairs, ", ".join(PAIRS))
        if games < 1:
            raise NotReadable(f"an arena needs games, not {games}")
        fewest = 1 if all(agreed.seats == 1 for agreed in settings) else 2
        if len(set(bots)) < fewest or len(set(bots)) < len(bots):
            needed = "a bot" if fewest == 1 else "two different bots"
            raise NotReadable(f"an arena needs {needed}, not {', '.join(bots) or 'none'}")
        key = settings[0].game
        played = game(key)
        parts = played.build(played.pack)
        told = (note(played, name, parts, s.seats) for s in settings for name in bots)
        self.notes = [text for text in dict.fromkeys(told) if text]
        """what is not as the names of the bots say"""
        self.plan = Plan(key, played.meta.version, settings, bots, pairs, games, seed)

    def fixtures(self) -> Iterator[Fixture]:
        """All matches; the numbers of all pairs grow together, so a part is a fair sample."""
        for number in range(self.plan.games):
            for nth, agreed in enumerate(self.plan.settings):
                for first, second in self._pairs(agreed):
                    yield Fixture(nth, first, second, *divmod(number, agreed.seats))

    def _pairs(self, agreed: Setting) -> Iterable[tuple[str, str]]:
        if agreed.seats == 1:
            return ((name, NOBODY_ELSE) for name in self.plan.bots)
        return PAIRS[self.plan.pairs](self.plan.bots)

    @property
    def count(self) -> int:
        return self.plan.games * sum(len(list(self._pairs(s))) for s in self.plan.settings)

    def run(
        self, file: Path | None = None, cores: int = 1,
        progress: Callable[[], None] = lambda: None, ray: str = "", until: float = inf,
        together: int = 1,
    ) -> Record:  # fmt: skip
        """Play what is not in the results yet; all matches in the order of the fixtures.

        `together`: so many side by side in a process (`together.py`). No match is begun after
        `until`, a moment of the monotonic clock; those begun are finished, because long ones and
        short ones are not won alike.
        """
        with Results(self.plan, file) as results:
            open_ones = []
            for fixture in self.fixtures():
                if fixture in results.played:
                    progress()
                else:
                    open_ones.append(fixture)
            if open_ones:
                results.append(Run(made_with(self.plan.game, self.plan.bots)))
            for played in self._play_all(open_ones, cores, ray, until, together):
                results.append(played)
                progress()
            in_order = [results.played[f] for f in self.fixtures() if f in results.played]
            return Record(self.plan, results.runs, in_order)

    def _play_all(
        self, fixtures: list[Fixture], cores: int, ray: str, until: float, together: int
    ) -> Iterator[Played]:
        if cores > 1 and fixtures:
            self._compile()
        if together > 1:
            groups = takewhile(lambda _: monotonic() < until, _groups(fixtures, together))
            works = ((self.plan.settings[g[0].setting], g, self.plan.seed) for g in groups)
            yield from chain.from_iterable(spread(play_together, works, cores, ray))
            return
        in_time = takewhile(lambda _: monotonic() < until, fixtures)
        work = ((self.plan.settings[f.setting], f, self.plan.seed) for f in in_time)
        yield from spread(play, work, cores, ray)

    def _compile(self) -> None:
        """Once, so that not every process does."""
        list(warm([self.plan.game]))
        for name in self.plan.bots:
            _awake(self.plan.settings[0], name)


def _groups(fixtures: list[Fixture], most: int) -> Iterator[list[Fixture]]:
    """So many at a time, each group of one setting."""
    for nth in sorted({fixture.setting for fixture in fixtures}):
        left = [fixture for fixture in fixtures if fixture.setting == nth]
        yield from (left[first : first + most] for first in range(0, len(left), most))


def settings(key: str, seats: str, forms: str, options: dict[str, str]) -> list[Setting]:
    """Every setting of these lists, which are divided by commas; `all` is each there is."""
    known = meta(key)
    listed = [form.id for form in known.forms]
    chosen = listed if forms == ALL else forms.split(",") if forms else listed[:1]
    found = []
    for form in (known.form(name) for name in chosen):
        counts = form.seats if seats == ALL else seats.split(",") if seats else (None,)
        values = {
            option.id: option.values
            for option in known.options_of(form.id)
            if options.get(option.id) == ALL
        }
        lists = [values.get(name) or text.split(",") for name, text in options.items()]
        for count, *picked in product(counts, *lists):
            found.append(_setting(known, count, form.id, dict(zip(options, picked))))
    return [agreed for nth, agreed in enumerate(found) if agreed not in found[:nth]]


def _setting(known: Meta, count: Any, form: str, options: dict[str, Any]) -> Setting:
    if isinstance(count, str) and not count.isdecimal():
        raise UnknownName(f"seat count for {known.key} ({form})", count, known.form(form).seats)
    return setting(known, None if count is None else int(count), form, options)


def made_with(key: str, bots: list[str]) -> str:
    """What tells these rules, bots and networks from later ones."""
    sources = sources_hash(folder(key))
    players = (bot(key, name, seats) for name in bots for seats in (ANY_SEATS, PAIR))
    networks = sorted({path for player in players for path in _networks(key, player)})
    digest = sha256(sources.encode())
    for path in networks:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16] if networks else sources


def _networks(key: str, player: Bot) -> Iterator[Path]:
    asked = player.network if isinstance(player, GuidedBot) else player
    if isinstance(asked, NetworkBot) and (path := asked.path or path_of(key)).exists():
        yield path


def play(agreed: Setting, fixture: Fixture, seed: int) -> Played:
    """One match; each bot's processor time is taken decision by decision."""
    match, names = begun(agreed, fixture, seed), names_of(agreed, fixture)
    times: dict[str, dict[int, int]] = {name: {} for name in names}
    for name in times:
        _awake(agreed, name)
    while not match.over:
        name = names[match.actor]
        begin = process_time()
        action = decision(match, bot(agreed.game, name, agreed.seats))
        taken = bucket(process_time() - begin)
        times[name][taken] = times[name].get(taken, 0) + 1
        match.play(action)
    points, places = match.outcome()
    return Played(fixture, points, places, times)


_awoken: set[tuple[str, str]] = set()


def _awake(agreed: Setting, name: str) -> None:
    """A bot's first decision in a process loads machine code and networks: it is not timed."""
    if (agreed.game, name) not in _awoken:
        _awoken.add((agreed.game, name))
        decision(Match(game(agreed.game), agreed, bytes(32)), bot(agreed.game, name, agreed.seats))
