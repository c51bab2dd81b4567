// What a person reads: questions, answers with their price and yield, and what happened. Keys of the catalogue only.
#include "settlers/names.hpp"
#include "settlers/play.hpp"
#include "settlers/text.hpp"

namespace ludarium::settlers {
namespace {

constexpr std::array<const char*, good_count> good_keys{
    "settlers.wood",    "settlers.stone",       "settlers.food",          "settlers.gold",
    "settlers.settler", "settlers.raze_token",  "settlers.defense_token", "settlers.victory_point",
    "settlers.card",    "settlers.common_card", "settlers.faction_card",  "settlers.samurai"};
constexpr std::array<const char*, faction_count> faction_keys{"settlers.faction_barbarians", "settlers.faction_romans",
                                                              "settlers.faction_egyptians",
                                                              "settlers.faction_japanese"};

using Phrases = std::vector<Message>;

Message amount(const char* key, long n) { return {"settlers.phrase.amount", {{"what", Counted{key, n}}}}; }

Phrases phrases(const Goods& goods) {
  Phrases list;
  for (std::size_t i = 0; i < good_count; ++i)
    if (goods.count[i]) list.push_back(amount(good_keys[i], goods.count[i]));
  return list;
}

Phrases phrases(const Cost& cost) {
  Phrases list;
  for (std::size_t i = 0; i < supply_goods; ++i)
    if (cost.goods[i]) list.push_back(amount(good_keys[i], cost.goods[i]));
  if (cost.resources) list.push_back(amount("settlers.resources", cost.resources));
  if (cost.hand_cards) list.push_back(amount("settlers.card", cost.hand_cards));
  if (cost.location) list.push_back(amount("settlers.location", cost.location));
  if (list.empty()) list.push_back({"settlers.phrase.nothing", {}});
  return list;
}

Phrases phrases(const std::vector<Good>& goods) {
  Goods all;
  for (Good good : goods) ++all[good];
  return phrases(all);
}

struct Wording {
  const Facts& facts;
  const State& s;

  Look look() const { return {facts, s}; }
  bool known(std::size_t i) const { return i < facts.card_count(); }
  MessageArg card(std::size_t i) const {
    if (!known(i)) return Term{"settlers.card"};
    return Term{facts.title_of(card_at(i)).name_key};
  }
  MessageArg seat(std::size_t i) const {
    if (i >= s.player_count) return Term{"settlers.virtual_player"};
    return Term{faction_keys[index(s.players[i].faction)]};
  }
  static MessageArg good(std::size_t i) {
    return i < good_count ? MessageArg(Term{good_keys[i]}) : MessageArg(std::string("-"));
  }
  static Counted counted(std::size_t good, long n) { return {good < good_count ? good_keys[good] : good_keys[0], n}; }
  const Title& title(std::size_t i) const { return facts.title_of(card_at(i)); }

  std::string action_key(const char* name) const { return std::string("settlers.action.") + name; }

  Message build(std::size_t i) const {
    return {action_key("build"), {{"card", card(i)}, {"cost", phrases(title(i).cost)}}};
  }
  Message activate(std::size_t i, std::size_t times) const {
    Phrases gain = phrases(title(i).action_gain);
    if (title(i).operation.op != Op::none)
      gain.push_back({"settlers.operation." + std::to_string(index(title(i).operation.op)), {}});
    return {action_key(times > 1 ? "activate_twice" : "activate"),
            {{"card", card(i)}, {"cost", phrases(times_cost(title(i).action_cost, times))}, {"gain", gain}}};
  }
  Message option(const Goods& goods, const char* name, std::size_t i) const {
    return {action_key(name), {{"card", card(i)}, {"gain", phrases(goods)}}};
  }
  Message trigger(std::size_t i, std::size_t n) const {
    const On& on = title(i).on;
    if (n < on.choose.size()) return option(on.choose[n], "trigger", i);
    if (n >= on.paid.size()) return {action_key("trigger"), {{"card", card(i)}, {"gain", Phrases{}}}};
    return {action_key("trigger_paid"),
            {{"card", card(i)}, {"cost", phrases(on.paid[n].cost)}, {"gain", phrases(on.paid[n].gain)}}};
  }
  Message target(Action a) const {
    if (a.arg[1] < good_count) return {action_key("target_good"), {{"card", card(a.arg[0])}, {"good", good(a.arg[1])}}};
    return {action_key("target"), {{"card", card(a.arg[0])}}};
  }
  Message target_seat(Action a) const {
    if (a.arg[1] < good_count) return {action_key("steal"), {{"who", seat(a.arg[0])}, {"good", good(a.arg[1])}}};
    return {action_key("target_seat"), {{"who", seat(a.arg[0])}}};
  }
  Message pay(Action a) const {
    Goods goods;
    for (std::size_t i = 0; i < 4; ++i) goods.count[i] = a.arg[i];
    return {action_key("pay"), {{"cost", phrases(goods)}}};
  }
  Message store(Action a) const {
    Goods goods;
    for (std::size_t i = 0; i < supply_goods; ++i) goods.count[i] = a.arg[i];
    Phrases kept = phrases(goods);
    if (kept.empty()) kept.push_back({"settlers.phrase.nothing", {}});
    return {action_key("store"), {{"goods", kept}}};
  }
  Message with_card(const char* name, Action a) const { return {action_key(name), {{"card", card(a.arg[0])}}}; }

