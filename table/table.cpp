// The table's life: opening, sitting down, starting, moves, undo, bots and clocks. Everything goes through the journal.
#include "table/table.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/names.hpp"
#include "core/request.hpp"
#include "table/show.hpp"

namespace ludarium {
namespace {

constexpr Names<4> phase_names = {"open", "playing", "paused", "over"};

Error refused(std::string code, std::string key) { return {std::move(code), {std::move(key), {}}}; }

std::string text_in(const boost::json::object& json, std::string_view name) { return text_field(json, name); }
Seat seat_in(const boost::json::object& json) { return seat_at(static_cast<std::size_t>(number_field(json, "seat"))); }

Error bad_journal() { return refused("bad_journal", "table.bad_journal"); }

}  // namespace

Table::Table(const Registry& registry, Chance chance, WordsIn words)
    : registry_(&registry), chance_(std::move(chance)), words_(std::move(words)) {}

Result<Table> Table::open(const Registry& registry, const TableSetup& setup, const Person& owner, Time now,
                          Chance chance, WordsIn words) {
  Table table(registry, std::move(chance), std::move(words));
  Entry entry{
      {"entry", "open"}, {"time", now}, {"setup", write_table_setup(setup)}, {"owner", owner.id}, {"name", owner.name}};
  if (auto error = table.enter(entry)) return *error;
  table.output_.journal.push_back(std::move(entry));
  const bool complete = std::none_of(table.seats_.begin(), table.seats_.end(),
                                     [](const SeatHolder& seat) { return seat.kind == Holder::open; });
  if (setup.start && complete)
    if (auto error = table.start(owner.id, false, now)) return *error;
  return table;
}

Result<Table> Table::restore(const Registry& registry, const std::vector<boost::json::object>& journal, Chance chance,
                             WordsIn words) {
  Table table(registry, std::move(chance), std::move(words));
  if (journal.empty()) return bad_journal();
  for (const Entry& entry : journal)
    if (auto error = table.enter(entry)) return *error;
  // Nobody is connected to a table that has just come up.
  for (SeatHolder& seat : table.seats_)
    if (seat.kind == Holder::person) seat.away_since = table.updated_;
  table.go_on(table.updated_);
  return table;
}

Result<Table> Table::bring(const Registry& registry, const std::vector<boost::json::object>& journal, Chance chance,
                           WordsIn words) {
  auto table = restore(registry, journal, std::move(chance), std::move(words));
  if (table) table->output_.journal.insert(table->output_.journal.begin(), journal.begin(), journal.end());
  return table;
}

// ---- The journal ----

void Table::record(Entry entry, Time now) {
  entry["time"] = now;
  if (enter(entry)) return;  // only what was checked before gets here
  output_.journal.push_back(std::move(entry));
}

std::optional<Error> Table::enter(const Entry& entry) {
  if (auto error = change(entry)) return error;
  ++entries_;
  moves_at_.push_back(match_ ? match_->steps().size() : 0);
  return std::nullopt;
}

std::optional<Error> Table::change(const Entry& entry) {
  const std::string kind = text_in(entry, "entry");
  updated_ = std::max(updated_, number_field(entry, "time"));
  if (kind == "open") return enter_open(entry);
  if (game_ == nullptr) return bad_journal();
  if (kind == "sit") enter_sit(entry);
  if (kind == "leave") enter_leave(entry);
  if (kind == "adopt") enter_adopt(entry);
  if (kind == "start") return enter_start(entry);
  if (kind == "chat") enter_chat(entry);
  if (kind == "stand_in") enter_stand_in(entry);
  if (kind == "standing") enter_standing(entry);
  if (!match_) return std::nullopt;
  if (kind == "move") return enter_move(entry);
  if (kind == "undo") enter_undo(entry);
  if (kind == "end_turn") holding_ = Seat::none;
  if (kind == "phase") set_phase(static_cast<Phase>(*place_in(phase_names, text_in(entry, "phase"))));
  wind_clock();
  return std::nullopt;
}

std::optional<Error> Table::enter_open(const Entry& entry) {
  auto setup = read_table_setup(*registry_, entry.at("setup").as_object());
  if (!setup) return setup.error();
  setup_ = std::move(*setup);
  game_ = registry_->find(setup_.game);
  owner_ = text_in(entry, "owner");
  for (const SeatPlan& plan : setup_.seats) {
    SeatHolder holder;
    if (plan.who == Who::me)
      holder = SeatHolder::person_named(owner_, plan.name.empty() ? text_in(entry, "name") : plan.name);
    if (plan.who == Who::bot) holder = SeatHolder::bot_at(plan.level);
    seats_.push_back(std::move(holder));
  }
  return std::nullopt;
}

void Table::enter_sit(const Entry& entry) {
  SeatHolder& holder = seats_.at(index(seat_in(entry)));
  holder = SeatHolder::person_named(text_in(entry, "person"), text_in(entry, "name"));
}

void Table::enter_leave(const Entry& entry) { seats_.at(index(seat_in(entry))) = SeatHolder{}; }

void Table::enter_adopt(const Entry& entry) {
  const std::string former = text_in(entry, "former");
  for (SeatHolder& seat : seats_) {
    if (seat.kind != Holder::person || seat.person != former) continue;
    seat.person = text_in(entry, "person");
    seat.name = text_in(entry, "name");
  }
  if (owner_ == former) owner_ = text_in(entry, "person");
}

std::optional<Error> Table::enter_start(const Entry& entry) {
  Record start{setup_.game, game_->rules_version(), {}, setup_.position, {}, {}};
  start.setup.seats = static_cast<int>(seats_.size());
  brought_ = flag_field(entry, "brought");
  draws_from_key_ = !entry.contains("seed");
  start.setup.seed = draws_from_key_ ? chance_(0) : std::strtoull(text_in(entry, "seed").c_str(), nullptr, 10);
  start.setup.options = setup_.options;
  for (SeatHolder& seat : seats_) {
    if (seat.kind == Holder::open) seat = SeatHolder::bot_at(std::string(default_level));
    start.names.push_back(seat.name);
  }
  auto match = Match::start(*game_, std::move(start), draws_from_key_ ? chance_ : Chance());
  if (!match) return match.error();
  match_ = std::move(*match);
  clock_ = Clock(setup_.clock, seats_.size());
  phase_ = Phase::playing;
  clock_.wait_for(waited_for(), number_field(entry, "time"));
  return std::nullopt;
}

std::optional<Error> Table::enter_move(const Entry& entry) {
  const Seat seat = seat_in(entry);
  const auto action = game_->read_action(match_->state(), seat, text_in(entry, "action"));
  if (!action) return action.error();
  const int turn = game_->turn(match_->state());
  const SeatSet before = game_->pending(match_->state()).seats;
  if (!match_->play(seat, *action).legal) return bad_journal();
  if (entry.contains("taught"))
    match_->remember(match_->steps().size() - 1, static_cast<std::uint32_t>(number_field(entry, "taught")));
  by_bot_.push_back(flag_field(entry, "bot"));
  turns_.push_back(turn);
  undo_asker_.reset();
  const bool passes_on = !game_->pending(match_->state()).seats.has(seat) || game_->turn(match_->state()) != turn;
  const bool holds = flag_field(entry, "hold") && passes_on && before.size() == 1 && !match_->over();
  holding_ = holds ? seat : Seat::none;
  if (match_->over()) phase_ = Phase::over;
  wind_clock();
  return std::nullopt;
}

void Table::enter_undo(const Entry& entry) {
  match_->take_back_to(static_cast<std::size_t>(number_field(entry, "moves")));
  by_bot_.resize(match_->steps().size());
  turns_.resize(match_->steps().size());
  missable_from_ = entries_ + 1;
  holding_ = Seat::none;
  undo_asker_.reset();
}

void Table::enter_chat(const Entry& entry) {
  constexpr std::size_t most_lines = 500;
  std::optional<Seat> seat;
  if (entry.contains("seat")) seat = seat_in(entry);
  chat_.push_back(
      {text_in(entry, "from"), seat, text_in(entry, "text"), text_in(entry, "phrase"), number_field(entry, "time")});
  if (chat_.size() > most_lines) chat_.erase(chat_.begin());
}

void Table::enter_stand_in(const Entry& entry) {
  SeatHolder& holder = seats_.at(index(seat_in(entry)));
  holder.stand_in = flag_field(entry, "bot");
  holder.level = holder.stand_in ? std::string(default_level) : "";
  if (!holder.stand_in && match_) clock_.refill(seat_in(entry));
}

void Table::enter_standing(const Entry& entry) {
  SeatHolder& holder = seats_.at(index(seat_in(entry)));
  if (entry.contains("end_turn")) holder.holds_turn = text_in(entry, "end_turn") == "wait";
  if (!entry.contains("answers")) return;
  auto& standing = holder.standing;
  standing.clear();
  for (const auto& [decision, answer] : entry.at("answers").as_object())
    if (answer.is_string()) standing[std::string(decision)] = std::string(answer.as_string());
}

void Table::set_phase(Phase phase) {
  phase_ = phase;
  pause_ = {};
}

void Table::wind_clock() { clock_.wait_for(phase_ == Phase::playing ? waited_for() : SeatSet(), updated_); }

// ---- Who is where ----

SeatSet Table::waited_for() const {
  if (!match_ || phase_ != Phase::playing) return {};
  if (holding_ != Seat::none) return SeatSet::of(holding_);
  return game_->pending(match_->state()).seats;
}

SeatSet Table::seats_of(const std::string& person) const {
  SeatSet own;
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (seats_[i].of(person)) own = own.with(seat_at(i));
  return own;
}

std::optional<Error> Table::sit(const Person& person, std::optional<Seat> seat, Time now) {
  if (phase_ != Phase::open) return refused("conflict", "table.has_started");
  if (!setup_.hotseat && !seats_of(person.id).empty()) return refused("conflict", "table.sits_already");
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (seats_[i].kind != Holder::open || (seat && index(*seat) != i)) continue;
    record({{"entry", "sit"}, {"seat", i}, {"person", person.id}, {"name", person.name}}, now);
    tell_seats(now);
    return std::nullopt;
  }
  return refused("conflict", "table.seat_taken");
}

