"""The interfaces of other libraries, by their documentation: none of them is in Debian 12, so these are contracts, not the
libraries themselves."""

import unittest

import numpy as np
from support import GAMES

import ludarium
from ludarium.adapters.gymnasium import LudariumEnv
from ludarium.adapters.open_spiel import SpielGame
from ludarium.adapters.pettingzoo import LudariumAECEnv, env


class PettingZoo(unittest.TestCase):
    """https://pettingzoo.farama.org/api/aec and its api_test."""

    def test_games_are_played_as_the_documentation_plays_them(self):
        for name in GAMES:
            aec = env(name, seats=3)
            aec.reset(seed=4)
            self.assertEqual(aec.agents, aec.possible_agents)
            rng = np.random.default_rng(4)
            earned = dict.fromkeys(aec.possible_agents, 0.0)
            done = set()
            for agent in aec.agent_iter():
                observation, reward, termination, truncation, info = aec.last()
                self.assertIn(observation, aec.observation_space(agent))
                self.assertEqual(len(info["ids"]) if not termination else 0, int(observation["action_mask"].sum()))
                earned[agent] += reward
                if termination or truncation:
                    done.add(agent)
                    action = None
                else:
                    action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
                    self.assertIn(action, aec.action_space(agent))
                aec.step(action)
            self.assertEqual(done, set(aec.possible_agents))
            self.assertEqual(aec.agents, [])
            self.assertAlmostEqual(sum(earned.values()), 0, places=5)
            self.assertEqual(list(earned.values()), aec.state_.returns())

    def test_the_same_seed_gives_the_same_game(self):
        one, other = LudariumAECEnv("settlers", 2), LudariumAECEnv("settlers", 2)
        for aec in (one, other):
            aec.reset(seed=1)
        self.assertEqual(one.state_, other.state_)
        other.reset(seed=2)
        self.assertNotEqual(one.state_, other.state_)

    def test_who_is_not_asked_has_no_action(self):
        aec = LudariumAECEnv("scythe", 2)
        aec.reset(seed=1)
        for agent in aec.agents:
            self.assertEqual(bool(aec.observe(agent)["action_mask"].any()), agent == aec.agent_selection)

    def test_bad_actions_raise_and_change_nothing(self):
        aec = LudariumAECEnv("scythe", 2)
        aec.reset(seed=1)
        before = aec.state_.hash()
        for action in [None, -1, 511, 10**9]:
            with self.assertRaises(ludarium.BadInputError):
                aec.step(action)
        self.assertEqual(aec.state_.hash(), before)

    def test_spaces_are_the_same_objects_by_agent(self):
        aec = LudariumAECEnv("paladins", 2)
        self.assertEqual(set(aec.action_spaces), set(aec.possible_agents))
        self.assertEqual(aec.max_num_agents, 2)
        self.assertEqual(aec.metadata["name"], ludarium.Game("paladins").env_id)


class Gymnasium(unittest.TestCase):
    """https://gymnasium.farama.org/api/env."""

    def test_one_seat_plays_against_a_level(self):
        for name in GAMES:
            gym = LudariumEnv(name, seats=2, opponents="beginner@4", seat=None)
            observation, info = gym.reset(seed=3)
            rng = np.random.default_rng(3)
            for _ in range(400):
                self.assertIn(observation, gym.observation_space)
                np.testing.assert_array_equal(observation["action_mask"], info["action_mask"])
                np.testing.assert_array_equal(gym.action_masks(), info["action_mask"].astype(bool))
                action = int(rng.choice(np.flatnonzero(info["action_mask"])))
                observation, reward, terminated, truncated, info = gym.step(action)
                if terminated:
                    break
                self.assertEqual(reward, 0)
                self.assertEqual(gym.state.current_player(), gym.seat)
            self.assertFalse(truncated)
            if terminated:
                self.assertIn(reward, [-1, 0, 1])
                with self.assertRaises(ludarium.GameOverError):
                    gym.step(0)

    def test_seeds_repeat(self):
        gym = LudariumEnv("paladins", opponents="random")
        first, _ = gym.reset(seed=9)
        again, _ = gym.reset(seed=9)
        np.testing.assert_array_equal(first["observation"], again["observation"])
        other, _ = gym.reset()
        self.assertFalse(np.array_equal(first["action_traits"], other["action_traits"])
                         and np.array_equal(first["observation"], other["observation"]))

    def test_opponents_see_what_their_seat_may_know(self):
        views = []

        def opponent(state, player):
            views.append(state.is_view())
            return state.legal_actions(player)[0]

        gym = LudariumEnv("settlers", 3, [opponent, "random"])
        gym.reset(seed=1)
        for _ in range(20):
            if gym.step(0)[2]:
                break
        self.assertTrue(views and all(views))

    def test_bad_input_raises(self):
        with self.assertRaises(ludarium.BadInputError):
            LudariumEnv("scythe", 3, ["random"])
        gym = LudariumEnv("scythe")
        gym.reset(seed=1)
        with self.assertRaises(ludarium.BadInputError):
            gym.step(500)


class OpenSpiel(unittest.TestCase):
    """https://openspiel.readthedocs.io, api_reference and random_sim_test."""

    def test_random_games_hold_the_contract(self):
        for name in GAMES:
            for turn_based in (False, True):
                game = SpielGame(name, 2, turn_based=turn_based, seed=5)
                rng = np.random.default_rng(5)
                state, met = game.new_initial_state(), 0
                while not state.is_terminal():
                    self.assertFalse(state.is_chance_node())
                    if state.is_simultaneous_node():
                        self.assertFalse(turn_based)
                        met += 1
                        chosen = [int(rng.choice(state.legal_actions(p) or [0])) for p in range(2)]
                        state.apply_actions(chosen)
                        continue
                    player = state.current_player()
                    legal = state.legal_actions()
                    self.assertEqual(legal, state.legal_actions(player))
                    self.assertEqual(legal, sorted(legal))
                    self.assertEqual(state.legal_actions(1 - player), [])
                    self.assertEqual(np.flatnonzero(state.legal_actions_mask()).tolist(), legal)
                    self.assertLess(legal[-1], game.num_distinct_actions())
                    action = int(rng.choice(legal))
                    self.assertEqual(state.string_to_action(player, state.action_to_string(player, action)), action)
                    if len(state.history()) % 50 == 0:
                        self.assertEqual(len(state.observation_tensor(player)), game.observation_tensor_size())
                        twin = state.child(action)
                        self.assertEqual(twin.history(), state.history() + [action])
                        again = game.deserialize_state(state.serialize())
                        self.assertEqual(again.legal_actions(), legal)
                        world = state.resample_from_infostate(player, rng.random)
                        self.assertEqual(world.information_state_string(player), state.information_state_string(player))
                        self.assertEqual(world.legal_actions(), legal)
                    state.apply_action(action)
                self.assertEqual(state.current_player(), -4)
                self.assertAlmostEqual(sum(state.returns()), game.utility_sum(), places=5)
                self.assertEqual(game.get_type()["dynamics"], "SEQUENTIAL" if turn_based else "SIMULTANEOUS")


if __name__ == "__main__":
    unittest.main()
