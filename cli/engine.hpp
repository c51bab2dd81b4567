// Engine is the protocol for programs: each input line is one JSON object, and each gives exactly one output line
// (docs/protocol.md). A refused request never changes the game.
// Example: Engine engine(registry, words); std::string line = engine.answer(R"({"id":1,"cmd":"games"})");
#pragma once

#include <boost/json.hpp>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "core/registry.hpp"
#include "core/words.hpp"
#include "table/match.hpp"

namespace ludarium {

class Engine {
 public:
  static constexpr std::size_t longest_line = 1 << 20;
  static constexpr std::uint64_t most_perft_nodes = 1'000'000;
  static constexpr std::size_t most_moves = 100'000;

  Engine(const Registry& registry, const Words& words) : registry_(registry), words_(words) {}

  std::string answer(std::string_view line);
  bool finished() const { return finished_; }

 private:
  using Request = boost::json::object;
  struct Reply {
    bool ok = true;
    boost::json::object body;
  };
  struct Command;
  static const Command* find_command(std::string_view name);

  Reply carry_out(const Request& request);
  Reply games(const Request& request);
  Reply make_new(const Request& request);
  Reply load(const Request& request);
  Reply load_record(const boost::json::string& text);
  Reply load_position(const Request& request);
  Reply position(const Request& request);
  Reply vocabulary(const Request& request);
  Reply legal(const Request& request);
  Reply play(const Request& request);
  Reply undo(const Request& request);
  Reply why(const Request& request);
  Reply score(const Request& request);
  Reply count(const Request& request);
  Reply bot(const Request& request);
  Reply choose(const Request& request);
  Reply hint(const Request& request);
  Reply review(const Request& request);
  Reply record(const Request& request);
  Reply quit(const Request& request);

  Reply fail(std::string_view code, const Message& message) const;
  Reply fail(const Error& error) const;
  Reply begin(const AnyGame& game, Record record);
  Reply status(boost::json::object body, std::optional<Seat> viewer = std::nullopt) const;
  const AnyGame* find_game(const Request& request) const;

  const Registry& registry_;
  const Words& words_;
  std::optional<Match> match_;
  bool finished_ = false;
};

int run_engine(const Registry& registry, const Words& words, std::istream& in, std::ostream& out);

}  // namespace ludarium
