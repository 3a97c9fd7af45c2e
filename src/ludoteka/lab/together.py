"""Matches side by side: what their searches ask a network is answered for all of them at once.

On CUDA that takes a fraction of the time, and a decision differs only where rounding makes two
options change places; without CUDA every match is the one it would be alone. A decision that waits
for others has no time of its own, so none is taken.
"""

from collections.abc import Callable, Generator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ludoteka.bots.bot import Bot
from ludoteka.bots.levels import bot
from ludoteka.bots.network.network import FILE, Judged, load
from ludoteka.bots.search import guided
from ludoteka.bots.search.guided import GuidedBot
from ludoteka.core.game import Setting
from ludoteka.core.match import Match
from ludoteka.lab.fixtures import begun, decision, names_of, seed_of
from ludoteka.lab.results import Fixture, Played

Question = tuple[Path, np.ndarray[Any, Any]]
"""a network's file, and rows of what seats know"""
Asking = Generator[Question, Judged, Any]
TREES = 2
"""that are kept for the next decision, a match"""


def play_together(agreed: Setting, fixtures: list[Fixture], seed: int) -> list[Played]:
    """These matches, each as `arena.play` has it."""
    guided.keep_trees(TREES * len(fixtures))
    matches = [_match(agreed, fixture, seed) for fixture in fixtures]
    ended: list[Played] = []
    asked: dict[int, Question] = {}

    def go_on(nth: int, answer: Judged | None) -> None:
        try:
            asked[nth] = matches[nth].send(answer)
        except StopIteration as over:
            asked.pop(nth, None)
            ended.append(over.value)

    for nth in range(len(matches)):
        go_on(nth, None)
    while asked:
        for path in {path for path, _ in asked.values()}:
            _answer(path, {n: rows for n, (of, rows) in asked.items() if of == path}, go_on)
    return ended


def _answer(
    path: Path, asked: dict[int, np.ndarray[Any, Any]], tell: Callable[[int, Judged], None]
) -> None:
    preferences, values = network(path)(np.concatenate(list(asked.values())))
    row = 0
    for nth, rows in asked.items():
        mine = slice(row, row := row + len(rows))
        tell(nth, (preferences[mine], values[mine]))


def _match(agreed: Setting, fixture: Fixture, seed: int) -> Any:
    match, names = begun(agreed, fixture, seed), names_of(agreed, fixture)
    while not match.over:
        action = yield from _action(match, bot(agreed.game, names[match.actor], agreed.seats))
        match.play(action)
    points, places = match.outcome()
    return Played(fixture, points, places, {})


def _action(match: Match, chosen: Bot) -> Asking:
    if not isinstance(chosen, GuidedBot) or chosen.misfit(match.game, match.c):
        return decision(match, chosen)
    seed = seed_of(match)
    s = match.concealed(match.actor, seed)
    path = chosen.network.path or match.game.folder / FILE
    thinking = chosen.deciding(match.engine, s, match.c, seed)
    rows = next(thinking)
    while True:
        answer = yield path, rows
        try:
            rows = thinking.send(answer)
        except StopIteration as done:
            return done.value


@cache
def network(path: Path) -> Callable[[np.ndarray[Any, Any]], Judged]:
    """The network in a file, on CUDA where there is one."""
    try:
        import torch
    except ImportError:
        return load(path)
    return _on_cuda(path) if torch.cuda.is_available() else load(path)


def _on_cuda(path: Path) -> Callable[[np.ndarray[Any, Any]], Judged]:
    import torch

    from ludoteka.lab.train.network import network_in

    made = network_in(path, "cuda")

    def answers(knowledge: np.ndarray[Any, Any]) -> Judged:
        with torch.no_grad():
            preferences, values = made(torch.from_numpy(knowledge).to("cuda"))
        return preferences.cpu().numpy(), values.cpu().numpy()

    return answers
