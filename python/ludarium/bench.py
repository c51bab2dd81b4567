"""How many decisions a second there are from Python, on one core: python3 -m ludarium bench.

Processor time of the thread is counted, so that a busy machine measures nearly the same. Observation and list of legal
actions are made for every decision.
"""

from __future__ import annotations

import random
import time
from typing import Callable

import numpy as np

from . import Game, VecEnv, game_names


def in_batches(name: str, seats: int, envs: int, seconds: float) -> tuple[float, float]:
    """Decisions a second of VecEnv.step(), and the share of it that is not the engine."""
    env = VecEnv(name, seats, envs, seed=1)
    step, rng = env.reset(), np.random.default_rng(1)
    spent, engine, made = 0.0, env.engine_seconds, env.decisions
    while spent < seconds:
        actions = (rng.random(envs) * np.diff(step.indptr)).astype(np.int64)
        began = time.thread_time()
        step = env.step(actions)
        spent += time.thread_time() - began
    return (env.decisions - made) / spent, 1 - (env.engine_seconds - engine) / spent


def with_choosing(name: str, seats: int, envs: int, seconds: float) -> float:
    """Decisions a second with what numpy takes to choose them."""
    env = VecEnv(name, seats, envs, seed=1)
    step, rng = env.reset(), np.random.default_rng(1)
    began = time.process_time()
    while time.process_time() - began < seconds:
        step = env.step((rng.random(envs) * np.diff(step.indptr)).astype(np.int64))
    return env.decisions / (time.process_time() - began)


def one_at_a_time(name: str, seats: int, seconds: float) -> float:
    """Decisions a second of State.advance(), chosen at random by Python."""
    game, draw, made = Game(name, seats), random.Random(1).random, 0
    began, seed = time.process_time(), 0
    while time.process_time() - began < seconds:
        seed += 1
        state = game.new_initial_state(seed)
        advance, count = state.advance, len(state.legal_actions(state.players_to_act()[0]))
        state.observation
        while count:
            count = advance(int(draw() * count))
            made += 1
    return made / (time.process_time() - began)


def by_openspiel_names(name: str, seats: int, seconds: float) -> float:
    """The same by legal_actions(), apply_action() and observation_tensor(), as code for OpenSpiel has them."""
    game, draw, made = Game(name, seats, turn_based=True), random.Random(1).random, 0
    began, seed = time.process_time(), 0
    while time.process_time() - began < seconds:
        seed += 1
        state = game.new_initial_state(seed)
        while not state.is_terminal():
            legal = state.legal_actions()
            state.observation_tensor()
            state.apply_action(legal[int(draw() * len(legal))])
            made += 1
    return made / (time.process_time() - began)


def bench(seats: int = 3, envs: int = 1024, seconds: float = 2, told: Callable[[str], None] = print) -> None:
    told(f"{'':12}{'one state':>12}{'by OpenSpiel':>14}{'in batches':>12}{'with choice':>13}{'not engine':>12}")
    for name in game_names():
        batches, share = in_batches(name, seats, envs, seconds)
        told(
            f"{name:12}{one_at_a_time(name, seats, seconds):12,.0f}{by_openspiel_names(name, seats, seconds):14,.0f}"
            f"{batches:12,.0f}{with_choosing(name, seats, envs, seconds):13,.0f}{100 * share:11.1f}%"
        )
