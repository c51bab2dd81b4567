// The answers a player may give, as lines of a menu: what it is, what it costs, what it gives. Those that say no more
// than their fields come from text/vocabulary.cpp.
#include "games/settlers/text/text.hpp"
#include "games/settlers/text/vocabulary.hpp"
#include "games/settlers/text/wording/phrases.hpp"

namespace ludarium::settlers {
namespace {

struct ActionText : AboutAction<Facts, State> {
  Message text() const {
    switch (what(a)) {
      case Do::deck:
        return {a.arg[0] ? "settlers.action.deck_faction" : "settlers.action.deck_common", {}};
      case Do::option:
        return option();
      case Do::take:
        return take();
      case Do::give_up:
        return give_up();
      case Do::send:
        return send();
      case Do::pay:
        return goods("settlers.action.pay", "settlers.action.pay_nothing", 4);
      case Do::target_attack:
        return target_attack();
      case Do::target_seat:
        return target_seat();
      case Do::store:
        return goods("settlers.action.store", "settlers.action.store_nothing", supply_goods);
      case Do::wish:
        return wish();
      default:
        return with_card();
    }
  }

  Task top() const { return s.task_count ? s.tasks[s.task_count - 1u] : Task{}; }
  CardId card(std::size_t i = 0) const { return card_arg(a, i); }
  bool known(std::size_t i = 0) const { return index(card(i)) < facts.card_count(); }
  const Title& title() const { return facts.title_of(card()); }
  Term name_of(std::size_t i = 0) const { return card_title(facts, card(i)); }
  Good good(std::size_t i) const { return static_cast<Good>(a.arg[i]); }
  Phrases one(Good what) const { return {amount(counted(what, 1))}; }
  Message named(const char* key) const { return {key, {{"card", name_of()}}}; }
  Message line(const char* key) const { return {key, {{"card", Phrases{card_line(facts, card())}}}}; }
  static Message unknown() { return {"settlers.action.unknown", {}}; }

  // ---- the turn

  Message deal() const {
    const Phrases gain = one(facts.deal_of(card()));
    return {"settlers.action.deal",
            {{"card", name_of()}, {"cost", counted(Good::food, facts.deal_food)}, {"gain", gain}}};
  }

  Message raze_hand() const {
    return {"settlers.action.raze_hand",
            {{"card", name_of()}, {"cost", counted(Good::raze, facts.raze_hand)}, {"gain", goods_of(title().spoils)}}};
  }

  Message raze() const {
    return {"settlers.action.raze",
            {{"card", name_of()},
             {"who", who(s, holder_of(look(), card()))},
             {"cost", counted(Good::raze, raze_price(look(), card()))},
             {"gain", goods_of(title().spoils)}}};
  }

  Message activate() const {
    const std::size_t times = a.arg[1];
    return {times > 1 ? "settlers.action.activate_twice" : "settlers.action.activate",
            {{"card", name_of()}, {"does", activation_of(title(), times > 1 ? times : 1)}}};
  }

  Message send() const {
    return {
        "settlers.action.send",
        {{"settlers", counted(Good::settler, long{a.arg[0]} * facts.settlers_per_pair)}, {"pairs", long{a.arg[0]}}}};
  }

  Message stash_card() const {
    if (!known()) return unknown();
    return {"settlers.action.stash_card",
            {{"card", name_of(1)}, {"stash", name_of()}, {"gain", goods_of(title().stash_gain)}}};
  }

  // ---- paying, choosing

  Message goods(const char* some, const char* none, std::size_t kinds) const {
    Goods sum;
    for (std::size_t i = 0; i < kinds; ++i) sum.count[i] = a.arg[i];
    const Phrases list = goods_of(sum);
    return list.empty() ? Message{none, {}} : Message{some, {{"goods", list}}};
  }

  Message sacrifice() const {
    const bool foundation = player().foundations.has(card());
    return named(foundation ? "settlers.action.sacrifice_foundation" : "settlers.action.sacrifice");
  }

  // The good a deal or a spoil would bring, and the victory points for giving it up.
  Good offered() const {
    if (s.ask != Ask::convert) return static_cast<Good>(top().a);
    const auto& spoils =
        index(top().card) < facts.card_count() ? facts.title_of(top().card).spoils : std::vector<Good>{};
    const auto next = static_cast<std::size_t>(std::countr_zero(top().a));
    return next < spoils.size() ? spoils[next] : Good::none;
  }
  long vp_instead() const {
    if (s.ask == Ask::convert) return top().b;
    long vp = 0;
    for (CardId own : holdings(look(), seat)) vp = std::max<long>(vp, facts.title_of(own).deal_goods_to_vp);
    return vp;
  }
  Message take() const { return {"settlers.action.take", {{"good", one(offered())}}}; }
  Message give_up() const {
    return {"settlers.action.give_up", {{"good", one(offered())}, {"vp", counted(Good::vp, vp_instead())}}};
  }

  Message option() const {
    if (index(s.card) >= facts.card_count()) return unknown();
    const auto& choices = facts.title_of(s.card).produce_choice;
    if (a.arg[0] >= choices.size()) return unknown();
    return {"settlers.action.option", {{"gain", goods_of(choices[a.arg[0]])}}};
  }

