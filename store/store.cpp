#include "store/store.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "store/schema.hpp"

namespace ludarium {
namespace {

constexpr std::string_view person_columns = "id, name, password, language, settings, created";
constexpr std::string_view table_columns =
    "id, game, rules, chance_key, owner, listed, phase, updated, alarm, summary, summary_of, "
    "(SELECT COALESCE(MAX(n), 0) FROM journal WHERE table_id = game_table.id)";
constexpr std::string_view result_columns =
    "table_id, seat, game, person, name, bot, side, place, points, seats, finished, honours, dealt";

SqlValue or_null(const std::string& text) { return text.empty() ? SqlValue(nullptr) : SqlValue(text); }
SqlValue or_null(const std::optional<Moment>& moment) { return moment ? SqlValue(*moment) : SqlValue(nullptr); }
std::int64_t whole(std::size_t count) { return static_cast<std::int64_t>(count); }

StoredPerson read_person(const SqlRow& row) {
  return {row.text(0), row.text(1), row.text(2), row.text(3), row.text(4), row.number(5)};
}

std::optional<StoredPerson> one_person(const SqlRows& rows) {
  if (rows.empty()) return std::nullopt;
  return read_person(rows.front());
}

std::optional<std::string> one_text(const SqlRows& rows) {
  if (rows.empty()) return std::nullopt;
  return rows.front().text(0);
}

StoredTable read_table(const SqlRow& row) {
  StoredTable table;
  table.id = row.text(0);
  table.game = row.text(1);
  table.rules = row.number(2);
  table.chance_key = row.text(3);
  table.owner = row.text(4);
  table.listed = row.number(5) != 0;
  table.phase = row.text(6);
  table.updated = row.number(7);
  table.summary = row.text(9);
  table.summary_of = row.number(10);
  table.entries = row.number(11);
  if (!row.null(8)) table.alarm = row.number(8);
  return table;
}

StoredResult read_result(const SqlRow& row) {
  return {row.text(0),   row.number(1), row.text(2),   row.text(3),    row.text(4),  row.text(5), row.text(6),
          row.number(7), row.number(8), row.number(9), row.number(10), row.text(11), row.text(12)};
}

StoredRating read_rating(const SqlRow& row) {
  return {row.text(0), row.text(1), row.real(2), row.real(3), row.number(4)};
}

// "($1, $2, $3), ($4, …" for so many rows of so many columns.
std::string places(std::size_t rows, std::size_t columns) {
  std::string text;
  for (std::size_t i = 0; i < rows * columns; ++i) {
    if (i % columns == 0) text += i == 0 ? "(" : "), (";
    if (i % columns != 0) text += ", ";
    text += "$" + std::to_string(i + 1);
  }
  return text + ")";
}

}  // namespace

std::string name_key(std::string_view name) {
  std::string key(name);
  key.erase(0, key.find_first_not_of(' ') == std::string::npos ? key.size() : key.find_first_not_of(' '));
  while (!key.empty() && key.back() == ' ') key.pop_back();
  std::transform(key.begin(), key.end(), key.begin(),
                 [](char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter; });
  return key;
}

Store Store::open(const std::string& where) {
  auto database = connect(where);
  try {
    migrate(*database);
  } catch (const DatabaseError& error) {  // another process did it just now
    if (error.kind() != DatabaseError::Kind::conflict) throw;
    migrate(*database);
  }
  return Store(std::move(database));
}

void Store::check() { database_->run("SELECT 1"); }

// ---- People ----

void Store::add_person(const StoredPerson& person) {
  database_->run(
      "INSERT INTO person (id, name, name_key, password, language, settings, created) VALUES ($1, $2, $3, $4, $5, $6, "
      "$7)",
      {person.id, person.name, person.guest() ? SqlValue(nullptr) : SqlValue(name_key(person.name)),
       or_null(person.password), person.language, person.settings, person.created});
}

std::optional<StoredPerson> Store::person(const std::string& id) {
  static const std::string sql = std::string("SELECT ").append(person_columns) + " FROM person WHERE id = $1";
  return one_person(database_->run(sql, {id}));
}

std::optional<StoredPerson> Store::person_named(const std::string& name) {
  static const std::string sql = std::string("SELECT ").append(person_columns) + " FROM person WHERE name_key = $1";
  return one_person(database_->run(sql, {name_key(name)}));
}

bool Store::change_person(const StoredPerson& person) {
  try {
    database_->run(
        "UPDATE person SET name = $2, name_key = $3, password = $4, language = $5, settings = $6 WHERE id = $1",
        {person.id, person.name, person.guest() ? SqlValue(nullptr) : SqlValue(name_key(person.name)),
         or_null(person.password), person.language, person.settings});
  } catch (const DatabaseError& error) {
    if (error.kind() != DatabaseError::Kind::conflict) throw;
    return false;
  }
  return true;
}

void Store::remove_person(const std::string& id) {
  all_or_nothing([&] {
    database_->run("DELETE FROM session WHERE person = $1", {id});
    database_->run("DELETE FROM token WHERE person = $1", {id});
    database_->run("DELETE FROM rating WHERE who = $1", {id});
    database_->run("UPDATE result SET person = NULL, name = '' WHERE person = $1", {id});
    database_->run("DELETE FROM seat WHERE person = $1", {id});
    database_->run("DELETE FROM person WHERE id = $1", {id});
  });
}

void Store::join_people(const std::string& guest, const std::string& account) {
  all_or_nothing([&] {
    database_->run("UPDATE result SET person = $2 WHERE person = $1", {guest, account});
    database_->run("UPDATE seat SET person = $2 WHERE person = $1", {guest, account});
    database_->run("DELETE FROM session WHERE person = $1", {guest});
    database_->run("INSERT INTO former (guest, account) VALUES ($1, $2) ON CONFLICT (guest) DO NOTHING",
                   {guest, account});
  });
}

std::vector<std::string> Store::formers_of(const std::string& account) {
  std::vector<std::string> guests;
  for (const SqlRow& row : database_->run("SELECT guest FROM former WHERE account = $1 ORDER BY guest", {account}))
    guests.push_back(row.text(0));
  return guests;
}

// ---- Sessions and tokens ----

void Store::add_session(const std::string& hash, const std::string& person, Moment expires) {
  database_->run("INSERT INTO session (hash, person, expires) VALUES ($1, $2, $3)", {hash, person, expires});
}

std::optional<std::string> Store::person_of_session(const std::string& hash, Moment now) {
  return one_text(database_->run("SELECT person FROM session WHERE hash = $1 AND expires > $2", {hash, now}));
}

void Store::remove_session(const std::string& hash) { database_->run("DELETE FROM session WHERE hash = $1", {hash}); }

void Store::remove_sessions_of(const std::string& person) {
  database_->run("DELETE FROM session WHERE person = $1", {person});
}

void Store::remove_old_sessions(Moment now) { database_->run("DELETE FROM session WHERE expires <= $1", {now}); }

void Store::add_token(const StoredToken& token, const std::string& hash, const std::string& person) {
  database_->run("INSERT INTO token (id, hash, person, name) VALUES ($1, $2, $3, $4)",
                 {token.id, hash, person, token.name});
}

std::optional<std::string> Store::person_of_token(const std::string& hash) {
  return one_text(database_->run("SELECT person FROM token WHERE hash = $1", {hash}));
}

std::vector<StoredToken> Store::tokens_of(const std::string& person) {
  std::vector<StoredToken> tokens;
  for (const SqlRow& row : database_->run("SELECT id, name FROM token WHERE person = $1 ORDER BY name, id", {person}))
    tokens.push_back({row.text(0), row.text(1)});
  return tokens;
}

bool Store::remove_token(const std::string& id, const std::string& person) {
  return !database_->run("DELETE FROM token WHERE id = $1 AND person = $2 RETURNING id", {id, person}).empty();
}

// ---- Tables ----

void Store::add_table(const StoredTable& table) {
  database_->run(
      "INSERT INTO game_table (id, game, rules, chance_key, owner, listed, phase, updated, alarm, summary, summary_of, "
      "holder) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
      {table.id, table.game, table.rules, table.chance_key, table.owner, std::int64_t{table.listed}, table.phase,
       table.updated, or_null(table.alarm), table.summary, table.summary_of, or_null(table.holder)});
  change_table(table);
}

std::optional<StoredTable> Store::table(const std::string& id) {
  static const std::string sql = std::string("SELECT ").append(table_columns) + " FROM game_table WHERE id = $1";
  const SqlRows rows = database_->run(sql, {id});
  if (rows.empty()) return std::nullopt;
  std::vector<StoredTable> tables{read_table(rows.front())};
  read_people(tables);
  return std::move(tables.front());
}

std::string Store::keepsake(const std::string& id) {
  return one_text(database_->run("SELECT keepsake FROM game_table WHERE id = $1", {id})).value_or("");
}

void Store::read_people(std::vector<StoredTable>& tables) {
  for (StoredTable& table : tables)
    for (const SqlRow& row :
         database_->run("SELECT seat, person FROM seat WHERE table_id = $1 ORDER BY seat", {table.id})) {
      table.people.resize(static_cast<std::size_t>(row.number(0)) + 1);
      table.people.back() = row.text(1);
    }
}

void Store::change_table(const StoredTable& table) {
  database_->run(
      "UPDATE game_table SET phase = $2, updated = $3, alarm = $4, summary = $5, summary_of = $6, owner = $7, rules = "
      "$8, keepsake = $9 WHERE id = $1",
      {table.id, table.phase, table.updated, or_null(table.alarm), table.summary, table.summary_of, table.owner,
       table.rules, table.keepsake});
  for (std::size_t seat = 0; seat < table.people.size(); ++seat)
    if (table.people[seat].empty())
      database_->run("DELETE FROM seat WHERE table_id = $1 AND seat = $2", {table.id, whole(seat)});
    else
      database_->run(
          "INSERT INTO seat (table_id, seat, person) VALUES ($1, $2, $3) ON CONFLICT (table_id, seat) DO UPDATE SET "
          "person = EXCLUDED.person",
          {table.id, whole(seat), table.people[seat]});
}

std::vector<StoredTable> Store::tables(TableFilter filter, const std::string& person, std::size_t most) {
  static const std::string select = std::string("SELECT ").append(table_columns) + " FROM game_table WHERE ";
  static const std::array<std::string, 4> conditions = {
      "listed = 1 AND phase = 'open'",
      "(owner = $1 OR id IN (SELECT table_id FROM seat WHERE person = $1)) AND phase <> 'gone'",
      "listed = 1 AND phase IN ('playing', 'paused')",
      "phase = 'over' AND (listed = 1 OR owner = $1 OR id IN (SELECT table_id FROM seat WHERE person = $1))"};
  const std::string& condition = conditions[static_cast<std::size_t>(filter)];
  // Every statement has to use $1, or PostgreSQL cannot tell its type.
  const std::string uses_person = condition.find("$1") == std::string::npos ? " AND CAST($1 AS TEXT) IS NOT NULL" : "";
  std::vector<StoredTable> tables;
  for (const SqlRow& row :
       database_->run(select + condition + uses_person + " ORDER BY updated DESC, id LIMIT $2", {person, whole(most)}))
    tables.push_back(read_table(row));
  read_people(tables);
  return tables;
}

std::vector<std::string> Store::tables_due(Moment now, std::size_t most) {
  std::vector<std::string> due;
  for (const SqlRow& row :
       database_->run("SELECT id FROM game_table WHERE alarm <= $1 AND phase = 'playing' ORDER BY alarm LIMIT $2",
                      {now, whole(most)}))
    due.push_back(row.text(0));
  return due;
}

// Many rows by one statement, in lots of few sizes, because each size is a statement to prepare.
void Store::append(const std::vector<Entry>& entries) {
  static const std::map<std::size_t, std::string> statements = [] {
    std::map<std::size_t, std::string> made;
    for (const std::size_t lot : {64, 8, 1})
      made[lot] = "INSERT INTO journal (table_id, n, entry) VALUES " + places(lot, 3);
    return made;
  }();
  std::size_t done = 0;
  for (const std::size_t lot : {64, 8, 1}) {
    for (; entries.size() - done >= lot; done += lot) {
      SqlValues values;
      values.reserve(lot * 3);
      for (std::size_t i = done; i < done + lot; ++i) {
        values.emplace_back(entries[i].table);
        values.emplace_back(entries[i].n);
        values.emplace_back(entries[i].text);
      }
      database_->run(statements.at(lot), values);
    }
  }
}

std::vector<std::string> Store::journal(const std::string& table) {
  std::vector<std::string> entries;
  for (const SqlRow& row : database_->run("SELECT entry FROM journal WHERE table_id = $1 ORDER BY n", {table}))
    entries.push_back(row.text(0));
  return entries;
}

// ---- Who drives a table ----

void Store::stay_alive(const std::string& process, Moment until) {
  database_->run(
      "INSERT INTO process (name, alive_until) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET alive_until = "
      "EXCLUDED.alive_until",
      {process, until});
}

std::string Store::hold_table(const std::string& id, const std::string& process, Moment now) {
  const SqlRows taken = database_->run(
      "UPDATE game_table SET holder = $2 WHERE id = $1 AND (holder IS NULL OR holder = $2 OR NOT EXISTS (SELECT 1 FROM "
      "process WHERE name = game_table.holder AND alive_until >= $3)) RETURNING holder",
      {id, process, now});
  if (!taken.empty()) return process;
  return one_text(database_->run("SELECT holder FROM game_table WHERE id = $1", {id})).value_or("");
}

void Store::let_go(const std::string& id, const std::string& process) {
  database_->run("UPDATE game_table SET holder = NULL WHERE id = $1 AND holder = $2", {id, process});
}

void Store::end_process(const std::string& process) {
  database_->run("DELETE FROM process WHERE name = $1", {process});
  database_->run("UPDATE game_table SET holder = NULL WHERE holder = $1", {process});
}

std::string Store::setting(const std::string& name, const std::string& first) {
  database_->run("INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", {name, first});
  return one_text(database_->run("SELECT value FROM setting WHERE name = $1", {name})).value_or(first);
}

// ---- Results and ratings ----

void Store::add_results(const std::vector<StoredResult>& results) {
  static const std::string sql =
      std::string("INSERT INTO result (").append(result_columns) + ") VALUES " + places(1, 13);
  for (const StoredResult& result : results)
    database_->run(
        sql, {result.table, result.seat, result.game, or_null(result.person), result.name, or_null(result.bot),
              result.side, result.place, result.points, result.seats, result.finished, result.honours, result.dealt});
}

std::vector<std::string> Store::uncounted_tables(std::size_t most) {
  std::vector<std::string> ids;
  for (const SqlRow& row : database_->run(
           "SELECT id FROM game_table WHERE phase = 'over' AND NOT EXISTS (SELECT 1 FROM result WHERE table_id = "
           "game_table.id) LIMIT $1",
           {whole(most)}))
    ids.push_back(row.text(0));
  return ids;
}

std::vector<StoredResult> Store::results_of(const std::string& game, const std::string& person, std::size_t most) {
  static const std::string sql = std::string("SELECT ").append(result_columns) +
                                 " FROM result WHERE person = $1 AND game = $2 ORDER BY finished DESC LIMIT $3";
  std::vector<StoredResult> results;
  for (const SqlRow& row : database_->run(sql, {person, game, whole(most)})) results.push_back(read_result(row));
  return results;
}

std::vector<StoredResult> Store::best_results(const std::string& game, std::size_t most) {
  static const std::string sql =
      std::string("SELECT ").append(result_columns) +
      " FROM result WHERE game = $1 AND person IS NOT NULL ORDER BY points DESC, finished LIMIT $2";
  std::vector<StoredResult> results;
  for (const SqlRow& row : database_->run(sql, {game, whole(most)})) results.push_back(read_result(row));
  return results;
}

std::vector<StoredStatistic> Store::statistics(const std::string& game) {
  std::vector<StoredStatistic> all;
  for (const SqlRow& row : database_->run("SELECT dealt, COUNT(*), SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END), "
                                          "SUM(points) FROM result WHERE game = $1 "
                                          "AND seats > 1 GROUP BY dealt ORDER BY dealt",
                                          {game}))
    all.push_back({row.text(0), row.number(1), row.number(2), row.number(3)});
  return all;
}

std::optional<StoredRating> Store::rating(const std::string& game, const std::string& who) {
  const SqlRows rows =
      database_->run("SELECT who, '', mean, spread, games FROM rating WHERE game = $1 AND who = $2", {game, who});
  if (rows.empty()) return std::nullopt;
  return read_rating(rows.front());
}

void Store::set_rating(const std::string& game, const StoredRating& rating) {
  database_->run(
      "INSERT INTO rating (game, who, mean, spread, games) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (game, who) DO "
      "UPDATE SET mean = EXCLUDED.mean, spread = EXCLUDED.spread, games = EXCLUDED.games",
      {game, rating.who, rating.mean, rating.spread, rating.games});
}

std::vector<StoredRating> Store::ratings(const std::string& game, std::size_t most) {
  std::vector<StoredRating> ratings;
  for (const SqlRow& row : database_->run(
           "SELECT who, person.name, mean, spread, games FROM rating JOIN person ON person.id = rating.who WHERE game "
           "= $1 ORDER BY mean - 3 * spread DESC, who LIMIT $2",
           {game, whole(most)}))
    ratings.push_back(read_rating(row));
  return ratings;
}

}  // namespace ludarium
