#include "table/ways.hpp"

#include <algorithm>
#include <set>

#include "core/record.hpp"
#include "core/worlds.hpp"
#include "table/messages.hpp"
#include "table/show.hpp"

namespace ludarium {
namespace {

using Json = boost::json::object;

Chain all_but_last(Chain links) { return links.first(links.size() - 1); }

// What the seat will see after the last link that is certain.
std::string sees(const Trial& trial, Chain links, bool final) {
  return short_hash(trial.view_after(final ? all_but_last(links) : links));
}

// One way with all that it promises. A link is told as the seat will see the table when its turn comes.
class WayShown {
 public:
  WayShown(const AnyGame& game, const AnyState& view, Seat seat, const Trial& trial, const Words& words)
      : game_(game), view_(view), seat_(seat), trial_(trial), words_(words) {}

  // None where trying it in more worlds shows that it cannot be promised.
  std::optional<Json> operator()(Chain links) const {
    if (!trial_.is_possible(links) || (links.size() > 1 && trial_.is_final(all_but_last(links)))) return std::nullopt;
    const bool final = trial_.is_final(links);
    Json way = show_promise(trial_, game_, seat_, links, final, words_);
    way["final"] = final;
    way["sees"] = sees(trial_, links, final);
    boost::json::array texts, parts;
    std::set<std::string> things;
    AnyState seen = view_;
    for (std::size_t i = 0; i < links.size(); ++i) {
      texts.emplace_back(game_.write_action(seen, seat_, links[i]));
      parts.push_back(part(links, i, seen, final));
      for (std::string& thing : game_.things(seen, seat_, links[i])) things.insert(std::move(thing));
      if (const auto warning = game_.warning(seen, seat_, links[i])) way["warning"] = words_.say(*warning);
      if (i + 1 < links.size()) seen = trial_.view_after(links.first(i + 1));
    }
    way["links"] = std::move(texts);
    way["parts"] = std::move(parts);
    way["things"] = boost::json::array(things.begin(), things.end());
    return way;
  }

 private:
  Json part(Chain links, std::size_t i, const AnyState& seen, bool final) const {
    const bool last = i + 1 == links.size();
    const Outcome outcome = trial_.outcome_of_last(links.first(i + 1), final && last);
    return {{"text", words_.say(game_.describe_action(seen, seat_, links[i]))},
            {"pays", show_transfers(outcome.pays)},
            {"gains", show_transfers(outcome.gains)},
            {"gives_up", game_.traits(links[i]).gives_up}};
  }