  Message trigger() const {
    const On& on = title().on;
    const std::size_t n = a.arg[1];
    Phrases trade;
    if (n < on.choose.size())
      trade = {pay_and_gain({}, goods_of(on.choose[n]))};
    else if (n < on.paid.size())
      trade = {pay_and_gain(cost_of(on.paid[n].cost), goods_of(on.paid[n].gain))};
    else
      return unknown();
    return {"settlers.action.trigger", {{"card", name_of()}, {"trade", trade}}};
  }

  Message wish() const {
    if (a.arg[0] == choose_payment)
      return {a.arg[1] ? "settlers.action.wish_payment" : "settlers.action.wish_no_payment", {}};
    return {a.arg[1] ? "settlers.action.wish_storage" : "settlers.action.wish_no_storage", {}};
  }

  // ---- targets

  Op operation() const { return index(s.card) < facts.card_count() ? facts.title_of(s.card).operation.op : Op::none; }

  Seat owner() const {
    for (Seat other : s.seats())
      if (s.player(other).empire.has(card()) || s.player(other).deals.has(card())) return other;
    return Seat::none;
  }
  Message of_owner(const char* key) const { return {key, {{"card", name_of()}, {"who", who(s, owner())}}}; }

  Message raze_target() const {
    const Operation& op = facts.title_of(s.card).operation;
    const bool in_hand = player().hand.has(card());
    const int tokens = !op.standard_price ? 0 : in_hand ? facts.raze_hand : raze_price(look(), card());
    const Phrases cost = tokens ? Phrases{amount(counted(Good::raze, tokens))} : Phrases{};
    const Phrases trade{pay_and_gain(cost, goods_of(title().spoils))};
    if (in_hand) return {"settlers.action.target_raze_hand", {{"card", name_of()}, {"trade", trade}}};
    return {"settlers.action.target_raze", {{"card", name_of()}, {"who", who(s, owner())}, {"trade", trade}}};
  }

  Message deal_target(const char* key) const {
    return {key, {{"card", name_of()}, {"who", who(s, owner())}, {"good", one(facts.deal_of(card()))}}};
  }

  Message build_target() const {
    Cost cost = title().cost;
    cost.location = 0;
    const Phrases pay = cost_of(cost);
    return {"settlers.action.target_build", {{"card", name_of()}, {"trade", Phrases{pay_and_gain(pay, {})}}}};
  }

  Message target() const {
    switch (operation()) {
      case Op::raze:
        return raze_target();
      case Op::spoil:
        return {"settlers.action.target_spoil",
                {{"card", name_of()}, {"who", who(s, owner())}, {"good", one(good(1))}}};
      case Op::remove_location:
        return of_owner("settlers.action.target_remove_location");
      case Op::break_deal:
        return deal_target("settlers.action.target_break_deal");
      case Op::take_deal:
        return deal_target("settlers.action.target_take_deal");
      case Op::deal_on_location:
        return deal_target("settlers.action.target_deal_on_location");
      case Op::trigger_deal:
        return {"settlers.action.target_trigger_deal", {{"card", name_of()}, {"good", one(facts.deal_of(card()))}}};
      case Op::trigger_production:
        return line("settlers.action.target_trigger_production");
      case Op::build:
        return build_target();
      case Op::found_from_hand:
        return named("settlers.action.target_found_from_hand");
      case Op::refresh:
        return named("settlers.action.target_refresh");
      case Op::block:
        return of_owner("settlers.action.target_block");
      case Op::take_over:
        return of_owner("settlers.action.target_take_over");
      default:
        return named("settlers.action.target");
    }
  }

  Message target_attack() const {
    if (a.arg[0] == 0 || a.arg[0] > attack_cards) return unknown();
    const Phrases gain = one(facts.attack_good[a.arg[0] - 1u]);
    return {"settlers.action.target_attack", {{"number", long{a.arg[0]}}, {"good", gain}}};
  }

  Message target_seat() const {
    const Term whom = who(s, static_cast<Seat>(a.arg[0]));
    if (good(1) == Good::none) return {"settlers.action.target_seat", {{"who", whom}}};
    return {"settlers.action.target_steal", {{"who", whom}, {"good", one(good(1))}}};
  }

  // ---- all of them

  Message with_card() const {
    if (!known()) return sentence(vocabulary(), "settlers.action.");
    switch (what(a)) {
      case Do::pick:
        return line("settlers.action.pick");
      case Do::source:
        return line("settlers.action.source");
      case Do::copy:
        return line("settlers.action.copy");
      case Do::build:
        return line("settlers.action.build");
      case Do::deal:
        return deal();
      case Do::raze_hand:
        return raze_hand();
      case Do::raze:
        return raze();
      case Do::activate:
        return activate();
      case Do::stash_card:
        return stash_card();
      case Do::sacrifice:
        return sacrifice();
      case Do::hand_card:
        return line("settlers.action.hand_card");
      case Do::target:
        return target();
      case Do::trigger:
        return trigger();
      case Do::discard:
        return line("settlers.action.discard");
      case Do::attacked:
        return line("settlers.action.attacked");
      default:
        return sentence(vocabulary(), "settlers.action.");
    }
  }

  Look look() const { return {facts, s}; }
};

}  // namespace

Message describe_action(const Facts& facts, const State& s, Seat seat, Action action) {
  return ActionText{{facts, s, seat, action}}.text();
}

}  // namespace ludarium::settlers
