#include "store/store.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "store/names.hpp"
#include "store/schema.hpp"

namespace ludarium {
namespace {

constexpr std::string_view person_columns = "id, name, password, language, settings, created";
constexpr std::string_view table_columns =
    "id, game, rules, chance_key, owner, listed, phase, updated, alarm, summary, summary_of, "
    "(SELECT COALESCE(MAX(n), 0) FROM journal WHERE table_id = game_table.id)";
constexpr std::string_view result_columns =
    "table_id, seat, game, person, name, bot, side, place, points, seats, finished, honours, dealt, lost, rated";

// Whoever $1 is finds a table in lists, and in what is told of games: it is listed, or it is one of their own. Any
// other table is found by its link alone.
constexpr std::string_view may_be_found =
    "(listed = 1 OR owner = $1 OR id IN (SELECT table_id FROM seat WHERE person = $1))";

std::string at_a_table_to_find(std::string_view column) {
  return std::string(column).append(" IN (SELECT id FROM game_table WHERE ").append(may_be_found).append(")");
}

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
  return {row.text(0),   row.number(1),      row.text(2),   row.text(3),    row.text(4),  row.text(5),  row.text(6),
          row.number(7), row.number(8),      row.number(9), row.number(10), row.text(11), row.text(12), 0,
          row.text(13),  row.number(14) != 0};
}

StoredRating read_rating(const SqlRow& row) {
  return {row.text(0), row.text(1), row.real(2), row.real(3), row.number(4)};
}

}  // namespace

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

// The value changes each time: SQLite does not write a page that stays as it is.
void Store::beat() {
  database_->run(
      "INSERT INTO setting (name, value) VALUES ('pulse', '1') ON CONFLICT (name) DO UPDATE SET value = "
      "CASE setting.value WHEN '1' THEN '0' ELSE '1' END");
}

// ---- People ----

// Guests may share a name; they have no keys.
void Store::add_person(const StoredPerson& person) {
  const NameKeys keys = person.guest() ? NameKeys() : name_keys(person.name);
  database_->run(
      "INSERT INTO person (id, name, name_key, name_look, password, language, settings, created) VALUES ($1, $2, $3, "
      "$4, $5, $6, $7, $8)",
      {person.id, person.name, or_null(keys.same), or_null(keys.look), or_null(person.password), person.language,
       person.settings, person.created});
}

std::optional<StoredPerson> Store::person(const std::string& id) {
  static const std::string sql = std::string("SELECT ").append(person_columns) + " FROM person WHERE id = $1";
  return one_person(database_->run(sql, {id}));
}

std::vector<StoredPerson> Store::accounts_named(const std::string& name) {
  static const std::string sql = std::string("SELECT ").append(person_columns) +
                                 " FROM person WHERE name_key = $1 OR id IN (SELECT person FROM former_name WHERE "
                                 "name_key = $1) ORDER BY created, id";
  const std::string key = name_keys(name).same;
  std::vector<StoredPerson> accounts;
  if (key.empty()) return accounts;
  for (const SqlRow& row : database_->run(sql, {key})) accounts.push_back(read_person(row));
  return accounts;
}

bool Store::is_taken(const std::string& name, const std::string& but_for) {
  const NameKeys keys = name_keys(name);
  return !database_
              ->run("SELECT id FROM person WHERE (name_key = $1 OR name_look = $2) AND id <> $3",
                    {keys.same, keys.look, but_for})
              .empty();
}

bool Store::change_person(const StoredPerson& person) {
  const NameKeys keys = person.guest() ? NameKeys() : name_keys(person.name);
  try {
    database_->run(
        "UPDATE person SET name = $2, name_key = $3, name_look = $4, password = $5, language = $6, settings = $7 WHERE "
        "id = $1",
        {person.id, person.name, or_null(keys.same), or_null(keys.look), or_null(person.password), person.language,
         person.settings});
  } catch (const DatabaseError& error) {
    if (error.kind() != DatabaseError::Kind::conflict) throw;
    return false;
  }
  return true;
}

