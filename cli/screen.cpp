#include "cli/screen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "core/screen_text.hpp"
#include "core/trial.hpp"

namespace ludarium {

void Screen::say(const Message& message) const { line(words_.say(message)); }

void Screen::line(std::string_view text) const {
  if (at_terminal_ && !text.empty())
    out_ << wrapped(text, words_.width());
  else
    out_ << text << '\n';
}

void Screen::board(const AnyGame& game, const AnyState& view, Seat seat) const {
  out_ << game.draw_board(view, seat, words_) << '\n';
}

void Screen::hints(const AnyGame& game, const AnyState& view, Seat seat) const {
  for (const Message& hint : game.hints(view, seat)) say({"cli.play.hint", {{"text", words_.say(hint)}}});
}

void Screen::prompt(const AnyGame& game, const AnyState& view, Seat seat) const {
  line(fmt::format("[{}] {}", who(game, view, seat), words_.say(game.prompt(view, seat))));
}

void Screen::choice(const AnyGame& game, const AnyState& view, Seat seat, std::size_t number, Action action,
                    std::string_view note) const {
  line(fmt::format("{:>4}. {}   ({}){}", number, words_.say(game.describe_action(view, seat, action)),
                   game.write_action(view, seat, action), note));
}

void Screen::choices(const AnyGame& game, const AnyState& view, Seat seat, const ActionList& list,
                     std::size_t most) const {
  // Showing one more line takes no more room than a line that says so.
  const std::size_t shown = list.size() <= most + 1 ? list.size() : most;
  const Trial trial(game, view, seat);
  for (std::size_t i = 0; i < shown; ++i) {
    const bool final = trial.is_final(list[i]);
    std::string note = price(game, trial.outcome(list[i], final).pays);
    if (final) note += "  " + words_.term("cli.play.final");
    choice(game, view, seat, i + 1, list[i], note);
  }
  if (shown < list.size()) say({"cli.play.more_choices", {{"count", static_cast<long>(list.size() - shown)}}});
}

// The first of these terms that the language has. Positions name things by ids; a term may be singular or plural.
std::optional<std::string> Screen::known_term(const AnyGame& game, std::initializer_list<std::string> names) const {
  for (const std::string& name : names)
    if (std::string key = fmt::format("{}.{}", game.id(), name); words_.term(key) != key) return key;
  return std::nullopt;
}

// "2 coins" from the id "coins". A term with its own name for the uncounted thing (moc, 2 body moci) is counted itself.
// Otherwise the term of the token comes before the bare word, which may be a verb (raze).
std::string Screen::amount(const AnyGame& game, const Transfer& part) const {
  const std::string what(part.what);
  const std::string one = what.ends_with('s') ? what.substr(0, what.size() - 1) : what;
  const auto key = known_term(game, {what + ".name"}) ? known_term(game, {what})
                                                      : known_term(game, {what + "_token", what, one, what + "s"});
  return key ? words_.counted(*key, part.amount) : fmt::format("{} {}", part.amount, what);
}

// "Saxony" from the id "saxony": a seat has the name of its faction or colour, or of the solo opponent.
std::string Screen::who(const AnyGame& game, const AnyState& view, Seat seat) const {
  const std::string name = game.seat_name(view, seat);
  const auto key = known_term(game, {"faction_" + name, "colour_" + name, "seat_" + name});
  return key ? words_.term(*key) : name;
}

std::string Screen::amounts(const AnyGame& game, const std::vector<Transfer>& parts) const {
  std::vector<Transfer> sums;  // without the places
  for (const Transfer& part : parts) {
    const auto same =
        std::find_if(sums.begin(), sums.end(), [&](const Transfer& sum) { return sum.what == part.what; });
    if (same == sums.end())
      sums.push_back(part);
    else
      same->amount += part.amount;
  }
  std::string all;
  for (const Transfer& part : sums) all += (all.empty() ? "" : ", ") + amount(game, part);
  return all;
}

// Shows everything that is paid at once, also substitutes such as gold for wood.
std::string Screen::price(const AnyGame& game, const std::vector<Transfer>& pays) const {
  return pays.empty() ? "" : "  " + words_.say({"cli.play.pays", {{"what", amounts(game, pays)}}});
}

void Screen::substitutes(const AnyGame& game, const std::vector<Transfer>& parts) const {
  say({"cli.play.substitute", {{"what", amounts(game, parts)}}});
}

void Screen::verdict(const Verdict& verdict) const {
  if (verdict.legal) return say({"cli.why.legal", {}});
  say({"cli.illegal", {{"rule", verdict.rule}, {"text", words_.rule(verdict.rule, verdict.edition)}}});
  if (verdict.detail) say(*verdict.detail);
}

namespace {

std::string points_shown(long points) { return points < 0 ? fmt::format("−{}", -points) : std::to_string(points); }

}  // namespace

void Screen::scores(const AnyGame& game, const AnyState& view) const {
  const Scores scores = game.score(view);
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const std::string place = scores[i].place ? std::to_string(scores[i].place) : "?";
    const std::string total = scores[i].known ? points_shown(scores[i].total) : "?";
    line(fmt::format("{}. {:<12} {:>5}", place, who(game, view, seat_at(i)), total));
    for (const ScoreLine& part : scores[i].lines)
      line(fmt::format("   {:>5}  {}", points_shown(part.points), words_.term(part.key)));
  }
}

// The tie-break that decided between two seats with the same total.
void Screen::ties(const AnyGame& game, const AnyState& state, const Scores& all) const {
  for (std::size_t ahead = 0; ahead < all.size(); ++ahead)
    for (std::size_t behind = 0; behind < all.size(); ++behind) {
      if (all[ahead].total != all[behind].total || all[ahead].place + 1 != all[behind].place) continue;
      for (std::size_t i = 0; i < std::min(all[ahead].ties.size(), all[behind].ties.size()); ++i) {
        const ScoreLine &more = all[ahead].ties[i], &less = all[behind].ties[i];
        if (more.points == less.points) continue;
        say({"cli.play.tie",
             {{"ahead", who(game, state, seat_at(ahead))},
              {"behind", who(game, state, seat_at(behind))},
              {"what", Term{more.key}},
              {"theirs", long{more.points}},
              {"others", long{less.points}}}});
        break;
      }
    }
}

void Screen::result(const AnyGame& game, const AnyState& state) const {
  say({"cli.play.over", {}});
  scores(game, state);
  const Scores all = game.score(state);
  ties(game, state, all);
  bool won = false;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Seat seat = seat_at(i);
    if (all[i].place == 1) say({"cli.play.winner", {{"who", who(game, state, seat)}}});
    won = won || all[i].place == 1;
    for (const std::string& title : titles(game, state, seat))
      say({"cli.play.title", {{"who", who(game, state, seat)}, {"title", Term{title}}}});
  }
  if (!won) say({"cli.play.no_winner", {}});
}

void Screen::events(const Match& match, Seat seat, std::size_t first, std::size_t most) const {
  std::vector<std::string> lines;
  std::size_t number = 0;
  match.replay([&](const Match::Step& step, const AnyState&, const AnyState& after) {
    if (number++ < first) return;
    const AnyState view = match.game().redact(after, seat);
    for (const Event& event : events_for(step.events, seat))
      lines.push_back(words_.say(match.game().describe_event(view, event)));
  });
  for (std::size_t i = lines.size() - std::min(most, lines.size()); i < lines.size(); ++i) line("  " + lines[i]);
}

}  // namespace ludarium
