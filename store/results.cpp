// How games ended, and what people are rated.
#include "store/rows.hpp"

namespace ludarium {
namespace {

constexpr std::string_view result_columns =
    "table_id, seat, game, person, name, bot, side, place, points, seats, finished, honours, dealt, lost, rated";

StoredResult read_result(const SqlRow& row) {
  return {row.text(0),   row.number(1),      row.text(2),   row.text(3),    row.text(4),  row.text(5),  row.text(6),
          row.number(7), row.number(8),      row.number(9), row.number(10), row.text(11), row.text(12), 0,
          row.text(13),  row.number(14) != 0};
}

StoredRating read_rating(const SqlRow& row) {
  return {row.text(0), row.text(1), row.real(2), row.real(3), row.number(4)};
}

}  // namespace

void Store::add_results(const std::vector<StoredResult>& results) {
  static const std::string sql =
      std::string("INSERT INTO result (").append(result_columns) + ") VALUES " + sql_places(1, 15);
  for (const StoredResult& result : results)
    database_->run(sql, {result.table, result.seat, result.game, or_null(result.person), result.name,
                         or_null(result.bot), result.side, result.place, result.points, result.seats, result.finished,
                         result.honours, result.dealt, result.lost, std::int64_t{result.rated}});
}

std::vector<std::string> Store::uncounted_tables(std::size_t most) {
  std::vector<std::string> ids;
  for (const SqlRow& row : database_->run(
           "SELECT id FROM game_table WHERE phase = 'over' AND NOT EXISTS (SELECT 1 FROM result WHERE table_id = "
           "game_table.id) LIMIT $1",
           {whole(most)}))
    ids.push_back(row.text(0));
  return ids;
}

std::vector<StoredResult> Store::results_of(const std::string& game, const std::string& person, std::size_t most) {
  static const std::string sql = std::string("SELECT ").append(result_columns) +
                                 " FROM result WHERE person = $1 AND game = $2 ORDER BY finished DESC LIMIT $3";
  std::vector<StoredResult> results;
  for (const SqlRow& row : database_->run(sql, {person, game, whole(most)})) results.push_back(read_result(row));
  return results;
}

std::vector<StoredResult> Store::best_results(const std::string& game, const std::string& person, std::size_t most) {
  static const std::string sql = std::string("SELECT ").append(result_columns) +
                                 " FROM result WHERE game = $2 AND person IS NOT NULL AND lost = '' AND " +
                                 at_a_table_to_find("table_id") + " ORDER BY points DESC, finished LIMIT $3";
  std::vector<StoredResult> results;
  for (const SqlRow& row : database_->run(sql, {person, game, whole(most)})) results.push_back(read_result(row));
  return results;
}

std::vector<StoredStatistic> Store::statistics(const std::string& game, const std::string& person) {
  static const std::string sql =
      "SELECT dealt, COUNT(*), SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END), SUM(points) FROM result WHERE game = $2 AND "
      "seats > 1 AND lost = '' AND " +
      at_a_table_to_find("table_id") + " GROUP BY dealt ORDER BY dealt";
  std::vector<StoredStatistic> all;
  for (const SqlRow& row : database_->run(sql, {person, game}))
    all.push_back({row.text(0), row.number(1), row.number(2), row.number(3)});
  return all;
}

std::vector<std::string> Store::honours_of(const std::string& game, const std::string& person) {
  std::vector<std::string> kept;
  for (const SqlRow& row : database_->run("SELECT honours FROM result WHERE person = $1 AND game = $2", {person, game}))
    kept.push_back(row.text(0));
  return kept;
}

std::int64_t Store::rated_games_between(const std::string& game, const std::string& person, const std::string& other,
                                        Moment since) {
  return database_
      ->run(
          "SELECT COUNT(DISTINCT a.table_id) FROM result a JOIN result b ON a.table_id = b.table_id WHERE a.game = "
          "$1 AND a.person = $2 AND b.person = $3 AND a.rated = 1 AND a.finished > $4",
          {game, person, other, since})
      .front()
      .number(0);
}

std::optional<StoredRating> Store::rating(const std::string& game, const std::string& who) {
  const SqlRows rows =
      database_->run("SELECT who, '', mean, spread, games FROM rating WHERE game = $1 AND who = $2", {game, who});
  if (rows.empty()) return std::nullopt;
  return read_rating(rows.front());
}

void Store::set_rating(const std::string& game, const StoredRating& rating) {
  database_->run(
      "INSERT INTO rating (game, who, mean, spread, games) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (game, who) DO "
      "UPDATE SET mean = EXCLUDED.mean, spread = EXCLUDED.spread, games = EXCLUDED.games",
      {game, rating.who, rating.mean, rating.spread, rating.games});
}

std::vector<StoredRating> Store::ratings(const std::string& game, const std::string& person, std::size_t most,
                                         std::int64_t least_games) {
  static const std::string sql =
      "SELECT who, person.name, mean, spread, games FROM rating JOIN person ON person.id = rating.who WHERE game = $2 "
      "AND EXISTS (SELECT 1 FROM result WHERE result.person = rating.who AND result.game = rating.game AND " +
      at_a_table_to_find("result.table_id") +
      ") ORDER BY CASE WHEN games < $4 THEN 1 ELSE 0 END, mean DESC, who LIMIT $3";
  std::vector<StoredRating> ratings;
  for (const SqlRow& row : database_->run(sql, {person, game, whole(most), least_games}))
    ratings.push_back(read_rating(row));
  return ratings;
}

}  // namespace ludarium
