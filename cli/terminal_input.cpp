#include "cli/terminal_input.hpp"

#include <unistd.h>

#include <cerrno>
#include <csignal>

namespace ludarium {
namespace {

volatile std::sig_atomic_t interrupted = 0;

void interrupt(int) {
  constexpr int ended_by_interrupt = 128 + SIGINT;
  if (interrupted) _exit(ended_by_interrupt);
  interrupted = 1;
}

}  // namespace

TerminalInput::TerminalInput() {
  struct sigaction action {};
  action.sa_handler = interrupt;  // without SA_RESTART: a read that waits comes back
  sigaction(SIGINT, &action, nullptr);
}

TerminalInput::int_type TerminalInput::underflow() {
  while (!interrupted) {
    const ssize_t count = ::read(STDIN_FILENO, buffer_.data(), buffer_.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return traits_type::eof();
    setg(buffer_.data(), buffer_.data(), buffer_.data() + count);
    return traits_type::to_int_type(*gptr());
  }
  interrupted = 0;
  return traits_type::eof();
}

}  // namespace ludarium
