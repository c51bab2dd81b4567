#include "server/results.hpp"

#include "server/ratings.hpp"

namespace ludarium {
namespace {

Strength strength_of(Store& store, const std::string& game, const std::string& who, const Strength& unknown) {
  const auto rating = store.rating(game, who);
  return rating ? Strength{rating->mean, rating->spread} : unknown;
}

void keep_strength(Store& store, const std::string& game, const std::string& who, const Strength& strength) {
  const auto before = store.rating(game, who);
  store.set_rating(game, {who, "", strength.mean, strength.spread, (before ? before->games : 0) + 1});
}

// What was dealt to a seat, by the options that deal one thing to each: {"factions": "nordic", "mats": "industrial"}.
boost::json::object dealt_to(const boost::json::object& options, std::size_t seat, std::size_t seats) {
  boost::json::object dealt;
  for (const auto& [name, value] : options)
    if (value.is_array() && value.get_array().size() == seats && value.get_array()[seat].is_string())
      dealt[name] = value.get_array()[seat];
  return dealt;
}

}  // namespace

std::vector<StoredResult> results_of(const Table& table, const std::string& id) {
  std::vector<StoredResult> results;
  if (table.phase() != Phase::over || !table.match()) return results;
  const AnyGame& game = table.game();
  constexpr std::string_view not_played_here = "brought";  // counted, so that nobody asks again, but for no game
  const AnyState& state = table.match()->state();
  const Scores scores = game.score(state);
  const boost::json::object options = game.read_options(state);
  for (std::size_t i = 0; i < table.seats().size() && i < scores.size(); ++i) {
    const SeatHolder& holder = table.seats()[i];
    StoredResult result;
    result.table = id;
    result.seat = static_cast<std::int64_t>(i);
    result.game = table.brought() ? not_played_here : game.id();
    if (holder.kind == Holder::person) result.person = holder.person;
    result.name = holder.name;
    if (holder.played_by_bot()) result.bot = holder.level;
    result.side = game.seat_name(state, seat_at(i));
    result.place = scores[i].place;
    result.points = scores[i].total;
    result.seats = static_cast<std::int64_t>(table.seats().size());
    result.finished = table.updated();
    boost::json::array honours;
    for (const std::string& line : game.honours(state, seat_at(i)).lines) honours.emplace_back(line);
    result.honours = boost::json::serialize(honours);
    result.dealt = boost::json::serialize(dealt_to(options, i, table.seats().size()));
    results.push_back(std::move(result));
  }
  return results;
}

void count_game(Store& store, const std::vector<StoredResult>& results) {
  if (results.empty()) return;
  store.once(results, [&] {
    std::vector<const StoredResult*> people;
    std::vector<RatedSeat> seats;
    for (const StoredResult& result : results) {
      if (result.person.empty()) continue;
      people.push_back(&result);
      seats.push_back({strength_of(store, result.game, result.person, unknown_person),
                       strength_of(store, result.game, "side:" + result.side, unknown_side),
                       static_cast<int>(result.place)});
    }
    if (people.size() < 2) return;
    rate(seats);
    for (std::size_t i = 0; i < people.size(); ++i) {
      keep_strength(store, people[i]->game, people[i]->person, seats[i].person);
      keep_strength(store, people[i]->game, "side:" + people[i]->side, seats[i].side);
    }
  });
}

}  // namespace ludarium
