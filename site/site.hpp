// Site has the tables of a page without a server. A request brings everything it needs, also time and the key of
// chance. The answer has the messages for each viewer, the journal entries to keep and the thoughts for bots. Its
// tables are the same class Table as in the server; web/src/site brings clock and store.
// Requests and answers are JSON; "do" names the kind of request. A refusal is {"error": {"code", "message"}}.
// Example: Site site(registry, data); site.answer({{"do", "games"}, {"language", "cs"}});
#pragma once

#include <boost/json.hpp>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "bots/bot.hpp"
#include "core/chance.hpp"
#include "core/registry.hpp"
#include "table/table.hpp"
#include "words/catalogue.hpp"

namespace ludarium {

class Site {
 public:
  Site(Registry registry, DataSource data, BotTools tools);
  Site(const Site&) = delete;  // its tables point to it
  Site& operator=(const Site&) = delete;

  boost::json::object answer(const boost::json::object& request);

 private:
  using Json = boost::json::object;
  struct OpenTable {
    ChanceKey key;
    Table table;
    std::map<std::uint64_t, Thought> thoughts;  // bots work on these
    std::uint64_t next_thought = 1;
  };
  struct Request;
  struct Kind;

  static const Kind* kind_of(std::string_view name);

  // About games.
  Json games(const Request& request);
  Json facts(const Request& request);
  Json rules(const Request& request);

  // About tables. Requests that change a table answer with the output of the table.
  Json open(const Request& request);
  Json restore(const Request& request);
  Json import(const Request& request);
  Json attach(const Request& request);
  Json detach(const Request& request);
  Json receive(const Request& request);
  Json tick(const Request& request);
  Json sit(const Request& request);
  Json leave(const Request& request);
  Json start(const Request& request);
  Json thought(const Request& request);
  Json record(const Request& request);
  Json scores(const Request& request);

  // About a view from the request, without a table: for a page beside a server (web/src/site/adviser.ts).
  Json why(const Request& request);
  Json ways(const Request& request);
  Json forecast(const Request& request);
  Json foresee(const Request& request);

  // Requests that take long: for a second Site, in a worker of its own.
  Json think(const Request& request);
  Json review(const Request& request);

  // Tests and measurements.
  Json replay(const Request& request);
  Json perft(const Request& request);
  Json measure(const Request& request);

  Json added(const std::string& id, OpenTable opened, Time now);
  Json brought_forth(const std::string& id, OpenTable& opened, Time now);
  void dress(const std::string& id, const OpenTable& opened, Json& message) const;
  const Words& words(const std::string& language);

  Registry registry_;
  DataSource data_;
  BotTools tools_;
  std::map<std::string, std::unique_ptr<const Catalogue>> words_;
  std::map<std::string, OpenTable> tables_;
  std::map<std::string, std::unique_ptr<const Bot>> bots_;
};

}  // namespace ludarium
