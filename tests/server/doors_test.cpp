// Who may talk to the server: hosts the operator names, pages of those hosts, requests that everybody in between reads
// alike. And what it gives out: nothing that lies outside the folder of the page.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "server/hosts.hpp"
#include "tests/support/own_server.hpp"

namespace ludarium {
namespace doors_test {

TEST(Hosts, are_the_loopback_and_those_that_are_named) {
  const Hosts hosts({"Ludarium.Example"}, {"https://play.example:8443"}, "10.0.0.5");
  for (const char* known : {"localhost", "LOCALHOST:8080", "localhost.", "127.0.0.1:80", "[::1]:8080", "[::1]",
                            "ludarium.example:443", "LUDARIUM.EXAMPLE", "play.example", "10.0.0.5:8080"})
    EXPECT_TRUE(hosts.knows(known)) << known;
  for (const char* foreign : {"", ":80", "evil.example", "ludarium.example.evil.example", "localhost.evil.example",
                              "127.0.0.1.evil.example", "10.0.0.6", "0.0.0.0", "127.0.0.1:80@evil", "localhost:http"})
    EXPECT_FALSE(hosts.knows(foreign)) << foreign;
  EXPECT_FALSE(Hosts({}, {}, "0.0.0.0").knows("0.0.0.0:8080"));
}

TEST(Hosts, let_their_own_pages_in_by_the_scheme_they_were_reached_by) {
  const Hosts hosts({"ludarium.example"}, {"https://play.example:8443"}, "127.0.0.1");
  EXPECT_TRUE(hosts.lets_in("http://localhost:8080", "LOCALHOST:8080", false));
  EXPECT_TRUE(hosts.lets_in("HTTPS://Ludarium.Example", "ludarium.example:443", true));
  EXPECT_TRUE(hosts.lets_in("http://ludarium.example", "ludarium.example:80", false));
  EXPECT_TRUE(hosts.lets_in("https://play.example:8443", "ludarium.example", false));
  for (const char* origin :
       {"https://ludarium.example", "http://ludarium.example:8080", "http://localhost", "http://evil.example", "null",
        "", "ludarium.example", "http://", "https://play.example", "http://play.example:8443"})
    EXPECT_FALSE(hosts.lets_in(origin, "ludarium.example", false)) << origin;
  EXPECT_FALSE(hosts.lets_in("http://ludarium.example", "ludarium.example", true));
}

class Doors : public testing::Test {
 protected:
  static ServerOptions named() {
    ServerOptions options;
    options.hosts = {"Ludarium.Example"};
    return options;
  }
  std::string table_of(WebClient& person) { return open_table(person); }
  std::string raw(const std::string& heads, const std::string& body = "", const char* line = "POST /api/guest") {
    return server_.client().raw(std::string(line) + " HTTP/1.1\r\n" + heads + "Connection: close\r\n\r\n" + body);
  }
  std::string own_host() const { return "127.0.0.1:" + std::to_string(server_.port()); }

