"""Matches between bots and policies in this process, counted as `ludarium arena` counts them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Sequence, Union

from . import _ludarium
from .policies import Policy


class MatchReport:
    """The games of a match; `ludarium arena --merge` reads what save() writes."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.summary: dict[str, Any] = _ludarium._summary(text)

    def save(self, path: str | Path) -> None:
        """Writes what `ludarium arena --merge` reads."""
        Path(path).write_text(self._text)

    @property
    def bouts(self) -> list[dict[str, Any]]:
        """Every game: who had which seat, place, score and time."""
        return json.loads(self._text)["bouts"]

    def wins(self, name: str) -> dict[str, float]:
        """The share of games a contender has won, with the ends of its 95 % interval."""
        for contender in self.summary["contenders"]:
            if contender["name"] == name:
                return contender["wins"]
        raise KeyError(name)

    def __str__(self) -> str:
        lines = [f"{self.summary['games']} games"]
        for one in self.summary["contenders"]:
            wins = one["wins"]
            lines.append(
                f"{one['name']:<20} wins {100 * wins['share']:5.1f} % [{100 * wins['low']:.1f}, {100 * wins['high']:.1f}]"
                f"  Elo {one['ahead']['elo']:+.0f}  score {one['score']:.1f}"
            )
        return "\n".join(lines)


def play_match(
    game: str | _ludarium.Game,
    contenders: Sequence[Union[str, Policy]],
    games: int = 100,
    seed: int = 1,
    options: dict[str, Any] | None = None,
) -> MatchReport:
    """Plays a match: one contender a seat, each deal once with every rotation, so that nobody lives by a better seat.

    A contender is the name of a bot or a policy, a function of a State and a player that gives back an action's id or its
    text. A policy is given what its seat may know: a State that is a view. An answer that is not legal ends the match
    with the rule that forbids it.
    """
    setup = game if isinstance(game, _ludarium.Game) else _ludarium.Game(game, len(contenders), options)
    if setup.seats != len(contenders):
        raise _ludarium.BadInputError("one contender for each seat is needed")
    names, policies = [], []
    for contender in contenders:
        if isinstance(contender, str):
            names.append(contender)
            policies.append(None)
        else:
            names.append(getattr(contender, "__name__", type(contender).__name__))
            policies.append(contender)
    return MatchReport(_ludarium._match(setup, names, policies, games, seed))
