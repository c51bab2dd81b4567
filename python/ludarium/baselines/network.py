"""A small network for lists of actions that differ from position to position, with its gradients, on numpy.

A position is a row of numbers; an action is the set of its traits. The hidden layer sees the position; its value is one
number, and the logit of an action is the prior written by hand, plus what each of its traits is worth by itself, plus how
well the sum of their embeddings fits the hidden layer.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .. import _ludarium

Floats = NDArray[np.float32]


class Positions(NamedTuple):
    """Positions with the lists of their actions, one list after the other."""

    observation: Floats
    indptr: NDArray[np.integer]
    traits: NDArray[np.integer]
    priors: Floats


class Pass(NamedTuple):
    """What the network says of positions, and what its gradients need."""

    hidden: Floats
    values: Floats
    embedded: Floats
    logits: Floats
    probabilities: Floats
    log_probabilities: Floats


def segment_softmax(logits: Floats, indptr: NDArray[np.integer]) -> tuple[Floats, Floats]:
    """Probabilities within each list, and their logarithms."""
    counts, starts = np.diff(indptr), indptr[:-1]
    shifted = logits - np.repeat(np.maximum.reduceat(logits, starts), counts)
    weights = np.exp(shifted)
    sums = np.repeat(np.add.reduceat(weights, starts), counts)
    return weights / sums, shifted - np.log(sums)


class Network:
    def __init__(self, features: int, hidden: int = 64, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)

        def drawn(*shape: int, scale: float) -> Floats:
            return rng.normal(0, scale, shape).astype(np.float32)

        traits = _ludarium.TRAITS + 1
        self.weights: dict[str, Floats] = {
            "layer": drawn(features, hidden, scale=(2 / features) ** 0.5),
            "bias": np.zeros(hidden, np.float32),
            "value": drawn(hidden, scale=0.01),
            "value_bias": np.zeros(1, np.float32),
            "embedding": drawn(traits, hidden, scale=0.02),
            "worth": np.zeros(traits, np.float32),
        }
        self._first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._second = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._steps = 0

    def look(self, at: Positions) -> Pass:
        w = self.weights
        hidden = np.maximum(at.observation @ w["layer"] + w["bias"], 0)
        values = np.tanh(hidden @ w["value"] + w["value_bias"])
        rows = np.repeat(np.arange(len(hidden)), np.diff(at.indptr))
        there = (at.traits != _ludarium.TRAITS)[..., None]
        embedded = np.where(there, w["embedding"][at.traits], 0).sum(axis=1)
        worth = np.where(there[..., 0], w["worth"][at.traits], 0).sum(axis=1)
        logits = np.clip(at.priors, -20, 20) + worth + (embedded * hidden[rows]).sum(axis=1)
        probabilities, logs = segment_softmax(logits, at.indptr)
        return Pass(hidden, values, embedded, logits, probabilities, logs)

    def gradients(self, at: Positions, seen: Pass, d_values: Floats, d_logits: Floats) -> dict[str, Floats]:
        """Of a loss whose derivatives by values and logits are given."""
        w, rows = self.weights, np.repeat(np.arange(len(seen.hidden)), np.diff(at.indptr))
        d_sum = d_values * (1 - seen.values**2)
        d_hidden = d_sum[:, None] * w["value"]
        np.add.at(d_hidden, rows, d_logits[:, None] * seen.embedded)
        d_hidden *= seen.hidden > 0
        there = at.traits != _ludarium.TRAITS
        numbers = at.traits[there].astype(np.int64)
        which = np.broadcast_to(np.arange(len(at.traits))[:, None], at.traits.shape)[there]
        d_embedding = np.zeros_like(w["embedding"])
        np.add.at(d_embedding, numbers, (d_logits[:, None] * seen.hidden[rows])[which])
        return {
            "layer": at.observation.T @ d_hidden,
            "bias": d_hidden.sum(axis=0),
            "value": seen.hidden.T @ d_sum,
            "value_bias": d_sum.sum(keepdims=True),
            "embedding": d_embedding,
            "worth": np.bincount(numbers, d_logits[which], len(w["worth"])).astype(np.float32),
        }

    def descend(self, gradients: dict[str, Floats], rate: float) -> None:
        """A step of Adam, with the gradient cut to a length of 1."""
        self._steps += 1
        length = float(np.sqrt(sum(float((g**2).sum()) for g in gradients.values())))
        scale = min(1.0, 1.0 / (length + 1e-8))
        correction = rate * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for name, gradient in gradients.items():
            first, second = self._first[name], self._second[name]
            first += 0.1 * (scale * gradient - first)
            second += 0.001 * ((scale * gradient) ** 2 - second)
            self.weights[name] -= correction * first / (np.sqrt(second) + 1e-8)

    def save(self, path: str | Path) -> None:
        np.savez_compressed(path, **self.weights)

    @classmethod
    def load(cls, path: str | Path) -> "Network":
        with np.load(path) as stored:
            network = cls(*stored["layer"].shape)
            for name in network.weights:
                network.weights[name] = stored[name]
        return network

    def policy(self, seed: int = 0, best: bool = True):
        """A player for the arena: the likeliest action, or one drawn by its probability."""
        rng = np.random.default_rng(seed)

        def choose(state: _ludarium.State, player: int) -> int:
            seen = self.look(positions_of(state, player))
            ids = state.legal_actions(player)
            place = int(seen.probabilities.argmax()) if best else int(rng.choice(len(ids), p=as_shares(seen.probabilities)))
            return ids[place]

        choose.__name__ = "network"
        return choose


def as_shares(probabilities: Floats) -> NDArray[np.float64]:
    exact = probabilities.astype(np.float64)
    return exact / exact.sum()


def positions_of(state: _ludarium.State, player: int) -> Positions:
    """One position of a State, as the network looks at it."""
    features = state.action_features(player)
    indptr = np.array([0, len(features["ids"])])
    return Positions(state.observation_tensor(player)[None], indptr, features["traits"], features["priors"])


def choose_rows(positions: Positions, rows: NDArray[np.integer]) -> tuple[Positions, NDArray[np.integer]]:
    """Some of the positions, and where their actions stood."""
    counts = np.diff(positions.indptr)[rows]
    indptr = np.concatenate([[0], np.cumsum(counts)])
    places = np.repeat(positions.indptr[:-1][rows] - indptr[:-1], counts) + np.arange(indptr[-1])
    return Positions(positions.observation[rows], indptr, positions.traits[places], positions.priors[places]), places


def join(parts: list[Positions]) -> Positions:
    """Several groups of positions as one."""
    ends = np.cumsum([0] + [part.indptr[-1] for part in parts])
    indptr = np.concatenate([[0]] + [part.indptr[1:] + end for part, end in zip(parts, ends)])
    return Positions(
        np.concatenate([part.observation for part in parts]),
        indptr,
        np.concatenate([part.traits for part in parts]),
        np.concatenate([part.priors for part in parts]),
    )
