"""Where states come from when they do not come from a Game, and the players that are none."""

from __future__ import annotations

from typing import Any

from . import _ludarium

TERMINAL: int = -4
"""State.current_player() of a game that is over, as in OpenSpiel."""
SIMULTANEOUS: int = -2
"""State.current_player() where several decide at the same time, as in OpenSpiel."""


def load_game(name: str, seats: int | None = None, **options: Any) -> _ludarium.Game:
    """A game by its name; further arguments are its options (Game.option_specs lists them)."""
    return _ludarium.Game(name, seats, options)


def deserialize_state(text: str) -> _ludarium.State:
    """The state that State.serialize() wrote; its chance goes on by the generator in it."""
    return _ludarium._deserialize(text)
