"""One position: OpenSpiel's names, errors that name their rule, decisions at the same time, copies, chance."""

import copy
import json
import pickle
import random
import unittest

import numpy as np
from support import GAMES, actor, every_setup, play, played, step

import ludarium


class Games(unittest.TestCase):
    def test_are_played_to_their_end_with_every_number_of_seats(self):
        for game in every_setup():
            state = game.new_initial_state(seed=3)
            decisions = play(state, random.Random(3))
            self.assertTrue(state.is_terminal(), repr(game))
            self.assertEqual(state.current_player(), ludarium.TERMINAL)
            self.assertEqual(state.legal_actions(), [])
            self.assertEqual(state.players_to_act(), [])
            self.assertGreaterEqual(state.move_number(), decisions)
            returns = state.returns()
            self.assertEqual(len(returns), game.seats)
            self.assertTrue(all(game.min_utility() <= r <= game.max_utility() for r in returns))
            if game.seats > 1:
                self.assertAlmostEqual(sum(returns), game.utility_sum(), places=5)
            self.assertEqual([state.player_return(p) for p in range(game.seats)], returns)
            places = [seat["place"] for seat in state.score()][: game.seats]
            self.assertEqual(returns[places.index(min(places))], max(returns))

    def test_return_nothing_before_their_end(self):
        for name in GAMES:
            state = ludarium.Game(name, 2).new_initial_state(1)
            self.assertEqual(state.returns(), [0, 0])
            self.assertEqual(state.rewards(), [0, 0])

    def test_are_the_same_for_the_same_seed(self):
        for name in GAMES:
            game = ludarium.Game(name, 3)
            self.assertEqual(played(game, 5, 200), played(game, 5, 200))
            self.assertNotEqual(played(game, 5, 200), played(game, 6, 200))

    def test_take_options(self):
        game = ludarium.load_game("scythe", 2, factions=["nordic", "crimea"])
        state = game.new_initial_state(0)
        self.assertEqual([state.player_name(p) for p in range(2)], ["nordic", "crimea"])
        self.assertIn("factions", {spec["name"] for spec in game.option_specs})

    def test_explain_what_they_cannot_be_set_up_with(self):
        for arguments in [("chess",), ("scythe", 9), ("scythe", 2, {"factions": ["klingon"]}), ("scythe", 2, {"x": 1})]:
            with self.assertRaises(ludarium.BadInputError) as refused:
                ludarium.Game(*arguments)
            self.assertTrue(str(refused.exception))
            self.assertTrue(refused.exception.code)
        with self.assertRaises(ludarium.BadInputError):
            ludarium.Game("scythe", 2, {"f": object()})
        with self.assertRaises(ludarium.BadInputError):
            ludarium.Game("scythe", 2, language="xx")


