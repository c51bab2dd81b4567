"""Many at once: arrays that agree with each other and with State, any number of threads, bad input, failures."""

import subprocess
import sys
import threading
import unittest
from pathlib import Path

import numpy as np
from support import GAMES

import ludarium


def run(env, steps, seed=1):
    """Random play; what was seen on the way, copied."""
    rng = np.random.default_rng(seed)
    step, seen = env.reset(), []
    for _ in range(steps):
        actions = (rng.random(env.envs) * np.diff(step.indptr)).astype(np.int64)
        step = env.step(actions)
        seen.append([None if part is None else part.copy() for part in step])
    return seen


def same(one, other):
    return all(
        (a is None and b is None) or np.array_equal(a, b) for left, right in zip(one, other) for a, b in zip(left, right)
    )


class Steps(unittest.TestCase):
    def test_fill_arrays_that_agree_with_states(self):
        for name in GAMES:
            env = ludarium.VecEnv(name, seats=2, envs=5, seed=3, action_features=True)
            step = env.reset()
            for _ in range(60):
                self.assertEqual(step.observation.shape, (5, len(env.feature_names)))
                self.assertEqual(step.observation.dtype, np.float32)
                self.assertEqual(step.rewards.shape, (5, 2))
                self.assertEqual(step.traits.shape, (len(step.ids), ludarium.TRAITS_OF_AN_ACTION))
                for i in range(5):
                    state, listed = env.state(i), slice(step.indptr[i], step.indptr[i + 1])
                    player = int(step.seat[i])
                    self.assertEqual(player, state.players_to_act()[0])
                    self.assertEqual(step.ids[listed].tolist(), state.legal_actions(player))
                    np.testing.assert_array_equal(step.observation[i], state.observation_tensor(player))
                    np.testing.assert_array_equal(np.flatnonzero(step.mask[i]), np.arange(len(step.ids[listed])))
                    features = state.action_features(player)
                    np.testing.assert_array_equal(step.traits[listed], features["traits"])
                    np.testing.assert_array_equal(step.trait_families[listed], features["families"])
                    np.testing.assert_array_equal(step.priors[listed], features["priors"])
                step = env.step(env.sample())

    def test_share_memory(self):
        env = ludarium.VecEnv("paladins", seats=2, envs=4)
        step = env.reset()
        before, ids, kept = step.observation.copy(), step.ids, step.ids.copy()
        for _ in range(5):
            after = env.step(env.sample())
            self.assertTrue(np.shares_memory(after.observation, step.observation))
            self.assertTrue(np.shares_memory(after.mask, step.mask))
        self.assertFalse(np.array_equal(before, step.observation))
        np.testing.assert_array_equal(ids, kept, "a list that is held was overwritten")
        del env
        self.assertEqual(step.observation.shape[0], 4)
        self.assertTrue(np.isfinite(step.observation).all())

    def test_begin_anew_when_a_game_is_over(self):
        for name in GAMES:
            env = ludarium.VecEnv(name, seats=2, envs=4, seed=1)
            step, ended = env.reset(), 0
            for _ in range(6000):
                step = env.step(env.sample())
                self.assertTrue((np.abs(step.rewards[~step.done]) == 0).all())
                for i in np.flatnonzero(step.done):
                    self.assertAlmostEqual(float(step.rewards[i].sum()), 0, places=5)
                    self.assertFalse(step.truncated[i])
                    self.assertEqual(env.state(int(i)).move_number(), 0)
                    ended += 1
                if ended >= 8:
                    break
            self.assertGreaterEqual(ended, 8, name)
            self.assertEqual(env.games, ended)

    def test_call_long_games_off(self):
        env = ludarium.VecEnv("scythe", seats=3, envs=3, max_decisions=50, rewards="score")
        env.reset()
        for made in range(1, 101):
            step = env.step(env.sample())
            self.assertEqual(step.truncated.tolist(), [made % 50 == 0] * 3)
            self.assertEqual(step.done.tolist(), step.truncated.tolist())

    def test_reward_as_is_wanted(self):
        for rewards, fits in {"win": lambda r: r.sum() > 0.99 and r.min() >= 0, "place": lambda r: abs(r.sum()) < 1e-5,
                              "score": lambda r: r.max() > 1}.items():
            env = ludarium.VecEnv("paladins", seats=3, envs=2, rewards=rewards)
            step = env.reset()
            while not step.done.any():
                step = env.step(env.sample())
            self.assertTrue(fits(step.rewards[step.done][0]), rewards)

    def test_are_the_same_with_any_number_of_threads(self):
        for name in GAMES:
            runs = []
            for threads in (1, 3):
                env = ludarium.VecEnv(name, seats=2, envs=7, threads=threads, seed=5, action_features=True)
                runs.append(run(env, 300))
            self.assertTrue(same(*runs), name)

    def test_depend_on_the_key_and_nothing_else(self):
        key = "00ff" * 16
        one, other = (run(ludarium.VecEnv("settlers", 2, 3, seed=s, key=key), 50) for s in (1, 2))
        self.assertTrue(same(one, other))
        different = run(ludarium.VecEnv("settlers", 2, 3, seed=1, key="11ff" * 16), 50)
        self.assertFalse(same(one, different))

    def test_may_be_played_by_ids(self):
        env = ludarium.VecEnv("settlers", seats=2, envs=6, seed=2)
        twin = ludarium.VecEnv("settlers", seats=2, envs=6, seed=2)
        step, _ = env.reset(), twin.reset()
        for _ in range(50):
            places = env.sample()
            ids = step.ids[step.indptr[:-1] + places]
            step, other = env.step(places), twin.step_ids(ids)
            np.testing.assert_array_equal(step.ids, other.ids)

    def test_with_a_narrow_mask_keep_all_ids(self):
        env = ludarium.VecEnv("paladins", seats=2, envs=3, width=2)
        step = env.reset()
        for _ in range(40):
            counts = np.diff(step.indptr)
            np.testing.assert_array_equal(step.mask.sum(axis=1), np.minimum(counts, 2))
            step = env.step_ids(step.ids[step.indptr[1:] - 1])


