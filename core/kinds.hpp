// KindOf describes one kind of action or event, VocabularyOf all kinds of a game, each by its name and its fields. From
// these tables come the JSON of actions and events, both ways; their sentences, if a game has no better one; what an
// action gains and costs; the verbs of the notation; and the tables of the documentation. A table lists its kinds in
// the order of their numbers, and the fields in the order of the operands.
// Example: {Do::step, "step", {told("unit", unit, moving_unit), one("to", hex), one("load", load)}, "go"}
#pragma once

#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

#include "core/action.hpp"
#include "core/event.hpp"
#include "core/fields.hpp"
#include "core/result.hpp"
#include "core/vocabulary.hpp"

namespace ludarium {

// Whether the seat of an event gains or pays something. The event's fields `what`, `amount` and `at` say the rest. If
// it has no field `what`, `what` stands here. If its only field is a list, the seat pays one of each thing in the list.
struct Purse {
  enum class Effect : std::uint8_t { none, gains, pays };
  Effect effect = Effect::none;
  std::string_view what;
};
constexpr Purse gains(std::string_view what = "") { return {Purse::Effect::gains, what}; }
constexpr Purse pays(std::string_view what = "") { return {Purse::Effect::pays, what}; }

template <class C>
struct KindOf {
  static constexpr std::size_t most_fields = 7;

  std::uint8_t kind = 0;
  std::string_view name;
  std::array<FieldOf<C>, most_fields> fields{};
  std::size_t field_count = 0;
  std::string_view verbs;    // of an action, in the notation; several verbs: "pass|use"
  Purse purse;               // of an event
  std::string_view thing{};  // of an action: the thing that a screen draws for it
  bool joined = false;       // that thing and the fields are one name: "spot:commission:1"
  bool usual_first = false;  // actions differ only in how the same is done; the usual one is listed first
  bool gives_up = false;     // leaves something undone
  bool when_asked = false;   // answers something that happened: no way leads through its cause
  bool ends_way = false;     // done for itself: no way leads through it to something else

  template <class Kind>
  constexpr KindOf(Kind kind_, std::string_view name_, std::initializer_list<FieldOf<C>> fields_ = {},
                   std::string_view verbs_ = "")
      : kind(static_cast<std::uint8_t>(kind_)), name(name_), field_count(fields_.size()), verbs(verbs_) {
    std::copy(fields_.begin(), fields_.end(), fields.begin());
  }
  template <class Kind>
  constexpr KindOf(Kind kind_, std::string_view name_, std::initializer_list<FieldOf<C>> fields_, Purse purse_)
      : KindOf(kind_, name_, fields_) {
    purse = purse_;
  }

  // Used behind a row of the table: Kind(Do::act, "act", {...}).as_one("act").
  constexpr KindOf as_one(std::string_view name_) const {
    KindOf copy = on(name_);
    copy.joined = true;
    return copy;
  }
  constexpr KindOf on(std::string_view name_) const {
    KindOf copy = *this;
    copy.thing = name_;
    return copy;
  }
  constexpr KindOf with_usual_first() const {
    KindOf copy = *this;
    copy.usual_first = true;
    return copy;
  }
  constexpr KindOf only_when_asked() const {
    KindOf copy = *this;
    copy.when_asked = true;
    return copy;
  }
  constexpr KindOf done_for_itself() const {
    KindOf copy = *this;
    copy.ends_way = true;
    return copy;
  }
  constexpr KindOf giving_up() const {
    KindOf copy = *this;
    copy.gives_up = true;
    return copy;
  }

  // The things that an action mentions: those of its fields, and always "do:<kind>".
  void things(const C& about, Operands operands, std::vector<std::string>& out) const {
    std::string whole(thing);
    std::size_t at = 0;
    for (const FieldOf<C>& field : all_fields()) {
      field.each_named(about, operands.subspan(at), operands, [&](int value) {
        if (joined)
          whole += ":" + field.noun->key(about, value);
        else if (!field.noun->thing.empty())
          out.push_back(std::string(field.noun->thing) + ":" + field.noun->key(about, value));
      });
      at += field.count;
    }
    if (!whole.empty()) out.push_back(std::move(whole));
    out.push_back("do:" + std::string(name));
  }

