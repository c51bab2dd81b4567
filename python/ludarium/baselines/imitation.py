"""Imitation: a network learns from games that `ludarium selfplay` wrote what search preferred and how the games ended.

python3 -m ludarium.baselines.imitation scythe --out curve.json
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from pathlib import Path
from typing import Any, Callable, NamedTuple, Optional

import numpy as np

from .. import play_match
from ..data import Dataset, selfplay, take
from .alphazero import Lessons, join_lessons, learn
from .alphazero import Settings as Rates
from .network import Network, Positions


class Settings(NamedTuple):
    game: str = "paladins"
    seats: int = 2
    games: int = 60  # of self-play
    bot: str = "steady@20"  # that plays them
    drawn: int = 10_000  # all decisions are drawn by the visits, so that games show much
    held_out: float = 0.1  # share of the games that is only asked, never learnt
    epochs: int = 3
    batch: int = 64
    rate: float = 1e-3
    hidden: int = 64
    seed: int = 1
    opponent: str = "beginner@16"  # of the matches that make the curve
    matches: int = 40


def lessons_of(data: Dataset, games: range) -> Lessons:
    """The decisions of some of the games where there was something to decide."""
    parts = []
    for columns in data.files():
        wanted = np.isin(columns["game"], np.asarray(games)) & (np.diff(columns["indptr"]) > 1)
        if wanted.any():
            some = take(columns, np.flatnonzero(wanted))
            at = Positions(some["observation"], some["indptr"], some["traits"], some["priors"])
            parts.append(Lessons(at, some["policy"], some["result"]))
    return join_lessons(parts)


def agreement(network: Network, lessons: Lessons) -> float:
    """How often the network's first choice is the one that search visited most."""
    seen, ends = network.look(lessons.positions), lessons.positions.indptr
    same = [seen.probabilities[a:b].argmax() == lessons.wanted[a:b].argmax() for a, b in zip(ends[:-1], ends[1:])]
    return float(np.mean(same))


def train(settings: Settings, folder: str | Path, told: Optional[Callable[[dict[str, Any]], None]] = None):
    """Plays the games into an empty folder and learns from them; gives back the network and a line for every epoch."""
    began = time.monotonic()
    data = selfplay(settings.game, folder, settings.games, settings.seats, settings.bot, settings.seed, drawn=settings.drawn)
    first_held_out = settings.games - max(1, round(settings.games * settings.held_out))
    lessons, asked = (lessons_of(data, games) for games in (range(first_held_out), range(first_held_out, settings.games)))
    network = Network(len(data.feature_names), settings.hidden, settings.seed)
    rates = Rates(settings.game, epochs=1, batch=settings.batch, rate=settings.rate)
    rng, curve = np.random.default_rng(settings.seed), []
    for epoch in range(settings.epochs + 1):
        line: dict[str, Any] = {"epoch": epoch, "decisions": len(lessons.results)}
        if epoch:
            line.update(learn(network, lessons, rates, rng))
        line["agreement"] = agreement(network, asked)
        if settings.matches:
            report = play_match(settings.game, [network.policy(), settings.opponent], settings.matches, seed=1000)
            line["wins"] = report.wins("network")["share"]
        line["seconds"] = round(time.monotonic() - began, 1)
        curve.append(line)
        if told:
            told(line)
    return network, curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="paladins")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bot", default="steady@20", help="who plays the games (docs/bots.md)")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--opponent", default="beginner@16", help="a bot (docs/bots.md)")
    parser.add_argument("--out", help="where the curve is written")
    parser.add_argument("--network", help="where the network is written")
    given = vars(parser.parse_args())
    out, network_path = given.pop("out"), given.pop("network")
    settings = Settings(**given)
    with tempfile.TemporaryDirectory() as folder:
        network, curve = train(settings, folder, lambda line: print(json.dumps(line), flush=True))
    if out:
        Path(out).write_text(json.dumps({"settings": settings._asdict(), "curve": curve}, indent=1) + "\n")
    if network_path:
        network.save(network_path)


if __name__ == "__main__":
    main()
