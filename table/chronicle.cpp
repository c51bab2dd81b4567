#include "table/chronicle.hpp"

#include <algorithm>

#include "core/outcome.hpp"
#include "table/show.hpp"

namespace ludarium {
namespace {

// The events by which every game says how it goes on (docs/add-a-game.md).
constexpr std::string_view turn_began = "turn_began", round_began = "round_began", phase_began = "phase_began";

bool is_public(const Event& event) { return event.audience == SeatSet::everyone(); }

boost::json::value seat_or_null(Seat seat) { return seat == Seat::none ? boost::json::value(nullptr) : index(seat); }

// What is gained less what is paid of the same, wherever it lies.
std::vector<Transfer> net(const Outcome& sums, bool gained) {
  std::vector<Transfer> all;
  const auto add = [&](const Transfer& transfer, int sign) {
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Transfer& other) { return other.what == transfer.what; });
    if (found != all.end())
      found->amount += sign * transfer.amount;
    else
      all.push_back({true, transfer.what, sign * transfer.amount, ""});
  };
  for (const Transfer& transfer : sums.gains) add(transfer, 1);
  for (const Transfer& transfer : sums.pays) add(transfer, -1);
  std::vector<Transfer> wanted;
  for (const Transfer& transfer : all)
    if (gained ? transfer.amount > 0 : transfer.amount < 0)
      wanted.push_back({gained, transfer.what, std::abs(transfer.amount), ""});
  return wanted;
}

}  // namespace

// ---- Where turns begin ----

bool Chronicle::begins_turn(const Event& event) const {
  if (!is_public(event)) return false;
  const std::string name = match_.game().event_name(event);
  return name == turn_began || name == round_began || name == phase_began;
}

void Chronicle::begin(Place from, Seat seat, int turn, const std::optional<Event>& head) {
  Turn next{from, seat, turn, {}, 0, head};
  if (!turns_.empty()) next.round = turns_.back().round;
  for (auto other = turns_.rbegin(); other != turns_.rend() && other->round == next.round; ++other)
    if (seat != Seat::none && other->seat == seat && next.action == 0) next.action = other->action;
  if (seat != Seat::none) ++next.action;
  turns_.push_back(next);
}

Chronicle::Chronicle(const Match& match) : match_(match) {
  const AnyGame& game = match.game();
  const AnyState start = match.before(0);
  begin({0, 0}, game.passage(start).turn, game.turn(start), std::nullopt);
  turns_.back().round = game.passage(start).round;
  std::size_t step = 0;
  match.replay([&](const Match::Step& made, const AnyState& before, const AnyState& after) {
    // A game that does not say so begins a turn when its number changes.
    if (turns_.back().turn != game.turn(before))
      begin({step, 0}, game.passage(before).turn, game.turn(before), std::nullopt);
    for (std::size_t i = 0; i < made.events.size(); ++i) {
      const Event& event = made.events[i];
      if (!begins_turn(event)) continue;
      const boost::json::object json = game.event_json(after, event);
      const auto* turn = json.if_contains("turn");
      const bool of_a_seat = game.event_name(event) == turn_began;
      begin({step, i + 1}, of_a_seat ? event.seat : Seat::none, turn ? turn->to_number<int>() : game.turn(after),
            event);
      if (const auto* round = json.if_contains("round")) turns_.back().round = round->to_number<int>();
    }
    ++step;
  });
}

std::size_t Chronicle::turn_of(std::size_t step) const {
  const auto later = std::upper_bound(turns_.begin(), turns_.end(), Place{step, 0},
                                      [](const Place& place, const Turn& turn) { return place < turn.from; });
  return static_cast<std::size_t>(later - turns_.begin());
}

std::pair<std::size_t, std::size_t> Chronicle::steps_of(std::size_t turn) const {
  const auto first_from = [&](const Place& place) { return place.step + (place.event > 0 ? 1 : 0); };
  const std::size_t end = turn < turns_.size() ? first_from(turns_[turn].from) : match_.steps().size();
  return {first_from(turns_[turn - 1].from), end};
}

// ---- Lines ----

// Tells some turns to one viewer, event by event.
class Chronicle::Teller {
 public:
  Teller(const Match& match, const Look& look, const Words& words, Seat undoing)
      : match_(match), game_(match.game()), look_(look), words_(words), undoing_(undoing) {}

