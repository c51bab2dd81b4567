#include "core/facts_json.hpp"

#include <toml++/toml.h>

#include <sstream>

#include "core/lessons.hpp"

namespace ludarium {

boost::json::object facts_as_json(const DataSource& data, std::string_view game) {
  constexpr std::string_view extension = ".toml";
  const std::string folder = std::string(game) + "/";
  boost::json::object all;
  for (const DataFile& file : data.files) {
    const std::string name = fact_name(file.path);
    if (!name.starts_with(folder) || !name.ends_with(extension)) continue;
    if (name == lessons_file(game)) continue;  // the table's alone: it would tell what the cards to come are
    std::ostringstream text;
    text << toml::json_formatter(toml::parse(file.text));
    all[name.substr(folder.size(), name.size() - folder.size() - extension.size())] = boost::json::parse(text.str());
  }
  return all;
}

}  // namespace ludarium
