#include "settlers/options.hpp"

#include <algorithm>
#include <numeric>

#include "core/options.hpp"
#include "settlers/play.hpp"

namespace ludarium::settlers {
namespace {

constexpr std::array<const char*, 3> lookouts{"standard", "alternative", "advanced"};

}  // namespace

std::vector<OptionSpec> option_specs(const Facts& facts) {
  OptionSpec factions{
      "factions", OptionSpec::Type::list, {std::string(at_random)}, boost::json::array{}, "settlers.option.factions"};
  for (const FactionFacts& f : facts.faction) factions.choices.push_back(f.id);
  return {
      {"lookout", OptionSpec::Type::choice, {lookouts.begin(), lookouts.end()}, "standard", "settlers.option.lookout"},
      {"peaceful", OptionSpec::Type::flag, {}, false, "settlers.option.peaceful"},
      factions};
}

Result<Options> read_options(const Facts& facts, const SetupRequest& request) {
  if (request.seats < 1 || request.seats > static_cast<int>(max_players))
    return Error{"bad_seats",
                 {"settlers.setup.player_count", {{"most", number(max_players)}, {"found", number(request.seats)}}}};
  const auto specs = option_specs(facts);
  const auto checked = checked_options(specs, request);
  if (!checked) return checked.error();
  Options o;
  o.seats = request.seats;
  o.lookout = static_cast<Lookout>(choice_index(specs[0], checked->at("lookout").as_string()));
  o.peaceful = checked->at("peaceful").as_bool();
  if (o.seats == 1 && (o.lookout != Lookout::standard || o.peaceful))
    return Error{"bad_option", {"settlers.setup.solo_variant", {}}};
  const auto& factions = checked->at("factions").as_array();
  for (std::size_t i = 0; i < factions.size(); ++i) {
    const std::size_t choice = choice_index(specs[2], factions[i].as_string());
    if (choice > 0) o.factions[i] = static_cast<Faction>(choice - 1);
  }
  return o;
}

boost::json::object write_options(const Facts& facts, const State& state) {
  boost::json::object o;
  o["lookout"] = lookouts[index(state.lookout)];
  o["peaceful"] = state.peaceful != 0;
  boost::json::array factions;
  for (Seat seat : state.seats()) factions.emplace_back(facts.faction[index(state.player(seat).faction)].id);
  o["factions"] = std::move(factions);
  return o;
}

namespace {

// Factions nobody asked for go round at random among the seats that asked for none.
std::array<Faction, max_players> deal_factions(const Options& o, Rng& rng) {
  std::array<std::uint8_t, faction_count> pile;
  std::iota(pile.begin(), pile.end(), std::uint8_t{0});
  for (std::size_t i = pile.size(); i > 1; --i) std::swap(pile[i - 1], pile[rng.below(static_cast<std::uint32_t>(i))]);
  auto dealt = o.factions;
  std::size_t next = 0;
  for (int seat = 0; seat < o.seats; ++seat) {
    if (dealt[seat] != Faction::none) continue;
    const auto wished = [&](std::uint8_t f) {
      return std::find(o.factions.begin(), o.factions.end(), static_cast<Faction>(f)) != o.factions.end();
    };
    while (wished(pile[next])) ++next;
    dealt[seat] = static_cast<Faction>(pile[next++]);
  }
  return dealt;
}

void reveal_first_attack_cards(Play& p) {
  p.s.attack_deck = 0xffff;
  for (int i = 0; i < p.facts.solo_revealed_at_setup; ++i) reveal_attack(p);
}

}  // namespace

State set_up(const Facts& facts, const Options& options, std::uint64_t seed) {
  State s{};
  s.rng.state = seed;
  s.player_count = static_cast<std::uint8_t>(options.seats);
  s.lookout = options.lookout;
  s.peaceful = options.peaceful;
  const auto factions = deal_factions(options, s.rng);
  s.common_deck = facts.deck[index(Deck::common)];
  for (Seat seat : s.seats()) {
    s.player(seat).faction = factions[index(seat)];
    s.player(seat).deck = facts.deck[index(factions[index(seat)])];
  }
  s.first = seat_at(s.rng.below(static_cast<std::uint32_t>(options.seats)));
  Play p{facts, s};
  if (s.solo()) reveal_first_attack_cards(p);
  for (std::size_t place = 0; place < s.player_count; ++place) {
    const Seat seat = in_turn_order(s, place);
    for (int i = 0; i < facts.start_faction_cards; ++i) draw_to_hand(p, seat, true);
    for (int i = 0; i < facts.start_common_cards; ++i) draw_to_hand(p, seat, false);
  }
  begin_round(p);
  run(p);
  return s;
}

}  // namespace ludarium::settlers
