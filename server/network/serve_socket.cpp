// Players at their tables: a WebSocket is read by one coroutine and written by another, and both end before the
// connection does.
#include <boost/asio/experimental/awaitable_operators.hpp>

#include "core/record.hpp"
#include "server/network/inside.hpp"

namespace ludarium {
namespace {

constexpr std::size_t most_message = 64 * 1024;
constexpr std::size_t most_bad_messages = 20;
constexpr std::uint16_t right_ended_code = 4001;  // docs/api.md, "The socket"
// What may come in for one message, with the frames it is cut into and the pings in between.
constexpr std::size_t most_for_a_message = 4 * most_message;

void prepare(WebSocket& socket) {
  auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
  timeout.idle_timeout = std::chrono::seconds(120);
  socket.set_option(timeout);
  socket.read_message_max(16 * most_message);  // read_message says when it is too much
  socket.text(true);
  socket.auto_fragment(false);  // a message is one frame, however long: one write, and simple clients can read it
}

std::uint64_t since_in(const HttpRequest& request) {
  const auto asked = request.query.find("since");
  return asked != request.query.end() ? std::strtoull(asked->second.c_str(), nullptr, 10) : 0;
}

Detail detail_in(const HttpRequest& request) {
  const auto asked = request.query.find("detail");
  return asked != request.query.end() && asked->second == "brief" ? Detail::brief : Detail::full;
}

}  // namespace

// As long as somebody talks, the end of the server, or of their right to be here, has somebody to say goodbye to.
class Server::Inside::Talking {
 public:
  Talking(Inside& server, const std::shared_ptr<Outbox>& outbox, const std::optional<Right>& right,
          const std::shared_ptr<Connection>& connection)
      : server_(server), outbox_(outbox.get()) {
    ++server_.metrics_.sockets;
    server_.sockets_.add({outbox, right, connection});
  }
  ~Talking() {
    --server_.metrics_.sockets;
    server_.sockets_.remove(outbox_);
  }
  Talking(const Talking&) = delete;
  Talking& operator=(const Talking&) = delete;