  OwnServer server_{named()};
};

TEST_F(Doors, are_shut_to_a_name_that_only_resolves_here) {
  WebClient ana = server_.guest();
  const std::string table = table_of(ana);
  ana.host = "evil.example:" + std::to_string(server_.port());
  ana.origin = "http://" + ana.host;
  for (const char* path : {"/", "/api/me", "/api/games", "/metrics"}) EXPECT_EQ(ana.get(path).status, 403u) << path;
  EXPECT_EQ(ana.post("/api/me", {{"language", "cs"}}).error(), "forbidden");
  EXPECT_FALSE(ana.open_socket(table));
  EXPECT_NE(ana.get("/api/me").body.find("evil.example"), std::string::npos);  // and says which name that was
  EXPECT_EQ(ana.get("/health").status, 200u);
}

TEST_F(Doors, are_open_to_a_named_host_and_its_pages) {
  WebClient ana = server_.guest();
  const std::string table = table_of(ana);
  for (const std::string host : {"ludarium.example", "LOCALHOST:8080"}) {
    ana.host = host;
    ana.origin = "http://" + host;
    EXPECT_EQ(ana.get("/api/me").status, 200u) << host;
    EXPECT_EQ(ana.post("/api/me", {{"language", "cs"}}).status, 200u) << host;
    EXPECT_TRUE(ana.open_socket(table)) << host;
  }
}

TEST_F(Doors, are_shut_to_other_pages_and_to_a_cookie_that_no_page_sends) {
  WebClient ana = server_.guest();
  const std::string table = table_of(ana);
  for (const std::string& origin :
       {"https://" + own_host(), std::string("http://127.0.0.1"), "http://localhost:" + std::to_string(server_.port()),
        std::string("http://evil.example"), std::string("null")}) {
    ana.origin = origin;
    EXPECT_EQ(ana.get("/api/me").error(), "forbidden") << origin;
    EXPECT_EQ(ana.post("/api/me", {{"language", "cs"}}).error(), "forbidden") << origin;
    EXPECT_FALSE(ana.open_socket(table)) << origin;
  }
  ana.origin.clear();
  EXPECT_EQ(ana.get("/api/me").status, 200u);  // a browser says no origin where nothing changes
  EXPECT_EQ(ana.post("/api/me", {{"language", "cs"}}).error(), "forbidden");
  EXPECT_FALSE(ana.open_socket(table));
  WebClient visitor = server_.client();
  visitor.origin.clear();
  EXPECT_TRUE(visitor.open_socket(table));
}

TEST_F(Doors, are_shut_to_what_can_be_read_in_two_ways) {
  const std::string host = "Host: " + own_host() + "\r\n", origin = "Origin: http://" + own_host() + "\r\n",
                    mark = "X-Ludarium: 1\r\n", length = "Content-Length: 2\r\n";
  EXPECT_EQ(status_of(raw(host + origin + mark + length, "{}")), 200u);
  EXPECT_EQ(status_of(raw(host + mark + "Transfer-Encoding: Chunked\r\n", "2\r\n{}\r\n0\r\n\r\n")), 200u);
  for (const std::string& heads :
       {host + origin + origin + mark + length, host + origin + "Origin: http://evil.example\r\n" + mark + length,
        host + host + mark + length, host + "Host: evil.example\r\n" + mark + length,
        host + mark + "Transfer-Encoding: xchunked\r\n", host + mark + "Transfer-Encoding: identity\r\n",
        host + mark + "Transfer-Encoding: gzip, chunked\r\n" + length,
        host + mark + "Transfer-Encoding: chunked\r\n" + length, host + mark + length + "Content-Length: 3\r\n",
        host + mark + "Content-Length: 2, 2\r\n",
        host + mark + "Authorization: Bearer a\r\nAuthorization: Bearer b\r\n" + length})
    EXPECT_EQ(status_of(raw(heads, "2\r\n{}\r\n0\r\n\r\n")), 400u) << heads;
  EXPECT_EQ(status_of(raw(mark + length, "{}")), 403u);  // no host at all
  EXPECT_EQ(status_of(raw(host + "Transfer-Encoding: xchunked\r\n", "", "GET /health")), 400u);
}

TEST(Page, gives_out_nothing_a_link_leads_to_outside_of_its_folder) {
  const TemporaryFolder folder;
  namespace fs = std::filesystem;
  const fs::path root = fs::path(folder.path()) / "page";
  fs::create_directories(root / "inner");
  std::ofstream(root / "index.html") << "the page";
  std::ofstream(root / "inner" / "script.js") << "a script";
  std::ofstream(fs::path(folder.path()) / "secret.txt") << "a secret";
  fs::create_symlink("../secret.txt", root / "secret.txt");
  fs::create_symlink(fs::path(folder.path()) / "secret.txt", root / "other.txt");
  fs::create_directory_symlink(folder.path(), root / "up");
  fs::create_symlink("inner/script.js", root / "script.js");
  ServerOptions options;
  options.web = root.string();
  OwnServer server(options);
  for (const char* path : {"/secret.txt", "/other.txt", "/up/secret.txt"})
    EXPECT_EQ(server.client().get(path).status, 404u) << path;
  EXPECT_EQ(server.client().get("/script.js").body, "a script");
  for (const char* left_out : {"secret.txt", "other.txt", "page/up\""})
    EXPECT_NE(server.log().find(left_out), std::string::npos) << left_out << server.log();
}

TEST(Page, is_sent_compressed_to_who_accepts_it) {
  const TemporaryFolder folder;
  const std::string root = folder.path() + "/";
  std::ofstream(root + "index.html") << "the page";
  std::ofstream(root + "a.js") << "a script";
  std::ofstream(root + "a.js.br") << "as brotli";
  std::ofstream(root + "a.js.gz") << "as gzip";
  std::ofstream(root + "lonely.gz") << "an archive";
  ServerOptions options;
  options.web = folder.path();
  OwnServer server(options);
  const auto asked = [&](const std::string& accepted, const std::string& more = "") {
    return server.client().raw("GET /a.js HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: " + accepted + "\r\n" + more +
                               "Connection: close\r\n\r\n");
  };
  const auto has = [](const std::string& answer, const std::string& text) {
    return answer.find(text) != std::string::npos;
  };
  for (const char* accepted : {"br", "gzip, deflate, br, zstd", "gzip;q=0.8,br;q=0.5"}) {
    const std::string answer = asked(accepted);
    EXPECT_TRUE(has(answer, "\r\n\r\nas brotli") && has(answer, "Content-Encoding: br\r\n")) << answer;
    EXPECT_TRUE(has(answer, "Vary: Accept-Encoding\r\n") && has(answer, "Content-Type: text/javascript")) << answer;
  }
  for (const char* accepted : {"gzip", "gzip, br;q=0", " gzip;q=1.0 , br; q=0.0"}) {
    const std::string answer = asked(accepted);
    EXPECT_TRUE(has(answer, "\r\n\r\nas gzip") && has(answer, "Content-Encoding: gzip\r\n")) << answer;
  }
  for (const char* accepted : {"", "identity", "gzip;q=0", "brotli, gzipped", ",,;=", "*;q=0"}) {
    const std::string answer = asked(accepted);
    EXPECT_TRUE(has(answer, "\r\n\r\na script") && !has(answer, "Content-Encoding")) << answer;
  }
  // Each encoding has its own tag, and only that tag stands for it.
  const std::string packed = asked("br");
  const std::size_t begin = packed.find("ETag: ") + 6;
  const std::string tag = packed.substr(begin, packed.find("\r\n", begin) - begin);
  EXPECT_EQ(status_of(asked("br", "If-None-Match: " + tag + "\r\n")), 304u);
  EXPECT_EQ(status_of(asked("identity", "If-None-Match: " + tag + "\r\n")), 200u);
  // What stands for a file is not a file of its own; what stands for none is.
  EXPECT_EQ(server.client().get("/a.js.br").status, 404u);
  EXPECT_EQ(server.client().get("/lonely.gz").body, "an archive");
}

}  // namespace doors_test
}  // namespace ludarium
