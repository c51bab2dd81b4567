#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <memory>

#include "cli/plain_output.hpp"
#include "cli/program.hpp"
#include "cli/terminal_input.hpp"

// The browser client (cmake/Page.cmake).
extern "C" const char ludarium_page[], ludarium_page_end[];

namespace {

// The width of the terminal, else COLUMNS, else a default.
std::size_t columns(bool to_terminal) {
  winsize size{};
  if (to_terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  const char* set = std::getenv("COLUMNS");
  const long number = set == nullptr ? 0 : std::atol(set);
  return number > 0 ? static_cast<std::size_t>(number) : ludarium::screen_width;
}

bool knows_utf8() {
  std::setlocale(LC_CTYPE, "");
  return std::strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  const auto asks_for = [&](const char* command) {
    return std::find(arguments.begin(), arguments.end(), command) != arguments.end();
  };
  const auto language = ludarium::language_of({std::getenv("LC_ALL"), std::getenv("LC_MESSAGES"), std::getenv("LANG")});
  const bool to_terminal = isatty(STDOUT_FILENO) == 1;
  std::unique_ptr<ludarium::TerminalInput> keys;
  if (asks_for("play") && isatty(STDIN_FILENO) == 1) keys = std::make_unique<ludarium::TerminalInput>();
  std::istream in(keys ? keys.get() : std::cin.rdbuf());
  ludarium::PlainOutput plain(*std::cout.rdbuf());
  std::ostream out(to_terminal && !knows_utf8() ? &plain : std::cout.rdbuf());
  ludarium::Build build = ludarium::this_build();
  build.page = {ludarium_page, static_cast<std::size_t>(ludarium_page_end - ludarium_page)};
  const int result = ludarium::run_program(arguments, {in, out, std::cerr, to_terminal, columns(to_terminal)}, language,
                                           std::move(build));
  out.flush();
  return result;
}
