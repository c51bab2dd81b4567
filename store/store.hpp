// Everything the server keeps: people, sessions, tokens, tables with their journals, results and ratings.
// A Store is one connection and belongs to one thread at a time; several of them may look at the same database. Its
// words are those of the server; SQL stays in here. What the database refuses is thrown as DatabaseError.
// Example: Store store(connect("ludarium.db")); store.add_person(person); store.journal("k3v9…");
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
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
  bool banned() const { return password.starts_with('!'); }  // the hash is still there, behind that sign
};

struct StoredSession {
  std::string person;
  Moment expires = 0;
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
  bool bot_asked = false;           // a bot had to move when the summary was made; only written
};

// What is known of a table as it stood behind an entry of its journal (server/snapshots.hpp).
struct StoredSnapshot {
  std::string table;
  std::int64_t entries = 0;
  std::int64_t rules = 0;
  std::string text;
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
  int most_honours = 0;        // of a sheet that a person signs once; not kept. 0: they are no lines of a sheet
  std::string lost = {};       // how the person gave the seat up; it was played to the end by a bot
  bool rated = false;          // the game counts for ratings
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

// A person who is deleted, and a table where the name still stands.
struct Forgetting {
  std::string table;
  std::string person;
  std::string name;
};

enum class TableFilter : std::uint8_t { open, mine, live, finished };

class Store {
 public:
  explicit Store(std::unique_ptr<Database> database) : database_(std::move(database)) {}
  static Store open(const std::string& where);  // connects and brings the schema up to date

  void add_person(const StoredPerson& person);
  std::optional<StoredPerson> person(const std::string& id);
  // The account of this name, and those that had it before names were compared as they are now (store/names.hpp).
  std::vector<StoredPerson> accounts_named(const std::string& name);
  bool is_taken(const std::string& name, const std::string& but_for = "");  // by an account that is not this person's
  bool change_person(const StoredPerson& person);                           // false: the name is taken
  // With sessions, tokens and ratings; results lose the name at once, tables one by one (`forgettings`). So does
  // whoever the person was as a guest.
  void remove_person(const std::string& id);
  void join_people(const std::string& guest, const std::string& account);  // results and seats of the guest move over
  std::vector<std::string> formers_of(const std::string& account);         // the guests it has been

  void ban(const std::string& id);    // ends sessions and tokens; no password lets an account in
  void unban(const std::string& id);  // the password is the one it was

  // Of sessions and tokens only hashes are kept: who reads the database cannot sign in with it.
  void add_session(const std::string& hash, const std::string& person, Moment expires);
  std::optional<StoredSession> session(const std::string& hash, Moment now);
  void remove_session(const std::string& hash);
  void end_rights_of(const std::string& person);  // sessions and tokens: whoever has one of them is out
  void remove_old_sessions(Moment now);
  void add_token(const StoredToken& token, const std::string& hash, const std::string& person);
  std::optional<std::string> person_of_token(const std::string& hash);
  std::vector<StoredToken> tokens_of(const std::string& person);
  bool remove_token(const std::string& id, const std::string& person);
  void add_password_reset(const std::string& hash, const std::string& person, Moment expires);
  std::optional<std::string> take_password_reset(const std::string& hash, Moment now);  // whose; it is used up then

  // Whose sessions or tokens have ended before their time, in the order in which that happened: for whoever keeps
  // sockets open that were opened by them, in this process or another. `missed`: there were more than are remembered.
  struct Endings {
    std::int64_t last = 0;
    std::vector<std::string> people;
    bool missed = false;
  };
  std::int64_t last_ending();
  Endings endings_after(std::int64_t number);

