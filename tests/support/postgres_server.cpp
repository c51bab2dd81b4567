#include "tests/support/postgres_server.hpp"

#include <signal.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <stdexcept>

#include "store/store.hpp"

namespace ludarium {
namespace {

namespace fs = std::filesystem;

const char* const programs = "/usr/lib/postgresql/15/bin/";

std::string make_folder() {
  std::string name = (fs::temp_directory_path() / "ludarium-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
  return name;
}

}  // namespace

TemporaryFolder::TemporaryFolder() : path_(make_folder()) {}
TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

bool PostgresServer::available() { return fs::exists(std::string(programs) + "initdb"); }

int PostgresServer::run(const std::string& command) const {
  const std::string as = geteuid() == 0 ? "runuser -u postgres -- " : "";
  return std::system(("cd / && " + as + programs + command + " >/dev/null 2>&1 </dev/null").c_str());
}

PostgresServer::PostgresServer() : folder_(make_folder()) {
  if (geteuid() == 0 && std::system(("chown postgres " + folder_).c_str()) != 0)
    throw std::runtime_error("no user for PostgreSQL");
  if (run("initdb -D " + folder_ + "/data -A trust -U ludarium -E UTF8 --no-locale") != 0)
    throw std::runtime_error("PostgreSQL cannot be set up");
  start();
}

PostgresServer::~PostgresServer() {
  stop();
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

void PostgresServer::start() {
  if (run("pg_ctl -D " + folder_ + "/data -w -t 60 -l " + folder_ + "/log -o \"-k " + folder_ +
          " -c listen_addresses='' -c fsync=off\" start") != 0)
    throw std::runtime_error("PostgreSQL does not start");
}

void PostgresServer::stop() { run("pg_ctl -D " + folder_ + "/data -m immediate -w -t 60 stop"); }

// Its processes are in the process group of the first one. A file has its id.
void PostgresServer::signal(int number) const {
  pid_t first = 0;
  std::ifstream(folder_ + "/data/postmaster.pid") >> first;
  for (const fs::directory_entry& process : fs::directory_iterator("/proc")) {
    const pid_t id = std::atoi(process.path().filename().c_str());
    if (id <= 0) continue;
    std::ifstream status(process.path() / "stat");
    std::string text((std::istreambuf_iterator<char>(status)), {});
    pid_t parent = 0;
    char state = 0;
    if (const auto name_ends = text.rfind(')'); name_ends != std::string::npos)
      std::istringstream(text.substr(name_ends + 1)) >> state >> parent;
    if (first > 0 && (id == first || parent == first)) kill(id, number);
  }
}

std::string PostgresServer::where() const { return "postgresql://ludarium@/postgres?host=" + folder_; }

std::string PostgresServer::new_database() {
  const std::string name = "test_" + std::to_string(++databases_);
  connect(where())->script("CREATE SCHEMA " + name);  // as good as a database, and fast to make
  return where() + "&options=-csearch_path%3D" + name;
}

PostgresServer& shared_postgres() {
  static const auto server = std::make_unique<PostgresServer>();
  return *server;
}

}  // namespace ludarium
