// Any bytes as a request to a whole server: it answers in HTTP or hangs up, never with a fault of its own, and goes on
// serving others.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "tests/support/own_server.hpp"

namespace {

using namespace ludarium;

void demand(bool holds) {
  if (!holds) std::abort();
}

ServerOptions patient() {
  ServerOptions options;
  options.requests_a_second = 1e9;
  options.worker_threads = 1;
  options.bot_threads = 1;
  return options;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static OwnServer server(patient());
  static WebClient somebody = server.guest();
  static int asked = 0;
  std::string bytes(reinterpret_cast<const char*>(data), size);
  // "@" stands for the rest of a good request, so that what lies behind the parser is reached more often.
  if (const auto at = bytes.find('@'); at != std::string::npos)
    bytes.replace(at, 1,
                  " HTTP/1.1\r\nHost: " + somebody.host + "\r\nOrigin: " + somebody.origin +
                      "\r\nX-Ludarium: 1\r\nConnection: close\r\nCookie: " + somebody.cookie +
                      "\r\nContent-Length: " + std::to_string(size - at - 1) + "\r\n\r\n");
  const std::string answer = server.client().raw(bytes);
  const unsigned status = status_of(answer);
  demand(answer.empty() || status != 0);
  demand(status != 500);  // 503 is no fault: the server may be busy
  if (++asked % 100 == 0) demand(server.client().get("/health").status == 200);
  return 0;
}
