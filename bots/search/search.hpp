// Tree search over imagined states (information-set MCTS), written once for every game with typed states.
// Every seat has a tree of its own answers alone and chooses there by its own values (max^n): what the others do in
// between is met, not distinguished. In games where everybody mostly builds their own, that looks twice as many turns
// ahead as one tree of all answers, and who decides at the same time as others does not know their answers.
// Each iteration imagines what the seat cannot see, follows the trees along the answers that are possible in that
// world, adds a node to each, plays on for a turn or more by what is usual and by what went well in this search before
// (findings.hpp), and judges the position for every seat.
// The same view, generator and number of iterations give the same result.
// Example: Search<Scythe> search(game, brain); Found found = search.run(view, seat, rng, {.iterations = 500});
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "bots/search/findings.hpp"
#include "bots/search/judge.hpp"
#include "bots/search/tree.hpp"
#include "bots/uniform.hpp"

namespace ludarium {

template <class G>
typename G::State imagine_for(const G& game, const typename G::State& view, Seat seat, Rng& rng) {
  if constexpr (requires { game.imagine(view, SeatSet::of(seat), rng); })
    return game.imagine(view, SeatSet::of(seat), rng);
  else
    return game.imagine(view, seat, rng);
}

// How usual an answer is, and imagined play by that: what is usual is done most, and what was found to go well oftener.
template <class G>
class Usual {
 public:
  using State = typename G::State;
  Usual(const MindFor<G>& mind, const Brain& brain, const Findings& findings)
      : mind_(mind), brain_(brain), findings_(findings) {}
  void begin(int seats, const SearchStyle& style) {
    learned_ = brain_.leanings(seats).data();
    experience_ = style.experience;
    sharpness_ = style.sharpness;
    insight_ = style.insight;
  }

  float leaning(const State& state, Seat seat, Action action) const {
    const float hunch = mind_.hunch(state, seat, action);
    if (hunch <= never) return never;
    Traits traits;
    mind_.traits(state, seat, action, traits);
    float sum = hunch;
    for (std::uint16_t trait : traits) sum += experience_ * learned_[trait];
    return std::clamp(sum, -12.f, 12.f);
  }

  Action choose(const State& state, Seat seat, const ActionList& list, Rng& rng) {
    if (list.size() == 1) return list[0];
    float sum = 0;
    weight_.resize(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
      const float lean = leaning(state, seat, list[i]);
      const float found = insight_ > 0 ? insight_ * findings_.favour(seat, list[i]) : 0;
      weight_[i] = lean <= never ? 0 : std::exp(lean * sharpness_ + found);
      sum += weight_[i];
    }
    if (sum <= 0) return list[rng.below(static_cast<std::uint32_t>(list.size()))];
    float left = uniform(rng) * sum;
    for (std::size_t i = 0; i < list.size(); ++i)
      if ((left -= weight_[i]) < 0) return list[i];
    return *std::find_if(list.begin(), list.end(), [&](const Action& a) { return weight_[&a - list.begin()] > 0; });
  }

 private:
  const MindFor<G>& mind_;
  const Brain& brain_;
  const float* learned_ = nullptr;  // by trait
  const Findings& findings_;
  float experience_ = 1, sharpness_ = 1, insight_ = 0;
  std::vector<float> weight_;
};

template <class G>
class Search {
 public:
  using State = typename G::State;

  Search(const G& game, const Brain& brain)
      : game_(game), mind_(make_mind(game)), brain_(brain), usual_(mind_, brain_, findings_) {}

  Found run(const State& view, Seat seat, Rng& rng, const SearchRequest& request) {
    begin(view, seat, request);
    if (style_.overlooks > 0) overlook(view, rng);
    Found found;
    const std::uint32_t most = std::max(request.iterations, 1u);
    for (; found.iterations < most; ++found.iterations) {
      const double passed = found.iterations % 8 == 7 && request.passed ? request.passed() : 0;
      if (passed >= 1) break;
      if (request.brisk && found.iterations % 64 == 63 && settled(left_at_most(most, found.iterations, passed))) break;
      const auto verdicts = iterate(view, rng);
      for (std::size_t i = 0; i < static_cast<std::size_t>(seats_); ++i) {
        found.chance[i] += verdicts.chance[i];
        found.points[i] += verdicts.points[i];
      }
    }
    for (float& chance : found.chance) chance /= static_cast<float>(found.iterations);
    for (float& points : found.points) points /= static_cast<float>(found.iterations);
    list_candidates(view, found);
    return found;
  }

 private:
  using Verdicts = typename Judge<G>::Verdicts;
  static constexpr int longest_playout = 80, deepest = 300;  // decisions
  static constexpr std::size_t widest = 40;                  // answers looked at, the most usual first

  void begin(const State& view, Seat seat, const SearchRequest& request) {
    spread_ = {};
    style_ = request.style;
    seat_ = seat;
    seats_ = game_.seats(view);
    tree_.clear(seats_);
    if (style_.insight > 0) findings_.clear();
    usual_.begin(seats_, style_);
  }

  NodeId own_root() const { return Tree::root(seat_); }

