// The games, their facts and rules, and who has played them best: docs/api.md, "Games and facts".
#include <cmath>

#include "bots/levels.hpp"
#include "core/embedded.hpp"
#include "core/record.hpp"
#include "server/api_call.hpp"
#include "server/ratings.hpp"
#include "table/show.hpp"
#include "words/chapters.hpp"

namespace ludarium {
namespace {

constexpr std::size_t most_rows = 100;

}  // namespace

std::map<std::string, Ledger> ledgers_by_game() {
  std::map<std::string, Ledger> ledgers;
  for (const EmbeddedFile& file : embedded_files()) {
    if (!is_ledger(file.path)) continue;
    std::string_view game = file.path.substr(file.path.find('/') + 1);
    ledgers[std::string(game.substr(0, game.find('/')))].read(file.text);
  }
  return ledgers;
}

const AnyGame& Api::game_of(const Call& call) const {
  const AnyGame* game = parts_.registry->find(call.parts[0]);
  if (game == nullptr) throw refusal("not_found", "server.no_such_game");
  return *game;
}

HttpReply Api::games(Call& call) {
  boost::json::array games;
  for (const auto& game : parts_.registry->games()) {
    boost::json::object shown = show_game(*game, *call.words);
    shown["title"] = call.words->term(std::string(game->id()) + ".title");
    shown["bots"] = show_levels(*call.words);
    games.push_back(std::move(shown));
  }
  return HttpReply::json({{"games", std::move(games)}});
}

HttpReply Api::facts(Call& call) {
  HttpReply reply{200, facts_.at(std::string(game_of(call).id())), "application/json", {}, {}};
  reply.headers.emplace_back("Cache-Control", "public, max-age=300");
  return reply;
}

HttpReply Api::rules(Call& call) {
  return HttpReply::json({{"chapters", show_chapters(ledgers_[std::string(game_of(call).id())], *call.words)}});
}

HttpReply Api::hall(Call& call) {
  const std::string game(game_of(call).id());
  boost::json::array rows;
  for (const StoredResult& result :
       parts_.stores->use([&](Store& store) { return store.best_results(game, asker_of(call), most_rows); })) {
    boost::json::array honours;
    const auto kept = parse_json(result.honours);
    if (kept && kept->is_array())
      for (const boost::json::value& line : kept->get_array())
        if (line.is_string())
          honours.emplace_back(boost::json::string(call.words->term(std::string(line.get_string()))));
    rows.push_back({{"name", result.name},
                    {"points", result.points},
                    {"place", result.place},
                    {"seats", result.seats},
                    {"side", result.side},
                    {"table", result.table},
                    {"time", result.finished / second},
                    {"honours", std::move(honours)}});
  }
  return HttpReply::json({{"rows", std::move(rows)}});
}

// By each thing that was dealt: a faction with all mats, a mat with all factions.
HttpReply Api::statistics(Call& call) {
  const std::string game(game_of(call).id());
  std::map<std::pair<std::string, std::string>, StoredStatistic> sums;
  for (const StoredStatistic& row :
       parts_.stores->use([&](Store& store) { return store.statistics(game, asker_of(call)); })) {
    const auto dealt = parse_json(row.dealt);
    if (!dealt || !dealt->is_object()) continue;
    for (const auto& [what, name] : dealt->get_object()) {
      if (!name.is_string()) continue;
      StoredStatistic& sum = sums[{std::string(what), std::string(name.get_string())}];
      sum.games += row.games;
      sum.wins += row.wins;
      sum.points += row.points;
    }
  }
  boost::json::array rows;
  for (const auto& [key, sum] : sums)
    rows.push_back(
        {{"what", key.first},
         {"name", key.second},
         {"games", sum.games},
         {"wins", sum.wins},
         {"points", std::round(10.0 * static_cast<double>(sum.points) / static_cast<double>(sum.games)) / 10}});
  return HttpReply::json({{"rows", std::move(rows)}});
}

HttpReply Api::ratings(Call& call) {
  const std::string game(game_of(call).id());
  boost::json::array rows;
  for (const StoredRating& rating : parts_.stores->use(
           [&](Store& store) { return store.ratings(game, asker_of(call), most_rows, games_to_be_rated); }))
    rows.push_back({{"name", rating.name},
                    {"rating", std::lround(shown_rating({rating.mean, rating.spread}))},
                    {"spread", std::lround(shown_spread({rating.mean, rating.spread}))},
                    {"games", rating.games},
                    {"provisional", rating.games < games_to_be_rated}});
  return HttpReply::json({{"rows", std::move(rows)}});
}

}  // namespace ludarium
