#include "server/table_host.hpp"

#include <algorithm>
#include <future>

#include "core/record.hpp"
#include "core/request.hpp"
#include "server/advice.hpp"
#include "server/forgetting.hpp"
#include "server/marks.hpp"
#include "table/forget.hpp"
#include "table/scene.hpp"

namespace ludarium {
namespace {

constexpr std::string_view phase_name(Phase phase) {
  constexpr std::string_view names[] = {"open", "playing", "paused", "over"};
  return names[static_cast<std::size_t>(phase)];
}

double seconds_since(std::chrono::steady_clock::time_point then) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - then).count();
}

}  // namespace

struct TableHost::Batch {
  std::vector<std::pair<ViewerId, std::shared_ptr<const std::string>>> messages;
  std::vector<Thought> thoughts;
  std::function<void(bool)> done;
  Began began;  // when the decision came in of which it tells
  bool over = false;
};

TableHost::TableHost(const Surroundings& surroundings, std::string id, ChanceKey key, Table table, std::int64_t kept)
    : around_(surroundings),
      id_(std::move(id)),
      key_(key),
      table_(std::move(table)),
      entries_(kept),
      line_(std::make_shared<std::atomic<bool>>(false)),
      used_(surroundings.now()) {
  if (kept > 0) row_ = stored_now();
  told_finish_ = table_.phase() == Phase::over;
}

void TableHost::begin(std::optional<StoredTable> added, std::function<void(bool)> done) {
  const std::lock_guard lock(mutex_);
  settle(std::move(added), std::move(done));
}

std::optional<ViewerId> TableHost::attach(const Person& person, const std::string& language, std::uint64_t since,
                                          std::shared_ptr<Listener> listener, Detail detail) {
  const std::lock_guard lock(mutex_);
  if (closed_) return std::nullopt;
  const ViewerId viewer = table_.attach(person, language, since, around_.now(), detail);
  listeners_[viewer] = std::move(listener);
  settle({}, {});
  return viewer;
}

void TableHost::detach(ViewerId viewer) {
  const std::lock_guard lock(mutex_);
  listeners_.erase(viewer);
  if (closed_) return;
  table_.detach(viewer, around_.now());
  settle({}, {});
}

void TableHost::receive(ViewerId from, const boost::json::object& message) {
  const std::lock_guard lock(mutex_);
  if (closed_) return;
  excuse_silence();
  const auto* type = message.if_contains("type");
  const bool decides = type != nullptr && type->is_string() && type->get_string() == "play";
  const Began began = decides ? Began(std::chrono::steady_clock::now()) : Began();
  table_.receive(from, message, around_.now());
  settle({}, {}, std::nullopt, began);
  if (told_rematch_ || !all_want_rematch()) return;
  told_rematch_ = true;
  around_.rematch(shared_from_this());
}

void TableHost::tick() {
  const std::lock_guard lock(mutex_);
  if (closed_) return;
  excuse_silence();
  table_.tick(around_.now());
  settle({}, {});
}

// What was sent while nothing could be answered may be read before anybody has noticed.
void TableHost::excuse_silence() {
  const auto silence = around_.silence ? around_.silence() : std::nullopt;
  if (silence) table_.excuse_outage(around_.now() - *silence, around_.now(), around_.now());
}

void TableHost::excuse_outage(Time from, Time until) {
  const std::lock_guard lock(mutex_);
  if (closed_) return;
  table_.excuse_outage(from, until, around_.now());
  settle({}, {});
}

TableHost::Changed TableHost::change(const std::function<std::optional<Error>(Table&)>& work) {
  std::promise<bool> promise;
  auto kept = promise.get_future();
  {
    const std::lock_guard lock(mutex_);
    if (closed_) return {Kept::gone, std::nullopt};
    if (auto error = work(table_)) return {Kept::yes, std::move(error)};
    settle({}, [&promise](bool durable) { promise.set_value(durable); });
  }
  return {kept.get() ? Kept::yes : Kept::no, std::nullopt};
}