void Store::remove_person(const std::string& id) {
  all_or_nothing([&] {
    std::vector<std::string> people = formers_of(id);
    people.push_back(id);
    for (const std::string& who : people) {
      database_->run(
          "INSERT INTO forgetting (table_id, person, name) SELECT table_id, person, COALESCE((SELECT name FROM person "
          "WHERE id = $1), '') FROM trace WHERE person = $1 ON CONFLICT (table_id, person) DO NOTHING",
          {who});
      for (const char* statement :
           {"DELETE FROM trace WHERE person = $1", "DELETE FROM session WHERE person = $1",
            "DELETE FROM token WHERE person = $1", "DELETE FROM password_reset WHERE person = $1",
            "DELETE FROM rest WHERE person = $1", "DELETE FROM rating WHERE who = $1",
            "UPDATE result SET person = NULL, name = '' WHERE person = $1", "DELETE FROM former_name WHERE person = $1",
            "DELETE FROM former WHERE account = $1 OR guest = $1", "DELETE FROM person WHERE id = $1"})
        database_->run(statement, {who});
      note_ending(who);
    }
  });
}

void Store::ban(const std::string& id) {
  all_or_nothing([&] {
    database_->run("UPDATE person SET password = '!' || password WHERE id = $1 AND password NOT LIKE '!%'", {id});
    database_->run("DELETE FROM session WHERE person = $1", {id});
    database_->run("DELETE FROM token WHERE person = $1", {id});
    database_->run("DELETE FROM password_reset WHERE person = $1", {id});
    note_ending(id);
  });
}

void Store::unban(const std::string& id) {
  database_->run("UPDATE person SET password = SUBSTR(password, 2) WHERE id = $1 AND password LIKE '!%'", {id});
}

