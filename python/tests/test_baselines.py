"""The learners: their gradients are right, what they are taught they learn, and the same seed learns the same."""

import tempfile
import unittest
from pathlib import Path

import numpy as np
from support import SOURCE_TREE

import ludarium
from ludarium.baselines import alphazero, imitation, network, ppo
from ludarium.data import Dataset


def some_positions(count=6):
    env = ludarium.VecEnv("paladins", 2, count, seed=2, action_features=True)
    env.reset()
    for _ in range(30):
        step = env.step(env.sample())
    return network.Positions(step.observation.astype(np.float64), step.indptr, step.traits, step.priors.astype(np.float64))


class Networks(unittest.TestCase):
    def test_have_the_gradients_of_their_numbers(self):
        at = some_positions()
        net = network.Network(at.observation.shape[1], 8, seed=1)
        rng = np.random.default_rng(1)
        for name, weights in net.weights.items():
            net.weights[name] = weights.astype(np.float64) + rng.normal(0, 0.1, weights.shape)
        to_values, to_logs = rng.normal(size=len(at.observation)), rng.normal(size=len(at.traits))

        def loss():
            seen = net.look(at)
            return float(seen.values @ to_values + seen.logits @ to_logs)

        gradients = net.gradients(at, net.look(at), to_values, to_logs)
        for name, weights in net.weights.items():
            places = np.argwhere(gradients[name] != 0)
            for place in places[rng.permutation(len(places))[:12]]:
                place, kept = tuple(place), weights[tuple(place)]
                weights[place] = kept + 1e-5
                above = loss()
                weights[place] = kept - 1e-5
                below = loss()
                weights[place] = kept
                self.assertAlmostEqual((above - below) / 2e-5, float(gradients[name][place]), places=3, msg=name)

    def test_learn_what_they_are_taught(self):
        at = some_positions(16)
        net = network.Network(at.observation.shape[1], 32, seed=1)
        at = network.Positions(at.observation.astype(np.float32), *at[1:])
        rng = np.random.default_rng(3)
        wanted, results = np.zeros(len(at.traits), np.float32), rng.choice([-1, 1], 16).astype(np.float32)
        for begin, end in zip(at.indptr, at.indptr[1:]):
            wanted[begin + np.flatnonzero(at.priors[begin:end] > -50)[-1]] = 1
        lessons = alphazero.Lessons(at, wanted, results)
        settings = alphazero.Settings(epochs=150, batch=16, rate=5e-3)
        first = alphazero.learn(net, lessons, settings._replace(epochs=1), rng)
        alphazero.learn(net, lessons, settings, rng)
        last = alphazero.learn(net, lessons, settings._replace(epochs=1), rng)
        self.assertLess(last["value_loss"], first["value_loss"] / 4)
        self.assertLess(last["policy_loss"], first["policy_loss"] / 2)

    def test_are_saved_whole(self):
        net = network.Network(20, 8, seed=1)
        with tempfile.TemporaryDirectory() as folder:
            net.save(Path(folder) / "net.npz")
            again = network.Network.load(Path(folder) / "net.npz")
        for name, weights in net.weights.items():
            np.testing.assert_array_equal(weights, again.weights[name])


class Advantages(unittest.TestCase):
    def test_go_to_the_seat_that_decided(self):
        seat = np.array([[0], [1], [0], [1]])
        values = np.array([[0.1], [0.2], [0.3], [0.4]], np.float32)
        rewards = np.zeros((4, 1, 2), np.float32)
        rewards[3, 0] = [1, -1]
        done = np.array([[False], [False], [False], [True]])
        got = ppo.advantages_of(seat, values, rewards, done, np.array([0]), np.array([9.0], np.float32), 1.0)
        np.testing.assert_allclose(got[:, 0], [1 - 0.1, -1 - 0.2, 1 - 0.3, -1 - 0.4], atol=1e-6)
        got = ppo.advantages_of(seat, values, rewards, done, np.array([0]), np.array([9.0], np.float32), 0.0)
        np.testing.assert_allclose(got[:, 0], [0.3 - 0.1, 0.4 - 0.2, 1 - 0.3, -1 - 0.4], atol=1e-6)


class Learners(unittest.TestCase):
    def test_are_short_enough_to_read(self):
        for name in ("ppo", "alphazero", "network"):
            lines = (SOURCE_TREE / "python" / "ludarium" / "baselines" / f"{name}.py").read_text().splitlines()
            self.assertLessEqual(len(lines), 300, name)

    def test_ppo_learns_the_same_from_the_same_seed(self):
        settings = ppo.Settings(game="paladins", updates=2, envs=8, steps=12, epochs=2, batch=64, hidden=16)
        (one, curve), (other, again) = ppo.train(settings), ppo.train(settings)
        for name in one.weights:
            np.testing.assert_array_equal(one.weights[name], other.weights[name])
        self.assertEqual([line["value_loss"] for line in curve], [line["value_loss"] for line in again])
        report = ludarium.play_match("paladins", [one.policy(), "random"], games=2)
        self.assertEqual(report.summary["games"], 2)

    def test_alphazero_plays_and_learns(self):
        settings = alphazero.Settings(game="settlers", rounds=1, games=1, simulations=3, hidden=16)
        net, curve = alphazero.train(settings)
        self.assertEqual(curve[0]["finished"], 1)
        self.assertGreater(curve[0]["decisions"], 10)
        state = ludarium.Game("settlers", 2, turn_based=True).new_initial_state(3)
        self.assertIn(alphazero.search_policy(net, settings)(state, state.current_player()), state.legal_actions())


class Imitation(unittest.TestCase):
    def test_learns_what_search_preferred_and_the_same_again(self):
        settings = imitation.Settings("settlers", games=5, bot="steady@4", epochs=3, batch=32, matches=0)
        runs = []
        with tempfile.TemporaryDirectory() as folder:
            for name in ("one", "two"):
                net, curve = imitation.train(settings, Path(folder) / name)
                runs.append((net.weights, [{**line, "seconds": 0} for line in curve]))
            data = Dataset(Path(folder) / "one")
            held_out = imitation.lessons_of(data, range(4, 5))
            learnt = imitation.lessons_of(data, range(4))
        self.assertEqual(runs[0][1], runs[1][1])
        for name, weights in runs[0][0].items():
            np.testing.assert_array_equal(weights, runs[1][0][name], name)
        curve = runs[0][1]
        self.assertEqual(curve[0]["decisions"], len(learnt.results))
        self.assertTrue(len(held_out.results) and (np.diff(held_out.positions.indptr) > 1).all())
        self.assertLess(curve[-1]["policy_loss"], 0.95 * curve[1]["policy_loss"])
        self.assertLess(curve[-1]["value_loss"], curve[1]["value_loss"])


if __name__ == "__main__":
    unittest.main()
