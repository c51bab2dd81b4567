"""Games of self-play as columns: written by `python3 -m ludarium selfplay`, read by Dataset.

A folder has one npz file for so many games, and datasheet.json, which says how they were made and what each column is.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Callable, Iterator, Optional

import numpy as np
from numpy.typing import NDArray

from . import _ludarium

COLUMNS = {
    "observation": "float32 [decisions, features]: the position as the seat that decides sees it",
    "indptr": "int64 [decisions + 1]: the actions of decision i are ids[indptr[i]:indptr[i + 1]]; so with policy, traits, priors",
    "ids": "int64: the legal actions",
    "policy": "float32: the share of the search's visits each legal action got; 1 for the only one",
    "traits": "int16 [actions, 12]: what bots learn of an action; 16384 where there are fewer",
    "priors": "float32: logits written by hand; -100 is what bots never look at",
    "chosen": "int32 [decisions]: the place of the action that was played",
    "seat": "int8 [decisions]: who decides",
    "value": "float32 [decisions]: what the search expected for the seat, 0 to 1; NaN where one action was legal",
    "chance": "float32 [decisions, seats]: the chance of each seat to win, as the search foresaw it; NaN likewise",
    "result": "float32 [decisions]: what the game was worth to the seat in the end, -1 to 1 (State.returns)",
    "points": "float32 [decisions]: the points of the seat in the end",
    "game": "int64 [decisions]: the number of the game in the data",
    "move": "int32 [decisions]: how many decisions were made before in its game",
    "seeds": "int64 [games]: what each game was set up with",
}


class Recorder:
    """Decisions of whole games, column by column."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Any]] = {name: [] for name in COLUMNS if name not in ("indptr", "seeds")}
        self.counts: list[int] = []
        self.seeds: list[int] = []

    def note(self, state: _ludarium.State, player: int, found: Optional[dict[str, Any]], **more: Any) -> None:
        features = state.action_features(player)
        ids, seats = features["ids"], state.num_players()
        policy = np.ones(len(ids), np.float32)
        if found is not None:
            visits = dict(zip(found["ids"].tolist(), found["visits"].tolist()))
            policy = np.array([visits.get(action, 0) for action in ids.tolist()], np.float32)
            policy /= max(policy.sum(), 1)
        self.counts.append(len(ids))
        for name in ("ids", "traits", "priors"):
            self.rows[name].append(features[name])
        self.rows["policy"].append(policy)
        self.rows["observation"].append(state.observation_tensor(player))
        self.rows["value"].append(np.nan if found is None else found["values"][0])
        self.rows["chance"].append(np.full(seats, np.nan, np.float32) if found is None else found["chance"])
        for name, value in {"seat": player, **more}.items():
            self.rows[name].append(value)

    def arrays(self) -> dict[str, NDArray[Any]]:
        kinds = {"chosen": np.int32, "seat": np.int8, "value": np.float32, "result": np.float32, "points": np.float32,
                 "game": np.int64, "move": np.int32}
        out: dict[str, NDArray[Any]] = {"indptr": np.concatenate([[0], np.cumsum(self.counts)]).astype(np.int64),
                                        "seeds": np.array(self.seeds, np.int64)}
        for name, rows in self.rows.items():
            if name in kinds:
                out[name] = np.array(rows, kinds[name])
            elif name in ("ids", "traits", "priors", "policy"):
                out[name] = np.concatenate(rows)
            else:
                out[name] = np.stack(rows)
        return out


def play_game(game: _ludarium.Game, bot: _ludarium.Bot, seed: int, number: int, drawn: int, recorder: Recorder) -> int:
    """One game of a bot against itself; the first `drawn` decisions are drawn by the visits, so that games differ."""
    rng = np.random.default_rng(seed)
    state, players, move = game.new_initial_state(seed), [], 0
    while not state.is_terminal():
        player = state.current_player()
        legal = state.legal_actions()
        found = bot.think(state, player, seed) if len(legal) > 1 else None
        chosen = legal[0]
        if found is not None:
            share = found["visits"] / found["visits"].sum()
            chosen = int(rng.choice(found["ids"], p=share)) if move < drawn else int(found["ids"][0])
        recorder.note(state, player, found, chosen=legal.index(chosen), game=number, move=move)
        players.append(player)
        state.apply_action(chosen)
        move += 1
    returns, points = state.returns(), [seat["total"] for seat in state.score()]
    recorder.rows["result"].extend(returns[player] for player in players)
    recorder.rows["points"].extend(points[player] for player in players)
    recorder.seeds.append(seed)
    return move


