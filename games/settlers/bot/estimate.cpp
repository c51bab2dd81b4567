// The hand-written evaluation of Settlers: the score now, what the empire will still produce, and what the goods at
// hand may become. The weights are guesses, in hundredths of a victory point.
#include "games/settlers/bot/estimate.hpp"

#include "games/settlers/rules/scoring.hpp"

namespace ludarium::settlers {
namespace {

constexpr std::array<int, supply_goods> good_worth{55, 65, 50, 80, 40, 60, 5};
constexpr int point = 100;
constexpr int card_in_hand = 45;
constexpr int action_use = 45;  // a round, for an action location
constexpr int feature = 120;
constexpr int share_of_future = 60;  // percent of what production promises for the rounds to come
constexpr int solo_lead = 400;       // a faction location more than the Collection
constexpr int win = 1'000'000;

int worth(const Goods& goods) {
  int sum = goods[Good::vp] * point +
            (goods[Good::card] + goods[Good::card_common] + goods[Good::card_faction]) * card_in_hand;
  for (std::size_t i = 0; i < supply_goods; ++i) sum += goods.count[i] * good_worth[i];
  return sum;
}

int worth(Good good) {
  Goods one;
  if (good != Good::none) one[good] = 1;
  return worth(one);
}

int each_round(const Look& look, Seat seat, CardId card) {
  const Title& title = look.title(card);
  int sum = worth(title.produce) +
            worth(title.produce_per.gain) * (title.produce_per.max ? times(look, seat, title.produce_per) : 0);
  if (!title.produce_choice.empty()) sum += worth(title.produce_choice[0]);
  if (title.produce_draw.draw) sum += card_in_hand;
  return sum + title.uses * action_use + (title.on.trigger != Trigger::none ? feature / 2 : 0);
}

}  // namespace

int estimate(const Look& look, Seat seat) {
  const Player& player = look.s.player(seat);
  const int rounds_left = look.facts.rounds - look.s.round;
  int sum = tally(look, seat).total() * point;
  int income = 0;
  for (CardId card : holdings(look, seat)) income += each_round(look, seat, card);
  for (CardId card : player.deals) income += worth(look.facts.deal_of(card));
  sum += income * rounds_left * share_of_future / 100;
  const bool keeps = look.s.phase != Phase::over && (look.s.phase == Phase::action || rounds_left > 0);
  for (std::size_t i = 0; keeps && i < supply_goods; ++i) sum += player.supply[i] * good_worth[i];
  sum +=
      (player.hand.size() + player.hidden_hand_common + player.hidden_hand_faction) * card_in_hand * (rounds_left > 0);
  if (look.s.solo()) {
    const int own = (player.empire - look.facts.deck[index(Deck::common)]).size();
    sum += (own - look.s.collection.size()) * solo_lead;
  }
  if (look.s.ask == Ask::over) sum += places(look)[index(seat)] == 1 ? win : -win;
  return sum;
}

}  // namespace ludarium::settlers
