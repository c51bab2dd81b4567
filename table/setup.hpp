// How a table is opened: which game, who sits where, by which clock. Read from the JSON of docs/api.md ("setup"), whose
// every field is checked; written back the same way, because that is what a store keeps.
// Example: auto setup = read_table_setup(registry, json); if (!setup) return words.say(setup.error().message);
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/registry.hpp"
#include "table/clock.hpp"

namespace ludarium {

enum class Who : std::uint8_t { me, open, bot };

struct SeatPlan {
  Who who = Who::open;
  std::string level;  // of a bot
  std::string name;   // of a guest at a shared screen
};

struct TableSetup {
  std::string game;
  std::vector<SeatPlan> seats;
  boost::json::object options;
  std::optional<boost::json::value> position;  // to start from, instead of the game's own set-up
  std::string title;
  bool listed = false;        // in the lobby; else only who knows the link finds it
  bool ask_undo = false;      // the other persons have to agree
  bool hotseat = false;       // all seats of the owner are played from one screen
  bool guided = false;        // a first game with a coach
  std::optional<bool> hints;  // whether people may ask a bot in a game between them; not said: at a shared screen
  bool start = false;         // begin at once if nobody is missing
  ClockRule clock;
};

Result<TableSetup> read_table_setup(const Registry& registry, const boost::json::object& json);
boost::json::object write_table_setup(const TableSetup& setup);

// A guided first game begins with the deal of the game's script, against its bot. Whoever brings a position keeps it.
TableSetup with_deal(const Registry& registry, TableSetup setup);

inline constexpr std::size_t longest_title = 60, longest_name = 30;
inline constexpr std::string_view default_level = "steady";
inline constexpr std::string_view quickest_level = "greedy";

// Text that people type and others read: printable, without control characters, not longer than `most` letters.
bool is_plain_text(std::string_view text, std::size_t most);

}  // namespace ludarium