class Actions(unittest.TestCase):
    def test_have_ids_texts_and_dicts_that_mean_the_same(self):
        for name in GAMES:
            rng = random.Random(1)
            state = ludarium.Game(name, 2, turn_based=True).new_initial_state(2)
            for _ in range(150):
                if state.is_terminal():
                    break
                player = actor(state)
                legal = state.legal_actions()
                self.assertEqual(legal, state.legal_actions(player))
                self.assertEqual(len(legal), len(set(legal)))
                self.assertTrue(all(0 <= action < 2**63 for action in legal))
                for action in legal[:5]:
                    text = state.action_to_string(player, action)
                    self.assertEqual(state.string_to_action(player, text), action, text)
                    self.assertIn("do", state.action_to_dict(player, action))
                    self.assertTrue(state.describe_action(player, action))
                step(state, rng)

    def test_may_be_played_as_text(self):
        state = ludarium.Game("scythe", 2).new_initial_state(0)
        state.apply_action("section move")
        self.assertEqual(state.decision(), "top")

    def test_that_are_not_legal_name_the_rule_and_change_nothing(self):
        state = ludarium.Game("scythe", 2, {"edition": "default"}).new_initial_state(0)
        state.apply_action("section produce")
        before = state.clone()
        with self.assertRaises(ludarium.IllegalActionError) as refused:
            state.apply_action("section move")
        self.assertRegex(refused.exception.rule, r"^SC-[A-Z]+-\d+$")
        self.assertTrue(refused.exception.sentence)
        self.assertEqual(state, before)
        told = state.why_not("section move")
        self.assertEqual(told["rule"], refused.exception.rule)
        self.assertEqual(told["sentence"], refused.exception.sentence)
        self.assertIsNone(state.why_not(state.legal_actions()[0]))

    def test_are_refused_in_the_language_of_the_game(self):
        said = set()
        for language in ["en", "cs", "pl", "hu"]:
            state = ludarium.Game("scythe", 2, language=language).new_initial_state(0)
            state.apply_action("section produce")
            said.add(state.why_not("section move")["sentence"])
        self.assertEqual(len(said), 4)

    def test_by_any_number_are_played_or_refused_but_never_believed(self):
        for name in GAMES:
            rng = random.Random(4)
            state = ludarium.Game(name, 2, turn_based=True).new_initial_state(4)
            for _ in range(300):
                if state.is_terminal():
                    break
                before = state.hash()
                action = rng.getrandbits(63)
                if rng.random() < 0.5:
                    action = rng.choice(state.legal_actions()) ^ 1 << rng.randrange(63)
                try:
                    state.clone().apply_action(action)
                    self.assertIsNone(state.why_not(action))
                except ludarium.IllegalActionError as refused:
                    self.assertTrue(refused.rule)
                    self.assertEqual(state.hash(), before)
                step(state, rng)

    def test_of_a_wrong_kind_are_refused(self):
        state = ludarium.Game("settlers", 2).new_initial_state(1)
        before = state.hash()
        for action in [None, 1.5, b"x", [], -1, 2**70, "no such words"]:
            with self.assertRaises((ludarium.LudariumError, TypeError, OverflowError)):
                state.child(action)
            if not state.is_simultaneous_node():
                with self.assertRaises((ludarium.LudariumError, TypeError, OverflowError)):
                    state.apply_action(action)
        for place in [-1, 10**6, 2**70, "0", None]:
            with self.assertRaises((ludarium.LudariumError, TypeError, OverflowError)):
                state.advance(place)
        for player in [-1, 2, 100, "0"]:
            with self.assertRaises((ludarium.LudariumError, TypeError)):
                state.legal_actions(player)
            with self.assertRaises((ludarium.LudariumError, TypeError)):
                state.observation_tensor(player)
        self.assertEqual(state.hash(), before)

    def test_of_any_kind_are_refused_by_everything_and_change_nothing(self):
        """Every method of a State, a Game and a view with arguments of every kind: an exception that says so, or an answer."""
        wrong = [None, -1, 2**63, 2**64, 10**30, 1.5, float("nan"), "x", "\ud800", "a\0", b"x", [], {}, [1, 2], object(), True]
        refusals = (ludarium.LudariumError, TypeError, ValueError, IndexError, OverflowError)
        game = ludarium.Game("paladins", 2)
        state = game.new_initial_state(3)
        for thing in (state, state.view(0), game):
            before = state.hash()
            for name in dir(thing):
                method = getattr(thing, name)
                if name.startswith("_") or not callable(method):
                    continue
                for one in wrong:
                    for arguments in ((one,), (one, one), (0, one), (one, one, one)):
                        if name == "advance" and arguments == (True,):
                            continue  # a place of the list
                        try:
                            method(*arguments)
                        except refusals:
                            pass
                        self.assertEqual(state.hash(), before, (name, arguments))
        for sampler in (lambda: 1.0, lambda: -0.1, lambda: float("nan"), lambda: "x", lambda: None):
            with self.assertRaises(ludarium.BadInputError):
                state.resample_from_infostate(0, sampler)

    def test_after_the_end_raise(self):
        state = played(ludarium.Game("paladins", 2), 1, 100_000)
        before = state.hash()
        for do in [
            lambda: state.apply_action(0),
            lambda: state.advance(0),
            lambda: state.apply_actions([0, 0]),
            lambda: state.child(0),
        ]:
            with self.assertRaises(ludarium.GameOverError):
                do()
        self.assertEqual(state.hash(), before)
        with self.assertRaises(TypeError):
            ludarium.State()


