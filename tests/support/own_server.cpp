#include "tests/support/own_server.hpp"

#include "core/data_source.hpp"
#include "core/record.hpp"
#include "core/rng.hpp"
#include "games/games.hpp"
#include "server/secrets.hpp"
#include "table/match.hpp"

namespace ludarium {
namespace {

const DataSource& facts() {
  static const DataSource data = embedded_data();
  return data;
}
}  // namespace

const Registry& served_games() {
  static const Registry registry = std::move(*all_games(facts()));
  return registry;
}

OwnServer::OwnServer(ServerOptions given) : options(std::move(given)), now_(0) {
  start_secrets();
  if (options.port == ServerOptions().port) options.port = 0;
  if (options.database == ServerOptions().database) options.database = folder_.path() + "/test.db";
  start();
}

void OwnServer::start() {
  const auto now = [this] { return machine_time() + now_; };
  server_ = std::make_unique<Server>(served_games(), facts(), options, now, log_);
  server_->start();
}

WebClient OwnServer::guest() const {
  WebClient somebody = client();
  somebody.post("/api/guest", {});
  return somebody;
}

std::string open_table(WebClient& owner, int bots, const boost::json::object& more) {
  boost::json::array seats{{{"who", "me"}}};
  for (int i = 0; i < bots; ++i) seats.push_back({{"who", "bot"}, {"level", "greedy"}});
  boost::json::object setup{{"game", "scythe"}, {"seats", std::move(seats)}, {"start", true}};
  for (const auto& [key, value] : more) setup[key] = value;
  const auto reply = owner.post("/api/tables", setup);
  return reply.status == 200 ? std::string(reply.json().at("table").at("id").as_string()) : "";
}

std::string record_of(const std::string& id, int moves) {
  const AnyGame& game = *served_games().find(id);
  Match match = *Match::start(game, {id, game.rules_version(), {2, 77, {}}, std::nullopt, {}, {}});
  for (Rng rng{5}; moves > 0 && !match.over(); --moves) {
    const Seat seat = game.pending(match.state()).seats.lowest();
    ActionList list;
    game.legal(match.view(seat), seat, list);
    match.play(seat, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
  }
  return write_record(game, match.record());
}

}  // namespace ludarium
