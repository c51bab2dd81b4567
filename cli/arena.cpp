#include "cli/arena.hpp"

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <cmath>
#include <mutex>
#include <ostream>
#include <set>
#include <thread>

#include "bots/match_report.hpp"
#include "cli/bot_tools.hpp"
#include "cli/files.hpp"
#include "cli/outside_bot.hpp"
#include "cli/setup_arguments.hpp"

namespace ludarium {
namespace {

Error bad(Message message) { return {"bad_argument", std::move(message)}; }

struct Shard {
  std::size_t number = 1, of = 1;
};

Result<Shard> read_shard(const std::string& text) {
  if (text.empty()) return Shard{};
  Shard shard;
  if (std::sscanf(text.c_str(), "%zu/%zu", &shard.number, &shard.of) != 2 || shard.number < 1 ||
      shard.number > shard.of)
    return bad({"cli.arena.bad_shard", {{"text", text}}});
  return shard;
}

Result<std::optional<Sprt>> read_sprt(const std::string& text) {
  if (text.empty()) return std::optional<Sprt>();
  Sprt sprt;
  if (std::sscanf(text.c_str(), "%lf:%lf", &sprt.p0, &sprt.p1) != 2 || sprt.p0 <= 0 || sprt.p1 <= sprt.p0 ||
      sprt.p1 >= 1)
    return bad({"cli.arena.bad_sprt", {{"text", text}}});
  return std::optional<Sprt>(sprt);
}

using Team = std::vector<std::unique_ptr<const Bot>>;

// Every thread has its own bots.
Result<Team> make_team(const std::vector<std::string>& names, const std::vector<std::string>& commands) {
  Team team;
  for (const std::string& name : names) {
    std::unique_ptr<const Bot> bot = make_bot(name, measured_tools());
    for (std::size_t i = 0; i < commands.size(); ++i)
      if (name == fmt::format("bot{}", i + 1)) bot = std::make_unique<OutsideBot>(commands[i]);
    if (!bot) return bad({"cli.unknown_bot", {{"name", name}}});
    team.push_back(std::move(bot));
  }
  return team;
}

std::string percent(double share) { return fmt::format("{:.1f}", 100 * share); }

void show_contender(const ContenderSummary& sum, const Words& words, std::ostream& out) {
  out << words.say({"cli.arena.contender",
                    {{"name", sum.name},
                     {"wins", percent(sum.wins.share)},
                     {"low", percent(sum.wins.low)},
                     {"high", percent(sum.wins.high)},
                     {"fair", fmt::format("{:.2f}", sum.wins.share / sum.fair)},
                     {"elo", fmt::format("{:+.0f}", sum.ahead.elo)},
                     {"elo_low", fmt::format("{:+.0f}", sum.ahead.elo_low)},
                     {"elo_high", fmt::format("{:+.0f}", sum.ahead.elo_high)},
                     {"score", fmt::format("{:.1f} ± {:.1f}", sum.score, sum.spread)},
                     {"time", fmt::format("{:.2f}", sum.milliseconds)},
                     {"longest", fmt::format("{:.0f}", sum.longest)}}})
      << '\n';
  for (const auto& [side, counts] : sum.by_seat_name)
    out << fmt::format("    {:<16} {:>6.1f} / {}\n", side, counts.first, counts.second);
}

// Wins of games by side and kit.
void show_kits(const KitTable& kits, std::ostream& out) {
  std::set<std::string> columns;
  for (const auto& [side, row] : kits)
    for (const auto& [kit, counts] : row) columns.insert(kit);
  if (columns.empty()) return;
  out << fmt::format("{:<12}", "");
  for (const std::string& kit : columns) out << fmt::format("{:>14}", kit);
  out << '\n';
  for (const auto& [side, row] : kits) {
    out << fmt::format("{:<12}", side);
    for (const std::string& kit : columns) {
      const auto found = row.find(kit);
      out << fmt::format("{:>14}",
                         found == row.end() ? "-" : fmt::format("{:g}/{}", found->second.first, found->second.second));
    }
    out << '\n';
  }
}

void show(const MatchReport& report, const Words& words, std::ostream& out) {
  const Summary summary = summarise(report);
  out << words.say({"cli.arena.games",
                    {{"game", report.game},
                     {"games", static_cast<long>(summary.games)},
                     {"turns", fmt::format("{:.1f}", summary.turns)},
                     {"winner", fmt::format("{:.1f}", summary.winner_median)},
                     {"unfinished", static_cast<long>(summary.unfinished)}}})
      << '\n';
  for (const ContenderSummary& sum : summary.contenders) show_contender(sum, words, out);
  show_kits(summary.kits, out);
}

class ArenaMatch {
 public:
  ArenaMatch(const AnyGame& game, MatchReport report, std::vector<std::string> commands, std::optional<Sprt> sprt)
      : game_(game), report_(std::move(report)), commands_(std::move(commands)), sprt_(sprt) {}