  void add_table(const StoredTable& table);
  std::optional<StoredTable> table(const std::string& id);
  void change_table(const StoredTable& table);  // phase, updated, alarm, summary, people
  std::string keepsake(const std::string& id);
  std::vector<StoredTable> tables_after(const std::string& id, std::size_t most);  // all but closed ones, by their ids
  void change_rules(const std::string& id, std::int64_t rules);
  bool close_table(const std::string& id);          // for good; false: it was not open or played
  std::vector<std::string> tables_closed_lately();  // so that whoever has one in memory lets it go
  std::vector<StoredTable> tables(TableFilter filter, const std::string& person, std::size_t most);
  std::vector<std::string> tables_due(Moment now, std::size_t most);
  // Tables that no living process has and at which a bot may have to move, by their ids, after this one.
  std::vector<std::string> tables_left(const std::string& after, std::size_t most);

  // Entries are numbered from 1. A number that exists already is refused (conflict): two processes cannot both go on
  // from the same entry, whatever happened to their leases.
  struct Entry {
    std::string table;
    std::int64_t n = 0;
    std::string text;
  };
  void append(const std::vector<Entry>& entries);
  std::vector<std::string> journal(const std::string& table);  // throws (broken) where one is missing

  // One for a table, until its game is over.
  void keep_snapshot(const StoredSnapshot& snapshot);
  std::optional<StoredSnapshot> snapshot(const std::string& table);

  // Who has left a name in the journal of a table.
  void leave_trace(const std::string& table, const std::vector<std::string>& people);
  // Where deleted people have left theirs, and that this is done: with what is then kept of the table, in one piece.
  std::vector<Forgetting> forgettings(std::size_t most);
  using Rewrite = std::function<std::string(const std::string& entry)>;  // what an entry becomes
  void forget(const Forgetting& forgetting, const Rewrite& rewrite);
  bool scrub() { return database_->scrub(); }  // and leave the files; false: not just now

  // Several processes on one database: the one that holds a table drives it, as long as it says that it is alive. How
  // long that is, is counted by the database's clock: those of the machines may differ. `hold_table` gives back who
  // holds it after asking: the asker, or another.
  void stay_alive(const std::string& process, Moment lease);
  std::vector<std::string> living();  // the processes that are alive
  std::string holder_of(const std::string& id);
  std::string hold_table(const std::string& id, const std::string& process);
  void let_go(const std::string& id, const std::string& process);
  void end_process(const std::string& process);  // lets all its tables go

  // When all was well last, and when nobody could play. `beat` throws if the database takes nothing just now.
  void beat(const std::string& process, Moment now);
  std::optional<Moment> last_beat(const std::string& process);  // empty: of any process
  void add_outage(Moment from, Moment until);
  std::vector<std::pair<Moment, Moment>> outages(Moment since);

  // The days on which a person does not play, as JSON; empty: none are known.
  std::string rest_of(const std::string& person);
  void set_rest(const std::string& person, const std::string& rest);

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
  // What is told of games only tells of tables this person may find: those in the lobby and the person's own.
  std::vector<StoredResult> best_results(const std::string& game, const std::string& person, std::size_t most);
  std::vector<StoredStatistic> statistics(const std::string& game, const std::string& person);
  std::vector<std::string> honours_of(const std::string& game, const std::string& person);  // as they were kept
  std::int64_t rated_games_between(const std::string& game, const std::string& person, const std::string& other,
                                   Moment since);
  std::optional<StoredRating> rating(const std::string& game, const std::string& who);
  void set_rating(const std::string& game, const StoredRating& rating);
  // Who has played fewer games than that comes last.
  std::vector<StoredRating> ratings(const std::string& game, const std::string& person, std::size_t most,
                                    std::int64_t least_games);

  template <class Work>
  auto all_or_nothing(Work&& work) {  // inside another one it is a part of that
    if (together_) return work();
    const Together together(together_);
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
  struct Together {
    explicit Together(bool& on) : on(on) { on = true; }
    ~Together() { on = false; }
    Together(const Together&) = delete;
    Together& operator=(const Together&) = delete;
    bool& on;
  };

  void note_ending(const std::string& person);
  std::string now() const;  // as an expression
  std::string held_by_nobody() const;
  void add_results(const std::vector<StoredResult>& results);
  void read_people(std::vector<StoredTable>& tables);

  std::unique_ptr<Database> database_;
  bool together_ = false;  // in a transaction
};

}  // namespace ludarium
