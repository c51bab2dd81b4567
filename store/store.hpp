// Everything the server keeps: people, sessions, tokens, tables with their journals, results and ratings.
// A Store is one connection and belongs to one thread at a time; several of them may look at the same database. Its
// words are those of the server; SQL stays in here. What the database refuses is thrown as DatabaseError.
// Example: Store store(connect("ludarium.db")); store.add_person(person); store.journal("k3v9…");
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "store/database.hpp"

namespace ludarium {

using Moment = std::int64_t;  // milliseconds since 1970

struct StoredPerson {
  std::string id;
  std::string name;
  std::string password;  // hash; empty for a guest
  std::string language;
  std::string settings = "{}";
  Moment created = 0;

  bool guest() const { return password.empty(); }
};

struct StoredToken {
  std::string id;
  std::string name;
};

struct StoredTable {
  std::string id;
  std::string game;
  std::int64_t rules = 0;
  std::string chance_key;  // 64 hexadecimal digits, a secret until the game is over
  std::string owner;
  bool listed = false;
  std::string phase;
  Moment updated = 0;
  std::optional<Moment> alarm;      // when a clock runs out
  std::string summary;              // for the lobby, without what only one person may know
  std::int64_t summary_of = 0;      // how long the journal was when the summary was made
  std::int64_t entries = 0;         // how long it is now; read only
  std::string keepsake;             // what a program with other rules can show of it; only written
  std::vector<std::string> people;  // by seat; empty where no person sits
  std::string holder;               // the process that opens it; only written
};

struct StoredResult {
  std::string table;
  std::int64_t seat = 0;
  std::string game;
  std::string person;  // id; empty for a bot
  std::string name;
  std::string bot;  // level
  std::string side;
  std::int64_t place = 0;
  std::int64_t points = 0;
  std::int64_t seats = 0;
  Moment finished = 0;
  std::string honours = "[]";  // catalogue keys
  std::string dealt = "{}";    // what the seat was dealt: {"factions": "nordic", "mats": "industrial"}
};

// How all games went with what was dealt so.
struct StoredStatistic {
  std::string dealt;
  std::int64_t games = 0;
  std::int64_t wins = 0;
  std::int64_t points = 0;  // in all
};

struct StoredRating {
  std::string who;  // a person's id, or "side:nordic"
  std::string name;
  double mean = 0;
  double spread = 0;
  std::int64_t games = 0;
};

enum class TableFilter : std::uint8_t { open, mine, live, finished };

class Store {
 public:
  explicit Store(std::unique_ptr<Database> database) : database_(std::move(database)) {}
  static Store open(const std::string& where);  // connects and brings the schema up to date

  void check();  // throws if the database does not answer

  void add_person(const StoredPerson& person);
  std::optional<StoredPerson> person(const std::string& id);
  std::optional<StoredPerson> person_named(const std::string& name);
  bool change_person(const StoredPerson& person);  // false: the name is taken
  void remove_person(const std::string& id);       // with sessions, tokens and ratings; results lose the name
  void join_people(const std::string& guest, const std::string& account);  // results and seats of the guest move over
  std::vector<std::string> formers_of(const std::string& account);         // the guests it has been

  // Of sessions and tokens only hashes are kept: who reads the database cannot sign in with it.
  void add_session(const std::string& hash, const std::string& person, Moment expires);
  std::optional<std::string> person_of_session(const std::string& hash, Moment now);
  void remove_session(const std::string& hash);
  void remove_sessions_of(const std::string& person);
  void remove_old_sessions(Moment now);
  void add_token(const StoredToken& token, const std::string& hash, const std::string& person);
  std::optional<std::string> person_of_token(const std::string& hash);
  std::vector<StoredToken> tokens_of(const std::string& person);
  bool remove_token(const std::string& id, const std::string& person);

  void add_table(const StoredTable& table);
  std::optional<StoredTable> table(const std::string& id);
  void change_table(const StoredTable& table);  // phase, updated, alarm, summary, people
  std::string keepsake(const std::string& id);
  std::vector<StoredTable> tables(TableFilter filter, const std::string& person, std::size_t most);
  std::vector<std::string> tables_due(Moment now, std::size_t most);

  // Entries are numbered from 1. A number that exists already is refused (conflict): two processes cannot both go on
  // from the same entry, whatever happened to their leases.
  struct Entry {
    std::string table;
    std::int64_t n = 0;
    std::string text;
  };
  void append(const std::vector<Entry>& entries);
  std::vector<std::string> journal(const std::string& table);

  // Several processes on one database: the one that holds a table drives it, as long as it says that it is alive.
  // `hold_table` gives back who holds it after asking: the asker, or another.
  void stay_alive(const std::string& process, Moment until);
  std::string hold_table(const std::string& id, const std::string& process, Moment now);
  void let_go(const std::string& id, const std::string& process);
  void end_process(const std::string& process);  // lets all its tables go

  std::string setting(const std::string& name, const std::string& first);  // what all processes share

  // Keeps the results together with what `also` changes (ratings); does nothing if this game was counted already.
  template <class Also>
  void once(const std::vector<StoredResult>& results, Also&& also) {
    try {
      all_or_nothing([&] {
        add_results(results);
        also();
      });
    } catch (const DatabaseError& error) {
      if (error.kind() != DatabaseError::Kind::conflict) throw;
    }
  }
  std::vector<std::string> uncounted_tables(std::size_t most);  // over, but without results
  std::vector<StoredResult> results_of(const std::string& game, const std::string& person, std::size_t most);
  std::vector<StoredResult> best_results(const std::string& game, std::size_t most);
  std::vector<StoredStatistic> statistics(const std::string& game);
  std::optional<StoredRating> rating(const std::string& game, const std::string& who);
  void set_rating(const std::string& game, const StoredRating& rating);
  std::vector<StoredRating> ratings(const std::string& game, std::size_t most);

  template <class Work>
  auto all_or_nothing(Work&& work) {
    Transaction transaction(*database_);
    if constexpr (std::is_void_v<decltype(work())>) {
      work();
      transaction.commit();
    } else {
      auto result = work();
      transaction.commit();
      return result;
    }
  }

 private:
  void add_results(const std::vector<StoredResult>& results);
  void read_people(std::vector<StoredTable>& tables);

  std::unique_ptr<Database> database_;
};

// Names are told apart without regard to case and spaces around them.
std::string name_key(std::string_view name);

}  // namespace ludarium
