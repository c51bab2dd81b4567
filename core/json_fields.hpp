// FieldWriter and FieldReader write and read the values of a position as JSON. One list of fields serves both: the
// writer leaves out default values, the reader checks everything and keeps each problem with the path of its field.
// Example: io.field("power", p.power, Number{0, 16}); io.field("turn", s.turn, 0, Number{0, 65535});
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/message.hpp"
#include "core/names.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"

namespace ludarium {

namespace json = boost::json;

struct Problem {
  std::string field;
  Message reason;
};

// The problems of a value. If there are none, it was read.
class Reading {
 public:
  Reading() = default;
  Reading(std::nullopt_t) {}                                             // NOLINT(google-explicit-constructor)
  Reading(Problem problem) { problems_.push_back(std::move(problem)); }  // NOLINT(google-explicit-constructor)
  explicit operator bool() const { return !problems_.empty(); }
  const Problem& operator*() const { return problems_.front(); }
  const std::vector<Problem>& problems() const { return problems_; }

  void add(Reading more) { std::move(more.problems_.begin(), more.problems_.end(), std::back_inserter(problems_)); }
  Reading inside(std::string_view key) && {
    for (Problem& problem : problems_) {
      const bool joined = problem.field.empty() || problem.field.front() == '[';
      problem.field = fmt::format("{}{}{}", key, joined ? "" : ".", problem.field);
    }
    return std::move(*this);
  }

 private:
  std::vector<Problem> problems_;
};

inline Reading refused(Message reason) { return Problem{"", std::move(reason)}; }
inline Reading inside(std::string_view key, Reading reading) { return std::move(reading).inside(key); }

class FieldWriter {
 public:
  template <class T, class Code>
  void field(std::string_view key, const T& value, const Code& code) {
    out_[key] = code.write(value);
  }
  template <class T, class Code>
  void field(std::string_view key, const T& value, const std::type_identity_t<T>& usual, const Code& code) {
    if (value != usual) field(key, value, code);
  }
  void elsewhere(std::string_view, std::string_view) {}
  json::object take() { return std::move(out_); }

 private:
  json::object out_;
};

class FieldReader {
 public:
  explicit FieldReader(const json::object& in) : in_(in) {}

  template <class T, class Code>
  void field(std::string_view key, T& value, const Code& code) {
    if (const json::value* found = look_up(key))
      problems_.add(inside(key, code.read(*found, value)));
    else
      problems_.add(Problem{std::string(key), {"position.missing", {}}});
  }
  template <class T, class Code>
  void field(std::string_view key, T& value, const std::type_identity_t<T>& usual, const Code& code) {
    value = usual;
    if (in_.contains(key)) field(key, value, code);
  }
  // A key that belongs somewhere else; `form` shows how to write it.
  void elsewhere(std::string_view key, std::string_view form) {
    if (look_up(key)) problems_.add(Problem{std::string(key), {"position.elsewhere", {{"form", literal(form)}}}});
  }
  bool failed() const { return static_cast<bool>(problems_); }
  Reading finish() const {
    Reading all = problems_;
    for (const auto& pair : in_)
      if (std::find(known_.begin(), known_.end(), pair.key()) == known_.end())
        all.add(Problem{std::string(pair.key()), {"position.unknown_field", {}}});
    return all;
  }

 private:
  const json::value* look_up(std::string_view key) {
    known_.push_back(key);
    return in_.if_contains(key);
  }

  const json::object& in_;
  std::vector<std::string_view> known_;
  Reading problems_;
};

struct Number {
  std::int64_t least = 0, most = 255;

  template <class T>
  json::value write(T value) const {
    return static_cast<std::int64_t>(value);
  }
  template <class T>
  Reading read(const json::value& in, T& value) const {
    if (!in.is_int64() && !in.is_uint64()) return refused({"position.not_a_number", {}});
    boost::system::error_code too_large;
    const auto found = in.to_number<std::int64_t>(too_large);
    if (too_large || found < least || found > most)
      return refused({"position.out_of_range",
                      {{"found", json::serialize(in)}, {"least", number(least)}, {"most", number(most)}}});
    value = static_cast<T>(found);
    return std::nullopt;
  }
};

struct Flag {
  json::value write(std::uint8_t value) const { return value != 0; }
  Reading read(const json::value& in, std::uint8_t& value) const {
    if (!in.is_bool()) return refused({"position.not_a_flag", {}});
    value = in.get_bool();
    return std::nullopt;
  }
};

// A value that a view may hide. A hidden value is "?".
template <class Code>
struct OrHidden {
  Code code;
  std::uint16_t hidden = 255;