  const AnyGame& game_;
  const AnyState& view_;
  Seat seat_;
  const Trial& trial_;
  const Words& words_;
};

Json show_reason(const AnyGame& game, const AnyState& view, Seat seat, const Ways::Reason& reason, const Words& words) {
  Json why = show_verdict(reason.verdict, words);
  why.erase("legal");
  boost::json::array after;
  const Trial trial(game, view, seat);
  AnyState seen = view;
  for (std::size_t i = 0; i < reason.after.size(); ++i) {
    after.emplace_back(words.say(game.describe_action(seen, seat, reason.after[i])));
    seen = trial.view_after(Chain(reason.after).first(i + 1));
  }
  why["after"] = std::move(after);
  why["link"] = game.write_action(reason.view, seat, reason.link);
  return why;
}

// Somebody else decides: the rule that says whose turn it is, if the thing is one that rules speak of.
Json show_not_asked(const AnyGame& game, const AnyState& view, Seat seat, const Ways::None& none, const Words& words) {
  const std::string text = words.term("table.not_asked");
  if (!none.reason) return {{"text", text}};
  Json why = show_reason(game, view, seat, *none.reason, words);
  why["detail"] = text;
  return why;
}

// Of several things those that the links do not mention; the last where they mention all of them.
std::vector<std::string> not_mentioned(const AnyGame& game, const AnyState& view, Seat seat, Chain links,
                                       const std::vector<std::string>& things) {
  if (links.empty() || things.empty()) return things;
  const Trial trial(game, view, seat);
  std::set<std::string> mentioned;
  for (std::size_t i = 0; i < links.size(); ++i)
    for (std::string& thing : game.things(i == 0 ? view : trial.view_after(links.first(i)), seat, links[i]))
      mentioned.insert(std::move(thing));
  std::vector<std::string> left;
  std::copy_if(things.begin(), things.end(), std::back_inserter(left),
               [&](const std::string& thing) { return !mentioned.contains(thing); });
  if (left.empty()) left.push_back(things.back());
  return left;
}

}  // namespace

Json show_reach(const Ways& ways) {
  Json reach;
  for (const auto& [thing, links] : ways.reach()) reach[thing] = links;
  return reach;
}

boost::json::array show_locks(const Ways& ways) {
  return boost::json::array(ways.locked().begin(), ways.locked().end());
}

Json show_ways(const AnyGame& game, const AnyState& view, Seat seat, const Ways& ways,
               const std::vector<std::string>& things, const Words& words) {
  return show_ways(game, view, seat, {{}, view}, ways, things, words);
}

Json show_ways(const AnyGame& game, const AnyState& view, Seat seat, const Begun& begun, const Ways& ways,
               const std::vector<std::string>& things, const Words& words) {
  const std::vector<std::string> wanted = not_mentioned(game, view, seat, begun.links, things);
  Ways::Found found = ways.to(wanted);
  boost::json::array shown;
  std::set<std::string> open;
  const auto add = [&](const std::vector<std::vector<Action>>& chains) {
    if (chains.empty()) return;
    const Trial trial(game, view, seat);
    const WayShown show(game, view, seat, trial, words);
    for (const auto& chain : chains) {
      std::vector<Action> links = begun.links;
      links.insert(links.end(), chain.begin(), chain.end());
      auto way = show(links);
      if (!way) continue;
      for (const auto& thing : way->at("things").as_array()) open.insert(std::string(thing.as_string()));
      shown.push_back(std::move(*way));
    }
  };
  add(found.ways);
  Json reply{{"things", boost::json::array(things.begin(), things.end())}, {"more", found.more}};
  if (shown.empty()) {
    const bool asked = game.pending(view).seats.has(seat);
    const Ways::None none = wanted.empty() ? Ways::None{} : ways.none(wanted);
    if (!none.towards.empty()) add({none.towards});
    reply["towards"] = !shown.empty();
    if (!asked)
      reply["why"] = show_not_asked(game, begun.view, seat, none, words);
    else if (shown.empty() && none.reason)
      reply["why"] = show_reason(game, begun.view, seat, *none.reason, words);
    else if (shown.empty())
      reply["why"] = Json{{"text", words.say({"table.no_way", {{"prompt", inner(game.prompt(begun.view, seat))}}})}};
  }
  for (const std::string& thing : things) open.erase(thing);
  reply["open"] = boost::json::array(open.begin(), open.end());
  reply["ways"] = std::move(shown);
  return reply;
}

Result<ReadLinks> read_links(const AnyGame& game, const AnyState& view, Seat seat,
                             const std::vector<std::string>& texts) {
  if (texts.empty() || texts.size() > most_links_sent) return refused("bad_request", "table.bad_links");
  const Trial trial(game, view, seat);
  ReadLinks read;
  AnyState seen = view;
  for (const std::string& text : texts) {
    if (!read.links.empty()) {
      if (trial.is_final(read.links)) return refused("bad_request", "table.link_teaches");
      seen = trial.view_after(read.links);
      if (game.pending(seen).seats != SeatSet::of(seat)) return refused("not_asked", "table.not_asked");
    }
    const auto action = game.read_action(seen, seat, text);
    if (!action) return action.error();
    if (Verdict verdict = game.why_not(seen, seat, *action); !verdict.legal) {
      read.refused = std::move(verdict);
      return read;
    }
    read.links.push_back(*action);
  }
  if (texts.size() > 1 && !trial.is_possible(read.links)) return refused("bad_request", "table.link_teaches");
  read.sees = sees(trial, read.links, trial.is_final(read.links));
  return read;
}

Result<ReadBegun> read_begun(const AnyGame& game, const AnyState& view, Seat seat,
                             const std::vector<std::string>& texts) {
  if (texts.empty()) return ReadBegun{{{}, view}, {}};
  auto read = read_links(game, view, seat, texts);
  if (!read) return read.error();
  if (read->refused) return ReadBegun{{{}, view}, std::move(read->refused)};
  const Trial trial(game, view, seat);
  if (trial.is_final(read->links)) return refused("bad_request", "table.link_teaches");
  AnyState seen = trial.view_after(read->links);
  if (game.pending(seen).seats != SeatSet::of(seat)) return refused("not_asked", "table.not_asked");
  return ReadBegun{{std::move(read->links), std::move(seen)}, {}};
}

}  // namespace ludarium