class BadInput(unittest.TestCase):
    def setUp(self):
        self.env = ludarium.VecEnv("scythe", seats=2, envs=3, seed=1)
        self.env.reset()
        self.before = self.look()

    def look(self):
        step = self.env.look()
        return [None if part is None else part.tobytes() for part in step] + [self.env.state(i).hash() for i in range(3)]

    def test_of_actions_raises_and_changes_nothing(self):
        for actions in [[], [0], [0] * 4, [[0, 0, 0]], 0, None, "000", [0.0, 0.0, 0.0], [True, False, True], [0, 0, -1],
                        [0, 0, 10**9], [[0], [0], [0]], object(), [0, None, 0], np.zeros(3, np.float32)]:
            with self.assertRaises((ludarium.LudariumError, TypeError), msg=repr(actions)):
                self.env.step(actions)
            self.assertEqual(self.look(), self.before, repr(actions))

    def test_of_ids_names_the_rule_and_changes_nothing(self):
        step = self.env.look()
        good = step.ids[step.indptr[:-1]]
        for wrong in [5, -1, 2**62, int(good[1]) ^ 0xFF]:
            ids = good.copy()
            ids[1] = wrong
            with self.assertRaises(ludarium.IllegalActionError) as refused:
                self.env.step_ids(ids)
            self.assertIn("environment 1", str(refused.exception))
            self.assertEqual(self.look(), self.before)

    def test_of_settings_is_refused(self):
        for bad in [{"envs": 0}, {"threads": 0}, {"rewards": "gold"}, {"width": 0}, {"width": 5000}, {"key": "12"},
                    {"seats": 9}, {"options": {"edition": "none"}}, {"envs": -1}]:
            with self.assertRaises((ludarium.BadInputError, TypeError), msg=repr(bad)):
                ludarium.VecEnv("scythe", **{"seats": 2, **bad})

    def test_of_what_the_environments_show_is_refused(self):
        step = self.env.look()
        for name, part in step._asdict().items():
            if part is None:
                continue
            with self.assertRaises(ValueError, msg=name):
                part[0] = 1
            with self.assertRaises(ValueError, msg=name):
                part.flags.writeable = True
        self.assertEqual(self.look(), self.before)

    def test_of_an_environment_is_refused(self):
        for env in [3, 10**9]:
            with self.assertRaises(IndexError):
                self.env.state(env)