  // The verbs, in the order in which an action chooses among them.
  std::vector<std::string_view> verb_list() const {
    std::vector<std::string_view> list;
    for (std::size_t from = 0; from < verbs.size();) {
      const std::size_t to = std::min(verbs.find('|', from), verbs.size());
      list.push_back(verbs.substr(from, to - from));
      from = to + 1;
    }
    return list;
  }

  std::span<const FieldOf<C>> all_fields() const { return std::span(fields).first(field_count); }

  void write(json::object& out, const C& about, Operands operands) const {
    std::size_t at = 0;
    for (const FieldOf<C>& field : all_fields()) {
      field.write(out, about, operands.subspan(at), operands);
      at += field.count;
    }
  }

  // Its sentence. Each field fills the hole with its name. Each optional field that is present is added to the key
  // ("gained", "gained_at"). If there is an `amount`, things are counted.
  Message sentence(const C& about, Operands operands) const {
    Message message{std::string(name), {}};
    std::optional<int> amount;
    each_value(about, operands, [&](const FieldOf<C>& field, int value) {
      if (field.name == "amount") amount = value;
    });
    each_value(about, operands, [&](const FieldOf<C>& field, int value) {
      if (field.absent) message.key += "_" + std::string(field.name);
      const bool counted = amount && field.noun->counted;
      message.args.emplace_back(field.name,
                                counted ? field.noun->counted(about, value, *amount) : field.noun->say(about, value));
    });
    return message;
  }

  // Whether every field names something that exists.
  bool makes_sense(const C& about, Operands operands) const {
    bool sense = true;
    each_value(about, operands,
               [&](const FieldOf<C>& field, int value) { sense = sense && field.noun->knows(about, value); });
    return sense;
  }

  // Unknown fields are refused. `other` are names that the caller knows besides the fields.
  Reading read(const json::object& in, const C& about, std::span<int> operands, NameList other) const {
    std::size_t at = 0;
    for (const FieldOf<C>& field : all_fields()) {
      if (auto problem = field.read(in.if_contains(field.name), about, operands.subspan(at)))
        return inside(field.name, problem);
      at += field.count;
    }
    for (const FieldOf<C>& field : all_fields())
      if (auto problem = field.agrees(in.if_contains(field.name), about, operands)) return inside(field.name, problem);
    for (const auto& pair : in) {
      const std::string_view key = pair.key();
      const auto known = [&](const FieldOf<C>& field) { return field.name == key; };
      if (std::none_of(fields.begin(), fields.end(), known) && !place_in(other, key))
        return Problem{std::string(key), {"action.unknown_field", {}}};
    }
    return std::nullopt;
  }

  // Calls visit(field, value) for every field that names one thing.
  template <class Visit>
  void each_value(const C& about, Operands operands, Visit visit) const {
    std::size_t at = 0;
    for (const FieldOf<C>& field : all_fields()) {
      if (const auto value = field.value(about, operands.subspan(at), operands)) visit(field, *value);
      at += field.count;
    }
  }
};

inline Seat seat_of_event(const json::value& in) {
  const json::value* found = in.is_object() ? in.get_object().if_contains("seat") : nullptr;
  std::size_t seat = index(Seat::none);
  if (found) Number{0, 254}.read(*found, seat);
  return seat_at(seat);
}

// A game's vocabulary: its kinds of actions and of events, each in the order of its numbers.
template <class C>
class VocabularyOf {
 public:
  using Kinds = std::span<const KindOf<C>>;

  // The last kinds are parameters so that a table with a missing kind does not compile.
  template <class Do, class Happened>
  consteval VocabularyOf(Kinds actions, Do last_action, Kinds events, Happened last_event)
      : actions_(actions), events_(events) {
    if (!in_order(actions, static_cast<std::uint8_t>(last_action))) throw "a kind of action is missing or misplaced";
    if (!in_order(events, static_cast<std::uint8_t>(last_event))) throw "a kind of event is missing or misplaced";
  }

  const KindOf<C>* action(std::uint8_t kind) const { return numbered(actions_, kind); }
  const KindOf<C>* event(std::uint8_t kind) const { return numbered(events_, kind); }
  Kinds actions() const { return actions_; }

