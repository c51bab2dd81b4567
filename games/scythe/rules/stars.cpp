// Chapters "Stars" and "End of game".
#include "games/scythe/rules/automa/automa.hpp"
#include "games/scythe/rules/prospects.hpp"
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

namespace {

template <std::size_t n>
Progress of_pieces(const std::array<Hex, n>& pieces) {
  return {count_out(pieces), static_cast<int>(n)};
}

// SC-STAR-01: the goals on tracks and mats.
inline Progress on_the_mats(const Facts& facts, const Player& player, Goal goal) {
  switch (goal) {
    case Goal::upgrades:
      return {std::popcount(player.cubes_moved), cubes_per_faction};
    case Goal::mechs:
      return of_pieces(player.mechs);
    case Goal::structures:
      return of_pieces(player.structures);
    case Goal::recruits:
      return {std::popcount(player.recruits), recruits_per_faction};
    case Goal::workers:
      return of_pieces(player.workers);
    case Goal::popularity:
      return {player.popularity, facts.popularity_max};
    case Goal::power:
      return {player.power, facts.power_max};
    default:
      return {0, 1};  // objectives and combats: by what is done, not by what is held
  }
}

}  // namespace

// Combats and objectives place theirs as they happen.
void place_stars(Play& p, Seat seat) {
  const Player& player = p.s.player(seat);
  const auto place = [&](Goal goal) {
    if (player.stars[index(goal)] != 0) return;
    const Progress progress = on_the_mats(p.facts, player, goal);
    if (progress.have == progress.of) place_star(p, seat, goal);
  };
  if (is_automa(player)) return place(Goal::power);  // SC-AUTO-78
  for (Goal goal :
       {Goal::upgrades, Goal::mechs, Goal::structures, Goal::recruits, Goal::workers, Goal::popularity, Goal::power})
    place(goal);
}

Progress progress_of(const Look& look, Seat seat, Goal goal) {
  const Player& player = look.s.player(seat);
  const int stars = player.stars[index(goal)];
  if (goal == Goal::objective || goal == Goal::combat) {
    const int most = goal == Goal::combat ? combat_star_limit(look, seat) : objective_star_limit(look, seat);
    return {stars, most, stars >= most};
  }
  Progress progress = on_the_mats(look.facts, player, goal);
  progress.starred = stars > 0;
  return progress;
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
