"""A training run: so many minutes, with checkpoints that it can be resumed from.

The rates fall with the share of the minutes that is spent. A run leaves in its folder
`<game>.pt` (all that is needed to go on), `<game>.json` (recipe and curve), `<game>.svg` (the curve
drawn) and `<game>.npz`.
"""

from collections.abc import Callable
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from ludoteka.bots.network.file import Made, Weights, read, write
from ludoteka.core.errors import NotReadable
from ludoteka.core.game import Game
from ludoteka.envs import Batch
from ludoteka.lab.train.beside import Beside
from ludoteka.lab.train.course import Course, Point
from ludoteka.lab.train.curves import curves
from ludoteka.lab.train.expert import Expert
from ludoteka.lab.train.gauge import Gauge, batch_on
from ludoteka.lab.train.network import network_in
from ludoteka.lab.train.ppo import Learner, Lesson
from ludoteka.lab.train.recipe import Recipe
from ludoteka.lab.train.recipe import recipe as recipe_of
from ludoteka.lab.train.rival import Rivalry
from ludoteka.lab.train.starts import starts

USUAL_MINUTES = 5.0
GAUGE_SHARE = 0.1
"""of the run between two looks at the strength, each with a checkpoint"""


def best_device() -> str:
    import torch

    return "cuda" if torch.cuda.is_available() else "cpu"


def check_torch() -> None:
    """A clear line when the extra is not installed."""
    try:
        import torch  # noqa: F401 - asked for only
    except ImportError as error:
        wanted = 'training needs the extra: pip install "ludoteka[train]"'
        raise NotReadable(f"{wanted} ({error})") from None


def prepared(
    game: Game[Any, Any], minutes: float | None, folder: Path, seed: int = 1,
    matches: int | None = None, begin: Path | None = None, tried: int | None = None,
    rival: Path | None = None,
) -> "Trainer":  # fmt: skip
    """The trainer for a game's own recipe, with another seed, size or beginning if asked."""
    known = recipe_of(game.meta.key, game.folder)
    changed = msgspec.structs.replace(
        known, seed=seed, matches=matches or known.matches,
        tried=known.tried if tried is None else tried, rival=str(rival or known.rival),
    )  # fmt: skip
    return Trainer(game, changed, minutes, folder, begin=begin)