  std::string_view action_name(std::uint8_t kind) const { return action(kind) ? action(kind)->name : "?"; }
  std::string_view event_name(std::uint8_t kind) const { return event(kind) ? event(kind)->name : "?"; }

  json::object write(const C& about, Action it) const {
    json::object out{{"do", action_name(it.kind)}};
    const std::vector<int> operands(it.arg.begin(), it.arg.end());
    if (const auto* kind = action(it.kind)) kind->write(out, about, operands);
    return out;
  }

  Result<Action> read_action(const C& about, const json::value& in) const {
    static constexpr Names<1> other = {"do"};
    const auto* kind = named(actions_, in, other[0]);
    if (!kind) return unknown(in, other[0]);
    std::array<int, operand_count<Action>> operands{};
    auto problem = kind->read(in.get_object(), about, operands, other);
    Action action{kind->kind, {}};
    for (std::size_t i = 0; i < operands.size() && !problem; ++i) {
      action.arg[i] = static_cast<std::uint8_t>(operands[i]);
      if (action.arg[i] != operands[i]) problem = Problem{field_of(*kind, i), {"action.out_of_range", {}}};
    }
    if (problem) return refusal(*problem);
    return action;
  }

  // `about` has the seat of the event.
  json::object write(const C& about, const Event& it) const {
    json::object out{{"event", event_name(it.kind)}, {"seat", nullptr}};
    if (it.seat != Seat::none) out["seat"] = index(it.seat);
    const std::vector<int> operands(it.arg.begin(), it.arg.end());
    if (const auto* kind = event(it.kind)) kind->write(out, about, operands);
    if (it.because != Event::no_action) out["because"] = action_name(it.because);
    return out;
  }

  Result<Event> read_event(const C& about, const json::value& in) const {
    static constexpr Names<4> other = {"event", "seat", "because", "text"};
    const auto* kind = named(events_, in, other[0]);
    if (!kind) return unknown(in, other[0]);
    std::array<int, operand_count<Event>> operands{};
    if (const auto problem = kind->read(in.get_object(), about, operands, other)) return refusal(*problem);
    Event event;
    event.kind = kind->kind;
    event.seat = about.seat;
    std::transform(operands.begin(), operands.end(), event.arg.begin(),
                   [](int operand) { return static_cast<std::int16_t>(operand); });
    if (const auto* cause = named(actions_, in, "because")) event.because = cause->kind;
    return event;
  }

  // The sentence of an action or event; its key does not have the game's name yet. None for an unknown kind.
  std::optional<Message> say(const C& about, Action it) const {
    const std::vector<int> operands(it.arg.begin(), it.arg.end());
    const auto* kind = action(it.kind);
    if (!kind || !kind->makes_sense(about, operands)) return std::nullopt;
    return kind->sentence(about, operands);
  }
  std::optional<Message> say(const C& about, const Event& it) const {
    const std::vector<int> operands(it.arg.begin(), it.arg.end());
    const auto* kind = event(it.kind);
    return kind ? std::optional(kind->sentence(about, operands)) : std::nullopt;
  }

  std::vector<std::string> things(const C& about, Action it) const {
    std::vector<std::string> found;
    const std::array<int, operand_count<Action>> operands = operands_of(it);
    if (const auto* kind = action(it.kind)) kind->things(about, operands, found);
    return found;
  }
  ActionTraits traits(Action it) const {
    const auto* kind = action(it.kind);
    return kind ? ActionTraits{kind->usual_first, kind->gives_up, kind->when_asked, kind->ends_way} : ActionTraits{};
  }

  // A trial calls this for every event in every world, so it does not use JSON.
  std::vector<Transfer> transfers(const C& about, const Event& it) const {
    const auto* kind = event(it.kind);
    if (!kind || kind->purse.effect == Purse::Effect::none) return {};
    const std::array<int, operand_count<Event>> operands = operands_of(it);
    const bool gained = kind->purse.effect == Purse::Effect::gains;
    if (kind->purse.what.empty() && kind->field_count == 1 && kind->fields[0].shape == Shape::list)
      return one_of_each(gained, kind->fields[0], about, operands);
    Transfer transfer{gained, std::string(kind->purse.what), 1, "", false};
    kind->each_value(about, operands, [&](const FieldOf<C>& field, int value) {
      if (field.name == "what") transfer.what = field.noun->written_key(about, value);
      if (field.name == "amount") transfer.amount = value + field.noun->first;
      if (field.name == "at") transfer.at = field.noun->written_key(about, value);
      if (field.name == "substitute") transfer.substitute = true;
    });
    return {transfer};
  }

