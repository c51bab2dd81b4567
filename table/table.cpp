// The table's life: opening, sitting down, starting, moves, undo, bots and clocks. Everything goes through the journal.
#include "table/table.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/names.hpp"
#include "core/request.hpp"
#include "table/messages.hpp"
#include "table/show.hpp"

namespace ludarium {
namespace {

std::string text_in(const boost::json::object& json, std::string_view name) { return text_field(json, name); }
Seat seat_in(const boost::json::object& json) { return seat_at(static_cast<std::size_t>(number_field(json, "seat"))); }

Error bad_journal() { return refused("bad_journal", "table.bad_journal"); }

// What concerns one seat alone: nothing that others are sent may be counted or dated by it.
bool is_secret(std::string_view kind) {
  constexpr std::string_view secrets[] = {"change", "standing", "order", "place", "rest", "coach"};
  return std::find(std::begin(secrets), std::end(secrets), kind) != std::end(secrets);
}

void add_person(boost::json::object& entry, const Person& person) {
  entry["name"] = person.name;
  if (person.guest) entry["guest"] = true;
  if (!person.mark.empty()) entry["place"] = person.mark;
  if (!person.rest.empty()) entry["rest"] = write_rest(person.rest);
}

Rest rest_in(const boost::json::object& entry) {
  const auto* json = entry.if_contains("rest");
  const auto rest = json ? read_rest(json->as_object()) : Result<Rest>(Rest());
  return rest ? *rest : Rest();
}

SeatHolder person_in(const boost::json::object& entry, std::string id, std::string name) {
  SeatHolder holder = SeatHolder::person_named(std::move(id), std::move(name));
  holder.guest = flag_field(entry, "guest");
  if (entry.contains("place")) holder.marks.insert(text_in(entry, "place"));
  holder.rest = rest_in(entry);
  return holder;
}

}  // namespace

Table::Table(const Registry& registry, Chance chance, WordsIn words)
    : registry_(&registry), chance_(std::move(chance)), words_(std::move(words)) {}

Result<Table> Table::open(const Registry& registry, const TableSetup& wanted, const Person& owner, Time now,
                          Chance chance, WordsIn words) {
  Table table(registry, std::move(chance), std::move(words));
  const TableSetup setup = with_deal(registry, wanted);
  Entry entry{{"entry", "open"}, {"time", now}, {"setup", write_table_setup(setup)}, {"owner", owner.id}};
  add_person(entry, owner);
  if (auto error = table.enter(entry)) return *error;
  if (auto error = table.judge_setup()) return *error;
  table.output_.journal.push_back(std::move(entry));
  const bool complete = std::none_of(table.seats_.begin(), table.seats_.end(),
                                     [](const SeatHolder& seat) { return seat.kind == Holder::open; });
  if (setup.start && complete)
    if (auto error = table.start(owner.id, false, now)) return *error;
  return table;
}

Result<Table> Table::restore(const Registry& registry, const std::vector<boost::json::object>& journal, Chance chance,
                             WordsIn words, const Entered& entered) {
  Table table(registry, std::move(chance), std::move(words));
  if (journal.empty()) return bad_journal();
  for (const Entry& entry : journal) {
    if (auto error = table.enter(entry)) return *error;
    if (entered) entered(entry, table);
  }
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
  if (is_secret(text_in(entry, "entry"))) return std::nullopt;
  ++entries_;
  moves_at_.push_back(match_ ? match_->steps().size() : 0);
  return std::nullopt;
}

std::optional<Error> Table::change(const Entry& entry) {
  const std::string kind = text_in(entry, "entry");
  if (!is_secret(kind)) updated_ = std::max(updated_, number_field(entry, "time"));
  if (kind == "open") return enter_open(entry);
  if (game_ == nullptr) return bad_journal();
  if (kind == "sit") enter_sit(entry);
  if (kind == "leave") enter_leave(entry);
  if (kind == "adopt") enter_adopt(entry);
  if (kind == "forget") enter_forget(entry);
  if (kind == "start") return enter_start(entry);
  if (kind == "chat") enter_chat(entry);
  if (kind == "stand_in") enter_stand_in(entry);
  if (kind == "standing") enter_standing(entry);
  if (kind == "place") enter_place(entry);
  if (kind == "rest") enter_rest(entry);
  if (!match_) return std::nullopt;
  if (kind == "move") return enter_move(entry);
  if (kind == "way") return enter_way(entry);
  if (kind == "change") return enter_change(entry);
  if (kind == "coach") enter_coach(entry);
  if (kind == "order") return enter_order(entry);
  if (is_secret(kind)) return std::nullopt;
  if (kind == "undo") enter_undo(entry);
  if (kind == "outage") clock_.excuse(number_field(entry, "from"), number_field(entry, "until"));
  if (kind == "end_turn") {
    const Seat ended = holding_;
    holding_ = Seat::none;
    count_answer(ended);
  }
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
    if (plan.who == Who::me) holder = person_in(entry, owner_, plan.name.empty() ? text_in(entry, "name") : plan.name);
    if (plan.who == Who::bot) holder = SeatHolder::bot_at(plan.level);
    seats_.push_back(std::move(holder));
  }
  return std::nullopt;
}

