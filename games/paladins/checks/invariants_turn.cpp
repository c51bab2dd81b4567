// The question a position waits on fits its phase and the tasks below it, and leaves something to decide.
#include <algorithm>
#include <vector>

#include "games/paladins/checks/invariants.hpp"

namespace ludarium::paladins {
namespace {

constexpr std::size_t tasks_at_once = most_tasks / 2;

Task top_task(const State& s, std::size_t below = 0) {
  return s.task_count > below ? s.tasks[s.task_count - 1u - below] : Task{};
}

// ---- the phase and its question

bool phase_fits(const State& s) {
  switch (s.ask) {
    case Ask::hire:
      return s.phase == Phase::hiring;
    case Ask::paladins:
      return s.phase == Phase::paladins;
    case Ask::tavern:
      return s.phase == Phase::workers;
    case Ask::inquisition:
      return s.phase == Phase::workers || s.phase == Phase::actions;
    case Ask::over:
      return s.phase == Phase::over;
    default:
      return s.phase == Phase::actions && index(s.ask) < index(Ask::over);
  }
}

// Whose doing this is.
Broken actor(const Look& look) {
  const State& s = look.s;
  if (s.phase == Phase::over) return std::nullopt;
  if (s.ask == Ask::paladins && s.actor != s.start) return wrong("paladins.broken.wrong_actor");
  if (s.is_rival(s.actor) && s.ask != Ask::inquisition) return wrong("paladins.broken.wrong_actor");
  const bool keeping = s.ask == Ask::keep;
  if (!s.is_rival(s.actor) && keeping != (look.actor().passed != 0)) return wrong("paladins.broken.actor_passed");
  return std::nullopt;
}

// ---- the stack of tasks

// The initial hire stands at this place; who came before has a card, the others have none.
Broken hire_order(const Look& look) {
  const State& s = look.s;
  const std::size_t begun = s.tasks[0].a;
  if (s.task_count != 1 || s.tasks[0].what != Todo::hire || s.tasks[0].b || begun < 1 || begun > s.player_count)
    return wrong("paladins.broken.hire");
  for (std::size_t place = 0; place < s.player_count; ++place)
    if (s.player(hiring_seat(s, place)).hired_count != (place + 1 < begun ? 1 : 0))
      return wrong("paladins.broken.hire");
  return s.actor == hiring_seat(s, begun - 1) ? Broken() : wrong("paladins.broken.wrong_actor");
}

bool has_taken(const State& s, Seat seat) {
  return std::find(s.tavern_taker.begin(), s.tavern_taker.end(), seat) != s.tavern_taker.end();
}

// PW-WORK-01: those before the actor are done, those after have not begun.
Broken muster(const Look& look) {
  const State& s = look.s;
  const bool rival = s.is_rival(s.actor);
  const std::size_t begun = rival ? s.player_count : s.tasks[0].a;
  if (s.tasks[0].what != (rival ? Todo::rival_taxes : Todo::muster) || begun < 1 || begun > s.player_count)
    return wrong("paladins.broken.muster");
  if (rival && s.tasks[0].a != 1) return wrong("paladins.broken.muster");
  if (!rival && s.actor != in_turn_order(s, begun - 1)) return wrong("paladins.broken.wrong_actor");
  const bool before_tavern = s.ask == Ask::tavern || s.tasks[1].what == Todo::tavern;
  for (std::size_t place = 0; place < s.player_count; ++place) {
    const Seat seat = in_turn_order(s, place);
    const bool current = place + 1 == begun && !rival;
    if ((s.player(seat).revealed != 0) != (place < begun))
      return wrong("paladins.broken.revealed", {{"who", of(s, seat)}});
    if (has_taken(s, seat) != (place < begun && !(current && before_tavern)))
      return wrong("paladins.broken.tavern_cards", {{"who", of(s, seat)}});
  }
  return std::nullopt;
}

// What the interrupted part of the stack may hold, from `from` on: workers still to come, a suspicion to draw.
bool interrupted_by_inquisition(const Look& look, std::size_t from) {
  const State& s = look.s;
  for (std::size_t i = from; i + 1 < s.task_count; ++i) {
    const Task& t = s.tasks[i];
    const bool last = i + 2 == s.task_count;
    const bool worker = t.what == Todo::gain && t.a < worker_types && t.b == 1 && s.phase == Phase::workers;
    const bool again =
        t.what == Todo::gain && s.is_rival(s.actor) && t.b >= 1 && t.b <= 2 &&
        (static_cast<Token>(t.a) == Token::remove_suspicion || static_cast<Token>(t.a) == Token::cancel_debt);
    const bool drawing = t.what == Todo::suspicions && last && t.a <= suspicion_cards && t.b == 0;
    if (!worker && !again && !drawing) return false;
  }
  return true;
}

bool is_inquisition(const State& s, const Task& t) {
  const std::size_t parties = static_cast<std::size_t>(s.parties().size());
  return t.what == Todo::inquisition && t.a == 1 && t.b < parties &&
         s.questioned == seat_at((ludarium::index(s.actor) + t.b) % parties);
}

// A turn's tasks: its end, its rewards, and what is on top of them now.
bool turn_tasks_fit(const Look& look) {
  const State& s = look.s;
  const Task end = s.tasks[0], rewards = s.tasks[1];
  if (end != Task{Todo::end_turn, 0, 0}) return false;
  if (s.ask == Ask::keep) return s.task_count == 1;
  if (rewards.what != Todo::rewards || rewards.a != 0 || rewards.b > 1) return false;
  if (s.ask == Ask::workers) return s.task_count == 3 && s.tasks[2] == Task{Todo::perform, 0, 0};
  if (s.ask != Ask::inquisition) return s.task_count == 2;
  return s.task_count >= 3 && is_inquisition(s, top_task(s)) && interrupted_by_inquisition(look, 2);
}

bool muster_tasks_fit(const Look& look) {
  const State& s = look.s;
  if (s.ask == Ask::tavern) return s.task_count == 1 && s.tasks[0].b == 0;
  const std::size_t from = s.tasks[1] == Task{Todo::tavern, 0, 0} ? 2 : 1;
  return s.task_count > from && s.tasks[0].b == 0 && is_inquisition(s, top_task(s)) &&
         interrupted_by_inquisition(look, from);
}

Broken tasks(const Look& look) {
  const State& s = look.s;
  if (s.task_count > tasks_at_once) return wrong("paladins.broken.task_count");
  for (std::size_t i = 0; i < most_tasks; ++i)
    if (i < s.task_count ? s.tasks[i].what == Todo::nothing : s.tasks[i] != Task{})
      return wrong("paladins.broken.task_count");
  if (s.ask == Ask::hire) return hire_order(look);
  if (s.phase == Phase::workers) {
    if (!muster_tasks_fit(look)) return wrong("paladins.broken.tasks");
    return muster(look);
  }
  const bool none = s.ask == Ask::paladins || s.ask == Ask::action || s.ask == Ask::over;
  if (none) return s.task_count == 0 ? Broken() : wrong("paladins.broken.task_left");
  return turn_tasks_fit(look) ? Broken() : wrong("paladins.broken.tasks");
}

// ---- the rewards still to come

bool is_reward(const State& s, Gain gain) {
  const bool rival_only = gain.token == Token::pay_or_discard, human_only = gain.token == Token::may_discard;
  if (index(gain.token) > index(Token::pay_or_discard) || gain.n < 1 || gain.n > 9) return false;
  return s.is_rival(s.actor) ? !human_only : !rival_only;
}

// What an action has offered before its target is chosen, and nothing else.
std::optional<Gains> offered_so_far(const Look& look) {
  const State& s = look.s;
  const bool by_action = s.favour == 0 && s.phase == Phase::actions;
  switch (s.ask) {
    case Ask::space:
    case Ask::jar:
    case Ask::outsider:
      if (right_side(s.space)) return look.facts.right[right_index(s.space)].gain;
      return Gains{};
    case Ask::workshop:
      return by_action && s.space == Space::develop ? std::optional(Gains{}) : std::nullopt;
    case Ask::townsfolk:
      return by_action && s.space == Space::recruit ? std::optional(Gains{}) : std::nullopt;
    case Ask::workers:
      return Gains{};
    default:
      return std::nullopt;
  }
}

bool is_offered(const State& s, const Gains& gains) {
  return s.reward_count == gains.size() && std::equal(gains.begin(), gains.end(), s.rewards.begin());
}

// An alternative of a wall or favour comes after its other gains.
bool option_offered(const Look& look) {
  const State& s = look.s;
  std::vector<Gain> gains;
  const auto add = [&](const Gains& more) { gains.insert(gains.end(), more.begin(), more.end()); };
  if (s.wall == Wall::none && (s.favour == 0 || s.favour > favour_slots)) return true;  // told by the action under way
  if (s.wall == Wall::none) {
    add(look.facts[s.favours[s.favour - 1u]].gain);
  } else {
    add(look.facts.right[right_index(Space::fortify)].gain);
    add(look.facts[s.wall].gain);
  }
  return s.reward_count == gains.size() && std::equal(gains.begin(), gains.end(), s.rewards.begin());
}

// Room for what a free recruit or workshop among them may still add.
std::size_t room_needed(const State& s) {
  std::size_t room = s.reward_count;
  const auto adds = [](Gain gain) { return gain.token == Token::free_recruit || gain.token == Token::free_develop; };
  for (std::size_t i = 0; i < std::min<std::size_t>(s.reward_count, most_rewards); ++i)
    if (adds(s.rewards[i])) room += Gains::capacity;
  return room + (s.ask == Ask::townsfolk || s.ask == Ask::workshop ? Gains::capacity : 0);
}

Broken rewards(const Look& look) {
  const State& s = look.s;
  const bool possible = s.task_count > 1 && s.tasks[1].what == Todo::rewards && s.ask != Ask::workers;
  for (std::size_t i = 0; i < most_rewards; ++i)
    if (i < s.reward_count ? !is_reward(s, s.rewards[i]) : s.rewards[i] != Gain{})
      return wrong("paladins.broken.rewards");
  if (s.reward_count > 0 && (!possible || room_needed(s) > most_rewards)) return wrong("paladins.broken.reward_left");
  if (const auto expected = offered_so_far(look); expected && !is_offered(s, *expected))
    return wrong("paladins.broken.reward_offered");
  if (s.ask == Ask::option && !option_offered(look)) return wrong("paladins.broken.reward_offered");
  return std::nullopt;
}

// ---- the action under way

bool favour_under_way(const Look& look) {
  const State& s = look.s;
  if (s.favour > favour_slots || s.favours[s.favour - 1u] == Favour::none || s.space != Space::none) return false;
  if (s.ask == Ask::workers) return !forbids_favour(look, s.favour - 1u);
  return s.favour_worker[s.favour - 1u] != Worker::none && s.favour_user[s.favour - 1u] == s.actor;
}

bool action_under_way(const Look& look) {
  const State& s = look.s;
  if (index(s.space) >= board_spaces) return false;
  const std::size_t ways = right_side(s.space) ? 1 : look.facts.left[index(s.space)].options.size();
  return s.option < ways && (s.ask != Ask::workers || !forbids_act(look, index(s.space), s.option));
}

Broken under_way(const Look& look) {
  const State& s = look.s;
  const bool acting = s.phase == Phase::actions && s.ask != Ask::action && s.ask != Ask::keep && !s.is_rival(s.actor);
  const bool idle = s.space == Space::none && s.option == 0 && s.favour == 0;
  if (!acting) return idle ? Broken() : wrong("paladins.broken.action_left");
  const bool fits_rules = s.favour ? s.option == 0 && favour_under_way(look) : action_under_way(look);
  if (!fits_rules) return wrong("paladins.broken.action_under_way");
  if (s.wall == Wall::none) return std::nullopt;
  const Player& p = look.actor();
  const bool drawn =
      s.ask == Ask::option && s.space == Space::fortify && p.wall_count > 0 && p.walls[p.wall_count - 1u] == s.wall;
  return drawn ? Broken() : wrong("paladins.broken.wall");
}

Broken inquiry(const Look& look) {
  const State& s = look.s;
  if (s.ask != Ask::option && s.wall != Wall::none) return wrong("paladins.broken.wall");
  if (s.ask != Ask::inquisition)
    return s.questioned == Seat::none && s.inquired.empty() ? Broken() : wrong("paladins.broken.inquiry");
  if (!s.seats().has(s.questioned)) return wrong("paladins.broken.inquiry");
  TownsfolkSet possible;
  for (Seat seat : s.seats())
    for (Townsfolk card : s.player(seat).hired)
      if (card != Townsfolk::none && look.facts[card].fires == TownsfolkCard::Fires::inquisition) possible.add(card);
  for (Townsfolk card : s.inquired - possible)
    return wrong("paladins.broken.inquired", {{"card", literal(name(look.facts, card))}});
  return std::nullopt;
}

// ---- the question itself

template <class Fill>
std::size_t answers(const Look& look, Fill fill) {
  ActionList list;
  fill(look, list);
  return list.size();
}

bool within_limit(const Look& look, Space action) {
  const int most = look.facts.right[right_index(action)].most;
  return most == 0 || done(look, look.s.actor, action) < most;
}

bool target_question_stands(const Look& look) {
  const State& s = look.s;
  switch (s.ask) {
    case Ask::space:
      return (s.space == Space::commission || s.space == Space::garrison) && within_limit(look, s.space) &&
             answers(look, legal_space) > 0;
    case Ask::jar:
      return s.space == Space::absolve && within_limit(look, s.space) && answers(look, legal_jar) > 0;
    case Ask::outsider:
      return (s.space == Space::attack || s.space == Space::convert) && within_limit(look, s.space) &&
             answers(look, legal_outsider) > 0;
    case Ask::workshop:
      return look.actor().workshop_count < workshop_count && answers(look, legal_workshop) > 0;
    case Ask::option:
      if (s.wall == Wall::none && s.favour == 0) return false;
      return answers(look, legal_option) > 0;
    default:
      return false;
  }
}

bool draft_stands(const Look& look) { return !deciding_seats(look.s).empty(); }

bool question_stands(const Look& look) {
  const State& s = look.s;
  switch (s.ask) {
    case Ask::over:
    case Ask::action:
      return true;
    case Ask::paladins:
      return draft_stands(look);
    case Ask::tavern:
      return answers(look, legal_tavern) > 0;
    case Ask::workers:
      return answers(look, legal_workers) > 1;
    case Ask::hire:
    case Ask::townsfolk:
      return answers(look, legal_townsfolk) > (s.space == Space::recruit || s.ask == Ask::hire ? 0 : 1);
    case Ask::clear:
      return answers(look, legal_clear) > 1;
    case Ask::discard:
      return look.actor().suspicion_count > 0;
    case Ask::reward:
      return top_task(s).b == 0 && !s.reads(printed_reward_order) && order_matters(s);
    case Ask::inquisition:
      return answers(look, legal_inquisition) > 1;
    case Ask::keep:
      return workers_held(look.actor()) > look.facts.carry_over;
    default:
      return target_question_stands(look);
  }
}

}  // namespace

// The rules are asked about the question only if all that belongs to it is right.
void check_question(const Look& look, Faults& faults) {
  const State& s = look.s;
  if (!phase_fits(s))
    return faults.add(
        wrong("paladins.broken.other_phase", {{"decision", literal(name(s.ask))}, {"phase", literal(name(s.phase))}}));
  Faults own;
  for (auto check : {actor, inquiry, tasks, under_way}) own.add(check(look));
  const bool can_be_asked = own.none() && s.reward_count <= most_rewards;
  own.add(rewards(look));
  if (can_be_asked && !question_stands(look))
    own.add(wrong("paladins.broken.no_question", {{"decision", literal(name(s.ask))}}));
  faults.add(own);
}

}  // namespace ludarium::paladins
