// Which process drives a table, and when nobody could play.
#include "store/rows.hpp"

namespace ludarium {

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

}  // namespace ludarium
