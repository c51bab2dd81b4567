// run_program is the program `ludarium` without its process: arguments and streams in, exit code out.
// Example: return run_program(arguments, {std::cin, std::cout, std::cerr}, language_of_environment(getenv));
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "cli/build.hpp"
#include "core/screen_text.hpp"

namespace ludarium {

struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool to_terminal = false;
  std::size_t width = screen_width;  // columns
};

// "cs" from "cs_CZ.UTF-8", or English if there is no such catalogue. The first variable that is set counts.
std::string language_of(const std::vector<const char*>& settings);

// `arguments` without the name of the program.
int run_program(const std::vector<std::string>& arguments, const Streams& streams, const std::string& language,
                Build build = {});

}  // namespace ludarium
