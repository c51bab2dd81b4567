#include "games/paladins/bot/mind.hpp"

#include <algorithm>
#include <bit>

#include "core/feature_row.hpp"
#include "core/mind_members.hpp"
#include "games/paladins/rules/play.hpp"
#include "games/paladins/rules/scoring.hpp"
#include "games/paladins/text/names.hpp"

namespace ludarium::paladins {
namespace {

constexpr int usual_score = 60;

template <class Row>
void add_tracks(Row& row, const Look& look, Seat seat, const Tally& t) {
  const Player& player = look.s.player(seat);
  for (std::size_t i = 0; i < attributes; ++i) {
    const int level = player.track[i];
    row.add({"track", attribute_names[i]}, level, 12);
    row.add({"track_vp", attribute_names[i]}, t.track[i], 20);
    row.add({"boost", attribute_names[i]},
            player.passed ? 0 : std::min(effective(look, seat, static_cast<Attribute>(i)), 14) - level, 4);
  }
  std::array<std::uint8_t, attributes> sorted = player.track;
  std::sort(sorted.begin(), sorted.end());
  for (std::size_t i = 0; i < attributes; ++i) row.add({"track_sorted", i}, sorted[i], 12);
}

template <class Row>
void add_actions(Row& row, const Look& look, Seat seat, int rounds_left) {
  const Player& player = look.s.player(seat);
  for (std::size_t i = 0; i < right_spaces; ++i) {
    const Space space = right_at(i);
    const int uses = done(look, seat, space);
    row.add({"uses", space_names[index(space)]}, uses, 7);
    row.add({"uses_squared", space_names[index(space)]}, uses * uses, 49);
    row.add({"workshop_1", space_names[index(space)]}, player.workshops >> (2 * i) & 1 ? rounds_left + 1 : 0, 8);
    row.add({"workshop_2", space_names[index(space)]}, player.workshops >> (2 * i + 1) & 1 ? rounds_left + 1 : 0, 8);
    row.add({"open", space_names[index(space)]}, !occupied(player, space) && !player.passed);
  }
}

template <class Row>
void add_orders(Row& row, std::array<const char*, 3> names, const Look& look, Seat seat, int rounds_left) {
  float met = 0, on_the_way = 0, near = 0;
  for (std::size_t slot = 0; slot < order_slots; ++slot) {
    const Order order = look.s.orders[slot];
    if (order == Order::none) continue;
    const OrderCard& card = look.facts[order];
    const auto vp = static_cast<float>(look.facts.order_slot[slot].vp);
    const int missing = std::max(card.at_least - done(look, seat, card.action), 0);
    if (missing == 0) met += vp;
    if (missing == 0) continue;
    on_the_way += vp * static_cast<float>(card.at_least - missing) / static_cast<float>(card.at_least);
    if (missing <= rounds_left + 1) near += vp / static_cast<float>(1 + missing);
  }
  row.add(names[0], met / 20);
  row.add(names[1], on_the_way / 10);
  row.add(names[2], near / 10);
}

template <class Row>
void add_people(Row& row, const Look& look, const Player& player, int rounds_left) {
  std::array<int, board_spaces> hired{};
  int inquisitors = 0;
  for (std::size_t i = 0; i < player.hired_count; ++i) {
    const TownsfolkCard& card = look.facts[player.hired[i]];
    if (card.fires == TownsfolkCard::Fires::action && card.on != Space::none)
      ++hired[index(card.on)];
    else
      ++inquisitors;
  }
  int left = inquisitors;
  for (std::size_t i = 0; i < right_spaces; ++i) left += hired[i];
  for (std::size_t i = right_spaces; i < board_spaces; ++i)
    row.add({"hired", space_names[i]}, hired[i] * (rounds_left + 1), 8);
  row.add("hired_for_left", left * (rounds_left + 1), 12);
  row.add("hired", player.hired_count, 5);
}

template <class Row>
void add_supply(Row& row, const Look& look, const Player& player, int rounds_left) {
  const bool open = !player.passed;
  int all = 0;
  for (std::size_t i = 0; i < worker_types; ++i) {
    row.add({"workers", worker_names[i]}, std::min<int>(player.workers[i], 6), 4);
    all += player.workers[i];
  }
  row.add("workers", open ? all : 0, 8);
  row.add("workers_at_end", open && rounds_left == 0 ? all : 0, 8);
  row.add("workers_kept", rounds_left ? std::min<int>(all, look.facts.carry_over) : 0, 3);
  row.add("silver", std::min<int>(player.silver, 15), 8);
  row.add("provision", std::min<int>(player.provision, 15), 8);
  row.add("silver_kept", rounds_left ? std::min<int>(player.silver, 6) : 0, 6);
  row.add("provision_kept", rounds_left ? std::min<int>(player.provision, 6) : 0, 6);
}

template <class Row>
void add_law(Row& row, const Look& look, Seat seat) {
  const Player& player = look.s.player(seat);
  int most = 0;
  for (Seat other : look.s.parties())
    if (other != seat) most = std::max<int>(most, look.s.player(other).suspicion_count);
  const bool accused = player.suspicion_count && player.suspicion_count >= most;
  row.add("suspicions", player.suspicion_count, 6);
  row.add("accused", accused);
  row.add("accused_soon", accused ? std::max(0, 4 - look.s.tax) : 0, 4);
  row.add("tax", look.s.tax, 6);
  row.add("debts", player.unpaid, 4);
  row.add("debts_paid", player.paid, 4);
}

template <class Row>
void add_others(Row& row, const Look& look, Seat seat, int own) {
  int best = -20;
  int active = 0;
  for (Seat other : look.s.parties()) {
    if (other == seat) continue;
    best = std::max(best, tally(look, other).total());
    active += !look.s.player(other).passed;
  }
  row.add("others_vp", best, usual_score);
  row.add("vp_ahead", own - best, usual_score);
  row.add("others_active", active, 3);
  row.add("seats", look.s.player_count, 4);
}

// Which right-side actions the workers and goods at hand allow, and by how much the required attribute is reached.
template <class Row>
void add_ready(Row& row, const Look& look, Seat seat) {
  const Player& player = look.s.player(seat);
  const Supply supply = supply_of(player);
  int ready = 0;
  for (std::size_t i = 0; i < right_spaces; ++i) {
    const Space space = right_at(i);
    const RightAction& action = look.facts.right[i];
    const auto use = std::min(static_cast<std::size_t>(done(look, seat, space)), most_uses - 1);
    const bool crew =
        !player.passed && !occupied(player, space) && can_come(supply, action.crew[player.workshops >> 2 * i & 3u]);
    const bool paid = action.silver[use] <= player.silver && action.provision[use] <= player.provision;
    const int ahead = effective(look, seat, action.requires_) - action.required[use];
    row.add({"crew", space_names[index(space)]}, crew);
    row.add({"ready", space_names[index(space)]}, crew && paid && ahead >= 0);
    row.add({"ahead", space_names[index(space)]}, std::clamp(ahead, -3, 3), 3);
    ready += crew && paid && ahead >= 0;
  }
  row.add("ready", ready, 3);
}

// How many spaces of the map are in reach, and whether one of them pays a debt.
template <class Row>
void add_map(Row& row, const Look& look, Seat seat) {
  constexpr std::array<Space, 2> ways{Space::commission, Space::garrison};
  constexpr std::array<Attribute, 2> needs{Attribute::faith, Attribute::strength};
  const std::uint64_t free = open_spaces(look);
  std::array<std::uint64_t, 2> open{};
  for (std::size_t way = 0; way < 2; ++way)
    open[way] = free & spaces_in_reach(look.facts, ways[way], effective(look, seat, needs[way]));
  const bool owes = look.s.player(seat).unpaid > 0;
  for (std::size_t way = 0; way < 2; ++way) {
    row.add({"map_open", way == 0 ? "faith" : "strength"}, std::popcount(open[way]), 20);
    row.add({"absolution", way == 0 ? "faith" : "strength"}, owes && (open[way] & look.facts.absolving_spaces) != 0);
  }
}

// VP for converting the best outsiders of the row now.
template <class Row>
void add_outsiders(Row& row, const Look& look, Seat seat) {
  std::array<int, 2> best{};
  int in_reach_of_arms = 0;
  for (std::size_t column = 0; column < outsider_row; ++column) {
    if (look.s.outsiders[column] == Outsider::none) continue;
    const OutsiderSlot& slot = look.facts.outsider_slot[column];
    in_reach_of_arms += slot.strength <= effective(look, seat, Attribute::strength);
    if (slot.faith > effective(look, seat, Attribute::faith)) continue;
    const int vp = outsider_vp(look, seat, look.s.outsiders[column]);
    if (vp > best[0])
      best = {vp, best[0]};
    else
      best[1] = std::max(best[1], vp);
  }
  row.add("best_outsider", best[0], 4);
  row.add("second_outsider", best[1], 4);
  row.add("outsiders_in_reach_of_arms", in_reach_of_arms, 6);
}

// What each further action and attribute level brings by the outsiders converted so far.
template <class Row>
void add_growth(Row& row, const Look& look, const Player& player, int rounds_left) {
  std::array<float, right_spaces> action{};
  std::array<float, attributes> level{};
  for (std::size_t i = 0; i < player.converted_count; ++i) {
    const OutsiderCard& card = look.facts[player.converted[i]];
    const float part = 1.f / static_cast<float>(std::max<int>(card.per, 1));
    if (card.vp == OutsiderCard::Vp::per_action && right_side(card.action)) action[right_index(card.action)] += part;
    if (card.vp == OutsiderCard::Vp::per_attribute) level[index(card.attribute)] += part;
  }
  const float time = static_cast<float>(rounds_left + 1) / 8;
  for (std::size_t i = 0; i < right_spaces; ++i) row.add({"converted_for", right_names[i]}, action[i] * time);
  for (std::size_t i = 0; i < attributes; ++i) row.add({"converted_for", attribute_names[i]}, level[i] * time);
}

// The action this round's paladin helps, while it is still open, and what the next paladin helps.
template <class Row>
void add_paladins(Row& row, const Look& look, const Player& player, int rounds_left) {
  const bool helps =
      player.paladin < Paladin::unknown && !player.passed && !occupied(player, look.facts[player.paladin].on);
  row.one_of("paladin", helps ? index(look.facts[player.paladin].on) : board_spaces, board_spaces, space_names);
  const bool known = rounds_left > 0 && player.top < Paladin::unknown;
  row.one_of("next_paladin", known ? index(look.facts[player.top].on) : board_spaces, board_spaces, space_names);
  for (std::size_t i = 0; i < attributes; ++i)
    row.add({"next_boost", attribute_names[i]}, known ? look.facts[player.top].boost[i] : 0, 4);
}

// For each action: the VP of an order for it, and how far it is fulfilled.
template <class Row>
void add_each_order(Row& row, const Look& look, Seat seat) {
  constexpr float much = 8;  // VP of an order
  std::array<float, right_spaces> worth{}, part{};
  for (std::size_t slot = 0; slot < order_slots; ++slot) {
    const Order order = look.s.orders[slot];
    if (order == Order::none) continue;
    const OrderCard& card = look.facts[order];
    const float vp = static_cast<float>(look.facts.order_slot[slot].vp) / much;
    const int uses = std::min<int>(done(look, seat, card.action), card.at_least);
    worth[right_index(card.action)] = uses < card.at_least ? vp : 0;
    part[right_index(card.action)] = vp * static_cast<float>(uses) / static_cast<float>(card.at_least);
  }
  for (std::size_t i = 0; i < right_spaces; ++i) row.add({"order_worth", right_names[i]}, worth[i]);
  for (std::size_t i = 0; i < right_spaces; ++i) row.add({"order_part", right_names[i]}, part[i]);
}

template <class Row>
void add_solo(Row& row, const Look& look, int rounds_left) {
  if (!look.s.solo()) return;
  const Player& pieces = look.s.player(rival_seat);
  const Rival& rival = look.s.rival;
  row.add("rival_workers", rival.workers, 8);
  row.add("rival_debts", pieces.unpaid, 4);
  row.add("rival_suspicions", pieces.suspicion_count, 6);
  row.one_of("difficulty", index(look.s.difficulty), 3, difficulty_names);
  for (std::size_t i = 0; i < attributes; ++i) row.add({"rival_track", attribute_names[i]}, pieces.track[i], 12);
  for (std::size_t i = 0; i < right_spaces; ++i) {
    row.add({"rival_uses", right_names[i]}, done(look, rival_seat, right_at(i)), 7);
    row.add({"rival_workshops", right_names[i]}, rival.workshops[i] * (rounds_left + 1), 16);
  }
  row.add("rival_marker", rival.marker, 5);
  row.add("rival_deck", static_cast<int>(count(rival.deck)), 12);
  row.add("rival_passed", pieces.passed != 0);
  add_orders(row, {"rival_orders_met", "rival_orders_begun", "rival_orders_near"}, look, rival_seat, rounds_left);
}

template <class Row>
void describe(Row& row, const Facts& facts, const State& s, Seat seat) {
  const Look look{facts, s};
  const Player& player = s.player(seat);
  const int rounds_left = std::max(facts.rounds - s.round, 0);
  const Tally t = tally(look, seat);
  const bool late = s.phase == Phase::actions;
  row.add("progress", std::clamp((static_cast<float>(s.round) - (player.passed ? 0.f
                                                                 : late        ? 0.5f
                                                                               : 1.f)) /
                                     static_cast<float>(std::max<int>(facts.rounds, 1)),
                                 0.f, 1.f));
  row.add("rounds_left", rounds_left, 7);
  row.add("rounds_left_squared", rounds_left * rounds_left, 49);
  row.add("last_round", rounds_left == 0);
  row.add("passed", player.passed != 0);
  row.add("to_act", s.actor == seat);
  row.add("first_player", s.start == seat);
  row.add("action_phase", s.phase == Phase::actions);
  row.add("vp", t.total(), usual_score);
  row.add("vp_actions", t.commission + t.fortify + t.garrison + t.absolve + t.develop, 20);
  row.add("vp_converted", t.convert, 15);
  row.add("vp_walls", t.walls, 10);
  row.add("workshops", player.workshop_count, 8);
  row.add("workshops_left", player.workshop_count * rounds_left, 28);
  row.add("jars", player.jars, 7);
  add_tracks(row, look, seat, t);
  add_actions(row, look, seat, rounds_left);
  add_orders(row, {"orders_met", "orders_begun", "orders_near"}, look, seat, rounds_left);
  add_people(row, look, player, rounds_left);
  add_supply(row, look, player, rounds_left);
  add_law(row, look, seat);
  add_others(row, look, seat, t.total());
  row.add("debts_left", player.unpaid * rounds_left, 14);
  add_ready(row, look, seat);
  add_map(row, look, seat);
  add_outsiders(row, look, seat);
  add_growth(row, look, player, rounds_left);
  add_paladins(row, look, player, rounds_left);
  add_each_order(row, look, seat);
  add_solo(row, look, rounds_left);
  row.finish();
}

// In the solo game the points are the lead over the solo opponent.
}  // namespace

[[gnu::flatten]] void describe_position(const Facts& facts, const State& s, Seat seat, float* out) {
  FeatureRow row(out, Mind::features);
  describe(row, facts, s, seat);
}

std::vector<std::string> position_feature_names(const Facts& facts, const State& s) {
  FeatureNames row(Mind::features);
  describe(row, facts, s, seat_at(0));
  return std::move(row).take();
}

Standings standings_of(const Facts& facts, const State& s) {
  const Look look{facts, s};
  const auto place = places(look);
  Standings all{};
  for (Seat seat : s.seats())
    all[ludarium::index(seat)] = {place[ludarium::index(seat)], static_cast<float>(tally(look, seat).total())};
  if (s.solo()) all[0].points -= static_cast<float>(tally(look, rival_seat).total());
  return all;
}

float impatience_of(const Facts&, const State&, Seat) { return 0; }  // seven rounds, each of which ends

namespace {

std::uint32_t few(int n, int most) { return static_cast<std::uint32_t>(std::min(n, most)); }

// 0: no order for it; otherwise 1 + the uses still missing.
std::uint32_t ordered(const Look& look, Seat seat, Space space) {
  for (Order order : look.s.orders)
    if (order != Order::none && look.facts[order].action == space)
      return 1 + few(std::max(look.facts[order].at_least - done(look, seat, space), 0), 5);
  return 0;
}

// The level of the attribute that an action requires.
std::uint32_t level_for(const Look& look, Seat seat, Space space) {
  const RightAction& action = look.facts.right[right_index(space)];
  return few(effective(look, seat, action.requires_), 12);
}

std::uint32_t paladin_of(const Player& player) { return static_cast<std::uint32_t>(player.paladin); }

void act_traits(const Look& look, Seat seat, Action a, Traits& traits) {
  const auto space = static_cast<Space>(a.arg[0]);
  const Player& player = look.s.player(seat);
  const auto held = few(workers_held(player), 8);
  traits.add(10, a.arg[0], a.arg[1], look.s.round);
  traits.add(11, a.arg[0], paladin_of(player));
  traits.add(12, a.arg[0], few(done(look, seat, space), 7), look.s.round);
  traits.add(13, a.arg[0], held, a.arg[1]);
  traits.add(14, a.arg[0], few(player.silver, 4), few(player.provision, 4));
  if (right_side(space)) traits.add(15, a.arg[0], ordered(look, seat, space), look.s.round);
  if (space == Space::conspire) traits.add(16, few(player.suspicion_count, 4), few(look.s.tax, 4));
  if (right_side(space)) traits.add(18, a.arg[0], level_for(look, seat, space), few(player.unpaid, 2));
  if (space == Space::develop) traits.add(17, few(player.workshop_count, 8), look.s.round);
}

}  // namespace

// One for each family of add_traits().
std::span<const TraitName> action_trait_names(const Facts&) {
  static constexpr TraitName all[] = {
      {1, "kind, question, round"},
      {2, "kind, operands"},
      {10, "act: space, way, round"},
      {11, "act: space, paladin"},
      {12, "act: space, uses, round"},
      {13, "act: space, workers held, way"},
      {14, "act: space, silver, provision"},
      {15, "act: space, uses missing for an order, round"},
      {16, "conspire: suspicions, tax"},
      {17, "develop: workshops, round"},
      {18, "act: space, level, debts"},
      {20, "townsfolk: kind, card"},
      {21, "townsfolk: kind, card, round"},
      {22, "townsfolk: kind, slot, way"},
      {23, "townsfolk: kind, silver, slot"},
      {24, "split: paladin for now, round"},
      {25, "split: paladin for next, round"},
      {26, "split: paladin for later, round"},
      {27, "split: paladin for now, strength, faith"},
      {28, "tavern card"},
      {29, "tavern card, paladin"},
      {30, "workers: worker, space"},
      {31, "workers: worker, how many held"},
      {32, "workshop: action, which, round"},
      {33, "workshop: action, uses missing for an order"},
      {34, "map space"},
      {35, "map space, round"},
      {36, "jar: space, round"},
      {37, "outsider: space, card"},
      {38, "outsider: space, column, round"},
      {39, "favour, round"},
      {40, "favour, workers held"},
      {41, "pass: workers held, round"},
      {42, "keep: worker, how many, more of them"},
      {43, "keep: how many"},
      {44, "clear: debt or suspicion, round"},
      {45, "option: which, wall, favour"},
      {46, "ability"},
      {50, "split: paladin for now, uses missing for an order, uses"},
      {51, "split: paladin for next, uses missing for an order, uses"},
      {52, "tavern: worker, how many held"},
      {53, "jar: space, debts, suspicions"},
      {54, "outsider: space, worth, round"},
      {55, "outsider: space, worth, column"},
      {56, "map space, debts, workers held"},
      {57, "clear: debt or suspicion, workers held"},
      {58, "keep: worker, how many, next paladin"},
  };
  return all;
}

void add_traits(const Facts& facts, const State& s, Seat seat, Action a, Traits& traits) {
  const Look look{facts, s};
  const Player& player = s.player(seat);
  const auto ask = static_cast<std::uint32_t>(s.ask);
  traits.add(1, a.kind, ask, s.round);
  switch (what(a)) {
    case Do::act:
      return act_traits(look, seat, a, traits);
    case Do::hire:
    case Do::dismiss: {
      const auto card = static_cast<std::uint32_t>(s.townsfolk[a.arg[0]]);
      traits.add(20, a.kind, card);
      traits.add(21, a.kind, card, s.round);
      traits.add(22, a.kind, a.arg[0], a.arg[1]);
      traits.add(23, a.kind, few(player.silver, 5), a.arg[0]);
      return;
    }
    case Do::split:
      traits.add(24, a.arg[0], s.round);
      traits.add(25, a.arg[1], s.round);
      traits.add(26, a.arg[2], s.round);
      traits.add(27, a.arg[0], player.track[0] / 3u, player.track[1] / 3u);
      for (std::uint32_t i = 0; i < 2 && a.arg[i] < facts.paladins.size(); ++i)
        if (const Space on = facts.paladins[a.arg[i]].on; right_side(on))
          traits.add(50 + i, a.arg[i], ordered(look, seat, on), few(done(look, seat, on), 7));
      return;
    case Do::tavern:
      traits.add(28, static_cast<std::uint32_t>(s.tavern[a.arg[0]]));
      traits.add(29, static_cast<std::uint32_t>(s.tavern[a.arg[0]]), paladin_of(player));
      for (const Worker worker : facts[s.tavern[a.arg[0]]].workers)
        traits.add(52, static_cast<std::uint32_t>(worker), few(player.workers[index(worker)], 3));
      return;
    case Do::workers:
      for (std::size_t i = 0; i < most_spots; ++i)
        if (a.arg[i] != 255) traits.add(30, a.arg[i], static_cast<std::uint32_t>(s.space));
      for (std::size_t i = 0; i < most_spots; ++i)
        if (a.arg[i] < worker_types) traits.add(31, a.arg[i], few(player.workers[a.arg[i]], 3));
      return;
    case Do::workshop:
      traits.add(32, a.arg[0], a.arg[1], s.round);
      traits.add(33, a.arg[0], ordered(look, seat, static_cast<Space>(a.arg[0])));
      return;
    case Do::space:
      traits.add(34, a.arg[0]);
      traits.add(35, a.arg[0], s.round);
      traits.add(56, a.arg[0], few(player.unpaid, 2), few(workers_held(player), 4));
      return;
    case Do::jar:
      traits.add(36, a.arg[0], s.round);
      traits.add(53, a.arg[0], few(player.unpaid, 2), few(player.suspicion_count, 2));
      return;
    case Do::outsider: {
      const auto card = static_cast<std::uint32_t>(s.outsiders[a.arg[0]]);
      traits.add(37, static_cast<std::uint32_t>(s.space), card);
      traits.add(38, static_cast<std::uint32_t>(s.space), a.arg[0], s.round);
      const auto worth = few(outsider_vp(look, seat, s.outsiders[a.arg[0]]), 6);
      traits.add(54, static_cast<std::uint32_t>(s.space), worth, s.round);
      traits.add(55, static_cast<std::uint32_t>(s.space), worth, a.arg[0]);
      return;
    }
    case Do::favour:
      traits.add(39, static_cast<std::uint32_t>(s.favours[a.arg[0]]), s.round);
      traits.add(40, static_cast<std::uint32_t>(s.favours[a.arg[0]]), few(workers_held(player), 5));
      return;
    case Do::pass:
      traits.add(41, few(workers_held(player), 8), s.round);
      return;
    case Do::keep:
      for (std::size_t i = 0; i < worker_types; ++i)
        if (a.arg[i]) traits.add(42, i, a.arg[i], player.workers[i] > a.arg[i]);
      for (std::size_t i = 0; i < worker_types && player.top < Paladin::unknown; ++i)
        if (a.arg[i]) traits.add(58, i, a.arg[i], static_cast<std::uint32_t>(player.top));
      traits.add(43, few(a.arg[0] + a.arg[1] + a.arg[2] + a.arg[3] + a.arg[4] + a.arg[5], 4));
      return;
    case Do::clear:
      traits.add(44, a.arg[0], s.round);
      traits.add(57, a.arg[0], few(workers_held(player), 5));
      return;
    case Do::option:
      traits.add(45, a.arg[0], static_cast<std::uint32_t>(s.wall), s.favour);
      return;
    case Do::ability:
      traits.add(46, a.arg[0]);
      return;
    default:
      traits.add(2, a.kind, a.arg[0], a.arg[1]);
  }
}

float hand_prior_of(const Facts& facts, const State& s, Seat seat, Action a) {
  const Player& player = s.player(seat);
  switch (what(a)) {
    case Do::reward:
      return -2.f;
    case Do::as_offered:
      return 2.f;
    case Do::pass:
      return workers_held(player) > facts.carry_over ? -3.f : -1.f;
    case Do::keep: {
      int kept = 0;
      for (std::size_t i = 0; i < worker_types; ++i) kept += a.arg[i];
      return kept < std::min<int>(facts.carry_over, workers_held(player)) ? never : 0.f;
    }
    case Do::act:
      return right_side(static_cast<Space>(a.arg[0])) ? 1.f : 0.f;
    default:
      return 0.f;
  }
}

}  // namespace ludarium::paladins

template class ludarium::FactsMind<ludarium::paladins::Paladins, ludarium::paladins::Mind::features>;