TableHost::Changed TableHost::forget(const Forgetting& forgetting) {
  std::promise<bool> promise;
  auto kept = promise.get_future();
  {
    const std::lock_guard lock(mutex_);
    if (closed_) return {Kept::gone, std::nullopt};
    table_.forget(forgetting.person, forgetting.name, around_.now());
    settle(
        {}, [&promise](bool durable) { promise.set_value(durable); }, forgetting);
  }
  return {kept.get() ? Kept::yes : Kept::no, std::nullopt};
}

// ---- What a table brings forth: kept first, then said ----

void TableHost::settle(std::optional<StoredTable> added, std::function<void(bool)> done,
                       std::optional<Forgetting> forgets, Began began) {
  used_ = around_.now();
  TableOutput output = table_.take_output();
  Batch batch;
  for (Sent& sent : output.messages) {
    if (const auto* code = sent.message.if_contains("code"))
      around_.metrics->count_refusal("socket", std::string(code->get_string()));
    dress(sent.message);
    batch.messages.emplace_back(sent.viewer, std::make_shared<const std::string>(boost::json::serialize(sent.message)));
  }
  batch.thoughts = std::move(output.thoughts);
  batch.done = std::move(done);
  if (!output.journal.empty()) batch.began = began;
  batch.over = table_.phase() == Phase::over && !told_finish_;
  told_finish_ |= batch.over;
  if (output.journal.empty() && pending_ == 0 && !added) {
    send_out(batch);
    return;
  }
  if (!output.journal.empty()) {
    boost::json::object& last = output.journal.back();
    // Beside finding out what it has taught, writing the position costs nothing; alone, a quarter of a decision.
    mark(last, table_, last.contains("taught") || is_time_for_position(output.journal.size()));
    last_mark_ = text_field(last, "mark");
    count_untaught(output.journal);
  }
  Keeping keeping{line_, std::move(added), {}, std::nullopt, {}};
  for (const boost::json::object& entry : output.journal) {
    keeping.entries.push_back({id_, ++entries_, boost::json::serialize(entry)});
    if (std::string person = named_in(entry); !person.empty() && !forgets) keeping.people.push_back(std::move(person));
  }
  if (forgets) {
    keeping.rewrite = forgetting_of(*forgets);
    keeping.forgets = std::move(forgets);
  }
  if (!keeping.entries.empty() && (keeping.forgets || row_is_old())) {
    row_ = stored_now();
    if (!keeping.added) keeping.changed = row_;
  }
  ++pending_;
  keeping.done = [self = shared_from_this(), batch = std::make_shared<Batch>(std::move(batch))](bool durable) {
    self->kept(durable, *batch);
  };
  around_.writer->keep(std::move(keeping));
  constexpr std::size_t many_untaught = 100;
  if (untaught_ >= many_untaught) take_snapshot();
}

void TableHost::count_untaught(const std::vector<boost::json::object>& journal) {
  for (const boost::json::object& entry : journal) {
    const std::string kind = text_field(entry, "entry");
    if ((kind == "move" || kind == "way") && !entry.contains("taught")) ++untaught_;
  }
}

void TableHost::take_snapshot() {
  untaught_ = 0;
  if (table_.phase() != Phase::over) around_.snapshots->take({id_, entries_, last_mark_, *table_.match()});
}

void TableHost::kept(bool durable, Batch& batch) {
  {
    const std::lock_guard lock(mutex_);
    --pending_;
    if (durable && !closed_)
      send_out(batch);
    else
      give_up();
  }
  if (!durable) around_.gone(id_);
  if (!durable && batch.done) batch.done(false);
}

void TableHost::send_out(Batch& batch) {
  if (batch.began) around_.metrics->decisions.observe(seconds_since(*batch.began));
  for (auto& [viewer, message] : batch.messages) {
    const auto listener = listeners_.find(viewer);
    if (listener != listeners_.end()) listener->second->deliver(std::move(message));
  }
  for (Thought& thought : batch.thoughts) think(std::move(thought));
  if (batch.done) batch.done(true);
  if (batch.over) around_.finished(shared_from_this());
}

