// Time and files for bots, which have neither by themselves.
#pragma once

#include "bots/bot.hpp"

namespace ludarium {

BotTools bot_tools();       // by the clock on the wall: for playing with people
BotTools measured_tools();  // by the processor time of the thread: for comparing bots on a busy machine
double thread_seconds();    // processor time this thread has used

}  // namespace ludarium
