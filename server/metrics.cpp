#include "server/metrics.hpp"

#include <fmt/format.h>

namespace ludarium {
namespace {

class Page {
 public:
  void begin(std::string_view name, std::string_view type, std::string_view help) {
    name_ = fmt::format("ludarium_{}", name);
    text_ += fmt::format("# HELP {} {}\n# TYPE {} {}\n", name_, help, name_, type);
  }
  void add(std::uint64_t value, std::string_view labels = "") {
    text_ += fmt::format("{}{} {}\n", name_, labels, value);
  }
  void line(std::string_view ending, std::string_view labels, const std::string& value) {
    text_ += fmt::format("{}{}{} {}\n", name_, ending, labels, value);
  }
  void number(std::string_view name, std::string_view type, std::string_view help, std::uint64_t value) {
    begin(name, type, help);
    add(value);
  }
  std::string text() && { return std::move(text_); }

 private:
  std::string name_, text_;
};

constexpr std::string_view counter = "counter", gauge = "gauge";

}  // namespace

void Histogram::observe(double seconds) {
  std::size_t place = 0;
  while (place < bounds.size() && seconds > bounds[place]) ++place;
  ++counts_[place];
  microseconds_ += static_cast<std::uint64_t>(seconds * 1e6);
}

void Metrics::count_refusal(const std::string& way, const std::string& code) {
  const std::lock_guard lock(mutex_);
  ++refusals_[{way, code}];
}

std::string Metrics::text(const Gauges& now) const {
  Page page;
  page.begin("http_replies_total", counter, "Answers over HTTP by the kind of their status.");
  for (std::size_t digit = 1; digit < replies.size(); ++digit)
    page.add(replies[digit], fmt::format("{{status=\"{}xx\"}}", digit));
  page.begin("refusals_total", counter, "Requests and messages that were refused, by the code of the refusal.");
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [kind, count] : refusals_)
      page.add(count, fmt::format("{{way=\"{}\",code=\"{}\"}}", kind.first, kind.second));
  }
  page.number("refused_connections_total", counter, "Connections closed at once: too many in all or of one address.",
              refused_connections);
  page.number("bad_requests_total", counter, "What came in and was no HTTP.", bad_requests);
  page.number("socket_messages_total", counter, "Messages that came in over sockets.", messages);
  page.number("connections", gauge, "Connections that are open.", now.connections);
  page.number("sockets", gauge, "Sockets at tables.", sockets);
  page.number("unread_bytes", gauge, "Messages that wait for those who read them slowly.", now.unread_bytes);
  page.number("table_viewers", gauge, "Viewers at the tables in memory.", now.table_viewers);
  page.number("tables_in_memory", gauge, "Tables somebody has needed in the last half minute.", now.tables_in_memory);
  page.number("requests_at_work", gauge, "Requests being answered; from 512 on they are turned away.",
              now.requests_at_work);
  page.number("moves_waiting", gauge, "Moves of bots that no thread has begun to think about.", now.moves_waiting);
  page.number("hints_waiting", gauge, "Hints that no thread has begun to think about.", now.hints_waiting);
  page.number("journal_entries_total", counter, "Entries of journals that were kept.", now.journal_entries);
  page.number("store_commits_total", counter, "Transactions in which they were kept.", now.store_commits);
  page.number("store_failures_total", counter, "Transactions that the database refused.", now.store_failures);
  page.number("store_waiting", gauge, "Hand-ins that wait for the next transaction.", now.store_waiting);
  const auto histogram = [&](std::string_view name, std::string_view help, const Histogram& times) {
    page.begin(name, "histogram", help);
    std::uint64_t so_far = 0;
    for (std::size_t i = 0; i < Histogram::bounds.size(); ++i) {
      so_far += times.counts_[i];
      page.line("_bucket", fmt::format("{{le=\"{}\"}}", Histogram::bounds[i]), std::to_string(so_far));
    }
    so_far += times.counts_.back();
    page.line("_bucket", "{le=\"+Inf\"}", std::to_string(so_far));
    page.line("_sum", "", fmt::format("{}", static_cast<double>(times.microseconds_) / 1e6));
    page.line("_count", "", std::to_string(so_far));
  };
  histogram("decision_seconds", "From a person's decision coming in until it is kept and told.", decisions);
  histogram("bot_move_seconds", "From a bot being asked until it has moved, with the waiting.", bot_moves);
  return std::move(page).text();
}

}  // namespace ludarium
