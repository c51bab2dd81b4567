#include "bots/match_report.hpp"

#include <algorithm>
#include <cmath>

namespace ludarium {
namespace {

struct Count {
  double games = 0, score = 0, squares = 0, seconds = 0, decisions = 0, longest = 0;
  std::map<std::size_t, DealCount> wins, ahead;  // by deal: games won, and opponents it was ahead of
  std::map<std::string, std::pair<double, int>> by_seat_name;
};

int winners(const BoutResult& bout) {
  return static_cast<int>(
      std::count_if(bout.parts.begin(), bout.parts.end(), [](const auto& part) { return part.place == 1; }));
}

void add(DealCount& count, double win) {
  count.wins += win;
  ++count.games;
}

void count_part(Count& count, const BoutResult& bout, std::size_t deal, std::size_t who,
                const std::vector<std::string>& names) {
  const BoutResult::Part& part = bout.parts[who];
  const double win = part.place == 1 ? 1.0 / winners(bout) : 0;
  add(count.wins[deal], win);
  ++count.games;
  count.score += part.score;
  count.squares += static_cast<double>(part.score) * part.score;
  count.seconds += part.seconds;
  count.decisions += static_cast<double>(part.decisions);
  count.longest = std::max(count.longest, part.longest);
  auto& with = count.by_seat_name[part.seat_name];
  with.first += win;
  ++with.second;
  for (std::size_t i = 0; i < bout.parts.size(); ++i) {
    if (names[i] == names[who] || part.place == 0) continue;
    add(count.ahead[deal], part.place < bout.parts[i].place ? 1 : part.place == bout.parts[i].place ? 0.5 : 0);
  }
  if (bout.parts.size() == 1) add(count.ahead[deal], win);
}

void count_kits(KitTable& kits, const BoutResult& bout) {
  for (const BoutResult::Part& part : bout.parts) {
    if (part.kit.empty()) continue;
    auto& with = kits[part.seat_name][part.kit];
    with.first += part.place == 1 ? 1.0 / winners(bout) : 0;
    ++with.second;
  }
}

Rating rate_deals(const std::map<std::size_t, DealCount>& deals) {
  std::vector<DealCount> counts;
  for (const auto& [deal, count] : deals) counts.push_back(count);
  return rate(counts);
}

ContenderSummary sum_up(const std::string& name, const Count& count, const MatchReport& report) {
  ContenderSummary sum{name, rate_deals(count.wins), rate_deals(count.ahead), 0, 0, 0, 0, 0, count.by_seat_name};
  sum.fair = 1.0 / static_cast<double>(report.contenders.size());
  if (count.games > 0) {
    sum.score = count.score / count.games;
    sum.spread = std::sqrt(std::max(0.0, count.squares / count.games - sum.score * sum.score));
  }
  if (count.decisions > 0) sum.milliseconds = 1000 * count.seconds / count.decisions;
  sum.longest = 1000 * count.longest;
  return sum;
}

double median(std::vector<int> values) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const std::size_t middle = values.size() / 2;
  return values.size() % 2 ? values[middle] : 0.5 * (values[middle - 1] + values[middle]);
}

}  // namespace

Summary summarise(const MatchReport& report) {
  Summary summary;
  std::map<std::string, Count> counts;
  std::vector<int> winning;
  for (const auto& [number, bout] : report.bouts) {
    ++summary.games;
    summary.turns += bout.turns;
    summary.moves += static_cast<double>(bout.moves);
    count_kits(summary.kits, bout);
    if (winners(bout) == 0 && bout.parts.size() > 1) ++summary.unfinished;
    for (std::size_t i = 0; i < bout.parts.size(); ++i) {
      count_part(counts[report.contenders[i]], bout, number / bout.parts.size(), i, report.contenders);
      if (bout.parts[i].place == 1) winning.push_back(bout.parts[i].score);
    }
  }
  if (summary.games) summary.turns /= static_cast<double>(summary.games);
  if (summary.games) summary.moves /= static_cast<double>(summary.games);
  summary.winner_median = median(std::move(winning));
  for (const std::string& name : report.contenders)
    if (std::none_of(summary.contenders.begin(), summary.contenders.end(),
                     [&](const auto& c) { return c.name == name; }))
      summary.contenders.push_back(sum_up(name, counts[name], report));
  return summary;
}

