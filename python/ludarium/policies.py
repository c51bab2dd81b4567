"""Players for the arena, the adapters and the notebooks: functions of a State and a player that give back an action's id."""

from __future__ import annotations

from typing import Callable, Union

import numpy as np

from ._ludarium import Bot, State, bot_levels

Action = Union[int, str]
Policy = Callable[[State, int], Action]


def random_policy(seed: int = 0) -> Policy:
    """Any legal action, each as likely as the others."""
    rng = np.random.default_rng(seed)

    def choose(state: State, player: int) -> int:
        legal = state.legal_actions(player)
        return legal[int(rng.random() * len(legal))]

    choose.__name__ = "random"
    return choose


def level_policy(name: str, seed: int = 0) -> Policy:
    """A bot of the program by its name, such as "steady" or "master@500" (docs/bots.md)."""
    bot = Bot(name)

    def choose(state: State, player: int) -> int:
        return bot.choose(state, player, seed)

    choose.__name__ = name
    return choose


def greedy_policy(seed: int = 0) -> Policy:
    """The best by the game's own estimate at the end of the turn."""
    return level_policy("greedy", seed)


__all__ = ["Action", "Policy", "bot_levels", "greedy_policy", "level_policy", "random_policy"]
