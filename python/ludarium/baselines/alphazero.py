"""A small AlphaZero: search by the network's policy and value over worlds that fit what the seat knows, then learn from
what the search preferred and how the games ended.

python3 -m ludarium.baselines.alphazero paladins --rounds 5
"""

from __future__ import annotations

import argparse
import json
from typing import Any, Callable, NamedTuple, Optional

import numpy as np
from numpy.typing import NDArray

from .. import Game, State
from .network import Network, Positions, choose_rows, join, positions_of


class Settings(NamedTuple):
    game: str = "paladins"
    seats: int = 2
    rounds: int = 5
    games: int = 8  # of self-play in each round
    simulations: int = 24
    exploration: float = 1.5
    noise: float = 0.25  # share of the root's prior that is drawn at random
    drawn: int = 20  # so many decisions of a game are drawn by the visits, not taken by the most
    longest: int = 1500  # decisions of a game; then it teaches as it stands: nothing
    epochs: int = 4
    batch: int = 256
    rate: float = 1e-3
    hidden: int = 64
    seed: int = 1


class Node:
    """What a seat may do at a decision, by the ids of its actions: in another world others may be legal."""

    __slots__ = ("player", "priors", "visits", "sums", "children")

    def __init__(self, player: int) -> None:
        self.player = player
        self.priors: dict[int, float] = {}
        self.visits: dict[int, int] = {}
        self.sums: dict[int, float] = {}
        self.children: dict[int, "Node"] = {}

    def select(self, legal: list[int], exploration: float) -> int:
        tried = sum(self.visits.get(action, 0) for action in legal)
        root = exploration * (tried + 1) ** 0.5
        best, best_score = legal[0], -1e9
        for action in legal:
            visits = self.visits.get(action, 0)
            value = self.sums[action] / visits if visits else 0.0
            score = value + root * self.priors.get(action, 1e-3) / (1 + visits)
            if score > best_score:
                best, best_score = action, score
        return best


class Search:
    """Each simulation goes through a world of its own (information-set search); values are of all seats (max^n)."""

    def __init__(self, network: Network, settings: Settings, rng: np.random.Generator) -> None:
        self._network, self._settings, self._rng = network, settings, rng

    def visits(self, state: State, player: int, noise: bool) -> tuple[list[int], NDArray[np.float64]]:
        legal = state.legal_actions(player)
        root = Node(player)
        self._expand(root, state, player)
        if noise:
            drawn = self._rng.dirichlet([10 / len(legal)] * len(legal))
            share = self._settings.noise
            for action, extra in zip(legal, drawn):
                root.priors[action] = (1 - share) * root.priors[action] + share * float(extra)
        for _ in range(self._settings.simulations):
            self._simulate(root, state.resample_from_infostate(player, int(self._rng.integers(2**62))))
        return legal, np.array([root.visits.get(action, 0) for action in legal], np.float64)

    def _simulate(self, root: Node, world: State) -> None:
        path, node = [], root
        while True:
            action = node.select(world.legal_actions(node.player), self._settings.exploration)
            world.apply_action(action)
            path.append((node, action))
            if world.is_terminal():
                values = np.array(world.returns())
                break
            player = world.current_player()
            after = node.children.get(action)
            if after is None or after.player != player:
                after = node.children[action] = Node(player)
                values = self._expand(after, world, player)
                break
            node = after
        for passed, action in path:
            passed.visits[action] = passed.visits.get(action, 0) + 1
            passed.sums[action] = passed.sums.get(action, 0.0) + float(values[passed.player])

    def _expand(self, node: Node, world: State, player: int) -> NDArray[np.float64]:
        seen = self._network.look(positions_of(world, player))
        node.priors = dict(zip(world.legal_actions(player), seen.probabilities.tolist()))
        value, seats = float(seen.values[0]), world.num_players()
        values = np.full(seats, -value / max(seats - 1, 1))
        values[player] = value
        return values


