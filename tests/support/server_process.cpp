#include "tests/support/server_process.hpp"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <thread>

#include "tests/source_tree.hpp"
#include "tests/support/web_client.hpp"

namespace ludarium {
namespace {

using namespace std::chrono_literals;

// The port in the line {"event":"started",…,"port":4711} of its log; 0 before that line is complete.
unsigned short port_in(const std::string& log) {
  constexpr std::string_view name = "\"port\":";
  const auto started = log.find("\"event\":\"started\"");
  if (started == std::string::npos || log.find('\n', started) == std::string::npos) return 0;
  const auto at = log.find(name, started);
  return at == std::string::npos ? 0 : static_cast<unsigned short>(std::stoi(log.substr(at + name.size())));
}

}  // namespace

ServerProcess::ServerProcess(const std::string& database, const std::vector<std::string>& more) {
  std::vector<std::string> words{std::string(program_path), "serve", "--db", database};
  if (std::find(more.begin(), more.end(), "--port") == more.end()) words.insert(words.end(), {"--port", "0"});
  words.insert(words.end(), {"--rate", "1000000"});
  words.insert(words.end(), more.begin(), more.end());
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const std::string log = folder_.path() + "/log";
  signal(SIGXFSZ,
         SIG_IGN);  // inherited: a file size limit is then an error, like a full disk, and not a signal that ends it
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, 1, log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  posix_spawn_file_actions_adddup2(&files, 1, 2);
  const int failed = posix_spawn(&id_, words[0].c_str(), &files, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  if (failed != 0) throw std::runtime_error("the program cannot be started");
}

ServerProcess::~ServerProcess() { end(SIGKILL); }

bool ServerProcess::alive() {
  if (id_ > 0 && waitpid(id_, &status_, WNOHANG) == id_) id_ = 0;
  return id_ > 0;
}

bool ServerProcess::up() {
  for (const auto until = std::chrono::steady_clock::now() + 60s; std::chrono::steady_clock::now() < until;) {
    if (port_ == 0) port_ = port_in(said());
    if (port_ != 0 && WebClient(port_).get("/health").status == 200) return true;
    if (!alive()) return false;
    std::this_thread::sleep_for(20ms);
  }
  return false;
}

std::string ServerProcess::said() const {
  std::ostringstream text;
  text << std::ifstream(folder_.path() + "/log").rdbuf();
  return text.str();
}

void ServerProcess::limit_files(std::optional<std::uint64_t> most) const {
  rlimit limit{};
  prlimit(id_, RLIMIT_FSIZE, nullptr, &limit);
  limit.rlim_cur = most ? std::min<rlim_t>(*most, limit.rlim_max) : limit.rlim_max;
  if (prlimit(id_, RLIMIT_FSIZE, &limit, nullptr) != 0) throw std::runtime_error("no limit to the size of files");
}

int ServerProcess::end(int signal) {
  if (!alive()) return status_;
  kill(id_, signal);
  waitpid(id_, &status_, 0);
  id_ = 0;
  return status_;
}

}  // namespace ludarium
