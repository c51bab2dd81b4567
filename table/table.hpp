// A table people and bots sit at. Pure: it opens no file or socket, starts no thread and reads no clock. A message with
// a time goes in (docs/api.md, "The table's messages"), and out come messages per viewer, the entries of its journal
// and what bots should think about. Whoever drives it (server, page) brings time, chance and storage: it
// sends the messages only after the journal entries are kept. Everything that changes a table is an entry of its
// journal: the live table and the one restored from a store go through the same `enter`, so that nothing can be lost
// between them. Example: auto table = Table::open(registry, setup, owner, now, chance, words);
//          table->receive(viewer, message, now); for (auto& sent : table->take_output().messages) ...
#pragma once

#include <boost/json.hpp>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/chance.hpp"
#include "core/game.hpp"
#include "core/names.hpp"
#include "core/registry.hpp"
#include "core/words.hpp"
#include "table/chronicle.hpp"
#include "table/clock.hpp"
#include "table/coach.hpp"
#include "table/match.hpp"
#include "table/person.hpp"
#include "table/scene.hpp"
#include "table/seat_holder.hpp"
#include "table/setup.hpp"

namespace ludarium {

using ViewerId = std::uint64_t;
using WordsIn = std::function<const Words&(const std::string& language)>;

// Something for a bot to think about, outside the table. Its answer comes back with `bot_played` or `hint_found`.
struct Thought {
  std::optional<ViewerId> asker;  // a hint for this viewer; else the seat is to be played
  boost::json::value id;          // of the viewer's request
  Seat seat = Seat::none;
  std::string level;  // of the bot that plays; whoever thinks for a hint is no opponent and has none
  AnyState view;
  std::size_t moves = 0;  // made when the thought began: an answer to an older position is thrown away
};

struct Sent {
  ViewerId viewer = 0;
  boost::json::object message;
};

struct TableOutput {
  std::vector<boost::json::object> journal;
  std::vector<Sent> messages;
  std::vector<Thought> thoughts;
};

enum class Phase : std::uint8_t { open, playing, paused, over };
inline constexpr Names<4> phase_names = {"open", "playing", "paused", "over"};

class Table {
 public:
  static Result<Table> open(const Registry& registry, const TableSetup& wanted, const Person& owner, Time now,
                            Chance chance, WordsIn words);
  // The journal begins with the entry of `open`. What does not fit is a fault of the store, told with its place.
  // `entered` is told of each entry, with the table as it stands after it.
  using Entered = std::function<void(const boost::json::object& entry, const Table& table)>;
  static Result<Table> restore(const Registry& registry, const std::vector<boost::json::object>& journal, Chance chance,
                               WordsIn words, const Entered& entered = {});

  // A table begun by a journal that nobody has kept yet (table/brought.hpp): all of it is still to be kept.
  static Result<Table> bring(const Registry& registry, const std::vector<boost::json::object>& journal, Chance chance,
                             WordsIn words);

  // People come to look, and go; who holds a seat is known by the person's id. `since`: the last `n` they saw.
  ViewerId attach(const Person& person, const std::string& language, std::uint64_t since, Time now,
                  Detail detail = Detail::full);
  void detach(ViewerId viewer, Time now);

  void receive(ViewerId from, const boost::json::object& message, Time now);
  void tick(Time now);  // clocks that ran out, people who are long gone

  // By the lobby, outside the socket.
  std::optional<Error> sit(const Person& person, std::optional<Seat> seat, Time now);
  std::optional<Error> leave(const std::string& person, Time now);
  // The person with this id is now known as another: a guest who has registered or signed in.
  void adopt(const std::string& former, const Person& person, Time now);
  // The person is deleted: a bot plays on, and the name is gone. Nobody can come back to that seat.
  void forget(const std::string& person, const std::string& name, Time now);
  std::optional<Error> start(const std::string& person, bool fill_with_bots, Time now);
  void set_rest(const std::string& person, const Rest& rest, Time now);
  // Nobody could play between these moments: no clock ran.
  void excuse_outage(Time from, Time until, Time now);

  void bot_played(const Thought& thought, Action action, Time now);
  void hint_found(const Thought& thought, const boost::json::array& hints);
  void hint_refused(const Thought& thought, const Error& why);

  const Words& words_of(ViewerId viewer) const;  // in the viewer's language

  TableOutput take_output();
  std::optional<Time> next_alarm() const { return clock_.next_alarm(); }

