// Processor time of the calling thread, in seconds: the work of a bot or an engine, however busy the machine is.
#pragma once

#include <ctime>

namespace ludarium {

inline double thread_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

}  // namespace ludarium
