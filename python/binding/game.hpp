// A game with its number of seats and options, as Python holds it, and one position of it.
// The names are those of OpenSpiel where it has one: current_player, legal_actions, apply_action, returns.
// Example: Position p = game->start(7, std::nullopt); p.apply(id); p.is_over()
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/features.hpp"
#include "bots/rewards.hpp"
#include "core/chance.hpp"
#include "core/registry.hpp"
#include "words/catalogue.hpp"

namespace ludarium::python {

// What is raised as an exception of Python (errors.hpp).
struct Refused {
  enum class Kind : std::uint8_t { bad_input, illegal, game_over, view };
  Kind kind = Kind::bad_input;
  std::string code, message;
  std::string rule = {}, sentence = {}, detail = {};  // of what the rules forbid
};

class Position;

class GameSetup : public std::enable_shared_from_this<GameSetup> {
 public:
  GameSetup(const AnyGame& game, int seats, boost::json::object options, std::string language, bool turn_based);

  // Refuses what the game cannot be set up with.
  static std::shared_ptr<const GameSetup> make(std::string_view id, int seats, boost::json::object options,
                                               std::string language, bool turn_based);

  Position start(std::uint64_t seed, std::optional<ChanceKey> key) const;
  Position read(const boost::json::value& position) const;
  Refused refusal(const Error& error) const;

  const AnyGame& game;
  const int seats;
  const boost::json::object options;
  const bool turn_based;  // of several who decide at the same time the lowest seat answers first
  const Catalogue words;
  const std::unique_ptr<const Features> features;
};
using SharedSetup = std::shared_ptr<const GameSetup>;

const Registry& known_registry();

class Position {
 public:
  static constexpr int terminal = -4, simultaneous = -2;  // as in OpenSpiel

  Position(SharedSetup setup, const AnyState& state, std::optional<ChanceKey> key = {}, std::uint64_t moves = 0);

  bool is_over() const { return decision_.over(); }
  bool is_view() const { return view_; }
  bool asks_several() const { return !setup_->turn_based && decision_.seats.size() > 1; }
  int current_player() const;
  Seat mover() const { return decision_.seats.lowest(); }
  SeatSet asked() const { return decision_.seats; }
  // A seat by its number; without one, the one that moves.
  Seat seat(std::optional<int> player) const;

  const std::vector<Action>& legal() const;  // of the seat that moves
  std::vector<Action> legal(Seat seat) const;
  void apply(Action action);
  void apply(const std::vector<std::int64_t>& ids);  // one a seat, where several decide; of the others any
  void apply_listed(std::size_t place);              // one of legal()
  Verdict why_not(Seat seat, Action action) const;   // by what the seat may know
  Refused refusal(const Verdict& verdict) const;

  Position clone() const;  // without the key
  Position clone(std::uint64_t seed) const;
  Position view(Seat seat) const;
  Position imagined(Seat seat, std::uint64_t seed) const;
  std::vector<float> returns(Rewards kind) const;
  // By what the seat may know.
  void describe(Seat seat, float* row) const { setup_->features->describe_seen(state_, seat, row); }

  const GameSetup& setup() const { return *setup_; }
  const SharedSetup& shared_setup() const { return setup_; }
  const AnyGame& game() const { return setup_->game; }
  const AnyState& state() const { return state_; }
  const std::optional<ChanceKey>& key() const { return key_; }
  std::uint64_t moves() const { return moves_; }

 private:
  void require_a_game() const;
  void play(Seat seat, Action action);
  void look();

  SharedSetup setup_;
  AnyState state_;
  std::optional<ChanceKey> key_;
  std::uint64_t moves_ = 0;
  Decision decision_;
  bool view_ = false;
  mutable std::vector<Action> legal_;
  mutable bool listed_ = false;
};

}  // namespace ludarium::python