namespace {

boost::json::object write_part(const BoutResult::Part& part) {
  return {{"side", part.seat_name},  {"place", part.place},     {"score", part.score}, {"decisions", part.decisions},
          {"seconds", part.seconds}, {"longest", part.longest}, {"kit", part.kit}};
}

boost::json::object write_rating(const Rating& rating) {
  return {{"share", rating.share}, {"low", rating.low},         {"high", rating.high},
          {"elo", rating.elo},     {"elo_low", rating.elo_low}, {"elo_high", rating.elo_high}};
}

boost::json::object write_kits(const KitTable& kits) {
  boost::json::object table;
  for (const auto& [side, row] : kits) {
    boost::json::object line;
    for (const auto& [kit, counts] : row)
      line[kit] = boost::json::object{{"wins", counts.first}, {"games", counts.second}};
    table[side] = std::move(line);
  }
  return table;
}

boost::json::object write_summary(const Summary& summary) {
  boost::json::array contenders;
  for (const ContenderSummary& sum : summary.contenders) {
    boost::json::object sides;
    for (const auto& [side, counts] : sum.by_seat_name)
      sides[side] = boost::json::object{{"wins", counts.first}, {"games", counts.second}};
    contenders.push_back(boost::json::object{{"name", sum.name},
                                             {"wins", write_rating(sum.wins)},
                                             {"ahead", write_rating(sum.ahead)},
                                             {"fair", sum.fair},
                                             {"score", sum.score},
                                             {"spread", sum.spread},
                                             {"milliseconds", sum.milliseconds},
                                             {"longest", sum.longest},
                                             {"sides", std::move(sides)}});
  }
  return {{"games", summary.games},           {"unfinished", summary.unfinished},
          {"turns", summary.turns},           {"winner_median", summary.winner_median},
          {"kits", write_kits(summary.kits)}, {"contenders", std::move(contenders)}};
}

BoutResult read_bout(const boost::json::object& json) {
  BoutResult bout;
  bout.turns = json.at("turns").to_number<int>();
  bout.moves = json.at("moves").to_number<std::size_t>();
  for (const auto& value : json.at("parts").as_array()) {
    const auto& part = value.as_object();
    bout.parts.push_back({std::string(part.at("side").as_string()), part.at("place").to_number<int>(),
                          part.at("score").to_number<int>(), part.at("decisions").to_number<std::size_t>(),
                          part.at("seconds").to_number<double>(), part.at("longest").to_number<double>(),
                          std::string(part.at("kit").as_string())});
  }
  return bout;
}

}  // namespace

boost::json::value write_report(const MatchReport& report) {
  boost::json::array bouts;
  for (const auto& [number, bout] : report.bouts) {
    boost::json::array parts;
    for (const auto& part : bout.parts) parts.push_back(write_part(part));
    bouts.push_back(boost::json::object{
        {"number", number}, {"turns", bout.turns}, {"moves", bout.moves}, {"parts", std::move(parts)}});
  }
  return boost::json::object{{"game", report.game},
                             {"contenders", boost::json::array(report.contenders.begin(), report.contenders.end())},
                             {"seed", report.seed},
                             {"options", report.options},
                             {"summary", write_summary(summarise(report))},
                             {"bouts", std::move(bouts)}};
}

Result<MatchReport> read_report(const boost::json::value& json) try {
  const auto& object = json.as_object();
  MatchReport report;
  report.game = object.at("game").as_string();
  for (const auto& name : object.at("contenders").as_array()) report.contenders.emplace_back(name.as_string());
  report.seed = object.at("seed").to_number<std::uint64_t>();
  report.options = object.at("options").as_object();
  for (const auto& value : object.at("bouts").as_array()) {
    BoutResult bout = read_bout(value.as_object());
    if (bout.parts.size() != report.contenders.size()) return Error{"bad_report", {"cli.arena.bad_report", {}}};
    report.bouts.emplace(value.as_object().at("number").to_number<std::size_t>(), std::move(bout));
  }
  return report;
} catch (const std::exception&) {  // Boost.JSON throws if something is missing or has another type
  return Error{"bad_report", {"cli.arena.bad_report", {}}};
}

bool merge_into(MatchReport& whole, const MatchReport& part) {
  if (whole.game != part.game || whole.contenders != part.contenders || whole.seed != part.seed ||
      whole.options != part.options)
    return false;
  whole.bouts.insert(part.bouts.begin(), part.bouts.end());
  return true;
}

}  // namespace ludarium