  // Iterations are counted, and time goes on about as it went: a little more may fit into what is left of it.
  static std::uint32_t left_at_most(std::uint32_t most, std::uint32_t done, double passed) {
    constexpr double spare = 1.25;
    if (passed <= 0) return most - done;
    return static_cast<std::uint32_t>(std::min<double>(most - done, spare * done * (1 - passed) / passed));
  }

  // Whatever the iterations left find, the same answer will have been tried most.
  bool settled(std::uint32_t left) const {
    std::uint32_t most = 0, second = 0;
    for (NodeId id = tree_[own_root()].first; id != no_node; id = tree_[id].next) {
      second = std::max(second, std::min(most, tree_[id].visits));
      most = std::max(most, tree_[id].visits);
    }
    return most > second + left;
  }

  void overlook(const State& view, Rng& rng) {
    list_.clear();
    game_.legal(view, seat_, list_);
    list_answers(own_root(), seat_, view);
    NodeId usual = tree_[own_root()].first;
    for (NodeId id = usual; id != no_node; id = tree_[id].next)
      if (tree_[id].prior > tree_[usual].prior) usual = id;
    for (NodeId id = tree_[own_root()].first; id != no_node; id = tree_[id].next)
      if (id != usual && uniform(rng) < style_.overlooks) tree_[id].prior = 0;
  }

  // A game in one imagined world, played on from the position that is searched.
  struct Walk {
    State state;
    Decision decision;
    int turn;
    std::array<NodeId, most_seats_of_all> at{};  // where each seat is in its tree
    SeatSet beyond = {};                         // seats that have come where they never were
  };

