"""python3 -m ludarium: what there is, speed, games as data.

python3 -m ludarium selfplay paladins --games 100 --out data
python3 -m ludarium bench
"""

from __future__ import annotations

import argparse
import sys

from . import LudariumError, game_names
from .bench import bench
from .data import selfplay


def main() -> int:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="ludarium", description=__doc__, formatter_class=raw)
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("selfplay", help="games of a bot against itself as columns (npz) with a datasheet")
    play.add_argument("game", choices=game_names())
    play.add_argument("--games", type=int, default=100)
    play.add_argument("--out", required=True, help="an empty folder, or one that is made")
    play.add_argument("--seats", type=int, default=2)
    play.add_argument("--bot", default="strong@100")
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--drawn", type=int, default=20, help="decisions of a game that are drawn by the visits")
    play.add_argument("--threads", type=int, default=1)
    speed = commands.add_parser("bench", help="decisions a second: one state at a time, and in batches")
    speed.add_argument("--seats", type=int, default=3)
    speed.add_argument("--envs", type=int, default=1024)
    speed.add_argument("--seconds", type=float, default=2)
    given = parser.parse_args()
    try:
        if given.command == "bench":
            bench(given.seats, given.envs, given.seconds)
        else:
            told = (lambda n: print(f"\r{n}/{given.games}", end="", file=sys.stderr)) if sys.stderr.isatty() else None
            data = selfplay(
                given.game, given.out, given.games, given.seats, given.bot, given.seed,
                drawn=given.drawn, threads=given.threads, told=told,
            )
            print(f"{data.sheet['games']} games, {len(data)} decisions in {data.folder}")
    except LudariumError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