std::optional<Error> Table::leave(const std::string& person, Time now) {
  const SeatSet own = seats_of(person);
  if (own.empty()) return refused("forbidden", "table.not_your_seat");
  for (Seat seat : own) {
    if (phase_ == Phase::open) {
      record({{"entry", "leave"}, {"seat", index(seat)}}, now);
    } else if (phase_ != Phase::over && !seats_[index(seat)].stand_in) {
      record({{"entry", "stand_in"}, {"seat", index(seat)}, {"bot", true}}, now);
    }
  }
  tell_seats(now);
  go_on(now);
  return std::nullopt;
}

void Table::adopt(const std::string& former, const Person& person, Time now) {
  if (!is_known(former)) return;
  record({{"entry", "adopt"}, {"former", former}, {"person", person.id}, {"name", person.name}}, now);
  for (auto& [id, viewer] : viewers_)
    if (viewer.person.id == former) viewer.person = person;
  tell_seats(now);
}

std::optional<Error> Table::start(const std::string& person, bool fill_with_bots, Time now) {
  if (person != owner_) return refused("forbidden", "table.not_yours");
  if (phase_ != Phase::open) return refused("conflict", "table.has_started");
  const bool missing =
      std::any_of(seats_.begin(), seats_.end(), [](const SeatHolder& seat) { return seat.kind == Holder::open; });
  if (missing && !fill_with_bots) return refused("conflict", "table.seats_open");
  Entry entry{{"entry", "start"}, {"time", now}};
  if (auto error = enter(entry)) return error;
  output_.journal.push_back(std::move(entry));
  for (auto& [id, viewer] : viewers_) viewer.look = first_look(viewer.person.id);
  for (const auto& [id, viewer] : viewers_) send_table(id, now);
  go_on(now);
  return std::nullopt;
}

