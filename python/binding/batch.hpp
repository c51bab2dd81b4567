// Many games of one kind at once, each waiting for one decision of one seat. A step answers all of them; a game that is
// over begins anew at once. What learners look at lies in arrays that the step fills, one row a game.
// Chance comes from a key for each game and decision. Nothing that leaves a Batch has it: state() gives a position
// whose own generator says nothing of what will come. Example: auto batch = make_batch(game, {.seats = 3, .envs =
// 1024}); batch->step(choices); batch->observation
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bots/rewards.hpp"
#include "core/chance.hpp"
#include "core/game.hpp"

namespace ludarium::python {

struct BatchSettings {
  int seats = 2;
  std::size_t envs = 1, threads = 1;
  std::uint64_t seed = 0;  // chance, where there is no key
  boost::json::object options = {};
  Rewards rewards = Rewards::place;
  std::size_t longest = 0;                   // decisions of a game; then it is called off as it stands. 0: none is
  std::size_t width = ActionList::capacity;  // of the mask; answers behind it are reached by their ids alone
  bool traits = false;                       // of the answers, too
  std::optional<ChanceKey> key = {};
};

// The legal answers of all games, one list after the other: those of game i are begin[i] to begin[i + 1].
struct AnswerLists {
  std::vector<std::int32_t> begin;
  std::vector<std::int64_t> ids;
  std::vector<std::int16_t> traits;    // Traits::capacity an answer; Traits::table where there are fewer
  std::vector<std::uint8_t> families;  // likewise; 0
  std::vector<float> priors;           // logits written by hand

  void clear();
  void append(const AnswerLists& more);
};

class Batch {
 public:
  struct Failure {
    std::size_t env = 0;
    std::string what;
  };

  explicit Batch(const BatchSettings& settings, std::size_t features);
  virtual ~Batch() = default;
  Batch(const Batch&) = delete;
  Batch& operator=(const Batch&) = delete;

  virtual void reset() = 0;
  // `choices` are places in the lists; they must have passed wrong_choice(). Games in which something goes wrong begin
  // anew, and the others go on; they are given back.
  virtual std::vector<Failure> step(std::span<const std::int64_t> choices) = 0;
  virtual AnyState state(std::size_t env) const = 0;
  virtual std::uint64_t moves(std::size_t env) const = 0;
  virtual void fail_next(std::size_t env) = 0;  // for tests of what happens then

  std::optional<std::size_t> wrong_choice(std::span<const std::int64_t> choices) const;  // the first game of one
  // The places of ids in the lists; where there is one that is not legal, its game.
  std::optional<std::size_t> find(std::span<const std::int64_t> ids, std::vector<std::int64_t>& places) const;

  const BatchSettings settings;
  const std::size_t features;
  std::vector<float> observation;  // of the seat that moves
  std::vector<std::uint8_t> mask;  // of the places in the list
  std::vector<float> rewards;      // by seat
  std::vector<std::uint8_t> done, truncated;
  std::vector<std::int32_t> seat;  // that moves
  std::shared_ptr<const AnswerLists> lists;
  std::uint64_t decisions = 0, games = 0;
  double seconds = 0;  // processor time that the thread which asks has spent in here
};

Result<std::unique_ptr<Batch>> make_batch(const AnyGame& game, const BatchSettings& settings);

}  // namespace ludarium::python
