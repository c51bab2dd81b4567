#include "games/scythe/text/options.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/options.hpp"
#include "games/scythe/text/names.hpp"

namespace ludarium::scythe {
namespace {

namespace json = boost::json;

Option option_at(std::size_t place) { return static_cast<Option>(1u << place); }

Error bad(Message message) { return {"bad_option", std::move(message)}; }

// One entry a seat, the first choice leaves it to chance; the others stand in the order of E.
template <class E>
std::array<E, max_players> wishes(const OptionSpec& spec, const json::array& list) {
  std::array<E, max_players> wished;
  wished.fill(E::none);
  for (std::size_t seat = 0; seat < list.size(); ++seat)
    if (const std::size_t choice = choice_index(spec, list[seat].as_string()))
      wished[seat] = static_cast<E>(choice - 1);
  return wished;
}

template <class Rows>
OptionSpec list_spec(std::string_view name, const Rows& rows) {
  OptionSpec spec{std::string(name),
                  OptionSpec::Type::list,
                  {std::string(at_random)},
                  json::array{},
                  fmt::format("scythe.option.{}", name)};
  for (const auto& row : rows) spec.choices.push_back(row.id);
  return spec;
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

std::uint16_t flags_in(const json::object& checked) {
  std::uint16_t flags = 0;
  for (std::size_t i = 0; i < option_names.size(); ++i)
    if (checked.at(option_names[i]).as_bool()) flags = static_cast<std::uint16_t>(flags | option_at(i));
  return flags;
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
  specs.push_back(list_spec("factions", facts.faction));
  specs.push_back(list_spec("mats", facts.mat));
  return specs;
}

Result<Options> read_options(const Facts& facts, const SetupRequest& request) {
  Options o;
  o.seats = request.seats;
  if (o.seats < 2 || o.seats > static_cast<int>(max_players))
    return Error{"bad_seats",
                 {"scythe.setup.player_count", {{"most", number(max_players)}, {"found", number(o.seats)}}}};
  if (request.options.empty()) return o;  // most games; translating the defaults would take longer than the set-up
  const auto specs = option_specs(facts);
  const auto checked = checked_options(specs, request);
  if (!checked) return checked.error();
  o.edition = *named<Edition>(checked->at("edition").as_string());
  o.flags = flags_in(*checked);
  o.factions = wishes<Faction>(specs[specs.size() - 2], checked->at("factions").as_array());
  o.mats = wishes<Mat>(specs.back(), checked->at("mats").as_array());
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
