#include "core/facts_json.hpp"

#include <toml++/toml.h>

#include <sstream>

namespace ludarium {

boost::json::object facts_as_json(const DataSource& data, std::string_view game) {
  constexpr std::string_view extension = ".toml";
  const std::string folder = std::string(game) + "/";
  boost::json::object all;
  for (const DataFile& file : data.files) {
    const std::string name = fact_name(file.path);
    if (!name.starts_with(folder) || !name.ends_with(extension)) continue;
    std::ostringstream text;
    text << toml::json_formatter(toml::parse(file.text));
    all[name.substr(folder.size(), name.size() - folder.size() - extension.size())] = boost::json::parse(text.str());
  }
  return all;
}

}  // namespace ludarium
