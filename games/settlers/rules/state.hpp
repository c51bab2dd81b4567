// One position of Imperial Settlers: a plain value, no pointers, no padding, under 2 KiB.
// A card is in exactly one of the card sets below (or, of a faction nobody plays, in none). Decks carry no order: which
// card comes next is drawn from `rng` when it comes, unless a position names it in `next`. Goods lying on cards are not
// counted, for the supply is endless; that a location was used is a mark. What a viewer may not know is counted in the
// hidden_* fields by redact().
#pragma once

#include "core/rng.hpp"
#include "games/settlers/facts/facts.hpp"
#include "games/settlers/facts/types.hpp"

namespace ludarium::settlers {

enum Wish : std::uint8_t {  // standing wishes, off unless said
  choose_payment = 1 << 0,  // ask which resources gold stands in for
  choose_storage = 1 << 1,  // ask what to keep at Cleanup
};

// The next cards of a deck as a position names them, the top one first: number of the card + 1, then zeros.
template <std::size_t n>
using NextCards = std::array<std::uint8_t, n>;

struct Player {
  CardSet hand, empire, deals, foundations;
  CardSet deck, discard;  // of the own faction
  CardSet offer;          // alternative Lookout: the cards to choose from now
  std::uint16_t score = 0;
  Faction faction = Faction::none;
  std::uint8_t passed = 0;
  std::array<std::uint8_t, supply_goods> supply{};  // by Good
  std::uint8_t wishes = 0;
  std::uint8_t exchange_gains = 0;  // this round, from "opponent_exchange" features (Oasis)
  std::uint8_t hidden_hand_common = 0, hidden_hand_faction = 0, hidden_deck = 0, hidden_offer = 0;
  std::uint8_t hidden_foundations = 0;
  NextCards<6> next{};  // of the own faction deck

  std::uint8_t& has(Good good) { return supply[index(good)]; }
  std::uint8_t has(Good good) const { return supply[index(good)]; }
  bool operator==(const Player&) const = default;
};

// What the state waits for.
enum class Ask : std::uint8_t {
  pick,       // a card of the face-up row
  draft,      // alternative Lookout, all at once
  source,     // Production: which of the sources that leave a choice comes next
  deck,       // a card is gained: from which deck
  keep,       // of the cards looked at, which one stays
  option,     // production or feature with an "or"
  copy,       // whose production
  diplomacy,  // a deal's good, or VP for it
  action,     // the turn
  after,      // after the action: placements, or the end of the turn
  sacrifice,  // which location or foundation pays the Location symbol
  pay,        // which resources and how much gold
  hand_card,  // which card of the hand is paid, founded or built by the action
  target,     // what the operation is aimed at
  convert,    // Dark Chapel: a spoil, or VP for it
  trigger,    // which feature that leaves a choice fires, and how
  pair,       // what a pair of settlers brings
  samurai,    // where a samurai of a bonus goes
  discard,    // Desert: the opponent's card
  store,      // Cleanup, on wish
  attacked,   // solo: which of the equals is razed
  over
};

// Something still to be done before the game goes on; the last one pushed comes first.
enum class Todo : std::uint8_t {
  nothing,
  gain_cards,     // n cards: a = Good (card, card_common, card_faction), b = how many
  deal_good,      // card = the deal (or the foreign location), a = Good
  produce,        // card
  produce_phase,  // the producing player's sources
  bonus,          // card
  built,          // card: features fire
  place,          // card enters the empire of the actor
  pay,            // the price in `price`
  sacrifice,      // a Location symbol
  operate,        // card: run its operation once
  look,           // a = DrawFrom, b = how many cards to turn up into `looked`
  keep,           // of `looked`, a = how many stay, b = 1: the rest is shuffled back, 2: ... discarded
  made_deal,      // card: paid for, now laid out
  spoils,         // card razed: a = bit per spoil still to come, b = VP for one given up
  razed,          // card: what follows the spoils
  pairs,          // a = pairs still to be resolved
  samurai,        // a = how many are to be placed
  trigger,        // the features in `firing`
  end_action,     // the action of the turn is over
  attack          // a = attacks still to come, b = place of the second card of a match + 1
};

struct Task {
  Todo what = Todo::nothing;
  CardId card = CardId::none;
  std::uint8_t a = 0, b = 0;

