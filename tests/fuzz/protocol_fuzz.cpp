// Any bytes as lines of the protocol: each gets exactly one answer that is a line of JSON, and an error changes
// nothing.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cli/engine.hpp"
#include "tests/support/games.hpp"
#include "words/catalogue.hpp"

namespace {

using ludarium::Engine;

void demand(bool holds) {
  if (!holds) std::abort();
}

std::string position(Engine& engine) { return engine.answer(R"({"id":0,"cmd":"position"})"); }

void answer(Engine& engine, std::string_view line) {
  const std::string before = position(engine);
  const std::string text = engine.answer(line);
  demand(text.find('\n') == std::string::npos);
  const auto json = boost::json::parse(text);
  const auto& reply = json.get_object();
  demand(reply.size() == 2 && reply.contains("id"));
  demand(reply.contains("ok") != reply.contains("error"));
  if (!reply.contains("error")) return;
  demand(!reply.at("error").at("code").get_string().empty() && !reply.at("error").at("message").get_string().empty());
  demand(position(engine) == before);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const ludarium::Catalogue words("en");
  Engine engine(ludarium::every_game(), words);
  std::string_view text(reinterpret_cast<const char*>(data), size);
  // The first byte picks a game to begin with, so that lines which need one are not wasted.
  if (!text.empty()) {
    const auto games = ludarium::every_game_id();
    const std::size_t game = static_cast<std::uint8_t>(text[0]) % (games.size() + 1);
    if (game < games.size()) engine.answer(R"({"id":0,"cmd":"new","game":")" + games[game] + "\"}");
    text.remove_prefix(1);
  }
  while (!text.empty()) {
    const auto end = text.find('\n');
    answer(engine, text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return 0;
}