  Message of_card_action(Action a) const {
    const std::size_t i = a.arg[0];
    if (!known(i)) return {action_key("unknown"), {}};
    switch (what(a)) {
      case Do::build:
        return build(i);
      case Do::deal: {
        const Good gives = facts.deal_of(card_at(i));
        return {action_key("deal"), {{"card", card(i)}, {"gain", good(index(gives))}}};
      }
      case Do::raze_hand:
        return {action_key("raze_hand"), {{"card", card(i)}, {"gain", phrases(title(i).spoils)}}};
      case Do::raze:
        return {action_key("raze"),
                {{"card", card(i)},
                 {"who", seat(index(holder_of(look(), card_at(i))))},
                 {"cost", Counted{"settlers.raze_token", raze_price(look(), card_at(i))}},
                 {"gain", phrases(title(i).spoils)}}};
      case Do::activate:
        return activate(i, a.arg[1]);
      case Do::trigger:
        return trigger(i, a.arg[1]);
      case Do::target:
        return target(a);
      case Do::pick:
        return with_card("pick", a);
      case Do::source:
        return with_card("source", a);
      case Do::copy:
        return with_card("copy", a);
      case Do::defend:
        return with_card("defend", a);
      case Do::samurai:
        return with_card("samurai", a);
      case Do::stash_card:
        return {action_key("stash_card"), {{"stash", card(i)}, {"card", card(a.arg[1])}}};
      case Do::stash_resource:
        return {action_key("stash_resource"), {{"stash", card(i)}, {"good", good(a.arg[1])}}};
      case Do::sacrifice:
        return with_card("sacrifice", a);
      case Do::hand_card:
        return with_card("hand_card", a);
      case Do::discard:
        return with_card("discard", a);
      case Do::attacked:
        return with_card("attacked", a);
      default:
        return {action_key("unknown"), {}};
    }
  }

  Message of_action(Action a) const {
    switch (what(a)) {
      case Do::deck:
        return {action_key(a.arg[0] ? "deck_faction" : "deck_common"), {}};
      case Do::option: {
        if (!known(index(s.card)) || a.arg[0] >= facts.title_of(s.card).produce_choice.size())
          return {action_key("unknown"), {}};
        return option(facts.title_of(s.card).produce_choice[a.arg[0]], "option", index(s.card));
      }
      case Do::take:
        return {action_key("take"), {}};
      case Do::give_up:
        return {action_key("give_up"), {}};
      case Do::send: {
        return {action_key("send"), {{"cost", Counted{"settlers.settler", a.arg[0] * long{facts.settlers_per_pair}}}}};
      }
      case Do::pass:
        return {action_key("pass"), {}};
      case Do::end_turn:
        return {action_key("end_turn"), {}};
      case Do::pay:
        return pay(a);
      case Do::target_attack:
        return {action_key("target_attack"), {{"number", long{a.arg[0]}}}};
      case Do::target_seat:
        return target_seat(a);
      case Do::done:
        return {action_key("done"), {}};
      case Do::pair:
        return {action_key("pair"), {{"gain", counted(a.arg[0], 1)}}};
      case Do::store:
        return store(a);
      case Do::wish:
        return {action_key(a.arg[0] == choose_payment ? (a.arg[1] ? "wish_payment" : "no_wish_payment")
                                                      : (a.arg[1] ? "wish_storage" : "no_wish_storage")),
                {}};
      default:
        return of_card_action(a);
    }
  }