  template <class T>
  json::value write(T value) const {
    return value == hidden ? json::value("?") : code.write(value);
  }
  template <class T>
  Reading read(const json::value& in, T& value) const {
    if (!in.is_string() || in.get_string() != "?") return code.read(in, value);
    value = static_cast<T>(hidden);
    return std::nullopt;
  }
};

// One of a list of names; null is the value beyond the list, where the type has one.
template <class T>
struct OneOf {
  std::vector<std::string_view> list;
  std::optional<T> none;

  json::value write(T value) const {
    if (value == none) return nullptr;
    return json::string(index_of(value) < list.size() ? list[index_of(value)] : "?");
  }
  Reading read(const json::value& in, T& value) const {
    if (none && in.is_null()) {
      value = *none;
      return std::nullopt;
    }
    if (!in.is_string()) return refused({"position.not_a_name", {}});
    const auto place = place_in(list, in.get_string());
    if (!place) return refused({"position.unknown_name", {{"name", literal(in.get_string())}}});
    value = static_cast<T>(*place);
    return std::nullopt;
  }

 private:
  static std::size_t index_of(T value) { return static_cast<std::size_t>(value); }
};

template <class E>
OneOf<E> one_of(NameList list) {
  return {{list.begin(), list.end()}, std::nullopt};
}

// A set of bits as the list of their names.
struct Bits {
  std::vector<std::string_view> list;

  Bits(NameList from) : list(from.begin(), from.end()) {}  // NOLINT(google-explicit-constructor)
  explicit Bits(std::vector<std::string_view> from) : list(std::move(from)) {}

  template <class T>
  json::value write(T bits) const {
    json::array out;
    for (std::size_t i = 0; i < list.size(); ++i)
      if (bits >> i & 1u) out.emplace_back(json::string(list[i]));
    return out;
  }
  template <class T>
  Reading read(const json::value& in, T& bits) const {
    if (!in.is_array()) return refused({"position.not_a_list", {}});
    bits = 0;
    for (std::size_t i = 0; i < in.get_array().size(); ++i) {
      std::size_t place = 0;
      if (auto problem = OneOf<std::size_t>{list, std::nullopt}.read(in.get_array()[i], place))
        return inside(fmt::format("[{}]", i), problem);
      if (bits >> place & 1u) return refused({"position.name_twice", {{"name", literal(list[place])}}});
      bits |= static_cast<T>(T{1} << place);
    }
    return std::nullopt;
  }
};

// A set of numbered cards as the list of their numbers; "?" first means that some are hidden.
template <class T>
struct NumberSet {
  std::size_t cards = 0;
  T hidden = 0;

  json::value write(T bits) const {
    json::array out;
    if (bits & hidden) out.emplace_back("?");
    for (std::size_t i = 0; i < cards; ++i)
      if (bits >> i & 1u) out.emplace_back(static_cast<std::int64_t>(i + 1));
    return out;
  }
  Reading read(const json::value& in, T& bits) const {
    if (!in.is_array()) return refused({"position.not_card_numbers", {}});
    bits = 0;
    for (const json::value& entry : in.get_array()) {
      if (hidden && entry.is_string() && entry.get_string() == "?") {
        bits |= hidden;
        continue;
      }
      std::size_t card = 0;
      if (auto problem = Number{1, static_cast<std::int64_t>(cards)}.read(entry, card)) return problem;
      if (bits >> (card - 1) & 1u) return refused({"position.card_twice", {{"card", number(card)}}});
      bits |= static_cast<T>(T{1} << (card - 1));
    }
    return std::nullopt;
  }
};

// The generator as 16 hexadecimal digits; null in a view, which does not show it.
struct RngCode {
  json::value write(const Rng& rng) const {
    return rng.state == 0 ? json::value(nullptr) : json::value(fmt::format("{:016x}", rng.state));
  }
  Reading read(const json::value& in, Rng& rng) const {
    rng.state = 0;
    if (in.is_null()) return std::nullopt;
    const bool text = in.is_string() && in.get_string().size() == 16;
    if (!text || in.get_string().find_first_not_of("0123456789abcdef") != json::string::npos)
      return refused({"position.not_hexadecimal", {}});
    rng.state = std::stoull(std::string(in.get_string()), nullptr, 16);
    if (rng.state == 0) return refused({"position.all_zeros", {}});
    return std::nullopt;
  }
};

// An array as an object by name; default values are left out.
template <class Code, class T>
struct MapOf {
  std::vector<std::string_view> list;
  Code code;
  T usual;

