#include "scythe/options.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "scythe/names.hpp"

namespace ludarium::scythe {
namespace {

namespace json = boost::json;

constexpr const char* at_random = "random";

Option option_at(std::size_t place) { return static_cast<Option>(1u << place); }

Error bad(Message message) { return {"bad_option", std::move(message)}; }

// A list with one entry a seat, each the id of a row or "random"; no id twice.
template <class E, class Rows>
std::optional<Error> read_list(const json::value& value, const char* name, int seats, const Rows& rows,
                               std::array<E, max_players>& into) {
  const json::array* list = value.if_array();
  if (!list) return bad({"option.not_a_list", {{"option", literal(name)}}});
  if (list->empty()) return std::nullopt;
  if (list->size() != static_cast<std::size_t>(seats))
    return bad(
        {"option.wrong_count", {{"option", literal(name)}, {"found", number(list->size())}, {"seats", number(seats)}}});
  for (std::size_t i = 0; i < list->size(); ++i) {
    const json::string* id = (*list)[i].if_string();
    if (!id) return bad({"option.not_a_name", {{"option", literal(name)}, {"place", number(i)}}});
    if (*id == at_random) continue;
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const auto& r) { return r.id == std::string_view(*id); });
    if (row == rows.end())
      return bad({"option.unknown_name", {{"option", literal(name)}, {"place", number(i)}, {"name", literal(*id)}}});
    const auto e = static_cast<E>(row - rows.begin());
    if (std::find(into.begin(), into.end(), e) != into.end())
      return bad({"option.name_twice", {{"option", literal(name)}, {"name", literal(*id)}}});
    into[i] = e;
  }
  return std::nullopt;
}

template <class E>
bool free_for(const std::array<E, max_players>& wished, std::size_t seat, E e) {
  return wished[seat] == e || (wished[seat] == E::none && std::find(wished.begin(), wished.end(), e) == wished.end());
}

// Whether the seats from `seat` on can be dealt something that is no banned pair.
bool can_be_dealt(const Facts& facts, const Options& o, std::size_t seat) {
  if (seat == static_cast<std::size_t>(o.seats)) return true;
  for (std::size_t f = 0; f < factions; ++f)
    for (std::size_t m = 0; m < mats; ++m) {
      if (facts.banned[f][m] || !free_for(o.factions, seat, static_cast<Faction>(f)) ||
          !free_for(o.mats, seat, static_cast<Mat>(m)))
        continue;
      Options with = o;
      with.factions[seat] = static_cast<Faction>(f);
      with.mats[seat] = static_cast<Mat>(m);
      if (can_be_dealt(facts, with, seat + 1)) return true;
    }
  return false;
}

std::optional<Error> check_banned(const Facts& facts, const Options& o) {
  if (!(o.flags & banned_pairs)) return std::nullopt;
  for (int i = 0; i < o.seats; ++i)
    if (o.factions[i] != Faction::none && o.mats[i] != Mat::none &&
        facts.banned[index(o.factions[i])][index(o.mats[i])])
      return bad(
          {"scythe.setup.banned_pair", {{"faction", facts.of(o.factions[i]).id}, {"mat", facts.of(o.mats[i]).id}}});
  if (!can_be_dealt(facts, o, 0)) return bad({"scythe.setup.only_banned_pairs", {}});
  return std::nullopt;
}

std::optional<Error> read_edition(const json::value& value, Edition& edition) {
  const auto known = value.is_string() ? named<Edition>(value.get_string()) : std::nullopt;
  if (!known)
    return bad({"option.not_a_choice",
                {{"option", literal("edition")}, {"choices", fmt::format("{}", fmt::join(names<Edition>(), ", "))}}});
  edition = *known;
  return std::nullopt;
}

std::optional<Error> read_one(const Facts& facts, std::string_view name, const json::value& value, Options& o) {
  if (name == "edition") return read_edition(value, o.edition);
  if (name == "factions") return read_list(value, "factions", o.seats, facts.faction, o.factions);
  if (name == "mats") return read_list(value, "mats", o.seats, facts.mat, o.mats);
  const auto place = place_in(option_names, name);
  if (!place) return bad({"option.unknown", {{"option", literal(name)}}});
  if (!value.is_bool()) return bad({"option.not_a_flag", {{"option", literal(name)}}});
  const Option flag = option_at(*place);
  o.flags = static_cast<std::uint16_t>(value.get_bool() ? o.flags | flag : o.flags & ~flag);
  return std::nullopt;
}

}  // namespace

std::vector<OptionSpec> option_specs(const Facts& facts) {
  std::vector<OptionSpec> specs;
  specs.push_back({"edition",
                   OptionSpec::Type::choice,
                   {names<Edition>().begin(), names<Edition>().end()},
                   json::string(name(Options{}.edition)),
                   "scythe.option.edition"});
  for (std::size_t i = 0; i < option_names.size(); ++i)
    specs.push_back({std::string(option_names[i]),
                     OptionSpec::Type::flag,
                     {},
                     (Options{}.flags & option_at(i)) != 0,
                     "scythe.option." + std::string(option_names[i])});
  OptionSpec list{"factions", OptionSpec::Type::list, {at_random}, json::array{}, "scythe.option.factions"};
  for (const FactionFacts& f : facts.faction) list.choices.push_back(f.id);
  specs.push_back(list);
  list = {"mats", OptionSpec::Type::list, {at_random}, json::array{}, "scythe.option.mats"};
  for (const MatFacts& m : facts.mat) list.choices.push_back(m.id);
  specs.push_back(list);
  return specs;
}

Result<Options> read_options(const Facts& facts, const SetupRequest& request) {
  Options o;
  o.seats = request.seats;
  if (o.seats < 2 || o.seats > static_cast<int>(max_players))
    return Error{"bad_seats",
                 {"scythe.setup.player_count", {{"most", number(max_players)}, {"found", number(o.seats)}}}};
  for (const auto& [name, value] : request.options)
    if (auto error = read_one(facts, name, value, o)) return *error;
  if (auto error = check_banned(facts, o)) return *error;
  return o;
}

json::object write_options(const Facts& facts, const State& state) {
  json::object o;
  o["edition"] = json::string(name(state.edition));
  for (std::size_t i = 0; i < option_names.size(); ++i) o[option_names[i]] = state.has(option_at(i));
  json::array faction_ids, mat_ids;
  for (Seat seat : state.seats()) {
    faction_ids.emplace_back(facts.of(state.player(seat).faction).id);
    mat_ids.emplace_back(facts.of(state.player(seat).mat).id);
  }
  o["factions"] = std::move(faction_ids);
  o["mats"] = std::move(mat_ids);
  return o;
}

}  // namespace ludarium::scythe