 private:
  Inside& server_;
  const Outbox* outbox_;
};

std::shared_ptr<const std::string> Server::Inside::error_message(const std::string& language, const char* code,
                                                                 const char* key) const {
  return std::make_shared<const std::string>(boost::json::serialize(
      boost::json::object{{"type", "error"}, {"code", code}, {"message", words(language).term(key)}}));
}

net::awaitable<Api::Admission> Server::Inside::admit(const HttpRequest& request) {
  constexpr std::string_view ending = "/socket";
  Api::Admission refused;
  if (!requests_.allow(request.address, now_()) || at_work_ >= most_requests_at_work)
    refused.refusal = refuse(request.language, 429, "too_many", "server.too_many");
  else if (!request.path.ends_with(ending) || Api::table_in(request.path).empty())
    refused.refusal = refuse(request.language, 404, "not_found", "server.not_found");
  else
    co_return co_await on_worker([this, &request] { return api_->socket(request); });
  co_return refused;
}

// The right may have ended after it was looked at and before anybody could cut the socket off.
net::awaitable<Outbox::End> Server::Inside::end_at_the_door(const Api::Admission& admission) {
  using End = Outbox::End;
  if (!admission.right) co_return End::none;
  co_return co_await on_worker([this, &admission] {
    try {
      return api_->still_holds(*admission.right) ? End::none : End::right_ended;
    } catch (const DatabaseError&) {  // nobody can say: come again
      return End::come_again;
    }
  });
}

net::awaitable<void> Server::Inside::talk(Stream stream, Incoming in, HttpRequest request,
                                          std::shared_ptr<Connection> connection) {
  using namespace net::experimental::awaitable_operators;
  Api::Admission admission = co_await admit(request);
  if (admission.host == nullptr) {
    HttpReply reply =
        admission.refusal ? *admission.refusal : refuse(request.language, 503, "unavailable", "server.unavailable");
    co_await answer(stream, std::move(reply), in, true);
    co_return;
  }
  stream.expires_never();  // a WebSocket has time-outs of its own
  WebSocket socket(std::move(stream));
  const OpenConnections::Cuttable cuttable(*connection, [&socket] { beast::get_lowest_layer(socket).close(); });
  prepare(socket);
  auto [refused] = co_await socket.async_accept(in, awaiting);
  if (refused) co_return;

  const auto outbox = std::make_shared<Outbox>(socket.get_executor());
  const Talking talking(*this, outbox, admission.right, connection);
  const Outbox::End end = co_await end_at_the_door(admission);
  std::optional<ViewerId> viewer;
  if (end == Outbox::End::none) viewer = co_await sit_down(admission, request, outbox);
  if (!viewer || stopping_) outbox->end(end == Outbox::End::none ? Outbox::End::come_again : end);
  if (viewer)
    co_await (read_messages(socket, admission, *viewer, request.address, *outbox, connection) &&
              write_messages(socket, *outbox));
  else
    co_await write_messages(socket, *outbox);
}

// A table that is just being put away takes nobody; a moment later it can be had again.
net::awaitable<std::optional<ViewerId>> Server::Inside::sit_down(Api::Admission& admission, const HttpRequest& request,
                                                                 const std::shared_ptr<Outbox>& outbox) {
  for (int tries = 0; tries < 50 && admission.host != nullptr; ++tries) {
    const auto viewer =
        admission.host->attach(admission.person, admission.language, since_in(request), outbox, detail_in(request));
    if (viewer) co_return viewer;
    net::steady_timer pause(co_await net::this_coro::executor, std::chrono::milliseconds(10));
    co_await pause.async_wait(awaiting);
    admission = co_await on_worker([this, &request] { return api_->socket(request); });
  }
  co_return std::nullopt;
}

// A message of at most `most_message` bytes. Beast, asked to see to that itself, closes over what is still coming in:
// the connection is reset, and whoever sent too much never reads why. So we count, and close like everybody else.
static net::awaitable<Code> read_message(WebSocket& socket, beast::flat_buffer& buffer) {
  buffer.clear();
  do {
    const std::size_t room = most_message + 1 - buffer.size();
    auto [error, size] = co_await socket.async_read_some(buffer, room, awaiting);
    if (error) co_return error;
    if (buffer.size() > most_message) co_return websocket::error::message_too_big;
  } while (!socket.is_message_done());
  co_return Code();
}

// However many windows and tables somebody talks at: a person has one measure, a visitor that of the address.
bool Server::Inside::talks_too_much(const boost::json::object& message, const Api::Admission& admission,
                                    const std::string& address) {
  const auto* type = message.if_contains("type");
  if (type == nullptr || *type != "chat") return false;
  return !talk_.allow(admission.person.id.empty() ? "visitor " + address : admission.person.id, now_());
}

static std::shared_ptr<const std::string> too_many(const boost::json::object& message, const Words& words) {
  boost::json::object answer{{"type", "error"}, {"code", "too_many"}, {"message", words.term("server.too_many")}};
  if (const auto* id = message.if_contains("id")) answer["id"] = *id;
  return std::make_shared<const std::string>(boost::json::serialize(answer));
}

// However it ends: the table lets go of the outbox, and the outbox tells the writing coroutine.
net::awaitable<void> Server::Inside::read_messages(WebSocket& socket, const Api::Admission& admission, ViewerId viewer,
                                                   std::string address, Outbox& outbox,
                                                   std::shared_ptr<Connection> connection) {
  struct Leaving {
    TableHost& host;
    ViewerId viewer;
    Outbox& outbox;
    ~Leaving() {
      outbox.end(Outbox::End::leaving);
      host.detach(viewer);
    }
  } const leaving{*admission.host, viewer, outbox};
  const Rate rate{options_.messages_a_second, options_.messages_a_second * 4};
  Bucket bucket;
  std::size_t bad = 0;
  beast::flat_buffer buffer;
  ReadBudget& budget = beast::get_lowest_layer(socket).rate_policy();
  budget.allow(most_for_a_message, [connection] { OpenConnections::cut(connection); });
  net::steady_timer pause(socket.get_executor());
  while (bad < most_bad_messages) {
    const Code error = co_await read_message(socket, buffer);
    budget.allow(most_for_a_message);
    if (error == websocket::error::message_too_big) outbox.end(Outbox::End::too_large);
    if (error) co_return;
    ++metrics_.messages;
    // Who sends too fast is read more slowly: nothing is lost, and it is their own connection that fills up.
    // Nor is anything done for who does not read what was said: no answers are heaped up.
    while (!stopping_ && outbox.ended() == Outbox::End::none && (outbox.is_behind() || !bucket.take(rate, now_()))) {
      pause.expires_after(std::chrono::milliseconds(20));
      co_await pause.async_wait(awaiting);
    }
    if (outbox.ended() != Outbox::End::none) co_return;  // whatever comes now comes too late
    const auto bytes = buffer.cdata();
    const auto json = parse_json({static_cast<const char*>(bytes.data()), bytes.size()});
    if (!socket.got_text() || !json || !json->is_object()) {
      ++bad;
      metrics_.count_refusal("socket", "bad_request");
      outbox.deliver(error_message(admission.language, "bad_request", "server.not_json"));
      continue;
    }
    const boost::json::object& message = json->get_object();
    if (talks_too_much(message, admission, address)) {
      metrics_.count_refusal("socket", "too_many");
      outbox.deliver(too_many(message, words(admission.language)));
    } else {
      admission.host->receive(viewer, message);
    }
  }
  outbox.end(Outbox::End::bad);
}

net::awaitable<void> Server::Inside::write_messages(WebSocket& socket, Outbox& outbox) {
  for (;;) {
    while (const auto message = outbox.take()) {
      auto [error, size] = co_await socket.async_write(net::buffer(*message), awaiting);
      if (error) co_return;
    }
    const Outbox::End end = outbox.ended();
    if (end != Outbox::End::none) {
      using websocket::close_code;
      const auto code = end == Outbox::End::bad           ? close_code::policy_error
                        : end == Outbox::End::too_large   ? close_code::too_big
                        : end == Outbox::End::leaving     ? close_code::going_away
                        : end == Outbox::End::right_ended ? static_cast<close_code>(right_ended_code)
                                                          : close_code::try_again_later;
      co_await socket.async_close(code, awaiting);
      co_return;
    }
    co_await outbox.wait();
  }
}

}  // namespace ludarium
