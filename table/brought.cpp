#include "table/brought.hpp"

namespace ludarium {
namespace {

boost::json::array bots_but_for_first(std::size_t seats) {
  boost::json::array plan{{{"who", "me"}}};
  while (plan.size() < seats) plan.push_back({{"who", "bot"}, {"level", default_level}});
  return plan;
}

}  // namespace

std::vector<boost::json::object> journal_of(const AnyGame& game, const Record& record, const Person& owner, Time now) {
  AnyState state = start_of(game, record).value();
  boost::json::object setup{{"game", record.game},
                            {"seats", bots_but_for_first(static_cast<std::size_t>(game.seats(state)))}};
  if (record.position)
    setup["position"] = *record.position;
  else
    setup["options"] = record.setup.options;
  boost::json::array names(record.names.begin(), record.names.end());
  names.resize(static_cast<std::size_t>(game.seats(state)), "");
  boost::json::object start{{"entry", "start"}, {"time", now}, {"brought", true}, {"names", std::move(names)}};
  start["seed"] = std::to_string(record.setup.seed);
  start["keyed"] = !record.key.empty();
  std::vector<boost::json::object> journal{
      {{"entry", "open"}, {"time", now}, {"owner", owner.id}, {"name", owner.name}, {"setup", std::move(setup)}},
      std::move(start)};
  const Chance chance = chance_of(record);
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    const auto [seat, action] = record.moves[i];
    journal.push_back(
        {{"entry", "move"}, {"time", now}, {"seat", index(seat)}, {"action", game.write_action(state, seat, action)}});
    if (chance) game.reseed(state, chance(i + 1));
    game.apply(state, seat, action, nullptr);
  }
  return journal;
}

}  // namespace ludarium
