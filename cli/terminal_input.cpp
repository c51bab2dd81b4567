#include "cli/terminal_input.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

namespace ludarium {
namespace {

volatile std::sig_atomic_t interrupted = 0;
int wake[2] = {-1, -1};  // a pipe: an interrupt just before the program waits must wake it too

void interrupt(int) {
  constexpr int ended_by_interrupt = 128 + SIGINT;
  if (interrupted) _exit(ended_by_interrupt);
  interrupted = 1;
  [[maybe_unused]] const auto written = ::write(wake[1], "!", 1);
}

// Waits for a key or an interrupt.
void wait() {
  pollfd sources[] = {{STDIN_FILENO, POLLIN, 0}, {wake[0], POLLIN, 0}};
  while (::poll(sources, 2, -1) < 0 && errno == EINTR && !interrupted) {
  }
}

}  // namespace

TerminalInput::TerminalInput() {
  if (::pipe(wake) != 0) return;  // then Ctrl-C ends the program
  struct sigaction action {};
  action.sa_handler = interrupt;
  sigaction(SIGINT, &action, nullptr);
}

TerminalInput::int_type TerminalInput::underflow() {
  wait();
  if (interrupted) {
    char taken = 0;
    [[maybe_unused]] const auto count = ::read(wake[0], &taken, 1);
    interrupted = 0;
    return traits_type::eof();
  }
  const ssize_t count = ::read(STDIN_FILENO, buffer_.data(), buffer_.size());
  if (count <= 0) return traits_type::eof();
  setg(buffer_.data(), buffer_.data(), buffer_.data() + count);
  return traits_type::to_int_type(*gptr());
}

}  // namespace ludarium
