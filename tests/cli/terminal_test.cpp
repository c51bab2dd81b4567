// The program at a real terminal: what Ctrl-C does there.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/source_tree.hpp"

namespace ludarium {
namespace terminal_test {

using ::testing::HasSubstr;

// The program behind a pseudo-terminal, typed to and read from.
class Terminal {
 public:
  explicit Terminal(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), std::string(program_path));
    std::vector<char*> words;
    for (std::string& argument : arguments) words.push_back(argument.data());
    words.push_back(nullptr);
    child_ = forkpty(&screen_, nullptr, nullptr, nullptr);
    if (child_ != 0) return;
    setenv("LC_ALL", "C.UTF-8", 1);
    execv(words[0], words.data());
    _exit(127);
  }
  ~Terminal() {
    if (child_ > 0) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
    close(screen_);
  }
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  void type(const std::string& keys) {
    ASSERT_EQ(write(screen_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
  }
  // Reads on until this was shown.
  void expect(const std::string& text) {
    while (shown_.find(text, looked_at_) == std::string::npos) ASSERT_TRUE(read_some()) << shown_;
    looked_at_ = shown_.find(text, looked_at_) + text.size();
  }
  int exit_status() {
    while (read_some()) {
    }
    int status = 0;
    if (waitpid(child_, &status, shown_to_the_end_ ? 0 : WNOHANG) <= 0) return -1;
    child_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  const std::string& shown() const { return shown_; }

 private:
  static constexpr int patience = 20'000;  // milliseconds

  bool read_some() {
    pollfd waiting{screen_, POLLIN, 0};
    if (poll(&waiting, 1, patience) <= 0) return false;
    char part[4096];
    const ssize_t count = read(screen_, part, sizeof part);
    if (count <= 0) shown_to_the_end_ = true;  // the other side of the terminal is gone
    if (count <= 0) return false;
    shown_.append(part, static_cast<std::size_t>(count));
    return true;
  }

  int screen_ = -1;
  pid_t child_ = -1;
  std::string shown_;
  std::size_t looked_at_ = 0;
  bool shown_to_the_end_ = false;
};

std::string contents(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

const std::vector<std::string> a_game{"play", "settlers", "--seat", "1",      "--seats",
                                      "2",    "--seed",   "3",      "--bots", "random"};

TEST(CtrlC, drops_what_was_half_typed_and_keeps_the_game) {
  const auto path = (std::filesystem::path(testing::TempDir()) / "ludarium_interrupted.txt").string();
  std::filesystem::remove(path);
  Terminal terminal(a_game);
  terminal.expect("\n> ");
  terminal.type("1\n");
  terminal.expect("\n> ");
  terminal.type("2");  // not sent yet
  terminal.type("\x03");
  terminal.expect("To save the game, name a file");
  terminal.expect("\n> ");
  terminal.type(path + "\n");
  EXPECT_EQ(terminal.exit_status(), 0) << terminal.shown();
  EXPECT_THAT(contents(path), HasSubstr("moves, hash"));
}

TEST(CtrlC, leaves_cleanly_without_saving_at_an_empty_line) {
  Terminal terminal(a_game);
  terminal.expect("\n> ");
  terminal.type("\x03");
  terminal.expect("\n> ");
  terminal.type("\n");
  EXPECT_EQ(terminal.exit_status(), 0) << terminal.shown();
}

TEST(CtrlC, twice_leaves_without_saving) {
  Terminal terminal(a_game);
  terminal.expect("\n> ");
  terminal.type("1\n");
  terminal.expect("\n> ");
  terminal.type("\x03");
  terminal.expect("To save the game, name a file");
  terminal.expect("\n> ");
  terminal.type("\x03");
  EXPECT_EQ(terminal.exit_status(), 0) << terminal.shown();
}

}  // namespace terminal_test
}  // namespace ludarium
