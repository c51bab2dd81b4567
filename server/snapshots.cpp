#include "server/snapshots.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <limits>

#include "core/record.hpp"
#include "core/request.hpp"

namespace ludarium {
namespace {

constexpr std::size_t moves_shown = 300;  // by the log of a table that is opened
constexpr int yielding = 15;              // of Linux's nice values, which a thread has of its own

constexpr RequestField kept_fields[] = {
    {"mark", FieldType::text, true}, {"from", FieldType::number, true}, {"taught", FieldType::list, true}};

// Nothing, if it is none: what is kept may be damaged.
std::optional<boost::json::object> read_kept(const std::string& text) {
  const auto json = parse_json(text);
  if (!json || !json->is_object() || check_request(json->get_object(), kept_fields)) return std::nullopt;
  const auto& taught = json->at("taught").as_array();
  const bool numbers = std::all_of(taught.begin(), taught.end(), [](const auto& number) {
    const auto whole = as_integer(number);
    return whole && *whole >= 0 && *whole <= std::numeric_limits<std::uint32_t>::max();
  });
  if (!numbers || number_field(json->get_object(), "from") < 0) return std::nullopt;
  return json->get_object();
}

// Which link of which entry each move came from that still stands.
struct Origin {
  std::size_t entry = 0, link = 0;
};

std::vector<Origin> origins_in(const std::vector<boost::json::object>& journal, std::size_t entries) {
  std::vector<Origin> origins;
  for (std::size_t i = 0; i < entries; ++i) {
    const std::string kind = text_field(journal[i], "entry");
    if (kind == "move") origins.push_back({i, 0});
    if (kind == "way")
      for (std::size_t link = 0; link < journal[i].at("actions").as_array().size(); ++link)
        origins.push_back({i, link});
    if (kind == "undo")
      origins.resize(std::min(origins.size(), static_cast<std::size_t>(number_field(journal[i], "moves"))));
  }
  return origins;
}

}  // namespace

StoredSnapshot snapshot_of(const GameAt& game) {
  const Match& match = game.match;
  const std::size_t moves = match.steps().size(), from = moves > moves_shown ? moves - moves_shown : 0;
  boost::json::array taught;
  std::size_t step = 0;
  match.replay([&](const Match::Step&, const AnyState& before, const AnyState&) {
    if (step >= from) taught.emplace_back(match.what_it_taught(step, before));
    ++step;
  });
  const boost::json::object kept{{"mark", game.mark}, {"from", from}, {"taught", std::move(taught)}};
  return {game.table, game.entries, match.game().rules_version(), boost::json::serialize(kept)};
}

bool lend(std::vector<boost::json::object>& journal, const StoredSnapshot& snapshot, std::int64_t rules) {
  const auto entries = static_cast<std::size_t>(snapshot.entries);
  const auto kept = read_kept(snapshot.text);
  if (snapshot.rules != rules || entries == 0 || entries > journal.size() || !kept) return false;
  // An order is a move of no entry's own, wherever it was carried out.
  const bool ordered = std::any_of(journal.begin(), journal.end(),
                                   [](const auto& entry) { return text_field(entry, "entry") == "order"; });
  if (ordered) return false;
  const boost::json::array& taught = kept->at("taught").as_array();
  const std::vector<Origin> origins = origins_in(journal, entries);
  const auto from = static_cast<std::size_t>(number_field(*kept, "from"));
  if (text_field(*kept, "mark") != text_field(journal[entries - 1], "mark") || from + taught.size() != origins.size())
    return false;
  for (std::size_t i = 0; i < taught.size(); ++i) {
    const auto [at, link] = origins[from + i];
    boost::json::object& entry = journal[at];
    if (link > 0 || entry.contains("taught")) continue;
    if (text_field(entry, "entry") == "move") {
      entry["taught"] = taught[i];
      continue;
    }
    const std::size_t links = entry.at("actions").as_array().size();
    const bool whole = i + links <= taught.size() && origins[from + i + links - 1].entry == at;  // none was taken back
    if (whole) entry["taught"] = boost::json::array(&taught[i], &taught[i] + links);
  }
  return true;
}

Snapshots::Snapshots(Writer& writer) : writer_(writer), thread_([this] { work(); }) {}

void Snapshots::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    waiting_.clear();
  }
  wake_.notify_all();
  if (thread_.joinable()) thread_.join();
}

// Whoever plays does not wait for the thread that yields, even if it was made to while it had the lock.
void Snapshots::take(GameAt game) {
  {
    const std::unique_lock lock(mutex_, std::try_to_lock);
    if (!lock || stopping_) return;
    const auto older =
        std::find_if(waiting_.begin(), waiting_.end(), [&](const GameAt& other) { return other.table == game.table; });
    if (older != waiting_.end())
      std::swap(*older, game);
    else if (waiting_.size() < most_waiting)
      waiting_.push_back(std::move(game));
  }
  wake_.notify_one();
}

void Snapshots::work() {
  setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), yielding);
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
    if (stopping_) return;
    const GameAt next = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    Keeping keeping;
    keeping.snapshot = snapshot_of(next);
    writer_.keep(std::move(keeping));
    lock.lock();
  }
}

}  // namespace ludarium
