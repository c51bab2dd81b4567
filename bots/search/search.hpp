// Tree search over imagined states (information-set MCTS), written once for every game with typed states.
// Each iteration imagines what the seat cannot see, walks down the tree along the answers that are possible in that
// world, adds one node, plays on for a turn or more by what is usual, and judges the position for every seat; each
// seat chooses for itself (max^n). Where several seats decide at once, each chooses without knowing the others'
// answers. The same view, generator and number of iterations give the same result. Example: Search<Scythe> search(game,
// brain); Found found = search.run(view, seat, rng, {.iterations = 500});
#pragma once

#include <algorithm>
#include <cmath>

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

// How usual each of the listed answers is: weights that need not sum to 1, 0 for those never looked at.
template <class G>
class Usual {
 public:
  using State = typename G::State;
  Usual(const MindFor<G>& mind, const Brain& brain) : mind_(mind), brain_(brain) {}
  void begin(int seats, const SearchStyle& style) {
    learned_ = brain_.leanings(seats).data();
    experience_ = style.experience;
    sharpness_ = style.sharpness;
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
      weight_[i] = lean <= never ? 0 : std::exp(lean * sharpness_);
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
  float experience_ = 1, sharpness_ = 1;
  std::vector<float> weight_;
};

template <class G>
class Search {
 public:
  using State = typename G::State;

  Search(const G& game, const Brain& brain)
      : game_(game), mind_(make_mind(game)), brain_(brain), usual_(mind_, brain_) {}

  Found run(const State& view, Seat seat, Rng& rng, const SearchRequest& request) {
    begin(view, seat, request);
    if (style_.overlooks > 0) overlook(view, rng);
    Found found;
    const std::uint32_t most = std::max(request.iterations, 1u);
    for (; found.iterations < most; ++found.iterations) {
      if (found.iterations % 8 == 7 && request.enough && request.enough()) break;
      if (request.brisk && found.iterations % 64 == 63 && settled(most - found.iterations)) break;
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
  static constexpr float least_spread = 1e-3f;

  // Mean and spread of the values each seat has met.
  struct Spread {
    float count = 0, mean = 0, squares = 0;
    void show(float value) {
      const float off = value - mean;
      mean += off / ++count;
      squares += off * (value - mean);
    }
    float deviation() const { return count < 2 ? 0.1f : std::max(std::sqrt(squares / count), least_spread); }
  };

  void begin(const State& view, Seat seat, const SearchRequest& request) {
    tree_.clear();
    spread_ = {};
    style_ = request.style;
    seat_ = seat;
    seats_ = game_.seats(view);
    usual_.begin(seats_, style_);
  }

  // Whatever the iterations left find, the same answer will have been tried most.
  bool settled(std::uint32_t left) const {
    std::uint32_t most = 0, second = 0;
    for (NodeId id = tree_[Tree::root].first; id != no_node; id = tree_[id].next) {
      if (tree_[id].seat != seat_) continue;
      second = std::max(second, std::min(most, tree_[id].visits));
      most = std::max(most, tree_[id].visits);
    }
    return most > second + left;
  }

  void overlook(const State& view, Rng& rng) {
    list_.clear();
    game_.legal(view, seat_, list_);
    list_answers(Tree::root, seat_, view);
    NodeId usual = tree_[Tree::root].first;
    for (NodeId id = usual; id != no_node; id = tree_[id].next)
      if (tree_[id].prior > tree_[usual].prior) usual = id;
    for (NodeId id = tree_[Tree::root].first; id != no_node; id = tree_[id].next)
      if (id != usual && uniform(rng) < style_.overlooks) tree_[id].prior = 0;
  }

  // A way down the tree in one imagined world.
  struct Walk {
    State state;
    Decision decision;
    int turn;
    NodeId node = Tree::root;
    NodeId joint = no_node;  // where the decision that several take at once began
    bool joined = false;
  };

  Verdicts iterate(const State& view, Rng& rng) {
    Walk walk{imagine_for(game_, view, seat_, rng), {}, game_.turn(view)};
    walk.decision = game_.pending(walk.state);
    path_.clear();
    bool known = true;
    for (int depth = 0; known && !walk.decision.over() && depth < deepest; ++depth) known = follow(walk);
    if (!walk.decision.over()) play_out(walk.state, walk.turn, rng);
    const Judge<G> judge(game_, mind_, brain_, style_, seat_);
    const Verdicts verdicts = judge.judge(walk.state, seats_, game_.pending(walk.state).over());
    learn(verdicts);
    return verdicts;
  }

  // One decision further; false if nobody had come that way before.
  bool follow(Walk& walk) {
    const SeatSet asked = walk.decision.seats;
    const Seat mover = asked.has(seat_) ? seat_ : asked.lowest();
    walk.turn = game_.turn(walk.state);
    list_.clear();
    game_.legal(walk.state, mover, list_);
    if (!walk.joined && asked.size() > 1) walk.joint = walk.node, walk.joined = true;
    const NodeId chosen = select(walk.joined ? walk.joint : walk.node, mover, walk.state);
    const Action action = tree_[chosen].action;
    walk.node = node_behind(walk, chosen, mover);
    const bool fresh = tree_[walk.node].visits == 0 && list_.size() > 1;
    game_.apply(walk.state, mover, action, nullptr);
    walk.decision = game_.pending(walk.state);
    walk.joined = walk.joined && !walk.decision.over() && walk.decision.seats == asked.without(mover);
    return !fresh || walk.joined;
  }

  // Where several decide at once, the chooser does not know the others' answers, but they lead elsewhere.
  NodeId node_behind(const Walk& walk, NodeId chosen, Seat mover) {
    path_.push_back(chosen);
    if (!walk.joined || walk.joint == walk.node) return chosen;
    const Action action = tree_[chosen].action;
    NodeId next = tree_.find(walk.node, mover, action, tree_[walk.node].first);
    if (next == no_node) next = tree_.add(walk.node, mover, action, 1);
    path_.push_back(next);
    return next;
  }

  void learn(const Verdicts& verdicts) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats_); ++i) spread_[i].show(verdicts.value[i]);
    for (NodeId id : path_) {
      Node& node = tree_[id];
      ++node.visits;
      node.sum += verdicts.value[index(node.seat)];
    }
    ++tree_[Tree::root].visits;
  }

