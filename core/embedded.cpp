#include "core/embedded.hpp"

#include "core/data_source.hpp"

namespace ludarium {

std::string_view embedded_file(std::string_view path) {
  for (const EmbeddedFile& file : embedded_files())
    if (file.path == path) return file.text;
  return {};
}

DataSource embedded_data() {
  constexpr std::string_view folder = "data/";
  DataSource source;
  for (const EmbeddedFile& file : embedded_files())
    if (file.path.starts_with(folder))
      source.files.push_back({std::string(file.path.substr(folder.size())), std::string(file.text)});
  return source;
}

}  // namespace ludarium