void Table::enter_sit(const Entry& entry) {
  SeatHolder& holder = seats_.at(index(seat_in(entry)));
  holder = person_in(entry, text_in(entry, "person"), text_in(entry, "name"));
  if (owner_gone_) owner_ = holder.person;
  owner_gone_ = false;
}

// Whoever opened the table and leaves it, leaves it to who sits there.
void Table::enter_leave(const Entry& entry) {
  seats_.at(index(seat_in(entry))) = SeatHolder{};
  const auto next = std::find_if(seats_.begin(), seats_.end(),
                                 [](const SeatHolder& seat) { return seat.kind == Holder::person && !seat.gone(); });
  if (next != seats_.end() && seats_of(owner_).empty()) owner_ = next->person;
}

void Table::enter_adopt(const Entry& entry) {
  const std::string former = text_in(entry, "former");
  for (SeatHolder& seat : seats_) {
    if (seat.kind != Holder::person || seat.person != former) continue;
    seat.person = text_in(entry, "person");
    seat.name = text_in(entry, "name");
    seat.guest = flag_field(entry, "guest");
  }
  if (owner_ == former) owner_ = text_in(entry, "person");
}

void Table::enter_forget(const Entry& entry) {
  const std::string person = text_in(entry, "person");
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    SeatHolder& seat = seats_[i];
    if (!seat.of(person)) continue;
    if (phase_ == Phase::open) {
      seat = SeatHolder{};
      continue;
    }
    seat.name.clear();
    seat.standing.clear();
    seat.marks.clear();
    seat.rest = {};
    seat.stand_in = true;
    if (phase_ != Phase::over) {
      seat.level = default_level;
      count_as_given_up(seat, GivenUp::left);
    }
    if (!match_) continue;
    match_->rename(seat_at(i), "");
    match_->forget_orders(seat_at(i));
  }
  for (ChatLine& line : chat_)
    if (line.person == person) line.from.clear();
  const auto next = std::find_if(seats_.begin(), seats_.end(),
                                 [](const SeatHolder& seat) { return seat.kind == Holder::person && !seat.gone(); });
  // Somebody else starts the game: who sits here, or who sits down next.
  owner_gone_ |= owner_ == person && next == seats_.end();
  if (owner_ == person && next != seats_.end()) owner_ = next->person;
  missable_from_ = entries_ + 1;  // who comes back needs all of it anew
}

