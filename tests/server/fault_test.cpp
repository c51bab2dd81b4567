// A fault of the server's own, as a game that throws: whoever asked gets an answer, the log says what it was, and
// everybody else is served as before.
#include <gtest/gtest.h>

#include <sstream>
#include <stdexcept>

#include "core/erased.hpp"
#include "server/secrets.hpp"
#include "server/server.hpp"
#include "tests/support/pebbles.hpp"
#include "tests/support/postgres_server.hpp"
#include "tests/support/web_client.hpp"

namespace ludarium {
namespace fault_test {

struct Broken : Pebbles {
  Result<State> setup(const SetupRequest&) const { throw std::logic_error("the pile fell over"); }
};

TEST(Fault, of_our_own_is_answered_and_logged) {
  start_secrets();
  const TemporaryFolder folder;
  const DataSource no_facts;
  Registry games;
  games.add(std::make_unique<Erased<Broken>>(Broken{}));
  ServerOptions options;
  options.port = 0;
  options.database = folder.path() + "/test.db";
  std::ostringstream log;
  Server server(games, no_facts, options, machine_time, log);
  server.start();

  WebClient ana(server.port());
  ana.post("/api/guest", {});
  const boost::json::array seats{{{"who", "me"}}, {{"who", "bot"}, {"level", "random"}}};
  const auto reply = ana.post("/api/tables", {{"game", "pebbles"}, {"seats", seats}, {"start", true}});
  EXPECT_EQ(reply.status, 500u) << reply.body;
  EXPECT_EQ(reply.error(), "failed");
  EXPECT_EQ(reply.body.find("pile"), std::string::npos) << "inner matters are for the log alone";
  EXPECT_EQ(ana.get("/api/me").status, 200u);
  server.stop();
  EXPECT_NE(log.str().find("the pile fell over"), std::string::npos) << log.str();
}

}  // namespace fault_test
}  // namespace ludarium
