// Chapter "Bottom-row actions in general": payment, and the ongoing bonuses of chapter "Enlist".
// The usual payment is one answer; who wants to choose pays token by token.
#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {
namespace {

bool still_wanted(const Payment& payment, std::size_t r) {
  if (payment.resource != Resource::none) return index(payment.resource) == r;
  return !payment.different || !(payment.used >> r & 1);
}

int stock(const Look& look, HexSet hexes, std::size_t r) {
  int count = 0;
  for (Hex hex : hexes) count += look.s.tokens[index(hex)][r];
  return count;
}

// How many (territory, type) piles the payment could draw on.
int sources(const Look& look, HexSet held, const Payment& payment) {
  int count = 0;
  for (Hex hex : held)
    for (std::size_t r = 0; r < resource_types; ++r)
      count += still_wanted(payment, r) && look.s.tokens[index(hex)][r] > 0;
  return count;
}

int tokens_for(const Look& look, HexSet held, const Payment& payment) {
  int count = 0;
  for (std::size_t r = 0; r < resource_types; ++r) {
    if (!still_wanted(payment, r)) continue;
    const int have = stock(look, held, r);
    count += payment.different ? have > 0 : have;
  }
  return count;
}

Gain primary_benefit(BottomAction bottom) {
  Gain gain;
  switch (bottom) {
    case BottomAction::upgrade:
      gain.upgrade = 1;
      break;
    case BottomAction::deploy:
      gain.mech = 1;
      break;
    case BottomAction::build:
      gain.structure = 1;
      break;
    case BottomAction::enlist:
      gain.recruit = 1;
      break;
  }
  return gain;
}

void after_payment(Play& p) {
  p.s.payment = {};
  if (p.s.stage == Stage::top) return start_gain(p, factory_card_of(p, p.mover()).gain, Hex::none);
  Gain gain = primary_benefit(bottom_action_of(p));
  gain.coins = column_of(p).coins;
  start_gain(p, gain, Hex::none);
}

// Every token there is must go: nothing to choose. Of different types one may still choose the place.
bool takes_all(const Payment& payment, int tokens) { return !payment.different && tokens <= payment.left; }

void take_token(Play& p, Hex hex, std::size_t r) {
  --p.s.tokens[index(hex)][r];
  --p.s.payment.left;
  p.s.payment.used |= static_cast<std::uint8_t>(1u << r);
  p.tell(Happened::paid, p.s.active, {static_cast<std::int16_t>(r), 1, static_cast<std::int16_t>(index(hex))});
}

void pay_from(Play& p, HexSet hexes) {
  for (Hex hex : hexes)
    for (std::size_t r = 0; r < resource_types; ++r)
      while (p.s.payment.left && still_wanted(p.s.payment, r) && p.s.tokens[index(hex)][r]) take_token(p, hex, r);
}

}  // namespace

// With one way left to pay, pay it.
void continue_payment(Play& p) {
  p.s.ask = Ask::pay;
  if (p.s.payment.left == 0) return after_payment(p);
  if (coercion_open(p)) return;
  const HexSet held = Look(p).controlled(p.s.active);
  if (takes_all(p.s.payment, tokens_for(p, held, p.s.payment)) || sources(p, held, p.s.payment) == 1) pay_rest(p);
}

// The columns of a mat stand in the order of the bottom actions.
BottomAction bottom_action_of(const Look& look) { return static_cast<BottomAction>(look.mover().section); }

int bottom_cost(const Look& look, const Player& player, BottomAction bottom) {
  return look.facts.of(player.mat).column[index(bottom)].cost - player.cubes_on[index(bottom)];
}

Payment bottom_payment(const Look& look) {
  const BottomAction bottom = bottom_action_of(look);
  return {.left = static_cast<std::uint8_t>(bottom_cost(look, look.mover(), bottom)),
          .resource = static_cast<Resource>(bottom)};
}

// SC-FABL-03: Crimea, once a turn.
bool coercion_open(const Look& look) {
  return look.mover().faction == Faction::crimea && !look.s.coercion_used && hand_size(look.mover()) > 0;
}

int tokens_for(const Look& look, const Payment& payment) {
  return tokens_for(look, look.controlled(look.s.active), payment);
}

namespace {

// Not even with every own piece in control: spares most looks at who controls what.
bool out_of_reach(const Look& look, const Payment& payment) {
  return tokens_for(look, presence(look.facts, look.mover()), payment) + coercion_open(look) < payment.left;
}

}  // namespace

HexSet payable_hexes(const Look& look, const Payment& payment, Resource resource) {
  HexSet hexes;
  if (!still_wanted(payment, index(resource))) return hexes;
  for (Hex hex : look.controlled(look.s.active))
    if (look.s.tokens[index(hex)][index(resource)]) hexes.add(hex);
  return hexes;
}

bool bottom_payable(const Look& look) {
  const Payment payment = bottom_payment(look);
  return !out_of_reach(look, payment) && tokens_for(look, payment) + coercion_open(look) >= payment.left;
}

void start_payment(Play& p, const Payment& payment) {
  p.s.payment = payment;
  if (p.s.stage != Stage::bottom) return;
  const std::size_t bottom = index(bottom_action_of(p));
  const Player& player = p.mover();
  p.s.bonus_due = player.recruits >> bottom & 1;
  if (!p.rules().fresh_recruit_gives_bonus && (player.fresh_recruits >> bottom & 1)) p.s.bonus_due = 0;
  p.tell(Happened::bottom_action, p.s.active, {static_cast<std::int16_t>(bottom)});
}