  Vocabulary describe() const {
    Vocabulary all;
    for (const KindOf<C>& kind : actions_) all.actions.push_back(describe(kind, all.nouns));
    for (const KindOf<C>& kind : events_) all.events.push_back(describe(kind, all.nouns));
    return all;
  }

 private:
  static std::vector<Transfer> one_of_each(bool gained, const FieldOf<C>& list, const C& about, Operands operands) {
    std::vector<Transfer> found;
    list.each_named(about, operands, operands, [&](int value) {
      found.push_back({gained, list.noun->written_key(about, value), 1, "", false});
    });
    return found;
  }

  static constexpr bool in_order(Kinds kinds, std::uint8_t last) {
    for (std::size_t i = 0; i < kinds.size(); ++i)
      if (kinds[i].kind != kinds.front().kind + i) return false;
    return !kinds.empty() && kinds.back().kind == last;
  }

  template <class T>
  static constexpr std::size_t operand_count = std::tuple_size_v<decltype(T::arg)>;
  template <class T>
  static std::array<int, operand_count<T>> operands_of(const T& it) {
    std::array<int, operand_count<T>> operands{};
    std::copy(it.arg.begin(), it.arg.end(), operands.begin());
    return operands;
  }

  static const KindOf<C>* numbered(Kinds kinds, std::uint8_t kind) {
    const int place = kind - kinds.front().kind;
    return place >= 0 && static_cast<std::size_t>(place) < kinds.size() ? &kinds[static_cast<std::size_t>(place)]
                                                                        : nullptr;
  }
  static const KindOf<C>* named(Kinds kinds, const json::value& in, std::string_view key) {
    const json::value* name = in.is_object() ? in.get_object().if_contains(key) : nullptr;
    if (!name || !name->is_string()) return nullptr;
    for (const KindOf<C>& kind : kinds)
      if (kind.name == std::string_view(name->get_string())) return &kind;
    return nullptr;
  }
  static Error unknown(const json::value& in, std::string_view key) {
    const json::value* name = in.is_object() ? in.get_object().if_contains(key) : nullptr;
    if (!name || !name->is_string()) return {"bad_action", {"action.no_kind", {{"field", literal(key)}}}};
    return {"bad_action", {"action.unknown_kind", {{"name", literal(name->get_string())}}}};
  }
  static Error refusal(const Problem& problem) {
    return {"bad_action", {"position.problem", {{"field", problem.field}, {"reason", inner(problem.reason)}}}};
  }
  static std::string field_of(const KindOf<C>& kind, std::size_t operand) {
    std::size_t end = 0;
    for (const FieldOf<C>& field : kind.all_fields())
      if (end += field.count; operand < end) return std::string(field.name);
    return "?";
  }

  static KindSpec describe(const KindOf<C>& kind, std::vector<NounSpec>& nouns) {
    KindSpec spec{std::string(kind.name), {}, {}, std::string(kind.thing)};
    for (std::string_view verb : kind.verb_list()) spec.verbs.emplace_back(verb);
    for (const FieldOf<C>& field : kind.all_fields()) {
      const bool told = field.shape == Shape::told;
      const std::string thing(kind.joined ? "" : field.noun->thing);
      spec.fields.push_back(
          {std::string(field.name), field.type(), told || (field.absent && field.shape == Shape::one), told, thing});
      note(*field.noun, nouns);
    }
    return spec;
  }
  static void note(const Noun<C>& noun, std::vector<NounSpec>& nouns) {
    const auto same = [&](const NounSpec& other) { return other.name == noun.name; };
    if (std::none_of(nouns.begin(), nouns.end(), same))
      nouns.push_back({std::string(noun.name), {noun.ids.begin(), noun.ids.end()}});
  }

  Kinds actions_, events_;
};

}  // namespace ludarium
