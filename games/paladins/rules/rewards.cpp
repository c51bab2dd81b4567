// What an action brings: its rewards in the owner's order (PW-TURN-15 to PW-TURN-18), one icon after the other
// (PW-ICON).
#include <algorithm>

#include "games/paladins/rules/play.hpp"

namespace ludarium::paladins {

void offer(Play& p, Gain gain) {
  assert(p.s.reward_count < most_rewards);
  p.s.rewards[p.s.reward_count++] = gain;
}

void offer(Play& p, const Gains& gains) {
  for (Gain gain : gains) offer(p, gain);
}

void offer_first(Play& p, const Gains& gains) {
  const std::size_t before = p.s.reward_count;
  offer(p, gains);
  auto* first = p.s.rewards.data();
  std::rotate(first, first + before, first + p.s.reward_count);
}

// PW-ABIL-04: after the printed gains, a townsfolk for each copy in the order of hiring, the paladin last (PW-PAL-15).
void offer_abilities(Play& p, Space action) {
  const Player& player = p.actor();
  for (std::size_t i = 0; i < player.hired_count; ++i) {
    const TownsfolkCard& card = p.facts[player.hired[i]];
    if (card.fires != TownsfolkCard::Fires::action || card.on != action) continue;
    p.tell(Happened::ability, p.s.actor, {number(player.hired[i])});
    offer(p, card.gain);
  }
  const PaladinCard* paladin = ability(p, action);
  if (!paladin || paladin->gain.token == Token::none) return;
  p.tell(Happened::paladin_ability, p.s.actor, {number(player.paladin)});
  offer(p, paladin->gain);
}

namespace {

constexpr bool starts_trouble(Token token) { return token == Token::tax || token == Token::criminal; }
constexpr bool feels_trouble(Token token) {
  switch (token) {
    case Token::tax:
    case Token::criminal:
    case Token::remove_suspicion:
    case Token::may_discard:
    case Token::pay_debt:
    case Token::cancel_debt:
    case Token::free_recruit:
      return true;
    default:
      return false;
  }
}

}  // namespace

// Decision point 17: the order can matter where an Inquisition may come between two rewards. Two of the same are one.
bool order_matters(const State& s, std::size_t without) {
  for (std::size_t i = 0; i < s.reward_count; ++i) {
    if (i == without || !starts_trouble(s.rewards[i].token)) continue;
    for (std::size_t j = 0; j < s.reward_count; ++j)
      if (j != without && feels_trouble(s.rewards[j].token) && !(s.rewards[j] == s.rewards[i])) return true;
  }
  return false;
}

// Of like rewards the first stands for all. The very first one first is the offered order, unless more is to be chosen.
Rule forbids_reward(const Look& look, std::size_t n) {
  const auto& rewards = look.s.rewards;
  if (n >= look.s.reward_count) return "PW-TURN-15";
  if (n == 0) return order_matters(look.s, 0) ? allowed : "PW-TURN-15";
  const bool seen = std::find(rewards.begin(), rewards.begin() + n, rewards[n]) != rewards.begin() + n;
  return seen ? "PW-TURN-15" : allowed;
}

void legal_reward(const Look& look, ActionList& list) {
  list.push(act::as_offered());
  for (std::size_t i = 0; i < look.s.reward_count; ++i)
    if (!forbids_reward(look, i)) list.push(act::reward(i));
}

void do_rewards(Play& p) {
  if (p.s.reward_count == 0) return (void)p.pop();
  const bool owner_decides =
      p.top().b == 0 && !p.s.reads(printed_reward_order) && !p.s.is_rival(p.s.actor) && order_matters(p.s);
  if (owner_decides) return p.ask(Ask::reward);
  take_reward(p, 0);
}

void take_reward(Play& p, std::size_t n) {
  auto& rewards = p.s.rewards;
  const Gain gain = rewards[n];
  std::move(rewards.begin() + n + 1, rewards.begin() + p.s.reward_count, rewards.begin() + n);
  rewards[--p.s.reward_count] = {};
  p.push(Todo::gain, index(gain.token), gain.n);
}

void pay(Play& p, Token token, int n) {
  if (n == 0) return;
  std::uint16_t& purse = token == Token::silver ? p.actor().silver : p.actor().provision;
  assert(purse >= n);
  purse = static_cast<std::uint16_t>(purse - n);
  p.tell(Happened::paid, p.s.actor, {number(token), number(n)});
}

// PW-ATTR-13: what goes beyond the end of the track is lost.
void raise(Play& p, Seat seat, Attribute attribute, int n) {
  std::uint8_t& level = p.s.player(seat).track[index(attribute)];
  const int end = static_cast<int>(p.facts.attribute_vp.size()) - 1;
  const int reached = std::min(level + n, end);
  if (reached == level) return p.tell(Happened::lost, seat, {number(token_of(attribute))});
  const int level_before = level;
  level = static_cast<std::uint8_t>(reached);
  p.tell(Happened::raised, seat, {number(attribute), number(reached), number(reached - level_before)});
}

namespace {

void take_workers(Play& p, Seat seat, Token token, int n) {
  Player& player = p.s.player(seat);
  if (player.passed && p.s.reads(return_after_pass))
    return p.tell(Happened::lost, seat, {number(token)});  // PW-PASS-07
  std::uint8_t& held = player.workers[index(token)];
  held = static_cast<std::uint8_t>(std::min(held + n, most_pieces));
  p.tell(Happened::gained, seat, {number(token), number(n)});
}

// PW-DEBT-03, PW-DEBT-09: every debt flipped fires every Debt Collector.
void pay_debt(Play& p, Seat seat) {
  Player& player = p.s.player(seat);
  --player.unpaid;
  if (player.paid < most_pieces) ++player.paid;
  p.tell(Happened::paid_debt, seat);
  for (std::size_t i = 0; i < player.hired_count; ++i) {
    const TownsfolkCard& card = p.facts[player.hired[i]];
    if (card.fires != TownsfolkCard::Fires::pay_debt) continue;
    p.tell(Happened::ability, seat, {number(player.hired[i])});
    grant(p, seat, card.gain.token, card.gain.n);
  }
}

void take_goods(Play& p, Seat seat, Token token, int n) {
  Player& player = p.s.player(seat);
  std::uint16_t& purse = token == Token::silver ? player.silver : player.provision;
  purse = static_cast<std::uint16_t>(std::min(purse + n, most_goods));
  p.tell(Happened::gained, seat, {number(token), number(n)});
}

}  // namespace

void grant(Play& p, Seat seat, Token token, int n) {
  Player& player = p.s.player(seat);
  const auto lost = [&] { p.tell(Happened::lost, seat, {number(token)}); };  // PW-TURN-17
  if (is_worker(token)) return take_workers(p, seat, token, n);
  if (is_attribute(token)) return raise(p, seat, attribute_of(token), n);
  switch (token) {
    case Token::silver:
    case Token::provision:
      return take_goods(p, seat, token, n);
    case Token::remove_suspicion:
      if (player.suspicion_count == 0) return lost();
      return discard_suspicions(p, seat, n);
    case Token::pay_debt:
      if (player.unpaid == 0) return lost();
      for (; n > 0 && player.unpaid > 0; --n) pay_debt(p, seat);
      return;
    case Token::cancel_debt:
      if (player.unpaid == 0) return lost();
      for (; n > 0 && player.unpaid > 0; --n) {
        --player.unpaid;
        p.tell(Happened::cancelled_debt, seat);
      }
      return;
    case Token::take_debt:
      player.unpaid = static_cast<std::uint8_t>(std::min(player.unpaid + n, most_pieces));
      for (; n > 0; --n) p.tell(Happened::took_debt, seat);
      return;
    default:
      assert(false);
  }
}

namespace {

bool row_empty(const State& s) {
  return std::all_of(s.townsfolk.begin(), s.townsfolk.end(), [](Townsfolk card) { return card == Townsfolk::none; });
}

// Whether an icon that asks its owner something has anything to ask about.
bool can_ask(const Look& look, Token token) {
  switch (token) {
    case Token::pray:
      for (std::size_t i = 0; i < board_spaces; ++i)
        if (!forbids_clear(look, i)) return true;
      return false;
    case Token::free_recruit:
      return !row_empty(look.s);
    case Token::free_develop:
      return look.actor().workshop_count < workshop_count;
    default:
      return look.actor().suspicion_count > 0;
  }
}

constexpr Ask question(Token token) {
  switch (token) {
    case Token::pray:
      return Ask::clear;
    case Token::free_recruit:
      return Ask::townsfolk;
    case Token::free_develop:
      return Ask::workshop;
    default:
      return Ask::discard;
  }
}

}  // namespace

void do_gain(Play& p) {
  const Task task = p.pop();
  const auto token = static_cast<Token>(task.a);
  if (p.s.is_rival(p.s.actor)) return rival_gain(p, token, task.b);
  switch (token) {
    case Token::criminal:  // PW-SUSP-01
      grant(p, p.s.actor, token, task.b);
      return p.push(Todo::suspicions, task.b);
    case Token::tax:
      return p.push(Todo::tax, task.b);
    case Token::pray:
    case Token::free_recruit:
    case Token::free_develop:
    case Token::may_discard:
      if (can_ask(p, token)) return p.ask(question(token));
      if (token != Token::may_discard) p.tell(Happened::lost, p.s.actor, {number(token)});
      return;
    default:
      return grant(p, p.s.actor, token, task.b);
  }
}

// The action frees another space; the icon any (PW-PRAY-07).
Rule forbids_clear(const Look& look, std::size_t space) {
  if (space >= board_spaces || !occupied(look.actor(), static_cast<Space>(space))) return "PW-PRAY-02";
  const bool by_itself = look.s.space == Space::pray && look.s.favour == 0 && space == index(Space::pray);
  return by_itself && !look.s.reads(pray_clears_itself) ? "PW-PRAY-06" : allowed;
}

void legal_clear(const Look& look, ActionList& list) {
  for (std::size_t i = 0; i < board_spaces; ++i)
    if (!forbids_clear(look, i)) list.push(act::clear(static_cast<Space>(i)));
  list.push(act::decline());
}

void clear_space(Play& p, Space space) {
  p.actor().board[index(space)] = no_workers;
  p.tell(Happened::cleared, p.s.actor, {number(space)});
}

}  // namespace ludarium::paladins
