#include "cli/serve.hpp"

#include "cli/start_failure.hpp"
#include "server/secrets.hpp"

namespace ludarium {
namespace {

// The address for a browser on this machine. An address such as 0.0.0.0 means all addresses and cannot be opened.
std::string page_address(const std::string& address, unsigned short port) {
  std::string host = address;
  if (address == "0.0.0.0") host = "127.0.0.1";
  if (address == "::") host = "::1";
  if (host.find(':') != std::string::npos) host = "[" + host + "]";
  return "http://" + host + ":" + std::to_string(port) + "/";
}

}  // namespace

int serve(const Registry& games, const DataSource& data, const ServerOptions& options, const Words& words,
          std::ostream& out, std::ostream& log) {
  start_secrets();
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
