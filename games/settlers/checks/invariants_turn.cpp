// The question a position waits on fits its phase and the tasks below it, and finds what it is about.
#include <algorithm>
#include <bit>

#include "games/settlers/checks/invariants.hpp"
#include "games/settlers/text/names.hpp"

namespace ludarium::settlers {
namespace {

bool of_kind(const Look& look, CardId id, Kind kind) {
  return look.is_card(id) && look.facts.kind_set[index(kind)].has(id);
}

Task top_task(const State& s) { return s.task_count ? s.tasks[s.task_count - 1u] : Task{}; }
bool has_task(const State& s, Todo what) {
  return std::any_of(s.tasks.begin(), s.tasks.begin() + s.task_count, [&](const Task& t) { return t.what == what; });
}

int hand_size(const Player& p) { return p.hand.size() + p.hidden_hand_common + p.hidden_hand_faction; }
int looked_at(const State& s) { return s.looked.size() + (s.hidden_looked & 15) + (s.hidden_looked >> 4); }

// ---- the phase and its question

bool phase_fits(const State& s) {
  switch (s.ask) {
    case Ask::pick:
    case Ask::draft:
      return s.phase == Phase::lookout;
    case Ask::source:
    case Ask::diplomacy:
      return s.phase == Phase::production;
    case Ask::deck:
    case Ask::keep:
    case Ask::option:
    case Ask::copy:
      return s.phase == Phase::production || s.phase == Phase::action;
    case Ask::action:
    case Ask::after:
    case Ask::sacrifice:
    case Ask::pay:
    case Ask::hand_card:
    case Ask::target:
    case Ask::convert:
    case Ask::trigger:
    case Ask::pair:
    case Ask::samurai:
    case Ask::discard:
      return s.phase == Phase::action;
    case Ask::store:
      return s.phase == Phase::cleanup;
    case Ask::attacked:
      return s.phase == Phase::attack;
    case Ask::over:
      return s.phase == Phase::over;
  }
  return false;
}

// How far the phase has come, and whose turn that makes it.
std::string_view wrong_progress(const Look& look) {
  const State& s = look.s;
  const std::size_t n = s.player_count, step = s.step;
  switch (s.phase) {
    case Phase::lookout: {
      const std::size_t steps = s.solo() || s.ask == Ask::draft ? 2 : 2 * n;
      if (step >= steps) return "settlers.broken.step";
      if (s.ask == Ask::pick && s.actor != picker(look)) return "settlers.broken.wrong_actor";
      return {};
    }
    case Phase::production:
      if (step < 1 || step > n) return "settlers.broken.step";
      if (s.actor != in_turn_order(s, step - 1)) return "settlers.broken.wrong_actor";
      return {};
    case Phase::cleanup:
      if (step >= n) return "settlers.broken.step";
      if (s.actor != in_turn_order(s, step)) return "settlers.broken.wrong_actor";
      return {};
    case Phase::action:
      if (look.actor().passed) return "settlers.broken.actor_passed";
      [[fallthrough]];
    case Phase::attack:
    case Phase::over:
      if (step) return "settlers.broken.step";
      return {};
  }
  return "settlers.broken.step";
}

// ---- the stack of tasks

bool is_field_good(std::uint8_t good) {
  return std::find(field_goods.begin(), field_goods.end(), static_cast<Good>(good)) != field_goods.end();
}
bool is_card_good(std::uint8_t good) { return good >= index(Good::card) && good <= index(Good::card_faction); }

bool may_be_in_hand(const Look& look, CardId id) {
  return look.actor().hand.has(id) || look.actor().hidden_hand_common || look.actor().hidden_hand_faction;
}

bool standing(const Look& look, CardId id) { return look.s.virtual_area.has(id) || owner_of(look, id) != Seat::none; }

// A card of the own empire, or one on its way there.
bool being_built(const Look& look, CardId id) { return look.actor().empire.has(id) || has_task(look.s, Todo::place); }

// Each spoil may be given up for so many VP, as some card says, or for none.
bool converts_for(const Look& look, std::uint8_t vp) {
  const auto& titles = look.facts.titles;
  return vp == 0 || std::any_of(titles.begin(), titles.end(),
                                [&](const Title& title) { return title.operation.convert_vp == vp; });
}

bool task_fits(const Look& look, const Task& t) {
  const State& s = look.s;
  const bool any = look.is_card(t.card);
  switch (t.what) {
    case Todo::gain_cards:
      return is_card_good(t.a);
    case Todo::deal_good:
      return is_field_good(t.a) && (any || s.attack_deals);
    case Todo::produce:
      return of_kind(look, t.card, Kind::production) &&
             (holdings(look, s.actor).has(t.card) || being_built(look, t.card));
    case Todo::bonus:
    case Todo::built:
      return any && being_built(look, t.card);
    case Todo::place:
      return any && (may_be_in_hand(look, t.card) || look.actor().deals.has(t.card));
    case Todo::made_deal:
      return any && may_be_in_hand(look, t.card) && look.facts.deal_of(t.card) != Good::none;
    case Todo::pay:
      return true;
    case Todo::sacrifice:
      return any && has_task(s, Todo::pay) && has_task(s, Todo::place);
    case Todo::operate:
      return of_kind(look, t.card, Kind::action) && t.a <= 1;
    case Todo::look:
      return t.a <= index(DrawFrom::faction);
    case Todo::keep:
      return t.b == 1 || t.b == 2;
    case Todo::spoils:
    case Todo::razed:
      return any && look.facts.razable.has(t.card) && (may_be_in_hand(look, t.card) || standing(look, t.card)) &&
             (t.what == Todo::razed || (t.a >> look.title(t.card).spoils.size() == 0 && converts_for(look, t.b)));
    case Todo::produce_phase:
      return s.phase == Phase::production && t.a <= 3;
    case Todo::end_action:
      return s.phase == Phase::action;
    case Todo::attack:
      return s.phase == Phase::attack && t.a < look.facts.solo_attacks && t.b < s.line_length;
    case Todo::samurai:
      return look.facts.faction[index(look.actor().faction)].samurai;
    case Todo::pairs:
    case Todo::trigger:
      return true;
    case Todo::nothing:
      return false;
  }
  return false;
}

// A price is paid before anything else happens: it lies on top, under nothing but the location discarded for it, and
// what is paid for lies right below. There is one build, deal, raze or activation at a time.
bool order_fits(const State& s, std::size_t i) {
  const std::size_t last = s.task_count - 1u;
  const Todo what = s.tasks[i].what, above = i < last ? s.tasks[i + 1].what : Todo::nothing;
  const bool once = what == Todo::built || what == Todo::bonus || what == Todo::place || what == Todo::made_deal ||
                    what == Todo::razed || what == Todo::spoils || what == Todo::trigger;
  if (once && std::count_if(s.tasks.begin(), s.tasks.begin() + i, [&](const Task& t) { return t.what == what; }))
    return false;
  switch (what) {
    case Todo::sacrifice:
      return i == last && i > 0 && s.tasks[i - 1].what == Todo::pay;
    case Todo::pay:
      return i == last || (above == Todo::sacrifice && i + 1 == last);
    case Todo::place:
    case Todo::made_deal:
      return above == Todo::pay;
    case Todo::look:
      return i > 0 && s.tasks[i - 1].what == Todo::keep;
    default:
      return true;
  }
}

// What a phase keeps at the bottom of the stack while anything is under way in it.
Todo bottom_task(Phase phase) {
  switch (phase) {
    case Phase::production:
      return Todo::produce_phase;
    case Phase::action:
      return Todo::end_action;
    case Phase::attack:
      return Todo::attack;
    default:
      return Todo::nothing;
  }
}

// The deepest stack a question of play stands on is that of sixteen deals with attack cards; play needs room above it.
constexpr std::size_t most_tasks_at_rest = 18;
static_assert(most_tasks_at_rest + 6 <= most_tasks);

void tasks(const Look& look, Faults& faults) {
  const State& s = look.s;
  if (s.task_count > most_tasks_at_rest) return faults.add("settlers.broken.task_count");
  for (std::size_t i = s.task_count; i < most_tasks; ++i)
    if (s.tasks[i] != Task{}) return faults.add("settlers.broken.task_count");
  const bool none = s.ask == Ask::action || s.ask == Ask::after || bottom_task(s.phase) == Todo::nothing;
  if (none) {
    if (s.task_count) faults.add("settlers.broken.task_left", {{"task", literal(name(s.tasks[0].what))}});
    return;
  }
  if (s.task_count == 0 || s.tasks[0].what != bottom_task(s.phase))
    return faults.add("settlers.broken.bottom_task", {{"task", literal(name(bottom_task(s.phase)))}});
  for (std::size_t i = 0; i < s.task_count; ++i)
    if (!task_fits(look, s.tasks[i]) || !order_fits(s, i) || (i > 0 && s.tasks[i].what == bottom_task(s.phase)))
      faults.add("settlers.broken.bad_task", {{"task", literal(name(s.tasks[i].what))}});
}

// ---- the question itself

bool both_decks(const Look& look) { return can_draw_common(look) && can_draw_faction(look, look.s.actor); }

template <class Fill>
std::size_t answers(Fill fill) {
  ActionList list;
  fill(list);
  return list.size();
}

// What a view hides may be what the question is about.
bool hides_cards(const Look& look) { return look.s.rng.state == 0; }

bool pick_stands(const Look& look) {
  return !look.s.row.empty() && (look.s.solo() || look.s.lookout != Lookout::alternative);
}

bool draft_stands(const Look& look) {
  const State& s = look.s;
  if (s.solo() || s.lookout != Lookout::alternative || (s.answered & ~s.seats().bits())) return false;
  for (Seat seat : deciding_seats(s))
    if (s.player(seat).offer.empty() && !s.player(seat).hidden_offer) return false;
  return !deciding_seats(s).empty();
}

bool discard_stands(const Look& look) {
  const State& s = look.s;
  return s.seats().has(s.victim) && s.victim != s.actor && hand_size(s.player(s.victim)) > 1 &&
         top_task(s).what == Todo::operate;
}

bool attacked_stands(const Look& look) {
  std::size_t second = 0;
  if (look.s.line_length == 0 || top_task(look.s).what != Todo::attack) return false;
  return attack_candidates(look, second).size() > 1 && second == top_task(look.s).b;
}

bool held(const Look& look, CardId id) { return look.is_card(id) && holdings(look, look.s.actor).has(id); }

bool production_question_stands(const Look& look) {
  const State& s = look.s;
  const Task top = top_task(s);
  switch (s.ask) {
    case Ask::source:
      return top.what == Todo::produce_phase && s.sources.size() > 1;
    case Ask::deck:
      return (top.what == Todo::gain_cards || top.what == Todo::look) && top.b > 0 && both_decks(look);
    case Ask::keep:
      return top.what == Todo::keep && top.a > 0 && looked_at(s) > top.a;
    case Ask::option:
      return held(look, s.card) && !look.title(s.card).produce_choice.empty();
    case Ask::copy:
      return held(look, s.card) && look.title(s.card).produce_copy && copy_candidates(look, s.card).size() > 1;
    default:
      return top.what == Todo::deal_good;
  }
}

bool price_question_stands(const Look& look) {
  const State& s = look.s;
  const Task top = top_task(s);
  switch (s.ask) {
    case Ask::sacrifice:
      return top.what == Todo::sacrifice && sacrifices(look).size() + look.actor().hidden_foundations > 1;
    case Ask::pay:
      return top.what == Todo::pay && can_pay(look, s.price) &&
             (hides_cards(look) || answers([&](ActionList& list) { legal_pay(look, list); }) > 1);
    default:
      return top.what == Todo::pay && s.price.hand_cards > 0 && hand_size(look.actor()) > s.price.hand_cards - 1 &&
             hand_size(look.actor()) > 1;
  }
}

bool action_question_stands(const Look& look) {
  const State& s = look.s;
  const Task top = top_task(s);
  switch (s.ask) {
    case Ask::after:
      return hides_cards(look) || answers([&](ActionList& list) { legal_placements(look, list); }) > 0;
    case Ask::target:
      return top.what == Todo::operate && top.card == s.card && top.a == 1 &&
             (hides_cards(look) || answers([&](ActionList& list) { list_targets(look, s.card, list); }) > 1);
    case Ask::convert:
      return top.what == Todo::spoils && top.a && top.b;
    case Ask::trigger:
      return top.what == Todo::trigger && any_fires(look);
    case Ask::pair:
      return top.what == Todo::pairs && top.a > 0;
    case Ask::samurai:
      return top.what == Todo::samurai && top.a > 0 && samurai_places(look).size() > top.a;
    default:
      return true;
  }
}

bool question_stands(const Look& look) {
  switch (look.s.ask) {
    case Ask::pick:
      return pick_stands(look);
    case Ask::draft:
      return draft_stands(look);
    case Ask::source:
    case Ask::deck:
    case Ask::keep:
    case Ask::option:
    case Ask::copy:
    case Ask::diplomacy:
      return production_question_stands(look);
    case Ask::sacrifice:
    case Ask::pay:
    case Ask::hand_card:
      return price_question_stands(look);
    case Ask::discard:
      return discard_stands(look);
    case Ask::attacked:
      return attacked_stands(look);
    default:
      return action_question_stands(look);
  }
}

// ---- what only belongs to some questions

// What is due can be paid, or it would not have come to it; of a hidden hand only the number of cards is known.
bool payable(const Look& look) {
  Cost price = look.s.price;
  price.hand_cards = 0;
  for (std::uint8_t good : price.goods)
    if (good > most_price) return false;
  return price.location == 0 && can_pay(look, price) && hand_size(look.actor()) >= look.s.price.hand_cards;
}

// Dark Chapel: VP taken and VP for goods given up, of the spoils that are through.
int most_effect_vp(const Look& look) {
  for (std::size_t i = 0; i < look.s.task_count; ++i) {
    const Task& task = look.s.tasks[i];
    if (task.what != Todo::spoils || !look.is_card(task.card)) continue;
    const int through = static_cast<int>(look.title(task.card).spoils.size()) - std::popcount(task.a);
    return through * std::max<int>(task.b, 1);
  }
  return 0;
}

void leftovers(const Look& look, Faults& faults) {
  const State& s = look.s;
  if (s.ask != Ask::pick && !s.row.empty()) faults.add("settlers.broken.row_left");
  if (s.ask != Ask::draft && s.answered) faults.add("settlers.broken.answered");
  for (Seat seat : s.seats())
    if (s.ask != Ask::draft && (!s.player(seat).offer.empty() || s.player(seat).hidden_offer))
      faults.add("settlers.broken.offer_left");
  if (s.ask != Ask::discard && s.victim != Seat::none) faults.add("settlers.broken.victim");
  if (looked_at(s) && !has_task(s, Todo::keep)) faults.add("settlers.broken.looked_left");
  if (s.price != Cost{} && !has_task(s, Todo::pay)) faults.add("settlers.broken.price_left");
  if (has_task(s, Todo::pay) && !payable(look)) faults.add("settlers.broken.price");
  if (s.effect_vp > most_effect_vp(look)) faults.add("settlers.broken.effect_left");
}

// Production comes from the board, then from the deals, then from the locations.
CardSet possible_sources(const Look& look) {
  const State& s = look.s;
  if (s.phase != Phase::production || s.tasks[0].a < 2) return {};
  if (s.tasks[0].a == 3) return holdings(look, s.actor) & look.facts.kind_set[index(Kind::production)];
  return look.actor().deals | trades_of(look, s.actor);
}

void pending_cards(const Look& look, Faults& faults) {
  const State& s = look.s;
  CardSet features;
  for (CardId id : with_trigger(look, s.actor, Trigger::build))
    if (!look.title(id).on.choose.empty() || !look.title(id).on.paid.empty()) features.add(id);
  if (!has_task(s, Todo::trigger)) features = {};
  for (CardId id : s.sources - possible_sources(look))
    faults.add("settlers.broken.strange_source", {{"card", card(look, id)}});
  for (CardId id : s.firing - features) faults.add("settlers.broken.strange_feature", {{"card", card(look, id)}});
}

}  // namespace

void check_question(const Look& look, Faults& faults) {
  const State& s = look.s;
  if (!phase_fits(s))
    return faults.add("settlers.broken.other_phase",
                      {{"decision", literal(name(s.ask))}, {"phase", literal(name(s.phase))}});
  if (const auto wrong = wrong_progress(look); !wrong.empty()) faults.add(std::string(wrong));
  for (auto check : {tasks, leftovers, pending_cards}) check(look, faults);
  if (faults.none() && !question_stands(look))
    faults.add("settlers.broken.no_question", {{"decision", literal(name(s.ask))}});
}

}  // namespace ludarium::settlers
