"""What a researcher has to be able to trust: the same game as everywhere, nothing seen that is not known, no leak."""

import os
import random
import resource
import struct
import unittest

from support import GAMES, SOURCE_TREE, actor, hash_of, play, step

import ludarium
from ludarium._ludarium import _hash_bytes

DECISIONS = int(os.environ.get("LUDARIUM_DECISIONS", "300000"))


class Rng:
    """The generator of the engine (core/rng.hpp), to come to the positions of its tables."""

    def __init__(self, state):
        self.state = state

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        return z ^ z >> 31

    def below(self, bound):
        product = (self.next() >> 32) * bound
        if product % 2**32 < bound:
            uneven = (2**32 - bound) % bound
            while product % 2**32 < uneven:
                product = (self.next() >> 32) * bound
        return product >> 32


def perft(state, depth):
    """As core/perft.cpp counts and signs."""
    counts, signature = [0] * depth, 0

    def sign(number):
        nonlocal signature
        signature = _hash_bytes(struct.pack("<QQ", signature, number))

    def visit(position, deep):
        if deep == depth:
            return
        sign(position.hash())
        legal = position.legal_actions()
        counts[deep] += len(legal)
        for action in legal:
            sign(_hash_bytes(action.to_bytes(8, "big")))
            if deep + 1 < depth:
                visit(position.child(action), deep + 1)

    visit(state, 0)
    return counts, f"{signature:016x}"


def table_of(name, most_nodes=4000):
    for line in (SOURCE_TREE / "games" / name / "tests" / "perft.txt").read_text().splitlines():
        words = line.split()
        if words and not line.startswith("#") and sum(map(int, words[5:-2])) <= most_nodes:
            yield line, words


# As the games' own tests read the first column of their tables.
READINGS = {
    "free_recruit": "hire_or_dismiss",
    "debt_for_dismiss": "no",
    "reward_order": "printed",
    "trigger_on_icon": "yes",
    "pray_clears_itself": "yes",
    "gain_after_pass": "return",
    "ai_nothing_to_discard": "neither_kind",
    "solo_second_discard": "card",
}


def options_of(name, way):
    if name == "settlers":
        return {"peaceful": True} if way == "peaceful" else {"lookout": way}
    if name == "paladins":
        return {way: READINGS[way]} if way in READINGS else {"difficulty": way}
    if way == "automas":
        return {"automas": "2"}
    return {"automa": way} if way.startswith("auto") or way.startswith("ultima") else {"edition": way}


class Perft(unittest.TestCase):
    def test_agrees_with_the_tables_of_the_games(self):
        for name in GAMES:
            counted = 0
            for line, (way, seats, seed, moves, depth, *expected) in table_of(name):
                state = ludarium.Game(name, int(seats), options_of(name, way), turn_based=True).new_initial_state(int(seed))
                rng = Rng(int(seed))
                for _ in range(int(moves)):
                    if state.is_terminal():
                        break
                    legal = state.legal_actions()
                    state.apply_action(legal[rng.below(len(legal))])
                counts, signature = perft(state, int(depth))
                self.assertEqual([str(count) for count in counts] + [signature], expected, line)
                counted += 1
                if counted == 12:
                    break
            self.assertGreaterEqual(counted, 4, name)


def ways(name):
    """The options of a game with each of its flags set, as far as it stands alone: some of them hide more than usual."""
    yield {}
    for spec in ludarium.Game(name).option_specs:
        if spec["type"] != "flag":
            continue
        options = {spec["name"]: not spec["default"]}
        try:
            ludarium.Game(name, 2, options)
            ludarium.Game(name, 3, options)
        except ludarium.BadInputError:
            continue
        yield options


class Knowledge(unittest.TestCase):
    """Two games that differ only in what a seat cannot know look the same to it, by every way there is to look."""

    def test_nothing_shows_what_a_seat_cannot_know(self):
        for name in GAMES:
            for options in ways(name):
                for seats in (2, 3):
                    self.play_and_compare(ludarium.Game(name, seats, options, turn_based=True))

    def play_and_compare(self, game):
        rng = random.Random(game.seats)
        state = game.new_initial_state(game.seats)
        for _ in range(25):
            play(state, rng, 13)
            if state.is_terminal():
                break
            for seat in range(game.seats):
                other = state.resample_from_infostate(seat, rng.getrandbits(60))
                self.compare(state, other, seat)

    def compare(self, one, other, seat):
        looks = [
            lambda s: s.position(seat),
            lambda s: s.observation_string(seat),
            lambda s: s.information_state_string(seat),
            lambda s: s.view(seat).hash(),
            lambda s: s.current_player(),
            lambda s: s.players_to_act(),
            lambda s: s.observation_tensor(seat).tobytes(),
        ]
        if actor(one) == seat:
            looks += [
                lambda s: s.legal_actions(seat),
                lambda s: s.action_features(seat)["traits"].tobytes(),
                lambda s: s.action_features(seat)["priors"].tobytes(),
                lambda s: [s.why_not(a, seat) for a in (0, 1 << 56, 3 << 56 | 7 << 48)],
                lambda s: ludarium.Bot("beginner@8").choose(s, seat, 3),
            ]
        for look in looks:
            self.assertEqual(look(one), look(other))

    def test_a_policy_is_given_no_more_than_its_seat_may_know(self):
        seen = []

        def curious(state, player):
            seen.append(state.is_view() and state.position() == state.position(player))
            return state.legal_actions(player)[0]

        ludarium.play_match("settlers", [curious, "random"], games=2)
        self.assertTrue(seen and all(seen))


class Memory(unittest.TestCase):
    def test_does_not_grow(self):
        """LUDARIUM_DECISIONS=10000000 plays as many as the promise says."""
        for name in GAMES:
            env = ludarium.VecEnv(name, seats=2, envs=256, seed=1, action_features=True)
            env.reset()
            game = ludarium.Game(name, 2)

            def work(decisions):
                for _ in range(decisions // 256):
                    env.step(env.sample())
                rng = random.Random(decisions)
                for _ in range(max(decisions // 100_000, 1)):
                    state = game.new_initial_state(rng.getrandbits(60))
                    for _ in range(200):
                        if state.is_terminal():
                            break
                        step(state.clone(), rng)
                        state.view(0), state.position(0), state.observation_tensor(0), state.action_features(actor(state))
                        step(state, rng)
                    try:
                        state.apply_action(5)
                    except ludarium.LudariumError:
                        pass

            work(DECISIONS // 10)
            before = resident()
            work(DECISIONS)
            self.assertLess(resident() - before, 2_000_000, name)


def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize()


class Forks(unittest.TestCase):
    def test_states_travel_to_other_processes(self):
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        states = [ludarium.Game("paladins", 2).new_initial_state(seed) for seed in range(3)]
        with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
            self.assertEqual(list(pool.map(hash_of, states)), [state.hash() for state in states])


if __name__ == "__main__":
    unittest.main()
