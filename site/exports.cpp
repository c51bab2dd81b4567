// The functions that the page calls in the WebAssembly module: bytes in, bytes out (web/src/site/engine.ts).
#include <emscripten.h>

#include <optional>
#include <string>

#include "bots/stopwatch.hpp"
#include "core/record.hpp"
#include "games/games.hpp"
#include "site/files.hpp"
#include "site/site.hpp"

namespace ludarium {
namespace {

std::string& room() {
  static std::string bytes;
  return bytes;
}

Site make_site() {
  DataSource data = embedded_data();
  auto registry = all_games(data);
  if (!registry) std::abort();  // the page and the engine are built together
  BotTools tools;
  tools.stopwatch = wall_stopwatch;
  return {std::move(*registry), std::move(data), std::move(tools)};
}

// Made with the first request: by then the page has handed in the files of the game.
Site& site() {
  static Site only = make_site();
  return only;
}

std::string answer(const std::string& request) {
  const auto json = parse_json(request);
  if (!json || !json->is_object()) return R"({"error": {"code": "bad_request", "message": ""}})";
  return boost::json::serialize(site().answer(json->get_object()));
}

}  // namespace
}  // namespace ludarium

extern "C" {

// A buffer of this size, where the page puts the bytes for the next call.
EMSCRIPTEN_KEEPALIVE char* site_room(std::size_t size) {
  ludarium::room().resize(size);
  return ludarium::room().data();
}

// The buffer has the path of a file, then its bytes.
EMSCRIPTEN_KEEPALIVE void site_add_file(std::size_t path) {
  ludarium::add_file(ludarium::room().substr(0, path), ludarium::room().substr(path));
}

// The buffer has a request. Afterwards it has the answer, of site_answer_size() bytes.
EMSCRIPTEN_KEEPALIVE const char* site_answer() {
  ludarium::room() = ludarium::answer(ludarium::room());
  return ludarium::room().data();
}
EMSCRIPTEN_KEEPALIVE std::size_t site_answer_size() { return ludarium::room().size(); }
}
