#include "server/server.hpp"

#include <chrono>
#include <iostream>

#include "core/record.hpp"
#include "server/network/inside.hpp"
#include "server/secrets.hpp"

namespace ludarium {
namespace {

constexpr auto sweep_every = std::chrono::milliseconds(500);
constexpr auto time_to_say_goodbye = std::chrono::seconds(1);
constexpr auto time_to_end = std::chrono::seconds(20);
constexpr int most_ports_tried = 100;  // one after the other; after that any

StaticFiles page_of(const ServerOptions& options) {
  if (options.web.empty()) return StaticFiles::from_pack(options.page);
  StaticFiles files = StaticFiles::from_folder(options.web);
  if (files.find("/index.html") == nullptr) throw CannotStart(CannotStart::Why::no_page, options.web);
  return files;
}

// What is done by one at a time is free again, however it ends.
struct Freed {
  std::atomic<bool>& busy;
  ~Freed() { busy = false; }
};

// What nobody could ever be reached by is refused before anything is opened.
ServerOptions checked(ServerOptions options) {
  using Why = CannotStart::Why;
  const auto is_host = [](std::string_view name) {
    return !name.empty() && name.find_first_of(" /\\?#@,;\t") == std::string_view::npos;
  };
  for (const std::string& host : options.hosts)
    if (!is_host(host)) throw CannotStart(Why::bad_host, host);
  for (const std::string& origin : options.origins) {
    const auto mark = origin.find("://");
    const std::string scheme = origin.substr(0, mark);
    std::string host = mark == std::string::npos ? "" : origin.substr(mark + 3);
    if (host.ends_with('/')) host.pop_back();
    if (scheme.empty() || !is_host(host)) throw CannotStart(Why::bad_origin, origin);
  }
  if (!options.peer.empty()) {
    const auto colon = options.peer.rfind(':');
    std::string host = options.peer.substr(0, colon);
    if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
    const std::string port = colon == std::string::npos ? "" : options.peer.substr(colon + 1);
    Code error;
    net::ip::make_address(host, error);
    const bool good = !error && !port.empty() && port.size() <= 5 &&
                      port.find_first_not_of("0123456789") == std::string::npos && std::stoi(port) <= 65535;
    if (!good) throw CannotStart(Why::bad_peer, options.peer);
  }
  const std::string& where = options.database;
  if (where.empty() || (!is_postgres(where) && where.find("://") != std::string::npos))
    throw CannotStart(Why::bad_database, where.substr(0, where.find("://")));
  return options;
}

[[noreturn]] void fail_to_listen(const Code& error, const tcp::endpoint& here) {
  using Why = CannotStart::Why;
  if (error == net::error::address_in_use) throw CannotStart(Why::port_taken, std::to_string(here.port()));
  if (error == net::error::access_denied) throw CannotStart(Why::port_forbidden, std::to_string(here.port()));
  if (error == boost::system::errc::address_not_available)
    throw CannotStart(Why::not_our_address, here.address().to_string());
  throw std::runtime_error(error.message());
}

}  // namespace

Time machine_time() {
  const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count();
}

std::string page_address(const std::string& address, unsigned short port) {
  std::string host = address;
  if (address == "0.0.0.0") host = "127.0.0.1";
  if (address == "::") host = "::1";
  if (host.find(':') != std::string::npos) host = "[" + host + "]";
  return "http://" + host + ":" + std::to_string(port) + "/";
}

Server::Inside::Inside(const Registry& games, const DataSource& data, ServerOptions options, std::function<Time()> now,
                       std::ostream& log)
    : options_(checked(std::move(options))),
      now_(std::move(now)),
      log_(log, now_),
      network_(static_cast<int>(options_.network_threads)),
      door_(net::make_strand(network_)),
      acceptor_(door_),
      clock_(door_),
      hosts_(options_.hosts, options_.origins, options_.address),
      files_(page_of(options_)),
      requests_({options_.requests_a_second, options_.requests_a_second * 4}),
      talk_({options_.chat_lines_a_second, options_.chat_lines_a_second * 20}),
      proxies_(options_.proxies),
      connections_(options_.most_connections, options_.most_of_an_address),
      forwarded_(options_.most_connections, options_.most_of_an_address),
      workers_(options_.worker_threads) {
  for (const std::string& language : languages()) catalogues_[language] = std::make_unique<Catalogue>(language);
  for (const std::string& path : files_.outside()) log_.say("left_out", {{"file", path}});
  open_stores();
  thinkers_ = std::make_unique<Thinkers>(options_.bot_threads);
  make_tables(games, data);
}

void Server::Inside::open_stores() try {
  database_.emplace(options_.database,
                    options_.peer.empty() ? DatabaseLock::Use::alone : DatabaseLock::Use::with_peers);
  Store::open(options_.database);  // brings the schema up to date before anybody else looks
  stores_ = std::make_unique<StorePool>(options_.database, options_.worker_threads);
  if (!options_.peer.empty()) {
    peer_secret_ = stores_->use([](Store& store) { return store.setting("peer_secret", random_token()); });
  }
  last_ending_ = stores_->use([](Store& store) { return store.last_ending(); });
  const auto failed = [this](const DatabaseError& fault) { note_fault(fault); };
  heart_ = std::make_unique<Heart>(Store(connect(options_.database)), options_.peer, now_, failed);
  writer_ = std::make_unique<Writer>(Store(connect(options_.database)), failed);
  snapshots_ = std::make_unique<Snapshots>(*writer_);
} catch (const DatabaseError& error) {
  using Why = CannotStart::Why;
  const bool newer = error.kind() == DatabaseError::Kind::newer, in_use = error.kind() == DatabaseError::Kind::in_use;
  if (error.kind() == DatabaseError::Kind::not_ours) throw CannotStart(Why::database_not_ours, error.what());
  throw CannotStart(newer ? Why::newer_database : in_use ? Why::database_in_use : Why::no_database, error.what());
}

// What this process had before it ended last time is nobody's now; from here on it lives.
void Server::Inside::begin_lease() try {
  if (options_.peer.empty()) return;
  stores_->use([this](Store& store) {
    store.end_process(options_.peer);
    store.stay_alive(options_.peer, Lobby::lease);
  });
  know_peers();
} catch (const DatabaseError& error) {
  throw CannotStart(CannotStart::Why::no_database, error.what());
}

void Server::Inside::know_peers() {
  if (options_.peer.empty()) return;
  proxies_.know_peers(stores_->use([](Store& store) { return store.living(); }));
}

void Server::Inside::make_tables(const Registry& games, const DataSource& data) {
  const auto say = [this](const std::string& language) -> const Words& { return words(language); };
  lobby_ = std::make_unique<Lobby>(Lobby::Parts{
      &games, say, now_, stores_.get(), writer_.get(), thinkers_.get(), &metrics_, snapshots_.get(), options_.peer,
      [this] { return heart_->silence(); }, [this](std::function<void()> work) { post_work(std::move(work)); }});
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
  parts.failed = [this](const std::exception& fault) { note_fault(fault); };
  parts.rights_ended = [this] { cut_ended_rights(); };
  parts.hosts = &hosts_;
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
    } catch (const std::exception& fault) {
      note_fault(fault);
    }
  });
}