std::optional<Error> Table::enter_start(const Entry& entry) {
  Record start{setup_.game, game_->rules_version(), {}, setup_.position, {}, {}};
  start.setup.seats = static_cast<int>(seats_.size());
  brought_ = flag_field(entry, "brought");
  const bool has_seed = entry.contains("seed");
  draws_from_key_ = !has_seed || flag_field(entry, "keyed");
  start.setup.seed = has_seed ? std::strtoull(text_in(entry, "seed").c_str(), nullptr, 10) : chance_(0);
  start.setup.options = setup_.options;
  for (SeatHolder& seat : seats_) {
    if (seat.kind == Holder::open) seat = SeatHolder::bot_at(std::string(default_level));
    start.names.push_back(seat.name);
  }
  if (entry.contains("names")) start.names = texts_field(entry, "names");  // who sat there when it was played
  auto match = Match::start(*game_, std::move(start), draws_from_key_ ? chance_ : Chance());
  if (!match) return match.error();
  match_ = std::move(*match);
  if (const Lessons* script = registry_->lessons(setup_.game); script != nullptr && setup_.guided)
    coach_.emplace(*script);
  clock_ = Clock(may_wait_in_vain() ? clock_of_tables_without : setup_.clock, seats_.size());
  for (std::size_t i = 0; i < seats_.size(); ++i) clock_.set_rest(seat_at(i), seats_[i].rest, updated_);
  phase_ = Phase::playing;
  made_at_ = {number_field(entry, "time")};
  wind_clock();
  return std::nullopt;
}

std::optional<Error> Table::enter_move(const Entry& entry) {
  const Seat seat = seat_in(entry);
  const auto action = game_->read_action(match_->state(), seat, text_in(entry, "action"));
  if (!action) return action.error();
  const int turn = game_->turn(match_->state());
  const std::size_t made = match_->steps().size();
  const SeatSet before = game_->pending(match_->state()).seats;
  if (!match_->play(seat, *action).legal) return bad_journal();
  if (entry.contains("taught"))
    match_->remember(match_->steps().size() - 1, static_cast<std::uint32_t>(number_field(entry, "taught")));
  while (by_bot_.size() < match_->steps().size()) {  // the move, and before it what had been ordered
    by_bot_.push_back(false);
    turns_.push_back(turn);
    way_of_.push_back(way_of_.size());
    made_at_.push_back(number_field(entry, "time"));
  }
  by_bot_.back() = flag_field(entry, "bot");
  undo_asker_.reset();
  const bool passes_on = !game_->pending(match_->state()).seats.has(seat) || game_->turn(match_->state()) != turn;
  // Only whoever was asked has a turn to end, and only an answer can end it; one that carried out an order cannot be
  // taken back.
  const bool asked_alone = before == SeatSet::of(seat), alone = match_->steps().size() == made + 1;
  const bool holds = flag_field(entry, "hold") && passes_on && asked_alone && alone && !match_->over();
  holding_ = holds ? seat : Seat::none;
  if (match_->over()) phase_ = Phase::over;
  count_answer(flag_field(entry, "bot") || !before.has(seat) ? Seat::none : seat);
  return std::nullopt;
}

// Several decisions of one seat that are one click and one step of undo.
std::optional<Error> Table::enter_way(const Entry& entry) {
  const std::size_t first = match_->steps().size();
  const auto& links = entry.at("actions").as_array();
  const auto* taught = entry.if_contains("taught");
  for (std::size_t i = 0; i < links.size(); ++i) {
    Entry link{{"seat", entry.at("seat")}, {"action", links[i]}, {"time", number_field(entry, "time")}};
    if (i + 1 == links.size() && flag_field(entry, "hold")) link["hold"] = true;
    if (taught) link["taught"] = taught->as_array().at(i);
    if (auto error = enter_move(link)) return error;
  }
  std::fill(way_of_.begin() + static_cast<std::ptrdiff_t>(first), way_of_.end(), first);
  return std::nullopt;
}

std::optional<Error> Table::enter_change(const Entry& entry) {
  const auto step = static_cast<std::size_t>(number_field(entry, "step"));
  const Seat seat = seat_in(entry);
  if (match_->sealed(seat) != step) return bad_journal();
  const auto action = game_->read_action(match_->without(step), seat, text_in(entry, "action"));
  if (!action) return action.error();
  if (!match_->change(step, *action).legal) return bad_journal();
  if (coach_) coach_->forget_from(step);
  return std::nullopt;
}

std::optional<Error> Table::enter_order(const Entry& entry) {
  const Seat seat = seat_in(entry);
  const auto action = game_->read_action(match_->state_for(seat), seat, text_in(entry, "action"));
  if (!action) return action.error();
  if (!match_->order(seat, *action).legal) return bad_journal();
  return std::nullopt;
}

