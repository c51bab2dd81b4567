#include "core/screen_text.hpp"

#include <algorithm>

namespace ludarium {

std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::string fitted(std::string_view text, std::size_t width, std::string_view filling) {
  std::string out;
  std::size_t count = 0;
  for (char c : text) {
    const bool begins = (static_cast<unsigned char>(c) & 0xc0) != 0x80;
    if (begins && count == width) return out;
    count += begins;
    out += c;
  }
  for (; count < width; ++count) out += filling;
  return out;
}

std::string wrapped(std::string_view text, std::size_t width) {
  std::string out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string line(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    line.erase(line.find_last_not_of(' ') + 1);
    while (width_of(line) > width) {
      const std::size_t cut = line.rfind(' ', fitted(line, width).size());
      if (cut == std::string::npos || cut < 6) break;
      out += line.substr(0, cut) + "\n";
      line = "      " + line.substr(cut + 1);
    }
    out += line + "\n";
  }
  return out;
}

std::string plain(std::string_view text) {
  static constexpr std::string_view fancy =
      "áÁčČďĎéÉěĚíÍňŇóÓřŘšŠťŤúÚůŮýÝžŽąĄćĆęĘłŁńŃśŚźŹżŻöÖőŐüÜűŰäÄâÂôÔëË─╴╶━═–—−│╵╷┃║┌┐└┘├┤┬┴┼“”„«»’‘‚★☆•≈…·×→←↑↓✓²³° ≤≥";
  static constexpr std::string_view simple =
      R"x(aAcCdDeEeEiInNoOrRsStTuUuUyYzZaAcCeElLnNsSzZzZoOoOuUuUaAaAoOeE--------|||||+++++++++"""""'''***~..x><^vv23o <>)x";
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) ++end;
    const std::string_view letter = text.substr(at, end - at);
    const std::size_t found = letter.size() > 1 ? fancy.find(letter) : std::string_view::npos;
    if (letter.size() == 1)
      out += letter;
    else
      out += found == std::string_view::npos ? '?' : simple[width_of(fancy.substr(0, found))];
    at = end;
  }
  return out;
}

}  // namespace ludarium
