#include "store/schema.hpp"

#include <array>

namespace ludarium {
namespace {

// `{keyed}` is where the database says how a table that is read by its key alone is kept best.
constexpr std::array steps = {R"sql(
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
)sql",
                              R"sql(
ALTER TABLE result ADD COLUMN dealt TEXT NOT NULL DEFAULT '{}';
CREATE TABLE former (guest TEXT PRIMARY KEY, account TEXT NOT NULL);
CREATE INDEX former_account ON former (account);
)sql",
                              R"sql(
ALTER TABLE game_table ADD COLUMN keepsake TEXT NOT NULL DEFAULT '';
)sql"};

std::string for_this(const Database& database, std::string text) {
  constexpr std::string_view hole = "{keyed}";
  for (auto at = text.find(hole); at != std::string::npos; at = text.find(hole, at))
    text.replace(at, hole.size(), database.keyed_table());
  return text;
}

}  // namespace

int newest_schema() { return static_cast<int>(steps.size()); }

static void take_steps(Database& database) {
  database.script("CREATE TABLE IF NOT EXISTS schema_step (step BIGINT PRIMARY KEY)");
  Transaction transaction(database);
  const auto done = database.run("SELECT COALESCE(MAX(step), 0) FROM schema_step").front().number(0);
  if (done > newest_schema())
    throw DatabaseError(DatabaseError::Kind::broken, "the database was made by a newer version of the program");
  for (int step = static_cast<int>(done); step < newest_schema(); ++step) {
    // Two processes that start at once: the second waits here for the first, and then fails on this key.
    database.run("INSERT INTO schema_step (step) VALUES ($1)", {std::int64_t{step} + 1});
    database.script(for_this(database, steps[static_cast<std::size_t>(step)]));
  }
  transaction.commit();
}

// Who was second finds at the next try that the first has done it. On PostgreSQL even CREATE TABLE IF NOT EXISTS may be
// refused to the second of two.
void migrate(Database& database) {
  constexpr int most_tries = 10;
  for (int tries = 1;; ++tries) try {
      return take_steps(database);
    } catch (const DatabaseError& error) {
      if (error.kind() != DatabaseError::Kind::conflict || tries == most_tries) throw;
    }
}

}  // namespace ludarium
