#include "words/gettext.hpp"

#include <cstdlib>

#include "core/embedded.hpp"

namespace ludarium {

namespace {

constexpr std::string_view folder = "locale/";
constexpr std::string_view extension = ".mo";
constexpr std::uint32_t magic = 0x950412de;
constexpr std::size_t head = 20;  // magic, revision, entries, where the keys are, where the texts are

std::string_view until_zero(std::string_view text) { return text.substr(0, text.find('\0')); }

}  // namespace

Gettext::Gettext(const std::string& language)
    : Gettext(of_bytes(embedded_file(std::string(folder) + language + std::string(extension)))) {}

Gettext Gettext::of_bytes(std::string_view mo) {
  Gettext catalogue;
  catalogue.bytes_ = mo;
  if (mo.size() < head || catalogue.number_at(0) != magic) return {};
  catalogue.entries_ = catalogue.number_at(8);
  catalogue.keys_ = catalogue.number_at(12);
  catalogue.texts_ = catalogue.number_at(16);
  if (const auto header = catalogue.forms("")) catalogue.plural_ = PluralRule::of_header(*header);
  return catalogue;
}

// msgfmt writes little-endian numbers, whatever the byte order of the machine.
std::uint32_t Gettext::number_at(std::size_t place) const {
  std::uint32_t number = 0;
  if (place + 4 > bytes_.size()) return number;
  for (std::size_t i = 4; i-- > 0;) number = number << 8 | static_cast<unsigned char>(bytes_[place + i]);
  return number;
}

std::string_view Gettext::text_at(std::size_t table, std::size_t entry) const {
  const std::size_t length = number_at(table + 8 * entry), start = number_at(table + 8 * entry + 4);
  return start > bytes_.size() ? std::string_view{} : bytes_.substr(start, length);
}

// The keys are sorted. In an entry with plural forms a zero and the key of the plural follow the key.
std::optional<std::string_view> Gettext::forms(std::string_view key) const {
  std::size_t from = 0, to = entries_;
  while (from < to) {
    const std::size_t middle = from + (to - from) / 2;
    const int order = until_zero(text_at(keys_, middle)).compare(key);
    if (order == 0) return text_at(texts_, middle);
    if (order < 0)
      from = middle + 1;
    else
      to = middle;
  }
  return std::nullopt;
}

std::optional<std::string> Gettext::find(const std::string& key) const {
  if (key.empty()) return std::nullopt;  // the entry of the empty key is the header of the catalogue
  const auto found = forms(key);
  if (!found) return std::nullopt;
  return std::string(until_zero(*found));
}

std::optional<std::string> Gettext::find(const std::string& key, long count) const {
  if (key.empty()) return std::nullopt;
  auto found = forms(key);
  if (!found) return std::nullopt;
  const auto size = static_cast<unsigned long>(std::labs(count));  // "-1 coin" has the form of "1 coin"
  for (unsigned long form = plural_.form(size); form > 0; --form) {
    const auto zero = found->find('\0');
    if (zero == std::string_view::npos) return std::nullopt;
    found->remove_prefix(zero + 1);
  }
  return std::string(until_zero(*found));
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
