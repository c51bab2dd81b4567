#include "cli/sheet.hpp"

#include <algorithm>

namespace ludarium {
namespace {

// "first win with Nordic [scythe.record.first_win_nordic]: Ada"
std::string mark(std::string_view key) { return " [" + std::string(key) + "]: "; }

}  // namespace

Sheet Sheet::read(std::string_view text) {
  Sheet sheet;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    if (end != 0) sheet.lines_.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return sheet;
}

std::string Sheet::write() const {
  std::string text;
  for (const std::string& line : lines_) text += line + "\n";
  return text;
}

bool Sheet::open(std::string_view key) const {
  return std::none_of(lines_.begin(), lines_.end(),
                      [&](const std::string& line) { return line.find(mark(key)) != std::string::npos; });
}

void Sheet::sign(std::string_view key, std::string_view feat, std::string_view name) {
  if (!open(key)) return;
  std::string line = std::string(feat) + mark(key);
  for (char c : name) line += c == '\n' || c == '\r' ? ' ' : c;
  lines_.push_back(line);
}

}  // namespace ludarium