void Store::join_people(const std::string& guest, const std::string& account) {
  all_or_nothing([&] {
    database_->run("UPDATE result SET person = $2 WHERE person = $1", {guest, account});
    database_->run("UPDATE seat SET person = $2 WHERE person = $1", {guest, account});
    database_->run("DELETE FROM session WHERE person = $1", {guest});
    note_ending(guest);
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

std::optional<StoredSession> Store::session(const std::string& hash, Moment now) {
  const SqlRows rows =
      database_->run("SELECT person, expires FROM session WHERE hash = $1 AND expires > $2", {hash, now});
  if (rows.empty()) return std::nullopt;
  return StoredSession{rows.front().text(0), rows.front().number(1)};
}

void Store::remove_session(const std::string& hash) {
  all_or_nothing([&] {
    for (const SqlRow& row : database_->run("DELETE FROM session WHERE hash = $1 RETURNING person", {hash}))
      note_ending(row.text(0));
  });
}

void Store::remove_sessions_of(const std::string& person) {
  all_or_nothing([&] {
    database_->run("DELETE FROM session WHERE person = $1", {person});
    note_ending(person);
  });
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
  return all_or_nothing([&] {
    const bool was =
        !database_->run("DELETE FROM token WHERE id = $1 AND person = $2 RETURNING id", {id, person}).empty();
    if (was) note_ending(person);
    return was;
  });
}

// The row of the setting is locked until the transaction ends, so endings become visible in the order of their numbers.
void Store::note_ending(const std::string& person) {
  constexpr std::int64_t remembered = 1000;
  const std::int64_t number =
      database_
          ->run(
              "INSERT INTO setting (name, value) VALUES ('endings', '1') ON CONFLICT (name) DO UPDATE SET value = "
              "CAST(CAST(setting.value AS BIGINT) + 1 AS TEXT) RETURNING value")
          .front()
          .number(0);
  database_->run("INSERT INTO ending (n, person) VALUES ($1, $2)", {number, person});
  database_->run("DELETE FROM ending WHERE n <= $1", {number - remembered});
}

std::int64_t Store::last_ending() {
  const SqlRows rows = database_->run("SELECT value FROM setting WHERE name = 'endings'");
  return rows.empty() ? 0 : rows.front().number(0);
}

Store::Endings Store::endings_after(std::int64_t number) {
  Endings endings{number, {}, false};
  for (const SqlRow& row : database_->run("SELECT n, person FROM ending WHERE n > $1 ORDER BY n", {number})) {
    endings.missed |= endings.people.empty() && row.number(0) != number + 1;
    endings.last = row.number(0);
    endings.people.push_back(row.text(1));
  }
  return endings;
}

void Store::add_password_reset(const std::string& hash, const std::string& person, Moment expires) {
  all_or_nothing([&] {
    database_->run("DELETE FROM password_reset WHERE person = $1", {person});
    database_->run("INSERT INTO password_reset (hash, person, expires) VALUES ($1, $2, $3)", {hash, person, expires});
  });
}

std::optional<std::string> Store::take_password_reset(const std::string& hash, Moment now) {
  const SqlRows taken = database_->run("DELETE FROM password_reset WHERE hash = $1 RETURNING person, expires", {hash});
  if (taken.empty() || taken.front().number(1) <= now) return std::nullopt;
  return taken.front().text(0);
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

std::vector<StoredTable> Store::tables_after(const std::string& id, std::size_t most) {
  static const std::string sql = std::string("SELECT ").append(table_columns) +
                                 " FROM game_table WHERE id > $1 AND phase <> 'gone' ORDER BY id LIMIT $2";
  std::vector<StoredTable> tables;
  for (const SqlRow& row : database_->run(sql, {id, whole(most)})) tables.push_back(read_table(row));
  read_people(tables);
  return tables;
}

void Store::change_rules(const std::string& id, std::int64_t rules) {
  database_->run("UPDATE game_table SET rules = $2 WHERE id = $1", {id, rules});
}

bool Store::close_table(const std::string& id) {
  return !database_
              ->run("UPDATE game_table SET phase = 'gone', alarm = NULL, updated = " + now() +
                        " WHERE id = $1 AND phase IN ('open', 'playing', 'paused') RETURNING id",
                    {id})
              .empty();
}

std::vector<std::string> Store::tables_closed_lately() {
  std::vector<std::string> closed;
  for (const SqlRow& row : database_->run(
           "SELECT id FROM game_table WHERE listed IN (0, 1) AND phase = 'gone' AND updated > " + now() + " - 60000"))
    closed.push_back(row.text(0));
  return closed;
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
      "$8, keepsake = $9, bot_asked = $10 WHERE id = $1 AND phase <> 'gone'",
      {table.id, table.phase, table.updated, or_null(table.alarm), table.summary, table.summary_of, table.owner,
       table.rules, table.keepsake, std::int64_t{table.bot_asked}});
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
      "listed = 1 AND phase IN ('playing', 'paused')", std::string("phase = 'over' AND ").append(may_be_found)};
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

std::vector<std::string> Store::tables_left(const std::string& after, std::size_t most) {
  std::vector<std::string> left;
  for (const SqlRow& row : database_->run(
           "SELECT id FROM game_table WHERE phase = 'playing' AND id > $1 AND (bot_asked = 1 OR summary_of < (SELECT "
           "COALESCE(MAX(n), 0) FROM journal WHERE table_id = game_table.id)) AND " +
               held_by_nobody() + " ORDER BY id LIMIT $2",
           {after, whole(most)}))
    left.push_back(row.text(0));
  return left;
}

// Many rows by one statement, in lots of few sizes, because each size is a statement to prepare.
void Store::append(const std::vector<Entry>& entries) {
  static const std::map<std::size_t, std::string> statements = [] {
    std::map<std::size_t, std::string> made;
    for (const std::size_t lot : {64, 8, 1})
      made[lot] = "INSERT INTO journal (table_id, n, entry) VALUES " + sql_places(lot, 3);
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
  for (const SqlRow& row : database_->run("SELECT n, entry FROM journal WHERE table_id = $1 ORDER BY n", {table})) {
    entries.push_back(row.text(1));
    if (row.number(0) != whole(entries.size()))
      throw DatabaseError(DatabaseError::Kind::broken, "an entry of a journal is missing");
  }
  return entries;
}

// ---- Names of people who are deleted ----

void Store::leave_trace(const std::string& table, const std::vector<std::string>& people) {
  for (const std::string& person : people)
    database_->run("INSERT INTO trace (table_id, person) VALUES ($1, $2) ON CONFLICT (table_id, person) DO NOTHING",
                   {table, person});
}

std::vector<Forgetting> Store::forgettings(std::size_t most) {
  std::vector<Forgetting> all;
  for (const SqlRow& row : database_->run(
           "SELECT table_id, person, name FROM forgetting ORDER BY table_id, person LIMIT $1", {whole(most)}))
    all.push_back({row.text(0), row.text(1), row.text(2)});
  return all;
}

void Store::forget(const Forgetting& forgetting, const Rewrite& rewrite) {
  const auto& [table, person, name] = forgetting;
  for (const SqlRow& row : database_->run("SELECT n, entry FROM journal WHERE table_id = $1 ORDER BY n", {table}))
    if (const std::string without = rewrite(row.text(1)); without != row.text(1))
      database_->run("UPDATE journal SET entry = $3 WHERE table_id = $1 AND n = $2", {table, row.number(0), without});
  database_->run("UPDATE result SET person = NULL, name = '' WHERE table_id = $1 AND person = $2", {table, person});
  database_->run("DELETE FROM rating WHERE who = $1", {person});  // of a game that was counted meanwhile
  database_->run("DELETE FROM seat WHERE table_id = $1 AND person = $2", {table, person});
  database_->run("DELETE FROM forgetting WHERE table_id = $1 AND person = $2", {table, person});
}

// ---- Who drives a table ----

std::string Store::now() const { return std::string(database_->now()); }

std::string Store::held_by_nobody() const {
  return "(holder IS NULL OR NOT EXISTS (SELECT 1 FROM process WHERE name = game_table.holder AND alive_until >= " +
         now() + "))";
}

std::string Store::holder_of(const std::string& id) {
  return one_text(database_->run("SELECT COALESCE(holder, '') FROM game_table WHERE id = $1", {id})).value_or("");
}

void Store::stay_alive(const std::string& process, Moment lease) {
  database_->run("INSERT INTO process (name, alive_until) VALUES ($1, " + now() +
                     " + $2) ON CONFLICT (name) DO UPDATE SET alive_until = EXCLUDED.alive_until",
                 {process, lease});
}

std::vector<std::string> Store::living() {
  std::vector<std::string> names;
  for (const SqlRow& row : database_->run("SELECT name FROM process WHERE alive_until >= " + now()))
    names.push_back(row.text(0));
  return names;
}

std::string Store::hold_table(const std::string& id, const std::string& process) {
  const SqlRows taken = database_->run(
      "UPDATE game_table SET holder = $2 WHERE id = $1 AND (holder = $2 OR " + held_by_nobody() + ") RETURNING holder",
      {id, process});
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

// ---- When nobody could play ----

std::optional<Moment> Store::last_beat(const std::string& process) {
  const SqlRows rows = process.empty() ? database_->run("SELECT MAX(beat) FROM heartbeat")
                                       : database_->run("SELECT beat FROM heartbeat WHERE process = $1", {process});
  if (rows.empty() || rows.front().null(0)) return std::nullopt;
  return rows.front().number(0);
}

void Store::beat(const std::string& process, Moment now) {
  database_->run(
      "INSERT INTO heartbeat (process, beat) VALUES ($1, $2) ON CONFLICT (process) DO UPDATE SET beat = EXCLUDED.beat",
      {process, now});
}

void Store::add_outage(Moment from, Moment until) {
  database_->run(
      "INSERT INTO outage (began, ended) VALUES ($1, $2) ON CONFLICT (began) DO UPDATE SET ended = EXCLUDED.ended",
      {from, until});
}

std::vector<std::pair<Moment, Moment>> Store::outages(Moment since) {
  std::vector<std::pair<Moment, Moment>> all;
  for (const SqlRow& row : database_->run("SELECT began, ended FROM outage WHERE ended > $1 ORDER BY began", {since}))
    all.emplace_back(row.number(0), row.number(1));
  return all;
}

std::string Store::rest_of(const std::string& person) {
  return one_text(database_->run("SELECT days FROM rest WHERE person = $1", {person})).value_or("");
}

void Store::set_rest(const std::string& person, const std::string& rest) {
  database_->run(
      "INSERT INTO rest (person, days) VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET days = EXCLUDED.days",
      {person, rest});
}

std::string Store::setting(const std::string& name, const std::string& first) {
  database_->run("INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", {name, first});
  return one_text(database_->run("SELECT value FROM setting WHERE name = $1", {name})).value_or(first);
}

// ---- Results and ratings ----

void Store::add_results(const std::vector<StoredResult>& results) {
  static const std::string sql =
      std::string("INSERT INTO result (").append(result_columns) + ") VALUES " + sql_places(1, 15);
  for (const StoredResult& result : results)
    database_->run(sql, {result.table, result.seat, result.game, or_null(result.person), result.name,
                         or_null(result.bot), result.side, result.place, result.points, result.seats, result.finished,
                         result.honours, result.dealt, result.lost, std::int64_t{result.rated}});
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

std::vector<StoredResult> Store::best_results(const std::string& game, const std::string& person, std::size_t most) {
  static const std::string sql = std::string("SELECT ").append(result_columns) +
                                 " FROM result WHERE game = $2 AND person IS NOT NULL AND lost = '' AND " +
                                 at_a_table_to_find("table_id") + " ORDER BY points DESC, finished LIMIT $3";
  std::vector<StoredResult> results;
  for (const SqlRow& row : database_->run(sql, {person, game, whole(most)})) results.push_back(read_result(row));
  return results;
}

std::vector<StoredStatistic> Store::statistics(const std::string& game, const std::string& person) {
  static const std::string sql =
      "SELECT dealt, COUNT(*), SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END), SUM(points) FROM result WHERE game = $2 AND "
      "seats > 1 AND lost = '' AND " +
      at_a_table_to_find("table_id") + " GROUP BY dealt ORDER BY dealt";
  std::vector<StoredStatistic> all;
  for (const SqlRow& row : database_->run(sql, {person, game}))
    all.push_back({row.text(0), row.number(1), row.number(2), row.number(3)});
  return all;
}

std::vector<std::string> Store::honours_of(const std::string& game, const std::string& person) {
  std::vector<std::string> kept;
  for (const SqlRow& row : database_->run("SELECT honours FROM result WHERE person = $1 AND game = $2", {person, game}))
    kept.push_back(row.text(0));
  return kept;
}

std::int64_t Store::rated_games_between(const std::string& game, const std::string& person, const std::string& other,
                                        Moment since) {
  return database_
      ->run(
          "SELECT COUNT(DISTINCT a.table_id) FROM result a JOIN result b ON a.table_id = b.table_id WHERE a.game = "
          "$1 AND a.person = $2 AND b.person = $3 AND a.rated = 1 AND a.finished > $4",
          {game, person, other, since})
      .front()
      .number(0);
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

std::vector<StoredRating> Store::ratings(const std::string& game, const std::string& person, std::size_t most,
                                         std::int64_t least_games) {
  static const std::string sql =
      "SELECT who, person.name, mean, spread, games FROM rating JOIN person ON person.id = rating.who WHERE game = $2 "
      "AND EXISTS (SELECT 1 FROM result WHERE result.person = rating.who AND result.game = rating.game AND " +
      at_a_table_to_find("result.table_id") +
      ") ORDER BY CASE WHEN games < $4 THEN 1 ELSE 0 END, mean DESC, who LIMIT $3";
  std::vector<StoredRating> ratings;
  for (const SqlRow& row : database_->run(sql, {person, game, whole(most), least_games}))
    ratings.push_back(read_rating(row));
  return ratings;
}

}  // namespace ludarium
