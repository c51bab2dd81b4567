// Many people behind one address: a proxy the operator named and the peers are not taken for one person, and who is
// behind them is known by what they say; of nobody else that is believed.
#include <gtest/gtest.h>

#include "server/network/proxies.hpp"
#include "server/server.hpp"
#include "tests/support/own_server.hpp"

namespace ludarium {
namespace proxy_test {

constexpr std::size_t most = 5;

ServerOptions capped(std::vector<std::string> proxies) {
  ServerOptions options;
  options.most_of_an_address = most;
  options.requests_a_second = 1'000'000;
  options.proxies = std::move(proxies);
  return options;
}

// How many of so many sockets, each of another client by what the proxy says, are let in.
std::size_t let_in(const OwnServer& server, std::size_t count,
                   const std::function<std::string(std::size_t)>& client_of) {
  WebClient owner = server.client();
  owner.forwarded = "198.51.100.1";
  owner.post("/api/guest", {});
  const std::string table = open_table(owner);
  std::vector<WebClient> all;
  std::size_t open = 0;
  for (std::size_t i = 0; i < count; ++i) {
    all.push_back(server.client());
    all.back().forwarded = client_of(i);
    open += all.back().open_socket(table);
  }
  return open;
}

std::string client_number(std::size_t i) { return "203.0.113." + std::to_string(i); }

TEST(Proxy, that_was_named_carries_more_than_one_person_may_have) {
  const OwnServer server(capped({"127.0.0.1"}));
  EXPECT_EQ(let_in(server, 8 * most, client_number), 8 * most);
}

TEST(Proxy, gives_each_client_behind_it_no_more_than_anybody_has) {
  const OwnServer server(capped({"127.0.0.0/8"}));
  EXPECT_EQ(let_in(server, 2 * most, [](std::size_t) { return "203.0.113.7"; }), most);
}

TEST(Proxy, that_nobody_named_is_one_person_whatever_it_says) {
  const OwnServer server(capped({"10.0.0.0/8"}));
  EXPECT_LE(let_in(server, 2 * most, client_number), most);
}

TEST(Proxy, refuses_who_has_too_much_with_a_sentence_and_a_time) {
  ServerOptions options = capped({"127.0.0.1"});
  options.requests_a_second = 1;
  const OwnServer server(options);
  WebClient eve = server.client();
  eve.forwarded = "203.0.113.7";
  eve.language = "cs";
  WebClient::Reply reply = eve.get("/");
  for (int i = 0; i < 20 && reply.status != 429; ++i) reply = eve.get("/");
  ASSERT_EQ(reply.status, 429u);
  EXPECT_EQ(reply.error(), "too_many");
  EXPECT_NE(reply.body.find("Moc najednou"), std::string::npos) << reply.body;
  EXPECT_NE(reply.headers.find("Retry-After: "), std::string::npos) << reply.headers;
  WebClient ana = server.client();
  ana.forwarded = "203.0.113.8";
  EXPECT_NE(ana.get("/").status, 429u);
}

TEST(Proxy, keeps_the_numbers_from_who_asks_through_it) {
  const OwnServer server(capped({"127.0.0.1"}));
  WebClient eve = server.client();
  EXPECT_EQ(eve.get("/metrics").status, 200u);
  eve.forwarded = "127.0.0.1";
  EXPECT_EQ(eve.get("/metrics").status, 403u);
  EXPECT_EQ(eve.get("/metrics").error(), "forbidden");
}

TEST(Proxy, keeps_the_numbers_also_where_nobody_has_named_it) {
  const OwnServer server;
  WebClient eve = server.client();
  eve.forwarded = "203.0.113.7";
  EXPECT_EQ(eve.get("/metrics").status, 403u);
}

TEST(Proxies, find_the_client_behind_a_chain_of_them_and_believe_nothing_before_it) {
  const Proxies proxies({"127.0.0.1", "10.0.0.0/8", "2001:db8::/32"});
  EXPECT_EQ(proxies.client_of("127.0.0.1", "203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(proxies.client_of("127.0.0.1", "6.6.6.6, 203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(proxies.client_of("127.0.0.1", "6.6.6.6, 203.0.113.7, 10.1.2.3"), "203.0.113.7");
  EXPECT_EQ(proxies.client_of("127.0.0.1", "::ffff:203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(proxies.client_of("127.0.0.1", "203.0.113.7, 2001:db8::1"), "203.0.113.7");
  EXPECT_EQ(proxies.client_of("127.0.0.1", "10.1.2.3"), "10.1.2.3");
  EXPECT_EQ(proxies.client_of("127.0.0.1", "6.6.6.6, unknown"), "127.0.0.1");
  EXPECT_EQ(proxies.client_of("127.0.0.1", ""), "127.0.0.1");
  EXPECT_TRUE(proxies.trusts("10.255.0.1"));
  EXPECT_FALSE(proxies.trusts("11.0.0.1"));
  EXPECT_FALSE(proxies.trusts("2001:db9::1"));
  EXPECT_FALSE(proxies.trusts("nonsense"));
}

TEST(Proxies, that_are_no_addresses_are_refused) {
  for (const char* bad : {"", "localhost", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/x", "::1/129"})
    EXPECT_THROW(Proxies({bad}), CannotStart) << bad;
}

TEST(Proxies, know_peers_by_where_they_are_reached) {
  Proxies proxies({});
  proxies.know_peers({"10.0.0.5:8080", "::1:8081"});
  EXPECT_TRUE(proxies.speaks_for_many("10.0.0.5"));
  EXPECT_FALSE(proxies.speaks_for_many("10.0.0.6"));
  EXPECT_FALSE(proxies.trusts("10.0.0.5"));
}

}  // namespace proxy_test
}  // namespace ludarium
