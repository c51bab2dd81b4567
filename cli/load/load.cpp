#include "cli/load/load.hpp"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <span>

#include "cli/load/load_player.hpp"
#include "cli/start_failure.hpp"
#include "server/network/network.hpp"
#include "server/secrets.hpp"
#include "server/server.hpp"

namespace ludarium {
namespace {

// Memory of this process in bytes.
std::size_t memory_held() {
  std::size_t all = 0, held = 0;
  std::ifstream("/proc/self/statm") >> all >> held;
  return held * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

// Processor time of this process in microseconds: the server and its clients together.
double processor_time() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto all = [](const timeval& time) {
    return 1e6 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec);
  };
  return all(usage.ru_utime) + all(usage.ru_stime);
}

// Runs the same coroutine for all tables at the same time and waits for all.
template <class Begin>
void run_all(net::io_context& context, std::span<LoadTable> tables, Measured& measured, Begin begin) {
  const auto count = [&measured](const std::exception_ptr& failed) { measured.failed += failed != nullptr; };
  for (LoadTable& table : tables)
    begin(table, [&](net::awaitable<void> step) { net::co_spawn(context, std::move(step), count); });
  context.run();
}

// A server refuses connections while hundreds are waiting, so tables are opened in groups.
void open_all(std::vector<LoadTable>& tables, Measured& measured) {
  constexpr std::size_t group = 100;
  for (std::size_t first = 0; first < tables.size(); first += group) {
    const std::span<LoadTable> some(tables.data() + first, std::min(group, tables.size() - first));
    net::io_context context(1);
    run_all(context, some, measured, [](LoadTable& table, auto go) { go(table.open()); });
  }
}

// All tables play. Measuring begins when everybody is there. Returns the processor time since then.
double play_all(std::vector<LoadTable>& tables, double seconds, Measured& measured) {
  constexpr std::chrono::milliseconds apart{2};  // so that not all connect in the same moment
  net::io_context context(1);
  measured.begin = LoadClock::now() + apart * tables.size() + std::chrono::milliseconds(500);
  measured.end =
      measured.begin + std::chrono::duration_cast<LoadClock::duration>(std::chrono::duration<double>(seconds));
  double used = 0;
  net::steady_timer first(context, measured.begin), last(context, measured.end);
  first.async_wait([&](auto) { used -= processor_time(); });
  last.async_wait([&](auto) { used += processor_time(); });
  std::chrono::milliseconds later{0};
  run_all(context, tables, measured, [&](LoadTable& table, auto go) {
    go(table.play(later));
    later += apart;
  });
  return used;
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

int play_at(Server& server, const AnyGame& game, const LoadRequest& request, const Words& words, std::ostream& out) {
  const tcp::endpoint here(net::ip::make_address("127.0.0.1"), server.port());
  const int seats = std::max(2, game.least_seats());
  Measured measured;

  if (request.idle > 0) {
    const std::size_t before = memory_held();
    std::vector<LoadTable> idle;
    for (int i = 0; i < request.idle; ++i) idle.emplace_back(here, request, seats, i, measured);
    open_all(idle, measured);
    const double grown = static_cast<double>(memory_held() - before);
    out << words.say({"cli.load.idle",
                      {{"tables", long{request.idle}},
                       {"each", in_short(grown / 1024 / request.idle)},
                       {"all", in_short(grown / 1024 / 1024)}}})
        << '\n';
  }

  std::vector<LoadTable> tables;
  for (int i = 0; i < request.tables; ++i) tables.emplace_back(here, request, seats, i + 1, measured);
  open_all(tables, measured);
  const double used = play_all(tables, request.seconds, measured);
  server.stop();
  const auto made = static_cast<double>(std::max<std::size_t>(1, measured.waits.size()));
  out << words.say({"cli.load.moves",
                    {{"tables", long{request.tables}},
                     {"moves", number(measured.waits.size())},
                     {"rate", fmt::format("{:.0f}", static_cast<double>(measured.waits.size()) / request.seconds)},
                     {"cpu", fmt::format("{:.0f}", used / made)},
                     {"p50", in_short(measured.percentile(0.5))},
                     {"p99", in_short(measured.percentile(0.99))},
                     {"p999", in_short(measured.percentile(0.999))},
                     {"failed", number(measured.failed)}}})
      << '\n';
  return measured.waits.empty() ? 1 : 0;
}

}  // namespace

int load(const Registry& games, const DataSource& data, const LoadRequest& request, const Words& words,
         std::ostream& out, std::ostream& log) {
  const AnyGame* game = games.find(request.game);
  if (game == nullptr) return out << words.say({"cli.unknown_game", {{"id", request.game}}}) << '\n', 1;
  start_secrets();
  const OwnFile file(request.database);
  const ServerOptions options = unbounded(file.path);
  try {
    Server server(games, data, options, machine_time, log);
    server.start();
    return play_at(server, *game, request, words, out);
  } catch (const CannotStart& failure) {
    log << words.say(start_failure(failure, options)) << '\n';
    return 1;
  }
}

}  // namespace ludarium
