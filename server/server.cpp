#include "server/server.hpp"

#include <chrono>
#include <iostream>

#include "core/record.hpp"
#include "server/inside.hpp"
#include "server/secrets.hpp"

namespace ludarium {
namespace {

constexpr auto sweep_every = std::chrono::milliseconds(500);
constexpr auto time_to_say_goodbye = std::chrono::seconds(1);
constexpr auto time_to_end = std::chrono::seconds(20);

}  // namespace

Time machine_time() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

Server::Inside::Inside(const Registry& games, const DataSource& data, ServerOptions options, std::function<Time()> now,
                       std::ostream& log)
    : options_(std::move(options)),
      now_(std::move(now)),
      log_(log, now_),
      network_(static_cast<int>(options_.network_threads)),
      door_(net::make_strand(network_)),
      acceptor_(door_),
      clock_(door_),
      files_(options_.web.empty() ? StaticFiles::embedded() : StaticFiles::from_folder(options_.web)),
      requests_({options_.requests_a_second, options_.requests_a_second * 4}),
      connections_(options_.most_connections, options_.most_of_an_address),
      workers_(options_.worker_threads) {
  for (const std::string& language : languages()) catalogues_[language] = std::make_unique<Catalogue>(language);
  Store::open(options_.database);  // brings the schema up to date before anybody else looks
  stores_ = std::make_unique<StorePool>(options_.database, options_.worker_threads);
  if (!options_.peer.empty()) {
    peer_secret_ = stores_->use([](Store& store) { return store.setting("peer_secret", random_token()); });
    stores_->use([this](Store& store) { store.stay_alive(options_.peer, now_() + 10 * second); });
  }
  writer_ = std::make_unique<Writer>(Store(connect(options_.database)));
  thinkers_ = std::make_unique<Thinkers>(options_.bot_threads);
  make_tables(games, data);
}

void Server::Inside::make_tables(const Registry& games, const DataSource& data) {
  const auto say = [this](const std::string& language) -> const Words& { return words(language); };
  lobby_ = std::make_unique<Lobby>(Lobby::Parts{&games, say, now_, stores_.get(), writer_.get(), thinkers_.get(),
                                                options_.peer,
                                                [this](std::function<void()> work) { post_work(std::move(work)); }});
  reviews_ = std::make_unique<Reviews>(*thinkers_, options_.critic);
  Api::Parts parts;
  parts.registry = &games;
  parts.data = &data;
  parts.words = say;
  parts.languages = languages();
  parts.now = now_;
  parts.stores = stores_.get();
  parts.lobby = lobby_.get();
  parts.reviews = reviews_.get();
  parts.origins = options_.origins;
  parts.opening = {options_.requests_a_second / 10, options_.requests_a_second * 2};
  api_ = std::make_unique<Api>(std::move(parts));
}

const Words& Server::Inside::words(const std::string& language) const {
  const auto found = catalogues_.find(language);
  return found != catalogues_.end() ? *found->second : *catalogues_.at("en");
}

void Server::Inside::post_work(std::function<void()> work) {
  net::post(workers_, [this, work = std::move(work)] {
    try {
      work();
    } catch (const std::exception& error) {
      log_.say("failed", {{"what", error.what()}});
    }
  });
}

// ---- Beginning and end ----

void Server::Inside::start() {
  const tcp::endpoint here(net::ip::make_address(options_.address), options_.port);
  acceptor_.open(here.protocol());
  acceptor_.set_option(net::socket_base::reuse_address(true));
  acceptor_.bind(here);
  acceptor_.listen(4096);
  port_ = acceptor_.local_endpoint().port();
  net::co_spawn(door_, accept(), net::detached);
  net::co_spawn(door_, tick(), net::detached);
  for (std::size_t i = 0; i < options_.network_threads; ++i) threads_.emplace_back([this] { network_.run(); });
  post_work([this] { lobby_->count_missed(); });
  log_.say("started", {{"address", options_.address}, {"port", port()}});
}

void Server::Inside::run_until_signal() {
  net::io_context waiting;
  net::signal_set signals(waiting, SIGINT, SIGTERM);
  signals.async_wait([](const Code&, int) {});
  waiting.run();
  stop();
}

// From the outside in; server/inside.hpp says why in this order.
void Server::Inside::stop() {
  if (stopping_.exchange(true) || threads_.empty()) return;
  log_.say("stopping");
  net::post(door_, [this] {
    Code ignored;
    acceptor_.close(ignored);
    clock_.cancel();
  });
  send_everybody_away();
  if (!open_.wait_until_none(time_to_end)) {
    log_.say("failed", {{"what", "connections that do not end"}});
    network_.stop();
  }
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
  workers_.join();
  thinkers_->stop();
  try {
    lobby_->save_all();
  } catch (const DatabaseError& error) {
    log_.say("failed", {{"what", error.what()}});
  }
  writer_->flush();
  log_.say("stopped");
}

// Players are told to come again; who does not hang up after that is cut off, and so is who asks nothing just now.
void Server::Inside::send_everybody_away() {
  {
    const std::lock_guard lock(sockets_mutex_);
    for (const auto& socket : sockets_) socket->end(Outbox::End::leaving);
  }
  const auto talking = [this] {
    const std::lock_guard lock(sockets_mutex_);
    return !sockets_.empty() || at_work_ > 0;
  };
  for (const auto until = std::chrono::steady_clock::now() + time_to_say_goodbye;
       talking() && std::chrono::steady_clock::now() < until;)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  open_.cut_all();
}

net::awaitable<void> Server::Inside::tick() {
  auto sweeping = std::make_shared<std::atomic<bool>>(false);
  for (unsigned round = 0; !stopping_; ++round) {
    clock_.expires_after(sweep_every);
    co_await clock_.async_wait(awaiting);
    if (stopping_ || sweeping->exchange(true)) continue;
    post_work([this, sweeping, round] {
      struct Done {
        std::atomic<bool>& busy;
        ~Done() { busy = false; }
      } const done{*sweeping};
      lobby_->sweep();
      if (round % 20 == 0) lobby_->wake_due();
      if (round % 7200 == 0) stores_->use([&](Store& store) { store.remove_old_sessions(now_()); });
    });
  }
}

// ---- The face ----

Server::Server(const Registry& games, const DataSource& data, ServerOptions options, std::function<Time()> now,
               std::ostream& log)
    : inside_(std::make_unique<Inside>(games, data, std::move(options), std::move(now), log)) {}
Server::~Server() = default;
void Server::start() { inside_->start(); }
unsigned short Server::port() const { return inside_->port(); }
void Server::stop() { inside_->stop(); }
void Server::run_until_signal() { inside_->run_until_signal(); }

}  // namespace ludarium