  MatchReport play(std::size_t games, Shard shard, int threads, const std::function<void(std::size_t, double)>& told) {
    std::atomic<std::size_t> next = shard.number - 1;
    const auto begin = std::chrono::steady_clock::now();
    const auto work = [&] {
      const auto team = make_team(report_.contenders, commands_);
      std::vector<const Bot*> bots;
      for (const auto& bot : *team) bots.push_back(bot.get());
      for (std::size_t i = next.fetch_add(shard.of); i < games && !certain_; i = next.fetch_add(shard.of)) {
        const std::size_t seats = bots.size();
        const Bout bout{{static_cast<int>(seats), report_.seed + i / seats, report_.options}, i % seats};
        BoutResult result = play_bout(game_, bots, bout, thread_seconds);
        const std::lock_guard lock(guard_);
        note(i, std::move(result));
        told(report_.bouts.size(), std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
      }
    };
    std::vector<std::jthread> helpers;
    for (int i = 1; i < threads; ++i) helpers.emplace_back(work);
    work();
    helpers.clear();
    return std::move(report_);
  }
  Sprt::Answer answer() const { return answer_; }

 private:
  // The sequential test sees the bouts in order, without gaps, so the number of threads does not change when it stops.
  void note(std::size_t number, BoutResult result) {
    report_.bouts.emplace(number, std::move(result));
    if (!sprt_) return;
    const Summary summary = summarise(report_);
    const Rating& wins = summary.contenders.front().wins;
    answer_ = sprt_->answer(wins.share * wins.games, wins.games);
    certain_ = answer_ != Sprt::Answer::open;
  }

  const AnyGame& game_;
  MatchReport report_;
  std::vector<std::string> commands_;
  std::optional<Sprt> sprt_;
  std::mutex guard_;
  std::atomic<bool> certain_ = false;
  Sprt::Answer answer_ = Sprt::Answer::open;
};

Result<MatchReport> merged(const std::vector<std::string>& paths) {
  std::optional<MatchReport> whole;
  for (const std::string& path : paths) {
    const auto text = read_text_file(path);
    if (!text) return text.error();
    boost::system::error_code fault;
    const auto json = boost::json::parse(*text, fault);
    if (fault) return bad({"cli.arena.bad_report", {}});
    const auto part = read_report(json);
    if (!part) return part.error();
    if (!whole)
      whole = *part;
    else if (!merge_into(*whole, *part))
      return bad({"cli.arena.other_match", {{"path", path}}});
  }
  return *whole;
}

void show_answer(Sprt::Answer answer, const Words& words, std::ostream& out) {
  const char* key = answer == Sprt::Answer::yes  ? "cli.arena.sprt_yes"
                    : answer == Sprt::Answer::no ? "cli.arena.sprt_no"
                                                 : "cli.arena.sprt_open";
  out << words.say({key, {}}) << '\n';
}

int finish(const MatchReport& report, const std::string& file, const Words& words, std::ostream& out,
           std::ostream& err) {
  show(report, words, out);
  if (file.empty()) return 0;
  const auto done = write_text_file(file, boost::json::serialize(write_report(report)) + "\n");
  return done ? 0 : (err << words.say(done.error().message) << '\n', 1);
}

}  // namespace

int arena(const Registry& games, const ArenaRequest& request, const Words& words, std::ostream& out, std::ostream& err,
          bool to_terminal) {
  const auto fail = [&](const Error& error) { return err << words.say(error.message) << '\n', 1; };
  if (!request.merge.empty()) {
    const auto report = merged(request.merge);
    return report ? finish(*report, request.file, words, out, err) : fail(report.error());
  }
  const AnyGame* game = games.find(request.game);
  if (game == nullptr) return fail(bad({"cli.unknown_game", {{"id", request.game}}}));
  const auto names = split(request.contenders, ',');
  const auto setup = read_setup(*game, {static_cast<int>(names.size()), request.seed, request.options}, 1);
  const auto shard = read_shard(request.shard);
  const auto sprt = read_sprt(request.sprt);
  const auto team = make_team(names, {});  // only for the names; outside bots are checked below
  if (!setup) return fail(setup.error());
  if (!shard) return fail(shard.error());
  if (!sprt) return fail(sprt.error());
  if (!team && request.commands.empty()) return fail(team.error());
  if (const auto state = game->setup(*setup); !state) return fail(state.error());
  ArenaMatch match(*game, {request.game, names, request.seed, setup->options, {}}, request.commands, *sprt);
  const std::size_t all = request.games / shard->of;
  const MatchReport report = match.play(request.games, *shard, request.threads, [&](std::size_t done, double seconds) {
    if (!to_terminal) return;
    const double left = seconds / static_cast<double>(done) * static_cast<double>(all - std::min(all, done));
    err << fmt::format("\r[{:<30}] {}/{} {:.0f} s ", std::string(30 * done / std::max<std::size_t>(all, done), '#'),
                       done, all, left)
        << std::flush;
  });
  if (to_terminal) err << '\n';
  if (*sprt) show_answer(match.answer(), words, out);
  return finish(report, request.file, words, out, err);
}

}  // namespace ludarium
