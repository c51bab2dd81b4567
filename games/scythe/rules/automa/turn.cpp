// Chapters "The turn", "Encounters, Factory, objectives" and "Star tracker and schemes" of the solo ledger: draw, move,
// gains, recruit bonus, star. The end of the game is looked for behind every star (SC-AUTO-29).
#include "games/scythe/rules/automa/automa.hpp"

namespace ludarium::scythe {
namespace {

// SC-AUTO-28.
bool skipped(const Look& look, const AutomaCard& card) {
  return card.skip && look.facts.automa.of(look.s.automas.level).skips_marked_cards;
}

// SC-AUTO-97: at random, and nobody looks at it. It is no card of anybody's any more, so not even the state keeps it.
void take_unseen_factory_card(Play& p) {
  std::uint32_t board = p.s.factory_board;
  for (std::uint32_t skip = p.s.rng.below(static_cast<std::uint32_t>(std::popcount(board))); skip; --skip)
    board &= board - 1;
  p.s.factory_board &= ~(board & -board);
  p.mover().factory_card = hidden_card;
  p.tell(Happened::automa_factory, p.s.active);
}

// SC-AUTO-96, SC-AUTO-97: any move of the character ends so.
void character_arrives(Play& p) {
  const Player& own = p.mover();
  if (p.s.moving.steps[index(Unit::character)] == 0) return;
  if (p.s.encounter_tokens.has(own.character)) {
    p.s.encounter_tokens.remove(own.character);
    p.tell(Happened::automa_encounter, p.s.active, {number(index(own.character))});
  }
  if (own.character == p.facts.factory && own.factory_card == 0) take_unseen_factory_card(p);
}

// SC-AUTO-104 to SC-AUTO-110. True: the game is over.
bool star_line(Play& p) {
  const Seat automa = p.s.active;
  const StarTracker& tracker = p.facts.automa.of(p.s.automas.level);
  std::uint8_t& space = p.s.automas.space[p.s.automa_at(automa)];
  if (!automa_card(p.facts, last_turn_card(p.s, automa)).star || space + 1 >= tracker.spaces) return false;
  ++space;
  p.tell(Happened::automa_tracker, automa, {last_turn_card(p.s, automa), space});
  if (space == tracker.opens) p.tell(Happened::automa_unlocked, automa);
  if (tracker.stars >> space & 1u) place_star(p, automa, tracker_goal);
  if (space == tracker.scheme_2) {
    shuffle_all_automa_cards(p, automa);
    p.tell(Happened::automa_scheme, automa);
  }
  return check_end(p);
}

}  // namespace

void play_automa_turn(Play& p) {
  const Seat automa = p.s.active;
  p.s.stage = Stage::top;
  const std::uint8_t card = draw_automa_card(p, automa, true);
  p.tell(Happened::automa_card, automa, {card, number(scheme_of(p, automa) + 1)});
  if (!skipped(p, automa_card(p.facts, card))) return automa_move_line(p);
  p.tell(Happened::automa_skipped, automa, {card});
  next_turn(p);
}

void after_automa_move(Play& p) {
  character_arrives(p);
  p.s.moving = {};
  p.s.fought = {};
  if (automa_gain_line(p) || automa_recruit_line(p) || star_line(p)) return;
  next_turn(p);
}

}  // namespace ludarium::scythe
