// Search is information-set Monte Carlo tree search (IS-MCTS), written once for every game with typed states.
// Each iteration: determinise what the seat cannot see; descend by PUCT over the actions that are legal in that world;
// add a node; roll out by the policy; evaluate; back up the value of every seat. Every seat has a tree of its own
// actions and maximises its own value there (max^n). Opponents' moves are sampled from their trees and then from the
// policy, but they create no branches in this seat's tree. In games where players mostly build on their own, the same
// number of iterations then looks about twice as many turns ahead as one tree of all moves, and seats that decide at
// the same time cannot know each other's choice. The same view, generator and number of iterations give the same
// result.
// Example: Search<Scythe> search(game, weights); search.run(view, seat, rng, {.iterations = 500}).candidates.front()
#pragma once

#include <limits>

#include "bots/search/policy.hpp"
#include "bots/search/tree.hpp"

namespace ludarium {

// A world: a random full state that fits the seat's view.
template <class G>
typename G::State determinise(const G& game, const typename G::State& view, Seat seat, Rng& rng) {
  if constexpr (requires { game.imagine(view, SeatSet::of(seat), rng); })
    return game.imagine(view, SeatSet::of(seat), rng);
  else
    return game.imagine(view, seat, rng);
}

template <class G>
class Search {
 public:
  using State = typename G::State;

  Search(const G& game, const Weights& weights)
      : game_(game), mind_(make_mind(game)), weights_(weights), policy_(mind_, weights_, mast_) {}

  SearchResult run(const State& view, Seat seat, Rng& rng, const SearchRequest& request) {
    begin(view, seat, request);
    if (settings_.dropped_share > 0) drop_at_root(view, rng);
    SearchResult result;
    const std::uint32_t most = std::max(request.iterations, 1u);
    for (; result.iterations < most; ++result.iterations) {
      const double passed = result.iterations % 8 == 7 && request.passed ? request.passed() : 0;
      if (passed >= 1) break;
      if (request.stop_when_settled && result.iterations % 64 == 63 &&
          settled(left_at_most(most, result.iterations, passed)))
        break;
      const Evaluation evaluation = iterate(view, rng);
      for (std::size_t i = 0; i < static_cast<std::size_t>(seats_); ++i) {
        result.chance[i] += evaluation.chance[i];
        result.points[i] += evaluation.points[i];
      }
    }
    for (float& chance : result.chance) chance /= static_cast<float>(result.iterations);
    for (float& points : result.points) points /= static_cast<float>(result.iterations);
    list_candidates(view, result);
    return result;
  }

 private:
  static constexpr int longest_rollout = 80, deepest = 300;  // decisions
  static constexpr std::size_t widest = 40;                  // children of a node: those with the highest logits

  void begin(const State& view, Seat seat, const SearchRequest& request) {
    spread_ = {};
    settings_ = request.settings;
    seat_ = seat;
    seats_ = game_.seats(view);
    tree_.clear(seats_);
    if (settings_.mast_weight > 0) mast_.clear();
    policy_.begin(seats_, settings_);
  }

  NodeId own_root() const { return Tree::root(seat_); }

  // The largest number of iterations that can follow, by the budget and by the time left at the present speed.
  static std::uint32_t left_at_most(std::uint32_t most, std::uint32_t done, double passed) {
    constexpr double spare = 1.25;
    if (passed <= 0) return most - done;
    return static_cast<std::uint32_t>(std::min<double>(most - done, spare * done * (1 - passed) / passed));
  }

  // Whether this many more iterations cannot change which action has the most visits.
  bool settled(std::uint32_t left) const {
    std::uint32_t most = 0, second = 0;
    for (NodeId id = tree_[own_root()].first; id != no_node; id = tree_[id].next) {
      second = std::max(second, std::min(most, tree_[id].visits));
      most = std::max(most, tree_[id].visits);
    }
    return most > second + left;
  }

  // For weak levels: a random share of the legal actions is ignored, never the one with the highest prior.
  void drop_at_root(const State& view, Rng& rng) {
    list_.clear();
    game_.legal(view, seat_, list_);
    expand(own_root(), seat_, view);
    NodeId likeliest = tree_[own_root()].first;
    for (NodeId id = likeliest; id != no_node; id = tree_[id].next)
      if (tree_[id].prior > tree_[likeliest].prior) likeliest = id;
    for (NodeId id = tree_[own_root()].first; id != no_node; id = tree_[id].next)
      if (id != likeliest && uniform(rng) < settings_.dropped_share) tree_[id].prior = 0;
  }