void Server::Inside::note_fault(const std::exception& fault) { log_.fail("failed", {{"what", fault.what()}}); }

// ---- Beginning and end ----

Code Server::Inside::try_to_listen(const tcp::endpoint& here) {
  Code error;
  acceptor_.open(here.protocol(), error);
  if (!error) acceptor_.set_option(net::socket_base::reuse_address(true), error);
  if (!error) acceptor_.bind(here, error);
  if (!error) acceptor_.listen(4096, error);
  Code ignored;
  if (error) acceptor_.close(ignored);
  return error;
}

void Server::Inside::listen() {
  Code error;
  tcp::endpoint here(net::ip::make_address(options_.address, error), options_.port);
  if (error) throw CannotStart(CannotStart::Why::bad_address, options_.address);
  error = try_to_listen(here);
  for (int more = 0; options_.or_next_port && error == net::error::address_in_use && more <= most_ports_tried; ++more) {
    const bool last = more == most_ports_tried || here.port() == 65535;
    here.port(last ? 0 : static_cast<unsigned short>(here.port() + 1));
    error = try_to_listen(here);
  }
  if (error) fail_to_listen(error, here);
  port_ = acceptor_.local_endpoint().port();
}

void Server::Inside::start() {
  listen();
  say_where();
  begin_lease();
  heart_->begin([this](Time from, Time until) { lobby_->excuse_outage(from, until); });
  net::co_spawn(door_, accept(), net::detached);
  net::co_spawn(door_, tick(), net::detached);
  for (std::size_t i = 0; i < options_.network_threads; ++i) threads_.emplace_back([this] { network_.run(); });
  post_work([this] {
    for (const auto& [game, count] : lobby_->take_all_to_our_rules())
      log_.say("upgraded", {{"game", game}, {"running", count.running}, {"go_on", count.on}, {"closed", count.closed}});
    lobby_->count_missed();
    lobby_->wake_left();
  });
  log_.say("started", {{"address", options_.address}, {"port", port()}});
}

