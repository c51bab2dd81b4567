#include "core/ways.hpp"

#include <algorithm>
#include <deque>
#include <iterator>
#include <set>

#include "core/routes.hpp"
#include "core/worlds.hpp"

namespace ludarium {
namespace {

// With eight worlds, the inner links of 13 000 ways all came out as predicted; with four worlds, eight links did not.
constexpr std::size_t worlds_tried = 8;
constexpr std::size_t most_nodes = 3000;

// The fields of a kind of action that name one thing of a noun.
std::vector<FieldSpec> fields_named(const Vocabulary& vocabulary, std::string_view kind, std::string_view noun) {
  std::vector<FieldSpec> named;
  for (const KindSpec& spec : vocabulary.actions)
    for (const FieldSpec& field : spec.fields)
      if (spec.name == kind && field.thing == noun && !field.told && field.type.find(' ') == std::string::npos)
        named.push_back(field);
  return named;
}

}  // namespace

// Grows the tree. Worlds are imagined once, at the root, and carried down: after a link that teaches nothing, every
// world that fitted the view still fits the next view.
class Ways::Growing {
 public:
  explicit Growing(Ways& ways) : ways_(ways), game_(ways.game_), seat_(ways.seat_) {}

  void grow() {
    Rng rng = rng_of(ways_.view_);
    Place root{-1, imagine_worlds(game_, ways_.view_, SeatSet::of(seat_), worlds_tried, rng), {}};
    if (!asks_me_alone(ways_.view_)) return ways_of_together(root);
    seen_.insert(hash(ways_.view_));
    turn_ = game_.turn(ways_.view_);
    open_.push_back(std::move(root));
    while (!open_.empty() && !ways_.cut_) {
      const Place place = std::move(open_.front());
      open_.pop_front();
      expand(place);
    }
  }

 private:
  // A node whose actions must still be tried.
  struct Place {
    int node;
    std::vector<AnyState> worlds;
    std::vector<std::uint8_t> asked;  // kinds of decisions that were answered on the way
  };

  bool asks_me_alone(const AnyState& state) const {
    const SeatSet seats = game_.pending(state).seats;
    return seats.size() == 1 && seats.has(seat_);
  }

  // Several seats are asked at the same time: a way is a single action.
  void ways_of_together(const Place& root) {
    if (!game_.pending(ways_.view_).seats.has(seat_)) return;
    ActionList list;
    game_.legal(ways_.view_, seat_, list);
    for (Action action : list) add(root, action, false);
  }

  // The actions that are legal in all worlds.
  std::vector<Action> answers(const Place& place) const {
    std::vector<Action> found;
    for (std::size_t i = 0; i < place.worlds.size(); ++i) {
      ActionList list;
      game_.legal(place.worlds[i], seat_, list);
      if (i == 0)
        found.assign(list.begin(), list.end());
      else if (list.size() != found.size() || !std::equal(found.begin(), found.end(), list.begin()))
        std::erase_if(found, [&](Action action) { return !list.contains(action); });
    }
    return found;
  }

  void expand(const Place& place) {
    bool paid = false;  // below the root, only the first of actions that differ in payment alone
    const std::vector<Action> list = answers(place);
    // Where something can be done as usual, how else to pay for it is nothing that a click from further off means.
    const bool payment = std::none_of(list.begin(), list.end(), [&](Action action) {
      const ActionTraits traits = game_.traits(action);
      return !traits.usual_first && !traits.gives_up;
    });
    for (Action action : list) {
      if (place.node >= 0 && game_.traits(action).when_asked) continue;
      if (place.node >= 0 && game_.traits(action).usual_first) {
        if (paid || !payment) continue;
        paid = true;
      }
      if (ways_.nodes_.size() >= most_nodes) {
        ways_.cut_ = true;
        return;
      }
      const int node = add(place, action, payment);
      if (!game_.traits(action).ends_way) go_on(place, node, action);
    }
  }

  // How to pay costs nothing where that is all that is asked. Where it begins something that has a usual answer as
  // well, that answer is meant.
  int add(const Place& place, Action action, bool payment) {
    const ActionTraits traits = game_.traits(action);
    fresh_.clear();
    Node node;
    node.parent = place.node;
    node.action = action;
    node.effort = !traits.usual_first ? 1 : payment ? 0 : 2;
    if (place.node >= 0) {
      const Node& before = ways_.nodes_[static_cast<std::size_t>(place.node)];
      node.links = static_cast<std::uint8_t>(before.links + 1);
      node.effort = static_cast<std::uint8_t>(before.effort + node.effort);
      node.gives_up = before.gives_up || game_.traits(before.action).gives_up;
    }
    for (const std::string& thing : game_.things(place.worlds[0], seat_, action)) {
      const auto [at, fresh] = ways_.ids_.try_emplace(thing, static_cast<ThingId>(ways_.ids_.size()));
      if (fresh) ways_.reach_[thing] = node.links;
      if (fresh && node.links > 1 && noun_of(thing) != "do") fresh_.push_back(thing);
      node.things.push_back(at->second);
    }
    ways_.nodes_.push_back(std::move(node));
    return static_cast<int>(ways_.nodes_.size()) - 1;
  }