void Table::enter_undo(const Entry& entry) {
  wind_clock();
  clock_.take_back_to(static_cast<std::size_t>(number_field(entry, "moves")));
  match_->take_back_to(static_cast<std::size_t>(number_field(entry, "moves")));
  if (coach_) coach_->forget_from(match_->steps().size());
  by_bot_.resize(match_->steps().size());
  turns_.resize(match_->steps().size());
  way_of_.resize(match_->steps().size());
  made_at_.resize(match_->steps().size() + 1);
  missable_from_ = entries_ + 1;
  holding_ = Seat::none;
  undo_asker_.reset();
}

void Table::enter_chat(const Entry& entry) {
  constexpr std::size_t most_lines = 500;
  std::optional<Seat> seat;
  if (entry.contains("seat")) seat = seat_in(entry);
  chat_.push_back({text_in(entry, "from"), seat, text_in(entry, "text"), text_in(entry, "phrase"),
                   number_field(entry, "time"), text_in(entry, "person")});
  if (chat_.size() > most_lines) chat_.erase(chat_.begin());
}

void Table::enter_stand_in(const Entry& entry) {
  SeatHolder& holder = seats_.at(index(seat_in(entry)));
  holder.stand_in = flag_field(entry, "bot");
  holder.level = holder.stand_in ? std::string(default_level) : "";
  holder.given_up = GivenUp::no;
  holder.given_up_as = 0;
  if (!holder.stand_in) return;
  count_as_given_up(holder, named<GivenUp>(text_field(entry, "as", name(GivenUp::left))).value_or(GivenUp::left));
}

void Table::count_as_given_up(SeatHolder& holder, GivenUp how) {
  int before = 0;
  for (const SeatHolder& other : seats_) before = std::max(before, other.given_up_as);
  holder.given_up = how;
  holder.given_up_as = before + 1;
}

void Table::enter_place(const Entry& entry) {
  for (SeatHolder& seat : seats_)
    if (entry.contains("place") && seat.of(text_in(entry, "person"))) seat.marks.insert(text_in(entry, "place"));
}

void Table::enter_rest(const Entry& entry) {
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (!seats_[i].of(text_in(entry, "person"))) continue;
    seats_[i].rest = rest_in(entry);
    if (match_) clock_.set_rest(seat_at(i), seats_[i].rest, number_field(entry, "time"));
  }
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

void Table::enter_coach(const Entry& entry) {
  if (!coach_) return;
  const Seat seat = seat_in(entry);
  const std::string note = text_in(entry, "note");
  if (note == "leave" || note == "resume")
    coach_->leave(seat, note == "leave");
  else
    coach_->note({seat, text_in(entry, "lesson"), note == "understood", match_->steps().size()});
}

void Table::set_phase(Phase phase) {
  phase_ = phase;
  pause_ = {};
}

// Nobody's time runs while a bot thinks.
void Table::wind_clock() {
  SeatSet people;
  for (Seat seat : waited_for())
    if (!seats_[index(seat)].played_by_bot()) people = people.with(seat);
  clock_.wait_for(people, updated_);
}

// The increment is for who has answered all that was asked.
void Table::count_answer(Seat seat) {
  wind_clock();
  if (seat == Seat::none || seats_[index(seat)].played_by_bot()) return;
  if (!waited_for().has(seat)) clock_.answered(seat, match_->steps().size());
}

// ---- Who is where ----

SeatSet Table::waited_for() const {
  if (!match_ || phase_ != Phase::playing) return {};
  if (holding_ != Seat::none) return SeatSet::of(holding_);
  return game_->pending(match_->state()).seats;
}

SeatSet Table::seats_of_people() const {
  SeatSet people;
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (seats_[i].kind == Holder::person) people = people.with(seat_at(i));
  return people;
}

bool Table::may_wait_in_vain() const {
  return setup_.clock.kind == ClockKind::none && !setup_.hotseat && seats_of_people().size() > 1;
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
    Entry entry{{"entry", "sit"}, {"seat", i}, {"person", person.id}};
    add_person(entry, person);
    record(std::move(entry), now);
    tell_seats(now);
    return std::nullopt;
  }
  return refused("conflict", "table.seat_taken");
}