  Verdicts iterate(const State& view, Rng& rng) {
    Walk walk{imagine_for(game_, view, seat_, rng), {}, game_.turn(view)};
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats_); ++i) walk.at[i] = Tree::root(seat_at(i));
    walk.decision = game_.pending(walk.state);
    path_.clear();
    findings_.begin(spread_, seats_);
    const int horizon = style_.reach > 0 ? game_.turn(view) + style_.reach : std::numeric_limits<int>::max();
    const auto planned = [&] { return !walk.beyond.has(seat_) && game_.turn(walk.state) < horizon; };
    for (int depth = 0; !walk.decision.over() && planned() && depth < deepest; ++depth) step(walk, rng);
    if (!walk.decision.over()) play_out(walk.state, walk.turn, rng);
    const Judge<G> judge(game_, mind_, brain_, style_, seat_);
    const Verdicts verdicts = judge.judge(walk.state, seats_, game_.pending(walk.state).over());
    learn(verdicts);
    return verdicts;
  }

  // One decision further: by the tree of whoever decides, or by what is usual if that seat is beyond it.
  void step(Walk& walk, Rng& rng) {
    const SeatSet asked = walk.decision.seats;
    const Seat mover = asked.has(seat_) ? seat_ : asked.lowest();
    walk.turn = game_.turn(walk.state);
    list_.clear();
    game_.legal(walk.state, mover, list_);
    const Action action =
        walk.beyond.has(mover) ? usual_.choose(walk.state, mover, list_, rng) : follow_tree(walk, mover);
    note(mover, action);
    game_.apply(walk.state, mover, action, nullptr);
    walk.decision = game_.pending(walk.state);
  }

  Action follow_tree(Walk& walk, Seat mover) {
    NodeId& at = walk.at[index(mover)];
    at = select(at, mover, walk.state);
    path_.push_back(at);
    if (tree_[at].visits == 0 && list_.size() > 1) walk.beyond = walk.beyond.with(mover);
    return tree_[at].action;
  }

  void note(Seat mover, Action action) {
    if (style_.insight > 0 && list_.size() > 1) findings_.note(mover, action);
  }

  void learn(const Verdicts& verdicts) {
    findings_.learn(verdicts.value);
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats_); ++i) spread_[i].show(verdicts.value[i]);
    for (NodeId id : path_) {
      Node& node = tree_[id];
      ++node.visits;
      node.sum += verdicts.value[index(node.seat)];
    }
  }

  // The answer to follow: what has proved good, and what is usual and little tried. `list_` has what is possible.
  NodeId select(NodeId parent, Seat seat, const State& state) {
    if (!met(parent)) list_answers(parent, seat, state);
    here_.clear();
    NodeId hint = tree_[parent].first;
    float sum = 0;
    std::uint32_t visits = 0;
    for (Action action : list_) {
      NodeId id = tree_.find(parent, action, hint);
      if (id == no_node) id = add_answer(parent, seat, state, action);
      hint = tree_[id].next;
      if (tree_[id].prior <= 0) continue;
      ++tree_[id].available;
      sum += tree_[id].sum;
      visits += tree_[id].visits;
      here_.push_back(id);
    }
    if (here_.empty()) {  // all of them unusual: then the first will do
      const NodeId id = tree_.find(parent, list_[0], tree_[parent].first);
      tree_[id].prior = 1;
      return id;
    }
    return best_of(sum, visits, spread_[index(seat)]);
  }

  NodeId best_of(float sum, std::uint32_t visits, const Spread& spread) const {
    const float deviation = spread.deviation();
    const float untried = (visits ? sum / static_cast<float>(visits) : spread.mean) - style_.doubt * deviation;
    const float explore = (style_.exploration > 0 ? style_.exploration : MindFor<G>::exploration) * deviation;
    NodeId best = here_[0];
    float best_score = -1e9f;
    for (NodeId id : here_) {
      const Node& node = tree_[id];
      const auto tried = static_cast<float>(node.visits);
      const float value = node.visits ? node.sum / tried : untried;
      const float score = value + explore * node.prior * std::sqrt(static_cast<float>(node.available)) / (1 + tried);
      if (score > best_score) best = id, best_score = score;
    }
    return best;
  }

  // Whether this decision was met here before: what others do in between may lead to another one.
  bool met(NodeId parent) const {
    const auto known = [&](Action action) { return tree_.find(parent, action, tree_[parent].first) != no_node; };
    return std::any_of(list_.begin(), list_.end(), known);
  }

  void list_answers(NodeId parent, Seat seat, const State& state) {
    leaning_.clear();
    float most = never;
    for (Action action : list_) {
      leaning_.push_back(usual_.leaning(state, seat, action));
      most = std::max(most, leaning_.back());
    }
    const float least = least_of_the_widest();
    float sum = 0;
    for (float lean : leaning_) sum += lean <= never ? 0 : std::exp(lean - most);
    tree_[parent].scale = most + std::log(std::max(sum, 1e-9f));
    const auto looked_at = [&](float lean) { return lean > never && lean >= least; };
    const auto answers = static_cast<float>(std::count_if(leaning_.begin(), leaning_.end(), looked_at));
    for (std::size_t i = 0; i < list_.size(); ++i)
      tree_.add(parent, seat, list_[i], looked_at(leaning_[i]) ? prior_of(leaning_[i], parent, answers) : 0);
  }

  // How usual an answer is among so many, and what curiosity adds: what was learned may be wrong.
  float prior_of(float lean, NodeId parent, float answers) const {
    const float usual = std::min(std::exp(lean - tree_[parent].scale), 1.f);
    return (1 - style_.curiosity) * usual + style_.curiosity / answers;
  }

  float least_of_the_widest() {
    if (leaning_.size() <= widest) return never;
    sorted_ = leaning_;
    std::nth_element(sorted_.begin(), sorted_.begin() + widest - 1, sorted_.end(), std::greater<>());
    return sorted_[widest - 1];
  }

  // Possible in this world, but not when the answers were first listed.
  NodeId add_answer(NodeId parent, Seat seat, const State& state, Action action) {
    const float lean = usual_.leaning(state, seat, action);
    const auto answers = static_cast<float>(list_.size());
    return tree_.add(parent, seat, action, lean <= never ? 0 : prior_of(lean, parent, answers));
  }

  // The longer the thought, the further: twice as far after four times as many iterations.
  int turns_to_play_on() const {
    constexpr float brief = 500;  // iterations
    constexpr TurnsAhead ahead = MindFor<G>::turns_ahead;
    if (style_.turns > 0) return style_.turns;
    const float grown = std::sqrt(std::max(spread_[0].count / brief, 1.f));
    return std::min(static_cast<int>(grown * static_cast<float>(ahead.at_first) + 0.5f), ahead.at_most);
  }

  void play_out(State& state, int turn, Rng& rng) {
    int turns = turns_to_play_on();
    for (int i = 0; i < longest_playout; ++i) {
      const Decision decision = game_.pending(state);
      if (decision.over()) return;
      if (game_.turn(state) != turn) {
        turn = game_.turn(state);
        if (--turns <= 0) return;
      }
      const Seat mover = decision.seats.lowest();
      list_.clear();
      game_.legal(state, mover, list_);
      const Action action = usual_.choose(state, mover, list_, rng);
      note(mover, action);
      game_.apply(state, mover, action, nullptr);
    }
  }

  // Only what the true view allows; all of it, so that even a search of one iteration has an answer.
  void list_candidates(const State& view, Found& found) {
    list_.clear();
    game_.legal(view, seat_, list_);
    for (Action action : list_) {
      const NodeId id = tree_.find(own_root(), action, tree_[own_root()].first);
      if (id == no_node) {
        found.candidates.push_back({action, 0, 0, 0});
        continue;
      }
      const Node& node = tree_[id];
      found.candidates.push_back(
          {action, node.visits, node.visits ? node.sum / static_cast<float>(node.visits) : 0, node.prior});
    }
    std::stable_sort(found.candidates.begin(), found.candidates.end(), [](const Candidate& a, const Candidate& b) {
      return a.visits != b.visits ? a.visits > b.visits : a.visits ? a.value > b.value : a.prior > b.prior;
    });
  }

  const G& game_;
  MindFor<G> mind_;
  const Brain& brain_;
  Findings findings_;
  Usual<G> usual_;
  SearchStyle style_;
  Tree tree_;
  Seat seat_ = Seat::none;
  int seats_ = 0;
  std::array<Spread, most_seats_of_all> spread_{};
  std::vector<NodeId> path_, here_;
  std::vector<float> leaning_, sorted_;
  ActionList list_;
};

}  // namespace ludarium
