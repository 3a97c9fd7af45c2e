"""A match in the terminal: the same views, prompts and log as at the table."""

import re
from hashlib import sha256
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from ludoteka.bots.advice.analysis import Analysis
from ludoteka.bots.levels import bot, note
from ludoteka.core import registry
from ludoteka.core.errors import NotLegal, NotReadable
from ludoteka.core.game import SPECTATOR, Event
from ludoteka.core.match import Match, Transition
from ludoteka.core.text import catalogue

KINDS = {"missed": "missed", "strong": "a strong decision,", "luck": "luck,"}
ROWS = 12
"""decisions that the chances over a match are shown at"""
HELP = "write an action, or: ? (legal actions), undo, quit"


class Terminal:
    """Asks people, lets bots decide, and tells what happens."""

    def __init__(self, match: Match, level: str, language: str, out: Console) -> None:
        self.match, self.out = match, out
        self.text = catalogue(registry.folder(match.game.meta.key) / "text", language)
        self.bot = bot(match.game.name, level, match.setting.seats)
        self.note = note(match.game, level, match.c, match.setting.seats)

    def play(self, people: int) -> None:
        """People have the first seats, bots the others."""
        if self.note and people < self.match.setting.seats:
            self.out.print(self.note, markup=False, highlight=False)
        while not self.match.over:
            seat = self.match.actor
            if seat >= people:
                self._tell(self.match.play(self._bot_decides(seat)), people)
            elif not self._ask(seat, people):
                return
        self.show_result()

    def _bot_decides(self, seat: int) -> int:
        match = self.match
        seed = sha256(match.key + len(match.plies).to_bytes(4, "little")).digest()
        return self.bot.decide(match.engine, match.concealed(seat, seed), match.c, seed)

    def _ask(self, seat: int, people: int) -> bool:
        """One command of a person; False to leave the table."""
        match = self.match
        self._show_view(seat)
        self.out.print(
            f"[bold]{self._say(match.game.prompt(match.state, match.c, seat))}[/]  ({HELP})"
        )
        line = self.out.input("> ").strip()
        if line in ("quit", "exit"):
            return False
        if line == "?":
            notations = (match.game.actions.notation(a) for a in match.legal())
            self.out.print(", ".join(notations), markup=False)
        elif line == "undo":
            self._undo(seat)
        else:
            self._act(line, seat, people)
        return True

    def _undo(self, seat: int) -> None:
        if self.match.may_take_back(seat):
            self.match.undo()
        else:
            self.out.print("Nothing can be taken back: something was drawn, or another has acted.")

    def _act(self, line: str, seat: int, people: int) -> None:
        try:
            self._tell(self.match.play(self.match.game.actions.parse(line), seat), people)
        except NotLegal as error:
            sentence = self.text.say(error.reason.message, error.reason.args)
            self.out.print(f"{sentence} ({error.reason.rule})", style="red", markup=False)
        except NotReadable as error:
            self.out.print(str(error), style="red", markup=False)

    def _say(self, event: Event) -> str:
        args = dict(event.args)
        named = {n: f"Seat {int(v) + 1}" for n, v in args.items() if re.search(r"(^|_)seat$", n)}
        if "seat" in named:
            named |= {"player": named["seat"], "you": "no"}
        args |= named
        return self.text.say(event.message, args)

    def _tell(self, steps: list[Transition], people: int) -> None:
        viewer = 0 if people == 1 else SPECTATOR
        for step in steps:
            game = self.match.game
            for event in game.events(step.before, self.match.c, step.action, step.after, viewer):
                self.out.print(f"  {self._say(event)}", markup=False, highlight=False)

    def _show_view(self, seat: int) -> None:
        view = msgspec.to_builtins(self.match.game.view(self.match.state, self.match.c, seat))
        for name, value in view.items():
            self.out.print(f"  {name}: {_short(value)}", style="dim", markup=False, highlight=False)

    def retell(self) -> None:
        """The whole match from its log, everything open."""
        again = Match(self.match.game, self.match.setting, self.match.key, self.match.pack)
        for number, action in enumerate(self.match.actions, 1):
            seat = again.actor
            notation = again.game.actions.notation(action)
            self.out.print(f"{number}. [{seat + 1}] {notation}", markup=False, highlight=False)
            for step in again.play(action):
                for event in again.game.events(step.before, again.c, step.action, step.after, seat):
                    self.out.print(f"     {self._say(event)}", style="dim", markup=False)
        self.show_result()

    def show_result(self) -> None:
        match = self.match
        points, places = match.outcome()
        table = Table("", *(f"Seat {seat + 1}" for seat in range(len(points))))
        for line in match.game.breakdown(match.state, match.c):
            table.add_row(f"{self.text.say(line.message)} ({line.rule})", *map(str, line.points))
        table.add_row("points", *map(str, points))
        table.add_row("place", *(str(place + 1) for place in places))
        self.out.print(f"{match.setting.game}, {match.setting.form}, {len(match.plies)} decisions")
        if match.over:
            reason = Event(match.game.end_reason(match.state, match.c), {"seat": places.index(0)})
            self.out.print(self._say(reason), markup=False)
        self.out.print(table)

    def show_analysis(self, analysis: Analysis) -> None:
        """The chances over the match; what decided it; each seat's decisions and luck."""
        self._show_chances(analysis)
        self._show_turning_points(analysis)
        self._show_sums(analysis)

    def _show_chances(self, analysis: Analysis) -> None:
        seats = range(analysis.seats)
        table = Table("before decision", *(f"Seat {seat + 1}" for seat in seats))
        for ply in _spaced(len(analysis.decisions)):
            judged = analysis.decisions[ply]
            chances = (judged.measure(judged.before, seat) for seat in seats)
            table.add_row(str(ply + 1), *(_standing(x, analysis.seats) for x in chances))
        self.out.print(table)

    def _show_turning_points(self, analysis: Analysis) -> None:
        for point in analysis.turning_points:
            judged = analysis.decisions[point.ply]
            seat = f"Seat {point.seat + 1}"
            self.out.print(
                f"{point.ply + 1}. [{judged.seat + 1}] {judged.action}: "
                f"{KINDS[point.kind]} {_change(point.change, analysis.seats)} for {seat}",
                markup=False,
                highlight=False,
            )
            if point.kind == "missed":
                better = " ".join(self._say(e) for e in judged.instead)
                self.out.print(f"     better: {judged.best}  {better}", style="dim", markup=False)

    def _show_sums(self, analysis: Analysis) -> None:
        table = Table("", "decisions", "as advised", "missed", "luck")
        for of, total in enumerate(analysis.sums):
            counts = map(str, (total.decisions, total.as_advised))
            changes = (_change(x, analysis.seats) for x in (-total.missed, total.luck))
            table.add_row(f"Seat {of + 1}", *counts, *changes)
        self.out.print(
            f"{len(analysis.decisions)} decisions, "
            f"a budget of {analysis.simulations} simulations each"
        )
        self.out.print(table)


def _spaced(count: int) -> list[int]:
    """Up to `ROWS` numbers below `count`, evenly apart, the first and the last among them."""
    rows = min(count, ROWS)
    return [row * (count - 1) // max(1, rows - 1) for row in range(rows)]


def _standing(value: float, seats: int) -> str:
    """In wins, or in points where one plays alone."""
    return f"{value:.1f} points" if seats == 1 else f"{100 * value:.0f} %"


def _change(value: float, seats: int) -> str:
    """The same with its sign."""
    return f"{value:+.1f} points" if seats == 1 else f"{100 * value:+.0f} %"


def _short(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 400 else text[:400] + " …"  # noqa: PLR2004 - a few lines of a terminal
