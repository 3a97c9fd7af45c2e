"""Strength of a network afterwards: matches against other bots on all cores, seats rotated."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path

from ludoteka.bots.bot import Bot, GreedyBot, RandomBot, SearchBot
from ludoteka.bots.network import NetworkBot
from ludoteka.core.drive import TO_THE_END
from ludoteka.core.errors import NotReadable, UnknownName
from ludoteka.core.game import Setting
from ludoteka.core.match import Match
from ludoteka.core.registry import game
from ludoteka.lab.arena import Pair, Plan, Played, Record, table

NETWORK = "network"


def opponent(name: str) -> Bot:
    """`random`, `greedy`, `search:N` (the game's horizon) or `playouts:N` (to the end)."""
    kind, _, budget = name.partition(":")
    if kind == "search" and budget.isdecimal():
        return SearchBot(simulations=int(budget))
    if kind == "playouts" and budget.isdecimal():
        return SearchBot(simulations=int(budget), horizon=TO_THE_END)
    known: dict[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot(), NETWORK: NetworkBot()}
    if name not in known:
        raise UnknownName("opponent", name, [*known, "search:N", "playouts:N"])
    return known[name]


def play_one(
    agreed: Setting, first: Bot, second: Bot, names: tuple[str, str], seed: int, number: int
) -> Played:
    """Match `number` of the seed: its deal, and the seat of the first bot."""
    deal, seat = divmod(number, agreed.seats)
    key = sha256(f"{seed} {deal}".encode()).digest()
    match = Match(game(agreed.game), agreed, key)
    while not match.over:
        actor = match.actor
        fresh = sha256(key + len(match.plies).to_bytes(4, "little") + bytes([actor])).digest()
        player = first if actor == seat else second
        match.play(player.decide(match.engine, match.concealed(actor, fresh), match.c, fresh))
    points, places = match.outcome()
    share = 1 / places.count(0) if places[seat] == 0 else 0.0
    others = [p for other, p in enumerate(points) if other != seat]
    return Played(*names, deal, seat, share, points[seat], max(others, default=0))


def _job(work: tuple[Setting, Path | None, str, int, int]) -> Played:
    agreed, path, other, seed, number = work
    names = NETWORK, other
    return play_one(agreed, NetworkBot(path=path), opponent(other), names, seed, number)


def duel(
    agreed: Setting, path: Path | None, other: str, games: int, seed: int = 1, cores: int = 1,
    progress: Callable[[], None] = lambda: None,
) -> Pair:  # fmt: skip
    """The network in one seat, the other bot in all the others."""
    opponent(other)
    played = game(agreed.game)
    wrong = NetworkBot(path=path).misfit(played, played.build(played.pack))
    if wrong:
        raise NotReadable(wrong)
    jobs = [(agreed, path, other, seed, number) for number in range(games)]
    plan = Plan(
        agreed.game, agreed.form, agreed.seats, agreed.options, [NETWORK, other], games, seed
    )
    record = Record(plan, [])
    for result in _each(jobs, cores):
        record.played.append(result)
        progress()
    return table(record)[0]


def _each(jobs: list[tuple[Setting, Path | None, str, int, int]], cores: int) -> Iterator[Played]:
    if cores == 1:
        yield from map(_job, jobs)
        return
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        yield from pool.map(_job, jobs)
