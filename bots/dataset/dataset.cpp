#include "bots/dataset/dataset.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <boost/json.hpp>
#include <exception>
#include <limits>

#include "bots/dataset/npz.hpp"
#include "bots/features.hpp"
#include "bots/rewards.hpp"
#include "bots/uniform.hpp"
#include "core/action_id.hpp"

namespace ludarium {
namespace {

constexpr DatasetColumn columns[] = {
    {"observation", "float32 [decisions, features]: the position as the seat that decides sees it"},
    {"indptr",
     "int64 [decisions + 1]: the actions of decision i are ids[indptr[i]:indptr[i + 1]]; so with policy, traits, "
     "priors"},
    {"ids", "int64: the legal actions"},
    {"policy", "float32: the share of the search's visits each legal action got; 1 for the only one"},
    {"traits", "int16 [actions, 12]: what bots learn of an action; 16384 where there are fewer"},
    {"priors", "float32: logits written by hand; -100 is what bots never look at"},
    {"chosen", "int32 [decisions]: the place of the action that was played"},
    {"seat", "int8 [decisions]: who decides"},
    {"value", "float32 [decisions]: what the search expected for the seat, 0 to 1; NaN where one action was legal"},
    {"chance", "float32 [decisions, seats]: the chance of each seat to win, as the search foresaw it; NaN likewise"},
    {"result", "float32 [decisions]: what the game was worth to the seat in the end, -1 to 1 (State.returns)"},
    {"points", "float32 [decisions]: the points of the seat in the end"},
    {"game", "int64 [decisions]: the number of the game in the data"},
    {"move", "int32 [decisions]: how many decisions were made before in its game"},
    {"seeds", "int64 [games]: what each game was set up with"},
};
static_assert(Traits::capacity == 12 && Traits::table == 16384, "the datasheet says so");

template <class Number>
void append(std::vector<Number>& to, const std::vector<Number>& more) {
  to.insert(to.end(), more.begin(), more.end());
}

// The columns of some games.
struct Columns {
  std::vector<float> observation, policy, priors, value, chance, result, points;
  std::vector<std::int64_t> indptr{0}, ids, game, seeds;
  std::vector<std::int16_t> traits;
  std::vector<std::int32_t> chosen, move;
  std::vector<std::int8_t> seat;

  std::size_t decisions() const { return chosen.size(); }
  std::size_t bytes() const { return 4 * observation.size() + 40 * ids.size(); }  // nearly all of them

  void add(const Columns& more) {
    const std::int64_t before = indptr.back();
    for (std::size_t i = 1; i < more.indptr.size(); ++i) indptr.push_back(before + more.indptr[i]);
    append(observation, more.observation);
    append(ids, more.ids);
    append(policy, more.policy);
    append(traits, more.traits);
    append(priors, more.priors);
    append(chosen, more.chosen);
    append(seat, more.seat);
    append(value, more.value);
    append(chance, more.chance);
    append(result, more.result);
    append(points, more.points);
    append(game, more.game);
    append(move, more.move);
    append(seeds, more.seeds);
  }

  std::string npz(std::size_t features, std::size_t seats) const {
    Npz file;
    const std::size_t rows = decisions(), actions = ids.size();
    file.add<float>("observation", {rows, features}, observation);
    file.add<std::int64_t>("indptr", {rows + 1}, indptr);
    file.add<std::int64_t>("ids", {actions}, ids);
    file.add<float>("policy", {actions}, policy);
    file.add<std::int16_t>("traits", {actions, Traits::capacity}, traits);
    file.add<float>("priors", {actions}, priors);
    file.add<std::int32_t>("chosen", {rows}, chosen);
    file.add<std::int8_t>("seat", {rows}, seat);
    file.add<float>("value", {rows}, value);
    file.add<float>("chance", {rows, seats}, chance);
    file.add<float>("result", {rows}, result);
    file.add<float>("points", {rows}, points);
    file.add<std::int64_t>("game", {rows}, game);
    file.add<std::int32_t>("move", {rows}, move);
    file.add<std::int64_t>("seeds", {seeds.size()}, seeds);
    return std::move(file).take();
  }
};

// One game, decision after decision. Of several seats who decide at the same time the lowest answers first.
class Recorder {
 public:
  Recorder(const AnyGame& game, const Features& features, const SearchBot& bot, const DatasetRequest& request)
      : game_(game), features_(features), bot_(bot), request_(request) {}