class Failures(unittest.TestCase):
    def test_of_one_game_take_nobody_along(self):
        for threads in (1, 2):
            env = ludarium.VecEnv("paladins", seats=2, envs=6, threads=threads, seed=4)
            twin = ludarium.VecEnv("paladins", seats=2, envs=6, threads=threads, seed=4)
            for e in (env, twin):
                e.reset()
            for _ in range(10):
                places = env.sample()
                env.step(places), twin.step(places)
            env._core._fail_next(4)
            with self.assertRaisesRegex(RuntimeError, "environment 4"):
                env.step(np.zeros(6, np.int64))
            expected, got = twin.step(np.zeros(6, np.int64)), env.look()
            self.assertEqual(got.done.tolist(), [False] * 4 + [True, False])
            for i in (0, 1, 2, 3, 5):
                np.testing.assert_array_equal(got.observation[i], expected.observation[i])
            self.assertEqual(env.state(4).move_number(), 0)
            for _ in range(50):
                env.step(env.sample())

    def test_of_a_thread_take_nobody_along(self):
        env = ludarium.VecEnv("scythe", seats=2, envs=64, seed=1)
        env.reset()
        died = []

        def die():
            try:
                env.step(["no"] * 64)
            except ludarium.LudariumError as error:
                died.append(error)
                raise SystemExit from error

        others = [threading.Thread(target=die) for _ in range(4)]
        for thread in others:
            thread.start()
        for thread in others:
            thread.join()
        self.assertEqual(len(died), 4)
        env.step(env.sample())

    def test_to_begin_a_thread_leave_no_environments_and_no_harm(self):
        """Where the machine gives no memory for more threads; in a process of its own, which may lose its memory."""
        code = """
import resource, ludarium
ludarium.VecEnv("paladins", seats=2, envs=200).reset()
with open("/proc/self/statm") as file:
    pages = int(file.read().split()[0])
resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + (64 << 20),) * 2)
for _ in range(3):
    try:
        ludarium.VecEnv("paladins", seats=2, envs=200, threads=200)
        print("made")
    except (RuntimeError, MemoryError):
        print("refused")
env = ludarium.VecEnv("paladins", seats=2, envs=20)
env.reset()
env.step(env.sample())
print("played")
"""
        environment = {"PYTHONPATH": str(Path(ludarium.__file__).parents[1])}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60)
        self.assertEqual((done.returncode, done.stdout.split()), (0, ["refused"] * 3 + ["played"]), done.stderr)

    def test_nobody_looks_while_a_thread_steps(self):
        env = ludarium.VecEnv("settlers", seats=2, envs=5_000, seed=1)
        env.reset()
        over, refused = threading.Event(), set()

        def work():
            for _ in range(30):
                try:
                    env.step(np.zeros(5_000, np.int64))
                except ludarium.BadInputError as error:
                    refused.add(error.code)
            over.set()

        thread = threading.Thread(target=work)
        thread.start()
        while not over.is_set():
            for look in (lambda: env.state(4_999).position(), env.look):
                try:
                    look()
                except ludarium.BadInputError as error:
                    refused.add(error.code)
        thread.join()
        self.assertEqual(refused, {"in_use"})
        env.look()

    def test_two_threads_do_not_step_at_once(self):
        env = ludarium.VecEnv("scythe", seats=2, envs=20_000, seed=1)
        env.reset()
        results = []
        start = threading.Barrier(2)

        def work():
            start.wait()
            for _ in range(15):
                try:
                    env.step(np.zeros(20_000, np.int64))
                    results.append("stepped")
                except ludarium.BadInputError as error:
                    results.append(error.code)

        threads = [threading.Thread(target=work) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertIn("stepped", results)
        self.assertIn("in_use", results, "the GIL is held while stepping, or two threads were let in")


if __name__ == "__main__":
    unittest.main()
