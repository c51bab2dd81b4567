#include "python/binding/batch.hpp"

#include <algorithm>
#include <atomic>
#include <stdexcept>

#include "bots/thread_clock.hpp"
#include "core/action_id.hpp"
#include "core/erased.hpp"
#include "games/minds.hpp"
#include "python/binding/workers.hpp"

namespace ludarium::python {

void AnswerLists::clear() {
  begin.assign(1, 0);
  ids.clear();
  traits.clear();
  families.clear();
  priors.clear();
}

void AnswerLists::append(const AnswerLists& more) {
  const std::int32_t before = begin.back();
  for (std::size_t i = 1; i < more.begin.size(); ++i) begin.push_back(before + more.begin[i]);
  ids.insert(ids.end(), more.ids.begin(), more.ids.end());
  traits.insert(traits.end(), more.traits.begin(), more.traits.end());
  families.insert(families.end(), more.families.begin(), more.families.end());
  priors.insert(priors.end(), more.priors.begin(), more.priors.end());
}

Batch::Batch(const BatchSettings& s, std::size_t count)
    : settings(s),
      features(count),
      observation(s.envs * count),
      mask(s.envs * s.width),
      rewards(s.envs * static_cast<std::size_t>(s.seats)),
      done(s.envs),
      truncated(s.envs),
      seat(s.envs) {}

std::optional<std::size_t> Batch::wrong_choice(std::span<const std::int64_t> choices) const {
  for (std::size_t i = 0; i < choices.size(); ++i)
    if (choices[i] < 0 || choices[i] >= lists->begin[i + 1] - lists->begin[i]) return i;
  return std::nullopt;
}

std::optional<std::size_t> Batch::find(std::span<const std::int64_t> ids, std::vector<std::int64_t>& places) const {
  places.resize(ids.size());
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const auto from = lists->ids.begin() + lists->begin[i], to = lists->ids.begin() + lists->begin[i + 1];
    const auto found = std::find(from, to, ids[i]);
    if (found == to) return i;
    places[i] = found - from;
  }
  return std::nullopt;
}

namespace {

// Where there is no key, the seed gives one.
ChanceKey key_of(const BatchSettings& settings) {
  if (settings.key) return *settings.key;
  ChanceKey::Bytes bytes{};
  Rng rng{settings.seed ^ 0x6c75646172697564u};
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(rng.next() >> 56);
  return ChanceKey(bytes);
}

template <class G>
class TypedBatch final : public Batch {
 public:
  using State = typename G::State;
  using Mind = decltype(mind_of(std::declval<const G&>()));

  TypedBatch(const G& game, const BatchSettings& settings)
      : Batch(settings, Mind::features),
        game_(game),
        mind_(mind_of(game)),
        key_(key_of(settings)),
        envs_(settings.envs),
        parts_(std::clamp<std::size_t>(settings.threads, 1, settings.envs)),
        workers_(parts_.size()) {
    reset();
  }

  void reset() override {
    std::fill(rewards.begin(), rewards.end(), 0.f);
    std::fill(done.begin(), done.end(), 0);
    std::fill(truncated.begin(), truncated.end(), 0);
    throw_first(run([this](std::size_t i) { begin(i); }));
  }

  std::vector<Failure> step(std::span<const std::int64_t> choices) override {
    const AnswerLists& before = *lists;
    decisions += choices.size();
    return run(
        [&](std::size_t i) { play(i, action_of(before.ids[static_cast<std::size_t>(before.begin[i] + choices[i])])); });
  }

  AnyState state(std::size_t env) const override {
    State state = envs_[env].state;
    state.rng = Rng{envs_[env].moves + 1};  // as good as any, and nobody's secret
    return Erased<G>::erase(state);
  }
  std::uint64_t moves(std::size_t env) const override { return envs_[env].moves; }
  void fail_next(std::size_t env) override { envs_[env].fails = true; }

 private:
  struct Env {
    State state;
    Rng secret;  // of this game: what its chance is drawn from
    std::uint64_t game = 0, moves = 0;
    std::uint32_t listed = 0;  // answers the mask shows
    bool fails = false;
  };
  struct Part {
    AnswerLists lists;
    std::vector<Failure> failures;
    ActionList actions;
    std::uint64_t games = 0;
  };

  // Does something to every game, and looks at all of them afterwards.
  template <class Change>
  std::vector<Failure> run(Change change) {
    const double began = thread_seconds();
    if (!next_ || next_.use_count() > 1) next_ = std::make_shared<AnswerLists>();  // somebody still looks at the old
    const bool alone = parts_.size() == 1;
    workers_.run([&](std::size_t p) {
      AnswerLists& lists = alone ? *next_ : parts_[p].lists;
      lists.clear();
      for (std::size_t i = envs_.size() * p / parts_.size(); i < envs_.size() * (p + 1) / parts_.size(); ++i)
        serve(i, parts_[p], lists, change);
    });
    std::vector<Failure> failures = collect(alone);
    std::swap(shown_, next_);
    lists = shown_;
    seconds += thread_seconds() - began;
    return failures;
  }