  template <std::size_t n>
  json::value write(const std::array<T, n>& values) const {
    json::object out;
    for (std::size_t i = 0; i < list.size(); ++i)
      if (values[i] != usual) out[list[i]] = code.write(values[i]);
    return out;
  }
  template <std::size_t n>
  Reading read(const json::value& in, std::array<T, n>& values) const {
    if (!in.is_object()) return refused({"position.not_an_object", {}});
    for (std::size_t i = 0; i < list.size(); ++i) values[i] = usual;
    Reading problems;
    for (const auto& pair : in.get_object())
      if (const auto place = place_in(list, pair.key()))
        problems.add(inside(pair.key(), code.read(pair.value(), values[*place])));
      else
        problems.add(refused({"position.unknown_entry", {{"name", literal(pair.key())}}}));
    return problems;
  }
};

template <class T>
MapOf<Number, T> counts(NameList list, std::int64_t most) {
  return {{list.begin(), list.end()}, Number{0, most}, T{0}};
}

// A list with at most as many entries as the array; the rest has default values.
template <class Code, class T>
struct ListOf {
  Code code;
  T usual;
  std::size_t length;  // entries to write

  template <std::size_t n>
  json::value write(const std::array<T, n>& values) const {
    json::array out;
    for (std::size_t i = 0; i < length; ++i) out.push_back(code.write(values[i]));
    return out;
  }
  template <std::size_t n>
  Reading read(const json::value& in, std::array<T, n>& values) const {
    if (!in.is_array()) return refused({"position.not_a_list", {}});
    const json::array& list = in.get_array();
    if (list.size() > n)
      return refused({"position.too_many_entries", {{"found", number(list.size())}, {"most", number(n)}}});
    values.fill(usual);
    Reading problems;
    for (std::size_t i = 0; i < list.size(); ++i)
      problems.add(inside(fmt::format("[{}]", i), code.read(list[i], values[i])));
    return problems;
  }
};

// A set of cards as the list of their names.
template <class Code, class Set>
struct SetOf {
  Code code;

  json::value write(const Set& cards) const {
    json::array out;
    for (auto card : cards) out.push_back(code.write(card));
    return out;
  }
  Reading read(const json::value& in, Set& cards) const {
    if (!in.is_array()) return refused({"position.not_a_list", {}});
    cards = {};
    for (std::size_t i = 0; i < in.get_array().size(); ++i)
      if (auto problem = add(in.get_array()[i], cards)) return inside(fmt::format("[{}]", i), problem);
    return std::nullopt;
  }

 private:
  Reading add(const json::value& in, Set& cards) const {
    using Card = std::decay_t<decltype(*cards.begin())>;
    Card card = Card::none;
    if (auto problem = code.read(in, card)) return problem;
    if (card == Card::none) return refused({"position.not_a_name", {}});
    if (cards.has(card))
      return refused({"position.name_twice",
                      {{"name", in.is_string() ? literal(in.get_string()) : literal(json::serialize(in))}}});
    cards.add(card);
    return std::nullopt;
  }
};

// The number of entries up to the last one that is not empty.
template <class List>
std::uint8_t filled(const List& list, const typename List::value_type& empty = {}) {
  const auto last = std::find_if(list.rbegin(), list.rend(), [&](const auto& entry) { return !(entry == empty); });
  return static_cast<std::uint8_t>(last.base() - list.begin());
}

// An object with fields of its own.
template <class Fields>
struct Part {
  Fields fields;  // called with a FieldWriter or a FieldReader and the value

  template <class T>
  json::value write(const T& value) const {
    FieldWriter writer;
    fields(writer, value);
    return writer.take();
  }
  template <class T>
  Reading read(const json::value& in, T& value) const {
    if (!in.is_object()) return refused({"position.not_an_object", {}});
    FieldReader reader(in.get_object());
    fields(reader, value);
    return reader.finish();
  }
};
template <class Fields>
Part(Fields) -> Part<Fields>;

using SeatNames = std::vector<std::string_view>;

// Other fields name a seat by its player's faction, so the factions are read first.
Result<SeatNames> seat_names_in(const json::value& in, std::string_view key, NameList known, std::size_t least,
                                std::size_t most);

Error bad_position(const Reading& reading);  // the reading must have problems

// Several problems as one message, a sentence each. If there are many, it has the first ones and the number of the
// rest.
Message sentences(const std::vector<Message>& faults);

}  // namespace ludarium
