#include "cli/outside_bot.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

namespace ludarium {
namespace {

std::string read_answer(std::FILE* from) {
  std::string line;
  constexpr std::size_t longest = 1 << 20;
  for (int c = std::fgetc(from); c != EOF && c != '\n' && line.size() < longest; c = std::fgetc(from))
    line += static_cast<char>(c);
  return line;
}

std::string action_in(const std::string& answer) {
  boost::system::error_code fault;
  const auto json = boost::json::parse(answer, fault);
  if (fault || !json.is_object()) return {};
  const auto* ok = json.get_object().if_contains("ok");
  const auto* action = ok != nullptr && ok->is_object() ? ok->get_object().if_contains("action") : nullptr;
  return action != nullptr && action->is_string() ? std::string(action->get_string()) : std::string();
}

}  // namespace

OutsideBot::OutsideBot(const std::string& command) {
  std::array<int, 2> down{}, up{};
  if (pipe(down.data()) != 0 || pipe(up.data()) != 0) return;
  std::signal(SIGPIPE, SIG_IGN);  // a program that has ended is noticed by its missing answer
  process_ = fork();
  if (process_ == 0) {
    dup2(down[0], STDIN_FILENO);
    dup2(up[1], STDOUT_FILENO);
    for (int fd : {down[0], down[1], up[0], up[1]}) close(fd);
    execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
    _exit(127);
  }
  close(down[0]);
  close(up[1]);
  to_ = fdopen(down[1], "w");
  from_ = fdopen(up[0], "r");
}

OutsideBot::~OutsideBot() {
  if (to_ != nullptr) std::fclose(to_);  // its input ends, so it ends too
  if (from_ != nullptr) std::fclose(from_);
  if (process_ > 0) waitpid(process_, nullptr, 0);
}

Action OutsideBot::choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const {
  ActionList list;
  game.legal(view, seat, list);
  if (list.size() == 1 || to_ == nullptr || from_ == nullptr) return list[0];
  boost::json::array actions;
  for (Action action : list) actions.emplace_back(game.write_action(view, seat, action));
  const boost::json::object request{{"id", ++asked_},          {"cmd", "choose"},
                                    {"game", game.id()},       {"seat", index(seat)},
                                    {"seed", rng.next() >> 1}, {"position", game.write_position(view)},
                                    {"actions", actions}};
  std::fputs((boost::json::serialize(request) + "\n").c_str(), to_);
  std::fflush(to_);
  const std::string answer = action_in(read_answer(from_));
  for (std::size_t i = 0; i < actions.size(); ++i)
    if (answer == std::string_view(actions[i].get_string())) return list[i];
  ++failures_;
  return list[0];
}

}  // namespace ludarium
