#include "core/embedded.hpp"

#include "core/data_source.hpp"

namespace ludarium {

std::string_view embedded_file(std::string_view path) {
  for (const EmbeddedFile& file : embedded_files())
    if (file.path == path) return file.text;
  return {};
}

std::string fact_name(std::string_view path) {
  constexpr std::string_view games = "games/", data = "/data/";
  std::string name(path.substr(path.starts_with(games) ? games.size() : 0));
  if (const auto at = name.find(data); at != std::string::npos) name.replace(at, data.size(), "/");
  return name;
}

DataSource embedded_data() {
  DataSource source;
  for (const EmbeddedFile& file : embedded_files())
    if (file.path.ends_with(".toml")) source.files.push_back({fact_name(file.path), std::string(file.text)});
  return source;
}

}  // namespace ludarium
