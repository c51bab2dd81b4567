// What lies before each player: supply, board, paladins; and what only the solo opponent has.
#include <algorithm>
#include <bit>
#include <numeric>

#include "games/paladins/checks/invariants.hpp"
#include "games/paladins/text/options.hpp"

namespace ludarium::paladins {
namespace {

// The first `count` entries are there, the others are not.
template <class List>
bool filled_to(const List& list, std::size_t count) {
  using Card = typename List::value_type;
  for (std::size_t i = 0; i < list.size(); ++i)
    if ((list[i] != Card::none) != (i < count)) return false;
  return count <= list.size();
}

void goods_of(const Look& look, Seat seat, Faults& faults) {
  const Player& p = look.s.player(seat);
  const auto at_most = [&](int found, int most, std::string_view thing) {
    if (found > most)
      faults.add(wrong("paladins.broken.supply", {{"who", of(look.s, seat)}, {"thing", literal(thing)}}));
  };
  at_most(p.silver, most_goods, "silver");
  at_most(p.provision, most_goods, "provision");
  at_most(p.unpaid, most_pieces, "unpaid");
  at_most(p.paid, most_pieces, "paid");
  for (std::size_t i = 0; i < worker_types; ++i) at_most(p.workers[i], most_pieces, kinds_of_worker[i]);
  const int end = static_cast<int>(look.facts.attribute_vp.size()) - 1;
  for (std::size_t i = 0; i < attributes; ++i) at_most(p.track[i], end, attribute_names[i]);
}

Broken cards_of(const Look& look, Seat seat) {
  const Player& p = look.s.player(seat);
  const auto gap = [&](std::string_view list) {
    return wrong("paladins.broken.list_gap", {{"who", of(look.s, seat)}, {"list", literal(list)}});
  };
  if (!filled_to(p.hired, p.hired_count)) return gap("hired");
  if (!filled_to(p.walls, p.wall_count)) return gap("walls");
  if (!filled_to(p.converted, p.converted_count)) return gap("converted");
  return std::nullopt;
}

Broken first_hire(const Look& look, Seat seat) {
  const bool hires = !look.s.is_rival(seat) && look.s.phase != Phase::hiring;
  if (!hires || look.s.player(seat).hired_count > 0) return std::nullopt;
  return wrong("paladins.broken.nobody_hired", {{"who", of(look.s, seat)}});
}

// ---- the board

// A space of the left side holds the workers of one of its ways, from the left.
bool left_fits(const LeftAction& action, const Spots& workers) {
  return std::any_of(action.options.begin(), action.options.end(), [&](const LeftOption& way) {
    for (std::size_t i = 0; i < most_spots; ++i) {
      const bool needed = i < way.spots.size();
      if ((workers[i] != Worker::none) != needed) return false;
      if (needed && !fits(workers[i], way.spots[i])) return false;
    }
    return true;
  });
}

// PW-TURN-08: one of the right side is full, but for the spots a workshop covers.
bool right_fits(const RightAction& action, const Player& p, Space space, const Spots& workers) {
  for (std::size_t i = 0; i < most_spots; ++i) {
    const bool needed = !covered(p, space, i);
    if ((workers[i] != Worker::none) != needed) return false;
    if (needed && !fits(workers[i], action.spots[i])) return false;
  }
  return true;
}

Broken workers_on_board(const Look& look, Seat seat) {
  const Player& p = look.s.player(seat);
  for (std::size_t i = 0; i < board_spaces; ++i) {
    const auto space = static_cast<Space>(i);
    if (!occupied(p, space)) continue;
    const bool real = std::all_of(p.board[i].begin(), p.board[i].end(),
                                  [](Worker worker) { return worker == Worker::none || index(worker) < worker_types; });
    const bool fit = right_side(space) ? right_fits(look.facts.right[right_index(space)], p, space, p.board[i])
                                       : left_fits(look.facts.left[i], p.board[i]);
    if (!real || !fit || p.passed || look.s.phase != Phase::actions)
      return wrong("paladins.broken.board", {{"who", of(look.s, seat)}, {"space", literal(space_names[i])}});
  }
  return std::nullopt;
}

Broken workshops_of(const Look& look, Seat seat) {
  const Player& p = look.s.player(seat);
  const bool few = std::popcount(p.workshops) == p.workshop_count && p.workshop_count <= workshop_count;
  bool coverable = p.workshops >> (2 * right_spaces) == 0;
  for (std::size_t i = 0; i < right_spaces; ++i)
    for (std::size_t spot = look.facts.right[i].coverable; spot < 2; ++spot)
      coverable = coverable && !covered(p, right_at(i), spot);
  return few && coverable ? Broken() : wrong("paladins.broken.workshops", {{"who", of(look.s, seat)}});
}

// PW-LIM-01, and that what left the board stands somewhere.
Broken pieces_of(const Look& look, Seat seat) {
  const State& s = look.s;
  const Player& p = s.player(seat);
  const auto standing = [&](bool outposts) {
    return std::count(s.map.begin(), s.map.end(), Piece::of(seat, outposts));
  };
  const auto bad = [&](std::string_view thing) {
    return wrong("paladins.broken.pieces", {{"who", of(s, seat)}, {"thing", literal(thing)}});
  };
  if (standing(false) != p.monks || p.monks > most_uses) return bad("monks");
  if (standing(true) != p.outposts || p.outposts > most_uses) return bad("outposts");
  const int jars = s.is_rival(seat) ? p.jars : std::popcount(p.jar_places);
  if (jars != p.jars || jars > static_cast<int>(most_uses) || p.jar_places >> jar_spaces) return bad("jars");
  return std::nullopt;
}

// ---- the paladins

struct PaladinCount {
  std::size_t unseen = 0, bottom = 0;
};

// PW-PAL-01, PW-PAL-09: how many there are once three are drawn in a round.
PaladinCount after_drawing(std::size_t round) {
  if (round == 0) return {paladin_count, 0};
  const std::size_t seen = drawn_paladins + 2 * (round - 1);
  const std::size_t unseen = seen < paladin_count ? paladin_count - seen : 0;
  return {unseen, paladin_count + 1 - drawn_paladins - round - unseen};
}

// In a view none of the places of a hidden deck tells its card, else all do.
bool is_paladin(const Player& p, Paladin card) {
  return p.hidden ? card == Paladin::unknown : index(card) < paladin_count;
}

template <class Is>
bool any_paladin(const Player& p, Is is) {
  return is(p.paladin) || is(p.top) || std::any_of(p.drawn.begin(), p.drawn.end(), is) ||
         std::any_of(p.bottom.begin(), p.bottom.end(), is);
}

// Nothing is hidden in a game; in a view everything is but what one seat may know. Both at once is neither.
Broken half_hidden(const Look& look, Seat seat) {
  const Player& p = look.s.player(seat);
  const bool unknown = any_paladin(p, [](Paladin card) { return card == Paladin::unknown; });
  if ((p.hidden || unknown) && look.s.rng.state != 0)
    return wrong("paladins.broken.hidden_and_known", {{"who", of(look.s, seat)}});
  if (unknown && !p.hidden) return wrong("paladins.broken.not_hidden", {{"who", of(look.s, seat)}});
  const auto known = [](Paladin card) { return index(card) < paladin_count; };
  const bool face_down = known(p.top) || (!p.revealed && known(p.paladin)) ||
                         std::any_of(p.drawn.begin(), p.drawn.end(), known) ||
                         std::any_of(p.bottom.begin(), p.bottom.end(), known);
  if (p.hidden && (face_down || !p.unseen.empty()))
    return wrong("paladins.broken.not_all_hidden", {{"who", of(look.s, seat)}});
  return std::nullopt;
}

Broken paladin_places(const Look& look, Seat seat) {
  const State& s = look.s;
  const Player& p = s.player(seat);
  const auto bad = [&] { return wrong("paladins.broken.paladins", {{"who", of(s, seat)}}); };
  const bool hiring = s.phase == Phase::hiring;
  const bool drawing = s.phase == Phase::paladins && p.drawn[0] != Paladin::none;
  const bool split = !hiring && !drawing;
  const auto there = after_drawing(s.round);
  if (!filled_to(p.drawn, drawing ? drawn_paladins : 0) || !filled_to(p.bottom, p.bottom_count)) return bad();
  if ((p.paladin != Paladin::none) != split || (p.top != Paladin::none) != split) return bad();
  if (p.bottom_count != there.bottom + (split ? 1 : 0)) return bad();
  if (static_cast<std::size_t>(p.unseen.size()) != (p.hidden ? 0 : there.unseen)) return bad();
  if (p.used.size() != std::max(0, s.round - 1)) return bad();
  const bool open = p.revealed && index(p.paladin) < paladin_count;
  if (p.paladin != Paladin::none && !open && !is_paladin(p, p.paladin)) return bad();
  if (p.top != Paladin::none && !is_paladin(p, p.top)) return bad();
  for (Paladin card : p.drawn)
    if (card != Paladin::none && !is_paladin(p, card)) return bad();
  for (std::size_t i = 0; i < p.bottom_count; ++i)
    if (!is_paladin(p, p.bottom[i])) return bad();
  if (p.revealed && (!split || s.phase == Phase::paladins || p.paladin == Paladin::unknown)) return bad();
  return std::nullopt;
}

Broken paladins_once(const Look& look, Seat seat) {
  const Player& p = look.s.player(seat);
  PaladinSet seen = p.used;
  Broken twice;
  const auto add = [&](Paladin card) {
    if (index(card) >= paladin_count) return;
    if (seen.has(card))
      twice = wrong("paladins.broken.paladin_twice",
                    {{"who", of(look.s, seat)}, {"card", literal(name(look.facts, card))}});
    seen.add(card);
  };
  for (Paladin card : p.unseen) add(card);
  add(p.paladin);
  add(p.top);
  for (Paladin card : p.drawn) add(card);
  for (Paladin card : p.bottom) add(card);
  return twice;
}

// Revealed one after the other in the Workers phase; the muster under way tells how far (invariants_turn.cpp).
Broken reveals(const Look& look, Seat seat) {
  const State& s = look.s;
  const Player& p = s.player(seat);
  const bool all = s.phase == Phase::actions || s.phase == Phase::over;
  if (all && !p.revealed) return wrong("paladins.broken.not_revealed", {{"who", of(s, seat)}});
  return std::nullopt;
}

// A view is what one seat may know, or a spectator: no two decks of paladins are open in it.
Broken one_viewer(const Look& look) {
  const State& s = look.s;
  if (s.rng.state != 0) return std::nullopt;
  int open = 0;
  for (Seat seat : s.seats()) open += !s.player(seat).hidden;
  return open > 1 ? wrong("paladins.broken.two_viewers") : Broken();
}

// ---- the solo opponent

// It has pieces, cards and tracks like a player, but none of the rest.
Broken rival_pieces(const Look& look) {
  const Player& p = look.s.player(rival_seat);
  Player like = blank();
  like.attacked = p.attacked;
  like.track = p.track;
  like.monks = p.monks;
  like.outposts = p.outposts;
  like.jars = p.jars;
  like.workshop_count = p.workshop_count;
  like.unpaid = p.unpaid;
  like.paid = p.paid;
  like.wall_count = p.wall_count;
  like.walls = p.walls;
  like.converted_count = p.converted_count;
  like.converted = p.converted;
  like.suspicion_count = p.suspicion_count;
  like.suspicions = p.suspicions;
  like.passed = p.passed;
  return p == like ? Broken() : wrong("paladins.broken.rival_pieces");
}

Broken rival_board(const Look& look) {
  const State& s = look.s;
  const Rival& r = s.rival;
  const SoloFacts& facts = look.facts.solo;
  const bool acting = s.phase == Phase::actions || s.phase == Phase::over;
  int workshops = 0;
  for (std::size_t i = 0; i < right_spaces; ++i) {
    workshops += r.workshops[i];
    const bool fits_action = r.placed[i] == 0 || (acting && r.placed[i] + r.workshops[i] == facts.workers[i]);
    if (r.workshops[i] > facts.most_workshops || !fits_action)
      return wrong("paladins.broken.rival_board", {{"space", literal(right_side_names[i])}});
  }
  if (workshops != s.player(rival_seat).workshop_count || workshops > facts.workshops)
    return wrong("paladins.broken.workshops", {{"who", of(s, rival_seat)}});
  const auto left_side = static_cast<std::uint16_t>(0xfu << index(Scheme::recruit));
  if (r.left & ~left_side || (r.left && !acting)) return wrong("paladins.broken.rival_left");
  return std::nullopt;
}

Broken rival_workers(const Look& look) {
  const State& s = look.s;
  const Rival& r = s.rival;
  const bool acting = s.phase == Phase::actions || s.phase == Phase::over;
  const int fresh = s.phase == Phase::hiring ? 0 : s.round + look.facts.solo.start_workers;
  if (acting ? r.workers > most_pieces : r.workers != fresh) return wrong("paladins.broken.rival_workers");
  const bool passed = s.player(rival_seat).passed != 0;
  if ((r.rested && !passed) || (passed && !r.rested && r.workers > 0)) return wrong("paladins.broken.rival_rest");
  if (r.marker >= look.facts.solo.track) return wrong("paladins.broken.rival_marker");
  std::array<bool, attributes> stacked{};
  for (Attribute attribute : r.stack)
    if (index(attribute) < attributes) stacked[index(attribute)] = true;
  if (std::count(stacked.begin(), stacked.end(), true) != attributes) return wrong("paladins.broken.rival_stack");
  return std::nullopt;
}

// PW-SSET-05, PW-SRND-02: the favour schemes come in one by one, with their favours.
Broken schemes_once(const Look& look) {
  const State& s = look.s;
  const Rival& r = s.rival;
  for (std::size_t i = 0; i < scheme_kinds; ++i) {
    int all = look.facts.solo.copies[i];
    if (static_cast<Scheme>(i) == Scheme::kings_favour)
      all = static_cast<int>(favour_slots - std::count(s.favours.begin(), s.favours.end(), Favour::none));
    if (r.deck[i] + r.discard[i] != all)
      return wrong(
          "paladins.broken.schemes",
          {{"scheme", literal(scheme_names[i])}, {"count", amount(r.deck[i] + r.discard[i])}, {"all", amount(all)}});
  }
  if (r.scheme != Scheme::none && (index(r.scheme) >= scheme_kinds || r.discard[index(r.scheme)] == 0))
    return wrong("paladins.broken.scheme");
  return std::nullopt;
}

}  // namespace

void check_cards_held(const Look& look, Faults& faults) {
  for (Seat seat : look.s.parties()) faults.add(cards_of(look, seat));
}

void check_supply(const Look& look, Faults& faults) {
  for (Seat seat : look.s.parties()) {
    goods_of(look, seat, faults);
    faults.add(first_hire(look, seat));
  }
}

void check_boards(const Look& look, Faults& faults) {
  for (Seat seat : look.s.parties()) {
    faults.add(pieces_of(look, seat));
    if (look.s.is_rival(seat)) continue;
    for (auto check : {workshops_of, workers_on_board}) faults.add(check(look, seat));
  }
}

void check_paladins(const Look& look, Faults& faults) {
  faults.add(one_viewer(look));
  for (Seat seat : look.s.seats())
    for (auto check : {half_hidden, paladin_places, paladins_once, reveals})
      if (auto broken = check(look, seat)) {
        faults.add(broken);
        break;  // the next would say it in other words
      }
}

void check_rival(const Look& look, Faults& faults) {
  if (!look.s.solo()) return faults.add(look.s.rival == Rival{} ? Broken() : wrong("paladins.broken.no_rival"));
  for (auto check : {rival_pieces, rival_board, rival_workers, schemes_once}) faults.add(check(look));
}

}  // namespace ludarium::paladins