  // The answer to follow: what has proved good, and what is usual and little tried. `list_` has what is possible.
  NodeId select(NodeId parent, Seat seat, const State& state) {
    if (!listed(parent, seat)) list_answers(parent, seat, state);
    here_.clear();
    NodeId hint = tree_[parent].first;
    float sum = 0;
    std::uint32_t visits = 0;
    for (Action action : list_) {
      NodeId id = tree_.find(parent, seat, action, hint);
      if (id == no_node) id = add_answer(parent, seat, state, action);
      hint = tree_[id].next;
      if (tree_[id].prior <= 0) continue;
      ++tree_[id].available;
      sum += tree_[id].sum;
      visits += tree_[id].visits;
      here_.push_back(id);
    }
    if (here_.empty()) {  // all of them unusual: then the first will do
      const NodeId id = tree_.find(parent, seat, list_[0], tree_[parent].first);
      tree_[id].prior = 1;
      return id;
    }
    return best_of(sum, visits, spread_[index(seat)]);
  }

  NodeId best_of(float sum, std::uint32_t visits, const Spread& spread) const {
    const float deviation = spread.deviation();
    const float untried = (visits ? sum / static_cast<float>(visits) : spread.mean) - style_.doubt * deviation;
    const float explore = style_.exploration * deviation;
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

  bool listed(NodeId parent, Seat seat) const {
    const NodeId first = tree_[parent].first;
    if (first == no_node) return false;
    for (NodeId id = first; id != no_node; id = tree_[id].next)
      if (tree_[id].seat == seat) return true;
    return false;
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

  void play_out(State& state, int turn, Rng& rng) {
    int turns = style_.turns > 0 ? style_.turns : MindFor<G>::turns_ahead;
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
      game_.apply(state, mover, usual_.choose(state, mover, list_, rng), nullptr);
    }
  }

  // Only what the true view allows; all of it, so that even a search of one iteration has an answer.
  void list_candidates(const State& view, Found& found) {
    list_.clear();
    game_.legal(view, seat_, list_);
    for (Action action : list_) {
      const NodeId id = tree_.find(Tree::root, seat_, action, tree_[Tree::root].first);
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
