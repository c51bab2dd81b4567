#include "table/talk.hpp"

#include <algorithm>

namespace ludarium {
namespace {

constexpr std::string_view phrases[] = {"hello", "thinking", "well_played", "oops", "back_soon", "thanks"};

// In UTF-8 all these marks have three bytes.
constexpr std::size_t mark_size = 3;
constexpr std::string_view begin_left = "\u2066", begin_right = "\u2067", begin_first_strong = "\u2068",
                           end_of_isolate = "\u2069";
constexpr std::string_view turning_marks[] = {"\u202a",   "\u202b",    "\u202c",           "\u202d",      "\u202e",
                                              begin_left, begin_right, begin_first_strong, end_of_isolate};
// They stand for a letter of a direction and turn what is next to them.
constexpr std::string_view leaning_marks[] = {"\u061c", "\u200e", "\u200f"};
constexpr std::string_view blanks[] = {" ",      "\u00a0", "\u061c", "\u180e", "\u200b", "\u200c",
                                       "\u200d", "\u200e", "\u200f", "\u2060", "\u3000", "\ufeff"};
constexpr std::string_view line_ends[] = {"\u2028", "\u2029"};

bool is_one_of(std::string_view mark, std::span<const std::string_view> marks) {
  return std::find(marks.begin(), marks.end(), mark) != marks.end();
}

bool has_one_of(std::string_view text, std::span<const std::string_view> marks) {
  return std::any_of(marks.begin(), marks.end(),
                     [&](std::string_view mark) { return text.find(mark) != std::string_view::npos; });
}

bool has_late_control(std::string_view text) {  // U+0080 to U+009F
  for (std::size_t at = 0; at + 1 < text.size(); ++at)
    if (text[at] == '\xc2' && static_cast<unsigned char>(text[at + 1]) < 0xa0) return true;
  return false;
}

}  // namespace

std::span<const std::string_view> ready_phrases() { return phrases; }
bool is_ready_phrase(std::string_view phrase) { return is_one_of(phrase, phrases); }

bool has_hidden_marks(std::string_view text) {
  return has_one_of(text, turning_marks) || has_one_of(text, line_ends) || has_late_control(text);
}

bool says_something(std::string_view text) {
  while (!text.empty()) {
    const auto skips = [&](std::string_view mark) { return text.starts_with(mark); };
    const std::span<const std::string_view> lists[] = {blanks, turning_marks, line_ends};
    std::size_t size = 0;
    for (const auto& list : lists)
      if (const auto found = std::find_if(list.begin(), list.end(), skips); found != list.end()) size = found->size();
    if (size == 0) return true;
    text.remove_prefix(size);
  }
  return false;
}

std::string isolated(std::string_view text) {
  if (!has_one_of(text, turning_marks) && !has_one_of(text, leaning_marks)) return std::string(text);
  std::string inside;
  int open = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view mark = text.substr(at, mark_size);
    const bool turns = is_one_of(mark, turning_marks);
    const std::string_view part = turns ? mark : text.substr(at, 1);
    at += part.size();
    if (mark == end_of_isolate && open == 0) continue;  // it would end what stands around the text
    if (mark == end_of_isolate) --open;
    if (mark == begin_left || mark == begin_right || mark == begin_first_strong) ++open;
    inside += part;
  }
  for (; open > 0; --open) inside += end_of_isolate;
  return std::string(begin_first_strong) + inside + std::string(end_of_isolate);
}

}  // namespace ludarium
