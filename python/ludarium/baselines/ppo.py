"""Proximal policy optimisation by self-play, over the legal actions of each position alone.

python3 -m ludarium.baselines.ppo paladins --updates 30 --out curve.json
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any, Callable, NamedTuple, Optional

import numpy as np
from numpy.typing import NDArray

from .. import VecEnv, play_match
from .network import Network, Positions, choose_rows, join


class Settings(NamedTuple):
    game: str = "paladins"
    seats: int = 2
    envs: int = 64
    steps: int = 64  # decisions of each environment before an update
    updates: int = 30
    epochs: int = 3
    batch: int = 1024
    rate: float = 1e-3
    clip: float = 0.2
    trace: float = 0.97  # lambda of the advantages
    entropy: float = 0.01
    hidden: int = 64
    seed: int = 1
    opponent: str = "greedy"  # of the matches that make the curve


class Rollout(NamedTuple):
    positions: Positions
    chosen: NDArray[np.integer]  # where the action that was played stands in the joined lists
    logs: NDArray[np.float32]  # its logarithmic probability then
    advantages: NDArray[np.float32]
    returns: NDArray[np.float32]


def advantages_of(seat, values, rewards, done, last_seat, last_values, trace):
    """For each decision what its seat got above what was foreseen: generalised advantages, seat by seat.

    Between two decisions of a seat others decide; what it is given in between belongs to the first of the two.
    """
    steps, envs = seat.shape
    seats, each = rewards.shape[2], np.arange(envs)
    following = np.repeat((-last_values / max(seats - 1, 1))[:, None], seats, axis=1)
    following[each, last_seat] = last_values
    carried = np.zeros((envs, seats), np.float32)
    given = np.zeros((envs, seats), np.float32)
    advantages = np.zeros((steps, envs), np.float32)
    for t in reversed(range(steps)):
        over = done[t]
        given[over], following[over], carried[over] = rewards[t][over], 0, 0
        s = seat[t]
        surprise = given[each, s] + following[each, s] - values[t]
        advantages[t] = surprise + trace * carried[each, s]
        carried[each, s], following[each, s], given[each, s] = advantages[t], values[t], 0
    return advantages


def draw(probabilities, indptr, rng) -> NDArray[np.int64]:
    """A place in each list, by its probability."""
    sums = np.cumsum(probabilities, dtype=np.float64)
    before = np.concatenate([[0.0], sums])[indptr[:-1]]
    total = np.concatenate([[0.0], sums])[indptr[1:]] - before
    places = np.searchsorted(sums, before + rng.random(len(total)) * total, side="right")
    return np.minimum(places, indptr[1:] - 1) - indptr[:-1]


def play(env: VecEnv, network: Network, steps: int, trace: float, rng) -> Rollout:
    step, parts, places = env.look(), [], []
    seat, values, logs, rewards, done = [], [], [], [], []
    for _ in range(steps):
        at = Positions(step.observation.copy(), step.indptr, step.traits, step.priors)
        seen = network.look(at)
        actions = draw(seen.probabilities, step.indptr, rng)
        chosen = step.indptr[:-1] + actions
        parts.append(at), places.append(chosen)
        seat.append(step.seat.copy()), values.append(seen.values), logs.append(seen.log_probabilities[chosen])
        step = env.step(actions)
        rewards.append(step.rewards.copy()), done.append(step.done.copy())
    last = network.look(Positions(step.observation, step.indptr, step.traits, step.priors))
    advantages = advantages_of(
        np.array(seat), np.array(values), np.array(rewards), np.array(done), step.seat, last.values, trace
    )
    ends = np.cumsum([0] + [part.indptr[-1] for part in parts])[:-1]
    return Rollout(
        join(parts),
        np.concatenate([chosen + end for chosen, end in zip(places, ends)]),
        np.concatenate(logs),
        advantages.ravel(),
        advantages.ravel() + np.concatenate(values),
    )


def learn(network: Network, rollout: Rollout, settings: Settings, rng) -> dict[str, float]:
    count, losses = len(rollout.logs), []
    for _ in range(settings.epochs):
        order = rng.permutation(count)
        for rows in np.array_split(order, max(count // settings.batch, 1)):
            at, places = choose_rows(rollout.positions, rows)
            where = np.full(len(rollout.positions.traits), -1)
            where[places] = np.arange(len(places))
            losses.append(descend(network, at, where[rollout.chosen[rows]], rollout, rows, settings))
    value_loss, entropy = np.mean(losses, axis=0)
    return {"value_loss": float(value_loss), "entropy": float(entropy)}


def descend(network, at, chosen, rollout, rows, settings) -> tuple[float, float]:
    """One step down the clipped loss of PPO."""
    seen, count = network.look(at), len(rows)
    advantage = rollout.advantages[rows]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    ratio = np.exp(seen.log_probabilities[chosen] - rollout.logs[rows])
    free = ~(((advantage > 0) & (ratio > 1 + settings.clip)) | ((advantage < 0) & (ratio < 1 - settings.clip)))
    owner = np.repeat(np.arange(count), np.diff(at.indptr))
    push = -(advantage * ratio * free) / count  # derivative by the logarithmic probability of what was played
    d_logits = -seen.probabilities * push[owner]
    d_logits[chosen] += push
    information = seen.probabilities * seen.log_probabilities
    entropy = -np.add.reduceat(information, at.indptr[:-1])
    d_logits += settings.entropy / count * seen.probabilities * (seen.log_probabilities + entropy[owner])
    error = seen.values - rollout.returns[rows]
    network.descend(network.gradients(at, seen, error / count, d_logits.astype(np.float32)), settings.rate)
    return float((error**2).mean()), float(entropy.mean())


def train(settings: Settings = Settings(), told: Optional[Callable[[dict[str, Any]], None]] = None, matches: int = 0):
    """Learns by self-play; gives back the network and a line of the curve for every update.

    With `matches` so many games are played against the opponent before the first update and after every tenth of them.
    """
    env = VecEnv(settings.game, settings.seats, settings.envs, seed=settings.seed, action_features=True)
    network = Network(len(env.feature_names), settings.hidden, settings.seed)
    rng, curve, began = np.random.default_rng(settings.seed), [], time.monotonic()
    env.reset()
    if matches:
        curve.append({"update": 0, "wins": wins(network, settings, matches)})
        if told:
            told(curve[0])
    for update in range(1, settings.updates + 1):
        rollout = play(env, network, settings.steps, settings.trace, rng)
        line: dict[str, Any] = {"update": update, "decisions": env.decisions, "games": env.games}
        line.update(learn(network, rollout, settings, rng))
        if matches and update % max(settings.updates // 10, 1) == 0:
            line["wins"] = wins(network, settings, matches)
        line["seconds"] = round(time.monotonic() - began, 1)
        curve.append(line)
        if told:
            told(line)
    return network, curve


def wins(network: Network, settings: Settings, games: int) -> float:
    """The share of games for two that the network wins against the opponent."""
    report = play_match(settings.game, [network.policy(), settings.opponent], games, seed=1000)
    return report.wins("network")["share"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="paladins")
    parser.add_argument("--updates", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--opponent", default="greedy", help="a bot (docs/bots.md)")
    parser.add_argument("--out", help="where the curve is written")
    parser.add_argument("--network", help="where the network is written")
    given = parser.parse_args()
    settings = Settings(game=given.game, updates=given.updates, seed=given.seed, opponent=given.opponent)
    network, curve = train(settings, lambda line: print(json.dumps(line), flush=True), given.matches)
    if given.out:
        with open(given.out, "w") as file:
            json.dump({"settings": settings._asdict(), "curve": curve}, file, indent=1)
    if given.network:
        network.save(given.network)


if __name__ == "__main__":
    main()