class Lessons(NamedTuple):
    positions: Positions
    wanted: NDArray[np.float32]  # share of the visits, by action
    results: NDArray[np.float32]


def self_play(game: Game, search: Search, settings: Settings, seed: int, rng: np.random.Generator) -> Optional[Lessons]:
    """One game; nothing if it did not end."""
    state = game.new_initial_state(seed)
    parts, wanted, players = [], [], []
    for made in range(settings.longest):
        if state.is_terminal():
            returns = state.returns()
            results = np.array([returns[player] for player in players], np.float32)
            return Lessons(join(parts), np.concatenate(wanted).astype(np.float32), results) if parts else None
        player = state.current_player()
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply_action(legal[0])
            continue
        ids, visits = search.visits(state, player, noise=True)
        share = visits / visits.sum()
        parts.append(positions_of(state, player)), wanted.append(share), players.append(player)
        state.apply_action(ids[int(rng.choice(len(ids), p=share)) if made < settings.drawn else int(share.argmax())])
    return None


def learn(network: Network, lessons: Lessons, settings: Settings, rng: np.random.Generator) -> dict[str, float]:
    count, losses = len(lessons.results), []
    for _ in range(settings.epochs):
        for rows in np.array_split(rng.permutation(count), max(count // settings.batch, 1)):
            at, places = choose_rows(lessons.positions, rows)
            seen, wanted = network.look(at), lessons.wanted[places]
            error = seen.values - lessons.results[rows]
            d_logits = ((seen.probabilities - wanted) / len(rows)).astype(np.float32)
            network.descend(network.gradients(at, seen, (error / len(rows)).astype(np.float32), d_logits), settings.rate)
            losses.append((float((error**2).mean()), float(-(wanted * seen.log_probabilities).sum() / len(rows))))
    value_loss, policy_loss = np.mean(losses, axis=0)
    return {"value_loss": float(value_loss), "policy_loss": float(policy_loss)}


def join_lessons(parts: list[Lessons]) -> Lessons:
    return Lessons(
        join([part.positions for part in parts]),
        np.concatenate([part.wanted for part in parts]),
        np.concatenate([part.results for part in parts]),
    )


def train(settings: Settings = Settings(), told: Optional[Callable[[dict[str, Any]], None]] = None):
    """Rounds of self-play and learning; gives back the network and a line for every round."""
    game = Game(settings.game, settings.seats, turn_based=True)
    network = Network(len(game.feature_names), settings.hidden, settings.seed)
    rng, curve = np.random.default_rng(settings.seed), []
    for number in range(1, settings.rounds + 1):
        search = Search(network, settings, rng)
        played = [self_play(game, search, settings, int(rng.integers(2**62)), rng) for _ in range(settings.games)]
        finished = [lessons for lessons in played if lessons is not None]
        line: dict[str, Any] = {"round": number, "finished": len(finished)}
        if finished:
            lessons = join_lessons(finished)
            line["decisions"] = len(lessons.results)
            line.update(learn(network, lessons, settings, rng))
        curve.append(line)
        if told:
            told(line)
    return network, curve


def search_policy(network: Network, settings: Settings = Settings(), seed: int = 0):
    """A player for the arena that thinks before it answers."""
    search = Search(network, settings, np.random.default_rng(seed))

    def choose(state: State, player: int) -> int:
        ids, visits = search.visits(state, player, noise=False)
        return ids[int(visits.argmax())]

    choose.__name__ = "alphazero"
    return choose


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="paladins")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--simulations", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--network", help="where the network is written")
    given = parser.parse_args()
    settings = Settings(given.game, rounds=given.rounds, games=given.games, simulations=given.simulations, seed=given.seed)
    network, _ = train(settings, lambda line: print(json.dumps(line), flush=True))
    if given.network:
        network.save(given.network)


if __name__ == "__main__":
    main()