  Columns play(std::size_t number) {
    const std::uint64_t seed = request_.setup.seed + number;
    AnyState state = game_.setup({request_.setup.seats, seed, request_.setup.options}).value();
    Rng drawing{seed ^ 0x73656c66706c6179u};
    columns_.seeds.push_back(static_cast<std::int64_t>(seed));
    for (Decision decision = game_.pending(state); !decision.over(); decision = game_.pending(state)) {
      const Seat seat = decision.seats.lowest();
      columns_.game.push_back(static_cast<std::int64_t>(number));
      game_.apply(state, seat, decide(state, seat, seed, drawing), nullptr);
    }
    finish(state);
    return std::move(columns_);
  }

 private:
  Action decide(const AnyState& state, Seat seat, std::uint64_t seed, Rng& drawing) {
    const std::size_t move = columns_.decisions();
    const AnyState view = game_.redact(state, seat);
    list_.clear();
    game_.legal(state, seat, list_);
    describe(view, seat, move);
    const std::size_t first = columns_.policy.size();
    columns_.policy.resize(first + list_.size(), 0.f);
    std::size_t chosen = 0;
    if (list_.size() == 1) {
      columns_.policy[first] = 1;
      note(std::numeric_limits<float>::quiet_NaN(), nullptr);
    } else {
      Rng rng = decision_rng(seed, seat, move);
      const SearchResult found = bot_.think(game_, view, seat, rng);
      const std::span<float> share = std::span(columns_.policy).subspan(first);
      spread(found, share);
      chosen = move < request_.drawn ? draw(share, uniform(drawing)) : place_of(found.candidates.front().action);
      note(found.candidates.front().value, found.chance.data());
    }
    columns_.chosen.push_back(static_cast<std::int32_t>(chosen));
    return list_[chosen];
  }

  void describe(const AnyState& view, Seat seat, std::size_t move) {
    columns_.seat.push_back(static_cast<std::int8_t>(index(seat)));
    columns_.move.push_back(static_cast<std::int32_t>(move));
    columns_.observation.resize(columns_.observation.size() + features_.count());
    features_.describe(view, seat, columns_.observation.data() + columns_.observation.size() - features_.count());
    for (const Action action : list_) {
      Traits traits;
      features_.traits(view, seat, action, traits);
      columns_.ids.push_back(id_of(action));
      for (std::size_t t = 0; t < Traits::capacity; ++t)
        columns_.traits.push_back(static_cast<std::int16_t>(t < traits.size() ? traits.begin()[t] : Traits::table));
      columns_.priors.push_back(features_.hand_prior(view, seat, action));
    }
    columns_.indptr.push_back(static_cast<std::int64_t>(columns_.ids.size()));
  }

  void note(float value, const float* chance) {
    columns_.value.push_back(value);
    for (std::size_t i = 0; i < static_cast<std::size_t>(request_.setup.seats); ++i)
      columns_.chance.push_back(chance == nullptr ? value : chance[i]);
  }

  std::size_t place_of(Action action) const {
    return static_cast<std::size_t>(std::find(list_.begin(), list_.end(), action) - list_.begin());
  }

  void spread(const SearchResult& found, std::span<float> share) const {
    float all = 0;
    for (const Candidate& candidate : found.candidates) all += static_cast<float>(candidate.visits);
    for (const Candidate& candidate : found.candidates)
      if (const std::size_t place = place_of(candidate.action); place < share.size())
        share[place] = static_cast<float>(candidate.visits) / std::max(all, 1.f);
  }

  static std::size_t draw(std::span<const float> share, float at) {
    std::size_t last = 0;
    for (std::size_t i = 0; i < share.size(); ++i) {
      if (share[i] <= 0) continue;
      last = i;
      if ((at -= share[i]) < 0) break;
    }
    return last;
  }

  void finish(const AnyState& state) {
    const Scores scores = game_.score(state);
    const auto worth = rewards_of(scores, static_cast<std::size_t>(request_.setup.seats), Rewards::place);
    for (const std::int8_t seat : columns_.seat) {
      columns_.result.push_back(worth[static_cast<std::size_t>(seat)]);
      columns_.points.push_back(static_cast<float>(scores[static_cast<std::size_t>(seat)].total));
    }
  }

