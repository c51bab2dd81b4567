#include "cli/load/load_player.hpp"

#include <algorithm>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <map>
#include <optional>

#include "core/record.hpp"
#include "server/network/client.hpp"
#include "server/network/network.hpp"

namespace ludarium {
namespace {

using Clock = LoadClock;

constexpr auto grace = std::chrono::seconds(1);  // for decisions just before the end
constexpr std::size_t looked_at = 24;            // a player chooses among the first answers

// The end of a JSON string that begins at `at`. Messages are searched, not parsed: the measurement must cost less than
// what it measures.
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

bool is_of_type(const std::string& message, std::string_view type) {
  return message.find("\"type\":\"" + std::string(type) + "\"") != std::string::npos;
}

// The id of the decision that this message answers; 0: none. It is the last field of a message.
std::size_t answered_in(const std::string& message) {
  const auto at = message.rfind("\"id\":");
  return at == std::string::npos ? 0 : number_after(message, "\"id\":", at);
}

// The messages of players. They are made outside coroutines, because g++ 12 cannot compile initializer lists in them
// and miscompiles temporaries in a co_await.
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

Clock::duration pause_between(const LoadRequest& request) {
  if (request.rate <= 0) return Clock::duration::zero();
  return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(request.tables / request.rate));
}

net::awaitable<std::string> post(beast::tcp_stream& stream, Asker& asker, const std::string& path,
                                 const std::string& body) {
  const ClientRequest request = request_of("POST", path, body, asker);
  co_await http::async_write(stream, request, net::use_awaitable);
  beast::flat_buffer buffer;
  ClientReply reply;
  co_await http::async_read(stream, buffer, reply, net::use_awaitable);
  if (const std::string set = cookie_in(reply); !set.empty()) asker.cookie = set;
  co_return reply.body();
}

}  // namespace

void Measured::acknowledge(LoadClock::time_point due) {
  if (due < begin || due >= end) return;
  waits.push_back(std::chrono::duration<double, std::milli>(Clock::now() - due).count());
}

double Measured::percentile(double share) {
  if (waits.empty()) return 0;
  const auto at = static_cast<std::size_t>(share * static_cast<double>(waits.size() - 1));
  std::nth_element(waits.begin(), waits.begin() + static_cast<std::ptrdiff_t>(at), waits.end());
  return waits[at];
}

LoadClock::time_point Pace::next(Rng& rng) {
  if (at_once()) return Clock::now();
  if (due_ == Clock::time_point()) due_ = Clock::now();
  return due_ += mean_ / 2 + mean_ * rng.below(1024) / 1024;
}

// A player at the table: the next decision, and those that are not acknowledged yet. The next decision can come before
// the last answer is acknowledged, so reading does not wait for deciding.
class LoadTable::Seated {
 public:
  Seated(LoadTable& table, const net::any_io_executor& executor) : table_(table), socket_(executor), bell_(executor) {}
  ClientSocket& socket() { return socket_; }

  net::awaitable<void> read() {
    beast::flat_buffer buffer;
    while (!table_.measured_.over() || !sent_.empty()) {
      buffer.clear();
      auto [error, size] = co_await socket_.async_read(buffer, awaiting);
      if (error) break;
      take(beast::buffers_to_string(buffer.data()));
      if (over_) break;
      if (due_ && table_.pace_.at_once()) co_await answer();
    }
    const bool hung_up = !over_ && !table_.measured_.over();
    table_.fail(sent_.size() + (hung_up ? 1 : 0));
    reading_ = false;
    bell_.cancel();
  }

  // Runs beside `read`: decides when it is time, and closes the connection at the end.
  net::awaitable<void> decide() {
    while (reading_ && !table_.measured_.over()) {
      const bool waits = due_ && !table_.pace_.at_once();
      bell_.expires_at(waits ? std::min(*due_, table_.measured_.end) : table_.measured_.end);
      co_await bell_.async_wait(awaiting);
      if (reading_ && waits && Clock::now() >= *due_) co_await answer();
    }
    bell_.expires_after(grace);
    if (reading_) co_await bell_.async_wait(awaiting);
    beast::get_lowest_layer(socket_).close();
  }