std::optional<Error> Table::leave(const std::string& person, Time now) {
  const SeatSet own = seats_of(person);
  if (own.empty()) return refused("forbidden", "table.not_your_seat");
  if (phase_ != Phase::open) {
    if (phase_ != Phase::over) give_up(own, GivenUp::left, now);
    return std::nullopt;
  }
  for (Seat seat : own) record({{"entry", "leave"}, {"seat", index(seat)}}, now);
  tell_seats(now);
  return std::nullopt;
}

void Table::adopt(const std::string& former, const Person& person, Time now) {
  if (!is_known(former)) return;
  Entry entry{{"entry", "adopt"}, {"former", former}, {"person", person.id}, {"name", person.name}};
  if (person.guest) entry["guest"] = true;
  record(std::move(entry), now);
  for (auto& [id, viewer] : viewers_)
    if (viewer.person.id == former) viewer.person = person;
  tell_seats(now);
}

void Table::forget(const std::string& person, const std::string& name, Time now) {
  record({{"entry", "forget"}, {"person", person}}, now);
  for (ChatLine& line : chat_)  // those without an id; in the journal they have lost the name, too
    if (line.person.empty() && line.from == name) line.from.clear();
  if (holding_ != Seat::none && seats_[index(holding_)].of(person)) record({{"entry", "end_turn"}}, now);
  if (undo_asker_) undo_asker_.reset();
  for (const auto& [id, viewer] : viewers_) send_table(id, now);
  go_on(now);
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
  give_up(clock_.out_of_time(now), GivenUp::out_of_time, now);
}

// A bot plays the seats on for the others' sake.
void Table::give_up(SeatSet seats, GivenUp how, Time now) {
  bool changed = false;
  for (Seat seat : seats) {
    const GivenUp before = seats_[index(seat)].given_up;
    if (seats_[index(seat)].kind == Holder::bot || before == how || before > GivenUp::left) continue;
    record({{"entry", "stand_in"}, {"seat", index(seat)}, {"bot", true}, {"as", name(how)}}, now);
    changed = true;
  }
  if (!changed) return;
  if (holding_ != Seat::none && seats_[index(holding_)].played_by_bot()) record({{"entry", "end_turn"}}, now);
  if (phase_ == Phase::paused && persons().empty()) change_phase(Phase::playing, now);  // nobody is left to resume
  tell_seats(now);
  go_on(now);
}

// Who only left may come back, unless the game is rated: a bot could have won it meanwhile.
bool Table::may_come_back(const SeatHolder& holder) const {
  return holder.given_up == GivenUp::left && !unrated().empty();
}

void Table::set_rest(const std::string& person, const Rest& rest, Time now) {
  if (phase_ == Phase::over || seats_of(person).empty() || seats_[index(seats_of(person).lowest())].rest == rest)
    return;
  record({{"entry", "rest"}, {"person", person}, {"rest", write_rest(rest)}}, now);
}

void Table::excuse_outage(Time from, Time until, Time now) {
  if (phase_ == Phase::playing && !clock_.running().empty())
    record({{"entry", "outage"}, {"from", from}, {"until", until}}, now);
}

// Options that cannot be are refused before anybody sits down.
std::optional<Error> Table::judge_setup() const {
  Record tried{setup_.game, game_->rules_version(), {}, setup_.position, {}, {}};
  tried.setup.seats = static_cast<int>(seats_.size());
  tried.setup.options = setup_.options;
  const auto state = start_of(*game_, tried);
  if (!state) return state.error();
  if (static_cast<std::size_t>(game_->seats(*state)) != seats_.size())
    return refused("bad_position", "table.position_of_other_seats");
  return std::nullopt;
}

// ---- What counts ----

bool Table::allows_hints() const {
  const auto open =
      std::count_if(seats_.begin(), seats_.end(), [](const SeatHolder& seat) { return seat.kind == Holder::open; });
  std::set<std::string> people;
  for (const SeatHolder& seat : seats_)
    if (seat.kind == Holder::person) people.insert(seat.person);
  const bool between_people = std::ssize(people) + open > 1;
  if (!between_people && seats_of_people().size() < 2) return true;
  return setup_.hints.value_or(!between_people);
}

