// Any bytes as messages of people at a table: each gets an answer of its own, an error changes nothing, and what the
// journal says leads to the same table again.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/record.hpp"
#include "table/table.hpp"
#include "tests/support/games.hpp"
#include "words/catalogue.hpp"

namespace {

using namespace ludarium;
using boost::json::array;
using boost::json::object;

void demand(bool holds) {
  if (!holds) std::abort();
}

const Words& english(const std::string&) {
  static const Catalogue words("en");
  return words;
}
std::uint64_t chance(std::size_t move) { return Rng{move + 3}.next(); }

// Ana and Boris play, Cyril looks on.
class Tried {
 public:
  explicit Tried(const std::string& game)
      : table_(*Table::open(
            every_game(),
            *read_table_setup(every_game(), {{"game", game},
                                             {"seats", array{object{{"who", "me"}}, object{{"who", "open"}}}},
                                             {"undo", "ask"},
                                             {"clock", object{{"kind", "real"}, {"minutes", 5}, {"increment", 1}}}}),
            people_[0], now_, chance, english)) {
    demand(!table_.sit(people_[1], std::nullopt, now_));
    demand(!table_.start(people_[0].id, false, now_));
    for (const Person& person : people_) viewers_.push_back(table_.attach(person, "en", 0, now_));
    keep();
  }

  void receive(std::size_t from, const object& message) {
    const std::size_t moves = table_.match()->steps().size();
    table_.receive(viewers_[from], message, now_ += 20);
    const TableOutput output = keep();
    bool answered = !output.thoughts.empty(), refused = false;
    for (const Sent& sent : output.messages) {
      answered |= sent.viewer == viewers_[from];
      refused |= sent.viewer == viewers_[from] && sent.message.at("type").as_string() == "error";
    }
    demand(answered);
    if (refused) demand(output.journal.empty() && table_.match()->steps().size() == moves);
  }
  void come_again(std::size_t who, std::uint64_t since) {
    table_.detach(viewers_[who], now_);
    viewers_[who] = table_.attach(people_[who], "cs", since, now_);
    keep();
  }
  void wait(Time time) {
    table_.tick(now_ += time);
    keep();
  }
  void come_up_again() const {
    const auto back = Table::restore(every_game(), journal_, chance, english);
    demand(bool(back));
    demand(back->match()->state() == table_.match()->state());
    demand(back->phase() == table_.phase());
  }

 private:
  TableOutput keep() {
    TableOutput output = table_.take_output();
    journal_.insert(journal_.end(), output.journal.begin(), output.journal.end());
    return output;
  }

  const std::vector<Person> people_{{"p1", "Ana"}, {"p2", "Boris"}, {"p3", "Cyril"}};
  Time now_ = 1'000'000;
  Table table_;
  std::vector<ViewerId> viewers_;
  std::vector<object> journal_;
};

}  // namespace

// The first byte picks the game, the first of every line who says it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  if (text.empty()) return 0;
  const auto games = every_game_id();
  Tried table(games[static_cast<std::uint8_t>(text[0]) % games.size()]);
  text.remove_prefix(1);
  for (int lines = 0; !text.empty() && lines < 40; ++lines) {
    const auto end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.empty()) continue;
    const auto who = static_cast<std::uint8_t>(line[0]);
    line.remove_prefix(1);
    const auto json = parse_json(line);
    if (json && json->is_object())
      table.receive(who % 3, json->get_object());
    else if (who % 2 == 0)
      table.come_again(who % 3, line.size());
    else
      table.wait(static_cast<Time>(line.size()) * 10'000);
  }
  table.come_up_again();
  return 0;
}
