// Names and passwords: one account a name, however it is written; tries are counted; lengths are in characters.
#include "store/names.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"
#include "server/people.hpp"
#include "server/secrets.hpp"
#include "store/schema.hpp"
#include "store/store.hpp"
#include "tests/support/own_server.hpp"

namespace ludarium {
namespace names_test {

const std::string password = "long enough";

WebClient::Reply sign_up(const OwnServer& server, const std::string& name, const std::string& word = password) {
  WebClient somebody = server.client();
  return somebody.post("/api/register", {{"name", name}, {"password", word}});
}

struct Twin {
  const char* first;
  const char* second;
};

// A reader takes one for the other.
constexpr Twin twins[] = {
    {"Anežka", "ANEŽKA"},
    {"Ángel", "ángel"},
    {"Anez\u030cka", "Anežka"},  // one sign or two
    {"Anna", "Аnna"},            // Cyrillic А
    {"Anna", "Αnna"},            // Greek Α
    {"Paul", "PauI"},            // a capital I
    {"Paul", "Pau1"},
    {"Bob0", "BobO"},
    {"Bob", "B\u200bob"},  // zero-width space
    {"Bob", "\u202eBob"},  // turned around
    {"Bob", "Bob\u2069"},
    {"Bob", "\ufeffBob"},
    {"Bob", "B\u00adob"},             // soft hyphen
    {"Bob Dylan", "Bob\u00a0Dylan"},  // no-break space
    {"Bob Dylan", " Bob  Dylan "},
    {"Bob", "Ｂｏｂ"},
    {"Strauß", "STRAUSS"},
    {"ﬁnn", "finn"},
};

TEST(Names, are_one_where_a_reader_could_take_one_for_the_other) {
  for (const auto& [first, second] : twins) {
    const NameKeys one = name_keys(first), other = name_keys(second);
    EXPECT_TRUE(one.same == other.same || one.look == other.look) << first << " and " << second;
  }
}

TEST(Names, are_two_where_a_reader_sees_a_difference) {
  constexpr Twin different[] = {{"Anežka", "Anezka"}, {"Łukasz", "Lukasz"}, {"Gábor", "Gabor"}, {"Lia", "Ila"},
                                {"Петр", "Пётр"},     {"Bob 1", "Bob 2"},   {"Ana", "Anna"},    {"陳", "李"}};
  for (const auto& [first, second] : different) {
    EXPECT_NE(name_keys(first).same, name_keys(second).same) << first << " and " << second;
    EXPECT_NE(name_keys(first).look, name_keys(second).look) << first << " and " << second;
  }
}

TEST(Names, are_shown_as_typed_but_for_what_cannot_be_seen) {
  EXPECT_EQ(shown_name("  Anežka\u00a0 Nová\u202e "), "Anežka Nová");
  EXPECT_EQ(shown_name("\u200b\u2060"), "");
  for (const char* none : {"a\tb", "a\nb", "\u0301a", "a\u0085b", "a\ue000b", "\xff\xfe"})
    EXPECT_FALSE(shown_name(none)) << none;
  EXPECT_EQ(accept_name("Árpád")->size(), 7u);
  for (const char* none : {"", "a", "á", " a ", "a\u200b", "\u202e\u202c", "0123456789012345678901234567890"})
    EXPECT_FALSE(accept_name(none)) << none;
  EXPECT_TRUE(accept_name("ééééééééééééééééééééééééééíííí"));  // thirty letters, sixty bytes
}

// Whatever is typed: what is shown is shown again as it is, and is the same name.
TEST(Names, of_any_signs_at_all_stay_as_they_are_once_they_are_shown) {
  Rng rng{4};
  const auto sign = [&]() -> std::string {
    constexpr std::string_view marks[] = {"\u202e", "\u2066", "\u200b", "\u200d", "\u0301", "\ufe0f", "\u00a0", "\xff",
                                          "\u3164", "İ",      "ß",      "ǅ",      "ﬃ",      "½",      "한",     "𝔄"};
    if (rng.below(3) == 0) return std::string(marks[rng.below(std::size(marks))]);
    const std::uint32_t code = 0x20 + rng.below(0x3000);
    std::string bytes;
    if (code < 0x80) return std::string(1, static_cast<char>(code));
    if (code >= 0x800) bytes += static_cast<char>(0xe0 | code >> 12);
    bytes += static_cast<char>(code >= 0x800 ? 0x80 | (code >> 6 & 0x3f) : 0xc0 | code >> 6);
    return bytes + static_cast<char>(0x80 | (code & 0x3f));
  };
  for (int round = 0; round < 20'000; ++round) {
    std::string typed;
    for (std::uint32_t i = rng.below(8); i > 0; --i) typed += sign();
    const auto shown = shown_name(typed);
    if (!shown) continue;
    EXPECT_EQ(shown_name(*shown), *shown) << typed;
    EXPECT_EQ(name_keys(*shown).same, name_keys(typed).same) << typed;
    EXPECT_EQ(name_keys(*shown).look, name_keys(typed).look) << typed;
  }
}

TEST(Names, belong_to_one_account_each) {
  OwnServer server;
  for (const char* taken : {"Anežka", "Paul", "Bob Dylan"}) ASSERT_EQ(sign_up(server, taken).status, 200u) << taken;
  for (const char* twin : {"ANEŽKA", "Anez\u030cka", "PauI", "Pаul", "bob\u00a0dylan", "\u202eBob Dylan"}) {
    server.wait(minute);
    EXPECT_EQ(sign_up(server, twin).error(), "conflict") << twin;
    WebClient guest = server.guest();
    EXPECT_EQ(guest.post("/api/register", {{"name", twin}, {"password", password}}).error(), "conflict") << twin;
    EXPECT_EQ(guest.post("/api/me", {{"name", twin}}).error(), "conflict") << twin;  // nor does a guest sit under it
  }
  server.wait(minute);
  WebClient ana = server.client();
  EXPECT_EQ(ana.post("/api/login", {{"name", "anez\u030cKA"}, {"password", password}}).status, 200u);
  EXPECT_EQ(ana.get("/api/me").json().at("me").at("name").as_string(), "Anežka");
}

TEST(Passwords, are_measured_in_characters) {
  OwnServer server;
  EXPECT_EQ(sign_up(server, "Ana", "žžžžžžž").error(), "bad_request");  // seven, fourteen bytes
  EXPECT_EQ(sign_up(server, "Ana", "žžžžžžžž").status, 200u);
  std::string longest;
  for (int i = 0; i < 200; ++i) longest += "ž";
  EXPECT_EQ(sign_up(server, "Bob", longest).status, 200u);
  EXPECT_EQ(sign_up(server, "Eve", longest + "ž").error(), "bad_request");
}

// Each try from an address of its own.
TEST(Passwords, are_not_guessed_from_many_addresses) {
  ServerOptions options;
  options.proxies = {"127.0.0.1"};
  OwnServer server(options);
  ASSERT_EQ(sign_up(server, "Anežka").status, 200u);
  const auto attempt = [&](int number, const std::string& name, const std::string& word) {
    const std::string body = boost::json::serialize(boost::json::object{{"name", name}, {"password", word}});
    const std::string host = "127.0.0.1:" + std::to_string(server.port());
    return status_of(server.client().raw("POST /api/login HTTP/1.1\r\nHost: " + host +
                                         "\r\nX-Ludarium: 1\r\nConnection: close\r\nX-Forwarded-For: 10.0.0." +
                                         std::to_string(number) + "\r\nContent-Length: " + std::to_string(body.size()) +
                                         "\r\n\r\n" + body));
  };
  unsigned last = 0;
  int tries = 0;
  for (; tries < 30 && last != 429; ++tries) last = attempt(tries, tries % 2 == 0 ? "Anežka" : "ANEŽKA", "guessing");
  EXPECT_EQ(last, 429u);
  EXPECT_GT(tries, 5);
  EXPECT_EQ(attempt(200, "Somebody else", "guessing"), 401u);
  server.wait(minute);
  EXPECT_EQ(attempt(201, "Anežka", password), 200u);
}

TEST(Names, of_accounts_from_before_find_each_their_own) {
  const TemporaryFolder folder;
  ServerOptions options;
  options.database = folder.path() + "/old.db";
  start_secrets();
  {
    const auto database = connect(options.database);
    migrate(*database, 3);
    int created = 0;
    struct Account {
      const char* id;
      const char* name;
      const char* word;
    };
    constexpr Account accounts[] = {{"p1", "ANEŽKA", "the first word"},
                                    {"p2", "Anežka", "the second word"},
                                    {"p3", "Anežka 2", "the third word"},
                                    {"p4", "B\u200bob", "the fourth word"}};
    for (const auto& [id, name, word] : accounts)
      database->run(
          "INSERT INTO person (id, name, name_key, password, language, settings, created) VALUES ($1, $2, $2, "
          "$3, 'en', '{}', $4)",
          {std::string(id), std::string(name), hash_password(word), std::int64_t{++created}});
  }
  OwnServer server(options);
  const auto name_of = [&](const std::string& name, const std::string& word) -> std::string {
    WebClient client = server.client();
    server.wait(minute);
    if (client.post("/api/login", {{"name", name}, {"password", word}}).status != 200) return "";
    return std::string(client.get("/api/me").json().at("me").at("name").as_string());
  };
  EXPECT_EQ(name_of("Anežka", "the first word"), "ANEŽKA");     // the oldest keeps the name,
  EXPECT_EQ(name_of("Anežka", "the second word"), "Anežka 2");  // the next has a number, and comes in by either
  EXPECT_EQ(name_of("Anežka 2", "the second word"), "Anežka 2");
  EXPECT_EQ(name_of("anežka 2", "the third word"), "Anežka 2 2");
  EXPECT_EQ(name_of("Bob", "the fourth word"), "Bob");
  EXPECT_EQ(name_of("Anežka", "the fourth word"), "");
}

}  // namespace names_test
}  // namespace ludarium
