"""Games of self-play as columns, with their datasheet and reader."""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import numpy as np
from support import GAMES, PROGRAM

import ludarium
from ludarium.data import COLUMNS, Dataset, selfplay


class Data(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = Path(self.folder.name)

    def test_has_every_decision_with_what_it_led_to(self):
        for name in GAMES:
            game = ludarium.Game(name, 2, turn_based=True)
            data = selfplay(name, self.root / name, games=2, bot="steady@4", seed=3, games_a_file=1)
            self.assertEqual(len(data.sheet["files"]), 2)
            decisions = 0
            for columns in data.files():
                self.assertEqual(set(columns), set(COLUMNS))
                state = game.new_initial_state(int(columns["seeds"][0]))
                for i, chosen in enumerate(columns["chosen"]):
                    player = int(columns["seat"][i])
                    listed = slice(columns["indptr"][i], columns["indptr"][i + 1])
                    self.assertEqual(state.current_player(), player)
                    self.assertEqual(columns["ids"][listed].tolist(), state.legal_actions())
                    self.assertAlmostEqual(float(columns["policy"][listed].sum()), 1, places=4)
                    np.testing.assert_array_equal(columns["observation"][i], state.observation_tensor(player))
                    self.assertEqual(columns["move"][i], i)
                    self.assertEqual(np.isnan(columns["value"][i]), len(columns["ids"][listed]) == 1)
                    state.apply_action(int(columns["ids"][listed][chosen]))
                    decisions += 1
                self.assertTrue(state.is_terminal())
                for player, worth in enumerate(state.returns()):
                    self.assertEqual(set(columns["result"][columns["seat"] == player].tolist()), {worth})
            self.assertEqual(len(data), decisions)

    def test_is_the_same_again(self):
        one, other = (selfplay("paladins", self.root / str(i), games=1, bot="steady@4", seed=5) for i in range(2))
        for left, right in zip(one.files(), other.files()):
            for name in COLUMNS:
                np.testing.assert_array_equal(left[name], right[name], name)

    def test_is_the_same_on_any_number_of_threads(self):
        for threads in (1, 3):
            selfplay("settlers", self.root / str(threads), games=4, bot="steady@2", games_a_file=3, threads=threads)
        files = sorted(path.name for path in (self.root / "1").iterdir())
        self.assertEqual(files, ["datasheet.json", "games-00000.npz", "games-00001.npz"])
        for name in files:
            self.assertEqual((self.root / "1" / name).read_bytes(), (self.root / "3" / name).read_bytes(), name)

    def test_is_written_by_the_program_in_the_same_bytes(self):
        said = subprocess.run(
            [PROGRAM, "selfplay", "paladins", "--games", "2", "--bot", "steady@2", "--seed", "4", "--option",
             "debt_for_dismiss=no", "--out", str(self.root / "program")],
            capture_output=True, text=True, check=True,
        )
        self.assertIn("games 2", said.stdout)
        options = {"debt_for_dismiss": "no"}
        mine = selfplay("paladins", self.root / "package", games=2, bot="steady@2", seed=4, options=options)
        self.assertEqual(len(Dataset(self.root / "program")), len(mine))
        for path in (self.root / "package").iterdir():
            self.assertEqual(path.read_bytes(), (self.root / "program" / path.name).read_bytes(), path.name)

    def test_stops_when_told_to(self):
        def stop(games):
            raise KeyboardInterrupt

        with self.assertRaises(KeyboardInterrupt):
            selfplay("paladins", self.root / "stopped", games=3, bot="steady@2", threads=2, told=stop)

    def test_comes_in_batches_that_belong_together(self):
        data = selfplay("settlers", self.root / "d", games=2, bot="steady@2", seed=1)
        for seed in (None, 4):
            rows = 0
            for batch in data.batches(37, seed):
                count = len(batch["chosen"])
                rows += count
                self.assertEqual(len(batch["indptr"]), count + 1)
                self.assertEqual(batch["indptr"][-1], len(batch["ids"]))
                self.assertTrue((batch["chosen"] < np.diff(batch["indptr"])).all())
                sums = np.add.reduceat(batch["policy"], batch["indptr"][:-1])
                np.testing.assert_allclose(sums, 1, atol=1e-4)
                self.assertEqual(batch["observation"].shape, (count, len(data.feature_names)))
            self.assertEqual(rows, len(data))

    def test_comes_with_a_datasheet_that_says_how(self):
        command = [sys.executable, "-m", "ludarium", "selfplay", "paladins", "--games", "1", "--bot", "steady@2", "--out"]
        environment = {"PYTHONPATH": str(Path(ludarium.__file__).parents[1])}
        done = subprocess.run([*command, str(self.root / "c")], env=environment, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        sheet = json.loads((self.root / "c" / "datasheet.json").read_text())
        self.assertEqual(sheet["made_by"], "ludarium selfplay paladins --games 1 --seats 2 --bot steady@2 --seed 1 --drawn 20")
        self.assertEqual(set(sheet["columns"]), set(COLUMNS))
        self.assertEqual(sheet["environment"], ludarium.Game("paladins").env_id)
        again = subprocess.run([*command, str(self.root / "c")], env=environment, capture_output=True, text=True)
        self.assertEqual(again.returncode, 1)
        self.assertIn("not empty", again.stderr)

    def test_is_refused_where_there_is_none(self):
        with self.assertRaises(ludarium.BadInputError):
            Dataset(self.root)
        with self.assertRaises(ludarium.BadInputError):
            selfplay("paladins", self.root / "x", games=1, bot="nobody")
        with self.assertRaises(ludarium.BadInputError):
            selfplay("paladins", self.root / "y", games=0)


if __name__ == "__main__":
    unittest.main()
