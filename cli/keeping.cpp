#include "cli/keeping.hpp"

#include <chrono>
#include <filesystem>
#include <ostream>
#include <thread>

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
    const auto wrong = comparison.wrong_mark();
    if (wrong || (comparison.marked() && !comparison.same()))
      checked.fault =
          words(language).say({"cli.check.differs", {{"entry", number(wrong.value_or(comparison.agreed() + 1))}}});
  } catch (const DatabaseError& error) {
    if (error.kind() != DatabaseError::Kind::broken) throw;
    checked.fault = error.what();
  } catch (const std::exception& error) {  // an entry with a missing field
    checked.fault = error.what();
  }
  return checked;
}

// A server writes that it is there, every second. What is read is compared and not its time, which is by another clock.
bool is_served(const std::string& where) {
  constexpr auto patience = std::chrono::milliseconds(3000), step = std::chrono::milliseconds(100);
  auto connection = connect(where);
  if (schema_of(*connection) == 0) return false;
  const auto beats = [&] {
    std::vector<std::string> all;
    for (const SqlRow& row : connection->run("SELECT process, beat FROM heartbeat ORDER BY process"))
      all.push_back(row.text(0) + " " + row.text(1));
    return all;
  };
  const auto first = beats();
  for (auto waited = step; waited <= patience; waited += step) {
    std::this_thread::sleep_for(step);
    if (beats() != first) return true;
  }
  return false;
}

// A SQLite file is locked by the server that uses it.
void expect_unserved(const std::string& where) {
  if (is_postgres(where) && is_served(where)) throw DatabaseError(DatabaseError::Kind::in_use, where);
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
  std::error_code none;
  if (from == to || std::filesystem::equivalent(from, to, none)) {
    out << words.say({"cli.store.same", {{"where", literal(shown(to))}}}) << '\n';
    return 1;
  }
  const DatabaseLock reading(from, DatabaseLock::Use::alone), writing(to, DatabaseLock::Use::alone);
  expect_unserved(from);
  expect_unserved(to);
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
