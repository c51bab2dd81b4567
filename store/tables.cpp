// Tables, their journals, and the names that leave them.
#include <array>
#include <map>

#include "store/rows.hpp"

namespace ludarium {
namespace {

constexpr std::string_view table_columns =
    "id, game, rules, chance_key, owner, listed, phase, updated, alarm, summary, summary_of, "
    "(SELECT COALESCE(MAX(n), 0) FROM journal WHERE table_id = game_table.id)";

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

}  // namespace

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
  database_->run("DELETE FROM snapshot WHERE table_id = $1", {id});
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
  if (table.phase == "over") database_->run("DELETE FROM snapshot WHERE table_id = $1", {table.id});
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

void Store::keep_snapshot(const StoredSnapshot& snapshot) {
  database_->run(
      "INSERT INTO snapshot (table_id, n, rules, kept) SELECT id, CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS "
      "TEXT) FROM game_table WHERE id = $1 AND phase IN ('playing', 'paused') ON CONFLICT (table_id) DO UPDATE SET n = "
      "EXCLUDED.n, rules = EXCLUDED.rules, kept = EXCLUDED.kept",
      {snapshot.table, snapshot.entries, snapshot.rules, snapshot.text});
}

std::optional<StoredSnapshot> Store::snapshot(const std::string& table) {
  const SqlRows rows = database_->run("SELECT n, rules, kept FROM snapshot WHERE table_id = $1", {table});
  if (rows.empty()) return std::nullopt;
  return StoredSnapshot{table, rows.front().number(0), rows.front().number(1), rows.front().text(2)};
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

}  // namespace ludarium
