"""The engines of Ludarium from Python: Scythe, Imperial Settlers and Paladins of the West Kingdom.

One position at a time, by the names OpenSpiel's users know::

    import ludarium

    state = ludarium.Game("scythe", seats=2).new_initial_state(seed=7)
    while not state.is_terminal():
        state.apply_action(state.legal_actions(state.players_to_act()[0])[0])
    print(state.returns())

Many at once, with numpy arrays that share their memory::

    env = ludarium.VecEnv("paladins", seats=2, envs=1024, seed=1)
    step = env.reset()
    step = env.step(env.sample())

docs/python.md tells the rest.
"""

from ._ludarium import (
    MOST_ACTIONS,
    TRAITS,
    TRAITS_OF_AN_ACTION,
    BadInputError,
    Bot,
    Game,
    GameOverError,
    IllegalActionError,
    LudariumError,
    State,
    ViewError,
    __version__,
    bot_levels,
    game_names,
)
from .arena import MatchReport, play_match
from .policies import greedy_policy, level_policy, random_policy
from .state import SIMULTANEOUS, TERMINAL, deserialize_state, load_game
from .vec_env import Step, VecEnv

__all__ = [
    "MOST_ACTIONS",
    "SIMULTANEOUS",
    "TERMINAL",
    "TRAITS",
    "TRAITS_OF_AN_ACTION",
    "BadInputError",
    "Bot",
    "Game",
    "GameOverError",
    "IllegalActionError",
    "LudariumError",
    "MatchReport",
    "State",
    "Step",
    "VecEnv",
    "ViewError",
    "bot_levels",
    "deserialize_state",
    "game_names",
    "greedy_policy",
    "level_policy",
    "load_game",
    "play_match",
    "random_policy",
]