  boost::json::object summary(const std::string& person, Time now) const;
  const TableSetup& setup() const { return setup_; }
  const AnyGame& game() const { return *game_; }
  const std::optional<Match>& match() const { return match_; }
  const std::vector<SeatHolder>& seats() const { return seats_; }
  Phase phase() const { return phase_; }
  const std::string& owner() const { return owner_; }
  bool is_known(const std::string& person) const { return person == owner_ || !seats_of(person).empty(); }
  // Not a game from its set-up to its end at this table: it stands in no hall of fame.
  bool brought() const { return brought_ || setup_.position; }
  bool draws_from_key() const { return draws_from_key_; }  // a record without a key goes on without
  // Why this game moves nobody's rating (docs/api.md lists the reasons); empty: it does.
  std::string_view unrated() const;
  bool allows_hints() const;
  // Places as they count: whoever has given a seat up comes behind all who have not, the first to do so last of all.
  std::vector<int> places() const;
  Time updated() const { return updated_; }
  std::size_t viewers() const { return viewers_.size(); }
  boost::json::object show_watchers() const;  // who looks on without a seat
  SeatSet waited_for() const;                 // the seats whose answer the game waits for

 private:
  struct Viewer {
    Person person;
    std::string language;
    Look look;
    Detail detail = Detail::full;
    bool forecast = false;  // wants one with every scene
  };
  struct ChatLine {
    std::string from;
    std::optional<Seat> seat;
    std::string text;
    std::string phrase;
    Time time = 0;
    std::string person = {};  // id; empty: a visitor's, or from before it was kept
  };
  struct Incoming;  // the kinds of messages it understands, with their fields
  using Entry = boost::json::object;
  using Request = boost::json::object;

  Table(const Registry& registry, Chance chance, WordsIn words);

  // The journal: `record` enters and keeps; `enter` alone rebuilds.
  void record(Entry entry, Time now);
  std::optional<Error> enter(const Entry& entry);
  std::optional<Error> change(const Entry& entry);
  std::optional<Error> enter_open(const Entry& entry);
  void enter_sit(const Entry& entry);
  void enter_leave(const Entry& entry);
  void enter_adopt(const Entry& entry);
  void enter_forget(const Entry& entry);
  std::optional<Error> enter_start(const Entry& entry);
  std::optional<Error> enter_move(const Entry& entry);
  std::optional<Error> enter_way(const Entry& entry);
  std::optional<Error> enter_change(const Entry& entry);
  void enter_undo(const Entry& entry);
  void enter_chat(const Entry& entry);
  void enter_stand_in(const Entry& entry);
  void count_as_given_up(SeatHolder& holder, GivenUp how);
  void enter_place(const Entry& entry);
  void enter_rest(const Entry& entry);
  void enter_standing(const Entry& entry);
  void enter_coach(const Entry& entry);
  std::optional<Error> enter_order(const Entry& entry);
  void set_phase(Phase phase);
  void wind_clock();
  void count_answer(Seat seat);
  void change_phase(Phase phase, Time now);

  // Requests of viewers: the answer, none if it comes later, or an error, and then nothing else has happened.
  using Reply = Result<boost::json::object>;
  Reply play(ViewerId from, const Request& request, Time now);
  Reply play_links(Seat seat, const Viewer& viewer, const Request& request, Time now);
  Reply ways(ViewerId from, const Request& request, Time now);
  Reply change_answer(ViewerId from, const Request& request, Time now);
  Reply undo(ViewerId from, const Request& request, Time now);
  Reply end_turn(ViewerId from, const Request& request, Time now);
  Reply why(ViewerId from, const Request& request, Time now);
  Reply hint(ViewerId from, const Request& request, Time now);
  Reply show_whole_scene(ViewerId from, const Request& request, Time now);
  Reply score(ViewerId from, const Request& request, Time now);
  Reply chat(ViewerId from, const Request& request, Time now);
  Reply standing(ViewerId from, const Request& request, Time now);
  Reply resign(ViewerId from, const Request& request, Time now);
  Reply take_back_seat(ViewerId from, const Request& request, Time now);
  Reply pause(ViewerId from, const Request& request, Time now);
  Reply resume(ViewerId from, const Request& request, Time now);
  Reply allow_undo(ViewerId from, const Request& request, Time now);
  Reply rematch(ViewerId from, const Request& request, Time now);
  Reply language(ViewerId from, const Request& request, Time now);
  Reply look_through(ViewerId from, const Request& request, Time now);
  Reply forecast(ViewerId from, const Request& request, Time now);
  Reply history(ViewerId from, const Request& request, Time now);
  Reply tell_chronicle(ViewerId from, const Request& request, Time now);
  Reply hear_pupil(ViewerId from, const Request& request, Time now);