void TableHost::give_up() {
  closed_ = true;
  for (const auto& [viewer, listener] : listeners_) listener->send_away();
  listeners_.clear();
}

// What only the server knows about a table.
void TableHost::dress(boost::json::object& message) const {
  const std::string type(message.at("type").get_string());  // a copy: adding a field moves what the message holds
  if (type == "table") {
    if (auto* summary = message.if_contains("table")) summary->get_object()["id"] = id_;
    if (table_.draws_from_key()) message["commitment"] = key_.commitment();
  }
  if (type == "over" || (type == "table" && table_.phase() == Phase::over)) {
    message["record"] = "/api/tables/" + id_ + "/record";
    if (table_.draws_from_key()) message["key"] = key_.hex();
  }
}

void TableHost::tell_all(const boost::json::object& message) {
  const std::lock_guard lock(mutex_);
  const auto text = std::make_shared<const std::string>(boost::json::serialize(message));
  for (const auto& [viewer, listener] : listeners_) listener->deliver(text);
}

// ---- Bots ----

void TableHost::think(Thought thought) {
  const SeatHolder& holder = table_.seats()[index(thought.seat)];
  Thinking thinking{&table_.game(), thought, id_, thought.asker ? holder.person : "", {}};
  thinking.done = [weak = weak_from_this(), asked = std::chrono::steady_clock::now()](const Thought& t,
                                                                                      const Answer& a) {
    const auto self = weak.lock();
    if (self == nullptr) return;
    if (!t.asker) self->around_.metrics->bot_moves.observe(seconds_since(asked));
    self->thought_ended(t, a);
  };
  if (around_.thinkers->think(std::move(thinking))) return;
  table_.hint_refused(thought, {"too_many", {"server.too_many_hints", {}}});
  settle({}, {});
}

void TableHost::thought_ended(const Thought& thought, const Answer& answer) {
  const std::lock_guard lock(mutex_);
  if (closed_) return;
  if (thought.asker)
    table_.hint_found(thought, hints(thought, answer));
  else
    table_.bot_played(thought, answer.action, around_.now());
  settle({}, {});
}

boost::json::array TableHost::hints(const Thought& thought, const Answer& answer) const {
  const Words& words = table_.words_of(*thought.asker);
  boost::json::object shown = show_hint(table_.game(), thought.view, thought.seat, answer.found, usual_hints, words);
  return std::move(shown.at("answers").get_array());
}

// ---- What the lobby shows and the store keeps of it ----

boost::json::object TableHost::summary(const std::string& person) const {
  const std::lock_guard lock(mutex_);
  boost::json::object summary = table_.summary(person, around_.now());
  summary["id"] = id_;
  return summary;
}

StoredTable TableHost::stored_now() const {
  StoredTable row;
  row.id = id_;
  row.game = table_.setup().game;
  row.rules = table_.game().rules_version();
  row.chance_key = key_.hex();
  row.owner = table_.owner();
  row.listed = table_.setup().listed;
  row.phase = phase_name(table_.phase());
  row.updated = table_.updated();
  row.alarm = table_.next_alarm();
  row.summary_of = entries_;
  row.bot_asked = bot_asked();
  row.people = people();
  boost::json::object summary = table_.summary("", around_.now());
  summary["id"] = id_;
  summary["watchers"] = {{"count", 0}, {"names", boost::json::array()}};  // of whom the store knows nothing
  row.summary = boost::json::serialize(summary);
  row.keepsake = keepsake();
  return row;
}