  bool operator==(const Task&) const = default;
};
inline constexpr std::size_t most_tasks = 24;

inline constexpr std::size_t hand_stashes = 2;  // cards that take hand cards (Gates)
inline constexpr std::size_t stashes = 3;       // these, then the ones that take resources (Shrine)

// How many cards under a Gate a viewer does not know: the owner's and those a taker laid there, by their backs.
enum class UnderGate : std::uint8_t { common, faction, taker_common, taker_faction };
using HiddenUnder = std::array<std::uint8_t, 4>;  // by UnderGate

// Where goods, points and turns are counted; the supply is endless, a byte is not. Play stops counting there.
inline constexpr std::uint8_t most_goods = 250;
inline constexpr std::uint8_t most_price = 127;  // of one good; no card asks for nearly as much
inline constexpr std::uint16_t most_score = 65535, most_turns = 65535;

struct State {
  Rng rng;
  std::array<Player, max_players> players{};
  CardSet common_deck, common_discard, row;
  CardSet virtual_area, collection;  // solo
  CardSet box;                       // cards of the factions in play that their decks leave out (IS-CUST)
  CardSet used, used_twice, blocked, samurai, defence, defence_twice;
  CardSet taken_over;                       // by the Egyptian player
  CardSet traded;                           // locations with a Trade Route deal on them
  CardSet markers;                          // cards lying face down as Trade Route markers
  CardSet by_taker;                         // of `traded` and the cards under Gates: laid by the Egyptian player
  CardSet secret;                           // foundations only their owner knows
  CardSet looked;                           // cards a "draw, keep" turned up
  CardSet firing;                           // features that still fire
  CardSet sources;                          // production sources still to come
  std::array<CardSet, hand_stashes> under;  // cards under each Gate
  std::array<Task, most_tasks> tasks{};
  std::array<std::uint8_t, attack_cards> line{};  // solo: attack cards, front first; number, 0 = none
  std::uint16_t attack_deck = 0;                  // bit per attack card
  std::uint16_t attack_deals = 0;                 // attack cards held as own deals (Spies)
  std::uint16_t attack_gone = 0;                  // attack cards out of the game (Robbers, Ninjas)
  std::uint16_t turn = 0;
  std::uint8_t task_count = 0;
  std::uint8_t line_length = 0;
  std::array<std::uint8_t, stashes> laid{};  // resources on each stash card
  Cost price;                                // being paid
  std::uint8_t player_count = 0;
  std::uint8_t round = 0;
  Phase phase = Phase::lookout;
  Ask ask = Ask::over;
  Lookout lookout = Lookout::standard;
  std::uint8_t peaceful = 0;
  Seat first = Seat::none;
  Seat actor = Seat::none;     // whose tasks these are
  Seat victim = Seat::none;    // Ask::discard: who has to answer
  CardId card = CardId::none;  // the card the question is about
  std::uint8_t step = 0;       // Lookout: picks made; production: players done
  std::uint8_t answered = 0;   // draft: bit per seat
  std::uint8_t effect_vp = 0;  // VP the running effect has given so far
  std::uint8_t hidden_common_deck = 0, hidden_attack_deck = 0, hidden_markers = 0;
  std::uint8_t hidden_looked = 0;  // common cards in the low half, faction cards in the high half
  std::array<HiddenUnder, hand_stashes> hidden_under{};
  NextCards<24> next_common{};
  NextCards<8> next_attack{};

  bool operator==(const State&) const = default;

  Player& player(Seat seat) { return players[index(seat)]; }
  const Player& player(Seat seat) const { return players[index(seat)]; }
  int cards_under(std::size_t slot) const {
    int cards = under[slot].size();
    for (std::uint8_t hidden : hidden_under[slot]) cards += hidden;
    return cards;
  }
  SeatSet seats() const { return SeatSet::first(player_count); }
  bool solo() const { return player_count == 1; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 2048);

}  // namespace ludarium::settlers