  std::vector<Failure> collect(bool alone) {
    std::vector<Failure> failures;
    if (!alone) next_->clear();
    for (Part& part : parts_) {
      if (!alone) next_->append(part.lists);
      std::move(part.failures.begin(), part.failures.end(), std::back_inserter(failures));
      part.failures.clear();
      games += part.games;
      part.games = 0;
    }
    return failures;
  }

  // What goes wrong in one game is noted; the game begins anew and the others do not hear of it.
  template <class Change>
  void serve(std::size_t i, Part& part, AnswerLists& lists, Change change) {
    try {
      change(i);
    } catch (...) {
      part.failures.push_back({i, reason()});
      envs_[i].fails = false;
      begin(i);
      done[i] = truncated[i] = 1;
    }
    observe(i, part, lists);
    part.games += done[i];
  }

  static std::string reason() {
    try {
      throw;
    } catch (const std::exception& fault) {
      return fault.what();
    } catch (...) {
      return "unknown";
    }
  }
  static void throw_first(const std::vector<Failure>& failures) {
    if (!failures.empty()) throw std::runtime_error(failures.front().what);
  }

  void begin(std::size_t i) {
    Env& env = envs_[i];
    env.secret = Rng{key_.draw(env.game++ * envs_.size() + i)};
    env.moves = 0;
    const auto start = game_.setup({settings.seats, env.secret.next(), settings.options});
    if (!start) throw std::runtime_error(start.error().code);  // they were tried before
    env.state = *start;
  }

  void play(std::size_t i, Action action) {
    Env& env = envs_[i];
    if (env.fails) throw std::runtime_error("asked to fail");
    if (done[i]) {
      done[i] = truncated[i] = 0;
      std::fill_n(rewards.begin() + static_cast<std::ptrdiff_t>(i * seats()), seats(), 0.f);
    }
    env.state.rng = Rng{env.secret.next()};
    game_.apply(env.state, seat_at(static_cast<std::size_t>(seat[i])), action, nullptr);
    ++env.moves;
    const bool over = game_.pending(env.state).over();
    if (!over && (settings.longest == 0 || env.moves < settings.longest)) return;
    done[i] = 1;
    truncated[i] = !over;
    const auto worth = rewards_of(game_.score(env.state), seats(), settings.rewards);
    std::copy(worth.begin(), worth.end(), rewards.begin() + static_cast<std::ptrdiff_t>(i * seats()));
    begin(i);
  }

  void observe(std::size_t i, Part& part, AnswerLists& lists) {
    Env& env = envs_[i];
    const Seat mover = game_.pending(env.state).seats.lowest();
    seat[i] = static_cast<std::int32_t>(index(mover));
    part.actions.clear();
    game_.legal(env.state, mover, part.actions);
    const std::size_t count = part.actions.size();
    const std::size_t before = lists.ids.size();
    lists.ids.resize(before + count);
    for (std::size_t k = 0; k < count; ++k) lists.ids[before + k] = id_of(part.actions[k]);
    lists.begin.push_back(static_cast<std::int32_t>(before + count));
    // A game's features may count what an option of it hides, so that only what the seat may know is handed in.
    const State view = game_.redact(env.state, mover);
    if (settings.traits) list_traits(view, mover, part.actions, lists);
    mind_.describe(view, mover, observation.data() + i * features);
    show(i, static_cast<std::uint32_t>(std::min(count, settings.width)));
  }

  void list_traits(const State& state, Seat mover, const ActionList& actions, AnswerLists& lists) const {
    for (const Action action : actions) {
      Traits traits;
      mind_.traits(state, mover, action, traits);
      for (std::size_t t = 0; t < Traits::capacity; ++t) {
        const bool there = t < traits.size();
        lists.traits.push_back(static_cast<std::int16_t>(there ? traits.begin()[t] : Traits::table));
        lists.families.push_back(there ? traits.family(t) : 0);
      }
      lists.priors.push_back(mind_.hand_prior(state, mover, action));
    }
  }

  // Only what differs from the last list is written.
  void show(std::size_t i, std::uint32_t count) {
    const auto row = mask.begin() + static_cast<std::ptrdiff_t>(i * settings.width);
    std::uint32_t& listed = envs_[i].listed;
    if (count > listed)
      std::fill(row + listed, row + count, 1);
    else
      std::fill(row + count, row + listed, 0);
    listed = count;
  }

  std::size_t seats() const { return static_cast<std::size_t>(settings.seats); }

  const G& game_;
  Mind mind_;
  ChanceKey key_;
  std::vector<Env> envs_;
  std::vector<Part> parts_;
  Workers workers_;
  std::shared_ptr<AnswerLists> shown_, next_;
};

}  // namespace

Result<std::unique_ptr<Batch>> make_batch(const AnyGame& game, const BatchSettings& settings) {
  if (const auto start = game.setup({settings.seats, 1, settings.options}); !start) return start.error();
  std::unique_ptr<Batch> batch;
  AllGames::each([&]<class G>() {
    if constexpr (requires(const G& g) { mind_of(g); }) {
      if (const auto* typed = dynamic_cast<const Erased<G>*>(&game))
        batch = std::make_unique<TypedBatch<G>>(typed->game(), settings);
    }
  });
  return batch;
}

}  // namespace ludarium::python
