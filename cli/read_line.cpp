#include "cli/read_line.hpp"

#include <istream>

namespace ludarium {

bool read_line(std::istream& in, std::string& line, std::size_t most) {
  line.clear();
  std::streambuf& source = *in.rdbuf();
  constexpr int end = std::char_traits<char>::eof();
  int next = source.sbumpc();
  if (next == end) return false;
  for (; next != end && next != '\n'; next = source.sbumpc())
    if (line.size() < most) line.push_back(static_cast<char>(next));
  return true;
}

}  // namespace ludarium