  // Follows a link that teaches nothing and leads to a decision of this turn of a kind not yet answered on the way.
  // What is first reached by a link that teaches something is locked.
  void go_on(const Place& place, int node, Action action) {
    Place next{node, place.worlds, place.asked};
    next.asked.push_back(game_.pending(place.worlds[0]).kind);
    Seen first;
    bool follow = false, final = false;
    for (std::size_t i = 0; i < next.worlds.size(); ++i) {
      events_.clear();
      game_.apply(next.worlds[i], seat_, action, &events_);
      Seen seen{game_.redact(next.worlds[i], seat_), events_for(events_, seat_)};
      if (i == 0) {
        first = std::move(seen);
        follow =
            ways_.nodes_[static_cast<std::size_t>(node)].links < most_links && worth_following(first.view, next.asked);
        if (!follow && fresh_.empty()) return;
        final = game_.pending(first.view).over();
      } else if (!(seen == first)) {
        final = true;  // it depends on what the mover cannot know
      }
      if (final) return ways_.locked_.insert(fresh_.begin(), fresh_.end());
    }
    if (follow && seen_.insert(hash(first.view)).second) open_.push_back(std::move(next));
  }

  bool worth_following(const AnyState& view, const std::vector<std::uint8_t>& asked) const {
    if (!asks_me_alone(view) || game_.turn(view) != turn_) return false;
    // The same kind of decision again: one thing is done, and the next one is another click.
    return std::find(asked.begin(), asked.end(), game_.pending(view).kind) == asked.end();
  }

