// The seven steps of a round (PW-ROUND), the paladins, taking workers, passing, and the task stack that drives it all.
#include <algorithm>
#include <utility>

#include "games/paladins/rules/play.hpp"

namespace ludarium::paladins {

Seat in_turn_order(const State& s, std::size_t place) {
  return seat_at((ludarium::index(s.start) + place) % s.player_count);
}

// PW-SETUP-16: from the start player's right, counter-clockwise; the start player comes last.
Seat hiring_seat(const State& s, std::size_t place) {
  return seat_at((ludarium::index(s.start) + s.player_count - 1u - place) % s.player_count);
}

SeatSet deciding_seats(const State& s) {
  switch (s.ask) {
    case Ask::over:
      return {};
    case Ask::paladins: {
      SeatSet seats;
      for (Seat seat : s.seats())
        if (s.player(seat).drawn[0] != Paladin::none) seats = seats.with(seat);
      return seats;
    }
    case Ask::inquisition:
      return SeatSet::of(s.questioned);
    default:
      return SeatSet::of(s.actor);
  }
}

namespace {

// PW-PAL-01, PW-PAL-03: the one put on top comes back; those put under the deck come when the rest is gone.
Paladin draw_paladin(State& s, Seat seat) {
  Player& player = s.player(seat);
  if (player.top != Paladin::none) return std::exchange(player.top, Paladin::none);
  if (!player.unseen.empty()) return draw(s, paladins_of(seat), player.unseen);
  const Paladin card = player.bottom[0];
  std::move(player.bottom.begin() + 1, player.bottom.begin() + player.bottom_count, player.bottom.begin());
  player.bottom[--player.bottom_count] = Paladin::none;
  return card;
}

void draw_paladins(Play& p) {
  p.s.phase = Phase::paladins;
  for (Seat seat : p.s.seats())
    for (Paladin& card : p.s.player(seat).drawn) {
      card = draw_paladin(p.s, seat);
      p.tell(Happened::drew_paladin, seat, {number(card)}, SeatSet::of(seat));
    }
  p.ask(Ask::paladins);
}

// PW-PAL-09: a used paladin is out of the game.
void put_paladins_away(State& s) {
  for (Seat seat : s.seats()) {
    Player& player = s.player(seat);
    if (player.paladin != Paladin::none) player.used.add(player.paladin);
    player.paladin = Paladin::none;
    player.revealed = 0;
    player.passed = 0;
  }
}

}  // namespace

void begin_round(Play& p) {
  put_paladins_away(p.s);
  ++p.s.round;
  if (p.s.round > 1) p.s.start = in_turn_order(p.s, 1);  // PW-ROUND-02
  p.s.actor = p.s.start;
  p.tell(Happened::round_began, p.s.start, {p.s.round, number(p.s.start)});
  reveal_kings_cards(p);
  lay_tavern_cards(p);
  if (p.s.solo()) begin_rival_round(p);
  draw_paladins(p);
}

// Each of the three goes to one of the places. In a view of somebody else nobody can answer.
Rule forbids_split(const Look& look, Seat seat, Paladin used, Paladin top, Paladin bottom) {
  const Player& player = look.s.player(seat);
  const std::array chosen{used, top, bottom};
  if (player.hidden) return "PW-PAL-05";
  return std::is_permutation(chosen.begin(), chosen.end(), player.drawn.begin()) ? allowed : "PW-PAL-05";
}

void legal_split(const Look& look, Seat seat, ActionList& list) {
  const auto& cards = look.s.player(seat).drawn;
  if (look.s.player(seat).hidden) return;
  for (std::size_t used = 0; used < drawn_paladins; ++used)
    for (std::size_t top = 0; top < drawn_paladins; ++top)
      if (top != used) list.push(act::split(cards[used], cards[top], cards[drawn_paladins - used - top]));
}

// PW-PAL-02 to PW-PAL-05.
void split_paladins(Play& p, Seat seat, Paladin used, Paladin top, Paladin bottom) {
  Player& player = p.s.player(seat);
  player.paladin = used;
  player.top = top;
  player.bottom[player.bottom_count++] = bottom;
  player.drawn.fill(Paladin::none);
  p.tell(Happened::chose_paladin, seat);
  if (!deciding_seats(p.s).empty()) return p.ask(Ask::paladins);
  p.s.phase = Phase::workers;
  p.push(Todo::muster);
}

namespace {

void begin_turn(Play& p, Seat seat) {
  p.s.actor = seat;
  p.s.space = Space::none;
  p.s.option = 0;
  p.s.favour = 0;
  if (p.s.turn < most_turns) ++p.s.turn;
  p.tell(Happened::turn_began, seat, {number(static_cast<int>(p.s.turn))});
  if (p.s.is_rival(seat)) return p.push(Todo::rival_turn);
  p.ask(Ask::action);
}

void begin_actions(Play& p) {
  p.s.phase = Phase::actions;
  begin_turn(p, p.s.start);
}

void push_worker(Play& p, Worker worker) { p.push(Todo::gain, index(worker), 1); }  // workers are the first tokens

// PW-WORK-01: paladin, its workers, tavern card, its workers, then the next player.
void do_muster(Play& p) {
  const std::size_t place = p.pop().a;
  if (place == p.s.player_count) {
    if (p.s.solo()) return p.push(Todo::rival_taxes);
    return begin_actions(p);
  }
  p.s.actor = in_turn_order(p.s, place);
  Player& player = p.actor();
  player.revealed = 1;
  p.tell(Happened::revealed_paladin, p.s.actor, {number(player.paladin)});
  p.push(Todo::muster, place + 1);
  p.push(Todo::tavern);
  const auto& workers = p.facts[player.paladin].workers;
  for (std::size_t i = workers.size(); i-- > 0;) push_worker(p, workers[i]);
}

}  // namespace

Rule forbids_tavern(const Look& look, std::size_t place) {
  if (place >= look.s.tavern.size() || look.s.tavern[place] == Tavern::none) return "PW-TAV-02";
  return look.s.tavern_taker[place] == Seat::none ? allowed : "PW-TAV-02";
}

void legal_tavern(const Look& look, ActionList& list) {
  for (std::size_t i = 0; i < look.s.tavern.size(); ++i)
    if (!forbids_tavern(look, i)) list.push(act::tavern(i));
}

void take_tavern_card(Play& p, std::size_t place) {
  const Tavern card = p.s.tavern[place];
  p.s.tavern_taker[place] = p.s.actor;
  p.tell(Happened::took_tavern, p.s.actor, {number(card)});
  const auto& workers = p.facts[card].workers;
  for (std::size_t i = workers.size(); i-- > 0;) push_worker(p, workers[i]);
}

// PW-PASS-02, PW-PASS-04.
void pass(Play& p) {
  p.actor().passed = 1;
  p.actor().board.fill(no_workers);
  p.tell(Happened::passed, p.s.actor);
  p.push(Todo::end_turn);
  p.push(Todo::keep);
}

namespace {

void do_keep(Play& p) {
  p.pop();
  if (workers_held(p.actor()) > p.facts.carry_over) p.ask(Ask::keep);
}

// Every way to keep at most `room` workers of the types from `type` on.
void each_keep(const Player& player, std::array<std::uint8_t, worker_types>& kept, std::size_t type, int room,
               ActionList& list) {
  if (type == worker_types) return list.push(act::keep(kept));
  for (int n = std::min<int>(room, player.workers[type]); n >= 0; --n) {
    kept[type] = static_cast<std::uint8_t>(n);
    each_keep(player, kept, type + 1, room - n, list);
  }
}

}  // namespace

namespace {

// As many as may stay, those that fit most spots.
int worth_of(Action kept) {
  int worth = 0;
  for (std::size_t i = 0; i < worker_types; ++i) {
    const auto worker = static_cast<Worker>(i);
    worth += kept.arg[i] * (worker == Worker::criminal ? 6 : worker == Worker::labourer ? 3 : 4);
  }
  return worth;
}

}  // namespace

Rule forbids_keep(const Look& look, Action a) {
  int kept = 0;
  for (std::size_t i = 0; i < worker_types; ++i) {
    if (a.arg[i] > look.actor().workers[i]) return "PW-TURN-03";
    kept += a.arg[i];
  }
  return kept <= look.facts.carry_over ? allowed : "PW-PASS-03";
}

// The usual answer first.
void legal_keep(const Look& look, ActionList& list) {
  const std::size_t from = list.size();
  std::array<std::uint8_t, worker_types> kept{};
  each_keep(look.actor(), kept, 0, look.facts.carry_over, list);
  list.put_first(from, [](Action a, Action b) { return worth_of(a) > worth_of(b); });
}

void keep_workers(Play& p, const std::array<std::uint8_t, worker_types>& kept) {
  p.actor().workers = kept;
  p.tell(Happened::kept, p.s.actor, {number(workers_held(p.actor()))});
}

namespace {

// PW-TURN-02: clockwise among those who have not passed.
Seat next_to_act(const State& s) {
  const std::size_t parties = static_cast<std::size_t>(s.parties().size());
  for (std::size_t step = 1; step <= parties; ++step) {
    const Seat seat = seat_at((ludarium::index(s.actor) + step) % parties);
    if (!s.player(seat).passed) return seat;
  }
  return Seat::none;
}

void end_game(Play& p) {
  p.s.phase = Phase::over;
  p.s.actor = Seat::none;
  p.tell(Happened::game_over, Seat::none);
  p.ask(Ask::over);
}

void end_round(Play& p) {
  if (p.s.round == p.facts.rounds) return end_game(p);  // PW-ROUND-09
  reset_board(p);
  begin_round(p);
}

void do_end_turn(Play& p) {
  p.pop();
  p.s.space = Space::none;
  p.s.option = 0;
  p.s.favour = 0;
  const Seat next = next_to_act(p.s);
  next == Seat::none ? end_round(p) : begin_turn(p, next);
}

// PW-SETUP-16 to PW-SETUP-20.
void do_hire(Play& p) {
  const std::size_t place = p.top().a;
  if (place < p.s.player_count) {
    ++p.top().a;
    p.s.actor = hiring_seat(p.s, place);
    return p.ask(Ask::hire);
  }
  p.pop();
  slide_townsfolk(p);
  begin_round(p);
}

void do_tavern(Play& p) {
  p.pop();
  p.ask(Ask::tavern);
}

}  // namespace

void run(Play& p) {
  while (!p.waiting) {
    switch (p.top().what) {
      case Todo::hire:
        do_hire(p);
        break;
      case Todo::muster:
        do_muster(p);
        break;
      case Todo::tavern:
        do_tavern(p);
        break;
      case Todo::rival_taxes:
        do_rival_taxes(p);
        if (p.s.task_count == 0 && !p.waiting) begin_actions(p);
        break;
      case Todo::assign:
        do_assign(p);
        break;
      case Todo::perform:
        do_perform(p);
        break;
      case Todo::rewards:
        do_rewards(p);
        break;
      case Todo::gain:
        do_gain(p);
        break;
      case Todo::suspicions:
        do_suspicions(p);
        break;
      case Todo::tax:
        do_tax(p);
        break;
      case Todo::inquisition:
        do_inquisition(p);
        break;
      case Todo::keep:
        do_keep(p);
        break;
      case Todo::rival_turn:
        do_rival_turn(p);
        break;
      case Todo::end_turn:
        do_end_turn(p);
        break;
      case Todo::nothing:
        assert(false);
        return;
    }
  }
}

}  // namespace ludarium::paladins
