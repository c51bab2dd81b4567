// Every one of the 204 cards is built from hand and does what its row of data says; a card that shows nothing fails.
#include "games/settlers/tests/card_trial.hpp"

namespace ludarium::settlers {
namespace every_card_test {

constexpr auto colossus_like =  // by Faction: an own action location that costs a Location
    std::array<std::string_view, faction_count>{"bar_expedition", "rom_colossus", "egy_goldsmith#21", "jap_casino"};
constexpr auto dealt_like =  // by Faction: a card with a Deal field
    std::array<std::string_view, faction_count>{"bar_barter", "rom_gardens", "egy_oasis", "jap_rice_fields#4"};

// ---- built, and produced once more

TEST(EveryCard, is_built_for_its_price_and_gives_what_it_says) {
  EXPECT_EQ(all_cards().size(), 204u);
  for (CardId c : all_cards()) {
    Trial trial(c);
    if (trial.t.produce_copy) trial.scene.empire(trial.who, {"com_old_forest"});
    trial.build();
    EXPECT_EQ(trial.now(), trial.due) << id(c);
    EXPECT_TRUE(trial.scene.of(trial.who).empire.has(c)) << id(c);
    EXPECT_EQ(trial.scene.of(trial.who).empire.has(card("com_ruins#74")), c == card("com_ruins#74")) << id(c);
  }
}

TEST(EveryCard, counts_up_to_its_maximum_when_built_and_in_production) {
  for (CardId c : all_cards()) {
    Trial trial(c);
    const Per& per = trial.t.produce_per.max ? trial.t.produce_per : trial.t.bonus_per;
    if (!per.max) continue;
    if (per.samurai)
      for (auto own : {"jap_farm#1", "jap_farm#2", "jap_farm#3", "jap_dojo#24"}) {
        trial.scene.empire(trial.who, {own});
        trial.scene.s.samurai.add(card(own));
      }
    else
      trial.crowd(per.colours);
    trial.open();
    trial.build();
    EXPECT_EQ(trial.count(per), per.max) << id(c);
    EXPECT_EQ(trial.now(), trial.due) << id(c);
  }
}

TEST(EveryCard, produces_again_in_the_production_phase_and_only_there) {
  for (CardId c : all_cards()) {
    Trial trial(c);
    if (trial.t.produce_copy) trial.scene.empire(trial.who, {"com_old_forest"});
    trial.build();
    trial.due = trial.now();
    const bool without_goods = trial.t.kind != Kind::production || trial.t.produce_per.samurai;
    EXPECT_TRUE(without_goods || trial.produced(c) != Ledger{}) << id(c) << " produces nothing";
    trial.due.gain(facts().faction[index(trial.who)].produce);
    for (CardId own : trial.scene.of(trial.who).empire)
      if (title_of(own).kind == Kind::production) trial.produce(own);
    trial.scene.production_of(trial.who);
    trial.settle();
    EXPECT_EQ(trial.now(), trial.due) << id(c);
  }
}

// ---- deals and razing

TEST(EveryCard, is_dealt_for_its_good_now_and_every_round) {
  for (CardId c : all_cards()) {
    Trial trial(c);
    if (trial.t.deals.empty()) {
      EXPECT_EQ(trial.scene.why(act::deal(c)), "IS-DEAL-02") << id(c);
      continue;
    }
    const Good good = trial.t.deals[facts().copy_index[index(c)]];
    trial.due.gain(Good::food, -facts().deal_food);
    trial.due.gain(Good::card, -1);
    trial.due.gain(good, 1);
    trial.play(act::deal(c));
    EXPECT_EQ(trial.now(), trial.due) << id(c);
    trial.due.gain(facts().faction[index(trial.who)].produce);
    trial.due.gain(good, 1);
    trial.scene.production_of(trial.who);
    trial.settle();
    EXPECT_EQ(trial.now(), trial.due) << id(c);
  }
}

TEST(EveryCard, is_razed_from_hand_for_its_spoils) {
  for (CardId c : all_cards()) {
    Trial trial(c);
    EXPECT_EQ(trial.scene.can(act::raze_hand(c)), !trial.t.spoils.empty()) << id(c);
    if (trial.t.spoils.empty()) continue;
    trial.due.gain(Good::raze, -facts().raze_hand);
    trial.due.gain(Good::card, -1);
    trial.due.gain(trial.t.spoils);
    trial.play(act::raze_hand(c));
    EXPECT_EQ(trial.now(), trial.due) << id(c);
  }
}

TEST(EveryCard, is_razed_by_an_opponent_for_its_spoils) {
  for (CardId c : all_cards()) {
    Trial trial(c);
    trial.scene.empire(trial.who, {id(c)});
    std::swap(trial.who, trial.rival);  // the ledger is the razer's
    trial.plenty();
    EXPECT_EQ(trial.scene.can(act::raze(c)), !trial.t.spoils.empty()) << id(c);
    if (trial.t.spoils.empty()) continue;
    trial.due.gain(Good::raze, -facts().raze_opponent);
    trial.due.gain(trial.t.spoils);
    const int wood = trial.scene.has(trial.rival, Good::wood);
    trial.play(act::raze(c));
    EXPECT_EQ(trial.now(), trial.due) << id(c);
    const bool common = trial.t.deck == Deck::common;
    EXPECT_EQ(trial.scene.of(trial.rival).foundations.has(c), common) << id(c);
    EXPECT_EQ(trial.scene.has(trial.rival, Good::wood) - wood, common ? facts().razed_owner_gain[Good::wood] : 0);
  }
}

// ---- features

// Builds `other` with the feature standing; `answer` is how it is fired.
void expect_build_fires(CardId c, std::string_view other, std::vector<Action> answer, std::size_t option, bool fires) {
  Trial trial(c);
  trial.build();
  trial.scene.hand(trial.who, {other}).empire(trial.who, {"com_ruins#73"});
  trial.preferred = std::move(answer);
  trial.preferred.push_back(act::sacrifice(card("com_ruins#73")));
  trial.plenty();
  const Title& row = title(other.substr(0, other.find('#')));
  trial.due.pay(row.cost);
  trial.due.gain(Good::card, -1);
  trial.due.gain(row.bonus);
  if (fires) trial.fire(option);
  trial.play(act::build(card(other)));
  EXPECT_EQ(trial.now(), trial.due) << id(c) << " when " << other << " is built";
}

std::string_view fitting(const Trial& trial) {
  if (trial.t.on.faction_only) return colossus_like[index(trial.who)];
  for (CardId other : facts().deck[index(Deck::common)] & facts().kind_set[index(Kind::action)])
    if (title_of(other).colours & trial.t.on.colours && title_of(other).bonus.none()) return id(other);
  throw std::runtime_error("nothing of that colour");
}

void build_feature(CardId c) {
  const Trial trial(c);
  const On& on = trial.t.on;
  const std::size_t options = std::max<std::size_t>({on.choose.size(), on.paid.size(), 1});
  for (std::size_t i = 0; i < options; ++i) expect_build_fires(c, fitting(trial), {act::trigger(c, i)}, i, true);
  if (!on.paid.empty()) expect_build_fires(c, fitting(trial), {act::done()}, 0, false);
  expect_build_fires(c, "com_ruins#72", {}, 0, false);  // neither coloured nor of a faction
}

void raze_feature(CardId c) {
  Trial trial(c);
  trial.build();
  trial.scene.hand(trial.who, {"com_old_forest"});
  trial.plenty();
  trial.due.gain(Good::raze, -facts().raze_hand);
  trial.due.gain(Good::card, -1);
  trial.due.gain(title("com_old_forest").spoils);
  trial.fire(0);
  trial.play(act::raze_hand(card("com_old_forest")));
  EXPECT_EQ(trial.now(), trial.due) << id(c);
}

void deal_feature(CardId c) {
  Trial trial(c);
  trial.build();
  const CardId other = card(dealt_like[index(trial.who)]);
  trial.scene.hand(trial.who, {id(other)});
  trial.plenty();
  trial.due.gain(Good::food, -facts().deal_food);
  trial.due.gain(Good::card, -1);
  trial.due.gain(facts().deal_of(other), 1);
  trial.fire(0);
  trial.play(act::deal(other));
  EXPECT_EQ(trial.now(), trial.due) << id(c);
}

void vp_feature(CardId c) {
  for (auto other : {"com_goldsmiths_workshop#30", "com_brewer"}) {  // 2 VP, 1 VP
    Trial trial(c);
    trial.build();
    trial.scene.empire(trial.who, {other});
    trial.plenty();
    const Title& row = title_of(card(other));
    trial.due.pay(row.action_cost);
    trial.due.gain(row.action_gain);
    if (row.action_gain[Good::vp] >= trial.t.on.at_least) trial.fire(0);
    trial.play(act::activate(card(other)));
    EXPECT_EQ(trial.now(), trial.due) << id(c) << " with " << other;
  }
}

void exchange_feature(CardId c) {
  Trial trial(c);
  trial.build();
  trial.plenty();
  const int pairs = trial.t.on.per_round + 1;
  trial.scene.goods(trial.rival, Good::settler, pairs * facts().settlers_per_pair).turn_of(trial.rival);
  trial.due.gain(trial.t.on.gain, trial.t.on.per_round);
  trial.play(act::send(static_cast<std::size_t>(pairs)));
  EXPECT_EQ(trial.now(), trial.due) << id(c);
}

void storing_feature(CardId c) {
  Trial trial(c);
  trial.build();
  trial.plenty();
  trial.scene.cleanup();
  const unsigned kept = trial.t.store | facts().faction[index(trial.who)].store;
  for (std::size_t good = 0; good < supply_goods; ++good)
    EXPECT_EQ(trial.scene.of(trial.who).supply[good], kept >> good & 1 ? 9 : 0) << id(c) << " and good " << good;
}

// Lays down thing by thing as far as the last step, and looks at the end bonus after each.
void stash_feature(CardId c) {
  Trial trial(c);
  trial.build();
  for (auto other : {"com_mill", "com_statue", "com_baker", "com_pillory"}) trial.scene.hand(trial.who, {other});
  trial.plenty();
  trial.scene.goods(trial.who, Good::wood, 20);
  trial.due = trial.now();
  int vp = 0;
  for (int laid = 1; laid <= trial.t.stash_vp.back().at; ++laid) {
    const bool cards = trial.t.stash == Stash::hand_cards;
    const CardId next = trial.scene.of(trial.who).hand.first();
    trial.due.gain(cards ? Good::card : Good::wood, -1);
    trial.due.gain(trial.t.stash_gain);
    trial.play(cards ? act::stash_card(c, next) : act::stash_resource(c, Good::wood));
    for (const StashStep& step : trial.t.stash_vp)
      if (laid == step.at) vp = step.vp;
    EXPECT_EQ(trial.now(), trial.due) << id(c);
    EXPECT_EQ(tally(trial.scene.look(), trial.scene.seat(trial.who)).bonus, vp) << id(c) << " with " << laid;
  }
  EXPECT_GT(vp, 0);
}

void diplomacy_feature(CardId c) {
  Trial trial(c);
  trial.build();
  trial.scene.deals(trial.who, {dealt_like[index(trial.who)]});
  trial.preferred = {act::give_up()};
  trial.plenty();
  trial.due.gain(facts().faction[index(trial.who)].produce);
  trial.due.gain(Good::vp, trial.t.deal_goods_to_vp);
  trial.scene.production_of(trial.who);
  trial.settle();
  EXPECT_EQ(trial.now(), trial.due) << id(c);
}

int check_feature(CardId c) {
  const Title& t = title_of(c);
  int shown = !t.bonus.none() || t.bonus_per.max;  // seen when it was built
  const auto show = [&](bool applies, void (*check)(CardId)) {
    if (!applies) return;
    check(c);
    ++shown;
  };
  show(t.on.trigger == Trigger::build, build_feature);
  show(t.on.trigger == Trigger::raze, raze_feature);
  show(t.on.trigger == Trigger::deal, deal_feature);
  show(t.on.trigger == Trigger::vp_gain, vp_feature);
  show(t.on.trigger == Trigger::opponent_exchange, exchange_feature);
  show(t.store != 0, storing_feature);
  show(t.stash != Stash::none, stash_feature);
  show(t.deal_goods_to_vp != 0, diplomacy_feature);
  return shown;
}

TEST(EveryCard, that_is_a_feature_pays_on_its_event) {
  for (CardId c : all_cards()) {
    if (title_of(c).kind != Kind::feature) continue;
    EXPECT_GT(check_feature(c), 0) << id(c) << " has shown nothing";
  }
}

}  // namespace every_card_test
}  // namespace ludarium::settlers
