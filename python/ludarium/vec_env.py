"""Many games at once, as learners need them."""

from __future__ import annotations

from typing import Any, NamedTuple, Optional

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _ludarium


class Step(NamedTuple):
    """What all environments look like after a step, one row an environment.

    `observation`, `mask`, `rewards`, `done`, `truncated` and `seat` share their memory with the environments: the next
    step overwrites them, so copy what is to stay. `indptr`, `ids`, `traits`, `trait_families` and `priors` are of this
    step for as long as you hold them.
    """

    observation: NDArray[np.float32]
    """[envs, features]: the position as the seat that moves sees it."""
    indptr: NDArray[np.int32]
    """[envs + 1]: the legal actions of environment i are ids[indptr[i]:indptr[i + 1]]."""
    ids: NDArray[np.int64]
    mask: NDArray[np.bool_]
    """[envs, width]: True at the places of legal actions, which stand first."""
    rewards: NDArray[np.float32]
    """[envs, seats]: 0 but for the step that ended a game."""
    done: NDArray[np.bool_]
    """Whether the game is over; the row already shows the next one."""
    truncated: NDArray[np.bool_]
    """Whether it was called off by `max_decisions`; `done` is True then, too."""
    seat: NDArray[np.int32]
    """The seat that moves."""
    traits: Optional[NDArray[np.int16]]
    """[len(ids), TRAITS_OF_AN_ACTION]: numbers of what the action has in common with others; TRAITS where it has fewer."""
    trait_families: Optional[NDArray[np.uint8]]
    """Likewise: what the trait tells of (Game.trait_names); 0 where there is none."""
    priors: Optional[NDArray[np.float32]]
    """[len(ids)]: logits written by hand; -100 is what bots never look at."""


class VecEnv:
    """Environments of one game, each waiting for one decision of one seat.

    Where several seats decide at the same time they are asked one after the other, and none sees what another has
    answered. A game that is over begins anew in the same step. Chance is drawn from `key` (64 hexadecimal digits; by
    default made of `seed`), which no State that comes from here has.
    """

    def __init__(
        self,
        game: str | _ludarium.Game,
        seats: int | None = None,
        envs: int = 1,
        threads: int = 1,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        *,
        key: str | None = None,
        rewards: str = "place",
        max_decisions: int = 0,
        width: int = 512,
        action_features: bool = False,
    ) -> None:
        """`rewards`: "place" (1 to -1, 0 in all), "win" or "score". `max_decisions` calls longer games off, 0 none.

        `width` is that of the mask: random play has not met more than 280 legal actions (a list holds at most MOST_ACTIONS);
        what stands behind it can still be played, but the mask does not show it. With `action_features` each
        step tells the traits and priors of all legal actions, too, which takes longer than the step itself.
        """
        self.game = game if isinstance(game, _ludarium.Game) else _ludarium.Game(game, seats, options)
        self._core = _ludarium.Batch(
            self.game, envs, threads, seed, key, rewards, max_decisions, width, action_features
        )
        self._arrays = self._core.arrays
        self._rng = np.random.default_rng(seed)

    @property
    def envs(self) -> int:
        """How many there are."""
        return int(self._arrays[0].shape[0])

    @property
    def seats(self) -> int:
        """How many play in each."""
        return self.game.seats

    @property
    def id(self) -> str:
        """The game and the version of its rules, which changes when the same moves lead elsewhere: "scythe-v1"."""
        return self.game.env_id

    @property
    def feature_names(self) -> list[str]:
        """What the numbers of an observation are called."""
        return self.game.feature_names

    @property
    def trait_names(self) -> dict[int, str]:
        """What each family of traits tells of an action."""
        return self.game.trait_names

    @property
    def decisions(self) -> int:
        """Decisions made since the environments were made."""
        return self._core.decisions

    @property
    def games(self) -> int:
        """Games that have ended since then."""
        return self._core.games

    @property
    def engine_seconds(self) -> float:
        """Processor time the engine has taken of the thread that steps; what step() takes beyond that is the binding."""
        return self._core.seconds

    def reset(self) -> Step:
        """Begins every game anew."""
        self._core.reset()
        return self.look()

    def step(self, actions: ArrayLike) -> Step:
        """Plays in every environment the legal action at a place of its list, as the mask counts them."""
        self._core.step(actions)
        return self.look()

    def step_ids(self, ids: ArrayLike) -> Step:
        """The same by the ids of actions."""
        self._core.step_ids(ids)
        return self.look()

    def look(self) -> Step:
        """What step() gave back last."""
        indptr, ids, traits, families, priors = self._core.lists()
        observation, mask, rewards, done, truncated, seat = self._arrays
        return Step(observation, indptr, ids, mask, rewards, done, truncated, seat, traits, families, priors)

    def sample(self) -> NDArray[np.int64]:
        """A place for each environment, every legal action being as likely as the others."""
        indptr = self._core.lists()[0]
        return (self._rng.random(self.envs) * np.diff(indptr)).astype(np.int64)

    def state(self, env: int) -> _ludarium.State:
        """The position of an environment as a State of its own: changing it changes nothing here.

        It has the hidden cards as they are: what a planner at a seat may know is state(i).view(seat), and worlds that
        fit it come from resample_from_infostate(). Its chance is not that of the environment.
        """
        return self._core.state(env)