class Trainer:
    """Trains one game's network for some minutes in all, resumed runs included."""

    def __init__(
        self, game: Game[Any, Any], recipe: Recipe, minutes: float | None, folder: Path,
        device: str | None = None, begin: Path | None = None,
    ) -> None:  # fmt: skip
        check_torch()
        self.game, self.folder = game, folder
        self.device = device or best_device()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise NotReadable(f"{folder}: cannot be written: {error.strerror}") from None
        self.course = Course(recipe, minutes or USUAL_MINUTES, game.meta.version, self.device)
        saved = self._saved(minutes)
        matches = batch_on(self.device)(
            game, n=recipe.matches, seed=recipe.seed, starts=starts(game, recipe),
            worth=recipe.worth,
        )  # fmt: skip
        self.rival = network_in(Path(recipe.rival), self.device) if recipe.rival else None
        self.learner = self._learner(recipe, matches)
        self.gauge = Gauge(game, recipe, self.device)
        self.course.alone = self.gauge.seats == 1
        self.past: Any = None
        self.learner.play()  # compiles everything, so that it does not count as training
        if saved:
            self.course = saved["course"]
            self.learner.network.load_state_dict(saved["network"])
            self.learner.optimiser.load_state_dict(saved["optimiser"])
            if begin and _name_of(begin) != self.course.begun_with:
                begun = self.course.begun_with or "nothing"
                raise NotReadable(f"{self.file('pt')}: a run that began with {begun}")
        elif begin:
            self._begin_with(begin)

    def _learner(self, recipe: Recipe, matches: Batch) -> Learner:
        if self.rival:
            return Rivalry(recipe, matches, self.device, self.rival)
        return (Expert if recipe.tried else Learner)(recipe, matches, self.device)

    def _begin_with(self, path: Path) -> None:
        """Go on from a network that was exported, as far as its half precision tells."""
        import torch

        weights = {name: torch.from_numpy(w) for name, w in read(path)[1].items()}
        try:
            self.learner.network.load_state_dict(weights)
        except RuntimeError as error:
            raise NotReadable(f"{path}: not a network of this recipe: {error}") from None
        self.course.begun_with = _name_of(path)

    def file(self, ending: str) -> Path:
        return self.folder / f"{self.game.meta.key}.{ending}"

    def _saved(self, minutes: float | None) -> dict[str, Any] | None:
        """The run that is to go on, for these minutes or those it began with."""
        import torch

        path = self.file("pt")
        if not path.exists():
            if self.file("npz").exists():
                raise NotReadable(f"{self.file('npz')}: a network of another run is kept there")
            return None
        try:
            saved: dict[str, Any] = torch.load(path, map_location=self.device, weights_only=True)
            before = msgspec.json.decode(saved["course"], type=Course)
        except Exception as error:  # noqa: BLE001 - whatever is wrong with the file
            raise NotReadable(f"{path}: not a checkpoint of a training: {error}") from None
        if (before.recipe, before.rules_version) != (self.course.recipe, self.course.rules_version):
            raise NotReadable(f"{path}: a run with another recipe or rules; nothing was changed")
        if minutes and minutes != before.minutes and before.seconds > 60 * minutes:
            spent = f"{before.seconds / 60:.1f} minutes are spent already, not {minutes:g}"
            raise NotReadable(f"{path}: {spent}; nothing was changed")
        before.minutes = minutes or before.minutes
        return {**saved, "course": before}

    def run(
        self,
        progress: Callable[[Course, Lesson], None] = lambda *_: None,
        sitting: float | None = None,
        beside: Beside | None = None,
    ) -> Course:
        """Train until all minutes are spent, or those of this sitting; the course of the run."""
        course, recipe = self.course, self.course.recipe
        met = beside.against if beside else Path(recipe.rival).name if recipe.rival else ""
        course.beside = met or course.beside
        looked = course.share
        until = course.seconds + 60 * (course.minutes if sitting is None else sitting)
        while course.share < 1 and course.seconds < until:
            begun = perf_counter()
            self.learner.play()
            lesson = self.learner.learn(
                course.falling(recipe.rate, recipe.rate_end),
                course.falling(recipe.entropy, recipe.entropy_end),
            )
            course.seconds += perf_counter() - begun
            course.decisions += recipe.steps * recipe.matches
            course.matches += lesson.matches_ended
            if course.share - looked >= GAUGE_SHARE or course.share == 1:
                looked = course.share
                self._note(lesson)
                self.save()
                if beside:
                    beside.begin(len(course.curve) - 1, self.file("npz"))
                    self._compare(beside.shares())
            progress(course, lesson)
        self.save()
        if beside:
            self._compare(beside.shares(wait=True))
            self.save()
        return course

    def _compare(self, shares: dict[int, float]) -> None:
        curve = self.course.curve
        for point, share in shares.items():
            curve[point] = msgspec.structs.replace(curve[point], beside=share)

    def _note(self, lesson: Lesson) -> None:
        course = self.course
        network = self.learner.network
        course.curve.append(
            Point(
                round(course.seconds, 1), course.decisions, course.matches,
                self.gauge.against(network),
                self.gauge.against(network, self.past) if self.past and not course.alone else 0.5,
                lesson.entropy, lesson.value_loss,
                self.gauge.against(network, self.rival) if self.rival else None,
            )
        )  # fmt: skip
        self.past = deepcopy(network)

    def save(self) -> None:
        import torch

        text = msgspec.json.encode(self.course)
        network = self.learner.network
        checkpoint = {
            "course": text,
            "network": network.state_dict(),
            "optimiser": self.learner.optimiser.state_dict(),
        }
        _replace(self.file("pt"), lambda path: torch.save(checkpoint, path))
        self.file("json").write_bytes(msgspec.json.format(text, indent=1) + b"\n")
        if self.course.curve:
            drawn = curves(self.course.headline, self.course.curve, self.course.beside)
            self.file("svg").write_text(drawn, encoding="utf-8")
        made = Made(self.game.meta.key, self.game.meta.version, self.course.recipe.worth)
        _replace(self.file("npz"), lambda path: write(path, made, _weights(network)))


def _weights(network: Any) -> Weights:
    return {name: tensor.float().cpu().numpy() for name, tensor in network.state_dict().items()}


def _name_of(network: Path) -> str:
    """A file's name and what tells it from others of that name."""
    return f"{network.name} ({sha256(network.read_bytes()).hexdigest()[:12]})"


def _replace(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file beside it and put that in its place: whoever is stopped midway keeps the old."""
    beside = path.with_name(f"{path.name}.new")
    write(beside)
    beside.replace(path)