void Table::tick(Time now) {
  if (phase_ != Phase::playing) return;
  rest_of_seats_to_bots(clock_.out_of_time(now), now);
}

void Table::rest_of_seats_to_bots(SeatSet seats, Time now) {
  bool changed = false;
  for (Seat seat : seats) {
    if (seats_[index(seat)].played_by_bot()) continue;
    record({{"entry", "stand_in"}, {"seat", index(seat)}, {"bot", true}}, now);
    changed = true;
  }
  if (!changed) return;
  if (holding_ != Seat::none && seats_[index(holding_)].played_by_bot()) record({{"entry", "end_turn"}}, now);
  tell_seats(now);
  go_on(now);
}

// ---- Moves ----

void Table::make_move(Seat seat, Action action, bool by_bot, Time now) {
  Entry entry{{"entry", "move"}, {"seat", index(seat)}, {"action", game_->write_action(match_->state(), seat, action)}};
  if (by_bot) entry["bot"] = true;
  // A turn waits for End turn only if its last step could still be taken back.
  if (!by_bot && seats_[index(seat)].holds_turn && !match_->would_be_final(seat, action)) entry["hold"] = true;
  const AnyState before = match_->state();
  record(std::move(entry), now);
  const std::size_t step = match_->steps().size() - 1;
  tell_step(step, before, now);
  if (anybody_wants_all()) output_.journal.back()["taught"] = match_->what_it_taught(step, before);
}

