// The core of VecEnv: a Batch with its arrays as numpy sees them, without copying.
#include <atomic>

#include "core/action_id.hpp"
#include "python/binding/batch.hpp"
#include "python/binding/bind.hpp"

namespace ludarium::python {
namespace {

// A batch is stepped by one thread at a time; a second one is told so instead of waiting for ever.
class PyBatch {
 public:
  PyBatch(SharedSetup setup, std::unique_ptr<Batch> batch) : setup_(std::move(setup)), batch_(std::move(batch)) {}

  const Batch& batch() const { return *batch_; }
  const SharedSetup& setup() const { return setup_; }

  void reset() {
    const Use use(*this);
    const py::gil_scoped_release free;
    batch_->reset();
  }

  void step(const py::object& actions) {
    const Use use(*this);
    const auto places = numbers(actions);
    if (const auto env = batch_->wrong_choice(all(places)))
      throw Refused{Refused::Kind::illegal, "illegal",
                    "environment " + std::to_string(*env) + " has no legal action at place " +
                        std::to_string(places.at(static_cast<py::ssize_t>(*env)))};
    take(all(places));
  }

  void step_ids(const py::object& actions) {
    const Use use(*this);
    const auto ids = numbers(actions);
    std::vector<std::int64_t> places;
    if (const auto env = batch_->find(all(ids), places)) refuse(*env, ids.at(static_cast<py::ssize_t>(*env)));
    take(places);
  }

  // What is copied out of the environments must not be written by a step of another thread meanwhile.
  PyState state(std::size_t env) const {
    const Use use(*this);
    return state_of(env);
  }
  std::shared_ptr<const AnswerLists> lists() const {
    const Use use(*this);
    return batch_->lists;
  }
  void fail_next(std::size_t env) {
    if (env >= batch_->settings.envs) throw py::index_error("no such environment");
    batch_->fail_next(env);
  }

 private:
  struct Use {
    explicit Use(const PyBatch& of) : batch(of) {
      if (batch.used_.exchange(true)) {
        throw Refused{Refused::Kind::bad_input, "in_use", "another thread is stepping these environments"};
      }
    }
    ~Use() { batch.used_ = false; }
    const PyBatch& batch;
  };
  using Numbers = py::array_t<std::int64_t, py::array::c_style>;

  static std::span<const std::int64_t> all(const Numbers& numbers) {
    return {numbers.data(), static_cast<std::size_t>(numbers.size())};
  }

  Numbers numbers(const py::object& actions) const {
    const auto bad = [](const std::string& why) { return Refused{Refused::Kind::bad_input, "bad_shape", why}; };
    const py::array given = py::array::ensure(actions);
    if (!given) {
      PyErr_Clear();
      throw bad("actions are an array of whole numbers");
    }
    const char kind = given.dtype().kind();
    if (kind != 'i' && kind != 'u')
      throw bad("actions are whole numbers, not of dtype " + py::str(given.dtype()).cast<std::string>());
    if (given.ndim() != 1 || given.shape(0) != static_cast<py::ssize_t>(batch_->settings.envs))
      throw bad("one action for each of the " + std::to_string(batch_->settings.envs) + " environments is needed");
    return Numbers(given);
  }

  void take(std::span<const std::int64_t> places) {
    std::vector<Batch::Failure> failures;
    {
      const py::gil_scoped_release free;
      failures = batch_->step(places);
    }
    if (failures.empty()) return;
    std::string what;
    for (const auto& failure : failures)
      what +=
          (what.empty() ? "" : "; ") + ("environment " + std::to_string(failure.env) + " began anew: ") + failure.what;
    throw std::runtime_error(what);
  }

  PyState state_of(std::size_t env) const {
    if (env >= batch_->settings.envs) throw py::index_error("no such environment");
    return PyState(Position(setup_, batch_->state(env), {}, batch_->moves(env)));
  }

  [[noreturn]] void refuse(std::size_t env, std::int64_t id) const {
    const Position position = state_of(env).position;
    const std::string which = "environment " + std::to_string(env) + ": ";
    Action action{};
    if (id >= 0) {
      action = action_of(id);
      const Verdict verdict = position.why_not(position.mover(), action);
      if (!verdict.legal) {
        Refused refused = position.refusal(verdict);
        refused.message = which + refused.message;
        throw refused;
      }
    }
    throw Refused{Refused::Kind::illegal, "illegal", which + "no such action is listed"};
  }

