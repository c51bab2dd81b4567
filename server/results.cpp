#include "server/results.hpp"

#include <set>

#include "core/record.hpp"
#include "server/ratings.hpp"

namespace ludarium {
namespace {

Strength strength_of(Store& store, const std::string& game, const std::string& who, const Strength& unknown) {
  const auto rating = store.rating(game, who);
  return rating ? Strength{rating->mean, rating->spread} : unknown;
}

constexpr std::int64_t most_rated_games_a_day = 3;  // of the same two people

// Before this game is kept.
bool have_played_enough(Store& store, const std::vector<StoredResult>& results) {
  for (const StoredResult& one : results)
    for (const StoredResult& other : results)
      if (!one.person.empty() && one.person < other.person &&
          store.rated_games_between(one.game, one.person, other.person, one.finished - day) >= most_rated_games_a_day)
        return true;
  return false;
}

// A line of the sheet that the person has signed before is not said again.
void keep_new_honours(Store& store, StoredResult& result) {
  const auto earned = parse_json(result.honours);
  if (result.most_honours == 0 || result.person.empty() || !earned || earned->get_array().empty()) return;
  std::set<std::string> known;
  for (const std::string& kept : store.honours_of(result.game, result.person))
    if (const auto lines = parse_json(kept); lines && lines->is_array())
      for (const auto& line : lines->get_array()) known.emplace(line.as_string());
  boost::json::array news;
  for (const auto& line : earned->get_array())
    if (std::ssize(news) < result.most_honours && !known.contains(std::string(line.as_string()))) news.push_back(line);
  result.honours = boost::json::serialize(news);
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
  const std::vector<int> places = table.places();
  const boost::json::object options = game.read_options(state);
  for (std::size_t i = 0; i < table.seats().size() && i < scores.size(); ++i) {
    const SeatHolder& holder = table.seats()[i];
    StoredResult result;
    result.table = id;
    result.seat = static_cast<std::int64_t>(i);
    result.game = table.brought() ? not_played_here : game.id();
    if (holder.kind == Holder::person && !holder.gone()) result.person = holder.person;
    result.name = holder.name;
    if (holder.played_by_bot()) result.bot = holder.level;
    result.lost = name(holder.given_up);
    result.rated = table.unrated().empty();
    result.side = game.seat_name(state, seat_at(i));
    result.place = places[i];
    result.points = scores[i].total;
    result.seats = static_cast<std::int64_t>(table.seats().size());
    result.finished = table.updated();
    boost::json::array honours;
    const Honours earned = result.lost.empty() ? game.honours(state, seat_at(i)) : Honours();
    for (const std::string& line : earned.lines) honours.emplace_back(line);
    result.most_honours = earned.most;
    result.honours = boost::json::serialize(honours);
    result.dealt = boost::json::serialize(dealt_to(options, i, table.seats().size()));
    results.push_back(std::move(result));
  }
  return results;
}

void count_game(Store& store, std::vector<StoredResult> results) {
  if (results.empty()) return;
  const bool enough = have_played_enough(store, results);
  for (StoredResult& result : results) {
    keep_new_honours(store, result);
    result.rated &= !enough;
  }
  store.once(results, [&] {
    std::vector<const StoredResult*> people;
    std::vector<RatedSeat> seats;
    for (const StoredResult& result : results) {
      if (result.person.empty() || !result.rated) continue;
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
