// OutsideBot is a bot that is another program. It is started once and gets one line of the engine protocol for each
// decision.
// Example: OutsideBot bot("python3 tools/example_bot.py"); Action answer = bot.choose(game, view, seat, rng);
#pragma once

#include <sys/types.h>

#include <cstdio>
#include <string>

#include "bots/bot.hpp"

namespace ludarium {

class OutsideBot final : public Bot {
 public:
  explicit OutsideBot(const std::string& command);
  OutsideBot(const OutsideBot&) = delete;
  OutsideBot& operator=(const OutsideBot&) = delete;
  ~OutsideBot() override;

  // Sends {"id", "cmd": "choose", "game", "seat", "seed", "position", "actions"}. If the answer is not one of the
  // actions, the first action is taken and failures() counts it.
  Action choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const override;
  std::size_t failures() const { return failures_; }

 private:
  pid_t process_ = -1;
  std::FILE* to_ = nullptr;
  std::FILE* from_ = nullptr;
  mutable std::size_t asked_ = 0, failures_ = 0;
};

}  // namespace ludarium