class DecisionsAtTheSameTime(unittest.TestCase):
    def find(self, turn_based=False):
        for seed in range(200):
            state = ludarium.Game("scythe", 2, turn_based=turn_based).new_initial_state(seed)
            rng = random.Random(seed)
            while not state.is_terminal():
                if len(state.players_to_act()) > 1:
                    return state
                step(state, rng)
        self.fail("nobody fought")

    def test_are_a_node_of_their_own_as_in_openspiel(self):
        state = self.find()
        self.assertTrue(state.is_simultaneous_node())
        self.assertFalse(state.is_player_node())
        self.assertEqual(state.current_player(), ludarium.SIMULTANEOUS)
        with self.assertRaises(ludarium.BadInputError):
            state.apply_action(state.legal_actions(0)[0])
        with self.assertRaises(ludarium.BadInputError):
            state.legal_actions()
        actions = [state.legal_actions(p)[-1] for p in range(2)]
        before = state.hash()
        for wrong in [[], actions[:1], actions * 2, [actions[0], 5], [5, actions[1]]]:
            with self.assertRaises(ludarium.LudariumError):
                state.apply_actions(wrong)
            self.assertEqual(state.hash(), before)
        moves = state.move_number()
        state.apply_actions(actions)
        self.assertEqual(state.move_number(), moves + 2)
        self.assertLess(len(state.players_to_act()), 2)

    def test_come_one_after_the_other_where_that_is_wanted(self):
        state = self.find(turn_based=True)
        first, second = state.players_to_act()
        self.assertEqual(state.current_player(), first)
        seen = []
        for action in state.legal_actions():
            after = state.child(action)
            self.assertEqual(after.current_player(), second)
            row = after.observation_tensor(second).tobytes()
            seen.append((after.observation_string(second), tuple(after.legal_actions()), row))
        self.assertEqual(len(set(seen)), 1, "the second seat sees what the first has answered")


class Copies(unittest.TestCase):
    def test_go_on_alike_and_by_themselves(self):
        for name in GAMES:
            state = played(ludarium.Game(name, 2), 2, 60)
            for twin in [state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state)),
                         ludarium.deserialize_state(state.serialize())]:
                self.assertEqual(twin, state)
                self.assertEqual(twin.move_number(), state.move_number())
                self.assertEqual(hash(twin), hash(state))
                other = state.clone()
                play(twin, random.Random(9), 100)
                play(other, random.Random(9), 100)
                self.assertEqual(twin, other)
            self.assertEqual(state, played(ludarium.Game(name, 2), 2, 60))

    def test_of_other_chance_differ(self):
        state = played(ludarium.Game("settlers", 2), 2, 30)
        ends = set()
        for seed in range(4):
            other = state.clone(seed=seed)
            play(other, random.Random(1), 100)
            ends.add(other.hash())
        self.assertEqual(len(ends), 4)

    def test_are_not_made_of_nonsense(self):
        good = json.loads(ludarium.Game("scythe", 2).new_initial_state(0).serialize())
        for spoil in [lambda d: d.pop("position"), lambda d: d.update(seats=3), lambda d: d.update(rules=99),
                      lambda d: d.update(game="chess"), lambda d: d["position"].update(turn=-5)]:
            bad = copy.deepcopy(good)
            spoil(bad)
            with self.assertRaises(ludarium.BadInputError):
                ludarium.deserialize_state(json.dumps(bad))
        for text in ["", "x", "[]", "{}"]:
            with self.assertRaises(ludarium.BadInputError):
                ludarium.deserialize_state(text)

    def test_of_positions_are_the_same_position(self):
        for name in GAMES:
            state = played(ludarium.Game(name, 2), 3, 80)
            again = state.get_game().state_from_position(state.position())
            self.assertEqual(again, state)


