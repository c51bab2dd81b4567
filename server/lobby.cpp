#include "server/lobby.hpp"

#include <algorithm>
#include <future>

#include "server/forgetting.hpp"
#include "server/results.hpp"
#include "server/upgrade.hpp"
#include "table/brought.hpp"

namespace ludarium {
namespace {

constexpr Duration idle_before_put_away = 30 * second;
constexpr std::size_t most_listed = 100;

Error unavailable() { return {"unavailable", {"server.unavailable", {}}}; }

}  // namespace

Lobby::Lobby(Parts parts) : parts_(std::move(parts)) {
  around_.silence = parts_.silence;
  around_.now = parts_.now;
  around_.writer = parts_.writer;
  around_.thinkers = parts_.thinkers;
  around_.metrics = parts_.metrics;
  around_.snapshots = parts_.snapshots;
  around_.finished = [this](const std::shared_ptr<TableHost>& host) { parts_.later([this, host] { finish(host); }); };
  around_.rematch = [this](const std::shared_ptr<TableHost>& host) {
    parts_.later([this, host] { open_rematch(host); });
  };
  around_.gone = [this](const std::string& id) {
    const std::lock_guard lock(mutex_);
    hosts_.erase(id);
  };
}

std::shared_ptr<TableHost> Lobby::in_memory(const std::string& id) const {
  const std::lock_guard lock(mutex_);
  const auto found = hosts_.find(id);
  return found == hosts_.end() ? nullptr : found->second;
}

// As long as it lives, nobody else loads the table, or works on what is kept of it; who wants to waits.
class Lobby::Loading {
 public:
  Loading(Lobby& lobby, const std::string& id) : lobby_(lobby), id_(id) {
    std::unique_lock lock(lobby.mutex_);
    lobby.loaded_.wait(lock, [&] { return !lobby.loading_.contains(id); });
    lobby.loading_.insert(id);
  }
  ~Loading() {
    {
      const std::lock_guard lock(lobby_.mutex_);
      lobby_.loading_.erase(id_);
    }
    lobby_.loaded_.notify_all();
  }
  Loading(const Loading&) = delete;
  Loading& operator=(const Loading&) = delete;

