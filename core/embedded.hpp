// Files embedded in the program: the facts, the ledgers, the trained weights and locale/<language>.mo. So the program
// needs no other files. cmake/Embed.cmake generates the table.
#pragma once

#include <span>
#include <string_view>

namespace ludarium {

struct EmbeddedFile {
  std::string_view path;  // as in the source tree: "games/scythe/data/map.toml", "locale/cs.mo"
  std::string_view text;
};

std::span<const EmbeddedFile> embedded_files();
std::string_view embedded_file(std::string_view path);  // empty if there is none

}  // namespace ludarium