std::string_view Table::unrated() const {
  if (brought()) return "position";
  const SeatSet people = seats_of_people();
  std::set<std::string> ids, marks;
  for (Seat seat : people) {
    const SeatHolder& holder = seats_[index(seat)];
    if (!ids.insert(holder.person).second || setup_.hotseat) return "hotseat";
    for (const std::string& mark : holder.marks)
      if (!marks.insert(mark).second) return "one_place";
  }
  if (phase_ != Phase::open && people.size() < 2) return "alone";
  if (allows_hints() && people.size() > 1) return "hints";
  for (Seat seat : people)
    if (seats_[index(seat)].guest) return "guests";
  return "";
}

std::vector<int> Table::places() const {
  std::vector<int> places;
  for (const SeatScore& score : game_->score(match_->state())) places.push_back(score.place);
  const bool given_up =
      std::any_of(seats_.begin(), seats_.end(), [](const SeatHolder& seat) { return seat.given_up_as > 0; });
  if (!given_up || std::find(places.begin(), places.end(), 0) != places.end()) return places;
  const std::vector<int> scored = places;
  const auto gone = [&](std::size_t i) { return i < seats_.size() ? seats_[i].given_up_as : 0; };
  for (std::size_t i = 0; i < scored.size(); ++i) {
    places[i] = 1;
    for (std::size_t other = 0; other < scored.size(); ++other) {
      const bool before =
          gone(i) == 0 ? gone(other) == 0 && scored[other] < scored[i] : gone(other) == 0 || gone(other) > gone(i);
      places[i] += before;
    }
  }
  return places;
}

// ---- Moves ----

void Table::make_move(Seat seat, Action action, bool by_bot, Time now) {
  Entry entry{{"entry", "move"}, {"seat", index(seat)}, {"action", game_->write_action(match_->state(), seat, action)}};
  if (by_bot) entry["bot"] = true;
  // A turn waits for End turn only if its last step could still be taken back.
  if (!by_bot && seats_[index(seat)].holds_turn && !match_->would_be_final(seat, action)) entry["hold"] = true;
  const std::size_t first = match_->steps().size();
  const AnyState before = match_->state();
  record(std::move(entry), now);
  const bool alone = match_->steps().size() == first + 1;
  const std::vector<AnyState> states = alone ? std::vector{before, match_->state()} : states_since(first);
  tell_steps(first, states, now);
  if (anybody_wants_all())
    output_.journal.back()["taught"] = match_->what_it_taught(match_->steps().size() - 1, states[states.size() - 2]);
}

std::vector<AnyState> Table::states_since(std::size_t step) const {
  std::vector<AnyState> states;
  for (; step <= match_->steps().size(); ++step) states.push_back(match_->before(step));
  return states;
}

void Table::make_way(Seat seat, Chain links, Time now) {
  if (links.size() == 1) return make_move(seat, links[0], false, now);
  const std::size_t first = match_->steps().size();
  boost::json::array actions;
  AnyState seen = match_->view(seat);
  const Trial trial(*game_, seen, seat);
  for (std::size_t i = 0; i < links.size(); ++i) {
    actions.emplace_back(game_->write_action(seen, seat, links[i]));
    seen = trial.view_after(links.first(i + 1));
  }
  Entry entry{{"entry", "way"}, {"seat", index(seat)}, {"actions", std::move(actions)}};
  if (seats_[index(seat)].holds_turn && !trial.is_final(links)) entry["hold"] = true;
  record(std::move(entry), now);
  tell_steps(first, states_since(first), now);
  const bool more = match_->steps().size() - first != links.size();  // an order was carried out in between
  if (!anybody_wants_all() || more) return;
  boost::json::array taught;
  for (std::size_t step = first; step < match_->steps().size(); ++step)
    taught.emplace_back(match_->what_it_taught(step, match_->before(step)));
  output_.journal.back()["taught"] = std::move(taught);
}

void Table::take_back(std::size_t moves, Seat by, Time now) {
  record({{"entry", "undo"}, {"moves", moves}, {"by", index(by)}}, now);
  tell_all([&](const Viewer& viewer) {
    boost::json::object message = scene(viewer, now);
    message["type"] = "undone";
    message["by"] = index(by);
    if (viewer.detail == Detail::full) message["chronicle"] = show_turns_since(viewer, Chronicle(*match_), moves);
    return message;
  });
}

