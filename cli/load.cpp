#include "cli/load.hpp"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>
#include <span>

#include "core/record.hpp"
#include "server/secrets.hpp"
#include "server/server.hpp"

namespace ludarium {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = net::ip::tcp;
using Clock = std::chrono::steady_clock;
using WebSocket = beast::websocket::stream<beast::tcp_stream>;

constexpr auto patience = std::chrono::seconds(15);
constexpr std::size_t looked_at = 24;  // a player chooses among the first answers

double milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

// Bytes of memory this process holds.
std::size_t memory_held() {
  std::size_t all = 0, held = 0;
  std::ifstream("/proc/self/statm") >> all >> held;
  return held * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

// Microseconds of processor time this process has used, by the server and its clients together.
double processor_time() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto all = [](const timeval& time) {
    return 1e6 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec);
  };
  return all(usage.ru_utime) + all(usage.ru_stime);
}

// What all players have found out.
struct Measured {
  Clock::time_point begin, end;
  std::vector<double> waits;  // milliseconds from a decision sent to its acknowledgement
  std::size_t failed = 0;

  double percentile(double share) {
    if (waits.empty()) return 0;
    const auto at = static_cast<std::size_t>(share * static_cast<double>(waits.size() - 1));
    std::nth_element(waits.begin(), waits.begin() + static_cast<std::ptrdiff_t>(at), waits.end());
    return waits[at];
  }
};

// The end of a JSON string that begins at `at`. Messages are searched instead of parsed: the measuring must not cost
// as much as what is measured.
std::string text_at(const std::string& message, std::size_t at) {
  return message.substr(at, message.find('"', at) - at);
}

std::optional<std::string> any_answer(const std::string& message, Rng& rng) {
  constexpr std::string_view mark = "\"action\":\"";
  const auto answers = message.find("\"answers\":{");
  if (answers == std::string::npos) return std::nullopt;
  std::vector<std::size_t> found;
  const auto asides = message.find("\"asides\":", answers);
  for (auto at = message.find(mark, answers); at < asides && found.size() < looked_at; at = message.find(mark, at + 1))
    found.push_back(at + mark.size());
  if (found.empty()) return std::nullopt;
  return text_at(message, found[rng.below(static_cast<std::uint32_t>(found.size()))]);
}

std::size_t number_after(const std::string& message, std::string_view mark, std::size_t from = 0) {
  const auto at = message.find(mark, from);
  return at == std::string::npos ? 0 : std::strtoull(message.c_str() + at + mark.size(), nullptr, 10);
}

// The id of the decision this message acknowledges; 0: none. It is the last thing a message says.
std::size_t acknowledged_in(const std::string& message) {
  const auto at = message.rfind("\"id\":");
  const bool refusal = message.find("\"type\":\"error\"") != std::string::npos;
  return refusal || at == std::string::npos ? 0 : number_after(message, "\"id\":", at);
}

// What players send. Made outside their coroutines, where g++ 12 knows no lists of initial values and mistakes whose
// the temporary values of a co_await are.
std::string setup_of(const std::string& game, int seats) {
  boost::json::array all;
  for (int i = 0; i < seats; ++i) all.push_back(boost::json::object{{"who", i == 0 ? "me" : "open"}});
  return boost::json::serialize(boost::json::object{{"game", game}, {"seats", std::move(all)}});
}
std::string passes_on() {
  return boost::json::serialize(boost::json::object{{"type", "standing"}, {"end_turn", "by_itself"}});
}
std::string plays(const std::string& message, const std::string& action, std::size_t id) {
  return boost::json::serialize(boost::json::object{
      {"type", "play"}, {"id", id}, {"action", action}, {"at", number_after(message, "\"moves\":")}});
}

// The table an answer is about, or nothing.
std::string table_in(const std::string& said) {
  const auto answer = parse_json(said);
  if (!answer || !answer->is_object() || !answer->get_object().contains("table")) return "";
  return std::string(answer->at("table").at("id").as_string());
}

// A table and the people who play at it until the time is over.
class Player {
 public:
  Player(tcp::endpoint server, const LoadRequest& request, int seats, std::uint64_t seed, Measured& measured)
      : server_(std::move(server)), request_(request), seats_(seats), rng_{seed}, measured_(measured) {}

