// What holds about the solo opponents in every position: their pieces, cards, trackers, and nothing of them where none
// plays.
#include <bit>

#include "games/scythe/checks/invariants.hpp"
#include "games/scythe/rules/automa/automa.hpp"
#include "games/scythe/text/names.hpp"

namespace ludarium::scythe {
namespace {

std::size_t decks(const State& s) { return s.reads(automas_share_a_deck) ? 1 : s.automas.count; }

// What a player mat, recruits and objectives would leave behind (SC-AUTO-02, SC-AUTO-04).
Broken belongings(const Look& look, const Player& p) {
  const bool built = count_out(p.structures) > 0;
  const bool improved = p.cubes_moved || p.recruits || p.fresh_recruits || p.one_time || p.declines;
  const bool objectives = p.objectives != decltype(p.objectives){} || p.fate != decltype(p.fate){};
  if (built || improved || objectives || p.cubes_on != decltype(p.cubes_on){} || p.section != no_section)
    return wrong("scythe.broken.automa_mat", {{"who", of(p)}});
  if (p.popularity != look.facts.automa.popularity) return wrong("scythe.broken.automa_popularity", {{"who", of(p)}});
  return std::nullopt;
}

// SC-AUTO-44: no two workers and no two combat units of one share a territory.
Broken crowded(const Look& look, const Player& p) {
  for (Hex hex : look.facts.territories)
    if (count_at(p.workers, hex) > 1 || fighters_at(p, hex) > 1)
      return wrong("scythe.broken.automa_crowded", {{"who", of(p)}, {"place", literal(hex_name(look.facts, hex))}});
  return std::nullopt;
}

// SC-AUTO-104: a star for every star space the token has come to.
Broken tracker(const Look& look, Seat seat) {
  const Player& p = look.s.player(seat);
  const StarTracker& tracker = look.facts.automa.of(look.s.automas.level);
  const std::uint8_t space = look.s.automas.space[look.s.automa_at(seat)];
  const std::uint32_t passed = tracker.stars & static_cast<std::uint32_t>((std::uint64_t{2} << space) - 1);
  if (space >= tracker.spaces || p.stars[index(tracker_goal)] != std::popcount(passed))
    return wrong("scythe.broken.automa_tracker", {{"who", of(p)}});
  return std::nullopt;
}

bool cards_fit(const Look& look) {
  const State& s = look.s;
  const Automas& a = s.automas;
  for (std::size_t i = 0; i < max_automas; ++i) {
    const bool out = i >= a.count;
    if (a.deck[i] >> automa_cards || (i >= decks(s) && a.deck[i])) return false;
    if (a.card[i] > automa_cards || (out && (a.card[i] || a.space[i]))) return false;
    if (s.reads(automas_share_a_deck) && !out && a.card[i] != a.card[0]) return false;
  }
  if (!s.is_automa(s.active) || s.ask == Ask::over) return true;
  const std::uint8_t turn_card = last_turn_card(s, s.active);
  const std::uint32_t deck = a.deck[s.reads(automas_share_a_deck) ? 0 : s.automa_at(s.active)];
  return turn_card && !(deck >> (turn_card - 1) & 1u);
}

// Named ones lie in the deck; with several decks nobody could say in which.
bool next_cards_fit(const Look& look) {
  std::uint32_t deck = look.s.automas.deck[0];
  bool ended = false;
  for (std::uint8_t card : look.s.automas.next_cards) {
    ended |= card == 0;
    if (card == 0) continue;
    if (ended || decks(look.s) != 1 || card > automa_cards || !(deck >> (card - 1) & 1u)) return false;
    deck &= ~(1u << (card - 1));
  }
  return true;
}

bool table_fits(const Look& look) {
  const Automas& a = look.s.automas;
  if (index(a.level) >= automa_levels || a.marker >= all_bases) return false;
  if (look.s.player_count <= 2 && a.marker) return false;
  return !(look.s.reads(danger_by_reach) && look.s.reads(danger_by_lock));
}

bool spoils_fit(const Look& look) {
  const auto& spoils = look.s.automas.spoils;
  if (spoils == decltype(look.s.automas.spoils){}) return true;
  if (!look.s.reads(tokens_by_choice) || !look.s.moving.under_way || look.s.is_automa(look.s.active)) return false;
  for (std::size_t u = 0; u < combat_units; ++u)
    if (spoils[u] && !look.facts.territories.has(place_of(look.mover(), unit_at(u)))) return false;
  return true;
}

}  // namespace

void check_automas(const Look& look, Faults& faults) {
  const State& s = look.s;
  if (s.automas.count == 0) {
    if (s.automas != Automas{}) faults.add(wrong("scythe.broken.automa_absent"));
    return;
  }
  if (!table_fits(look)) return faults.add(wrong("scythe.broken.automa_options"));
  if (!cards_fit(look) || !next_cards_fit(look)) faults.add(wrong("scythe.broken.automa_cards"));
  if (!spoils_fit(look)) faults.add(wrong("scythe.broken.automa_spoils"));
  for (Seat seat : s.seats().without(s.people())) {
    const Player& p = s.player(seat);
    faults.add(belongings(look, p));
    faults.add(crowded(look, p));
    faults.add(tracker(look, seat));
  }
}

}  // namespace ludarium::scythe
