"""Bots and policies of Python in one match, counted as `ludarium arena` counts."""

import json
import tempfile
import unittest
from pathlib import Path

from support import GAMES, played

import ludarium


class Bots(unittest.TestCase):
    def test_choose_what_is_legal_and_the_same_for_the_same_seed(self):
        for name in GAMES:
            state = played(ludarium.Game(name, 2, turn_based=True), 3, 20)
            for bot in ["random", "greedy", "beginner@8", "steady@8", "master@30"]:
                policy = ludarium.level_policy(bot, seed=5)
                player = state.current_player()
                action = policy(state, player)
                self.assertIn(action, state.legal_actions())
                self.assertEqual(action, policy(state.view(player), player))

    def test_tell_what_they_have_found(self):
        state = ludarium.Game("scythe", 3).new_initial_state(1)
        found = ludarium.Bot("master@200").think(state, seed=1)
        self.assertEqual(sorted(found["ids"].tolist()), sorted(state.legal_actions()))
        self.assertEqual(found["iterations"], 200)
        self.assertGreater(found["visits"][0], 0)
        self.assertEqual(sorted(found["visits"], reverse=True), list(found["visits"]))
        self.assertAlmostEqual(float(found["chance"].sum()), 1, places=3)
        self.assertEqual(found["points"].shape, (3,))

    def test_refuse_what_they_cannot_answer(self):
        state = ludarium.Game("scythe", 2).new_initial_state(1)
        with self.assertRaises(ludarium.BadInputError):
            ludarium.Bot("genius")
        with self.assertRaises(ludarium.BadInputError):
            ludarium.Bot("random").think(state)
        with self.assertRaises(ludarium.BadInputError):
            ludarium.Bot().choose(state, 1 - state.current_player())
        self.assertEqual(ludarium.bot_levels()[0], "beginner")


class Matches(unittest.TestCase):
    def test_a_policy_of_python_plays_against_a_bot(self):
        def first(state, player):
            return state.action_to_string(player, state.legal_actions(player)[0])

        for name in GAMES:
            report = ludarium.play_match(name, [first, "greedy"], games=4, seed=2)
            self.assertEqual(report.summary["games"], 4)
            self.assertEqual({c["name"] for c in report.summary["contenders"]}, {"first", "greedy"})
            self.assertAlmostEqual(report.wins("greedy")["share"] + report.wins("first")["share"], 1)
            for bout in report.bouts:
                self.assertTrue(all(part["decisions"] > 0 for part in bout["parts"]), name)

    def test_a_bot_is_as_strong_from_python_as_inside(self):
        inside = ludarium.play_match("paladins", ["greedy", "random"], games=4, seed=3)
        self.assertEqual(inside.wins("greedy")["share"], 1)
        random = ludarium.random_policy(1)
        outside = ludarium.play_match("paladins", [ludarium.greedy_policy(), random], games=4, seed=3)
        self.assertEqual(outside.wins("greedy")["share"], 1)

    def test_are_the_same_again(self):
        bouts = [ludarium.play_match("settlers", ["greedy", "random"], games=2, seed=1).bouts for _ in range(2)]
        for many in bouts:
            for bout in many:
                for part in bout["parts"]:
                    part.pop("seconds"), part.pop("longest")
        self.assertEqual(*bouts)

    def test_faults_of_a_policy_come_out_as_they_are(self):
        def broken(state, player):
            raise ZeroDivisionError("my fault")

        with self.assertRaisesRegex(ZeroDivisionError, "my fault"):
            ludarium.play_match("scythe", [broken, "random"], games=1)

        def cheat(state, player):
            return 5

        with self.assertRaises(ludarium.LudariumError):
            ludarium.play_match("scythe", [cheat, "random"], games=1)
        with self.assertRaises(ludarium.BadInputError):
            ludarium.play_match("scythe", ["nobody", "random"], games=1)
        with self.assertRaises(ludarium.BadInputError):
            ludarium.play_match(ludarium.Game("scythe", 3), ["random", "random"], games=1)

    def test_reports_are_those_of_the_arena(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "match.json"
            ludarium.play_match("paladins", ["random", "random"], games=2).save(path)
            report = json.loads(path.read_text())
        self.assertEqual(report["game"], "paladins")
        self.assertEqual(len(report["bouts"]), 2)
        self.assertEqual(set(report), {"game", "contenders", "seed", "options", "summary", "bouts"})



if __name__ == "__main__":
    unittest.main()
