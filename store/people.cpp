// People, their sessions and tokens, and that these have ended.
#include "store/names.hpp"
#include "store/rows.hpp"

namespace ludarium {
namespace {

constexpr std::string_view person_columns = "id, name, password, language, settings, created";

StoredPerson read_person(const SqlRow& row) {
  return {row.text(0), row.text(1), row.text(2), row.text(3), row.text(4), row.number(5)};
}

std::optional<StoredPerson> one_person(const SqlRows& rows) {
  if (rows.empty()) return std::nullopt;
  return read_person(rows.front());
}

}  // namespace

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

void Store::end_rights_of(const std::string& person) {
  all_or_nothing([&] {
    database_->run("DELETE FROM session WHERE person = $1", {person});
    database_->run("DELETE FROM token WHERE person = $1", {person});
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

// ---- Days of rest ----

std::string Store::rest_of(const std::string& person) {
  return one_text(database_->run("SELECT days FROM rest WHERE person = $1", {person})).value_or("");
}

void Store::set_rest(const std::string& person, const std::string& rest) {
  database_->run(
      "INSERT INTO rest (person, days) VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET days = EXCLUDED.days",
      {person, rest});
}

}  // namespace ludarium
