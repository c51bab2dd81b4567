// Chapters "Stars" and "End of game".
#include "games/scythe/rules/automa/automa.hpp"
#include "games/scythe/rules/scoring.hpp"

namespace ludarium::scythe {
namespace {

bool first_of_the_game(const State& s) {
  int stars = 0;
  for (Seat seat : s.seats()) stars += star_count(s.player(seat));
  return stars == 1;
}

// SC-LEARN-07: what everybody would have if the game ended now. Not where coin totals are kept to oneself.
void tell_sample_scoring(Play& p) {
  if (!p.events || p.s.has(hide_coin_totals) || !first_of_the_game(p.s)) return;
  std::array<std::int16_t, 6> fortunes{-1, -1, -1, -1, -1, -1};
  for (Seat seat : p.s.seats()) fortunes[index(seat)] = static_cast<std::int16_t>(fortune(p, seat).total());
  p.tell(Happened::sample_scoring, Seat::none, fortunes);
}

}  // namespace

// SC-STAR-06: nobody has a seventh.
void place_star(Play& p, Seat seat, Goal goal) {
  Player& player = p.s.player(seat);
  if (star_count(player) >= p.facts.stars_to_end) return;
  ++player.stars[index(goal)];
  if (p.s.is_automa(seat) && goal == tracker_goal)
    p.tell(Happened::automa_star, seat, {p.s.automas.space[p.s.automa_at(seat)]});
  else
    p.tell(Happened::star, seat, {static_cast<std::int16_t>(goal)});
  tell_sample_scoring(p);
}

// Combats and objectives place theirs as they happen.
void place_stars(Play& p, Seat seat) {
  const Player& player = p.s.player(seat);
  const auto place = [&](Goal goal, bool reached) {
    if (reached && player.stars[index(goal)] == 0) place_star(p, seat, goal);
  };
  if (is_automa(player)) return place(Goal::power, player.power == p.facts.power_max);  // SC-AUTO-78
  place(Goal::upgrades, std::popcount(player.cubes_moved) == cubes_per_faction);
  place(Goal::mechs, all_out(player.mechs));
  place(Goal::structures, all_out(player.structures));
  place(Goal::recruits, std::popcount(player.recruits) == recruits_per_faction);
  place(Goal::workers, all_out(player.workers));
  place(Goal::popularity, player.popularity == p.facts.popularity_max);
  place(Goal::power, player.power == p.facts.power_max);
}

// SC-AUTO-84: an Automa has no Dominate.
int combat_star_limit(const Look& look, Seat seat) {
  const bool dominates = look.s.player(seat).faction == Faction::saxony && !look.s.is_automa(seat);
  return dominates ? look.facts.stars_to_end : look.facts.combat_star_limit;
}

int objective_star_limit(const Look& look, Seat seat) {
  return look.s.player(seat).faction == Faction::saxony ? look.facts.objective_star_limit_saxony
                                                        : look.facts.objective_star_limit;
}

// SC-TIME-05: a star placed inside one of these ends the game when it is complete (SC-COMB-24, SC-END-03, SC-END-13).
bool end_waits(const Look& look) {
  switch (look.s.ask) {
    case Ask::pay:
    case Ask::gain:
    case Ask::produce:
    case Ask::ability:
    case Ask::fight:
    case Ask::retreat:
      return true;
    default:
      return false;
  }
}

// SC-END-01, SC-END-02: at once, whatever was still pending.
bool check_end(Play& p) {
  for (Seat seat : p.s.seats()) {
    if (star_count(p.s.player(seat)) < p.facts.stars_to_end) continue;
    settle_spoils(p);
    put_back_units(p);
    p.s.moving = {};
    p.s.combat = {};
    p.s.gain = {};
    p.s.payment = {};
    p.s.fought = p.s.produced = {};
    p.s.gain_hex = p.s.transport_hex = Hex::none;
    p.s.in_part = p.s.bonus_due = p.s.produce_left = p.s.mill_open = p.s.top_barred = 0;
    p.s.encounter_card = p.s.options_taken = p.s.options_tried = 0;
    p.s.stage = Stage::end;
    p.s.ask = Ask::over;
    p.tell(Happened::game_over, seat);
    return true;
  }
  return false;
}

}  // namespace ludarium::scythe
