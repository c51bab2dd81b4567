// Everything printed on the components of Imperial Settlers, read from games/settlers/data/*.toml and checked once at
// start. A card's effects are rows of a small closed vocabulary (games/settlers/data/README.md); the rules interpret
// it, and only the few cards that need code of their own are named by a Handler. Example:
// facts.title_of(card).cost.wood
#pragma once

#include <string>
#include <vector>

#include "core/data_source.hpp"
#include "core/result.hpp"
#include "games/settlers/facts/types.hpp"

namespace ludarium::settlers {

struct Goods {
  std::array<std::uint8_t, good_count> count{};  // by Good

  constexpr std::uint8_t& operator[](Good good) { return count[index(good)]; }
  constexpr std::uint8_t operator[](Good good) const { return count[index(good)]; }
  constexpr bool none() const { return *this == Goods{}; }
  constexpr bool operator==(const Goods&) const = default;
};

struct Cost {
  std::array<std::uint8_t, supply_goods> goods{};  // by Good
  std::uint8_t resources = 0;                      // any mix of wood, stone, food
  std::uint8_t hand_cards = 0;
  std::uint8_t location = 0;  // an own location or foundation is discarded

  constexpr bool operator==(const Cost&) const = default;
};

// "1 good per grey location, at most 3."
struct Per {
  Colours colours = 0;   // counts own locations of these colours
  bool samurai = false;  // counts own samurai instead
  Goods gain;            // each time
  std::uint8_t max = 0;  // times; 0 = there is no such line
};

enum class DrawFrom : std::uint8_t { any, common, faction };
struct DrawKeep {
  DrawFrom deck = DrawFrom::any;
  std::uint8_t draw = 0;  // 0 = there is no such line
  std::uint8_t keep = 0;
  bool shuffle_back = false;  // else the rest is discarded
};

enum class Trigger : std::uint8_t { none, build, raze, deal, vp_gain, opponent_exchange };
inline constexpr std::size_t trigger_count = 6;
struct PaidChoice {
  Cost cost;
  Goods gain;
};
struct On {
  Trigger trigger = Trigger::none;
  Colours colours = 0;           // build: of these colours only (0: any)
  bool faction_only = false;     // build: of the own faction deck only
  Goods gain;                    // either this,
  std::vector<Goods> choose;     // or one of these, mandatory,
  std::vector<PaidChoice> paid;  // or at most one of these, for its price
  std::uint8_t at_least = 0;     // vp_gain: an effect that gave this many
  std::uint8_t per_round = 0;    // opponent_exchange: at most this many gains a round
};

enum class Op : std::uint8_t {
  none,
  steal,
  raze,
  spoil,
  remove_location,
  break_deal,
  take_deal,
  deal_on_location,
  trigger_deal,
  trigger_production,
  build,
  draw_keep,
  opponent_discards,
  found_from_hand,
  refresh,
  block,
  take_over
};
struct Operation {
  Op op = Op::none;
  std::uint8_t n = 0;              // steal, spoil, opponent_discards: how many
  std::uint8_t pick = 0;           // steal: bit per Good that may be taken
  bool from_hand = false;          // raze, build
  bool from_opponent = false;      // raze
  bool from_own_common = false;    // raze
  bool from_own_deal = false;      // build
  bool standard_price = false;     // raze: the usual raze tokens on top
  bool ignore_protection = false;  // raze
  std::uint8_t convert_vp = 0;     // raze: each spoil may be given up for this many VP
  bool own = false;                // break_deal: one's own (part of the price); else an opponent's
  bool trade_route = false;        // break_deal, trigger_deal: Trade Route deals too
  bool gain_its_good = false;      // break_deal
  bool waive_location = false;     // build
  DrawKeep draw;                   // draw_keep
};

struct StashStep {
  std::uint8_t at = 0, vp = 0;
};
enum class Stash : std::uint8_t { none, hand_cards, resources };

struct Title {
  std::string id;  // "com_statue"; catalogue key "settlers.card_" + id without its deck prefix, see name_key
  std::string name_key;
  Deck deck = Deck::common;
  Kind kind = Kind::production;
  Colours colours = 0;
  Cost cost;
  std::uint8_t copies = 0;
  std::uint16_t number = 0;  // printed on its first copy; the others go on from there
  bool expansion = false;    // not in the deck of the box, only in decks of one's own (IS-CUST-04)
  std::vector<Good> deals;   // by copy; empty: no Deal field
  std::vector<Good> spoils;  // the Raze field; empty: cannot be razed
  Goods produce;
  Per produce_per;
  std::vector<Goods> produce_choice;
  DrawKeep produce_draw;
  bool produce_copy = false;  // what another own production location produces
  Goods bonus;
  Per bonus_per;
  On on;
  std::uint8_t store = 0;  // bit per Good of the supply
  Stash stash = Stash::none;
  Goods stash_gain;  // for each thing laid there
  std::vector<StashStep> stash_vp;
  std::uint8_t deal_goods_to_vp = 0;
  std::uint8_t uses = 0;  // activations a round; 0: no action
  Cost action_cost;
  Goods action_gain;
  Operation operation;
};

// What the list of legal actions asks of an action location, close together.
struct ActionFacts {
  Cost cost;
  std::uint8_t uses = 0;
  Op op = Op::none;
};

struct FactionFacts {
  std::string id;    // "romans"
  std::string code;  // "ROM"
  Goods produce;
  std::uint8_t store = 0;  // bit per Good
  bool samurai = false;    // settlers may become samurai on own faction locations
  bool razable = false;    // its faction cards have Raze fields and can be razed
};

struct Achievement {
  std::uint16_t at = 0;
  std::string key;  // catalogue key
};

// IS-CUST: a faction deck of one's own.
struct CustomDeck {
  std::string name;  // of its file: "senators" for settlers/decks/senators.toml
  Deck deck = Deck::barbarians;
  std::vector<std::uint8_t> titles;  // indices into Facts::titles
};

struct Facts {
  std::vector<Title> titles;
  std::vector<std::uint8_t> title_index;        // by CardId
  std::vector<std::uint8_t> copy_index;         // by CardId: which copy of its title
  std::vector<std::string> card_id;             // by CardId: "com_castle#47"; a single copy has no number
  std::array<CardSet, faction_count + 1> deck;  // by Deck: all its cards, those of expansions included
  CardSet expansion;                            // cards of titles that are not in the box
  std::vector<CustomDeck> custom_decks;         // the files in settlers/decks/
  std::array<CardSet, 3> kind_set;              // by Kind
  CardSet razable;                              // with a Raze field
  CardSet dealable;                             // with a Deal field
  CardSet stashing;                             // something may be laid under or onto it
  CardSet scoring_stash;                        // the same with whatever other kind of card says so
  std::vector<std::uint8_t> stash_place;        // by CardId: how many cards of its kind of stash come before it
  CardSet storing;                              // keeps goods at Cleanup
  CardSet giving_up;                            // goods of deals may be given up for VP
  std::array<CardSet, trigger_count> firing;    // by Trigger
  std::vector<Cost> cost;                       // by CardId, of building it: close together, for it is asked most
  std::vector<ActionFacts> action;              // by CardId, likewise
  std::vector<Goods> yield;                     // by CardId: what a production location brings a round, for bots
  CardSet varied_yield;                         // and something more by what else stands there
  std::array<CardSet, 8> colour_set;            // by Colour
  std::array<FactionFacts, faction_count> faction;