  // One iteration: a game in one sampled world, played on from the root.
  struct Simulation {
    State state;
    Decision decision;
    int turn;
    std::array<NodeId, most_seats_of_all> at{};  // where each seat is in its tree
    SeatSet beyond = {};                         // seats that have left their tree
  };

  Evaluation iterate(const State& view, Rng& rng) {
    Simulation sim{determinise(game_, view, seat_, rng), {}, game_.turn(view)};
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats_); ++i) sim.at[i] = Tree::root(seat_at(i));
    sim.decision = game_.pending(sim.state);
    path_.clear();
    mast_.begin(spread_, seats_);
    const int horizon = settings_.horizon > 0 ? game_.turn(view) + settings_.horizon : std::numeric_limits<int>::max();
    const auto in_tree = [&] { return !sim.beyond.has(seat_) && game_.turn(sim.state) < horizon; };
    for (int depth = 0; !sim.decision.over() && in_tree() && depth < deepest; ++depth) step(sim, rng);
    if (!sim.decision.over()) roll_out(sim.state, sim.turn, rng);
    const Evaluator<G> evaluator(game_, mind_, weights_, settings_, seat_);
    const Evaluation evaluation = evaluator.evaluate(sim.state, seats_, game_.pending(sim.state).over());
    back_up(evaluation);
    return evaluation;
  }

  // Makes one decision: by the tree of the deciding seat, or by the policy if that seat has left its tree.
  void step(Simulation& sim, Rng& rng) {
    const SeatSet asked = sim.decision.seats;
    const Seat mover = asked.has(seat_) ? seat_ : asked.lowest();
    sim.turn = game_.turn(sim.state);
    list_.clear();
    game_.legal(sim.state, mover, list_);
    const Action action = sim.beyond.has(mover) ? policy_.sample(sim.state, mover, list_, rng) : descend(sim, mover);
    note(mover, action);
    game_.apply(sim.state, mover, action, nullptr);
    sim.decision = game_.pending(sim.state);
  }

  Action descend(Simulation& sim, Seat mover) {
    NodeId& at = sim.at[index(mover)];
    at = select(at, mover, sim.state);
    path_.push_back(at);
    if (tree_[at].visits == 0 && list_.size() > 1) sim.beyond = sim.beyond.with(mover);
    return tree_[at].action;
  }

  void note(Seat mover, Action action) {
    if (settings_.mast_weight > 0 && list_.size() > 1) mast_.note(mover, action);
  }

  void back_up(const Evaluation& evaluation) {
    mast_.update(evaluation.value);
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats_); ++i) spread_[i].add(evaluation.value[i]);
    for (NodeId id : path_) {
      Node& node = tree_[id];
      ++node.visits;
      node.sum += evaluation.value[index(node.seat)];
    }
  }

  // The child to follow, among the actions that are legal in this world (`list_`).
  NodeId select(NodeId parent, Seat seat, const State& state) {
    if (!expanded(parent)) expand(parent, seat, state);
    legal_children_.clear();
    NodeId hint = tree_[parent].first;
    float sum = 0;
    std::uint32_t visits = 0;
    for (Action action : list_) {
      NodeId id = tree_.find(parent, action, hint);
      if (id == no_node) id = add_child(parent, seat, state, action);
      hint = tree_[id].next;
      if (tree_[id].prior <= 0) continue;
      ++tree_[id].available;
      sum += tree_[id].sum;
      visits += tree_[id].visits;
      legal_children_.push_back(id);
    }
    if (legal_children_.empty()) {  // none of them has a prior: take the first
      const NodeId id = tree_.find(parent, list_[0], tree_[parent].first);
      tree_[id].prior = 1;
      return id;
    }
    return best_by_puct(sum, visits, spread_[index(seat)]);
  }

  NodeId best_by_puct(float sum, std::uint32_t visits, const Spread& spread) const {
    const float deviation = spread.deviation();
    const float first_play =
        (visits ? sum / static_cast<float>(visits) : spread.mean) - settings_.fpu_reduction * deviation;
    const float explore = (settings_.puct > 0 ? settings_.puct : MindFor<G>::puct) * deviation;
    NodeId best = legal_children_[0];
    float best_score = -1e9f;
    for (NodeId id : legal_children_) {
      const Node& node = tree_[id];
      const auto tried = static_cast<float>(node.visits);
      const float value = node.visits ? node.sum / tried : first_play;
      const float score = value + explore * node.prior * std::sqrt(static_cast<float>(node.available)) / (1 + tried);
      if (score > best_score) best = id, best_score = score;
    }
    return best;
  }

  // Whether a child is legal here. After other moves of the opponents, the same node may have another decision.
  bool expanded(NodeId parent) const {
    const auto known = [&](Action action) { return tree_.find(parent, action, tree_[parent].first) != no_node; };
    return std::any_of(list_.begin(), list_.end(), known);
  }

  void expand(NodeId parent, Seat seat, const State& state) {
    logits_.clear();
    float most = never;
    for (Action action : list_) {
      logits_.push_back(policy_.logit(state, seat, action));
      most = std::max(most, logits_.back());
    }
    const float least = lowest_logit_tried();
    float sum = 0;
    for (float logit : logits_) sum += logit <= never ? 0 : std::exp(logit - most);
    tree_[parent].scale = most + std::log(std::max(sum, 1e-9f));
    const auto tried = [&](float logit) { return logit > never && logit >= least; };
    const auto children = static_cast<float>(std::count_if(logits_.begin(), logits_.end(), tried));
    for (std::size_t i = 0; i < list_.size(); ++i)
      tree_.add(parent, seat, list_[i], tried(logits_[i]) ? prior_of(logits_[i], parent, children) : 0);
  }

  // Softmax of the logits, mixed with a uniform share because the learned policy can be wrong.
  float prior_of(float logit, NodeId parent, float children) const {
    const float learned = std::min(std::exp(logit - tree_[parent].scale), 1.f);
    return (1 - settings_.uniform_share) * learned + settings_.uniform_share / children;
  }

  float lowest_logit_tried() {
    if (logits_.size() <= widest) return never;
    sorted_ = logits_;
    std::nth_element(sorted_.begin(), sorted_.begin() + widest - 1, sorted_.end(), std::greater<>());
    return sorted_[widest - 1];
  }

  // Adds an action that is legal in this world but was not legal when the node was expanded.
  NodeId add_child(NodeId parent, Seat seat, const State& state, Action action) {
    const float logit = policy_.logit(state, seat, action);
    const auto children = static_cast<float>(list_.size());
    return tree_.add(parent, seat, action, logit <= never ? 0 : prior_of(logit, parent, children));
  }

  // Rollouts become twice as long when the number of iterations is four times as large.
  int rollout_turns() const {
    constexpr float short_search = 500;  // iterations
    constexpr RolloutTurns turns = MindFor<G>::rollout_turns;
    if (settings_.rollout_turns > 0) return settings_.rollout_turns;
    const float grown = std::sqrt(std::max(spread_[0].count / short_search, 1.f));
    return std::min(static_cast<int>(grown * static_cast<float>(turns.at_first) + 0.5f), turns.at_most);
  }

  void roll_out(State& state, int turn, Rng& rng) {
    int turns = rollout_turns();
    for (int i = 0; i < longest_rollout; ++i) {
      const Decision decision = game_.pending(state);
      if (decision.over()) return;
      if (game_.turn(state) != turn) {
        turn = game_.turn(state);
        if (--turns <= 0) return;
      }
      const Seat mover = decision.seats.lowest();
      list_.clear();
      game_.legal(state, mover, list_);
      const Action action = policy_.sample(state, mover, list_, rng);
      note(mover, action);
      game_.apply(state, mover, action, nullptr);
    }
  }

  // All actions that are legal in the view, so that even a search of one iteration has an answer.
  void list_candidates(const State& view, SearchResult& result) {
    list_.clear();
    game_.legal(view, seat_, list_);
    for (Action action : list_) {
      const NodeId id = tree_.find(own_root(), action, tree_[own_root()].first);
      if (id == no_node) {
        result.candidates.push_back({action, 0, 0, 0});
        continue;
      }
      const Node& node = tree_[id];
      result.candidates.push_back(
          {action, node.visits, node.visits ? node.sum / static_cast<float>(node.visits) : 0, node.prior});
    }
    std::stable_sort(result.candidates.begin(), result.candidates.end(), [](const Candidate& a, const Candidate& b) {
      return a.visits != b.visits ? a.visits > b.visits : a.visits ? a.value > b.value : a.prior > b.prior;
    });
  }

  const G& game_;
  MindFor<G> mind_;
  const Weights& weights_;
  MastTable mast_;
  Policy<G> policy_;
  SearchSettings settings_;
  Tree tree_;
  Seat seat_ = Seat::none;
  int seats_ = 0;
  std::array<Spread, most_seats_of_all> spread_{};
  std::vector<NodeId> path_, legal_children_;
  std::vector<float> logits_, sorted_;
  ActionList list_;
};

}  // namespace ludarium
