"""Games and states for algorithms written against OpenSpiel's Python API.

Written from OpenSpiel's documentation; Debian 12 has no OpenSpiel, so the tests hold the contract as documented, not the
library. ludarium.State itself has OpenSpiel's names; what is added here is what its algorithms want besides: dense action
numbers, which are places in the list of legal actions. These are no subclasses of pyspiel's classes, which only its Python
algorithms can do without.
"""

from __future__ import annotations

from typing import Any, Iterable, Optional

import numpy as np

from .. import _ludarium


class SpielState:
    """A state whose actions are numbers below Game.num_distinct_actions(), as OpenSpiel's algorithms count on."""

    def __init__(self, game: "SpielGame", state: _ludarium.State) -> None:
        self._game = game
        self._state = state
        self._history: list[int] = []

    def current_player(self) -> int:
        return self._state.current_player()

    def is_terminal(self) -> bool:
        return self._state.is_terminal()

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return self._state.is_simultaneous_node()

    def legal_actions(self, player: Optional[int] = None) -> list[int]:
        if self.is_terminal():
            return []
        if player is None:
            player = self.current_player()
        asked = self._state.players_to_act() if self.is_simultaneous_node() else [self.current_player()]
        if player not in asked:
            return []
        return list(range(min(len(self._state.legal_actions(player)), self._game.num_distinct_actions())))

    def legal_actions_mask(self, player: Optional[int] = None) -> list[int]:
        mask = [0] * self._game.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        self._state.apply_action(self._id(self.current_player(), action))
        self._history.append(action)

    def apply_actions(self, actions: Iterable[int]) -> None:
        actions = list(actions)
        asked = self._state.players_to_act()
        self._state.apply_actions([self._id(p, a) if p in asked else 0 for p, a in enumerate(actions)])
        self._history.extend(actions)

    def child(self, action: int) -> "SpielState":
        after = self.clone()
        after.apply_action(action)
        return after

    def clone(self) -> "SpielState":
        copy = SpielState(self._game, self._state.clone())
        copy._history = list(self._history)
        return copy

    def history(self) -> list[int]:
        return list(self._history)

    def returns(self) -> list[float]:
        return self._state.returns()

    def rewards(self) -> list[float]:
        return self._state.rewards()

    def player_return(self, player: int) -> float:
        return self._state.player_return(player)

    def action_to_string(self, player: int, action: int) -> str:
        return self._state.action_to_string(player, self._id(player, action))

    def string_to_action(self, player: int, text: str) -> int:
        return self._state.legal_actions(player).index(self._state.string_to_action(player, text))

    def information_state_string(self, player: int) -> str:
        return self._state.information_state_string(player)

    def observation_string(self, player: int) -> str:
        return self._state.observation_string(player)

    def observation_tensor(self, player: int) -> list[float]:
        return self._state.observation_tensor(player).tolist()

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "SpielState":
        return SpielState(self._game, self._state.resample_from_infostate(player, probability_sampler))

    def num_players(self) -> int:
        return self._state.num_players()

    def get_game(self) -> "SpielGame":
        return self._game

    def serialize(self) -> str:
        return self._state.serialize()

    def __str__(self) -> str:
        return str(self._state)

    def _id(self, player: int, action: int) -> int:
        legal = self._state.legal_actions(player)
        if not 0 <= action < len(legal):
            raise _ludarium.BadInputError(f"player {player} has no legal action {action}")
        return legal[action]


class SpielGame:
    """A game by OpenSpiel's names. Each new state has chance of its own, drawn from `seed`."""

    def __init__(self, name: str, seats: Optional[int] = None, options: Optional[dict[str, Any]] = None,
                 turn_based: bool = False, actions: int = 512, seed: int = 0) -> None:
        self.game = _ludarium.Game(name, seats, options, turn_based=turn_based)
        self._actions = actions
        self._rng = np.random.default_rng(seed)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.game.new_initial_state(int(self._rng.integers(2**62))))

    def deserialize_state(self, text: str) -> SpielState:
        return SpielState(self, _ludarium._deserialize(text))

    def num_distinct_actions(self) -> int:
        return self._actions

    def num_players(self) -> int:
        return self.game.num_players()

    def min_utility(self) -> float:
        return self.game.min_utility()

    def max_utility(self) -> float:
        return self.game.max_utility()

    def utility_sum(self) -> Optional[float]:
        return self.game.utility_sum()

    def max_game_length(self) -> int:
        """More than any game has; OpenSpiel wants a number."""
        return 100_000

    def observation_tensor_shape(self) -> list[int]:
        return self.game.observation_tensor_shape()

    def observation_tensor_size(self) -> int:
        return self.game.observation_tensor_size()

    def get_type(self) -> dict[str, Any]:
        """What pyspiel.GameType says, by the names of its fields."""
        return {
            "short_name": f"ludarium_{self.game.name}",
            "long_name": self.game.title,
            "dynamics": "SEQUENTIAL" if self.game.turn_based else "SIMULTANEOUS",
            "chance_mode": "SAMPLED_STOCHASTIC",
            "information": "IMPERFECT_INFORMATION",
            "utility": "ZERO_SUM" if self.game.seats > 1 else "GENERAL_SUM",
            "reward_model": "TERMINAL",
            "min_num_players": self.game.seat_range[0],
            "max_num_players": self.game.seat_range[1],
            "provides_information_state_string": True,
            "provides_observation_string": True,
            "provides_observation_tensor": True,
        }