  std::uint8_t rounds = 0;
  std::uint8_t start_faction_cards = 0, start_common_cards = 0;
  std::uint8_t lookout_faction_cards = 0;
  std::uint8_t row_beyond_players = 0;  // N + this many cards in a row
  std::uint8_t lookout_rows = 0;        // picking rounds of the standard Lookout
  std::uint8_t draft_cards = 0;         // alternative: drawn by each
  std::uint8_t advanced_row = 0;        // advanced: cards face up at first
  std::uint8_t peaceful_common_cards = 0;
  std::uint8_t deal_food = 0;
  std::uint8_t raze_hand = 0, raze_opponent = 0, raze_per_defence = 0, raze_per_samurai = 0;
  std::uint8_t settlers_per_pair = 0;
  Goods razed_owner_gain;
  std::array<std::uint8_t, 3> deck_pattern{};            // IS-CUST-01: titles of a faction deck with 1, 2, 3 copies
  std::array<std::uint8_t, faction_count + 1> end_vp{};  // by Deck

  std::array<Good, attack_cards> attack_good{};
  std::uint8_t solo_revealed_at_setup = 0, solo_attacks = 0, solo_row = 0;
  std::array<Good, 8> japanese_priority{};  // by Deal field, first razed first
  std::vector<Achievement> achievements;    // ascending

  std::size_t card_count() const { return title_index.size(); }
  const Title& title_of(CardId card) const { return titles[title_index[index(card)]]; }
  Good deal_of(CardId card) const {
    const Title& title = title_of(card);
    return title.deals.empty() ? Good::none : title.deals[copy_index[index(card)]];
  }
};

Result<Facts> read_facts(const DataSource& source);
std::vector<DataRemark> check_data(const DataSource& source);
std::vector<DataRemark> doubts(const DataSource& source);

Result<CustomDeck> read_deck(const Facts& facts, const DataFile& file);  // or what is wrong with it
CardSet cards_of(const Facts& facts, const CustomDeck& deck);

}  // namespace ludarium::settlers
