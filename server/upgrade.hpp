// What another version of the rules makes of games begun before it: every decision is made again by the new rules, and
// where all of them are allowed and lead where they led, the game goes on. The rest stays closed, can be looked at, and
// is given out as a record of what both versions agree on.
// Example: const Followed found = follow(registry, row, journal, keepsake, words); if (found.goes_on()) …
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "store/store.hpp"
#include "table/table.hpp"

namespace ludarium {

struct Followed {
  enum class How : std::uint8_t { same, differs, illegal };
  How how = How::same;
  std::optional<Table> table;  // as far as both versions agree: all of it where they agree to the end
  std::size_t decision = 0;    // the first that is not the same

  bool goes_on() const { return how == How::same; }
  Message reason() const;  // why it stays closed
};

// A journal as the store has it. Throws DatabaseError (broken) where a line is no JSON.
std::vector<boost::json::object> read_journal(const std::vector<std::string>& lines);

Followed follow(const Registry& registry, const StoredTable& row, const std::vector<boost::json::object>& journal,
                const std::string& keepsake, const WordsIn& words);
Followed follow(Store& store, const Registry& registry, const StoredTable& row, const WordsIn& words);

// Whether the table was begun by other rules than the program has, and is still being played.
bool runs_by_other_rules(const Registry& registry, const StoredTable& row);

struct UpgradeCount {
  std::size_t running = 0, on = 0, closed = 0;
};
struct UpgradeRequest {
  bool only_try = false;
  std::function<void(const StoredTable& row, const Followed& found)> closed;  // told of each that cannot go on
  std::function<bool()> ending;                                               // true: leave the rest
};
std::map<std::string, UpgradeCount> upgrade(Store& store, const Registry& registry, const WordsIn& words,
                                            const UpgradeRequest& request);  // by game

}  // namespace ludarium
