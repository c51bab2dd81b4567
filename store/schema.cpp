#include "store/schema.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <map>
#include <set>

#include "store/names.hpp"

namespace ludarium {
namespace {

// Statements, and what takes more than statements. `{keyed}` is where the database says how a table that is read by its
// key alone is kept best.
struct Step {
  const char* sql;
  void (*then)(Database&) = nullptr;
};

void give_name_keys(Database& database);
void trace_names(Database& database);

constexpr Step steps[] = {{R"sql(
CREATE TABLE person (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, name_key TEXT UNIQUE, password TEXT, language TEXT NOT NULL,
  settings TEXT NOT NULL, created BIGINT NOT NULL);
CREATE TABLE session (
  hash TEXT PRIMARY KEY, person TEXT NOT NULL, expires BIGINT NOT NULL) {keyed};
CREATE INDEX session_person ON session (person);
CREATE TABLE token (
  id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, person TEXT NOT NULL, name TEXT NOT NULL);
CREATE INDEX token_person ON token (person);
CREATE TABLE game_table (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, rules BIGINT NOT NULL, chance_key TEXT NOT NULL, owner TEXT NOT NULL,
  listed BIGINT NOT NULL, phase TEXT NOT NULL, updated BIGINT NOT NULL, alarm BIGINT, summary TEXT NOT NULL,
  summary_of BIGINT NOT NULL, holder TEXT);
CREATE INDEX game_table_listed ON game_table (listed, phase, updated);
CREATE INDEX game_table_alarm ON game_table (alarm);
CREATE INDEX game_table_holder ON game_table (holder);
CREATE TABLE process (name TEXT PRIMARY KEY, alive_until BIGINT NOT NULL);
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE journal (
  table_id TEXT NOT NULL, n BIGINT NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (table_id, n)) {keyed};
CREATE TABLE seat (
  table_id TEXT NOT NULL, seat BIGINT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, seat)) {keyed};
CREATE INDEX seat_person ON seat (person);
CREATE TABLE result (
  table_id TEXT NOT NULL, seat BIGINT NOT NULL, game TEXT NOT NULL, person TEXT, name TEXT NOT NULL, side TEXT NOT NULL,
  place BIGINT NOT NULL, points BIGINT NOT NULL, seats BIGINT NOT NULL, finished BIGINT NOT NULL, bot TEXT,
  honours TEXT NOT NULL, PRIMARY KEY (table_id, seat)) {keyed};
CREATE INDEX result_person ON result (person, game);
CREATE INDEX result_game ON result (game, points);
CREATE TABLE rating (
  game TEXT NOT NULL, who TEXT NOT NULL, mean DOUBLE PRECISION NOT NULL, spread DOUBLE PRECISION NOT NULL,
  games BIGINT NOT NULL, PRIMARY KEY (game, who)) {keyed};
)sql"},
                          {R"sql(
ALTER TABLE result ADD COLUMN dealt TEXT NOT NULL DEFAULT '{}';
CREATE TABLE former (guest TEXT PRIMARY KEY, account TEXT NOT NULL);
CREATE INDEX former_account ON former (account);
)sql"},
                          {R"sql(
ALTER TABLE game_table ADD COLUMN keepsake TEXT NOT NULL DEFAULT '';
)sql"},
                          {R"sql(
CREATE TABLE ending (n BIGINT PRIMARY KEY, person TEXT NOT NULL);
ALTER TABLE person ADD COLUMN name_look TEXT;
UPDATE person SET name_key = NULL;
CREATE UNIQUE INDEX person_look ON person (name_look);
CREATE TABLE former_name (person TEXT PRIMARY KEY, name_key TEXT NOT NULL);
CREATE INDEX former_name_key ON former_name (name_key);
)sql",
                           give_name_keys},
                          {R"sql(
CREATE TABLE trace (table_id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, person)) {keyed};
CREATE INDEX trace_person ON trace (person);
CREATE TABLE forgetting (
  table_id TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (table_id, person)) {keyed};
INSERT INTO trace (table_id, person) SELECT table_id, person FROM seat UNION SELECT id, owner FROM game_table;
)sql",
                           trace_names},
                          {R"sql(
ALTER TABLE result ADD COLUMN lost TEXT NOT NULL DEFAULT '';
ALTER TABLE result ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
CREATE TABLE rest (person TEXT PRIMARY KEY, days TEXT NOT NULL);
CREATE TABLE heartbeat (process TEXT PRIMARY KEY, beat BIGINT NOT NULL);
CREATE TABLE outage (began BIGINT PRIMARY KEY, ended BIGINT NOT NULL);
)sql"},
                          {R"sql(
ALTER TABLE game_table ADD COLUMN bot_asked BIGINT NOT NULL DEFAULT 1;
CREATE TABLE password_reset (hash TEXT PRIMARY KEY, person TEXT NOT NULL, expires BIGINT NOT NULL) {keyed};
)sql"},
                          {R"sql(
CREATE TABLE snapshot (
  table_id TEXT PRIMARY KEY, n BIGINT NOT NULL, rules BIGINT NOT NULL, kept TEXT NOT NULL) {keyed};
DELETE FROM setting WHERE name = 'pulse';
)sql"}};

