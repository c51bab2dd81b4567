#include <algorithm>
#include <array>

#include "core/record.hpp"
#include "python/binding/bind.hpp"

namespace ludarium::python {
namespace {

boost::json::object object_from(const py::handle& options) {
  if (options.is_none()) return {};
  auto json = from_python(options);
  if (!json.is_object()) throw Refused{Refused::Kind::bad_input, "bad_option", "options are a dict"};
  return std::move(json.get_object());
}

SharedSetup make_game(const std::string& name, std::optional<int> seats, const py::object& options,
                      const std::string& language, bool turn_based) {
  const AnyGame* game = known_registry().find(name);
  const int usual = game == nullptr ? 2 : std::max(2, game->least_seats());
  return GameSetup::make(name, seats.value_or(usual), object_from(options), language, turn_based);
}

std::vector<std::string> game_names() {
  std::vector<std::string> names;
  for (const auto& game : known_registry().games()) names.emplace_back(game->id());
  return names;
}

py::list option_specs(const GameSetup& setup) {
  py::list specs;
  static constexpr std::array<const char*, 3> types{"flag", "choice", "list"};
  for (const OptionSpec& option : setup.game.options()) {
    py::dict spec;
    spec["name"] = option.name;
    spec["type"] = types[static_cast<std::size_t>(option.type)];
    spec["choices"] = option.choices;
    spec["default"] = to_python(option.fallback);
    spec["text"] = setup.words.term(option.text_key);
    specs.append(spec);
  }
  return specs;
}

py::dict trait_names(const GameSetup& setup) {
  py::dict names;
  for (const TraitName& trait : setup.features->trait_names()) names[py::int_(trait.family)] = std::string(trait.name);
  return names;
}

// State.serialize() writes what is read here.
PyState deserialize(const std::string& text) {
  const auto bad = [] {
    return Refused{Refused::Kind::bad_input, "bad_state", "this is no state that serialize() wrote"};
  };
  const auto json = parse_json(text);
  if (!json || !json->is_object()) throw bad();
  const auto& in = json->get_object();
  const auto field = [&](const char* name, auto is) -> const boost::json::value& {
    const auto* found = in.if_contains(name);
    if (found == nullptr || !is(*found)) throw bad();
    return *found;
  };
  const auto whole = [](const auto& v) { return v.is_int64(); };
  const auto text_like = [](const auto& v) { return v.is_string(); };
  const auto flag = [](const auto& v) { return v.is_bool(); };
  const auto object = [](const auto& v) { return v.is_object(); };
  const auto& position = field("position", object);
  const auto setup =
      GameSetup::make(std::string_view(field("game", text_like).get_string()),
                      static_cast<int>(field("seats", whole).get_int64()), field("options", object).get_object(),
                      std::string(field("language", text_like).get_string()), field("turn_based", flag).get_bool());
  if (field("rules", whole).get_int64() != setup->game.rules_version())
    throw Refused{Refused::Kind::bad_input, "rules_version", "the state was written by other rules"};
  const Position read = setup->read(position);
  return PyState(Position(setup, read.state(), {}, static_cast<std::uint64_t>(field("moves", whole).get_int64())));
}

}  // namespace

void bind_game(py::module_& module) {
  module.def("game_names", game_names, "The games there are.");
  module.def("_deserialize", deserialize, py::arg("text"));
  py::class_<GameSetup, std::shared_ptr<GameSetup>>(
      module, "Game", "A game with its number of seats and its options: where states come from.")
      .def(py::init([](const std::string& name, std::optional<int> seats, const py::object& options,
                       const std::string& language, bool turn_based) {
             return std::const_pointer_cast<GameSetup>(make_game(name, seats, options, language, turn_based));
           }),
           py::arg("name"), py::arg("seats") = py::none(), py::arg("options") = py::none(), py::arg("language") = "en",
           py::arg("turn_based") = false)
      .def_property_readonly(
          "name", [](const GameSetup& s) { return std::string(s.game.id()); }, "The name: \"scythe\".")
      .def_property_readonly(
          "version", [](const GameSetup& s) { return s.game.rules_version(); }, "The version of the rules.")
      .def_property_readonly(
          "env_id",
          [](const GameSetup& s) { return std::string(s.game.id()) + "-v" + std::to_string(s.game.rules_version()); },
          "Name and version: \"scythe-v1\".")
      .def_property_readonly(
          "title", [](const GameSetup& s) { return s.words.term(std::string(s.game.id()) + ".title"); },
          "What the game is called in its language.")
      .def_property_readonly(
          "seats", [](const GameSetup& s) { return s.seats; }, "The number of seats.")
      .def_property_readonly(
          "seat_range", [](const GameSetup& s) { return py::make_tuple(s.game.least_seats(), s.game.most_seats()); },
          "The least and the most seats.")
      .def_property_readonly(
          "options", [](const GameSetup& s) { return to_python(s.options); }, "The options that were chosen.")
      .def_property_readonly("option_specs", option_specs, "The options there are: name, type, choices, default, text.")
      .def_property_readonly(
          "language", [](const GameSetup& s) { return s.words.language(); }, "Of sentences.")
      .def_property_readonly(
          "turn_based", [](const GameSetup& s) { return s.turn_based; },
          "Whether of several who decide at the same time the lowest is asked first.")
      .def_property_readonly(
          "feature_names", [](const GameSetup& s) { return s.features->names(); },
          "What the numbers of an observation are called.")
      .def_property_readonly("trait_names", trait_names, "What each family of traits tells of an action.")
      .def(
          "num_players", [](const GameSetup& s) { return s.seats; }, "The number of players.")
      .def(
          "observation_tensor_size", [](const GameSetup& s) { return s.features->count(); },
          "How many numbers describe a position.")
      .def(
          "observation_tensor_shape", [](const GameSetup& s) { return std::vector{s.features->count()}; },
          "The same as a list.")
      .def(
          "min_utility", [](const GameSetup&) { return -1.0; }, "The least a player can get.")
      .def(
          "max_utility", [](const GameSetup&) { return 1.0; }, "The most a player can get.")
      .def(
          "utility_sum",
          [](const GameSetup& s) -> std::optional<double> { return s.seats > 1 ? std::optional(0.0) : std::nullopt; },
          "0 with several players; None alone.")
      .def(
          "new_initial_state",
          [](const GameSetup& s, std::uint64_t seed, const std::optional<std::string>& key) {
            return PyState(s.start(seed, key_from(key)));
          },
          py::arg("seed") = 0, py::kw_only(), py::arg("key") = py::none(),
          "A new game: the same seed and actions give the same game everywhere. With `key`, 64 hexadecimal digits, "
          "chance is drawn as at a table: nobody who has the state can know what comes.")
      .def(
          "state_from_position",
          [](const GameSetup& s, const py::dict& position) { return PyState(s.read(from_python(position))); },
          py::arg("position"), "The game or view that State.position() wrote.")
      .def("__repr__", [](const GameSetup& s) {
        return "<ludarium.Game " + std::string(s.game.id()) + ", " + std::to_string(s.seats) + " seats>";
      });
  module.attr("TRAITS") = Traits::table;
  module.attr("TRAITS_OF_AN_ACTION") = Traits::capacity;
  module.attr("MOST_ACTIONS") = ActionList::capacity;
}

}  // namespace ludarium::python