  const AnyGame& game_;
  const Features& features_;
  const SearchBot& bot_;
  const DatasetRequest& request_;
  ActionList list_;
  Columns columns_;
};

std::string command_of(const AnyGame& game, const DatasetRequest& request) {
  std::string command =
      fmt::format("ludarium selfplay {} --games {} --seats {} --bot {} --seed {} --drawn {}", game.id(), request.games,
                  request.setup.seats, request.bot, request.setup.seed, request.drawn);
  for (const auto& [name, value] : request.setup.options) {
    std::string said;
    if (value.is_string())
      said = value.get_string();
    else if (value.is_array())
      for (const auto& one : value.get_array())
        said += (said.empty() ? "" : ",") + (one.is_string() ? std::string(one.get_string()) : serialize(one));
    else
      said = serialize(value);
    command += fmt::format(" --option {}={}", std::string_view(name), said);
  }
  return command;
}

std::string datasheet(const AnyGame& game, const Features& features, const DatasetRequest& request,
                      std::size_t decisions, boost::json::array files) {
  const std::string environment = fmt::format("{}-v{}", game.id(), game.rules_version());
  boost::json::object traits, about;
  for (const TraitName& trait : features.trait_names()) traits[std::to_string(trait.family)] = trait.name;
  for (const DatasetColumn& column : columns) about[column.name] = column.what;
  const auto names = features.names();
  return boost::json::serialize(boost::json::object{
             {"what", fmt::format("{} games of {} for {}, played by {} against itself", request.games, environment,
                                  request.setup.seats, request.bot)},
             {"why", "for imitation, value learning and offline evaluation"},
             {"made_by", command_of(game, request)},
             {"environment", environment},
             {"game", game.id()},
             {"seats", request.setup.seats},
             {"options", request.setup.options},
             {"bot", request.bot},
             {"seed", request.setup.seed},
             {"games", request.games},
             {"decisions", decisions},
             {"files", std::move(files)},
             {"features", boost::json::array(names.begin(), names.end())},
             {"traits", std::move(traits)},
             {"columns", std::move(about)},
             {"left_out", "nothing: every decision of every game is there, with those that had one answer"},
             {"people", "nobody: all players are programs"},
             {"licence", "MIT, as Ludarium itself; the games belong to their publishers"}}) +
         "\n";
}

// Plays games and writes a file whenever there are enough of them.
class Writer {
 public:
  Writer(const AnyGame& game, const SearchBot& bot, const DatasetRequest& request, const DatasetOutput& output)
      : game_(game), bot_(bot), request_(request), output_(output), features_(features_of(game)) {}

  Result<DatasetSummary> run() {
    const std::size_t threads = output_.at_once ? std::max<std::size_t>(request_.threads, 1) : 1;
    for (std::size_t next = 0; next < request_.games;) {
      const std::size_t some = std::min(threads == 1 ? 1 : 4 * threads, request_.games - next);
      for (const Columns& columns : play(next, some, threads))
        if (const auto done = add(columns, ++next); !done) return done.error();
      if (output_.told) output_.told(next);
    }
    const auto done =
        output_.write("datasheet.json", datasheet(game_, *features_, request_, decisions_, std::move(files_)));
    if (!done) return done.error();
    return DatasetSummary{request_.games, decisions_};
  }

 private:
  static constexpr std::size_t most_bytes = 1u << 29;  // of a file, before they are deflated

  std::vector<Columns> play(std::size_t first, std::size_t count, std::size_t threads) const {
    std::vector<Columns> played(count);
    std::vector<std::exception_ptr> faults(threads);
    std::atomic<std::size_t> next = 0;
    const auto work = [&](std::size_t thread) {
      try {
        for (std::size_t i; (i = next++) < count;)
          played[i] = Recorder(game_, *features_, bot_, request_).play(first + i);
      } catch (...) {
        faults[thread] = std::current_exception();
      }
    };
    if (threads == 1)
      work(0);
    else
      output_.at_once(threads, work);
    for (const std::exception_ptr& fault : faults)
      if (fault) std::rethrow_exception(fault);
    return played;
  }

  Result<bool> add(const Columns& columns, std::size_t played) {
    present_.add(columns);
    decisions_ += columns.decisions();
    const bool full = present_.seeds.size() >= request_.games_a_file || present_.bytes() >= most_bytes;
    if (!full && played < request_.games) return true;
    const std::string name = fmt::format("games-{:05}.npz", files_.size());
    files_.emplace_back(name);
    const Columns whole = std::exchange(present_, {});
    return output_.write(name, whole.npz(features_->count(), static_cast<std::size_t>(request_.setup.seats)));
  }

  const AnyGame& game_;
  const SearchBot& bot_;
  const DatasetRequest& request_;
  const DatasetOutput& output_;
  std::unique_ptr<const Features> features_;
  Columns present_;
  std::size_t decisions_ = 0;
  boost::json::array files_;
};

}  // namespace

std::span<const DatasetColumn> dataset_columns() { return columns; }

Result<DatasetSummary> write_dataset(const AnyGame& game, const SearchBot& bot, const DatasetRequest& request,
                                     const DatasetOutput& output) {
  if (const auto state = game.setup(request.setup); !state) return state.error();
  return Writer(game, bot, request, output).run();
}

}  // namespace ludarium
