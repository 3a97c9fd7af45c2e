"""Puzzles from one match: played by the expert's kind, candidates looked at again far deeper.

Thought is spent where it pays. The search that plays the match already says where one option is
ahead; who misses it is asked of the weaker levels, which is cheap; only then deep searches with
other seeds must agree, and playouts, another kind of judge, must not contradict.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from ludoteka.bots.advice.chances import Chances, compared, estimate
from ludoteka.bots.advice.hints import hope, steps
from ludoteka.bots.bot import SearchBot, Visits, by_preference, salted
from ludoteka.bots.levels import LEVELS, bot
from ludoteka.bots.search.guided import GuidedBot
from ludoteka.bots.search.recall import knows_as_much
from ludoteka.core.errors import NotReadable
from ludoteka.core.game import Setting
from ludoteka.core.match import Match
from ludoteka.core.puzzle import Puzzle, Refutation, Theme, dealt
from ludoteka.core.record import Header
from ludoteka.core.registry import game

Thinker = SearchBot | GuidedBot

FEWER, MORE = 4, 2
"""a match is played with the expert's simulations divided by this, checked with so many times"""
CHECKS = 2
"""deep searches that must agree"""
AHEAD = 0.04
"""what the best option must be ahead of the next, in the search's reward from 0 to 1"""
WINS_AHEAD = 0.05
"""and in shares of the wins, ahead of every option that tempts"""
PLAYOUTS, IN_DOUBT = 200, 0.03
"""by playouts alone no option may be ahead of it by more than they can err"""
OPTIONS = 3
"""fewer are no puzzle"""
TRIES, FOUND = 3, 2
"""a level finds a decision when it makes it so often of so many times"""
TEMPTING = 4
"""options that are refuted, at most"""
LONGEST_LINE, LONGEST_REPLY = 3, 12
A_MATCH = 4
"""puzzles from one match, at most"""
LATE = 0.85
"""of the match's decisions: from here on it is about the end"""


@dataclass(frozen=True)
class Candidate:
    """A decision in which the match's own search saw one option ahead."""

    ply: int
    state: Header
    seed: bytes
    best: int
    missed_as: tuple[int, ...]
    """what the weaker levels decide instead, the strongest level first"""
    grade: int


def thinker(key: str, seats: int) -> Thinker:
    """The expert of a table with several seats."""
    expert = bot(key, LEVELS[-1], seats)
    if seats == 1 or not isinstance(expert, Thinker):
        raise NotReadable(f"puzzles of {key} need others at the table, and an expert who searches")
    return expert


def puzzles_of(agreed: Setting, deal: int) -> list[Puzzle]:
    """The puzzles of one deal; the same deal gives the same puzzles."""
    finder = Finder(agreed, deal)
    finder.play()
    found: list[Puzzle] = []
    for candidate in finder.candidates():
        puzzle = finder.checked(candidate)
        if puzzle is not None:
            found.append(puzzle)
        if len(found) == A_MATCH:
            break
    return found