  // `seen`: the view when it began.
  void begin_turn(const Turn& turn, std::size_t number, const AnyState& seen) {
    turn_ = {{"number", number}, {"turn", turn.turn}, {"seat", seat_or_null(turn.seat)}};
    if (turn.round) turn_["round"] = *turn.round;
    if (turn.seat != Seat::none) turn_["action"] = turn.action;
    if (turn.seat == Seat::none && turn.head) turn_["text"] = words_.say(game_.describe_event(seen, *turn.head));
    whose_ = turn.seat;
  }

  // A decision of this turn, before what it does is told.
  void take_question(std::size_t step, const AnyState& before) {
    const Seat mover = match_.steps()[step].move.seat;
    const AnyState view = seen_by(game_, before, look_);
    const Passage passage = game_.passage(view);
    const bool asked = game_.pending(view).seats.has(mover);
    const Seat seat = asked && whose_ != Seat::none ? whose_ : mover;
    if (!asked || passage.anew || !passage_ || passage.topic != passage_->topic || seat != seat_) end_line();
    seat_ = seat;
    passage_ = asked ? std::optional(passage) : std::nullopt;
  }

  // `seen`: the view after the step.
  void take(std::size_t step, const AnyState& seen, const Event& event) {
    if (!may_know(event, look_)) return;
    // Between turns everybody has lines of their own, also for what nobody decided.
    const Seat seat = whose_ == Seat::none ? event.seat : seat_ == Seat::none ? whose_ : seat_;
    if (line_ && line_->seat != seat) end_line();
    if (!line_) line_ = Line{seat, step, step, {}, {}, {}, {}, {}, false};
    line_->last = step;
    line_->seen = seen;
    line_->events.push_back(event);
    boost::json::object part = show_events(game_, seen, {event}, words_).front().as_object();
    part["move"] = step + 1;
    line_->parts.push_back(std::move(part));
    sums_of(event.seat).add(game_, seen, event);
    if (match_.steps()[step].move.seat == undoing_ && match_.is_final(step)) line_->final = true;
  }

  void end_turn() {
    end_line();
    passage_.reset();
    seat_ = Seat::none;
    turn_["pays"] = show_transfers(net(sums_, false));
    turn_["gains"] = show_transfers(net(sums_, true));
    turn_["lines"] = std::move(lines_);
    told_.push_back(std::move(turn_));
    lines_ = {};
    sums_ = {};
  }

  boost::json::array told() { return std::move(told_); }

 private:
  struct Line {
    Seat seat = Seat::none;
    std::size_t first = 0, last = 0;  // steps
    Events events;
    AnyState seen;
    boost::json::array parts;
    Outcome sums;
    std::vector<std::pair<Seat, Outcome>> others;
    bool final = false;
  };

  Outcome& sums_of(Seat seat) {
    if (seat == line_->seat) return line_->sums;
    for (auto& [other, sums] : line_->others)
      if (other == seat) return sums;
    return line_->others.emplace_back(seat, Outcome{}).second;
  }

  void end_line() {
    if (line_) lines_.push_back(show(*line_));
    line_.reset();
  }

  boost::json::object show(const Line& line) {
    boost::json::object shown{{"seat", seat_or_null(line.seat)}, {"from", line.first + 1}, {"to", line.last + 1}};
    name(shown, line);
    for (auto& [key, value] : show_outcome(line.sums)) shown[key] = std::move(value);
    boost::json::array others;
    for (const auto& [seat, sums] : line.others)
      if (!sums.pays.empty() || !sums.gains.empty()) others.push_back(show_other(line, seat, sums));
    shown["others"] = std::move(others);
    shown["parts"] = line.parts;
    if (undoing_ != Seat::none) shown["final"] = line.final;
    if (line.seat == whose_) {
      sums_.pays.insert(sums_.pays.end(), line.sums.pays.begin(), line.sums.pays.end());
      sums_.gains.insert(sums_.gains.end(), line.sums.gains.begin(), line.sums.gains.end());
    }
    return shown;
  }

