// Clocks, files and threads for bots (BotTools).
// Example: auto bot = make_bot("steady", bot_tools());
#pragma once

#include "bots/bot.hpp"
#include "bots/thread_clock.hpp"

namespace ludarium {

BotTools bot_tools();       // wall-clock time: for playing with people
BotTools measured_tools();  // processor time of the thread: for comparing bots on a busy machine

}  // namespace ludarium
