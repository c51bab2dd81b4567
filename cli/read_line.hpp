// Reads lines of bounded length: the rest of a longer line is read and thrown away, never kept in memory.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

namespace ludarium {

// False at the end of the input. A line that is longer than `most` is cut there.
bool read_line(std::istream& in, std::string& line, std::size_t most);

}  // namespace ludarium
