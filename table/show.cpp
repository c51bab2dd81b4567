#include "table/show.hpp"

#include <algorithm>

#include "core/record.hpp"

namespace ludarium {
namespace {

boost::json::object show_option(const AnyGame& game, const OptionSpec& option, const Words& words) {
  static constexpr std::array<const char*, 3> types{"flag", "choice", "list"};
  boost::json::array choices(option.choices.begin(), option.choices.end());
  return {{"name", option.name},
          {"type", types.at(static_cast<std::size_t>(option.type))},
          {"choices", std::move(choices)},
          {"default", option.fallback},
          {"text", words.term(option.text_key)},
          {"least_seats", std::max(option.least_seats, game.least_seats())},
          {"most_seats", option.most_seats == 0 ? game.most_seats() : option.most_seats}};
}

boost::json::value show_seat(Seat seat) {
  if (seat == Seat::none) return nullptr;
  return index(seat);
}

boost::json::array show_texts(const std::vector<std::string>& texts) {
  return boost::json::array(texts.begin(), texts.end());  // NOLINT(modernize-return-braced-init-list)
}

boost::json::array show_kinds(const std::vector<KindSpec>& kinds) {
  boost::json::array shown;
  for (const KindSpec& kind : kinds) {
    boost::json::array fields;
    for (const FieldSpec& field : kind.fields)
      fields.push_back(boost::json::object{{"name", field.name},
                                           {"type", field.type},
                                           {"optional", field.optional},
                                           {"told", field.told},
                                           {"thing", field.thing}});
    boost::json::object entry{{"name", kind.name}, {"fields", std::move(fields)}};
    if (!kind.verbs.empty()) entry["verbs"] = show_texts(kind.verbs);
    if (!kind.thing.empty()) entry["thing"] = kind.thing;
    shown.push_back(std::move(entry));
  }
  return shown;
}

boost::json::object show_event(const AnyGame& game, const AnyState& view, const Event& event, const Words& words) {
  boost::json::object shown = game.event_json(view, event);
  shown["text"] = words.say(game.describe_event(view, event));
  return shown;
}

}  // namespace

boost::json::object show_game(const AnyGame& game, const Words& words) {
  boost::json::array options;
  for (const OptionSpec& option : game.options()) options.push_back(show_option(game, option, words));
  return {{"id", game.id()},
          {"rules", game.rules_version()},
          {"least_seats", game.least_seats()},
          {"most_seats", game.most_seats()},
          {"options", std::move(options)}};
}

boost::json::object show_status(const AnyGame& game, const AnyState& view, std::size_t moves) {
  const Decision decision = game.pending(view);
  boost::json::array names;
  for (int i = 0; i < game.seats(view); ++i)
    names.emplace_back(game.seat_name(view, seat_at(static_cast<std::size_t>(i))));
  boost::json::array waiting;
  for (Seat seat : decision.seats) waiting.push_back(show_seat(seat));
  return {{"game", game.id()},
          {"seats", std::move(names)},
          {"options", game.read_options(view)},
          {"turn", game.turn(view)},
          {"moves", moves},
          {"decision", game.decision_name(view)},
          {"waiting", std::move(waiting)},
          {"over", decision.over()},
          {"hash", short_hash(view)}};
}

boost::json::object show_action(const AnyGame& game, const AnyState& view, Seat seat, Action action,
                                const Words& words) {
  return {{"action", game.write_action(view, seat, action)},
          {"do", game.action_json(view, seat, action)},
          {"text", words.say(game.describe_action(view, seat, action))}};
}

boost::json::array show_actions(const AnyGame& game, const AnyState& view, Seat seat, const ActionList& list,
                                const Words& words) {
  boost::json::array actions;
  if (list.empty()) return actions;
  const Trial trial(game, view, seat);
  for (Action action : list) {
    boost::json::object shown = show_action(game, view, seat, action, words);
    shown["final"] = trial.is_final(action);
    actions.push_back(std::move(shown));
  }
  return actions;
}

boost::json::array show_transfers(const std::vector<Transfer>& transfers) {
  boost::json::array shown;
  for (const Transfer& transfer : transfers) {
    boost::json::object entry{{"what", transfer.what}, {"amount", transfer.amount}};
    if (!transfer.at.empty()) entry["at"] = transfer.at;
    shown.push_back(std::move(entry));
  }
  return shown;
}

boost::json::object show_outcome(const Outcome& outcome) {
  boost::json::object shown{{"pays", show_transfers(outcome.pays)}, {"gains", show_transfers(outcome.gains)}};
  if (outcome.score) shown["score"] = *outcome.score;
  if (!outcome.substitutes.empty()) shown["substitutes"] = show_transfers(outcome.substitutes);
  return shown;
}

boost::json::object show_promise(const Trial& trial, const AnyGame& game, Seat seat, Chain links, bool final,
                                 const Words& words) {
  Outcome outcome = trial.outcome(links, final);
  const Outcome rest = trial.rest(links, final);
  outcome.add(rest);
  boost::json::object shown = show_outcome(outcome);
  if (final && trial.ends_the_game(links)) shown["ends_game"] = true;
  if (trial.asks_on(links, final))
    shown["then"] = boost::json::object{{"text", words.say(game.prompt(trial.view_after(links), seat))},
                                        {"pays", show_transfers(rest.pays)},
                                        {"gains", show_transfers(rest.gains)}};
  return shown;
}

boost::json::object show_vocabulary(const Vocabulary& words) {
  boost::json::array nouns;
  for (const NounSpec& noun : words.nouns)
    nouns.push_back(boost::json::object{{"name", noun.name}, {"ids", show_texts(noun.ids)}});
  return {{"actions", show_kinds(words.actions)}, {"events", show_kinds(words.events)}, {"nouns", std::move(nouns)}};
}

boost::json::array show_events(const AnyGame& game, const AnyState& view, const Events& events, const Words& words) {
  boost::json::array shown;
  for (const Event& event : events) shown.push_back(show_event(game, view, event, words));
  return shown;
}

boost::json::array show_scores(const AnyGame& game, const AnyState& view, const Words& words) {
  boost::json::array shown;
  for (const SeatScore& score : game.score(view)) {
    boost::json::array lines;
    for (const ScoreLine& line : score.lines) {
      boost::json::object entry{{"key", line.key}, {"text", words.term(line.key)}, {"points", line.points}};
      if (line.each > 0) entry["count"] = line.count, entry["each"] = line.each;
      lines.push_back(std::move(entry));
    }
    boost::json::array ties;
    for (const ScoreLine& tie : score.ties)
      ties.push_back(boost::json::object{{"key", tie.key}, {"text", words.term(tie.key)}, {"points", tie.points}});
    boost::json::array earned;
    for (const std::string& title : titles(game, view, seat_at(shown.size())))
      earned.push_back(boost::json::object{{"key", title}, {"text", words.term(title)}});
    using boost::json::value;
    shown.push_back(boost::json::object{{"seat", shown.size()},
                                        {"total", score.known ? value(score.total) : value(nullptr)},
                                        {"place", score.place ? value(score.place) : value(nullptr)},
                                        {"lines", std::move(lines)},
                                        {"ties", std::move(ties)},
                                        {"titles", std::move(earned)}});
  }
  return shown;
}

boost::json::object show_verdict(const Verdict& verdict, const Words& words) {
  boost::json::object shown{{"legal", verdict.legal}};
  if (verdict.legal) return shown;
  shown["rule"] = verdict.rule;
  shown["text"] = words.rule(verdict.rule, verdict.edition);
  if (verdict.detail) shown["detail"] = words.say(*verdict.detail);
  return shown;
}

boost::json::object show_error(const Error& error, const Words& words) {
  return {{"type", "error"}, {"code", error.code}, {"message", words.say(error.message)}};
}

boost::json::array show_messages(const std::vector<Message>& messages, const Words& words) {
  boost::json::array shown;
  for (const Message& message : messages) shown.emplace_back(words.say(message));
  return shown;
}

}  // namespace ludarium
