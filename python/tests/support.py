"""What the tests share: the games with their seats, and random play."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Iterator

import ludarium

SOURCE_TREE = Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("LUDARIUM_PROGRAM", str(SOURCE_TREE / "build" / "ludarium"))  # beside the module
GAMES = ludarium.game_names()


def every_setup() -> Iterator[ludarium.Game]:
    for name in GAMES:
        least, most = ludarium.Game(name).seat_range
        for seats in range(least, most + 1):
            yield ludarium.Game(name, seats)


def actor(state: ludarium.State) -> int:
    return state.players_to_act()[0]


def play(state: ludarium.State, rng: random.Random, decisions: int = 100_000) -> int:
    """Plays at random, the lowest of several who decide at the same time first; gives back how many decisions."""
    made = 0
    while made < decisions and not state.is_terminal():
        step(state, rng)
        made += 1
    return made


def step(state: ludarium.State, rng: random.Random) -> None:
    if state.is_simultaneous_node():
        to_act = state.players_to_act()
        state.apply_actions(
            [rng.choice(state.legal_actions(p)) if p in to_act else 0 for p in range(state.num_players())]
        )
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def played(game: ludarium.Game, seed: int, decisions: int) -> ludarium.State:
    state = game.new_initial_state(seed)
    play(state, random.Random(seed), decisions)
    return state


def hash_of(state: ludarium.State) -> int:
    return state.hash()
