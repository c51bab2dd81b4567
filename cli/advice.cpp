#include "cli/advice.hpp"

#include <fmt/format.h>

#include <ostream>

#include "cli/bot_tools.hpp"
#include "cli/files.hpp"
#include "cli/screen.hpp"

namespace ludarium {
namespace {

std::string percent(float share) { return fmt::format("{:.0f}", 100 * share); }

constexpr double width = 800, height = 300, margin = 40;

double across(std::size_t i, std::size_t all) {
  return margin +
         (width - 2 * margin) * static_cast<double>(i) / static_cast<double>(std::max<std::size_t>(all, 2) - 1);
}
double down(float share) { return height - margin - (height - 2 * margin) * static_cast<double>(share); }

std::string draw_seat(const std::vector<Reviewed>& steps, std::size_t seat, const std::string& name) {
  static constexpr std::array<const char*, 8> dashes{"", "8 4", "2 3", "12 3 2 3", "5 5", "1 4", "14 6", "3 8"};
  std::string points;
  for (std::size_t i = 0; i < steps.size(); ++i)
    points += fmt::format("{:.1f},{:.1f} ", across(i, steps.size()), down(steps[i].chance[seat]));
  return fmt::format(
      "<polyline fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-dasharray=\"{}\" points=\"{}\">"
      "<title>{}</title></polyline>\n<text x=\"{}\" y=\"{:.1f}\" font-size=\"12\">{}</text>\n",
      dashes[seat % dashes.size()], points, name, width - margin + 4,
      steps.empty() ? height / 2 : down(steps.back().chance[seat]), name);
}

}  // namespace

std::string draw_review(const Match& match, const std::vector<Reviewed>& steps) {
  std::string svg = fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" role=\"img\">\n",
                                width + 80, height);
  for (int line = 0; line <= 4; ++line) {
    const float share = static_cast<float>(line) / 4;
    svg += fmt::format(
        "<line x1=\"{}\" x2=\"{}\" y1=\"{:.1f}\" y2=\"{:.1f}\" stroke=\"currentColor\" stroke-opacity=\"0.2\"/>"
        "<text x=\"4\" y=\"{:.1f}\" font-size=\"12\">{} %</text>\n",
        margin, width - margin, down(share), down(share), down(share) + 4, line * 25);
  }
  for (std::size_t i = 0; i < match.seats(); ++i)
    svg += draw_seat(steps, i, match.game().seat_name(match.state(), seat_at(i)));
  for (const Reviewed& worst : turning_points(steps, usual_turning_points))
    for (std::size_t i = 0; i < steps.size(); ++i)
      if (steps[i].move == worst.move)
        svg += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\" fill=\"currentColor\"/>\n",
                           across(i, steps.size()), down(steps[i].chance[index(worst.seat)]));
  return svg + "</svg>\n";
}

namespace {

Result<Match> match_of(const Registry& games, const std::string& text, const Words& words) {
  RecordReading reading = read_record(games, text, words);
  if (reading.problem) return Error{"bad_record", with_line(*reading.problem)};
  return Match::start(*reading.game, std::move(reading.record));
}

int fail(const Message& message, const Words& words, std::ostream& out) { return out << words.say(message) << '\n', 1; }

void tell_turning_point(const Match& match, const Reviewed& step, const Words& words, std::ostream& out) {
  const AnyGame& game = match.game();
  const AnyState view = game.redact(match.before(step.move), step.seat);
  out << words.say({"cli.review.turning_point",
                    {{"turn", long{step.turn}},
                     {"who", Screen(words, out).who(game, view, step.seat)},
                     {"played", inner(game.describe_action(view, step.seat, step.played))},
                     {"best", inner(game.describe_action(view, step.seat, step.best))},
                     {"loss", percent(step.loss)}}})
      << '\n';
}

}  // namespace

int hint(const Registry& games, const AdviceRequest& request, const Words& words, std::ostream& out) {
  auto match = match_of(games, request.record, words);
  if (!match) return fail(match.error().message, words, out);
  if (request.step && *request.step < match->steps().size()) match->take_back_to(*request.step);
  const auto bot = make_search_bot(request.bot, bot_tools());
  if (!bot) return fail({"cli.unknown_bot", {{"name", request.bot}}}, words, out);
  const SeatSet asked = match->game().pending(match->state()).seats;
  const Seat seat = request.seat ? seat_at(*request.seat) : asked.lowest();
  if (!asked.has(seat)) return fail({"cli.engine.not_asked", {}}, words, out);
  const AnyState view = match->view(seat);
  Rng rng = decision_rng(match->record().setup.seed, seat, match->steps().size());
  const SearchResult found = bot->think(match->game(), view, seat, rng);
  if (request.json)
    return out << boost::json::serialize(show_hint(match->game(), view, seat, found, request.most, words)) << '\n', 0;
  for (std::size_t i = 0; i < std::min(request.most, found.candidates.size()); ++i) {
    const Candidate& candidate = found.candidates[i];
    out << words.say({"cli.hint.answer",
                      {{"value", percent(candidate.value)},
                       {"text", inner(match->game().describe_action(view, seat, candidate.action))},
                       {"action", match->game().write_action(view, seat, candidate.action)}}})
        << '\n';
  }
  return 0;
}

int review(const Registry& games, const AdviceRequest& request, const Words& words, std::ostream& out) {
  const auto match = match_of(games, request.record, words);
  if (!match) return fail(match.error().message, words, out);
  const auto critic = make_search_bot(request.bot, bot_tools());
  if (!critic) return fail({"cli.unknown_bot", {{"name", request.bot}}}, words, out);
  const auto steps = review_match(*match, *critic);
  if (!request.graph.empty()) {
    const auto done = write_text_file(request.graph, draw_review(*match, steps));
    if (!done) return fail(done.error().message, words, out);
  }
  if (request.json) return out << boost::json::serialize(show_review(*match, steps, words)) << '\n', 0;
  for (const Reviewed& step : steps) {
    std::string chances;
    for (std::size_t i = 0; i < match->seats(); ++i) chances += fmt::format(" {:>3}", percent(step.chance[i]));
    const AnyState before = match->before(step.move);
    out << fmt::format("{:>4} {:<12}{}  {}{}\n", step.turn, Screen(words, out).who(match->game(), before, step.seat),
                       chances, match->game().write_action(before, step.seat, step.played),
                       step.loss > 0.02f ? fmt::format("  (−{})", percent(step.loss)) : "");
  }
  out << '\n' << words.say({"cli.review.turning_points", {}}) << '\n';
  for (const Reviewed& step : turning_points(steps, usual_turning_points)) tell_turning_point(*match, step, words, out);
  return 0;
}

}  // namespace ludarium
