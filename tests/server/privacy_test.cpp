// By link means by link: who was not at a table, and was not given its address, finds it nowhere.
#include <gtest/gtest.h>

#include "store/store.hpp"
#include "tests/support/own_server.hpp"

namespace ludarium {
namespace privacy_test {

using boost::json::array;
using boost::json::object;

class Privacy : public testing::Test {
 protected:
  // Ana and Bob at a table by link, Ana and Cid at one in the lobby; both games are over as far as the store knows.
  void SetUp() override {
    by_link_ = opened(bob_, false);
    public_ = opened(cid_, true);
    server_.stop();
    Store store(connect(server_.options.database));
    for (const std::string& table : {by_link_, public_}) {
      const std::string other = table == by_link_ ? id_of_[1] : id_of_[2];
      store.once({result(table, 0, id_of_[0]), result(table, 1, other)}, [] {});
      for (const std::string& who : {id_of_[0], other}) store.set_rating("scythe", {who, "", 25, 5, 1});
    }
    server_.start();
  }
  std::string opened(WebClient& other, bool listed) {
    for (WebClient* person : {&ana_, &bob_, &cid_})
      if (std::string& id = id_of_[person == &ana_ ? 0 : person == &bob_ ? 1 : 2]; id.empty())
        id = std::string(person->get("/api/me").json().at("me").at("id").as_string());
    const object setup{{"game", "scythe"},
                       {"seats", array{object{{"who", "me"}}, object{{"who", "open"}}}},
                       {"title", listed ? "In the lobby" : "A secret title"},
                       {"public", listed}};
    const std::string id(ana_.post("/api/tables", setup).json().at("table").at("id").as_string());
    EXPECT_EQ(other.post("/api/tables/" + id + "/join", {}).status, 200u);
    EXPECT_EQ(ana_.post("/api/tables/" + id + "/start", {}).status, 200u);
    return id;
  }
  static StoredResult result(const std::string& table, int seat, const std::string& person) {
    return {table, seat, "scythe", person, "name of " + person,       "", "nordic", 1 + seat,
            80,    2,    5,        "[]",   R"({"factions":"nordic"})"};
  }
  // Everything that lists tables or games, as somebody gets it.
  std::string lists(const WebClient& whose) const {
    WebClient reader = server_.client();
    reader.cookie = whose.cookie;
    std::string all;
    for (const char* path :
         {"/api/tables?filter=open", "/api/tables?filter=live", "/api/tables?filter=finished",
          "/api/tables?filter=mine", "/api/games/scythe/hall", "/api/games/scythe/statistics", "/api/ratings/scythe"})
      all += reader.get(path).body + "\n";
    return all;
  }
  std::size_t rows(const WebClient& whose, const std::string& path) const {
    WebClient reader = server_.client();
    reader.cookie = whose.cookie;
    return reader.get(path).json().at("rows").as_array().size();
  }
  std::int64_t games_of_nordic(const WebClient& whose) const {
    WebClient reader = server_.client();
    reader.cookie = whose.cookie;
    return reader.get("/api/games/scythe/statistics").json().at("rows").at(0).at("games").as_int64();
  }

  OwnServer server_;
  WebClient ana_ = server_.guest(), bob_ = server_.guest(), cid_ = server_.guest(), eve_ = server_.guest();
  std::string id_of_[3], by_link_, public_;
};

TEST_F(Privacy, a_stranger_finds_a_table_by_link_nowhere) {
  for (const WebClient* stranger : {&cid_, &eve_}) {
    const std::string found = lists(*stranger);
    EXPECT_NE(found.find(public_), std::string::npos);
    EXPECT_EQ(found.find(by_link_), std::string::npos) << found;
    EXPECT_EQ(found.find("A secret title"), std::string::npos) << found;
    EXPECT_EQ(found.find("name of " + id_of_[1]), std::string::npos) << found;
    EXPECT_EQ(rows(*stranger, "/api/games/scythe/hall"), 2u);
    EXPECT_EQ(rows(*stranger, "/api/ratings/scythe"), 2u);
    EXPECT_EQ(games_of_nordic(*stranger), 2);
  }
}

TEST_F(Privacy, who_was_there_finds_it_everywhere) {
  for (const WebClient* person : {&ana_, &bob_}) {
    EXPECT_NE(lists(*person).find(by_link_), std::string::npos);
    EXPECT_EQ(rows(*person, "/api/games/scythe/hall"), 4u);
    EXPECT_EQ(rows(*person, "/api/ratings/scythe"), 3u);
    EXPECT_EQ(games_of_nordic(*person), 4);
  }
}

TEST_F(Privacy, the_link_opens_the_door) {
  EXPECT_EQ(server_.client().get("/api/tables/" + by_link_).status, 200u);
  EXPECT_TRUE(server_.client().open_socket(by_link_));
}

}  // namespace privacy_test
}  // namespace ludarium