  Message of_event(const Event& e) const {
    const auto kind = static_cast<Happened>(e.kind);
    const auto arg = [&](std::size_t i) { return static_cast<std::size_t>(e.arg[i] < 0 ? 999 : e.arg[i]); };
    Message m{std::string("settlers.event.") + std::string(name(kind)), {}};
    if (e.seat != Seat::none) m.args.emplace_back("who", seat(index(e.seat)));
    switch (kind) {
      case Happened::round_began:
        m.args = {{"round", long{e.arg[0]}}, {"first", seat(arg(1))}};
        break;
      case Happened::phase_began:
        m.key += "." + std::to_string(e.arg[0]);
        break;
      case Happened::turn_began:
        m.args.emplace_back("turn", long{e.arg[0]});
        break;
      case Happened::row_laid:
      case Happened::deck_reshuffled:
      case Happened::collected:
        m.args.emplace_back("cards", Counted{"settlers.card", e.arg[0]});
        break;
      case Happened::drew:
        m.args.emplace_back("what", counted(index(e.arg[0] ? Good::card_faction : Good::card_common), 1));
        break;
      case Happened::gained:
      case Happened::paid:
      case Happened::kept:
        m.args.emplace_back("what", counted(arg(0), e.arg[1]));
        break;
      case Happened::scored:
        m.args.emplace_back("what", counted(index(Good::vp), e.arg[0]));
        break;
      case Happened::razed:
        m.args.emplace_back("card", card(arg(0)));
        m.args.emplace_back("owner", seat(arg(1)));
        break;
      case Happened::sent:
        m.args.emplace_back("what", Counted{"settlers.settler", e.arg[0] * long{facts.settlers_per_pair}});
        break;
      case Happened::stole:
        m.args.emplace_back("good", good(arg(0)));
        m.args.emplace_back("owner", seat(arg(1)));
        break;
      case Happened::gave_up_good:
        m.args.emplace_back("good", good(arg(0)));
        m.args.emplace_back("vp", counted(index(Good::vp), e.arg[1]));
        break;
      case Happened::attack_revealed:
        m.args = {{"number", long{e.arg[0]}}, {"good", good(arg(1))}};
        break;
      case Happened::passed:
      case Happened::discarded_hidden:
      case Happened::attack_failed:
      case Happened::game_over:
        break;
      default:
        m.args.emplace_back("card", card(arg(0)));
    }
    return m;
  }

  Message prompt() const {
    Message m{std::string("settlers.prompt.") + std::string(name(s.ask)), {}};
    switch (s.ask) {
      case Ask::deck:
      case Ask::keep:
      case Ask::option:
      case Ask::copy:
      case Ask::target:
      case Ask::convert:
      case Ask::samurai:
      case Ask::sacrifice:
      case Ask::diplomacy:
        m.args.emplace_back("card", card(index(s.card)));
        break;
      case Ask::action:
        m.args.emplace_back("round", long{s.round});
        break;
      case Ask::pay:
        m.args.emplace_back("cost", phrases(s.price));
        break;
      case Ask::pair:
        m.args.emplace_back("pairs", long{s.task_count ? s.tasks[s.task_count - 1u].a : 0});
        break;
      default:
        break;
    }
    return m;
  }
};

}  // namespace

Message prompt(const Facts& facts, const State& s, Seat) { return Wording{facts, s}.prompt(); }
Message describe_action(const Facts& facts, const State& s, Seat, Action a) { return Wording{facts, s}.of_action(a); }
Message describe_event(const Facts& facts, const State& s, const Event& e) { return Wording{facts, s}.of_event(e); }
std::string decision_name(Ask ask) { return std::string(name(ask)); }
std::string event_name(Happened kind) { return std::string(name(kind)); }

}  // namespace ludarium::settlers
