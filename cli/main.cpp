#include <unistd.h>

#include <cstdlib>
#include <iostream>

#include "cli/program.hpp"

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  const auto language = ludarium::language_of({std::getenv("LC_ALL"), std::getenv("LC_MESSAGES"), std::getenv("LANG")});
  const bool to_terminal = isatty(STDOUT_FILENO) == 1;
  return ludarium::run_program({argv + 1, argv + argc}, {std::cin, std::cout, std::cerr, to_terminal}, language);
}
