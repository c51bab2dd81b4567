"""PettingZoo's AEC interface: agents take turns, each sees its observation and the mask of its actions.

Written from PettingZoo's documentation (AECEnv, 1.22 and later); Debian 12 has no PettingZoo, so the tests hold the
contract as documented, not the library.
"""

from __future__ import annotations

from typing import Any, Iterator, Optional

import numpy as np

from .. import _ludarium
from . import spaces

try:
    from pettingzoo import AECEnv  # type: ignore[import-not-found]
except ImportError:

    class AECEnv:  # type: ignore[no-redef]
        """Stands in where PettingZoo is not installed."""


class LudariumAECEnv(AECEnv):
    """One game. An action is a place in the list of legal actions, of which `action_mask` shows the first `width`.

    `infos[agent]["ids"]` has the ids of the legal actions, for who wants to know what the places mean;
    `observation["action_traits"]` what bots learn of them.
    """

    def __init__(
        self,
        game: str | _ludarium.Game,
        seats: Optional[int] = None,
        options: Optional[dict[str, Any]] = None,
        width: int = 512,
        render_mode: Optional[str] = None,
    ) -> None:
        super().__init__()
        made = game if isinstance(game, _ludarium.Game) else _ludarium.Game(game, seats, options)
        self.game = _ludarium.Game(made.name, made.seats, made.options, made.language, turn_based=True)
        self.metadata = {"render_modes": ["ansi"], "name": self.game.env_id, "is_parallelizable": False}
        self.render_mode = render_mode
        self.width = width
        self.possible_agents = [f"player_{i}" for i in range(self.game.seats)]
        self.agents: list[str] = []
        self._features = len(self.game.feature_names)
        self.observation_spaces = {agent: self.observation_space(agent) for agent in self.possible_agents}
        self.action_spaces = {agent: self.action_space(agent) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return spaces.Dict(
            {
                "observation": spaces.Box(-2.0, 2.0, (self._features,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.width,), np.int8),
                "action_traits": spaces.Box(0, _ludarium.TRAITS, (self.width, _ludarium.TRAITS_OF_AN_ACTION), np.int16),
            }
        )

    def action_space(self, agent: str) -> Any:
        return spaces.Discrete(self.width)

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        if seed is None:
            seed = int(np.random.default_rng().integers(2**62))
        self.state_ = self.game.new_initial_state(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to_the_asked()

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        legal = self.state_.legal_actions()
        if action is None or not 0 <= int(action) < min(len(legal), self.width):
            raise _ludarium.BadInputError(f"{agent} has no legal action at place {action}")
        self.state_.apply_action(legal[int(action)])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.state_.is_terminal():
            for i, worth in enumerate(self.state_.returns()):
                self.rewards[self.possible_agents[i]] = worth
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {a: {"ids": []} for a in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self._turn_to_the_asked()
        for other in self.agents:
            self._cumulative_rewards[other] += self.rewards[other]

    def observe(self, agent: str) -> dict[str, Any]:
        player = self.possible_agents.index(agent)
        mask = np.zeros(self.width, np.int8)
        traits = np.full((self.width, _ludarium.TRAITS_OF_AN_ACTION), _ludarium.TRAITS, np.int16)
        if player in self.state_.players_to_act()[:1]:
            features = self.state_.action_features(player)["traits"][: self.width]
            mask[: len(features)] = 1
            traits[: len(features)] = features
        return {"observation": self.state_.observation_tensor(player), "action_mask": mask, "action_traits": traits}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def state(self) -> np.ndarray:
        """What every seat sees, one row a seat."""
        return np.stack([self.state_.observation_tensor(i) for i in range(self.game.seats)])

    def render(self) -> Optional[str]:
        return str(self.state_) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def _turn_to_the_asked(self) -> None:
        player = self.state_.players_to_act()[0]
        self.agent_selection = self.possible_agents[player]
        self.infos = {agent: {"ids": []} for agent in self.agents}
        self.infos[self.agent_selection]["ids"] = self.state_.legal_actions()

    def _leave(self, agent: str, action: Optional[int]) -> None:
        if action is not None:
            raise ValueError("when an agent is done, its only action is None")
        self.agents.remove(agent)
        for all_of in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del all_of[agent]
        if self.agents:
            self.agent_selection = self.agents[0]


def env(game: str = "scythe", **arguments: Any) -> LudariumAECEnv:
    """As PettingZoo's modules make theirs."""
    return LudariumAECEnv(game, **arguments)