  SharedSetup setup_;
  std::unique_ptr<Batch> batch_;
  mutable std::atomic<bool> used_ = false;
};

using Shape = std::vector<py::ssize_t>;

// The engine goes on with these numbers, so nobody else may write them.
py::array to_read(py::array array) {
  py::detail::array_proxy(array.ptr())->flags &= ~py::detail::npy_api::NPY_ARRAY_WRITEABLE_;
  return array;
}
template <class T>
py::array rows(py::handle owner, const std::vector<T>& numbers, Shape shape) {
  return to_read(py::array_t<T>(std::move(shape), numbers.data(), owner));
}
py::array flags(py::handle owner, const std::vector<std::uint8_t>& numbers, Shape shape) {
  return to_read(py::array(py::dtype::of<bool>(), std::move(shape), numbers.data(), owner));
}

// The lists of one step, which stay as they are while somebody holds them.
py::tuple lists_of(const PyBatch& py_batch) {
  const Batch& batch = py_batch.batch();
  const auto kept = new std::shared_ptr<const AnswerLists>(py_batch.lists());
  const py::capsule owner(kept, [](void* held) { delete static_cast<std::shared_ptr<const AnswerLists>*>(held); });
  const AnswerLists& lists = **kept;
  const auto count = static_cast<py::ssize_t>(lists.ids.size()), width = static_cast<py::ssize_t>(Traits::capacity);
  const auto begin = rows(owner, lists.begin, {static_cast<py::ssize_t>(lists.begin.size())});
  const auto ids = rows(owner, lists.ids, {count});
  if (!batch.settings.traits) return py::make_tuple(begin, ids, py::none(), py::none(), py::none());
  return py::make_tuple(begin, ids, rows(owner, lists.traits, {count, width}),
                        rows(owner, lists.families, {count, width}), rows(owner, lists.priors, {count}));
}

BatchSettings settings_of(const SharedSetup& setup, std::size_t envs, std::size_t threads, std::uint64_t seed,
                          const std::optional<std::string>& key, const std::string& rewards, std::size_t longest,
                          std::size_t width, bool traits) {
  const auto refuse = [](const char* code, std::string why) {
    throw Refused{Refused::Kind::bad_input, code, std::move(why)};
  };
  const auto kind = rewards_named(rewards);
  if (!kind) refuse("bad_rewards", R"(rewards are "place", "win" or "score")");
  if (envs == 0 || envs > 1'000'000) refuse("bad_envs", "1 to 1000000 environments");
  if (threads == 0 || threads > 256) refuse("bad_threads", "1 to 256 threads");
  if (width == 0 || width > ActionList::capacity) refuse("bad_width", "the mask is 1 to 2048 wide");
  return {setup->seats, envs, threads, seed, setup->options, *kind, longest, width, traits, key_from(key)};
}

}  // namespace

void bind_batch(py::module_& module) {
  py::class_<PyBatch>(module, "Batch", "The core of ludarium.VecEnv.")
      .def(py::init([](const std::shared_ptr<GameSetup>& setup, std::size_t envs, std::size_t threads,
                       std::uint64_t seed, const std::optional<std::string>& key, const std::string& rewards,
                       std::size_t longest, std::size_t width, bool traits) {
             auto batch =
                 make_batch(setup->game, settings_of(setup, envs, threads, seed, key, rewards, longest, width, traits));
             if (!batch) throw setup->refusal(batch.error());
             return std::make_unique<PyBatch>(setup, std::move(*batch));
           }),
           py::arg("game"), py::arg("envs"), py::arg("threads"), py::arg("seed"), py::arg("key"), py::arg("rewards"),
           py::arg("longest"), py::arg("width"), py::arg("traits"))
      .def("reset", &PyBatch::reset, "Begins every game anew.")
      .def("step", &PyBatch::step, py::arg("actions"), "Plays the legal action at a place of each list.")
      .def("step_ids", &PyBatch::step_ids, py::arg("ids"), "The same by ids.")
      .def("state", &PyBatch::state, py::arg("env"), "The position of an environment.")
      .def("_fail_next", &PyBatch::fail_next, py::arg("env"),
           "Lets an environment fail at its next step: for tests of what happens then.")
      .def("lists", lists_of, "indptr, ids, traits, families, priors.")
      .def_property_readonly(
          "game", [](const PyBatch& b) { return std::const_pointer_cast<GameSetup>(b.setup()); }, "The game.")
      .def_property_readonly(
          "decisions", [](const PyBatch& b) { return b.batch().decisions; }, "Decisions made.")
      .def_property_readonly(
          "games", [](const PyBatch& b) { return b.batch().games; }, "Games that have ended.")
      .def_property_readonly(
          "seconds", [](const PyBatch& b) { return b.batch().seconds; }, "Spent in the engine.")
      .def_property_readonly(
          "arrays",
          [](const py::object& self) {
            const Batch& b = self.cast<const PyBatch&>().batch();
            const auto n = static_cast<py::ssize_t>(b.settings.envs);
            return py::make_tuple(rows(self, b.observation, {n, static_cast<py::ssize_t>(b.features)}),
                                  flags(self, b.mask, {n, static_cast<py::ssize_t>(b.settings.width)}),
                                  rows(self, b.rewards, {n, static_cast<py::ssize_t>(b.settings.seats)}),
                                  flags(self, b.done, {n}), flags(self, b.truncated, {n}), rows(self, b.seat, {n}));
          },
          "observation, mask, rewards, done, truncated, seat.");
}

}  // namespace ludarium::python
