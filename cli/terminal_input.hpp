// TerminalInput is the keyboard as a stream that Ctrl-C ends as Ctrl-D does, so that a game can be saved before the
// program ends. Reading can go on after either. A second Ctrl-C before anything is read ends the program.
// Example: TerminalInput keys; std::istream in(&keys);
#pragma once

#include <array>
#include <streambuf>

namespace ludarium {

class TerminalInput final : public std::streambuf {
 public:
  TerminalInput();  // handles Ctrl-C from now on

 protected:
  int_type underflow() override;

 private:
  std::array<char, 4096> buffer_{};
};

}  // namespace ludarium
