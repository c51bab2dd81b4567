// Chapter "Round structure": rounds, phases, and the stack of what is still to be done.
#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {

Seat in_turn_order(const State& s, std::size_t place) { return seat_at((index(s.first) + place) % s.player_count); }
Seat left_of(const State& s, Seat seat) { return seat_at((index(seat) + 1) % s.player_count); }

SeatSet deciding_seats(const State& s) {
  switch (s.ask) {
    case Ask::over:
      return {};
    case Ask::draft:
      return SeatSet(static_cast<std::uint8_t>(s.seats().bits() & ~s.answered));
    case Ask::discard:
      return SeatSet::of(s.victim);
    default:
      return SeatSet::of(s.actor);
  }
}

void count_turn(State& s) { s.turn = static_cast<std::uint16_t>(std::min(s.turn + 1, int{most_turns})); }

void begin_round(Play& p) {
  ++p.s.round;
  count_turn(p.s);
  for (Seat seat : p.s.seats()) p.s.player(seat).passed = 0;
  p.s.actor = p.s.first;
  p.tell(Happened::round_began, Seat::none, {p.s.round, number(p.s.first)});
  begin_phase(p, Phase::lookout);
}

void begin_phase(Play& p, Phase phase) {
  p.s.phase = phase;
  p.s.step = 0;
  p.tell(Happened::phase_began, Seat::none, {static_cast<std::int16_t>(phase)});
  switch (phase) {
    case Phase::lookout:
      return begin_lookout(p);
    case Phase::action:
      return begin_turn(p, p.s.first);
    case Phase::attack:
      return begin_attack(p);
    case Phase::over:
      p.tell(Happened::game_over, Seat::none);
      return p.ask(Ask::over);
    case Phase::production:
    case Phase::cleanup:
      return;
  }
}

namespace {

void next_producer(Play& p) {
  if (p.s.step == p.s.player_count) return begin_phase(p, Phase::action);
  p.s.actor = in_turn_order(p.s, p.s.step++);
  p.push(Todo::produce_phase);
}

void advance(Play& p) {
  switch (p.s.phase) {
    case Phase::lookout:
      return advance_lookout(p);
    case Phase::production:
      return next_producer(p);
    case Phase::action:
      return next_turn(p);
    case Phase::cleanup:
      return do_cleanup(p);
    case Phase::attack:
    case Phase::over:
      return;
  }
}

void do_task(Play& p) {
  switch (p.top().what) {
    case Todo::nothing:
      return p.pop();
    case Todo::gain_cards:
      return do_gain_cards(p);
    case Todo::deal_good:
      return do_deal_good(p);
    case Todo::produce:
      return do_produce(p);
    case Todo::produce_phase:
      return do_produce_phase(p);
    case Todo::bonus:
      return do_bonus(p);
    case Todo::built:
      return do_built(p);
    case Todo::place:
      return do_place(p);
    case Todo::pay:
      return do_pay(p);
    case Todo::sacrifice:
      return do_sacrifice(p);
    case Todo::operate:
      return do_operate(p);
    case Todo::look:
      return do_look(p);
    case Todo::keep:
      return do_keep(p);
    case Todo::made_deal:
      return do_made_deal(p);
    case Todo::spoils:
      return do_spoils(p);
    case Todo::razed:
      return do_razed(p);
    case Todo::pairs:
      return do_pairs(p);
    case Todo::samurai:
      return do_samurai(p);
    case Todo::trigger:
      return do_trigger(p);
    case Todo::end_action:
      return do_end_action(p);
    case Todo::attack:
      return do_attack(p);
  }
}

}  // namespace

void run(Play& p) {
  while (!p.waiting) {
    if (p.s.task_count)
      do_task(p);
    else
      advance(p);
  }
}

}  // namespace ludarium::settlers
