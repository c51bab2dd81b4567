"""Gymnasium's spaces where Gymnasium is installed, and else what the adapters need of them, by its documentation."""

from __future__ import annotations

from typing import Any, Mapping, Optional

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete  # type: ignore[import-not-found]
except ImportError:

    class Discrete:  # type: ignore[no-redef]
        """The whole numbers from 0 to n - 1."""

        def __init__(self, n: int, seed: Optional[int] = None) -> None:
            self.n = n
            self.shape: tuple[int, ...] = ()
            self.dtype = np.dtype(np.int64)
            self._rng = np.random.default_rng(seed)

        def contains(self, x: Any) -> bool:
            return isinstance(x, (int, np.integer)) and 0 <= int(x) < self.n

        def sample(self, mask: Optional[np.ndarray] = None) -> int:
            if mask is None:
                return int(self._rng.integers(self.n))
            return int(self._rng.choice(np.flatnonzero(mask)))

        def __contains__(self, x: Any) -> bool:
            return self.contains(x)

    class Box:  # type: ignore[no-redef]
        """Arrays of one shape between two numbers."""

        def __init__(self, low: float, high: float, shape: tuple[int, ...], dtype: Any = np.float32) -> None:
            self.low, self.high, self.shape, self.dtype = low, high, shape, np.dtype(dtype)

        def contains(self, x: Any) -> bool:
            return (
                isinstance(x, np.ndarray)
                and x.shape == self.shape
                and x.dtype == self.dtype
                and bool(((x >= self.low) & (x <= self.high)).all())
            )

        def __contains__(self, x: Any) -> bool:
            return self.contains(x)

    class Dict:  # type: ignore[no-redef]
        """Several spaces by name."""

        def __init__(self, spaces: Mapping[str, Any]) -> None:
            self.spaces = dict(spaces)

        def __getitem__(self, key: str) -> Any:
            return self.spaces[key]

        def contains(self, x: Any) -> bool:
            return isinstance(x, dict) and set(x) == set(self.spaces) and all(v in self.spaces[k] for k, v in x.items())

        def __contains__(self, x: Any) -> bool:
            return self.contains(x)


__all__ = ["Box", "Dict", "Discrete"]