  Ways& ways_;
  const AnyGame& game_;
  Seat seat_;
  int turn_ = 0;
  std::deque<Place> open_;
  std::set<std::uint64_t> seen_;
  Events events_;
  std::vector<std::string> fresh_;  // what the last node is the first to mention
};

Ways::Ways(const AnyGame& game, const AnyState& view, Seat seat) : game_(game), view_(view), seat_(seat) {
  Growing(*this).grow();
}

std::vector<Action> Ways::chain(int node) const {
  std::vector<Action> links;
  for (; node >= 0; node = nodes_[static_cast<std::size_t>(node)].parent)
    links.push_back(nodes_[static_cast<std::size_t>(node)].action);
  std::reverse(links.begin(), links.end());
  return links;
}

bool Ways::mentions(int node, ThingId thing) const {
  for (; node >= 0; node = nodes_[static_cast<std::size_t>(node)].parent) {
    const auto& things = nodes_[static_cast<std::size_t>(node)].things;
    if (std::find(things.begin(), things.end(), thing) != things.end()) return true;
  }
  return false;
}

bool Ways::mentions_all(int node, const std::vector<ThingId>& wanted) const {
  return std::all_of(wanted.begin(), wanted.end(), [&](ThingId thing) { return mentions(node, thing); });
}

Ways::Found Ways::to(const std::vector<std::string>& things, std::size_t most) const {
  Found found{{}, cut_};
  std::vector<ThingId> wanted;
  for (const std::string& thing : things) {
    const auto at = ids_.find(thing);
    if (at == ids_.end()) return found;
    wanted.push_back(at->second);
  }
  // No shorter prefix mentions all of them, so the last link is needed.
  std::vector<int> ends;
  for (int i = 0; i < static_cast<int>(nodes_.size()); ++i) {
    const int before = nodes_[static_cast<std::size_t>(i)].parent;
    if (mentions_all(i, wanted) && (before < 0 || !mentions_all(before, wanted))) ends.push_back(i);
  }
  const auto effort = [&](int node) { return nodes_[static_cast<std::size_t>(node)].effort; };
  const auto gives_up = [&](int node) { return nodes_[static_cast<std::size_t>(node)].gives_up; };
  const auto shortest = [&](auto counts) {
    int least = 255;
    for (int node : ends)
      if (counts(node)) least = std::min<int>(least, effort(node));
    return least;
  };
  // First the shortest ways that give nothing up. Ways that give something up only if they are shorter.
  const int whole = shortest([&](int node) { return !gives_up(node); });
  const int any = shortest([](int) { return true; });
  std::vector<int> chosen;
  for (int node : ends)
    if (!gives_up(node) && effort(node) == whole) chosen.push_back(node);
  for (int node : ends)
    if (gives_up(node) && effort(node) == any && any < whole) chosen.push_back(node);
  for (int node : chosen) {
    if (found.ways.size() == most) {
      found.more = true;
      break;
    }
    found.ways.push_back(chain(node));
  }
  return found;
}

// Whether a link leads to another decision of this turn for this seat alone, and the mover's view there, if the mover
// can know it before.
Ways::Next Ways::follow(const AnyState& view, Action action) const {
  const int turn = game_.turn(view);
  Rng rng = rng_of(view);
  std::optional<Seen> first;
  bool same = true;
  for (const AnyState& world : imagine_worlds(game_, view, SeatSet::of(seat_), worlds_tried, rng)) {
    Seen seen = seen_of(game_, world, seat_, Chain(&action, 1), seat_);
    if (game_.pending(seen.view).seats != SeatSet::of(seat_) || game_.turn(seen.view) != turn) return {};
    same = same && (!first || seen == *first);
    if (!first) first = std::move(seen);
  }
  return {true, same ? std::optional(first->view) : std::nullopt};
}

// Adds actions like the listed ones that name this thing instead of another of its kind. Their refusal is the reason.
void Ways::add_like_listed(std::string_view thing, const AnyState& view, const ActionList& list,
                           std::vector<Action>& found) const {
  const std::string_view noun = noun_of(thing);
  const std::string id(thing.substr(noun.size() + 1));
  std::set<std::uint8_t> tried;
  for (Action action : list) {
    if (!tried.insert(action.kind).second) continue;
    const boost::json::object listed = game_.action_json(view, seat_, action);
    for (const FieldSpec& field : fields_named(vocabulary_, listed.at("do").as_string(), noun)) {
      boost::json::object wished = listed;
      wished[field.name] = id;
      auto read = game_.read_action_json(view, seat_, wished);
      if (!read && id.find_first_not_of("0123456789") == std::string::npos) {
        wished[field.name] = std::strtol(id.c_str(), nullptr, 10);
        read = game_.read_action_json(view, seat_, wished);
      }
      if (read) found.push_back(*read);
    }
  }
}

// The actions that a click on the thing could mean now, as the game says.
std::vector<Action> Ways::wishes_for(std::string_view thing, const AnyState& view) const {
  std::vector<Action> found;
  if (noun_of(thing) == "do")
    if (const auto action = game_.read_action_json(view, seat_, {{"do", thing.substr(3)}})) found.push_back(*action);
  for (const std::string& text : game_.wishes(view, seat_, thing))
    if (const auto action = game_.read_action(view, seat_, text)) found.push_back(*action);
  return found;
}

// First the actions that mention all things together, then those that the game names for the last thing, then those
// listed of its kind. If a decision only asks how to pay, the usual payment leads on.
std::vector<Action> Ways::wishes(const std::vector<std::string>& things, const AnyState& view) const {
  ActionList list;
  game_.legal(view, seat_, list);
  if (!list.empty() && game_.traits(list[0]).usual_first) return {list[0]};
  std::vector<Action> listed, known = wishes_for(things.back(), view);
  if (things.size() > 1 || known.empty())
    for (const std::string& thing : things) add_like_listed(thing, view, list, listed);
  if (things.size() == 1) return known.empty() ? listed : known;
  const auto mentions_them = [&](Action action) {
    const std::vector<std::string> mentioned = game_.things(view, seat_, action);
    return std::all_of(things.begin(), things.end(), [&](const std::string& thing) {
      return std::find(mentioned.begin(), mentioned.end(), thing) != mentioned.end();
    });
  };
  std::vector<Action> together;
  std::copy_if(listed.begin(), listed.end(), std::back_inserter(together), mentions_them);
  for (const std::string& thing : things)
    for (Action wish : wishes_for(thing, view))
      if (mentions_them(wish)) together.push_back(wish);
  if (!together.empty()) return together;
  if (known.empty()) add_like_listed(things.back(), view, list, known);
  // What was picked before says which of them are meant.
  std::vector<Action> meant;
  std::copy_if(known.begin(), known.end(), std::back_inserter(meant), [&](Action action) {
    const std::vector<std::string> mentioned = game_.things(view, seat_, action);
    return std::any_of(things.begin(), things.end() - 1, [&](const std::string& thing) {
      return std::find(mentioned.begin(), mentioned.end(), thing) != mentioned.end();
    });
  });
  return meant.empty() ? known : meant;
}

void Ways::explain(const std::vector<std::string>& things, const AnyState& view, std::vector<Action>& after,
                   None& found) const {
  for (Action wish : wishes(things, view)) {
    if (std::find(after.begin(), after.end(), wish) != after.end()) continue;
    Verdict verdict = game_.why_not(view, seat_, wish);
    if (!verdict.legal) {
      if (!found.reason || found.reason->after.size() < after.size())
        found.reason = Reason{after, wish, view, std::move(verdict)};
      continue;
    }
    const Next next = follow(view, wish);
    if (!next.leads_on) continue;
    after.push_back(wish);
    if (next.view && after.size() < most_links)
      explain(things, *next.view, after, found);
    else if (found.towards.size() < after.size())
      found.towards = after;
    after.pop_back();
  }
}

Ways::None Ways::none(const std::vector<std::string>& things) const {
  None found;
  const auto named = [](const std::string& thing) { return thing.find(':') != std::string::npos; };
  if (things.empty() || !std::all_of(things.begin(), things.end(), named)) return found;
  if (vocabulary_.actions.empty()) vocabulary_ = game_.vocabulary();
  std::vector<Action> after;
  explain(things, view_, after, found);
  return found;
}

}  // namespace ludarium
