// Every Action Location is built from hand and activated, once and as often as a round allows: the price is paid, the
// gain comes, and its operation does to the table what the vocabulary says. An operation without a case here fails.
#include "games/settlers/tests/card_trial.hpp"

namespace ludarium::settlers {
namespace every_action_test {

constexpr auto building =  // by Faction: an own card that costs a Location
    std::array<std::string_view, faction_count>{"bar_expedition", "rom_colossus", "egy_goldsmith#21", "jap_casino"};
constexpr auto dealt =  // by Faction: two cards with the same Deal field
    std::array<std::array<std::string_view, 2>, faction_count>{{{"bar_settlement#20", "bar_settlement#21"},
                                                                {"rom_builder#20", "rom_builder#21"},
                                                                {"egy_pyramid#28", "egy_pyramid#29"},
                                                                {"jap_rice_fields#4", "jap_rice_fields#5"}}};

// An operation on trial: what has to lie on the table, what it adds to the ledger, and what it leaves behind.
struct Case {
  Op op;
  void (*lay)(Trial& trial);
  void (*expect)(Trial& trial, int times);
  bool (*seen)(Trial& trial, int times);
};

void lay_nothing(Trial&) {}
void expect_nothing(Trial&, int) {}
void lay_foreign_mill(Trial& trial) { trial.scene.empire(trial.rival, {"com_mill"}); }
void lay_foreign_mine(Trial& trial) { trial.scene.empire(trial.rival, {"com_gold_mine#21"}); }
CardId mill() { return card("com_mill"); }
CardId mine() { return card("com_gold_mine#21"); }
CardId deal_of(Faction faction, std::size_t n = 0) { return card(dealt[index(faction)][n]); }

void lay_deals(Trial& trial) {
  const Operation& op = trial.t.operation;
  const bool own = op.own || op.op == Op::trigger_deal;
  const Faction whose = own ? trial.who : trial.rival;
  for (auto other : dealt[index(whose)]) trial.scene.deals(whose, {other});
  trial.preferred.push_back(act::target(deal_of(whose)));
}

// ---- raze: Dark Chapel, Chariot Builder, Rabble

void lay_raze(Trial& trial) {
  trial.scene.empire(trial.t.operation.from_own_common ? trial.who : trial.rival, {"com_mill"});
  trial.preferred.push_back(act::target(mill()));
  trial.preferred.push_back(act::give_up());
}

void expect_raze(Trial& trial, int) {
  const Operation& op = trial.t.operation;
  if (op.standard_price) trial.due.gain(Good::raze, -facts().raze_opponent);
  if (op.convert_vp)
    trial.due.gain(Good::vp, op.convert_vp * static_cast<int>(title("com_mill").spoils.size()));
  else
    trial.due.gain(title("com_mill").spoils);
  if (op.from_own_common) trial.due.gain(facts().razed_owner_gain);
}

bool seen_raze(Trial& trial, int) {
  return trial.scene.of(trial.t.operation.from_own_common ? trial.who : trial.rival).foundations.has(mill());
}

// ---- deals

void expect_break(Trial& trial, int times) {
  if (trial.t.operation.gain_its_good) trial.due.gain(facts().deal_of(deal_of(trial.rival)), times);
}
bool seen_break(Trial& trial, int times) {
  Player& loser = trial.scene.of(trial.t.operation.own ? trial.who : trial.rival);
  return loser.deals.size() == 2 - times && loser.discard.has(deal_of(loser.faction));
}
bool seen_take(Trial& trial, int) {
  return trial.scene.of(trial.who).deals.has(deal_of(trial.rival)) && trial.scene.of(trial.rival).deals.size() == 1;
}
void lay_foreign_faction_location(Trial& trial) { trial.scene.empire(trial.rival, {dealt[index(trial.rival)][0]}); }
void expect_trade(Trial& trial, int) { trial.due.gain(facts().deal_of(deal_of(trial.rival)), 1); }
bool seen_trade(Trial& trial, int) {
  return trial.scene.s.traded.has(deal_of(trial.rival)) && trial.scene.s.markers.size() == 1;
}
void expect_own_deal(Trial& trial, int times) { trial.due.gain(facts().deal_of(deal_of(trial.who)), times); }
bool seen_own_deal(Trial& trial, int) { return trial.scene.of(trial.who).deals.size() == 2; }

// ---- building from hand or from a deal

void lay_building(Trial& trial) {
  const auto other = building[index(trial.who)];
  trial.t.operation.from_own_deal ? trial.scene.deals(trial.who, {other}) : trial.scene.hand(trial.who, {other});
  trial.preferred.push_back(act::target(card(other)));
}
void expect_building(Trial& trial, int) {
  trial.due.pay(title_of(card(building[index(trial.who)])).cost);
  if (!trial.t.operation.from_own_deal) trial.due.gain(Good::card, -1);
}
bool seen_building(Trial& trial, int) {
  const CardSet& empire = trial.scene.of(trial.who).empire;
  return empire.has(card(building[index(trial.who)])) && empire.has(trial.c);  // no Location was paid
}

const Case cases[] = {
    {Op::none, lay_nothing, expect_nothing,
     [](Trial& trial, int) { return !trial.t.action_gain.none() && trial.scene.s.used.has(trial.c); }},
    {Op::steal, [](Trial& trial) { trial.scene.goods(trial.rival, Good::wood, 3).goods(trial.rival, Good::gold, 3); },
     [](Trial& trial, int times) { trial.due.gain(Good::wood, trial.t.operation.n * times); },
     [](Trial& trial, int times) { return trial.scene.has(trial.rival, Good::wood) == 3 - times; }},
    {Op::raze, lay_raze, expect_raze, seen_raze},
    {Op::spoil,
     [](Trial& trial) {
       lay_foreign_mill(trial);
       trial.preferred.push_back(act::target(mill(), Good::food));
     },
     [](Trial& trial, int times) { trial.due.gain(Good::food, trial.t.operation.n * times); },
     [](Trial& trial, int) { return trial.scene.of(trial.rival).empire.has(mill()); }},
    {Op::remove_location, lay_foreign_mill, expect_nothing,
     [](Trial& trial, int) {
       return trial.scene.s.common_discard.has(mill()) && trial.scene.has(trial.rival, Good::wood) == 0;
     }},
    {Op::break_deal, lay_deals, expect_break, seen_break},
    {Op::take_deal, lay_deals, expect_nothing, seen_take},
    {Op::deal_on_location, lay_foreign_faction_location, expect_trade, seen_trade},
    {Op::trigger_deal, lay_deals, expect_own_deal, seen_own_deal},
    {Op::trigger_production, [](Trial& trial) { trial.scene.empire(trial.who, {"com_old_forest"}); },
     [](Trial& trial, int times) { trial.due.gain(title("com_old_forest").produce, times); },
     [](Trial& trial, int) { return trial.scene.of(trial.who).empire.has(card("com_old_forest")); }},
    {Op::build, lay_building, expect_building, seen_building},
    {Op::draw_keep, [](Trial& trial) { trial.scene.faction_deck(trial.who, {}); },
     [](Trial& trial, int times) { trial.due.gain(Good::card, trial.t.operation.draw.keep * times); },
     [](Trial& trial, int) {
       const DrawKeep& draw = trial.t.operation.draw;
       return trial.scene.all(Happened::discarded).size() == std::size_t(draw.draw - draw.keep);
     }},
    {Op::opponent_discards,
     [](Trial& trial) {
       trial.scene.hand(trial.rival, {"com_mill", "com_pillory"});
     },
     expect_nothing, [](Trial& trial, int) { return trial.scene.of(trial.rival).hand.size() == 1; }},
    {Op::found_from_hand, [](Trial& trial) { trial.preferred.push_back(act::target(card("com_baker"))); },
     [](Trial& trial, int times) { trial.due.gain(Good::card, -times); },
     [](Trial& trial, int) { return trial.scene.of(trial.who).foundations.has(card("com_baker")); }},
    {Op::refresh,
     [](Trial& trial) {
       trial.scene.empire(trial.who, {"com_gold_mine#21"});
       trial.scene.s.used.add(mine());
       trial.scene.s.used_twice.add(mine());
     },
     expect_nothing, [](Trial& trial, int) { return uses_left(trial.scene.look(), mine()) == 2; }},
    {Op::block, lay_foreign_mine, expect_nothing, [](Trial& trial, int) { return trial.scene.s.blocked.has(mine()); }},
    {Op::take_over, lay_foreign_mill, expect_nothing,
     [](Trial& trial, int) { return trial.scene.s.taken_over.has(mill()); }},
};

const Case* case_of(Op op) {
  const auto found = std::find_if(std::begin(cases), std::end(cases), [&](const Case& one) { return one.op == op; });
  return found == std::end(cases) ? nullptr : found;
}

void expect_activation(CardId c, const Case& one, int times) {
  Trial trial(c);
  trial.build();
  trial.scene.hand(trial.who, {"com_baker", "com_statue"});  // for whoever pays or founds one
  one.lay(trial);
  trial.plenty();
  trial.due.pay(trial.t.action_cost, times);
  trial.due.gain(trial.t.action_gain, times);
  one.expect(trial, times);
  trial.play(act::activate(c, static_cast<std::size_t>(times)));
  EXPECT_EQ(trial.now(), trial.due) << id(c) << ", " << times << " times";
  EXPECT_TRUE(one.seen(trial, times)) << id(c) << " has shown nothing, " << times << " times";
  if (times < trial.t.uses) return;
  trial.plenty();
  EXPECT_EQ(trial.scene.why(act::activate(c)), "IS-ACTLOC-04") << id(c);
}

TEST(EveryAction, is_paid_and_does_what_it_says_as_often_as_it_may) {
  int activated = 0;
  for (CardId c : all_cards()) {
    const Title& t = title_of(c);
    EXPECT_EQ(t.uses > 0, t.kind == Kind::action) << id(c);
    if (!t.uses) continue;
    const Case* one = case_of(t.operation.op);
    ASSERT_NE(one, nullptr) << id(c) << ": no case for its operation";
    for (int times = 1; times <= t.uses; ++times) expect_activation(c, *one, times);
    ++activated;
  }
  EXPECT_GT(activated, 0);
}

TEST(EveryAction, every_operation_is_on_some_card) {
  for (const Case& one : cases) {
    const auto has = [&](CardId c) { return title_of(c).uses && title_of(c).operation.op == one.op; };
    const auto cards = all_cards();
    EXPECT_TRUE(std::any_of(cards.begin(), cards.end(), has)) << "operation " << index(one.op);
  }
}

}  // namespace every_action_test
}  // namespace ludarium::settlers
