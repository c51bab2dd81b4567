#include "server/http.hpp"

#include <algorithm>
#include <charconv>

namespace ludarium {
namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

// Cuts off the part before `sign`; the rest stays in `text`.
std::string_view next_part(std::string_view& text, char sign) {
  const auto end = text.find(sign);
  const std::string_view part = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  return part;
}

}  // namespace

HttpReply HttpReply::refusal(unsigned status, const std::string& code, const std::string& sentence) {
  HttpReply reply = json({{"error", {{"code", code}, {"message", sentence}}}}, status);
  reply.refused = code;
  if (status == 429) reply.headers.emplace_back("Retry-After", "5");
  if (status == 503) reply.headers.emplace_back("Retry-After", "2");
  return reply;
}

std::optional<std::string> percent_decode(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    unsigned byte = 0;
    const std::string_view digits = text.substr(i + 1, 2);
    const auto end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, byte, 16);
    if (digits.size() != 2 || read.ptr != end || read.ec != std::errc() || byte == 0) return std::nullopt;
    out += static_cast<char>(byte);
    i += 2;
  }
  return out;
}

std::optional<std::map<std::string, std::string>> read_query(std::string_view text) {
  std::map<std::string, std::string> fields;
  while (!text.empty()) {
    std::string_view value = next_part(text, '&');
    const auto name = percent_decode(next_part(value, '='));
    const auto decoded = percent_decode(value);
    if (!name || !decoded || !fields.emplace(*name, *decoded).second) return std::nullopt;
  }
  return fields;
}

std::string cookie_value(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    std::string_view value = trimmed(next_part(header, ';'));
    if (next_part(value, '=') == name) return std::string(value);
  }
  return "";
}

// "pl,cs;q=0.8": browsers list the favourite first, so the first known one counts.
std::string preferred_language(std::string_view header, const std::vector<std::string>& known) {
  while (!header.empty()) {
    const std::string language(trimmed(next_part(header, ',')).substr(0, 2));
    if (std::find(known.begin(), known.end(), language) != known.end()) return language;
  }
  return "en";
}

}  // namespace ludarium