class Finder:
    def __init__(self, agreed: Setting, deal: int) -> None:
        self.agreed, self.deal = agreed, deal
        self.game = game(agreed.game)
        expert = thinker(agreed.game, agreed.seats)
        self.player = replace(expert, simulations=expert.simulations // FEWER)
        self.checker = replace(expert, simulations=expert.simulations * MORE)
        self.expert = expert
        self.match = self._dealt()
        self.engine, self.c = self.match.engine, self.match.c
        self.ahead: list[tuple[int, Header, bytes, int]] = []
        """decisions of the match in which one option looked better: ply, state, seed, option"""

    def _dealt(self) -> Match:
        agreed = self.agreed
        return dealt(self.game, agreed.form, agreed.seats, agreed.options, self.deal)

    def play(self) -> None:
        match = self.match
        while not match.over:
            ply, seat = len(match.plies), match.actor
            seed = salted(match.key, b"puzzle%d" % ply)
            state = match.concealed(seat, seed)
            visits = self.player.visits(self.engine, state, self.c, seed)
            best = by_preference(visits)[0]
            if len(visits) >= OPTIONS and _lead(visits, best) >= AHEAD:
                self.ahead.append((ply, state, seed, best))
            match.play(best)

    def candidates(self) -> Iterator[Candidate]:
        """One a turn, and only what easy misses."""
        last = -1
        for ply, state, seed, best in self.ahead:
            if last >= 0 and self._same_turn(last, ply):
                continue
            choices = [self._choices(level, state, seed) for level in LEVELS[:-1]]
            finds = [choice.count(best) >= FOUND for choice in choices]
            if finds[0]:
                continue
            last = ply
            others = (a for choice in reversed(choices) for a in choice if a != best)
            grade = finds.index(True) if any(finds) else len(finds)
            yield Candidate(ply, state, seed, best, tuple(dict.fromkeys(others)), grade)

    def _same_turn(self, earlier: int, later: int) -> bool:
        plies = self.match.plies[earlier : later + 1]
        return all(ply.actor == plies[0].actor for ply in plies)

    def _choices(self, level: str, state: Header, seed: bytes) -> list[int]:
        player = bot(self.agreed.game, level, self.agreed.seats)
        return [
            player.decide(self.engine, state, self.c, salted(seed, b"%s%d" % (level.encode(), n)))
            for n in range(TRIES)
        ]

    def checked(self, candidate: Candidate) -> Puzzle | None:
        """The puzzle, where all who judge agree."""
        visits = self._agreed(candidate.state, candidate.seed, candidate.best)
        if visits is None:
            return None
        by_search = (a for a in by_preference(visits) if a != candidate.best)
        tempting = list(dict.fromkeys((*candidate.missed_as[:2], *by_search)))[:TEMPTING]
        options = [candidate.best, *tempting]
        by_playouts = self._by_playouts(candidate, options)
        if self._ahead(candidate, by_playouts) < -IN_DOUBT:
            return None
        chances = self._chances(candidate, options, by_playouts)
        if self._ahead(candidate, chances) < WINS_AHEAD:
            return None
        return self._puzzle(candidate, tempting, chances)

    def _ahead(self, of: Candidate, chances: list[Chances]) -> float:
        """How far the first option is ahead of all others."""
        best, *others = (chance.wins[of.state.actor] for chance in chances)
        return best - max(others)

    def _agreed(self, state: Header, seed: bytes, best: int) -> Visits | None:
        """What deep searches found, where all of them see this option clearly ahead."""
        visits: Visits = {}
        for n in range(CHECKS):
            key = salted(seed, b"check%d" % n)
            visits = self.checker.visits(self.engine, state, self.c, key)
            if by_preference(visits)[0] != best or _lead(visits, best) < AHEAD:
                return None
        return visits

    def _by_playouts(self, of: Candidate, options: list[int]) -> list[Chances]:
        state, seed = of.state, salted(of.seed, b"chances")
        return compared(
            self.engine.game,
            [
                estimate(self.engine, state, self.c, state.actor, seed, PLAYOUTS, [option])
                for option in options
            ],
        )

    def _chances(
        self, of: Candidate, options: list[int], by_playouts: list[Chances]
    ) -> list[Chances]:
        """As a hint would tell them, with all of the expert's thought."""
        state, seed = of.state, salted(of.seed, b"worths")
        worths = self.expert.worths(self.engine, state, self.c, seed, options)
        return [hope(self.game, by_playouts, state.actor, worths, n) for n in range(len(options))]

    def _puzzle(self, of: Candidate, tempting: list[int], chances: list[Chances]) -> Puzzle:
        notation, seat = self.game.actions.notation, of.state.actor
        line = self._line(of)
        return Puzzle(
            id=f"{self.agreed.seats}-{self.deal}-{of.ply}",
            form=self.agreed.form,
            seats=self.agreed.seats,
            options=self.agreed.options,
            deal=self.deal,
            actions=tuple(notation(action) for action in self.match.actions[: of.ply]),
            seat=seat,
            line=tuple(notation(action) for action in line),
            wins=chances[0].wins[seat],
            grade=of.grade,
            theme=self._theme(of, line, tempting[0], chances),
            refutations=tuple(
                Refutation(notation(option), chance.wins[seat], self._replies(of, option))
                for option, chance in zip(tempting, chances[1:], strict=True)
            ),
        )

    def _line(self, of: Candidate) -> list[int]:
        """On with the same seat, while it learns nothing and one option is clearly best."""
        line, now = [of.best], of.state.copy()
        for _ in steps(self.engine, now, self.c, of.best):
            pass
        while len(line) < LONGEST_LINE and knows_as_much(of.state, now):
            seed = salted(of.seed, b"line%d" % len(line))
            visits = self.checker.visits(self.engine, now, self.c, seed)
            best = by_preference(visits)[0]
            if len(visits) > 1 and (
                _lead(visits, best) < AHEAD or self._agreed(now, seed, best) is None
            ):
                break
            line.append(best)
            for _ in steps(self.engine, now, self.c, best):
                pass
        return line

    def _replies(self, of: Candidate, option: int) -> tuple[str, ...]:
        """From the true position: what the expert would do on all seats."""
        match = self._dealt().replay(self.match.actions[: of.ply])
        seat, notation = match.actor, self.game.actions.notation
        match.play(option)
        replies: list[str] = []
        answered = False
        while not match.over and len(replies) < LONGEST_REPLY:
            if match.actor == seat and answered:
                break
            answered = answered or match.actor != seat
            seed = salted(of.seed, b"reply%d" % len(replies))
            state = match.concealed(match.actor, seed)
            action = self.expert.decide(self.engine, state, self.c, seed)
            replies.append(notation(action))
            match.play(action)
        return tuple(replies)

    def _theme(self, of: Candidate, line: list[int], other: int, chances: list[Chances]) -> Theme:
        if of.ply >= LATE * len(self.match.plies):
            return "finish"
        seat = of.state.actor
        if self._points_at_once(of, line) > self._points_at_once(of, [other]):
            return "harvest"
        best, instead = chances[0].points, chances[1].points
        rivals = [n for n in range(self.agreed.seats) if n != seat]
        mine = best[seat] - instead[seat]
        theirs = max(instead[n] for n in rivals) - max(best[n] for n in rivals)
        return "hinder" if theirs > mine else "prepare"

    def _points_at_once(self, of: Candidate, line: list[int]) -> int:
        now: Any = of.state.copy()
        for action in line:
            for _ in steps(self.engine, now, self.c, action):
                pass
        return int(self.engine.outcome(now, self.c)[0][of.state.actor])


def _lead(visits: Visits, best: int) -> float:
    """How far an option is ahead of the next."""
    others = [reward for action, (_, reward) in visits.items() if action != best]
    return visits[best][1] - max(others, default=0.0)
