#include "games/settlers/text/options.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

#include "core/options.hpp"
#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {
namespace {

constexpr std::array<const char*, 3> lookouts{"standard", "alternative", "advanced"};
constexpr const char* base_deck = "base";
constexpr int least_for_variants = 2;  // IS-SOLO-60

// Only a data folder with decks of one's own leaves a choice.
OptionSpec deck_option(const Facts& facts) {
  OptionSpec decks{"decks", OptionSpec::Type::list, {base_deck}, boost::json::array{}, "settlers.option.decks"};
  for (const CustomDeck& deck : facts.custom_decks) decks.choices.push_back(deck.name);
  return decks;
}

}  // namespace

std::vector<OptionSpec> option_specs(const Facts& facts) {
  OptionSpec factions{
      "factions", OptionSpec::Type::list, {std::string(at_random)}, boost::json::array{}, "settlers.option.factions"};
  for (const FactionFacts& f : facts.faction) factions.choices.push_back(f.id);
  std::vector<OptionSpec> specs{
      {"lookout",
       OptionSpec::Type::choice,
       {lookouts.begin(), lookouts.end()},
       "standard",
       "settlers.option.lookout",
       least_for_variants},
      {"peaceful", OptionSpec::Type::flag, {}, false, "settlers.option.peaceful", least_for_variants},
      factions};
  if (!facts.custom_decks.empty()) specs.push_back(deck_option(facts));
  return specs;
}

namespace {

// A deck brings its faction along; two of one faction there cannot be (IS-COMP-06).
std::optional<Error> choose_deck(const CustomDeck& deck, std::size_t seat, Options& o) {
  const auto faction = static_cast<Faction>(deck.deck);
  const auto taken = std::find(o.factions.begin(), o.factions.end(), faction);
  const bool by_another = taken != o.factions.end() && taken != o.factions.begin() + static_cast<std::ptrdiff_t>(seat);
  if (by_another || (o.factions[seat] != Faction::none && o.factions[seat] != faction))
    return Error{"bad_option", {"settlers.setup.deck_of_another", {{"deck", literal(deck.name)}}}};
  o.factions[seat] = faction;
  o.decks[seat] = &deck;
  return std::nullopt;
}

std::optional<Error> read_decks(const Facts& facts, const boost::json::array& names, Options& o) {
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    const std::size_t choice = choice_index(deck_option(facts), names[seat].as_string());
    if (choice == 0) continue;
    if (auto fault = choose_deck(facts.custom_decks[choice - 1], seat, o)) return fault;
  }
  return std::nullopt;
}

}  // namespace

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
  const auto& factions = checked->at("factions").as_array();
  for (std::size_t i = 0; i < factions.size(); ++i) {
    const std::size_t choice = choice_index(specs[2], factions[i].as_string());
    if (choice > 0) o.factions[i] = static_cast<Faction>(choice - 1);
  }
  if (const auto* decks = checked->if_contains("decks"))
    if (auto fault = read_decks(facts, decks->as_array(), o)) return *fault;
  return o;
}

namespace {

CardSet faction_deck(const Facts& facts, Faction faction, const CustomDeck* custom) {
  return custom ? cards_of(facts, *custom) : facts.deck[index(faction)] - facts.expansion;
}

std::string deck_name(const Facts& facts, const State& state, Seat seat) {
  const Faction faction = state.player(seat).faction;
  const CardSet cards = facts.deck[index(faction)] - state.box;
  if (cards == faction_deck(facts, faction, nullptr)) return base_deck;
  for (const CustomDeck& deck : facts.custom_decks)
    if (cards_of(facts, deck) == cards) return deck.name;
  return base_deck;
}

}  // namespace

boost::json::object write_options(const Facts& facts, const State& state) {
  boost::json::object o;
  o["lookout"] = lookouts[index(state.lookout)];
  o["peaceful"] = state.peaceful != 0;
  boost::json::array factions;
  for (Seat seat : state.seats()) factions.emplace_back(facts.faction[index(state.player(seat).faction)].id);
  o["factions"] = std::move(factions);
  if (facts.custom_decks.empty()) return o;
  boost::json::array decks;
  for (Seat seat : state.seats()) decks.emplace_back(deck_name(facts, state, seat));
  o["decks"] = std::move(decks);
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
    const Faction faction = factions[index(seat)];
    s.player(seat).faction = faction;
    s.player(seat).deck = faction_deck(facts, faction, options.decks[index(seat)]);
    s.box |= facts.deck[index(faction)] - s.player(seat).deck;
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