void Table::take_back(std::size_t moves, Seat by, Time now) {
  record({{"entry", "undo"}, {"moves", moves}, {"by", index(by)}}, now);
  tell_all([&](const Viewer& viewer) {
    boost::json::object message = scene(viewer, now);
    message["type"] = "undone";
    message["by"] = index(by);
    return message;
  });
}

// How many of a seat's own decisions can be taken back: the last ones, none of them final.
std::size_t Table::undoable(Seat seat) const {
  if (!match_) return 0;
  const auto& steps = match_->steps();
  std::size_t count = 0;
  while (count < steps.size() && steps[steps.size() - 1 - count].move.seat == seat &&
         !match_->is_final(steps.size() - 1 - count))
    ++count;
  return count;
}

std::size_t Table::undoable_this_turn(Seat seat) const {
  const std::size_t most = undoable(seat);
  const std::size_t made = match_ ? match_->steps().size() : 0;
  std::size_t count = 0;
  while (count < most && turns_[made - 1 - count] == turns_[made - 1]) ++count;
  return count;
}

void Table::go_on(Time now) {
  if (!match_ || phase_ != Phase::playing || holding_ != Seat::none) return;
  for (bool answered = true; answered && !match_->over();) {
    answered = false;
    const std::string decision = game_->decision_name(match_->state());
    for (Seat seat : game_->pending(match_->state()).seats) {
      const SeatHolder& holder = seats_[index(seat)];
      const auto standing = holder.standing.find(decision);
      if (holder.played_by_bot() || standing == holder.standing.end()) continue;
      const auto action = match_->read(seat, standing->second);
      if (!action || !match_->why_not(seat, *action).legal) continue;
      make_move(seat, *action, false, now);
      answered = true;
      break;
    }
  }
  for (Seat seat : game_->pending(match_->state()).seats) {
    if (!seats_[index(seat)].played_by_bot()) continue;
    AnyState view = match_->view(seat);
    const auto asked = thinking_.find(seat);
    if (asked != thinking_.end() && asked->second == view) continue;
    thinking_[seat] = view;
    output_.thoughts.push_back({std::nullopt, nullptr, seat, seats_[index(seat)].level, view, match_->steps().size()});
  }
}

void Table::bot_played(const Thought& thought, Action action, Time now) {
  const auto asked = thinking_.find(thought.seat);
  if (asked == thinking_.end() || asked->second != thought.view) return;  // the table has moved on
  thinking_.erase(asked);
  const bool wanted = match_ && seats_[index(thought.seat)].played_by_bot() && waited_for().has(thought.seat) &&
                      match_->view(thought.seat) == thought.view && match_->why_not(thought.seat, action).legal;
  if (wanted) make_move(thought.seat, action, true, now);
  go_on(now);
}

void Table::hint_found(const Thought& thought, const boost::json::array& hints) {
  if (!thought.asker || !viewers_.contains(*thought.asker)) return;
  send(*thought.asker, {{"type", "hints"}, {"id", thought.id}, {"hints", hints}});
}

const Words& Table::words_of(ViewerId viewer) const {
  const auto found = viewers_.find(viewer);
  return words_(found == viewers_.end() ? "en" : found->second.language);
}

TableOutput Table::take_output() {
  TableOutput taken;
  std::swap(taken, output_);
  return taken;
}

}  // namespace ludarium