// How many of a seat's own decisions can be taken back: the last ones, none of them final. What carried out an order
// has told of it.
std::size_t Table::undoable(Seat seat) const {
  if (!match_ || match_->sealed(seat)) return 0;  // a sealed answer is changed: nobody else hears of it
  const auto& steps = match_->steps();
  const auto stays = [&](std::size_t step) {
    const bool carried_out = steps[step].ordered || (step > 0 && steps[step - 1].ordered);
    return carried_out || steps[step].move.seat != seat || match_->is_final(step);
  };
  std::size_t count = 0;
  while (count < steps.size() && !stays(steps.size() - 1 - count)) ++count;
  return count;
}

std::size_t Table::undoable_this_turn(Seat seat) const {
  const std::size_t most = undoable(seat);
  const std::size_t made = match_ ? match_->steps().size() : 0;
  std::size_t count = 0;
  while (count < most && turns_[made - 1 - count] == turns_[made - 1]) ++count;
  return count;
}

std::size_t Table::ways_in(std::size_t steps) const {
  std::size_t count = 0;
  for (std::size_t i = way_of_.size() - steps; i < way_of_.size(); ++i)
    if (way_of_[i] == i || i == way_of_.size() - steps) ++count;
  return count;
}

std::size_t Table::steps_of_ways(std::size_t ways) const {
  std::size_t first = way_of_.size();
  for (; ways > 0 && first > 0; --ways) first = way_of_[first - 1];
  return way_of_.size() - first;
}

void Table::go_on(Time now) {
  if (!match_ || phase_ != Phase::playing || holding_ != Seat::none) return;
  for (bool answered = true; answered && !match_->over();) {
    answered = false;
    const std::string decision = game_->decision_name(match_->state());
    for (Seat seat : game_->pending(match_->state()).seats) {
      const SeatHolder& holder = seats_[index(seat)];
      if (const auto written = answer_by_book(seat)) {
        make_move(seat, *written, true, now);
        answered = true;
        break;
      }
      const auto standing = holder.standing.find(decision);
      if (holder.played_by_bot() || standing == holder.standing.end()) continue;
      const auto action = match_->read(seat, standing->second);
      if (!action || !match_->why_not(seat, *action).legal) continue;
      make_move(seat, *action, false, now);
      answered = true;
      break;
    }
  }
  // For nobody's sake a game is ended without much thought.
  const bool deserted = !seats_of_people().empty() && persons().empty();
  for (Seat seat : game_->pending(match_->state()).seats) {
    if (!seats_[index(seat)].played_by_bot()) continue;
    AnyState view = match_->view(seat);
    const auto asked = thinking_.find(seat);
    if (asked != thinking_.end() && asked->second == view) continue;
    thinking_[seat] = view;
    const std::string level = deserted ? std::string(quickest_level) : seats_[index(seat)].level;
    output_.thoughts.push_back({std::nullopt, nullptr, seat, level, view, match_->steps().size()});
  }
}

// A guided deal says how its opponent begins, so that all of the lessons come up.
std::optional<Action> Table::answer_by_book(Seat seat) const {
  if (!coach_ || !seats_[index(seat)].played_by_bot()) return std::nullopt;
  const AnyState view = match_->view(seat);
  const std::string decision = game_->decision_name(view);
  const int round = game_->passage(view).round.value_or(0);
  ActionList answers;
  game_->legal(view, seat, answers);
  for (const BookLine& line : coach_->script().book) {
    if (round > line.last_round || !fits_any(line.decisions, decision)) continue;
    for (const std::string& pattern : line.tries)
      for (Action answer : answers)
        if (fits(pattern, game_->write_action(view, seat, answer))) return answer;
  }
  return std::nullopt;
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

void Table::hint_refused(const Thought& thought, const Error& why) {
  if (!thought.asker || !viewers_.contains(*thought.asker)) return;
  boost::json::object message = show_error(why, words_of(*thought.asker));
  if (!thought.id.is_null()) message["id"] = thought.id;
  send(*thought.asker, std::move(message));
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