  Result<Seat> own_seat(const Viewer& viewer, const Request& request) const;
  Result<Seat> played_seat(const Viewer& viewer, const Request& request) const;  // and no bot plays it
  SeatSet played_seats(const Viewer& viewer) const;
  Result<Action> read_answer(Seat seat, const AnyState& view, const Request& request) const;
  Reply order(Seat seat, Action action, const Viewer& viewer, Time now);
  void tell_windows_of(Seat seat, const std::function<boost::json::object(const Viewer&)>& make);
  Reply answer_anew(Seat seat, std::size_t step, const Viewer& viewer, const Request& request, Time now);
  void make_move(Seat seat, Action action, bool by_bot, Time now);
  void make_way(Seat seat, Chain links, Time now);
  std::vector<AnyState> states_since(std::size_t step) const;
  void take_back(std::size_t steps, Seat by, Time now);
  void go_on(Time now);  // standing answers and those of the book, then a thought for each bot that is asked
  std::optional<Action> answer_by_book(Seat seat) const;
  void give_up(SeatSet seats, GivenUp how, Time now);
  bool may_come_back(const SeatHolder& holder) const;
  std::optional<Error> judge_setup() const;
  void note_mark(const Person& person, Time now);
  Reply ask_for_undo(Seat seat, std::size_t moves, Time now);

  std::size_t undoable(Seat seat) const;
  std::size_t undoable_this_turn(Seat seat) const;
  std::size_t ways_in(std::size_t steps) const;       // among the last so many steps
  std::size_t steps_of_ways(std::size_t ways) const;  // the last so many ways
  SeatSet seats_of(const std::string& person) const;
  Look first_look(const std::string& person) const;
  SeatSet persons() const;          // seats a person plays now
  SeatSet seats_of_people() const;  // who holds them, whoever plays them now
  bool may_wait_in_vain() const;    // several people, and no clock of their own

  // Messages.
  boost::json::object scene(const Viewer& viewer, Time now) const;
  boost::json::object full_scene(const Viewer& viewer) const;
  boost::json::object brief_scene(const Viewer& viewer) const;
  AnyState state_for(const Viewer& viewer) const;  // with what its seat has ordered
  bool plays_now(const Viewer& viewer) const;      // looks through an own seat that is not a bot's
  bool anybody_wants_all() const;
  boost::json::array show_seats(Time now) const;
  boost::json::array show_final_scores(const Words& words) const;
  boost::json::object show_line(const ChatLine& line) const;
  boost::json::array show_log(const Viewer& viewer, std::size_t from, std::size_t to) const;
  boost::json::object show_turns(const Viewer& viewer, const Chronicle& chronicle, std::size_t first,
                                 std::size_t last) const;
  boost::json::object show_turns_since(const Viewer& viewer, const Chronicle& chronicle, std::size_t step) const;
  boost::json::object show_undo(Seat seat, const Words& words) const;
  bool is_taught(const Viewer& viewer) const;
  boost::json::object show_coach(Seat seat, const Words& words) const;
  void send(ViewerId to, boost::json::object message);
  void send_table(ViewerId to, Time now);
  bool send_missed(ViewerId to, std::uint64_t since, Time now);
  void tell_all(const std::function<boost::json::object(const Viewer&)>& make);
  void tell_seats(Time now);
  bool watchers_are_told() const;
  std::size_t windows_of(const Person& person) const;
  void tell_steps(std::size_t first, const std::vector<AnyState>& states, Time now);
  boost::json::object show_sealed(std::size_t step, const Words& words) const;
  bool acknowledge_by_step(ViewerId to, const Request& request, std::size_t from);
  void tell_over(Time now);
  void send_over(ViewerId to);

  const Registry* registry_;
  Chance chance_;
  WordsIn words_;

  TableSetup setup_;
  const AnyGame* game_ = nullptr;
  std::string owner_;
  bool owner_gone_ = false;  // deleted, and nobody else sits here
  Phase phase_ = Phase::open;
  bool brought_ = false;
  bool draws_from_key_ = true;
  std::vector<SeatHolder> seats_;
  Clock clock_;
  std::optional<Match> match_;
  std::optional<Coach> coach_;       // of a guided game
  std::vector<bool> by_bot_;         // of each step
  std::vector<int> turns_;           // in which each step was made
  std::vector<std::size_t> way_of_;  // of each step: the first step of the way it belongs to
  std::vector<Time> made_at_;        // the start, and each step
  Seat holding_ = Seat::none;        // its turn is done but for `end_turn`
  std::vector<ChatLine> chat_;
  std::optional<Seat> undo_asker_;
  std::size_t undo_to_ = 0;
  SeatSet undo_allowed_, rematch_, pause_;
  Time updated_ = 0;
  std::uint64_t entries_ = 0;          // of the journal so far: the `n` of messages
  std::vector<std::size_t> moves_at_;  // how many moves there were after each entry
  std::uint64_t missable_from_ = 0;    // the last undo: who saw less needs the whole table
  std::map<Seat, AnyState> thinking_;  // what bots have been asked and not yet answered

  std::map<ViewerId, Viewer> viewers_;
  ViewerId next_viewer_ = 1;
  TableOutput output_;
};

}  // namespace ludarium
