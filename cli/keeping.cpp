#include "cli/keeping.hpp"

#include <ostream>

#include "server/marks.hpp"
#include "server/secrets.hpp"
#include "server/upgrade.hpp"
#include "store/copy.hpp"
#include "store/database_lock.hpp"
#include "store/schema.hpp"

namespace ludarium {
namespace {

// The address of a PostgreSQL database can have a password, so it is not printed.
std::string shown(const std::string& database) { return is_postgres(database) ? "PostgreSQL" : database; }

void say_copied(const std::string& where, std::size_t rows, const Words& words, std::ostream& out) {
  out << words.say({"cli.store.copied", {{"where", literal(shown(where))}, {"rows", number(rows)}}}) << '\n';
}

struct Checked {
  std::size_t decisions = 0;
  std::string fault;  // empty: the whole journal can be replayed
};

Checked check_table(Store& store, const StoredTable& row, const Registry& games, const WordsIn& words,
                    const std::string& language) {
  Checked checked;
  try {
    const auto journal = read_journal(store.journal(row.id));
    const auto key = ChanceKey::read(row.chance_key);
    if (!key) return {0, words(language).term("table.bad_journal")};
    Comparison comparison;
    const auto table = Table::restore(games, journal, key->chance(), words,
                                      [&](const auto& entry, const Table& now) { comparison.look(entry, now); });
    if (!table) return {0, words(language).say(table.error().message)};
    if (table->match()) checked.decisions = table->match()->steps().size();
    if (comparison.marked() && !comparison.same())
      checked.fault = words(language).say({"cli.check.differs", {{"entry", number(comparison.agreed() + 1)}}});
  } catch (const DatabaseError& error) {
    if (error.kind() != DatabaseError::Kind::broken) throw;
    checked.fault = error.what();
  } catch (const std::exception& error) {  // an entry with a missing field
    checked.fault = error.what();
  }
  return checked;
}

}  // namespace

Store open_store(const std::string& database) {
  auto connection = connect(database);
  const int schema = schema_of(*connection);
  if (schema == 0) throw DatabaseError(DatabaseError::Kind::not_ours, "the database is none of Ludarium");
  if (schema > newest_schema()) throw DatabaseError(DatabaseError::Kind::newer, "made by a newer version");
  if (schema < newest_schema()) migrate(*connection);
  return Store(std::move(connection));
}

int backup_store(const std::string& database, const std::string& file, const Words& words, std::ostream& out) {
  say_copied(file, backup_database(database, file), words, out);
  return 0;
}

int move_store(const std::string& from, const std::string& to, const Words& words, std::ostream& out) {
  const DatabaseLock reading(from, DatabaseLock::Use::alone), writing(to, DatabaseLock::Use::alone);
  say_copied(to, copy_database(from, to), words, out);
  return 0;
}

int check_store(const std::string& database, const Registry& games, const Words& words, std::ostream& out) {
  constexpr std::size_t most = 100;
  Store store = open_store(database);
  const WordsIn say = [&](const std::string&) -> const Words& { return words; };
  std::size_t tables = 0, decisions = 0, bad = 0, other = 0;
  std::vector<StoredTable> page;
  do {
    page = store.tables_after(page.empty() ? "" : page.back().id, most);
    for (const StoredTable& row : page) {
      ++tables;
      const AnyGame* game = games.find(row.game);
      if (game == nullptr || (row.phase != "open" && row.rules != game->rules_version())) {
        ++other;
        continue;
      }
      const Checked checked = check_table(store, row, games, say, "");
      decisions += checked.decisions;
      if (checked.fault.empty()) continue;
      ++bad;
      out << words.say({"cli.check.bad",
                        {{"id", literal(row.id)}, {"game", literal(row.game)}, {"what", literal(checked.fault)}}})
          << '\n';
    }
  } while (page.size() == most);
  out << words.say({"cli.check.sum",
                    {{"tables", number(tables)},
                     {"moves", number(decisions)},
                     {"bad", number(bad)},
                     {"other", number(other)}}})
      << '\n';
  return bad == 0 ? 0 : 1;
}

int upgrade_store(const std::string& database, const Registry& games, bool only_try, const Words& words,
                  std::ostream& out) {
  Store store = open_store(database);
  UpgradeRequest request;
  request.only_try = only_try;
  request.closed = [&](const StoredTable& row, const Followed& found) {
    out << words.say({"cli.upgrade.closed", {{"id", literal(row.id)}, {"what", inner(found.reason())}}}) << '\n';
  };
  const auto counts = upgrade(
      store, games, [&](const std::string&) -> const Words& { return words; }, request);
  if (counts.empty()) out << words.say({"cli.upgrade.none", {}}) << '\n';
  for (const auto& [game, count] : counts)
    out << words.say({"cli.upgrade.sum",
                      {{"game", Term{game + ".title"}},
                       {"running", number(count.running)},
                       {"on", number(count.on)},
                       {"closed", number(count.closed)}}})
        << '\n';
  return 0;
}

}  // namespace ludarium
