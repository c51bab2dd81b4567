"""Games of self-play as columns: written by `ludarium selfplay` or by selfplay(), read by Dataset.

Both write by the same code of the engine. A folder has one npz file for so many games, and datasheet.json, which says
how they were made and what each column is.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Callable, Iterator, Optional

import numpy as np
from numpy.typing import NDArray

from . import _ludarium

COLUMNS: dict[str, str] = _ludarium._columns()
"""The columns of a file, and what each is."""


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
    threads: int = 1,
    told: Optional[Callable[[int], None]] = None,
) -> "Dataset":
    """Plays games of a bot against itself and writes them; the same arguments write the same bytes on any number of threads.

    The first `drawn` decisions of a game are drawn by the visits of the search, so that games differ. `told` is called
    with the number of games played so far. `bot` counts iterations ("strong@100"): by the clock nothing would come out the same again.
    """
    setup, folder = _ludarium.Game(game, seats, options), Path(out)
    if games < 1 or games_a_file < 1 or threads < 1 or drawn < 0 or seed < 0:
        raise _ludarium.BadInputError("games, games_a_file and threads are at least 1, drawn and seed at least 0")
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise _ludarium.BadInputError(f"{folder} is not empty")

    def write(name: str, data: bytes) -> None:
        (folder / name).write_bytes(data)

    _ludarium._write_games(setup, bot, games, seed, drawn, games_a_file, threads, write, told)
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