 private:
  void take(std::string message) {
    const bool error = is_of_type(message, "error");
    if (const auto play = sent_.extract(answered_in(message)); play && !error)
      table_.measured_.acknowledge(play.mapped());
    over_ = is_of_type(message, "over");
    // A refused answer is chosen again. A player who was too late has been asked again, or will be.
    const bool asked = message.find("\"answers\":{") != std::string::npos;
    const bool refused = error && message.find("\"code\":\"stale\"") == std::string::npos;
    if (asked) question_ = std::move(message);
    if ((!asked && !refused) || due_) return;
    due_ = table_.pace_.next(table_.rng_);
    if (!table_.pace_.at_once()) bell_.cancel();
  }

  net::awaitable<void> answer() {
    const Clock::time_point due = *due_;
    due_.reset();
    const auto choice = any_answer(question_, table_.rng_);
    if (!choice || table_.measured_.over()) co_return;
    const std::string play = plays(question_, *choice, ++id_);
    sent_[id_] = due;
    co_await socket_.async_write(net::buffer(play), awaiting);
  }

  LoadTable& table_;
  ClientSocket socket_;
  net::steady_timer bell_;
  std::string question_;
  std::optional<Clock::time_point> due_;  // when its answer is due
  std::map<std::size_t, Clock::time_point> sent_;
  std::size_t id_ = 0;
  bool over_ = false, reading_ = true;
};

LoadTable::LoadTable(tcp::endpoint server, const LoadRequest& request, int seats, std::uint64_t seed,
                     Measured& measured)
    : server_(std::move(server)),
      request_(request),
      seats_(seats),
      rng_{seed},
      pace_(pause_between(request)),
      measured_(measured) {}

net::awaitable<void> LoadTable::open() {
  beast::tcp_stream stream(co_await net::this_coro::executor);
  co_await stream.async_connect(server_, net::use_awaitable);
  people_.clear();
  for (int seat = 0; seat < seats_; ++seat) {
    people_.emplace_back();
    std::string path = "/api/guest", body = "{}";
    std::string said = co_await post(stream, people_.back(), path, body);
    path = seat == 0 ? "/api/tables" : "/api/tables/" + table_ + "/join";
    if (seat == 0) body = setup_of(request_.game, seats_);
    said = co_await post(stream, people_.back(), path, body);
    table_ = table_in(said);
    if (table_.empty()) co_return fail(1);
  }
  const std::string path = "/api/tables/" + table_ + "/start", body = "{}";
  co_await post(stream, people_.front(), path, body);
}

net::awaitable<bool> LoadTable::sit_down(Seated& seated) {
  const std::string target = "/api/tables/" + table_ + (request_.full ? "/socket" : "/socket?detail=brief");
  const std::string first = passes_on();
  auto [lost] = co_await beast::get_lowest_layer(seated.socket()).async_connect(server_, awaiting);
  if (lost) co_return false;
  beast::get_lowest_layer(seated.socket()).expires_never();  // a timer for every read would be measured too
  auto [refused] = co_await seated.socket().async_handshake("127.0.0.1", target, awaiting);
  if (refused) co_return false;
  auto [error, size] = co_await seated.socket().async_write(net::buffer(first), awaiting);
  co_return !error;
}

net::awaitable<void> LoadTable::play_at(std::size_t seat) {
  using namespace net::experimental::awaitable_operators;
  Seated seated(*this, co_await net::this_coro::executor);
  introduce(seated.socket(), people_[seat]);
  const bool there = co_await sit_down(seated);
  if (there)
    co_await (seated.read() && seated.decide());
  else
    fail(1);
}

// Runs the players from this seat on at the same time, until their game or the time is over.
net::awaitable<void> LoadTable::play_from(std::size_t seat) {
  using namespace net::experimental::awaitable_operators;
  if (seat + 1 == people_.size())
    co_await play_at(seat);
  else
    co_await (play_at(seat) && play_from(seat + 1));
}

net::awaitable<void> LoadTable::play(std::chrono::milliseconds later) {
  net::steady_timer pause(co_await net::this_coro::executor, later);
  co_await pause.async_wait(awaiting);
  while (!failed_) {
    co_await play_from(0);
    if (measured_.over()) co_return;
    co_await open();
  }
}

void LoadTable::fail(std::size_t times) {
  measured_.failed += times;
  failed_ = failed_ || times > 0;
}

}  // namespace ludarium