// Accounts from before names were compared as a reader does. Of several that are now one name the oldest keeps it; each
// of the others gets a number behind it, and may still sign in by the name it had.
void give_name_keys(Database& database) {
  std::set<std::string> same, look;
  for (const SqlRow& row :
       database.run("SELECT id, name FROM person WHERE password IS NOT NULL ORDER BY created, id")) {
    const std::string id = row.text(0), before = row.text(1);
    const std::string shown = shown_name(before).value_or("");
    std::string name = shown.empty() ? "?" : shown;
    NameKeys keys = name_keys(name);
    for (int number = 2; same.contains(keys.same) || look.contains(keys.look); ++number) {
      name = (shown.empty() ? "?" : shown) + " " + std::to_string(number);
      keys = name_keys(name);
    }
    same.insert(keys.same);
    look.insert(keys.look);
    database.run("UPDATE person SET name = $2, name_key = $3, name_look = $4 WHERE id = $1",
                 {id, name, keys.same, keys.look});
    if (const std::string had = name_keys(before).same; !had.empty() && had != keys.same)
      database.run("INSERT INTO former_name (person, name_key) VALUES ($1, $2)", {id, had});
  }
}

// Who opened, sat down or talked at a table. Lines of the chat had no id then: an account is known by its name.
void trace_names(Database& database) {
  std::map<std::string, std::string> accounts;
  for (const SqlRow& row : database.run("SELECT name, id FROM person WHERE password IS NOT NULL"))
    accounts[row.text(0)] = row.text(1);
  for (const SqlRow& row : database.run(
           "SELECT table_id, entry FROM journal WHERE entry LIKE '%\"person\":%' OR entry LIKE '%\"from\":%'")) {
    boost::json::error_code fault;
    const auto entry = boost::json::parse(row.text(1), fault);
    if (fault || !entry.is_object()) continue;
    for (const char* field : {"person", "from"}) {
      const auto* value = entry.get_object().if_contains(field);
      if (value == nullptr || !value->is_string()) continue;
      std::string person(value->get_string());
      if (std::string_view(field) == "from") person = accounts.contains(person) ? accounts.at(person) : "";
      if (!person.empty())
        database.run("INSERT INTO trace (table_id, person) VALUES ($1, $2) ON CONFLICT (table_id, person) DO NOTHING",
                     {row.text(0), person});
    }
  }
}

std::string for_this(const Database& database, std::string text) {
  constexpr std::string_view hole = "{keyed}";
  for (auto at = text.find(hole); at != std::string::npos; at = text.find(hole, at))
    text.replace(at, hole.size(), database.keyed_table());
  return text;
}

}  // namespace

int newest_schema() { return static_cast<int>(std::size(steps)); }

static void take_steps(Database& database, int to) {
  database.script("CREATE TABLE IF NOT EXISTS schema_step (step BIGINT PRIMARY KEY)");
  Transaction transaction(database);
  const auto done = database.run("SELECT COALESCE(MAX(step), 0) FROM schema_step").front().number(0);
  if (done > newest_schema())
    throw DatabaseError(DatabaseError::Kind::newer, "the database was made by a newer version of the program");
  for (int step = static_cast<int>(done); step < to; ++step) {
    // Two processes that start at once: the second waits here for the first, and then fails on this key.
    database.run("INSERT INTO schema_step (step) VALUES ($1)", {std::int64_t{step} + 1});
    const Step& next = steps[static_cast<std::size_t>(step)];
    database.script(for_this(database, next.sql));
    if (next.then != nullptr) next.then(database);
  }
  transaction.commit();
}

int schema_of(Database& database) {
  const auto tables = database.tables();
  const bool ours =
      std::any_of(tables.begin(), tables.end(), [](const TableShape& table) { return table.name == "schema_step"; });
  if (!ours) return 0;
  return static_cast<int>(database.run("SELECT COALESCE(MAX(step), 0) FROM schema_step").front().number(0));
}

// Who was second finds at the next try that the first has done it. On PostgreSQL even CREATE TABLE IF NOT EXISTS may be
// refused to the second of two.
void migrate(Database& database, int to) {
  constexpr int most_tries = 10;
  for (int tries = 1;; ++tries) try {
      return take_steps(database, to);
    } catch (const DatabaseError& error) {
      if (error.kind() != DatabaseError::Kind::conflict || tries == most_tries) throw;
    }
}

}  // namespace ludarium