void take_bottom(Play& p, std::uint8_t card) {
  start_payment(p, bottom_payment(p));
  if (card != no_card) {
    p.s.coercion_used = 1;
    --p.s.payment.left;
    discard_card(p, p.s.active, card);
  }
  pay_rest(p);
}

void pay_token(Play& p, Hex hex, Resource resource) {
  if (p.s.ask == Ask::bottom) start_payment(p, bottom_payment(p));
  take_token(p, hex, index(resource));
  continue_payment(p);
}

void pay_with_card(Play& p, std::size_t value) {
  p.s.coercion_used = 1;
  --p.s.payment.left;
  discard_card(p, p.s.active, value);
  continue_payment(p);
}

// The usual payment: first from territories that only a structure holds, for they are lost most easily.
void pay_rest(Play& p) {
  const HexSet hexes = Look(p).controlled(p.s.active);
  const HexSet manned = pieces_of(p.mover()).units();
  pay_from(p, hexes - manned);
  pay_from(p, hexes & manned);
  after_payment(p);
}

void discard_card(Play& p, Seat seat, std::size_t value) {
  --p.s.player(seat).hand[value];
  ++p.s.discard[value];
  p.tell(Happened::paid, seat, {static_cast<std::int16_t>(Item::cards), 1, -1, p.facts.card_value[value]});
}

namespace {

// A payment, and what there is to pay it with.
struct Due {
  Payment payment;
  HexSet held;
  int tokens;
  bool coercion;

  explicit Due(const Look& look)
      : payment(look.s.ask == Ask::bottom ? bottom_payment(look) : look.s.payment),
        held(look.controlled(look.s.active)),
        tokens(tokens_for(look, held, payment)),
        coercion(coercion_open(look)) {}
};

// The usual payment, if need be with a card in place of a token.
Rule forbids_usual_payment(const Look& look, const Due& due, std::size_t card) {
  if (card == no_card) return due.tokens >= due.payment.left ? allowed : "SC-TURN-07";
  if (!due.coercion || card >= card_values || look.mover().hand[card] == 0) return "SC-FABL-03";
  return due.tokens + 1 >= due.payment.left ? allowed : "SC-TURN-07";
}

// Token by token, where there is anything to choose.
Rule forbids_choosing_tokens(const Look& look, const Due& due) {
  const bool only_way =
      sources(look, due.held, due.payment) < 2 || (takes_all(due.payment, due.tokens) && !due.coercion);
  return due.tokens + due.coercion < due.payment.left || only_way ? "SC-TURN-07" : allowed;
}

Rule forbids_token(const Look& look, const Due& due, Hex hex, std::size_t r) {
  if (due.payment.resource != Resource::none && index(due.payment.resource) != r) return "SC-BOT-01";
  if (!due.held.has(hex)) return "SC-KEY-09";
  if (!still_wanted(due.payment, r)) return "SC-FTRY-26";
  return look.s.tokens[index(hex)][r] ? allowed : "SC-TURN-07";
}

}  // namespace

Rule forbids_payment(const Look& look, std::size_t card) { return forbids_usual_payment(look, Due(look), card); }

Rule forbids_pay(const Look& look, Hex hex, std::size_t r) {
  if (r >= resource_types || index(hex) >= look.facts.hex_count) return "SC-KEY-08";
  const Due due(look);
  if (const Rule rule = forbids_token(look, due, hex, r)) return rule;
  return forbids_choosing_tokens(look, due);
}

void legal_pay(const Look& look, ActionList& list) {
  const bool first = look.s.ask == Ask::bottom;
  if (out_of_reach(look, first ? bottom_payment(look) : look.s.payment)) return;
  const Due due(look);
  if (!forbids_usual_payment(look, due, no_card)) list.push(first ? act::bottom() : act::pay_rest());
  for (std::size_t value = 0; value < card_values; ++value)
    if (!forbids_usual_payment(look, due, value)) list.push(first ? act::bottom(value) : act::pay_card(value));
  if (forbids_choosing_tokens(look, due)) return;
  for (Hex hex : due.held)
    for (std::size_t r = 0; r < resource_types; ++r)
      if (!forbids_token(look, due, hex, r)) list.push(act::pay(hex, static_cast<Resource>(r)));
}

void give_ongoing_bonus(Play& p, Seat seat, std::size_t bottom) {
  const Player& player = p.s.player(seat);
  if (p.rules().ongoing_bonus_optional && (player.declines >> bottom & 1)) return;
  p.tell(Happened::ongoing_bonus, seat, {static_cast<std::int16_t>(bottom)});
  gain_at_once(p, seat, p.facts.ongoing_bonus[bottom]);
}

// SC-BOT-08, SC-ENL-08: the active player, then the left and the right neighbour; in a game of two the one opponent
// once (SC-ENL-10). The default gives all gains before any star (SC-ENL-09).
void finish_bottom(Play& p) {
  const std::size_t bottom = index(bottom_action_of(p));
  const Seat active = p.s.active, left = left_of(p.s, active), right = right_of(p.s, active);
  const bool stars_last = p.rules().all_gains_before_stars;
  for (Seat seat : {active, left, right}) {
    const bool due = seat == active ? p.s.bonus_due : (p.s.player(seat).recruits >> bottom & 1);
    if (due) give_ongoing_bonus(p, seat, bottom);
    if (!stars_last) {
      place_stars(p, seat);
      if (check_end(p)) return;
    }
    if (seat == left && left == right) break;
  }
  for (Seat seat : {active, left, right}) {
    place_stars(p, seat);
    if (check_end(p)) return;
  }
  p.s.bonus_due = 0;
  to_end(p);
}

}  // namespace ludarium::scythe
