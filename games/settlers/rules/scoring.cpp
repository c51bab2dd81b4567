#include "games/settlers/rules/scoring.hpp"

namespace ludarium::settlers {
namespace {

int hand_size(const Player& player) {
  return player.hand.size() + player.hidden_hand_common + player.hidden_hand_faction;
}

// IS-END-05: the best step reached, each card on its own.
int stash_bonus(const Look& look, CardId card) {
  const Title& title = look.title(card);
  if (title.stash == Stash::none) return 0;
  const int held = stashed(look, card);
  int vp = 0;
  for (const StashStep& step : title.stash_vp)
    if (held >= step.at) vp = step.vp;
  return vp;
}

}  // namespace

int stashed(const Look& look, CardId card) {
  const std::size_t slot = stash_slot(look, card);
  return look.title(card).stash == Stash::hand_cards ? look.s.cards_under(slot) : look.s.laid[slot];
}

// A taken-over location scores for its owner (IS-CLAR-EGY-15).
Tally tally(const Look& look, Seat seat) {
  const Player& player = look.s.player(seat);
  Tally t;
  t.gained = player.score;
  for (std::size_t deck = 0; deck < look.facts.deck.size(); ++deck)
    (deck == index(Deck::common) ? t.common : t.faction) +=
        (player.empire & look.facts.deck[deck]).size() * look.facts.end_vp[deck];
  for (CardId card : player.empire& look.facts.scoring_stash) t.bonus += stash_bonus(look, card);
  return t;
}

std::array<int, 3> standing(const Look& look, Seat seat) {
  const Player& player = look.s.player(seat);
  const int left =
      player.has(Good::settler) + player.has(Good::wood) + player.has(Good::stone) + player.has(Good::food);
  return {tally(look, seat).total(), left, hand_size(player)};
}

int faction_locations(const Look& look, Seat seat) {
  return (look.s.player(seat).empire - look.facts.deck[index(Deck::common)]).size();
}

// IS-SOLO-52: more faction locations than the Collection has cards.
bool solo_won(const Look& look) { return faction_locations(look, seat_at(0)) > look.s.collection.size(); }

// IS-SOLO-54, IS-SOLO-55: the highest step of the ladder the score reaches.
std::string_view solo_title(const Look& look) {
  if (!look.s.solo() || !solo_won(look)) return {};
  std::string_view title;
  for (const Achievement& step : look.facts.achievements)
    if (tally(look, seat_at(0)).total() >= step.at) title = step.key;
  return title;
}

std::array<int, max_players> places(const Look& look) {
  std::array<int, max_players> place{};
  if (look.s.solo()) {
    place[0] = solo_won(look) ? 1 : 2;
    return place;
  }
  for (Seat seat : look.s.seats()) {
    place[index(seat)] = 1;
    for (Seat other : look.s.seats()) place[index(seat)] += standing(look, other) > standing(look, seat);
  }
  return place;
}

Scores scores(const Facts& facts, const State& s) {
  const Look look{facts, s};
  const auto place = places(look);
  Scores scores;
  for (Seat seat : s.seats()) {
    const Tally t = tally(look, seat);
    const auto locations = [&](const char* key, int points, Deck deck) {
      const int each = index(deck) < facts.end_vp.size() ? facts.end_vp[index(deck)] : 0;
      return ScoreLine{key, points, each > 0 ? points / each : 0, each};
    };
    scores.push_back({t.total(),
                      place[index(seat)],
                      {{"settlers.score.gained", t.gained},
                       locations("settlers.score.common", t.common, Deck::common),
                       locations("settlers.score.faction", t.faction, static_cast<Deck>(s.player(seat).faction)),
                       {"settlers.score.bonus", t.bonus}}});
    const auto stands = standing(look, seat);
    if (!s.solo()) scores.back().ties = {{"settlers.tie.goods", stands[1]}, {"settlers.tie.cards", stands[2]}};
  }
  return scores;
}

}  // namespace ludarium::settlers
