#!/usr/bin/env python3
"""A bot for `ludarium arena --bot "python3 tools/example_bot.py"`: it prefers answers that sound like progress.

One line of JSON comes in for each decision, one goes out (docs/bots.md). Nothing else may be printed.
"""
import json
import random
import sys

# The first word of an answer in the notation, and how much this bot likes it.
LIKES = {
    "bottom": 9, "deploy": 9, "build": 9, "enlist": 9, "upgrade": 8, "produce": 7, "reveal": 7,  # Scythe
    "deal": 6, "activate": 6, "send": 4,  # Settlers
    "commission": 8, "fortify": 8, "garrison": 8, "absolve": 8, "attack": 8, "convert": 8,  # Paladins
    "skip": -5, "pass": -9, "stop": -1, "end": -2, "done": -3,
}


def value(action: str, dice: random.Random) -> float:
    return LIKES.get(action.split()[0], 0) + dice.random()


def choose(request: dict) -> str:
    dice = random.Random(request["seed"])
    return max(request["actions"], key=lambda action: value(action, dice))


def main() -> None:
    for line in sys.stdin:
        request = json.loads(line)
        if request.get("cmd") == "choose":
            answer = {"id": request["id"], "ok": {"action": choose(request)}}
        else:
            answer = {"id": request.get("id"), "error": {"code": "unknown_command", "message": "I only choose."}}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
