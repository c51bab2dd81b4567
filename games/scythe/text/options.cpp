#include "games/scythe/text/options.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/options.hpp"
#include "games/scythe/text/names.hpp"

namespace ludarium::scythe {
namespace {

namespace json = boost::json;

constexpr unsigned among_people = delay_penalty | tournament;  // gifts, and who waits for whom

Option option_at(std::size_t place) { return static_cast<Option>(1u << place); }

Error bad(Message message) { return {"bad_option", std::move(message)}; }

// How many Automas sit down, as far as chairs are left; as usual one against one player and none against several.
constexpr Names<max_automas + 1> automas_names = {"usual", "1", "2", "3", "4"};

// The readings of the solo ledger's doubts, and how several Automas play: the default first, then what sets a bit.
struct ReadingOption {
  const char* name;
  const char* usual;
  std::array<const char*, 2> other;
  std::array<AutomaReading, 2> bit;
  int least_automas = 1;
};
constexpr std::array reading_options{
    ReadingOption{"automa_stay", "done", {"next_option"}, {staying_is_no_move}},
    ReadingOption{"automa_danger", "beside", {"reach", "lock"}, {danger_by_reach, danger_by_lock}},
    ReadingOption{"automa_target", "number", {"factory"}, {target_by_factory}},
    ReadingOption{"automa_cards", "all", {"by_units"}, {cards_by_units}},
    ReadingOption{"automa_tokens", "land", {"choice"}, {tokens_by_choice}},
    ReadingOption{"automas_side", "competitive", {"cooperative"}, {automas_cooperate}, 2},
    ReadingOption{"automas_deck", "own", {"shared"}, {automas_share_a_deck}, 2},
};

OptionSpec reading_spec(const ReadingOption& o) {
  OptionSpec spec{o.name, OptionSpec::Type::choice, {o.usual}, o.usual, std::string("scythe.option.") + o.name};
  for (const char* other : o.other)
    if (other) spec.choices.emplace_back(other);
  return spec;
}

OptionSpec choice_spec(std::string_view name, std::vector<std::string> choices, std::string_view usual) {
  return {std::string(name), OptionSpec::Type::choice, std::move(choices), json::string(usual),
          fmt::format("scythe.option.{}", name)};
}

void add_automa_specs(const Facts& facts, std::vector<OptionSpec>& specs) {
  specs.push_back(choice_spec("automa", {automa_level_names.begin(), automa_level_names.end()},
                              automa_level_names[index(Options{}.level)]));
  std::vector<std::string> factions{std::string(at_random)};
  for (const FactionFacts& faction : facts.faction) factions.push_back(faction.id);
  specs.push_back(choice_spec("automa_faction", std::move(factions), at_random));
  specs.push_back(choice_spec("automas", {automas_names.begin(), automas_names.end()}, automas_names[0]));
  for (const ReadingOption& o : reading_options) specs.push_back(reading_spec(o));
}

int automas_wished(std::size_t choice, int seats) {
  const int usual = seats == 1;
  return std::min<int>(choice ? static_cast<int>(choice) : usual, static_cast<int>(max_players) - seats);
}

std::uint8_t readings_in(const json::object& checked) {
  unsigned readings = 0;
  for (const ReadingOption& o : reading_options)
    for (std::size_t i = 0; i < o.other.size(); ++i)
      if (o.other[i] && checked.at(o.name).as_string() == o.other[i]) readings |= o.bit[i];
  return static_cast<std::uint8_t>(readings);
}

// What is said of an Automa that does not play, or of several where one does.
std::optional<Error> refuse_idle(const std::vector<OptionSpec>& specs, const json::object& checked, int automas) {
  for (const OptionSpec& spec : specs) {
    if (!spec.name.starts_with("automa")) continue;
    int least = 1;
    for (const ReadingOption& reading : reading_options)
      if (spec.name == reading.name) least = reading.least_automas;
    if (automas < least && checked.at(spec.name) != spec.fallback) return without_effect(spec.name);
  }
  return std::nullopt;
}

std::optional<Error> read_automas(const std::vector<OptionSpec>& specs, const json::object& checked, Options& o) {
  const auto choice = [&](std::string_view name) {
    const auto spec = std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& s) { return s.name == name; });
    return choice_index(*spec, checked.at(name).as_string());
  };
  o.automas = automas_wished(choice("automas"), o.seats);
  if (auto error = refuse_idle(specs, checked, o.automas)) return error;
  if (o.automas == 0) return std::nullopt;
  o.level = static_cast<AutomaLevel>(choice("automa"));
  o.readings = readings_in(checked);
  const std::size_t wished = choice("automa_faction");
  if (wished == 0) return std::nullopt;
  const auto faction = static_cast<Faction>(wished - 1);
  if (std::find(o.factions.begin(), o.factions.end(), faction) != o.factions.end())
    return bad({"scythe.setup.automa_faction_taken", {{"faction", literal(name(faction))}}});
  o.factions[static_cast<std::size_t>(o.seats)] = faction;
  return std::nullopt;
}

void write_automas(const State& s, json::object& o) {
  const AutomaLevel level = s.automas.count ? s.automas.level : Options{}.level;
  const bool usual = s.automas.count == automas_wished(0, s.people().size());
  const std::size_t first = static_cast<std::size_t>(s.people().size());
  o["automa"] = json::string(automa_level_names[index(level)]);
  o["automa_faction"] = json::string(s.automas.count ? name(s.players[first].faction) : at_random);
  o["automas"] = json::string(automas_names[usual ? 0 : s.automas.count]);
  for (const ReadingOption& reading : reading_options) {
    o[reading.name] = reading.usual;
    for (std::size_t i = 0; i < reading.other.size(); ++i)
      if (reading.other[i] && s.reads(reading.bit[i])) o[reading.name] = reading.other[i];
  }
}

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
                     "scythe.option." + std::string(option_names[i]),
                     (option_at(i) & among_people) != 0 ? 2 : 1});
  add_automa_specs(facts, specs);
  specs.push_back(list_spec("factions", facts.faction));
  specs.push_back(list_spec("mats", facts.mat));
  return specs;
}

Result<Options> read_options(const Facts& facts, const SetupRequest& request) {
  Options o;
  o.seats = request.seats;
  o.automas = automas_wished(0, o.seats);
  if (o.seats < 1 || o.seats > static_cast<int>(max_players))
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
  if (auto error = read_automas(specs, *checked, o)) return *error;
  return o;
}

json::object write_options(const Facts& facts, const State& state) {
  json::object o;
  o["edition"] = json::string(name(state.edition));
  for (std::size_t i = 0; i < option_names.size(); ++i) o[option_names[i]] = state.has(option_at(i));
  json::array faction_ids, mat_ids;
  write_automas(state, o);
  for (Seat seat : state.people()) {
    faction_ids.emplace_back(facts.of(state.player(seat).faction).id);
    mat_ids.emplace_back(facts.of(state.player(seat).mat).id);
  }
  o["factions"] = std::move(faction_ids);
  o["mats"] = std::move(mat_ids);
  return o;
}

}  // namespace ludarium::scythe