 private:
  Lobby& lobby_;
  const std::string id_;
};

Lobby::Found Lobby::find(const std::string& id) {
  if (auto host = in_memory(id)) return {std::move(host), "", std::nullopt};
  const Loading alone(*this, id);
  if (auto host = in_memory(id)) return {std::move(host), "", std::nullopt};
  return load(id);
}

Lobby::Found Lobby::load(const std::string& id) try {
  std::optional<StoredTable> row;
  std::vector<boost::json::object> journal;
  std::string holder = parts_.process;
  std::vector<std::pair<Moment, Moment>> outages;
  std::optional<StoredSnapshot> snapshot;
  parts_.stores->use([&](Store& store) {
    row = store.table(id);
    if (!row) return;
    const std::string before = store.holder_of(id);
    if (!parts_.process.empty()) holder = store.hold_table(id, parts_.process);
    if (holder != parts_.process) return;
    journal = read_journal(store.journal(id));
    snapshot = store.snapshot(id);
    outages = store.outages(row->updated);
    const auto last = before.empty() || before == holder ? std::nullopt : store.last_beat(before);
    if (last) outages.emplace_back(*last, parts_.now());  // since that process ceased to be there
  });
  if (!row) return {};
  if (holder != parts_.process) return {nullptr, holder, std::nullopt};
  if (row->phase == "gone") return {nullptr, "", Error{"not_found", {"server.table_closed", {}}}};
  if (runs_by_other_rules(*parts_.registry, *row)) take_to_our_rules(*row);
  if (auto problem = refuse_rules(*row)) return {nullptr, "", std::move(problem)};
  const auto key = ChanceKey::read(row->chance_key);
  if (!key) return {};
  const auto entries = static_cast<std::int64_t>(journal.size());
  if (snapshot) lend(journal, *snapshot, row->rules);
  auto table = Table::restore(*parts_.registry, journal, key->chance(), parts_.words);
  if (!table) return {nullptr, "", Error{"unreadable", {"server.unreadable_table", {}}}};
  excuse_outages(*table, outages);
  auto host = std::make_shared<TableHost>(around_, id, *key, std::move(*table), entries);
  {
    const std::lock_guard lock(mutex_);
    hosts_[id] = host;
  }
  host->begin(std::nullopt, {});
  return {std::move(host), "", std::nullopt};
} catch (const DatabaseError& error) {
  if (error.kind() != DatabaseError::Kind::broken) throw;
  return {nullptr, "", Error{"unreadable", {"server.unreadable_table", {}}}};
}

void Lobby::excuse_outages(Table& table, const std::vector<std::pair<Moment, Moment>>& outages) const {
  const Time now = parts_.now(), kept = table.updated();
  for (const auto& [from, until] : outages)
    if (until > kept) table.excuse_outage(from, until, now);
  if (const auto silence = parts_.silence()) table.excuse_outage(now - *silence, now, now);
}

// Where every decision so far leads to the same by our rules, the game goes on by them.
void Lobby::take_to_our_rules(StoredTable& row) {
  parts_.stores->use([&](Store& store) {
    if (!follow(store, *parts_.registry, row, parts_.words).goes_on()) return;
    row.rules = parts_.registry->find(row.game)->rules_version();
    store.change_rules(row.id, row.rules);
  });
}

// The same moves by other rules could lead elsewhere without anybody noticing, so a game that does is not gone on with;
// its journal stays as it is. A table that has not begun has no rules yet.
std::optional<Error> Lobby::refuse_rules(const StoredTable& row) const {
  const AnyGame* game = parts_.registry->find(row.game);
  if (game == nullptr) return Error{"not_found", {"server.no_such_game", {}}};
  if (row.phase == "open" || row.rules == game->rules_version()) return std::nullopt;
  return Error{"other_rules",
               {"server.other_rules", {{"then", long{row.rules}}, {"now", long{game->rules_version()}}}}};
}

Result<std::shared_ptr<TableHost>> Lobby::open(const TableSetup& setup, const Person& owner) {
  const ChanceKey key = fresh_chance_key();
  auto table = Table::open(*parts_.registry, setup, owner, parts_.now(), key.chance(), parts_.words);
  if (!table) return table.error();
  return add(key, std::move(*table));
}

Result<std::shared_ptr<TableHost>> Lobby::open(const RecordReading& brought, const Person& owner) {
  const auto kept_key = ChanceKey::read(brought.record.key);
  const ChanceKey key = kept_key ? *kept_key : fresh_chance_key();
  const auto journal = journal_of(*brought.game, brought.record, owner, parts_.now());
  auto table = Table::bring(*parts_.registry, journal, key.chance(), parts_.words);
  if (!table) return table.error();
  return add(key, std::move(*table));
}

Result<std::shared_ptr<TableHost>> Lobby::add(const ChanceKey& key, Table table) {
  auto host = std::make_shared<TableHost>(around_, random_id(), key, std::move(table), 0);
  {
    const std::lock_guard lock(mutex_);
    hosts_[host->id()] = host;
  }
  std::promise<bool> promise;
  StoredTable row = host->stored();
  row.holder = parts_.process;
  host->begin(std::move(row), [&promise](bool kept) { promise.set_value(kept); });
  if (!promise.get_future().get()) return unavailable();
  return host;
}

namespace {

// The summary as the store has it, for one person.
boost::json::object summary_in(const StoredTable& row, const std::string& person) {
  boost::json::object summary = boost::json::parse(row.summary).as_object();
  boost::json::array own;
  for (std::size_t seat = 0; seat < row.people.size(); ++seat)
    if (!person.empty() && row.people[seat] == person) own.push_back(seat);
  summary["you"] = std::move(own);
  summary["owner"] = row.owner == person;
  return summary;
}

}  // namespace

boost::json::object Lobby::keepsake(const std::string& id, const std::string& person) {
  return parts_.stores->use([&](Store& store) -> boost::json::object {
    const auto row = store.table(id);
    if (!row || !refuse_rules(*row)) return {};
    boost::json::object kept;
    if (auto json = parse_json(store.keepsake(id)); json && json->is_object()) kept = std::move(json->get_object());
    kept.erase("mark");
    kept["table"] = summary_in(*row, person);
    const bool at_table = row->owner == person || std::count(row->people.begin(), row->people.end(), person) > 0;
    if (!kept.contains("record") && !person.empty() && at_table)
      if (const std::string record = common_record(store, *row); !record.empty()) kept["record"] = record;
    return kept;
  });
}

// The game as far as both versions of the rules agree, for those who sat there: it goes on nowhere else.
std::string Lobby::common_record(Store& store, const StoredTable& row) const {
  const auto key = ChanceKey::read(row.chance_key);
  if (!key || !runs_by_other_rules(*parts_.registry, row)) return "";
  const Followed found = follow(store, *parts_.registry, row, parts_.words);
  return found.table && found.table->match() ? whole_record(*found.table, *key) : "";
}

// Tables in memory speak for themselves; of the others the store has a summary, which is old only after a crash.
boost::json::array Lobby::list(TableFilter filter, const std::string& person) {
  const auto rows = parts_.stores->use([&](Store& store) { return store.tables(filter, person, most_listed); });
  boost::json::array tables;
  for (const StoredTable& row : rows) {
    auto host = in_memory(row.id);
    if (host == nullptr && row.summary_of != row.entries) host = find(row.id).host;
    if (host != nullptr) {
      tables.push_back(host->summary(person));
      continue;
    }
    tables.push_back(summary_in(row, person));
  }
  return tables;
}

std::vector<std::shared_ptr<TableHost>> Lobby::hosts() const {
  std::vector<std::shared_ptr<TableHost>> all;
  const std::lock_guard lock(mutex_);
  all.reserve(hosts_.size());
  for (const auto& [id, host] : hosts_) all.push_back(host);
  return all;
}

void Lobby::excuse_outage(Time from, Time until) {
  for (const auto& host : hosts()) host->excuse_outage(from, until);
}

void Lobby::sweep() {
  const Time now = parts_.now();
  for (const auto& host : hosts()) {
    if (const auto alarm = host->next_alarm(); alarm && *alarm <= now) host->tick();
    if (host->put_away(idle_before_put_away)) put_away(host);
  }
  if (!parts_.process.empty()) parts_.stores->use([&](Store& store) { store.stay_alive(parts_.process, lease); });
}

std::string Lobby::take_over(const std::string& id, const std::string& dead) {
  return parts_.stores->use([&](Store& store) {
    store.let_go(id, dead);
    return store.hold_table(id, parts_.process);
  });
}

void Lobby::adopt(TableHost& host, const std::string& former, const Person& person) {
  host.change([&](Table& table) -> std::optional<Error> {
    table.adopt(former, person, parts_.now());
    return std::nullopt;
  });
}

void Lobby::adopt_all(const std::string& former, const Person& person) {
  const auto rows = parts_.stores->use([&](Store& store) {
    auto tables = store.tables(TableFilter::mine, person.id, most_listed);
    if (former != person.id)
      for (StoredTable& table : store.tables(TableFilter::mine, former, most_listed))
        tables.push_back(std::move(table));
    return tables;
  });
  for (const StoredTable& row : rows)
    if (row.phase != "over")
      if (const auto host = find(row.id).host) adopt(*host, former, person);
}

// A table that another process holds is left to that.
void Lobby::forget_people() {
  constexpr std::size_t most_at_once = 1000;
  const std::lock_guard one_at_a_time(forgetting_);
  const auto all = parts_.stores->use([](Store& store) { return store.forgettings(most_at_once); });
  for (const Forgetting& forgetting : all) forget(forgetting);
  if (!all.empty()) note_deletion();
  if (unscrubbed_) unscrubbed_ = !parts_.stores->use([](Store& store) { return store.scrub(); });
}

// What is not kept, or comes at the wrong moment, is done by the next sweep. A game that is over is not played through
// for this.
void Lobby::forget(const Forgetting& forgetting) {
  const Loading alone(*this, forgetting.table);
  std::shared_ptr<TableHost> host = in_memory(forgetting.table);
  bool ours = true;
  if (host == nullptr) {
    std::optional<StoredTable> row;
    parts_.stores->use([&](Store& store) {
      row = store.table(forgetting.table);
      if (row && !parts_.process.empty()) ours = store.hold_table(row->id, parts_.process) == parts_.process;
    });
    if (ours && row && row->phase != "over") host = load(row->id).host;
  }
  if (host == nullptr) {
    if (ours) parts_.stores->use([&](Store& store) { forget_in_closed_table(store, forgetting); });
    return;
  }
  host->forget(forgetting);
  // A table that waited for people to come and has nobody any more.
  const bool deserted = host->look([](const Table& table) {
    return table.phase() == Phase::open &&
           std::none_of(table.seats().begin(), table.seats().end(),
                        [](const SeatHolder& seat) { return seat.kind == Holder::person; });
  });
  if (!deserted) return;
  parts_.stores->use([&](Store& store) { store.close_table(forgetting.table); });
  host->close();
  around_.gone(forgetting.table);
}

void Lobby::set_rest(const std::string& person, const Rest& rest) {
  const auto rows =
      parts_.stores->use([&](Store& store) { return store.tables(TableFilter::mine, person, most_listed); });
  for (const StoredTable& row : rows) {
    if (row.phase == "over") continue;
    const auto host = find(row.id).host;
    if (host == nullptr) continue;  // another process has it: it hears of it when the person comes there
    host->change([&](Table& table) -> std::optional<Error> {
      table.set_rest(person, rest, parts_.now());
      return std::nullopt;
    });
  }
}

void Lobby::put_away(const std::shared_ptr<TableHost>& host) {
  Keeping keeping;
  keeping.changed = host->stored();
  keeping.done = [this, host](bool) {
    {
      const std::lock_guard lock(mutex_);
      const auto found = hosts_.find(host->id());
      if (found != hosts_.end() && found->second == host) hosts_.erase(found);
    }
    if (!parts_.process.empty())
      parts_.later(
          [this, host] { parts_.stores->use([&](Store& store) { store.let_go(host->id(), parts_.process); }); });
  };
  parts_.writer->keep(std::move(keeping));
}

void Lobby::wake_due() {
  const auto due = parts_.stores->use([&](Store& store) { return store.tables_due(parts_.now(), most_listed); });
  for (const std::string& id : due)
    if (const auto host = find(id).host) host->tick();
}

// A table that comes into memory asks its bots by itself. After the end of a process nobody else would open it.
void Lobby::wake_left() {
  std::vector<std::string> left;
  do {
    left = parts_.stores->use(
        [&](Store& store) { return store.tables_left(left.empty() ? "" : left.back(), most_listed); });
    for (const std::string& id : left) {
      if (ending_) return;
      find(id);
    }
  } while (left.size() == most_listed);
}

std::map<std::string, UpgradeCount> Lobby::take_all_to_our_rules() {
  UpgradeRequest request;
  request.ending = [this] { return ending_.load(); };
  return parts_.stores->use([&](Store& store) { return upgrade(store, *parts_.registry, parts_.words, request); });
}

void Lobby::close_closed() {
  for (const std::string& id : parts_.stores->use([](Store& store) { return store.tables_closed_lately(); })) {
    const auto host = in_memory(id);
    if (host == nullptr) continue;
    host->close();
    around_.gone(id);
  }
}

void Lobby::count_missed() {
  const auto missed = parts_.stores->use([&](Store& store) { return store.uncounted_tables(most_listed); });
  for (const std::string& id : missed)
    if (const auto host = find(id).host) finish(host);
}

void Lobby::save_all() {
  for (const auto& host : hosts()) {
    Keeping keeping;
    keeping.changed = host->stored();
    parts_.writer->keep(std::move(keeping));
  }
  parts_.writer->flush();
  if (!parts_.process.empty()) parts_.stores->use([&](Store& store) { store.end_process(parts_.process); });
}

void Lobby::finish(const std::shared_ptr<TableHost>& host) {
  const auto results = host->look([&](const Table& table) { return results_of(table, host->id()); });
  parts_.stores->use([&](Store& store) { count_game(store, results); });
}

void Lobby::open_rematch(const std::shared_ptr<TableHost>& host) {
  const TableSetup setup = host->look([](const Table& table) {
    TableSetup again = table.setup();
    again.start = false;
    return again;
  });
  const auto people = host->look([](const Table& table) { return table.seats(); });
  const std::string owner = host->look([](const Table& table) { return table.owner(); });
  TableSetup open = setup;
  for (SeatPlan& plan : open.seats)
    if (plan.who == Who::me) plan.who = Who::open;
  for (std::size_t i = 0; i < open.seats.size() && i < people.size(); ++i)
    if (people[i].kind == Holder::person) open.seats[i] = {Who::open, "", ""};  // a bot's, where the person is gone
  const auto again = this->open(open, {owner, ""});
  if (!again) return;
  const Time now = parts_.now();
  (*again)->change([&](Table& table) -> std::optional<Error> {
    for (std::size_t i = 0; i < people.size(); ++i)
      if (people[i].kind == Holder::person && !people[i].gone())
        if (auto error = table.sit(people[i].as_person(), seat_at(i), now)) return error;
    return table.start(owner, true, now);
  });
  host->tell_all({{"type", "rematch"}, {"table", (*again)->id()}});
}

std::size_t Lobby::in_memory() const {
  const std::lock_guard lock(mutex_);
  return hosts_.size();
}

std::size_t Lobby::listeners() const {
  std::size_t count = 0;
  for (const auto& host : hosts()) count += host->listeners();
  return count;
}

}  // namespace ludarium