def selfplay(
    game: str,
    out: str | Path,
    games: int = 100,
    seats: int = 2,
    bot: str = "strong@100",
    seed: int = 1,
    options: Optional[dict[str, Any]] = None,
    games_a_file: int = 50,
    drawn: int = 20,
    told: Optional[Callable[[int], None]] = None,
) -> "Dataset":
    """Plays games of a bot against itself and writes them; the same arguments write the same columns.

    `bot` counts iterations ("strong@100"): by the clock nothing would come out the same again.
    """
    setup = _ludarium.Game(game, seats, options, turn_based=True)
    player, folder = _ludarium.Bot(bot), Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise _ludarium.BadInputError(f"{folder} is not empty")
    files, decisions, recorder = [], 0, Recorder()
    for number in range(games):
        decisions += play_game(setup, player, seed + number, number, drawn, recorder)
        if told:
            told(number + 1)
        if len(recorder.seeds) == games_a_file or number + 1 == games:
            name = f"games-{len(files):05d}.npz"
            np.savez_compressed(folder / name, **recorder.arrays())
            files.append(name)
            recorder = Recorder()
    sheet = {
        "what": f"{games} games of {setup.title} ({setup.env_id}) for {seats}, played by {bot} against itself",
        "why": "for imitation, value learning and offline evaluation",
        "made_by": f"python3 -m ludarium selfplay {game} --games {games} --seats {seats} --bot {bot} --seed {seed}"
        f" --drawn {drawn}",
        "environment": setup.env_id,
        "game": game,
        "seats": seats,
        "options": setup.options,
        "bot": bot,
        "seed": seed,
        "games": games,
        "decisions": decisions,
        "files": files,
        "features": setup.feature_names,
        "traits": {str(family): name for family, name in setup.trait_names.items()},
        "columns": COLUMNS,
        "left_out": "nothing: every decision of every game is there, with those that had one answer",
        "people": "nobody: all players are programs",
        "licence": "MIT, as Ludarium itself; the games belong to their publishers",
    }
    (folder / "datasheet.json").write_text(json.dumps(sheet, indent=1) + "\n")
    return Dataset(folder)


class Dataset:
    """The games in a folder, file after file."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        try:
            self.sheet: dict[str, Any] = json.loads((self.folder / "datasheet.json").read_text())
        except (OSError, ValueError) as fault:
            raise _ludarium.BadInputError(f"{folder} has no datasheet.json: {fault}") from fault

    @property
    def feature_names(self) -> list[str]:
        return self.sheet["features"]

    def __len__(self) -> int:
        """Decisions in all."""
        return int(self.sheet["decisions"])

    def files(self) -> Iterator[dict[str, NDArray[Any]]]:
        """The columns of one file after the other."""
        for name in self.sheet["files"]:
            with np.load(self.folder / name) as columns:
                yield {column: columns[column] for column in columns.files}

    def batches(self, size: int, seed: Optional[int] = None) -> Iterator[dict[str, NDArray[Any]]]:
        """So many decisions at a time, each with its lists (their columns begin at `indptr` anew); drawn with a seed."""
        for columns in self.files():
            count = len(columns["chosen"])
            order = np.arange(count) if seed is None else np.random.default_rng(seed).permutation(count)
            for start in range(0, count, size):
                yield take(columns, order[start : start + size])


def take(columns: dict[str, NDArray[Any]], rows: NDArray[np.integer]) -> dict[str, NDArray[Any]]:
    """Some decisions of a file, with what belongs to them."""
    counts = np.diff(columns["indptr"])[rows]
    indptr = np.concatenate([[0], np.cumsum(counts)])
    places = np.repeat(columns["indptr"][:-1][rows] - indptr[:-1], counts) + np.arange(indptr[-1])
    lists = ("ids", "policy", "traits", "priors")
    out = {name: columns[name][places if name in lists else rows] for name in columns if name not in ("indptr", "seeds")}
    out["indptr"] = indptr
    return out
