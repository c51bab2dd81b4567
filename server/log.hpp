// What the server says about itself: one JSON object a line, for programs that collect such lines. Never a token, a
// cookie, a password, a key or what people wrote.
// Example: log.say("table_given_up", {{"table", id}});
#pragma once

#include <boost/json.hpp>
#include <functional>
#include <mutex>
#include <ostream>

#include "table/time.hpp"

namespace ludarium {

class Log {
 public:
  Log(std::ostream& out, std::function<Time()> now) : out_(out), now_(std::move(now)) {}

  void say(std::string_view event, const boost::json::object& fields = {}) { write("info", event, fields); }
  void warn(std::string_view event, const boost::json::object& fields = {}) { write("warning", event, fields); }
  void fail(std::string_view event, const boost::json::object& fields = {}) { write("error", event, fields); }

 private:
  void write(std::string_view level, std::string_view event, const boost::json::object& fields) {
    boost::json::object line{{"time", now_()}, {"level", level}, {"event", event}};
    line.insert(fields.begin(), fields.end());
    const std::string text = boost::json::serialize(line);
    const std::lock_guard lock(mutex_);
    out_ << text << '\n' << std::flush;
  }

  std::ostream& out_;
  std::function<Time()> now_;
  std::mutex mutex_;
};

}  // namespace ludarium