// What can be shown of the table by a program whose rules can no longer follow its moves. Before the end that is what
// everybody may see.
std::string TableHost::keepsake() const {
  if (!table_.match()) return "";
  const Match& match = *table_.match();
  const Look look{Seat::none, table_.phase() == Phase::over};
  boost::json::object kept{{"position", table_.game().write_position(seen_by(table_.game(), match.state(), look))}};
  if (look.everything)
    kept["record"] = whole_record(table_, key_);
  else
    kept["mark"] = mark_of_all(table_);  // told to nobody: it is of what is secret
  return boost::json::serialize(kept);
}

StoredTable TableHost::stored() const {
  const std::lock_guard lock(mutex_);
  return stored_now();
}

// An alarm that moves to later costs no write: waking a table too early does no harm.
bool TableHost::row_is_old() const {
  const auto alarm = table_.next_alarm();
  if (alarm && (!row_.alarm || *alarm < *row_.alarm)) return true;
  return phase_name(table_.phase()) != row_.phase || people() != row_.people;
}

std::vector<std::string> TableHost::people() const {
  std::vector<std::string> ids;
  for (const SeatHolder& seat : table_.seats())
    ids.push_back(seat.kind == Holder::person && !seat.gone() ? seat.person : "");
  return ids;
}

bool TableHost::bot_asked() const {
  for (Seat seat : table_.waited_for())
    if (table_.seats()[index(seat)].played_by_bot()) return true;
  return false;
}

void TableHost::close() {
  const std::lock_guard lock(mutex_);
  give_up();
}

bool TableHost::put_away(Duration idle) {
  const std::lock_guard lock(mutex_);
  if (closed_) return true;
  if (!listeners_.empty() || pending_ > 0 || bot_asked() || around_.now() - used_ < idle) return false;
  closed_ = true;
  if (untaught_ > 0) take_snapshot();
  return true;
}

std::optional<Time> TableHost::next_alarm() const {
  const std::lock_guard lock(mutex_);
  return closed_ ? std::nullopt : table_.next_alarm();
}

std::size_t TableHost::listeners() const {
  const std::lock_guard lock(mutex_);
  return listeners_.size();
}

bool TableHost::playing() const {
  const std::lock_guard lock(mutex_);
  return table_.phase() == Phase::playing;
}

std::string whole_record(const Table& table, const ChanceKey& key) {
  Record record = table.match()->record();
  if (!table.draws_from_key()) return write_record(table.game(), record);
  record.key = key.hex();
  return write_record(table.game(), record) + "# commitment " + key.commitment() + "\n";
}

bool TableHost::is_time_for_position(std::size_t more) const {
  constexpr std::int64_t every = 32;
  return entries_ / every != (entries_ + static_cast<std::int64_t>(more)) / every;
}

std::string TableHost::record_text(const std::string& person, const Words& words) const {
  const std::lock_guard lock(mutex_);
  if (!table_.match()) return "";
  const Match& match = *table_.match();
  if (table_.phase() == Phase::over) return whole_record(table_, key_);
  Look look;
  for (std::size_t i = 0; i < table_.seats().size(); ++i)
    if (!person.empty() && table_.seats()[i].of(person)) look.seat = seat_at(i);
  std::string text;
  std::size_t step = 0;
  match.replay([&](const Match::Step&, const AnyState& before, const AnyState& after) {
    const boost::json::object shown = show_step(match, step++, before, after, false, look, words);
    for (const boost::json::value& event : shown.at("events").get_array())
      if (const auto* said = event.get_object().if_contains("text"))
        text += std::to_string(step) + ". " + std::string(said->get_string()) + "\n";
  });
  return text.empty() ? "\n" : text;
}

bool TableHost::all_want_rematch() const {
  if (table_.phase() != Phase::over) return false;
  const boost::json::object summary = table_.summary("", around_.now());
  bool anybody = false;
  for (std::size_t i = 0; i < table_.seats().size(); ++i) {
    if (table_.seats()[i].kind != Holder::person || table_.seats()[i].gone()) continue;
    if (!summary.at("seats").at(i).at("rematch").as_bool()) return false;
    anybody = true;
  }
  return anybody;
}

}  // namespace ludarium