class Chance(unittest.TestCase):
    KEY = "0123456789abcdef" * 4

    def test_comes_from_a_key_that_copies_do_not_have(self):
        game = ludarium.Game("settlers", 2)
        truth = game.new_initial_state(key=self.KEY)
        same = game.new_initial_state(key=self.KEY)
        rng, again = random.Random(1), random.Random(1)
        differed = False
        for _ in range(200):
            if truth.is_terminal():
                break
            planned = truth.clone()
            plan = random.Random(7)
            step(planned, plan)
            real = random.Random(7)
            probe = pickle.loads(pickle.dumps(truth))
            step(probe, real)
            self.assertEqual(probe, planned, "a copy of a copy goes another way")
            step(truth, rng)
            step(same, again)
            self.assertEqual(truth, same)
        ahead = game.new_initial_state(key=self.KEY)
        behind = ahead.clone()
        play(ahead, random.Random(2), 150)
        play(behind, random.Random(2), 150)
        differed = ahead != behind
        self.assertTrue(differed, "a copy foresees what the key will bring")

    def test_keys_are_64_digits(self):
        for key in ["", "xyz", "0" * 63, "G" * 64]:
            with self.assertRaises(ludarium.BadInputError):
                ludarium.Game("scythe", 2).new_initial_state(key=key)


class Views(unittest.TestCase):
    def test_show_what_a_seat_may_know_and_nobody_plays_on_from_them(self):
        for name in GAMES:
            state = played(ludarium.Game(name, 2), 4, 50)
            view = state.view(0)
            self.assertTrue(view.is_view())
            self.assertFalse(state.is_view())
            self.assertEqual(view.position(), state.position(0))
            self.assertIsNone(view.position()["rng"])
            if view.legal_actions(actor(view)):
                with self.assertRaises(ludarium.ViewError):
                    view.advance(0)
            self.assertEqual(json.loads(state.information_state_string(0)), state.position(0))

    def test_worlds_that_fit_look_the_same(self):
        for name in GAMES:
            state = played(ludarium.Game(name, 3), 5, 90)
            worlds = set()
            for seed in range(6):
                world = state.resample_from_infostate(1, seed)
                self.assertEqual(world.information_state_string(1), state.information_state_string(1))
                np.testing.assert_array_equal(world.observation_tensor(1), state.observation_tensor(1))
                self.assertFalse(world.is_view())
                worlds.add(world.hash())
                play(world, random.Random(seed))
                self.assertTrue(world.is_terminal())
            self.assertEqual(len(worlds), 6)
            drawn = state.resample_from_infostate(1, random.Random(3).random)
            self.assertEqual(drawn.information_state_string(1), state.information_state_string(1))


class Arrays(unittest.TestCase):
    def test_of_a_state_are_kept_up_to_date_in_place(self):
        for name in GAMES:
            state = ludarium.Game(name, 2, turn_based=True).new_initial_state(6)
            observation, ids = state.observation, state.legal_ids
            rng = random.Random(6)
            count = len(state.legal_actions())
            while count:
                self.assertEqual(ids[:count].tolist(), state.legal_actions())
                np.testing.assert_array_equal(observation, state.observation_tensor())
                count = state.advance(rng.randrange(count))
            self.assertTrue(state.is_terminal())
        del state
        self.assertEqual(observation.shape, (len(ludarium.Game(GAMES[-1], 2).feature_names),))

    def test_of_actions_have_names(self):
        for name in GAMES:
            game = ludarium.Game(name, 2)
            state = played(game, 8, 40)
            told = state.action_features(actor(state))
            self.assertEqual(told["ids"].tolist(), state.legal_actions(actor(state)))
            self.assertEqual(told["traits"].shape, (len(told["ids"]), ludarium.TRAITS_OF_AN_ACTION))
            self.assertTrue(set(told["families"].ravel().tolist()) - {0} <= set(game.trait_names))
            self.assertTrue(((told["traits"] == ludarium.TRAITS) == (told["families"] == 0)).all())


if __name__ == "__main__":
    unittest.main()
