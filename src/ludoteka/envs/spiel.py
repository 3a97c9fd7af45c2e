"""OpenSpiel: every game and form. Importing this module registers them.

    pyspiel.load_game("ludoteka_sintra(players=3,reward=placing,side=B)")

The first node is chance, which chooses one of `deals` keys; all later chance follows from the key,
as in a match of ours. So a history says everything, and a player's `resample_from_infostate` deals
anew all that it cannot know. There is no information state: decisions that a seat has made are
seen by what they left on the table. Search with observations: `use_observation_string=True`.
"""

from hashlib import sha256
from typing import Any

import numpy as np
import pyspiel

from ludoteka.core.game import Form, Meta
from ludoteka.core.registry import GAMES, meta
from ludoteka.core.registry import game as game_of
from ludoteka.envs.episode import Episode

DEALS = 1000
TWO = 2
MOST_POINTS = 1000.0
ZERO_SUM = ("win", "placing")


def name_of(known: Meta, form: Form) -> str:
    return f"ludoteka_{known.key}" + ("" if form.id == known.key else f"_{form.id}")


def _usual_seats(form: Form) -> int:
    return TWO if TWO in form.seats else form.seats[0]


def _usual(known: Meta, form: Form) -> dict[str, Any]:
    """All parameters with their defaults."""
    options = {option.id: str(option.default) for option in known.options_of(form.id)}
    return {"players": _usual_seats(form), "reward": "", "deals": DEALS, **options}


def _type(known: Meta, form: Form, reward: str, seats: int) -> pyspiel.GameType:
    zero_sum = seats > 1 and (reward or "win") in ZERO_SUM
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name_of(known, form),
        long_name=f"Ludoteka {known.key} ({form.id}), rules version {known.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(form.seats),
        min_num_players=min(form.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_usual(known, form),
    )


class LudotekaGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game of ours with the parameters of one setting."""

    known: Meta
    form: Form

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        told = {**_usual(self.known, self.form), **(params or {})}
        seats, reward, self.deals = (told.pop(name) for name in ("players", "reward", "deals"))
        self.template = Episode(self.known.key, seats, self.form.id, told, reward)
        most = 1.0 if seats > 1 and (reward or "win") in ZERO_SUM else MOST_POINTS
        played = game_of(self.known.key)
        info = pyspiel.GameInfo(
            num_distinct_actions=played.actions.count,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if most == 1.0 else None,
            max_game_length=played.longest(seats),
        )
        super().__init__(_type(self.known, self.form, reward, seats), info, params or {})

    def new_initial_state(self) -> "LudotekaState":
        return LudotekaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        del params
        if iig_obs_type and iig_obs_type.perfect_recall:
            raise pyspiel.SpielError("no information states here: use observations")
        return Observer(self.template.game.observation_size)


class LudotekaState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """Before the deal, or a match."""

    def __init__(self, game: LudotekaGame) -> None:
        super().__init__(game)
        self.episode = game.template.copy()
        self.deals = game.deals

    @property
    def _dealt(self) -> bool:
        return self.episode.state is not None

    def current_player(self) -> int:
        if not self._dealt:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.episode.over else self.episode.actor

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return [int(action) for action in self.episode.mask.nonzero()[0]]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self._dealt:
            self.episode.play(action)
        else:
            self.episode.begin(sha256(f"deal {action}".encode()).digest())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.episode.game.actions.notation(action)

    def is_terminal(self) -> bool:
        return self._dealt and self.episode.over

    def returns(self) -> list[float]:
        return self.episode.rewards() if self._dealt else [0.0] * self.episode.setting.seats

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))

    def resample_from_infostate(self, player: int, sampler: Any) -> "LudotekaState":
        """A state that the player cannot tell from this one; `sampler` gives numbers below 1."""
        other = self.clone()
        key = sha256(np.float64(sampler()).tobytes()).digest()
        other.episode = self.episode.imagined(player, key)
        return other


class Observer:
    """What a player knows: the features, as numbers and as text."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LudotekaState, player: int) -> None:
        self.tensor.fill(0)
        if state.episode.state is not None:
            self.tensor[:] = state.episode.observation(player)

    def string_from(self, state: LudotekaState, player: int) -> str:
        """The features that are not 0."""
        self.set_from(state, player)
        return " ".join(f"{n}:{self.tensor[n]:g}" for n in self.tensor.nonzero()[0])


def _register_games() -> None:
    for key in GAMES:
        for form in meta(key).forms:
            told = {"known": meta(key), "form": form}
            made: Any = type("LudotekaGame", (LudotekaGame,), told)
            usual = _type(meta(key), form, "", _usual_seats(form))
            pyspiel.register_game(usual, made)


_register_games()
