#include "scythe/options.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace ludarium::scythe {
namespace {

namespace json = boost::json;

struct Flag {
  const char* name;
  Option bit;
};
constexpr std::array flags{
    Flag{"blind_encounters", blind_encounters},
    Flag{"delay_penalty", delay_penalty},
    Flag{"tournament", tournament},
    Flag{"promo", promo},
    Flag{"banned_pairs", banned_pairs},
    Flag{"hide_coin_totals", hide_coin_totals},
    Flag{"rusviet_factory_repeat", rusviet_factory_repeat},
    Flag{"split_trade", split_trade},
};
constexpr std::array<const char*, 4> editions{"default", "cs", "pl", "hu"};
constexpr const char* at_random = "random";

Error bad(std::string sentence) { return {"bad_option", std::move(sentence)}; }

// A list with one entry a seat, each the id of a row or "random"; no id twice.
template <class E, class Rows>
std::optional<Error> read_list(const json::value& value, const char* name, int seats, const Rows& rows,
                               std::array<E, max_players>& into) {
  const json::array* list = value.if_array();
  if (!list) return bad(fmt::format("{} must be a list with one entry a seat", name));
  if (list->empty()) return std::nullopt;
  if (list->size() != static_cast<std::size_t>(seats))
    return bad(fmt::format("{} has {} entries for {} seats", name, list->size(), seats));
  for (std::size_t i = 0; i < list->size(); ++i) {
    const json::string* id = (*list)[i].if_string();
    if (!id) return bad(fmt::format("{}[{}] must be a name", name, i));
    if (*id == at_random) continue;
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const auto& r) { return r.id == std::string_view(*id); });
    if (row == rows.end()) return bad(fmt::format("{}[{}] names no such thing: {}", name, i, std::string_view(*id)));
    const auto e = static_cast<E>(row - rows.begin());
    if (std::find(into.begin(), into.end(), e) != into.end())
      return bad(fmt::format("{} names {} twice", name, std::string_view(*id)));
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
          fmt::format("{} with {} is a banned pair (SC-SETUP-29)", facts.of(o.factions[i]).id, facts.of(o.mats[i]).id));
  if (!can_be_dealt(facts, o, 0)) return bad("the factions and mats asked for leave only banned pairs (SC-SETUP-29)");
  return std::nullopt;
}

std::optional<Error> read_edition(const json::value& value, Edition& edition) {
  const json::string* name = value.if_string();
  for (std::size_t i = 0; name && i < editions.size(); ++i)
    if (*name == editions[i]) {
      edition = static_cast<Edition>(i);
      return std::nullopt;
    }
  return bad("edition must be one of default, cs, pl, hu");
}

std::optional<Error> read_one(const Facts& facts, std::string_view name, const json::value& value, Options& o) {
  if (name == "edition") return read_edition(value, o.edition);
  if (name == "factions") return read_list(value, "factions", o.seats, facts.faction, o.factions);
  if (name == "mats") return read_list(value, "mats", o.seats, facts.mat, o.mats);
  for (const Flag& flag : flags) {
    if (name != flag.name) continue;
    if (!value.is_bool()) return bad(fmt::format("{} must be true or false", name));
    o.flags = static_cast<std::uint16_t>(value.get_bool() ? o.flags | flag.bit : o.flags & ~flag.bit);
    return std::nullopt;
  }
  return bad(fmt::format("there is no option {}", name));
}

}  // namespace

std::vector<OptionSpec> option_specs(const Facts& facts) {
  std::vector<OptionSpec> specs;
  specs.push_back(
      {"edition", OptionSpec::Type::choice, {editions.begin(), editions.end()}, "default", "scythe.option.edition"});
  for (const Flag& flag : flags)
    specs.push_back({flag.name,
                     OptionSpec::Type::flag,
                     {},
                     (Options{}.flags & flag.bit) != 0,
                     std::string("scythe.option.") + flag.name});
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
                 fmt::format("Scythe is played by 2 to {} players, not {} (SC-SETUP-01)", max_players, o.seats)};
  for (const auto& [name, value] : request.options)
    if (auto error = read_one(facts, name, value, o)) return *error;
  if (auto error = check_banned(facts, o)) return *error;
  return o;
}

json::object write_options(const Facts& facts, const State& state) {
  json::object o;
  o["edition"] = editions[index(state.edition)];
  for (const Flag& flag : flags) o[flag.name] = state.has(flag.bit);
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