  net::awaitable<void> open() {
    beast::tcp_stream stream(co_await net::this_coro::executor);
    co_await stream.async_connect(server_, net::use_awaitable);
    for (int seat = 0; seat < seats_; ++seat) {
      cookies_.emplace_back();
      std::string path = "/api/guest", body = "{}";
      std::string said = co_await post(stream, path, body);
      path = seat == 0 ? "/api/tables" : "/api/tables/" + table_ + "/join";
      if (seat == 0) body = setup_of(request_.game, seats_);
      said = co_await post(stream, path, body);
      table_ = table_in(said);
      if (table_.empty()) co_return;
    }
    std::swap(cookies_.front(), cookies_.back());
    const std::string path = "/api/tables/" + table_ + "/start", body = "{}";
    co_await post(stream, path, body);
    std::swap(cookies_.front(), cookies_.back());
  }

  net::awaitable<void> play(std::size_t seat, std::chrono::milliseconds later) {
    if (seat >= cookies_.size()) co_return;
    net::steady_timer pause(co_await net::this_coro::executor, later);
    co_await pause.async_wait(net::use_awaitable);
    WebSocket socket(co_await net::this_coro::executor);
    co_await beast::get_lowest_layer(socket).async_connect(server_, net::use_awaitable);
    const std::string cookie = cookies_[seat];
    socket.set_option(beast::websocket::stream_base::decorator(
        [cookie](beast::websocket::request_type& request) { request.set(http::field::cookie, cookie); }));
    const std::string target = "/api/tables/" + table_ + (request_.full ? "/socket" : "/socket?detail=brief");
    const std::string first = passes_on();
    co_await socket.async_handshake("127.0.0.1", target, net::use_awaitable);
    co_await send(socket, first);
    beast::flat_buffer buffer;
    std::map<std::size_t, Clock::time_point> sent;  // the next question comes before the last answer is acknowledged
    std::string question;
    for (std::size_t id = 0; Clock::now() < measured_.end;) {
      buffer.clear();
      beast::get_lowest_layer(socket).expires_after(patience);
      co_await socket.async_read(buffer, net::use_awaitable);
      const std::string message = beast::buffers_to_string(buffer.data());
      if (const auto play = sent.extract(acknowledged_in(message)))
        measured_.waits.push_back(milliseconds(Clock::now() - play.mapped()));
      if (message.find("\"type\":\"over\"") != std::string::npos) co_return;
      // What was no answer after all is answered anew. Who was only too late has been, or will be, asked again.
      const bool asked = message.find("\"answers\":{") != std::string::npos;
      const bool refused = message.find("\"type\":\"error\"") != std::string::npos &&
                           message.find("\"code\":\"stale\"") == std::string::npos;
      if (asked) question = message;
      if (!asked && !refused) continue;
      if (const auto answer = any_answer(question, rng_)) {
        const std::string play = plays(question, *answer, ++id);
        sent[id] = Clock::now();
        co_await send(socket, play);
      }
    }
  }
  std::size_t people() const { return static_cast<std::size_t>(seats_); }

 private:
  net::awaitable<std::string> post(beast::tcp_stream& stream, const std::string& path, const std::string& body) {
    http::request<http::string_body> request(http::verb::post, path, 11);
    request.set(http::field::host, "127.0.0.1");
    request.set("X-Ludarium", "1");
    if (!cookies_.back().empty()) request.set(http::field::cookie, cookies_.back());
    request.body() = body;
    request.prepare_payload();
    co_await http::async_write(stream, request, net::use_awaitable);
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    co_await http::async_read(stream, buffer, response, net::use_awaitable);
    const std::string set(response[http::field::set_cookie]);
    if (!set.empty()) cookies_.back() = set.substr(0, set.find(';'));
    co_return response.body();
  }

  static net::awaitable<void> send(WebSocket& socket, const std::string& message) {
    co_await socket.async_write(net::buffer(message), net::use_awaitable);
  }

  tcp::endpoint server_;
  const LoadRequest& request_;
  int seats_;
  Rng rng_;
  Measured& measured_;
  std::vector<std::string> cookies_;  // of the people, by seat
  std::string table_;
};

