#include "cli/serve.hpp"

#include <sys/stat.h>

#include "cli/start_failure.hpp"
#include "server/secrets.hpp"

namespace ludarium {

int serve(const Registry& games, const DataSource& data, const ServerOptions& options, const Words& words,
          std::ostream& out, std::ostream& log) {
  start_secrets();
  umask(0077);  // what is kept of games and people is nobody else's to read
  try {
    Server server(games, data, options, machine_time, log);
    server.start();
    if (options.page.empty() && options.web.empty()) out << words.say({"cli.serve.no_page_inside", {}}) << '\n';
    if (options.or_next_port && server.port() != options.port)
      out << words.say({"cli.serve.port_moved", {{"port", literal(std::to_string(options.port))}}}) << '\n';
    const std::string address = page_address(options.address, server.port());
    out << words.say({"cli.serve.listening", {{"address", literal(address)}}}) << '\n' << std::flush;
    server.run_until_signal();
  } catch (const std::exception& failure) {
    log << words.say(start_failure(failure, options)) << '\n';
    return 1;
  }
  return 0;
}

}  // namespace ludarium
