#include "server/upgrade.hpp"

#include "core/record.hpp"
#include "core/request.hpp"
#include "server/marks.hpp"

namespace ludarium {
namespace {

std::size_t decisions_of(const std::optional<Table>& table) {
  return table && table->match() ? table->match()->steps().size() : 0;
}

// By what was kept beside the journal, where it is of the journal's last entry.
void compare_end(Comparison& comparison, const Table& table, const StoredTable& row, const std::string& keepsake) {
  if (row.summary_of != row.entries) return;
  const auto json = parse_json(keepsake);
  if (!json || !json->is_object()) return;
  const boost::json::object& kept = json->get_object();
  if (kept.contains("mark"))
    comparison.look_at_end(table, text_field(kept, "mark"));
  else if (const auto* position = kept.if_contains("position"))
    comparison.look_at_end(table, *position);
}

}  // namespace

Message Followed::reason() const {
  const char* key = how == How::illegal ? "cli.upgrade.illegal" : "cli.upgrade.differs";
  return {key, {{"step", number(decision)}}};
}

std::vector<boost::json::object> read_journal(const std::vector<std::string>& lines) {
  std::vector<boost::json::object> journal;
  for (const std::string& line : lines) {
    auto entry = parse_json(line);
    if (!entry || !entry->is_object())
      throw DatabaseError(DatabaseError::Kind::broken, "an entry of a journal is no JSON");
    journal.push_back(std::move(entry->get_object()));
  }
  return journal;
}

Followed follow(const Registry& registry, const StoredTable& row, const std::vector<boost::json::object>& journal,
                const std::string& keepsake, const WordsIn& words) {
  const auto key = ChanceKey::read(row.chance_key);
  const Chance chance = key ? key->chance() : Chance();
  Comparison comparison;
  auto table = Table::restore(registry, journal, chance, words,
                              [&](const boost::json::object& entry, const Table& now) { comparison.look(entry, now); });
  if (table && !comparison.same()) compare_end(comparison, *table, row, keepsake);
  Followed found;
  if (table && comparison.same()) {
    found.table = std::move(*table);
    return found;
  }
  found.how = table ? Followed::How::differs : Followed::How::illegal;
  const auto agreed = journal.begin() + static_cast<std::ptrdiff_t>(comparison.agreed());
  auto common = Table::restore(registry, {journal.begin(), agreed}, chance, words);
  if (common) found.table = std::move(*common);
  found.decision = decisions_of(found.table) + 1;
  return found;
}

Followed follow(Store& store, const Registry& registry, const StoredTable& row, const WordsIn& words) {
  return follow(registry, row, read_journal(store.journal(row.id)), store.keepsake(row.id), words);
}

bool runs_by_other_rules(const Registry& registry, const StoredTable& row) {
  const AnyGame* game = registry.find(row.game);
  return game != nullptr && (row.phase == "playing" || row.phase == "paused") && row.rules != game->rules_version();
}

std::map<std::string, UpgradeCount> upgrade(Store& store, const Registry& registry, const WordsIn& words,
                                            const UpgradeRequest& request) {
  constexpr std::size_t most = 100;
  std::map<std::string, UpgradeCount> counts;
  std::vector<StoredTable> page;
  do {
    page = store.tables_after(page.empty() ? "" : page.back().id, most);
    for (const StoredTable& row : page) {
      if (request.ending && request.ending()) return counts;
      if (!runs_by_other_rules(registry, row)) continue;
      UpgradeCount& count = counts[row.game];
      ++count.running;
      const Followed found = follow(store, registry, row, words);
      ++(found.goes_on() ? count.on : count.closed);
      if (found.goes_on() && !request.only_try) store.change_rules(row.id, registry.find(row.game)->rules_version());
      if (!found.goes_on() && request.closed) request.closed(row, found);
    }
  } while (page.size() == most);
  return counts;
}

}  // namespace ludarium
