// Everything printed on the components of Paladins of the West Kingdom, read from games/paladins/data/*.toml and
// checked once at start. No number of the box stands in code. Example: facts.region[2].faith
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/data_source.hpp"
#include "core/result.hpp"
#include "games/paladins/facts/types.hpp"

namespace ludarium::paladins {

// `n` of one token: one source of a reward, or one part of a price.
struct Gain {
  Token token = Token::none;
  std::uint8_t n = 0;

  constexpr bool operator==(const Gain&) const = default;
};

// A short list of gains in printed order, without a heap.
class Gains {
 public:
  static constexpr std::size_t capacity = 5;

  constexpr void push(Gain gain) { list_[size_++] = gain; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Gain operator[](std::size_t i) const { return list_[i]; }
  constexpr const Gain* begin() const { return list_.data(); }
  constexpr const Gain* end() const { return list_.data() + size_; }
  constexpr int count(Token token) const {
    int n = 0;
    for (Gain gain : *this)
      if (gain.token == token) n += gain.n;
    return n;
  }
  constexpr bool operator==(const Gains&) const = default;

 private:
  std::array<Gain, capacity> list_{};
  std::uint8_t size_ = 0;
};

struct PaladinCard {
  std::string id;
  std::string name_key;  // catalogue key, "paladins.paladin_" + id
  std::array<Worker, 2> workers{};
  std::array<std::uint8_t, attributes> boost{};
  Space on = Space::none;       // the action its ability is about
  bool free = false;            // that action's silver or provisions are not paid
  std::uint8_t silver_off = 0;  // ... or so much silver less
  Gain gain;                    // ... or this after each such action; Token::none if not
};

struct TavernCard {
  std::array<Worker, 4> workers{};
};

struct TownsfolkCard {
  enum class Fires : std::uint8_t { action, pay_debt, inquisition };
  enum class Condition : std::uint8_t { none, at_least, no_suspicion };
  std::string id;        // "abbot_1"
  std::string name_key;  // "paladins.townsfolk_abbot"
  Gains dismiss;
  Gains instant;
  Fires fires = Fires::action;
  Space on = Space::none;  // Fires::action
  Condition condition = Condition::none;
  std::uint8_t suspicions = 0;  // Condition::at_least
  Gain gain;                    // the ability
};

struct OutsiderCard {
  enum class Vp : std::uint8_t {
    per_action,
    per_attribute,
    per_attacked,
    per_paid_debt,
    per_unpaid_debt,
    per_suspicion,
    base_plus_order,
    base_plus_mercenary
  };
  std::string id;        // "adventurer_1"
  std::string name_key;  // "paladins.outsider_adventurer"
  People people = People::saracen;
  bool mercenary = false;  // counts for base_plus_mercenary
  Gains attack;
  Gains convert;
  Vp vp = Vp::per_action;
  Space action = Space::none;                 // per_action
  Attribute attribute = Attribute::strength;  // per_attribute
  People attacked = People::saracen;          // per_attacked
  std::uint8_t per = 1;                       // per_action, per_attribute: one VP for so many
  std::uint8_t base = 0, each = 0;            // base_plus_*
};

struct WallCard {
  Gains gain;
  std::vector<Gains> choice;  // one of these besides; empty if there is none
  std::uint8_t vp = 0;
};

struct OrderCard {
  std::string id;  // the action's
  Space action = Space::none;
  std::uint8_t at_least = 0;
};

struct FavourCard {
  std::string id;
  std::string name_key;  // "paladins.favour_clemency"
  Worker spot = Worker::any;
  Gains cost;
  Gains gain;
  std::vector<Gains> choice;
};

struct MapSpace {
  std::string id;           // "r2_3"
  std::uint8_t region = 0;  // from 0
  std::uint8_t min_players = 1;
  Gains gain;
};

struct RegionFacts {
  std::uint8_t faith = 0, strength = 0;
};
struct OutsiderSlot {
  std::uint8_t strength = 0, faith = 0, short_silver = 1;
};
struct TownsfolkSlot {
  std::uint8_t silver = 0;
  bool or_debt = false;
};
struct KingSlot {
  std::uint8_t round = 0, vp = 0;  // vp: orders only
};

// Whom a way to take an action needs, counted: a byte for each colour, as in a player's supply. No action has two spots
// of one colour, so each byte is 0 or 1. Made from the spots once all is read.
struct Crew {
  std::uint64_t coloured = 0;
  std::uint8_t criminals = 0;  // on spots that take nobody else
  std::uint8_t spots = 0;      // in all
};
Crew crew_for(std::span<const Worker> spots);  // `none` needs nobody

// One way to take an action of the left side.
struct LeftOption {
  std::vector<Worker> spots;
  Crew crew;
  std::uint8_t silver = 0;  // its own price; Recruit pays the slot's
  Gains gain;               // Hunt, Trade, Pray, Conspire; Develop and Recruit are rules
};
struct LeftAction {
  std::vector<LeftOption> options;
};
struct RightAction {
  std::array<Worker, most_spots> spots{};
  std::array<Crew, 4> crew{};  // by the spots that workshops cover, a bit each
  std::uint8_t coverable = 0;  // how many of the first spots a workshop may cover
  Attribute requires_ = Attribute::strength;
  std::array<std::uint8_t, most_uses> silver{};     // by use
  std::array<std::uint8_t, most_uses> provision{};  // by use
  std::array<std::uint8_t, most_uses> required{};   // by use; 0 where region or column says it
  Gains gain;             // of each use besides card or space; may_discard is in it for Absolve
  std::uint8_t most = 0;  // uses; 0 = no limit
};

// VP for exactly so many done, by number done (0..8); fewer than the first step is 0.
using Ladder = std::array<std::uint8_t, workshop_count + 1>;

struct SoloFacts {
  std::uint8_t track = 0;  // spaces of the resource track
  std::uint8_t tavern_cards = 0;
  std::uint8_t start_workers = 0;                    // plus the round
  std::array<std::uint8_t, 3> setup_workshops{};     // by Difficulty
  std::uint8_t most_workshops = 0;                   // on one action
  std::uint8_t workshops = 0;                        // in all
  std::array<std::uint8_t, scheme_kinds> copies{};   // of each scheme
  std::array<std::uint8_t, scheme_kinds> workers{};  // by Scheme: of the left actions and a favour; right side: spots
  std::vector<Scheme> fallback;                      // left to right, without Rest, which ends the row
  std::array<Attribute, attributes> stack{};         // markers at the start, lowest first
  std::vector<Lure> space_priority;                  // best first (PW-SACT-10)
  std::uint8_t least_convert_vp = 0;
  std::uint8_t trade_steps = 0, rest_steps = 0;  // of the resource marker
  std::uint8_t conspire_suspicions = 0, conspire_workers = 0;
  std::uint8_t pray_workers = 0;                                       // if there was nobody to clear away
  std::uint8_t townsfolk_discard_slot = 0, outsider_discard_slot = 0;  // from 0 (PW-SEND-03)
};

struct Facts {
  std::vector<PaladinCard> paladins;                        // paladin_count
  std::vector<TavernCard> tavern;                           // tavern_count
  std::vector<TownsfolkCard> townsfolk;                     // townsfolk_count
  std::vector<OutsiderCard> outsiders;                      // outsider_count
  std::vector<WallCard> walls;                              // wall_count
  std::vector<OrderCard> orders;                            // order_count
  std::vector<FavourCard> favours;                          // favour_count
  std::vector<MapSpace> spaces;                             // space_count, by region
  std::array<std::uint64_t, region_count> spaces_of{};      // the same as bits: of a region,
  std::array<std::uint64_t, max_players + 1> spaces_for{};  // for so many players,
  std::uint64_t absolving_spaces = 0;                       // those whose reward pays a debt
  std::array<RegionFacts, region_count> region{};
  std::array<OutsiderSlot, outsider_row> outsider_slot{};
  std::array<TownsfolkSlot, townsfolk_row> townsfolk_slot{};
  std::array<KingSlot, order_slots> order_slot{};
  std::array<KingSlot, favour_slots> favour_slot{};
  std::array<std::uint8_t, max_players> tax_supply{};            // by players - 1
  std::array<std::uint8_t, suspicion_kinds> suspicion_copies{};  // by tax
  std::array<LeftAction, right_spaces> left{};                   // by Space
  std::array<RightAction, right_spaces> right{};                 // by right_index
  std::array<Worker, workshop_count> workshop{};                 // under each, left to right
  std::array<Gains, jar_spaces> jar_space{};
  std::array<Ladder, board_spaces> ladder{};  // develop, commission, fortify, garrison, absolve
  std::vector<std::uint8_t> attribute_vp;     // by level; its last index is the end of the track
  std::uint8_t rounds = 0;
  std::uint8_t start_silver = 0, start_provision = 0;
  std::uint8_t carry_over = 0;    // workers kept at a pass
  std::uint8_t resource_set = 0;  // silver and provisions for one VP
  std::int8_t unpaid_vp = 0, paid_vp = 0;
  std::array<std::uint8_t, worker_types> pieces{};  // of the box, for the display only (PW-COMP-18)
  std::uint8_t silver_pieces = 0, provision_pieces = 0, debt_cards = 0;  // likewise
  SoloFacts solo;

  const PaladinCard& operator[](Paladin c) const { return paladins[index(c)]; }
  const TavernCard& operator[](Tavern c) const { return tavern[index(c)]; }
  const TownsfolkCard& operator[](Townsfolk c) const { return townsfolk[index(c)]; }
  const OutsiderCard& operator[](Outsider c) const { return outsiders[index(c)]; }
  const WallCard& operator[](Wall c) const { return walls[index(c)]; }
  const OrderCard& operator[](Order c) const { return orders[index(c)]; }
  const FavourCard& operator[](Favour c) const { return favours[index(c)]; }
};

Result<Facts> read_facts(const DataSource& source);
std::vector<DataRemark> check_data(const DataSource& source);  // what is wrong, all of it
std::vector<DataRemark> doubts(const DataSource& source);      // rows that are not verified

}  // namespace ludarium::paladins
