#include "games/settlers/bot/mind.hpp"

#include <algorithm>

#include "core/feature_row.hpp"
#include "core/mind_members.hpp"
#include "games/settlers/rules/play.hpp"
#include "games/settlers/rules/scoring.hpp"
#include "games/settlers/text/names.hpp"

namespace ludarium::settlers {
namespace {

constexpr int usual_score = 60;
constexpr std::size_t income_goods = 9;  // the supply, VP, cards
constexpr Names<income_goods> income_names = {"wood", "stone",   "food", "gold", "settler",
                                              "raze", "defence", "vp",   "card"};

int hand_size(const Player& player) {
  return player.hand.size() + player.hidden_hand_common + player.hidden_hand_faction;
}

// The income of an empire each round, and the actions it has.
struct Engine {
  std::array<int, income_goods> income{};
  int uses = 0, uses_left = 0, features = 0, common = 0, own = 0, used_commons = 0, unguarded = 0;
  int vp_uses_left = 0;

  void earn(Good good, int n) {
    if (index(good) < supply_goods) income[index(good)] += n;
    if (good == Good::vp) income[supply_goods] += n;
    if (good == Good::card || good == Good::card_common || good == Good::card_faction) income[supply_goods + 1] += n;
  }
  void earn(const Goods& goods, int times = 1) {
    for (std::size_t i = 0; i < good_count; ++i)
      if (goods.count[i]) earn(static_cast<Good>(i), goods.count[i] * times);
  }
};

Engine engine_of(const Look& look, Seat seat) {
  Engine e;
  const Player& player = look.s.player(seat);
  e.earn(look.facts.faction[index(player.faction)].produce);
  const CardSet held = holdings(look, seat), common = held & look.facts.deck[index(Deck::common)];
  e.common = common.size();
  e.own = held.size() - e.common;
  e.unguarded = (common - look.s.defence).size();
  e.features = (held & look.facts.kind_set[index(Kind::feature)]).size();
  const CardSet production = held & look.facts.kind_set[index(Kind::production)];
  std::array<int, good_count> brought{};
  for (CardId card : production)
    for (std::size_t i = 0; i < good_count; ++i) brought[i] += look.facts.yield[index(card)].count[i];
  for (std::size_t i = 0; i < good_count; ++i) e.earn(static_cast<Good>(i), brought[i]);
  for (CardId card : production& look.facts.varied_yield) {
    const Per& per = look.title(card).produce_per;
    e.earn(per.gain, times(look, seat, per));
  }
  for (CardId card : held& look.facts.kind_set[index(Kind::action)]) {
    const int left = std::max(uses_left(look, card), 0);
    e.uses += look.facts.action[index(card)].uses;
    e.uses_left += left;
    if (left) e.vp_uses_left += left * look.title(card).action_gain[Good::vp];
    e.used_commons += left == 0 && common.has(card);
  }
  for (CardId card : player.deals) e.earn(look.facts.deal_of(card), 1);
  return e;
}

bool affordable(const Player& player, const Cost& cost) {
  int missing = 0;
  for (std::size_t i = 0; i < resource_types; ++i) missing += std::max(cost.goods[i] - player.supply[i], 0);
  return missing <= player.supply[index(Good::gold)] - cost.goods[index(Good::gold)];
}

struct HandWorth {
  int common = 0, own = 0, common_ready = 0, own_ready = 0;
};
HandWorth hand_of(const Look& look, const Player& player) {
  HandWorth worth{player.hidden_hand_common, player.hidden_hand_faction, 0, 0};
  for (CardId card : player.hand) {
    const bool ready = affordable(player, look.facts.cost[index(card)]);
    const bool common = look.facts.deck[index(Deck::common)].has(card);
    (common ? worth.common : worth.own) += 1;
    (common ? worth.common_ready : worth.own_ready) += ready;
  }
  return worth;
}

template <class Row>
void add_engine(Row& row, const Engine& e, int rounds_left) {
  for (std::size_t i = 0; i < income_goods; ++i)
    row.add({"income", income_names[i]}, std::min(e.income[i], 12) * rounds_left, 24);
  row.add("uses_to_come", e.uses * rounds_left, 24);
  row.add("uses_left", e.uses_left, 8);
  row.add("vp_uses_left", e.vp_uses_left, 8);
  row.add("features_to_come", e.features * rounds_left, 16);
  row.add("features", e.features, 6);
  row.add("common_locations", e.common, 12);
  row.add("faction_locations", e.own, 12);
  row.add("used_common_locations", e.used_commons, 6);
}

template <class Row>
void add_supply(Row& row, const Player& player, bool acting, int rounds_left, std::uint8_t kept) {
  const bool open = acting && !player.passed;
  for (std::size_t i = 0; i < supply_goods; ++i)
    row.add({"supply", good_names[i]}, open ? std::min<int>(player.supply[i], 12) : 0, 6);
  int stays = 0, all = 0;
  for (std::size_t i = 0; i < supply_goods; ++i) {
    all += std::min<int>(player.supply[i], 20);
    if (kept >> i & 1) stays += std::min<int>(player.supply[i], 20);
  }
  row.add("kept_goods", rounds_left ? stays : 0, 8);
  row.add("goods_at_end", open && rounds_left == 0 ? all : 0, 10);
  row.add("pair_of_settlers", open && player.supply[index(Good::settler)] >= 2);
}

template <class Row>
void add_others(Row& row, const Look& look, Seat seat, int own_total, const Engine& e) {
  int best = 0, swords = 0, active = 0;
  for (Seat other : look.s.seats().without(seat)) {
    const Player& player = look.s.player(other);
    best = std::max(best, tally(look, other).total());
    if (!player.passed) swords = std::max<int>(swords, player.has(Good::raze));
    active += !player.passed;
  }
  const bool safe = look.s.player(seat).passed || look.s.phase != Phase::action;
  row.add("others_vp", best, usual_score);
  row.add("vp_ahead", own_total - best, usual_score);
  row.add("swords_against", safe ? 0 : std::min(swords, 6), 4);
  row.add("unguarded_at_risk", safe ? 0 : std::min(swords / 2, e.unguarded), 3);
  row.add("others_active", active, 3);
  row.add("seats", look.s.player_count, 4);
}

template <class Row>
void add_solo(Row& row, const Look& look, int own) {
  if (!look.s.solo()) return;
  row.add("collection", look.s.collection.size(), 12);
  row.add("ahead_of_collection", own - look.s.collection.size(), 8);
  row.add("virtual_locations", look.s.virtual_area.size(), 6);
  row.add("line_length", look.s.line_length, 8);
}

// Combinations: cards of colours that other cards count, goods stored on cards that pay for enough of them, own
// locations that can be razed.
template <class Row>
void add_matches(Row& row, const Look& look, Seat seat) {
  const Player& player = look.s.player(seat);
  for (std::size_t c = 0; c < look.facts.colour_set.size(); ++c)
    row.add({"colour", colour_names[c]}, (look.facts.colour_set[c] & player.empire).size(), 6);
  std::array<int, stashes> held{};
  const CardSet stashing = look.facts.stashing & player.empire;
  for (CardId card : stashing) held[stash_slot(look, card)] = stashed(look, card);
  for (std::size_t i = 0; i < held.size(); ++i) row.add({"stash", i}, held[i], 6);
  const CardSet guarded = look.s.samurai | look.s.defence;
  const CardSet own = player.empire - look.facts.deck[index(Deck::common)];
  row.add("own_razable", ((own & look.facts.razable) - guarded).size(), 6);
  row.finish();
}

// The titles: those built, those built times the rounds left, those in hand.
void add_titles(float* out, const Look& look, Seat seat, int rounds_left) {
  constexpr float each = 0.5f;
  float* const stands = out;
  float* const works_on = stands + title_room;
  float* const in_hand = works_on + title_room;
  std::fill(stands, in_hand + title_room, 0.f);
  const auto place = [&](CardId card) {  // titles beyond those of the box share the last one
    return std::min<std::size_t>(look.facts.title_index[index(card)], title_room - 1);
  };
  const float rest = static_cast<float>(rounds_left) / static_cast<float>(std::max(look.facts.rounds - 1, 1));
  for (CardId card : holdings(look, seat)) {
    stands[place(card)] += each;
    works_on[place(card)] += each * rest;
  }
  const Player& player = look.s.player(seat);
  if (player.passed && rounds_left == 0) return;
  for (CardId card : player.hand) in_hand[place(card)] += each;
}

// All but which cards they are.
template <class Row>
void describe(Row& row, const Facts& facts, const State& s, Seat seat) {
  const Look look{facts, s};
  const Player& player = s.player(seat);
  const int rounds_left = facts.rounds - s.round;
  const Engine e = engine_of(look, seat);
  const HandWorth hand = hand_of(look, player);
  const Tally t = tally(look, seat);
  const bool acting = s.phase == Phase::action || s.phase == Phase::production || s.phase == Phase::lookout;
  row.add(
      "progress",
      std::clamp((static_cast<float>(s.round) - (acting ? 0.5f : 0.f)) / static_cast<float>(facts.rounds), 0.f, 1.f));
  row.one_of("round", s.round - 1u, 5);
  row.add("action_phase", s.phase == Phase::action);
  row.add("passed", player.passed != 0);
  row.add("to_act", s.actor == seat);
  row.add("first_player", s.first == seat);
  row.add("vp_gained", t.gained, usual_score);
  row.add("vp", t.total(), usual_score);
  row.add("vp_bonus", t.bonus, 12);
  add_engine(row, e, rounds_left);
  add_supply(row, player, acting, rounds_left, storable(look, seat));
  row.add("hand_common", rounds_left ? hand.common : 0, 8);
  row.add("hand_faction", rounds_left ? hand.own : 0, 8);
  row.add("hand_common_ready", player.passed ? 0 : hand.common_ready, 6);
  row.add("hand_faction_ready", player.passed ? 0 : hand.own_ready, 6);
  row.add("hand_faction_ready_at_end", player.passed || rounds_left ? 0 : hand.own_ready, 6);
  row.add("foundations", rounds_left == 0 ? 0 : player.foundations.size() + player.hidden_foundations, 4);
  row.add("samurai", (look.s.samurai & player.empire).size(), 4);
  row.add("defended", (look.s.defence & player.empire).size(), 4);
  row.add("deals", player.deals.size(), 8);
  add_others(row, look, seat, t.total(), e);
  row.one_of("faction", index(player.faction), 4, faction_names);
  for (std::size_t i = 0; i < faction_count; ++i)
    row.add({"faction_rounds", faction_names[i]}, i == index(player.faction) ? rounds_left : 0, 5);
  add_solo(row, look, e.own);
  row.finish();
}

}  // namespace

[[gnu::flatten]] void describe_position(const Facts& facts, const State& s, Seat seat, float* out) {
  const Look look{facts, s};
  FeatureRow row(out, plain_features);
  describe(row, facts, s, seat);
  FeatureRow matches(out + plain_features, match_features);
  add_matches(matches, look, seat);
  add_titles(out + plain_features + match_features, look, seat, facts.rounds - s.round);
}

std::vector<std::string> position_feature_names(const Facts& facts, const State& s) {
  FeatureNames row(plain_features);
  describe(row, facts, s, seat_at(0));
  row.make_room(match_features);
  add_matches(row, {facts, s}, seat_at(0));
  for (const char* about : {"stands", "works_on", "in_hand"})
    for (std::size_t i = 0; i < title_room; ++i)
      row.add(i < facts.titles.size() ? FeatureName(about, facts.titles[i].id) : FeatureName(about, i));
  return std::move(row).take();
}

// In the solo game faction locations beyond the Collection decide; the score only gives a title (IS-SOLO-52).
Standings standings_of(const Facts& facts, const State& s) {
  constexpr float location = 6;
  const Look look{facts, s};
  const auto place = places(look);
  Standings all{};
  for (Seat seat : s.seats()) all[index(seat)] = {place[index(seat)], static_cast<float>(tally(look, seat).total())};
  if (s.solo())
    all[0].points = location * (static_cast<float>(faction_locations(look, seat_at(0)) - s.collection.size()) - 0.5f) +
                    0.05f * all[0].points;
  return all;
}

float impatience_of(const Facts&, const State&, Seat) { return 0; }  // five rounds, each of which ends

namespace {

void card_traits(const Look& look, const Player& player, Action a, CardId card, Traits& traits) {
  const State& s = look.s;
  const std::uint32_t title = look.facts.title_index[index(card)];
  const auto deck = index(look.title(card).deck);
  traits.add(10, a.kind, title);
  traits.add(11, a.kind, title, s.round);
  traits.add(12, a.kind, deck == index(Deck::common), s.round);
  traits.add(13, a.kind, index(look.title(card).kind), s.round);
  traits.add(14, a.kind, title, index(player.faction));
}

std::uint32_t few(int n, int most) { return static_cast<std::uint32_t>(std::min(n, most)); }

}  // namespace

// One for each family of add_traits().
std::span<const TraitName> action_trait_names(const Facts&) {
  static constexpr TraitName all[] = {
      {1, "kind, question, round"},
      {2, "kind, faction, solo"},
      {3, "kind, operands"},
      {4, "kind, first operand, round"},
      {10, "kind, title"},
      {11, "kind, title, round"},
      {12, "kind, deck, round"},
      {13, "kind, kind of card, round"},
      {14, "kind, title, faction"},
      {20, "deal: good, round, faction"},
      {21, "activate: uses left, operand, round"},
      {22, "sacrifice: foundation, round"},
      {23, "sacrifice: kind of card, used up, round"},
      {24, "target: what of it, round"},
      {25, "pair: good, round, faction"},
      {26, "pair: good, stock of it"},
      {27, "pair: good, cards in hand, round"},
      {28, "send: pairs, settlers"},
      {29, "pass: goods, round"},
      {30, "pass: settlers, last round"},
      {31, "trigger: title, way"},
  };
  return all;
}

void add_traits(const Facts& facts, const State& s, Seat seat, Action a, Traits& traits) {
  const Look look{facts, s};
  const Player& player = s.player(seat);
  const auto faction = static_cast<std::uint32_t>(index(player.faction));
  traits.add(1, a.kind, static_cast<std::uint32_t>(s.ask), s.round);
  traits.add(2, a.kind, faction, s.solo());
  switch (what(a)) {
    case Do::pick:
    case Do::source:
    case Do::build:
    case Do::raze_hand:
    case Do::raze:
    case Do::defend:
    case Do::samurai:
    case Do::hand_card:
    case Do::discard:
    case Do::copy:
      return card_traits(look, player, a, card_arg(a), traits);
    case Do::deal:
      traits.add(20, index(facts.deal_of(card_arg(a))), s.round, faction);
      return card_traits(look, player, a, card_arg(a), traits);
    case Do::activate:
      traits.add(21, static_cast<std::uint32_t>(uses_left(look, card_arg(a))), a.arg[1], s.round);
      return card_traits(look, player, a, card_arg(a), traits);
    case Do::sacrifice: {
      const bool foundation = player.foundations.has(card_arg(a));
      traits.add(22, foundation, s.round);
      if (foundation) return;
      const Title& title = look.title(card_arg(a));
      traits.add(23, index(title.kind), title.kind == Kind::action && uses_left(look, card_arg(a)) == 0, s.round);
      return card_traits(look, player, a, card_arg(a), traits);
    }
    case Do::stash_card:
      return card_traits(look, player, a, card_arg(a, 1), traits);
    case Do::target:
      traits.add(24, a.arg[1], s.round);
      if (a.arg[0] != 255) card_traits(look, player, a, card_arg(a), traits);
      return;
    case Do::pair:
      traits.add(25, a.arg[0], s.round, faction);
      if (a.arg[0] < supply_goods) traits.add(26, a.arg[0], few(player.supply[a.arg[0]], 3));
      traits.add(27, a.arg[0], few(hand_size(player), 4), s.round);
      return;
    case Do::send:
      traits.add(28, a.arg[0], few(player.has(Good::settler), 7));
      return;
    case Do::pass: {
      int goods = 0;
      for (std::size_t i = 0; i < 5; ++i) goods += player.supply[i];
      traits.add(29, few(goods, 8), s.round);
      traits.add(30, few(player.has(Good::settler), 3), s.round == facts.rounds);
      return;
    }
    case Do::trigger:
      traits.add(31, facts.title_index[a.arg[0]], a.arg[1]);
      return;
    default:
      traits.add(3, a.kind, a.arg[0], a.arg[1]);
      traits.add(4, a.kind, a.arg[0], s.round);
  }
}

float hand_prior_of(const Facts& facts, const State& s, Seat seat, Action a) {
  const Player& player = s.player(seat);
  switch (what(a)) {
    case Do::pass:
      return player.has(Good::settler) >= facts.settlers_per_pair ? -4.f : -2.f;
    case Do::send: {
      const int pairs = player.has(Good::settler) / facts.settlers_per_pair;
      return a.arg[0] == 1 || a.arg[0] == pairs ? 0.f : never;
    }
    case Do::raze:
      return -1.f;
    case Do::end_turn:
      return 1.f;
    default:
      return 0.f;
  }
}

}  // namespace ludarium::settlers

template class ludarium::FactsMind<ludarium::settlers::Settlers, ludarium::settlers::Mind::features>;
