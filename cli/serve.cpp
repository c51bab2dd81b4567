#include "cli/serve.hpp"

#include "server/secrets.hpp"

namespace ludarium {

int serve(const Registry& games, const DataSource& data, const ServerOptions& options, const Words& words,
          std::ostream& out, std::ostream& log) {
  start_secrets();
  try {
    Server server(games, data, options, machine_time, log);
    server.start();
    out << words.say({"cli.serve.listening",
                      {{"address", literal(options.address)}, {"port", literal(std::to_string(server.port()))}}})
        << '\n'
        << std::flush;
    server.run_until_signal();
  } catch (const std::exception& error) {  // the port is taken, the database does not answer
    out << words.say({"cli.serve.failed", {{"what", literal(error.what())}}}) << '\n';
    return 1;
  }
  return 0;
}

}  // namespace ludarium
