// What everybody holds; for a seat what Produce and the bottom row would bring now, the stars within reach, and what
// the coins would come to in every tier of popularity. What battles there may be: forecast/battles.cpp.
#include "games/scythe/forecast/forecast.hpp"

#include "games/scythe/forecast/battles.hpp"
#include "games/scythe/rules/prospects.hpp"
#include "games/scythe/rules/scoring.hpp"
#include "games/scythe/text/wording/phrases.hpp"

namespace ludarium::scythe {
namespace {

Transfer gained(std::string_view what, int amount, std::string_view at = {}) {
  return {true, std::string(what), amount, std::string(at)};
}
Transfer paid(std::string_view what, int amount) { return {false, std::string(what), amount, {}}; }

void add(std::vector<Transfer>& amounts, Transfer transfer) {
  if (transfer.amount > 0) amounts.push_back(std::move(transfer));
}

// The position as it would be at the beginning of this seat's next turn, as far as its pieces are concerned.
State in_turn(const State& view, Seat seat) {
  State s = view;
  s.active = seat;
  s.moving = {};
  s.combat = {};
  s.produced = {};
  s.mill_open = 1;
  s.in_part = s.coercion_used = 0;
  return s;
}

OutlookSection resources(const Look& look) {
  OutlookSection section{"resources", "scythe.forecast.resources", {}};
  for (Seat seat : look.s.seats()) {
    Tokens held{};
    for (Hex hex : look.controlled(seat))
      for (std::size_t r = 0; r < resource_types; ++r)
        held[r] = static_cast<std::uint16_t>(held[r] + look.s.tokens[index(hex)][r]);
    OutlookLine line{{who(look.s, seat).key, {}}, {}, std::nullopt, seat};
    for (std::size_t r = 0; r < resource_types; ++r) add(line.amounts, gained(name(static_cast<Resource>(r)), held[r]));
    section.lines.push_back(std::move(line));
  }
  return section;
}

// ---- Produce

OutlookLine produced_at(const Look& look, Hex hex, bool mill) {
  const Terrain terrain = look.facts.terrain[index(hex)];
  const std::string_view what =
      terrain == Terrain::village ? name(Item::worker) : name(look.facts.produces[index(terrain)]);
  OutlookLine line{{place(look.facts, hex).key, {}}, {}};
  add(line.amounts, gained(what, yield_at(look, hex), hex_name(look.facts, hex)));
  if (mill) line.because = Message{"scythe.forecast.mill", {{"mill", term(Structure::mill)}}};
  return line;
}

OutlookSection produce_section(const Look& look) {
  OutlookSection section{"produce", "scythe.forecast.produce", {}};
  const Cost cost = produce_cost(look);
  const int hexes = hexes_to_produce_on(look.facts, look.mover());
  OutlookLine price{{"scythe.forecast.produce_on", {{"hexes", Counted{"scythe.territory", hexes}}}}, {}};
  add(price.amounts, paid(name(Item::power), cost.power));
  add(price.amounts, paid(name(Item::popularity), cost.popularity));
  add(price.amounts, paid(name(Item::coins), cost.coins));
  if (!can_pay(look.mover(), cost)) price.because = Message{"scythe.forecast.too_dear", {}};
  section.lines.push_back(std::move(price));
  for (Hex hex : producing_hexes(look)) section.lines.push_back(produced_at(look, hex, false));
  if (mill_hex_open(look))
    section.lines.push_back(produced_at(look, structure_at(look.mover(), Structure::mill), true));
  return section;
}

// ---- the bottom row

void add_gain(std::vector<Transfer>& amounts, const Gain& gain) {
  add(amounts, gained(name(Item::coins), gain.coins));
  add(amounts, gained(name(Item::popularity), gain.popularity));
  add(amounts, gained(name(Item::power), gain.power));
  add(amounts, gained(name(Item::cards), gain.cards));
}

OutlookLine bottom_line(const Facts& facts, State s, BottomAction bottom) {
  s.mover().section = static_cast<std::uint8_t>(bottom);
  const Look look{facts, s};
  const Payment price = bottom_payment(look);
  OutlookLine line{{term(bottom).key, {}}, {}};
  add(line.amounts, paid(name(price.resource), price.left));
  Gain gain = bottom_gain(facts, look.mover(), bottom);
  add_gain(line.amounts, gain);
  if (look.mover().recruits >> index(bottom) & 1) add_gain(line.amounts, facts.ongoing_bonus[index(bottom)]);
  const Progress progress = progress_of(look, s.active, static_cast<Goal>(bottom));
  if (!bottom_payable(look))
    line.because =
        Message{"scythe.forecast.missing", {{"what", counted(price.resource, price.left - tokens_for(look, price))}}};
  else if (progress.have == progress.of)
    line.because = Message{"scythe.forecast.complete", {}};
  return line;
}

OutlookSection bottom_section(const Look& look) {
  OutlookSection section{"bottom", "scythe.forecast.bottom", {}};
  for (std::size_t i = 0; i < bottom_actions; ++i)
    section.lines.push_back(bottom_line(look.facts, look.s, static_cast<BottomAction>(i)));
  return section;
}

// ---- stars

// An objective of the own hand whose conditions hold now.
std::optional<Message> met_objective(const Look& look, Seat seat) {
  const Player& player = look.s.player(seat);
  for (std::size_t i = 0; i < player.objectives.size(); ++i)
    if (player.objectives[i] && player.objectives[i] != hidden_card && player.fate[i] == ObjectiveFate::held &&
        objective_met(look, seat, player.objectives[i]))
      return Message{"scythe.forecast.met", {{"card", objective_title(look.facts, player.objectives[i])}}};
  return std::nullopt;
}

std::optional<OutlookSection> stars_section(const Look& look, Seat seat) {
  OutlookSection section{"stars", "scythe.forecast.stars", {}};
  for (std::size_t i = 0; i < star_goals; ++i) {
    const Goal goal = static_cast<Goal>(i);
    const Progress progress = progress_of(look, seat, goal);
    if (progress.starred) continue;
    OutlookLine line{
        {"scythe.forecast.goal", {{"goal", term(goal)}, {"have", long{progress.have}}, {"of", long{progress.of}}}}, {}};
    if (goal == Goal::objective) line.because = met_objective(look, seat);
    section.lines.push_back(std::move(line));
  }
  if (section.lines.empty()) return std::nullopt;
  return section;
}

// ---- the end

OutlookSection tiers_section(const Facts& facts, const State& view, Seat seat) {
  OutlookSection section{"tiers", "scythe.forecast.tiers", {}};
  const PopularityTier& now = tier_of(facts, view.player(seat));
  for (const PopularityTier& tier : facts.tiers) {
    State s = view;
    if (tier.from != now.from) s.player(seat).popularity = tier.from;
    OutlookLine line{{"scythe.forecast.tier", {{"from", long{tier.from}}, {"to", long{tier.to}}}}, {}};
    add(line.amounts, gained(name(Item::coins), fortune({facts, s}, seat).total()));
    if (tier.from == now.from) line.because = Message{"scythe.forecast.tier_now", {}};
    section.lines.push_back(std::move(line));
  }
  return section;
}

}  // namespace

Outlook forecast(const Facts& facts, const State& view, Seat seat) {
  Outlook outlook{resources({facts, view})};
  if (view.ask == Ask::over || !view.people().has(seat)) return outlook;
  const State turn = in_turn(view, seat);
  outlook.push_back(produce_section({facts, turn}));
  outlook.push_back(bottom_section({facts, turn}));
  if (auto section = battles_section({facts, view}, seat)) outlook.push_back(std::move(*section));
  if (auto section = stakes_section({facts, view}, seat)) outlook.push_back(std::move(*section));
  if (auto section = stars_section({facts, view}, seat)) outlook.push_back(std::move(*section));
  outlook.push_back(tiers_section(facts, view, seat));
  return outlook;
}

}  // namespace ludarium::scythe
