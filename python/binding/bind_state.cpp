// State: one position, by the names OpenSpiel's users know. What is called for every decision goes past pybind11's
// dispatcher, which would cost more than the rules do.
#include <random>

#include "core/action_id.hpp"
#include "python/binding/bind.hpp"

namespace ludarium::python {

void PyState::show() {
  const auto& legal = position.legal();
  listed = legal.size();
  ids.resize(ActionList::capacity);
  for (std::size_t i = 0; i < listed; ++i) ids[i] = id_of(legal[i]);
  observation.resize(position.setup().features->count());
  if (!position.is_over()) position.describe(position.mover(), observation.data());
}

PyState& state_in(PyObject* self) {
  auto* held = reinterpret_cast<py::detail::instance*>(self)->simple_value_holder[0];
  if (held == nullptr) throw Refused{Refused::Kind::bad_input, "no_state", "States come from a Game"};
  return *static_cast<PyState*>(held);
}

namespace {

using Id = std::int64_t;

Id id_from(PyObject* number) {
  const Id id = PyLong_AsLongLong(number);
  if (id == -1 && PyErr_Occurred() != nullptr) throw py::error_already_set();
  return id;
}

bool is_number(PyObject* object) { return PyLong_Check(object) || PyIndex_Check(object); }

// ---- what is called for every decision

PyObject* is_terminal(PyObject* self, PyObject*) {
  return guarded([&] { return PyBool_FromLong(state_in(self).position.is_over()); });
}

PyObject* current_player(PyObject* self, PyObject*) {
  return guarded([&] { return PyLong_FromLong(state_in(self).position.current_player()); });
}

PyObject* list_of(const std::vector<Action>& actions) {
  PyObject* list = PyList_New(static_cast<Py_ssize_t>(actions.size()));
  for (std::size_t i = 0; list != nullptr && i < actions.size(); ++i)
    PyList_SET_ITEM(list, static_cast<Py_ssize_t>(i), PyLong_FromLongLong(id_of(actions[i])));
  return list;
}

PyObject* legal_actions(PyObject* self, PyObject* const* args, Py_ssize_t count) {
  return guarded([&]() -> PyObject* {
    const Position& position = state_in(self).position;
    if (count == 0) {
      if (!position.asks_several()) return list_of(position.legal());
      throw Refused{Refused::Kind::bad_input, "simultaneous", "several players decide at the same time: say which"};
    }
    if (count != 1)
      throw Refused{Refused::Kind::bad_input, "bad_arguments", "legal_actions() takes at most one player"};
    const Id player = id_from(args[0]);
    return list_of(position.is_over() ? std::vector<Action>()
                                      : position.legal(position.seat(static_cast<int>(player))));
  });
}

Action action_from(const Position& position, Seat seat, PyObject* given) {
  if (is_number(given)) {
    const Id id = id_from(given);
    if (id < 0) throw Refused{Refused::Kind::bad_input, "bad_action", "no action has a negative id"};
    return action_of(id);
  }
  if (!PyUnicode_Check(given))
    throw Refused{Refused::Kind::bad_input, "bad_action", "an action is an id or a text in the notation"};
  const auto read = position.game().read_action(position.state(), seat, py::handle(given).cast<std::string>());
  if (!read) throw position.setup().refusal(read.error());
  return *read;
}

PyObject* apply_action(PyObject* self, PyObject* given) {
  return guarded([&]() -> PyObject* {
    PyState& state = state_in(self);
    const Seat mover = state.position.is_over() ? Seat::none : state.position.mover();
    state.position.apply(mover == Seat::none ? Action{} : action_from(state.position, mover, given));
    Py_RETURN_NONE;
  });
}

PyObject* advance(PyObject* self, PyObject* place) {
  return guarded([&]() -> PyObject* {
    PyState& state = state_in(self);
    const Id wanted = id_from(place);
    if (state.position.is_view() || state.position.is_over()) state.position.apply(Action{});  // says why not
    if (wanted < 0 || static_cast<std::size_t>(wanted) >= state.position.legal().size())
      throw Refused{Refused::Kind::bad_input, "bad_place", "there are not so many legal actions"};
    state.position.apply_listed(static_cast<std::size_t>(wanted));
    state.show();
    return PyLong_FromSize_t(state.listed);
  });
}

PyMethodDef quick[] = {
    {"is_terminal", is_terminal, METH_NOARGS, "Whether the game is over."},
    {"current_player", current_player, METH_NOARGS,
     "The player that decides; -2 where several do at the same time, -4 when the game is over."},
    {"legal_actions", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(legal_actions)), METH_FASTCALL,
     "legal_actions(player=current, /): the ids of everything that is legal, in the order of the rules."},
    {"apply_action", apply_action, METH_O, "apply_action(action, /): plays an action, by its id or in the notation."},
    {"advance", advance, METH_O,
     "advance(place, /): plays the legal action at that place of the list and refreshes `observation` and `legal_ids` "
     "in "
     "place; gives back how many actions are legal then, 0 when the game is over. Of several players who decide at the "
     "same time the lowest answers first."},
};

// ---- the rest

py::array_t<float> observation_tensor(const PyState& state, std::optional<int> player) {
  const Position& position = state.position;
  py::array_t<float> row(static_cast<py::ssize_t>(position.setup().features->count()));
  position.describe(position.seat(player), row.mutable_data());
  return row;
}

py::dict action_features(const PyState& state, std::optional<int> player) {
  const Position& position = state.position;
  const Seat seat = position.seat(player);
  const auto actions = position.legal(seat);
  const AnyState view = position.game().redact(position.state(), seat);
  const auto count = static_cast<py::ssize_t>(actions.size()), width = static_cast<py::ssize_t>(Traits::capacity);
  py::array_t<Id> ids(count);
  py::array_t<std::int16_t> traits({count, width});
  py::array_t<std::uint8_t> families({count, width});
  py::array_t<float> priors(count);
  for (py::ssize_t i = 0; i < count; ++i) {
    const Action action = actions[static_cast<std::size_t>(i)];
    Traits has;
    position.setup().features->traits(view, seat, action, has);
    ids.mutable_at(i) = id_of(action);
    priors.mutable_at(i) = position.setup().features->hand_prior(view, seat, action);
    for (std::size_t t = 0; t < Traits::capacity; ++t) {
      const bool there = t < has.size();
      traits.mutable_at(i, static_cast<py::ssize_t>(t)) =
          static_cast<std::int16_t>(there ? has.begin()[t] : Traits::table);
      families.mutable_at(i, static_cast<py::ssize_t>(t)) = there ? has.family(t) : 0;
    }
  }
  py::dict all;
  all["ids"] = ids;
  all["traits"] = traits;
  all["families"] = families;
  all["priors"] = priors;
  return all;
}

py::list score(const PyState& state) {
  const Position& position = state.position;
  py::list all;
  for (const SeatScore& seat : position.game().score(position.state())) {
    py::list lines;
    for (const ScoreLine& line : seat.lines) {
      py::dict said;
      said["key"] = line.key;
      said["text"] = position.setup().words.term(line.key);
      said["points"] = line.points;
      lines.append(said);
    }
    py::dict one;
    one["total"] = seat.total;
    one["place"] = seat.place;
    one["known"] = seat.known;
    one["lines"] = lines;
    all.append(one);
  }
  return all;
}

boost::json::value position_json(const Position& position, std::optional<int> player) {
  if (!player) return position.game().write_position(position.state());
  return position.game().write_position(position.game().redact(position.state(), position.seat(player)));
}

py::object why_not(const PyState& state, const py::object& action, std::optional<int> player) {
  const Position& position = state.position;
  const Seat seat = position.seat(player);
  const Verdict verdict = position.why_not(seat, action_from(position, seat, action.ptr()));
  if (verdict.legal) return py::none();
  const Refused refused = position.refusal(verdict);
  py::dict told;
  told["rule"] = refused.rule;
  told["sentence"] = refused.sentence;
  told["detail"] = refused.detail;
  return told;
}

std::string serialize(const PyState& state) {
  const Position& position = state.position;
  const GameSetup& setup = position.setup();
  return boost::json::serialize(boost::json::object{{"game", setup.game.id()},
                                                    {"rules", setup.game.rules_version()},
                                                    {"seats", setup.seats},
                                                    {"options", setup.options},
                                                    {"language", setup.words.language()},
                                                    {"turn_based", setup.turn_based},
                                                    {"moves", static_cast<std::int64_t>(position.moves())},
                                                    {"position", position_json(position, std::nullopt)}});
}

// OpenSpiel hands in a function that gives numbers from 0 to 1; a seed will do as well.
PyState resample(const PyState& state, int player, const py::object& sampler) {
  std::uint64_t seed = 0;
  if (sampler.is_none())
    seed = std::uint64_t{std::random_device{}()} << 32 | std::random_device{}();
  else if (py::isinstance<py::int_>(sampler))
    seed = sampler.cast<std::uint64_t>();
  else if (const auto drawn = sampler().cast<double>(); drawn >= 0 && drawn < 1)
    seed = static_cast<std::uint64_t>(drawn * 9007199254740992.0);
  else
    throw Refused{Refused::Kind::bad_input, "bad_sampler", "a sampler gives numbers from 0 to 1, without 1"};
  return PyState(state.position.imagined(state.position.seat(player), seed));
}

std::string drawn(const PyState& state) {
  const Position& position = state.position;
  return position.game().draw_board(position.state(), Seat::none, position.setup().words);
}

template <class T>
py::array_t<T> shared(py::handle owner, const std::vector<T>& numbers) {
  return py::array_t<T>(static_cast<py::ssize_t>(numbers.size()), numbers.data(), owner);
}

PyState& shown(py::handle self) {
  PyState& state = self.cast<PyState&>();
  if (state.ids.empty()) state.show();
  return state;
}

void bind_decisions(py::class_<PyState>& state) {
  state
      .def(
          "is_chance_node", [](const PyState&) { return false; },
          "Always False: chance is drawn while actions are played.")
      .def(
          "is_player_node", [](const PyState& s) { return !s.position.is_over() && !s.position.asks_several(); },
          "Whether one player decides.")
      .def(
          "is_simultaneous_node", [](const PyState& s) { return s.position.asks_several(); },
          "Whether several players decide at the same time.")
      .def(
          "is_view", [](const PyState& s) { return s.position.is_view(); },
          "Whether this is what one seat sees of a game and not a game: nobody can play on from it.")
      .def(
          "players_to_act",
          [](const PyState& s) {
            std::vector<int> players;
            for (Seat seat : s.position.asked()) players.push_back(static_cast<int>(index(seat)));
            return players;
          },
          "The players who have still to decide.")
      .def(
          "apply_actions", [](PyState& s, const std::vector<Id>& actions) { s.position.apply(actions); },
          py::arg("actions"),
          "Plays one action for each player, as ids, where several decide at the same time; those of players who do "
          "not are not looked at.")
      .def(
          "action_to_string",
          [](const PyState& s, int player, Id action) {
            return s.position.game().write_action(s.position.state(), s.position.seat(player), action_of(action));
          },
          py::arg("player"), py::arg("action"), "An action in the notation (docs/notation.md).")
      .def(
          "string_to_action",
          [](const PyState& s, int player, const py::str& text) {
            return id_of(action_from(s.position, s.position.seat(player), text.ptr()));
          },
          py::arg("player"), py::arg("text"), "The id of an action in the notation.")
      .def(
          "action_to_dict",
          [](const PyState& s, int player, Id action) {
            return to_python(
                s.position.game().action_json(s.position.state(), s.position.seat(player), action_of(action)));
          },
          py::arg("player"), py::arg("action"), "An action by names: {\"do\": \"step\", \"to\": \"factory\"}.")
      .def(
          "describe_action",
          [](const PyState& s, int player, Id action) {
            return s.position.setup().words.say(
                s.position.game().describe_action(s.position.state(), s.position.seat(player), action_of(action)));
          },
          py::arg("player"), py::arg("action"), "An action as a sentence in the language of the game.")
      .def("action_features", action_features, py::arg("player") = py::none(),
           "What bots learn of the legal actions: \"ids\", \"traits\", \"families\" and \"priors\" (VecEnv tells the "
           "same).")
      .def("why_not", why_not, py::arg("action"), py::arg("player") = py::none(),
           "None for what is legal; else the rule that forbids it, with its sentence and the numbers of this case. "
           "Judged by what the player may know.")
      .def(
          "decision", [](const PyState& s) { return s.position.game().decision_name(s.position.state()); },
          "What is decided now: \"section\".")
      .def(
          "move_number", [](const PyState& s) { return s.position.moves(); }, "Decisions made so far.")
      .def(
          "turn", [](const PyState& s) { return s.position.game().turn(s.position.state()); },
          "The number of the turn.");
}

void bind_worth(py::class_<PyState>& state) {
  state
      .def(
          "returns",
          [](const PyState& s) {
            return s.position.is_over() ? s.position.returns(Rewards::place)
                                        : std::vector<float>(static_cast<std::size_t>(s.position.setup().seats));
          },
          "What the game is worth to each player: from 1 (before all others) to -1, 0 in all; 0 while it goes on.")
      .def(
          "rewards",
          [](const PyState& s) {
            return s.position.is_over() ? s.position.returns(Rewards::place)
                                        : std::vector<float>(static_cast<std::size_t>(s.position.setup().seats));
          },
          "The same as returns(): nothing is gained before the end.")
      .def(
          "player_return",
          [](const PyState& s, int player) {
            const Seat seat = s.position.seat(player);
            return s.position.is_over() ? s.position.returns(Rewards::place)[index(seat)] : 0.f;
          },
          py::arg("player"), "Of one player.")
      .def("score", score, "The score sheet of each seat as it stands: total, place and lines.");
}

void bind_knowledge(py::class_<PyState>& state) {
  state
      .def(
          "position",
          [](const PyState& s, std::optional<int> player) { return to_python(position_json(s.position, player)); },
          py::arg("player") = py::none(),
          "The position as a dict (games/*/position.md); with a player, what that player may know.")
      .def("observation_tensor", observation_tensor, py::arg("player") = py::none(),
           "The numbers bots judge positions by, as a player sees it (Game.feature_names).")
      .def(
          "observation_string",
          [](const PyState& s, int player) { return boost::json::serialize(position_json(s.position, player)); },
          py::arg("player"), "What a player may know, as JSON.")
      .def(
          "information_state_string",
          [](const PyState& s, int player) { return boost::json::serialize(position_json(s.position, player)); },
          py::arg("player"),
          "What a player may know, as JSON: the whole table as it shows itself now, but not what was seen on the way "
          "here.")
      .def(
          "view", [](const PyState& s, int player) { return PyState(s.position.view(s.position.seat(player))); },
          py::arg("player"), "What a player may know, as a State of its own.")
      .def("resample_from_infostate", resample, py::arg("player"), py::arg("probability_sampler") = py::none(),
           "A game that fits what a player may know, the rest drawn at random by a function that gives numbers from 0 "
           "to 1, or by a seed.")
      .def_property_readonly(
          "observation", [](const py::object& self) { return shared(self, shown(self).observation); },
          "What advance() keeps up to date: the numbers of the seat that moves. The memory is the state's own.")
      .def_property_readonly(
          "legal_ids", [](const py::object& self) { return shared(self, shown(self).ids); },
          "What advance() keeps up to date: the ids of the legal actions stand first. The memory is the state's own.");
}

void bind_copies(py::class_<PyState>& state) {
  const auto copy = [](const PyState& s, const py::object&) { return PyState(s.position.clone()); };
  state
      .def(
          "clone",
          [](const PyState& s, std::optional<std::uint64_t> seed) {
            return PyState(seed ? s.position.clone(*seed) : s.position.clone());
          },
          py::arg("seed") = py::none(),
          "A copy that goes on by itself. A game with a key leaves the key behind; `seed` gives other chance.")
      .def(
          "child",
          [](const PyState& s, const py::object& action) {
            PyState after(s.position.clone());
            if (after.position.is_over()) after.position.apply(Action{});  // says so
            after.position.apply(action_from(after.position, after.position.mover(), action.ptr()));
            return after;
          },
          py::arg("action"), "A copy in which an action was played.")
      .def(
          "__copy__", [copy](const PyState& s) { return copy(s, py::none()); }, "As clone().")
      .def("__deepcopy__", copy, py::arg("memo"), "As clone().")
      .def("serialize", serialize, "Everything but the key as a text; deserialize_state() reads it.")
      .def("__reduce__",
           [](const PyState& s) {
             return py::make_tuple(py::module_::import("ludarium.state").attr("deserialize_state"),
                                   py::make_tuple(serialize(s)));
           })
      .def("__eq__",
           [](const PyState& s, const py::object& other) {
             return py::isinstance<PyState>(other) &&
                    other.cast<const PyState&>().position.state() == s.position.state();
           })
      .def("__hash__", [](const PyState& s) { return static_cast<Id>(hash(s.position.state()) >> 1); })
      .def(
          "hash", [](const PyState& s) { return hash(s.position.state()); },
          "A number of 64 bits made of all bytes of the position.")
      .def(
          "get_game", [](const PyState& s) { return std::const_pointer_cast<GameSetup>(s.position.shared_setup()); },
          "The game this is a position of.")
      .def(
          "num_players", [](const PyState& s) { return s.position.setup().seats; }, "The number of players.")
      .def(
          "player_name",
          [](const PyState& s, int player) {
            return s.position.game().seat_name(s.position.state(), s.position.seat(player));
          },
          py::arg("player"), "What a player is called in the notation: \"nordic\".")
      .def("__str__", drawn)
      .def("__repr__", [](const PyState& s) {
        return "<ludarium.State " + std::string(s.position.game().id()) + ", " + std::to_string(s.position.moves()) +
               " moves, " +
               (s.position.is_over() ? std::string("over") : s.position.game().decision_name(s.position.state())) + ">";
      });
}

}  // namespace

void bind_state(py::module_& module) {
  py::class_<PyState> state(module, "State", "A position of a game, with chance of its own.");
  for (PyMethodDef& method : quick) {
    PyObject* descriptor = PyDescr_NewMethod(reinterpret_cast<PyTypeObject*>(state.ptr()), &method);
    if (descriptor == nullptr) throw py::error_already_set();
    py::setattr(state, method.ml_name, py::reinterpret_steal<py::object>(descriptor));
  }
  bind_decisions(state);
  bind_worth(state);
  bind_knowledge(state);
  bind_copies(state);
  module.def("_hash_bytes", [](const py::bytes& bytes) {
    const auto view = static_cast<std::string_view>(bytes);
    return hash_bytes(view.data(), view.size());
  });
}

}  // namespace ludarium::python