// Lets all players do something side by side, to the end.
template <class Begin>
void run_all(std::span<Player> players, Measured& measured, Begin begin) {
  net::io_context context(1);
  const auto count = [&measured](const std::exception_ptr& failed) { measured.failed += failed != nullptr; };
  for (Player& player : players)
    begin(player, [&](net::awaitable<void> step) { net::co_spawn(context, std::move(step), count); });
  context.run();
}

// A server turns away who comes while hundreds are being let in, so tables are opened in groups.
void open_all(std::vector<Player>& players, Measured& measured) {
  constexpr std::size_t group = 100;
  for (std::size_t first = 0; first < players.size(); first += group) {
    const std::span<Player> some(players.data() + first, std::min(group, players.size() - first));
    run_all(some, measured, [](Player& player, auto go) { go(player.open()); });
  }
}

struct OwnFile {
  std::string path;
  explicit OwnFile(const std::string& wanted) : path(wanted) {
    if (!wanted.empty()) return;
    path = (std::filesystem::temp_directory_path() / ("ludarium-load-" + std::to_string(getpid()) + ".db")).string();
    mine = true;
  }
  ~OwnFile() {
    std::error_code ignored;
    for (const char* end : {"", "-wal", "-shm"})
      if (mine) std::filesystem::remove(path + end, ignored);
  }
  OwnFile(const OwnFile&) = delete;
  OwnFile& operator=(const OwnFile&) = delete;
  bool mine = false;
};

ServerOptions unbounded(const std::string& database) {
  ServerOptions options;
  options.port = 0;
  options.database = database;
  options.most_of_an_address = options.most_connections;
  options.requests_a_second = options.messages_a_second = 1e9;
  return options;
}

std::string in_short(double value) { return fmt::format("{:.1f}", value); }

}  // namespace

int load(const Registry& games, const DataSource& data, const LoadRequest& request, const Words& words,
         std::ostream& out, std::ostream& log) {
  const AnyGame* game = games.find(request.game);
  if (game == nullptr) return out << words.say({"cli.unknown_game", {{"id", request.game}}}) << '\n', 1;
  start_secrets();
  const OwnFile file(request.database);
  Server server(games, data, unbounded(file.path), machine_time, log);
  server.start();
  const tcp::endpoint here(net::ip::make_address("127.0.0.1"), server.port());
  const int seats = std::max(2, game->least_seats());
  Measured measured;

  if (request.idle > 0) {
    const std::size_t before = memory_held();
    std::vector<Player> openers;
    for (int i = 0; i < request.idle; ++i) openers.emplace_back(here, request, seats, i, measured);
    open_all(openers, measured);
    const double grown = static_cast<double>(memory_held() - before);
    out << words.say({"cli.load.idle",
                      {{"tables", long{request.idle}},
                       {"each", in_short(grown / 1024 / request.idle)},
                       {"all", in_short(grown / 1024 / 1024)}}})
        << '\n';
  }

  std::vector<Player> players;
  players.reserve(static_cast<std::size_t>(request.tables));
  for (int i = 0; i < request.tables; ++i) players.emplace_back(here, request, seats, i + 1, measured);
  open_all(players, measured);
  const double used_before = processor_time();
  measured.begin = Clock::now();
  measured.end =
      measured.begin + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(request.seconds));
  std::chrono::milliseconds later{0};  // so that not all knock in the same moment
  run_all(players, measured, [&later](Player& player, auto go) {
    for (std::size_t seat = 0; seat < player.people(); ++seat) go(player.play(seat, later));
    later += std::chrono::milliseconds(2);
  });
  const double took = milliseconds(Clock::now() - measured.begin) / 1000;
  const double each =
      (processor_time() - used_before) / static_cast<double>(std::max<std::size_t>(1, measured.waits.size()));
  server.stop();
  out << words.say({"cli.load.moves",
                    {{"tables", long{request.tables}},
                     {"moves", number(measured.waits.size())},
                     {"rate", fmt::format("{:.0f}", static_cast<double>(measured.waits.size()) / took)},
                     {"cpu", fmt::format("{:.0f}", each)},
                     {"p50", in_short(measured.percentile(0.5))},
                     {"p99", in_short(measured.percentile(0.99))},
                     {"p999", in_short(measured.percentile(0.999))},
                     {"failed", number(measured.failed)}}})
      << '\n';
  return measured.waits.empty() ? 1 : 0;
}

}  // namespace ludarium