// Whoever is refused the database hears where to find us.
void Server::Inside::say_where() try {
  database_->say_address(page_address(options_.address, port()));
} catch (const DatabaseError& error) {
  throw CannotStart(CannotStart::Why::no_database, error.what());
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
  lobby_->end();
  net::post(door_, [this] {
    Code ignored;
    acceptor_.close(ignored);
    clock_.cancel();
  });
  send_everybody_away();
  if (!open_.wait_until_none(time_to_end)) {
    log_.fail("failed", {{"what", "connections that do not end"}});
    network_.stop();
  }
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
  workers_.join();
  thinkers_->stop();
  try {
    lobby_->save_all();
  } catch (const DatabaseError& fault) {
    note_fault(fault);
  }
  snapshots_->stop();
  writer_->flush();
  heart_->stop();
  log_.say("stopped");
}

// Players are told to come again; who does not hang up after that is cut off, and so is who asks nothing just now.
void Server::Inside::send_everybody_away() {
  sockets_.end_all(Outbox::End::leaving);
  const auto talking = [this] { return !sockets_.empty() || at_work_ > 0; };
  for (const auto until = std::chrono::steady_clock::now() + time_to_say_goodbye;
       talking() && std::chrono::steady_clock::now() < until;)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  open_.cut_all();
}

// Whoever ended a right calls this at once; the clock calls it for those that ended in another process or by time.
void Server::Inside::cut_ended_rights() {
  const std::lock_guard one_at_a_time(endings_mutex_);
  const auto endings = stores_->use([this](Store& store) { return store.endings_after(last_ending_); });
  const std::set<std::string> people(endings.people.begin(), endings.people.end());
  std::set<std::string> ended;
  if (!people.empty())
    for (const Right& right : sockets_.rights_of(people, endings.missed))
      if (!api_->still_holds(right)) ended.insert(right.hash);
  sockets_.end(ended, now_());
  last_ending_ = endings.last;
}

// A database that does not answer is told once, not twice a second.
void Server::Inside::look_for_ended_rights() try {
  cut_ended_rights();
  endings_unread_ = false;
} catch (const DatabaseError& fault) {
  if (!endings_unread_.exchange(true)) note_fault(fault);
}

net::awaitable<void> Server::Inside::tick() {
  auto sweeping = std::make_shared<std::atomic<bool>>(false);
  auto cutting = std::make_shared<std::atomic<bool>>(false);
  for (unsigned round = 0; !stopping_; ++round) {
    clock_.expires_after(sweep_every);
    co_await clock_.async_wait(awaiting);
    if (stopping_) continue;
    if (!cutting->exchange(true))
      post_work([this, cutting] {
        const Freed freed{*cutting};
        look_for_ended_rights();
      });
    if (sweeping->exchange(true)) continue;
    post_work([this, sweeping, round] {
      const Freed freed{*sweeping};
      lobby_->sweep();
      lobby_->close_closed();
      know_peers();
      if (round % 20 == 0) lobby_->wake_due();
      if (round % 4 == 0) lobby_->forget_people();
      if (round % 20 == 10 && !options_.peer.empty()) lobby_->wake_left();
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
