#include "words/gettext.hpp"

#include <boost/locale/gnu_gettext.hpp>
#include <climits>
#include <cstdlib>

#include "core/embedded.hpp"

namespace ludarium {

namespace {

using Facet = boost::locale::message_format<char>;
constexpr std::string_view folder = "locale/";
constexpr std::string_view extension = ".mo";
constexpr int only_domain = 0;

std::locale load(const std::string& language) {
  boost::locale::gnu_gettext::messages_info info;
  info.language = language;
  info.encoding = "UTF-8";
  info.domains.emplace_back("ludarium");
  info.paths.emplace_back("");
  info.callback = [&language](const std::string&, const std::string&) {
    const std::string_view bytes = embedded_file(std::string(folder) + language + std::string(extension));
    return std::vector<char>(bytes.begin(), bytes.end());
  };
  return {std::locale::classic(), boost::locale::gnu_gettext::create_messages_facet<char>(info)};
}

std::optional<std::string> text_or_nothing(const char* text) {
  if (text == nullptr) return std::nullopt;
  return text;
}

}  // namespace

Gettext::Gettext(const std::string& language) : locale_(load(language)) {}

std::optional<std::string> Gettext::find(const std::string& key) const {
  if (key.empty()) return std::nullopt;  // the entry of the empty key is the header of the catalogue
  return text_or_nothing(std::use_facet<Facet>(locale_).get(only_domain, nullptr, key.c_str()));
}

std::optional<std::string> Gettext::find(const std::string& key, long count) const {
  if (key.empty()) return std::nullopt;
  const int size = static_cast<int>(std::labs(count) % INT_MAX);  // "-1 coin" reads like "1 coin"
  return text_or_nothing(std::use_facet<Facet>(locale_).get(only_domain, nullptr, key.c_str(), size));
}

std::vector<std::string> languages() {
  std::vector<std::string> found;
  for (const EmbeddedFile& file : embedded_files()) {
    if (!file.path.starts_with(folder) || !file.path.ends_with(extension)) continue;
    found.emplace_back(file.path.substr(folder.size(), file.path.size() - folder.size() - extension.size()));
  }
  return found;
}

}  // namespace ludarium
