"""Gymnasium's Env: one seat learns, the others are played by bots or policies.

Written from Gymnasium's documentation (Env, 0.28 and later); Debian 12 has no Gymnasium, so the tests hold the contract
as documented, not the library.
"""

from __future__ import annotations

from typing import Any, Optional, Sequence, Union

import numpy as np

from .. import _ludarium
from ..policies import Policy, level_policy
from . import spaces

try:
    from gymnasium import Env  # type: ignore[import-not-found]
except ImportError:

    class Env:  # type: ignore[no-redef]
        """Stands in where Gymnasium is not installed."""

        def reset(self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
            if seed is not None or not hasattr(self, "np_random"):
                self.np_random = np.random.default_rng(seed)


class LudariumEnv(Env):
    """One seat against the others. An action is a place in the list of legal actions; `info` has the mask, too."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str | _ludarium.Game,
        seats: Optional[int] = None,
        opponents: Union[str, Policy, Sequence[Union[str, Policy]]] = "steady",
        seat: Optional[int] = 0,
        options: Optional[dict[str, Any]] = None,
        width: int = 512,
        render_mode: Optional[str] = None,
    ) -> None:
        """`opponents`: one for all other seats or one for each; `seat` None: another one each game."""
        made = game if isinstance(game, _ludarium.Game) else _ludarium.Game(game, seats, options)
        self.game = _ludarium.Game(made.name, made.seats, made.options, made.language, turn_based=True)
        others = self.game.seats - 1
        several = [opponents] * others if isinstance(opponents, str) or callable(opponents) else list(opponents)
        if len(several) != others:
            raise _ludarium.BadInputError(f"{others} opponents are needed")
        self._opponents = [level_policy(one) if isinstance(one, str) else one for one in several]
        self._seat = seat
        self.seat = seat or 0
        self.width = width
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(width)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-2.0, 2.0, (len(self.game.feature_names),), np.float32),
                "action_mask": spaces.Box(0, 1, (width,), np.int8),
                "action_traits": spaces.Box(0, _ludarium.TRAITS, (width, _ludarium.TRAITS_OF_AN_ACTION), np.int16),
            }
        )

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.state = self.game.new_initial_state(int(self.np_random.integers(2**62)))
        self.seat = int(self.np_random.integers(self.game.seats)) if self._seat is None else self._seat
        self._let_others_play()
        return self._look()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        legal = self.state.legal_actions()
        if self.state.is_terminal():
            raise _ludarium.GameOverError("the game is over: reset() begins the next")
        if not 0 <= int(action) < min(len(legal), self.width):
            raise _ludarium.BadInputError(f"there is no legal action at place {action}")
        self.state.apply_action(legal[int(action)])
        self._let_others_play()
        observation, info = self._look()
        over = self.state.is_terminal()
        return observation, self.state.player_return(self.seat) if over else 0.0, over, False, info

    def action_masks(self) -> np.ndarray:
        """As libraries with masked policies ask for it."""
        mask = np.zeros(self.width, bool)
        mask[: len(self.state.legal_actions())] = True
        return mask

    def render(self) -> Optional[str]:
        return str(self.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _let_others_play(self) -> None:
        while not self.state.is_terminal() and self.state.current_player() != self.seat:
            player = self.state.current_player()
            policy = self._opponents[player - (player > self.seat)]
            self.state.apply_action(policy(self.state.view(player), player))

    def _look(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = np.zeros(self.width, np.int8)
        traits = np.full((self.width, _ludarium.TRAITS_OF_AN_ACTION), _ludarium.TRAITS, np.int16)
        ids: list[int] = []
        if not self.state.is_terminal():
            ids = self.state.legal_actions()
            features = self.state.action_features(self.seat)["traits"][: self.width]
            mask[: len(features)] = 1
            traits[: len(features)] = features
        observation = {"observation": self.state.observation_tensor(self.seat), "action_mask": mask, "action_traits": traits}
        return observation, {"action_mask": mask, "ids": ids, "seat": self.seat}