  // What the game calls it, else what happened first, at best more than that something is paid or gained.
  void name(boost::json::object& shown, const Line& line) const {
    if (const auto headline = game_.headline(line.seen, line.seat, line.events)) {
      shown["kind"] = headline->kind;
      shown["name"] = words_.term(headline->name.key);
      if (headline->about) shown["about"] = words_.say(*headline->about);
      return;
    }
    const Event* first = telling(line, std::nullopt);
    shown["kind"] = game_.event_name(first ? *first : line.events.front());
    shown["about"] = words_.say(game_.describe_event(line.seen, first ? *first : line.events.front()));
  }

  const Event* telling(const Line& line, std::optional<Seat> seat) const {
    for (const Event& event : line.events)
      if ((!seat || event.seat == *seat) && game_.transfers(line.seen, event).empty()) return &event;
    return nullptr;
  }

  static const Event* first_of(const Line& line, Seat seat) {
    const auto found =
        std::find_if(line.events.begin(), line.events.end(), [&](const Event& event) { return event.seat == seat; });
    return found == line.events.end() ? nullptr : &*found;
  }

  // What an action brought or cost somebody else.
  boost::json::object show_other(const Line& line, Seat seat, const Outcome& sums) const {
    boost::json::object shown{{"seat", seat_or_null(seat)}};
    const Event* said = telling(line, seat);
    if (!said) said = first_of(line, seat);
    if (said) shown["text"] = words_.say(game_.describe_event(line.seen, *said));
    for (auto& [key, value] : show_outcome(sums)) shown[key] = std::move(value);
    return shown;
  }

  const Match& match_;
  const AnyGame& game_;
  const Look& look_;
  const Words& words_;
  Seat undoing_;
  boost::json::array told_, lines_;  // turns that are over, lines of the one being told
  boost::json::object turn_;
  Seat whose_ = Seat::none;  // turn it is
  Outcome sums_;             // of that seat
  std::optional<Passage> passage_;
  Seat seat_ = Seat::none;  // whose decision it was, told as that seat's line
  std::optional<Line> line_;
};

boost::json::array Chronicle::show(std::size_t first, std::size_t last, const Look& look, const Words& words,
                                   Seat undoing) const {
  const AnyGame& game = match_.game();
  Teller teller(match_, look, words, undoing);
  std::size_t step = 0, turn = first - 1;  // the turn to be begun next
  const auto begin_if_due = [&](Place place, const AnyState& seen) {
    if (turn >= last || turns_[turn].from != place) return;
    if (turn + 1 > first) teller.end_turn();
    teller.begin_turn(turns_[turn], turn + 1, seen);
    ++turn;
  };
  const auto here = [&] { return turn >= first; };
  const Place end = last < turns_.size() ? turns_[last].from : Place{match_.steps().size(), 0};
  begin_if_due({0, 0}, seen_by(game, match_.before(0), look));
  match_.replay([&](const Match::Step& made, const AnyState& before, const AnyState& after) {
    const std::size_t now = step++;
    if (now < turns_[first - 1].from.step || Place{now, 0} >= end) return;
    if (now > 0) begin_if_due({now, 0}, seen_by(game, before, look));
    if (here()) teller.take_question(now, before);
    const AnyState seen = seen_by(game, after, look);
    for (std::size_t i = 0; i < made.events.size() && Place{now, i + 1} < end; ++i) {
      const std::size_t begun = turn;
      begin_if_due({now, i + 1}, seen);
      if (turn == begun && here()) teller.take(now, seen, made.events[i]);
    }
  });
  teller.end_turn();
  return teller.told();
}

std::optional<Event> news_of(const Match& match, std::size_t step) {
  constexpr int worlds_tried = 8;
  constexpr std::uint64_t any_seed = 20'250'101;  // the same for all: the reason must not change when asked again
  const AnyGame& game = match.game();
  const Match::Step& made = match.steps()[step];
  const AnyState view = game.redact(match.before(step), made.move.seat);
  const Events told = events_for(made.events, made.move.seat);
  std::size_t first = told.size();
  Rng rng{any_seed};
  for (int i = 0; i < worlds_tried; ++i) {
    AnyState world = game.imagine(view, made.move.seat, rng);
    Events other;
    game.apply(world, made.move.seat, made.move.action, &other);
    const Events there = events_for(other, made.move.seat);
    const auto parted = std::mismatch(told.begin(), told.end(), there.begin(), there.end()).first;
    first = std::min(first, static_cast<std::size_t>(parted - told.begin()));
  }
  return first < told.size() ? std::optional(told[first]) : std::nullopt;
}

}  // namespace ludarium
