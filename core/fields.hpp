// FieldOf describes one field of an action or event, Noun the kind of thing that a field names (a hex, a card, an
// amount). A noun knows how its values are written in JSON, with the ids of positions, and how they are said in a
// sentence. A field has a name, a noun and a shape; writing, reading and saying it need nothing else. A field's
// operands follow those of the fields before it.
// Example: constexpr Noun<Telling> load{.name = "load", .ids = names<Load>()}; one("load", load)
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/json_fields.hpp"
#include "core/names.hpp"
#include "core/telling.hpp"

namespace ludarium {

using Operands = std::span<const int>;

// A kind of thing: hex, unit, amount ... A value is written as its id, or as a number if it has none.
template <class C>
struct Noun {
  std::string_view name;
  NameList ids{};                                                 // the same in every position; or
  std::string_view (*id)(const C&, std::size_t value) = nullptr;  // from the facts or the position; empty: it has none
  std::optional<int> (*worth)(const C&, std::size_t) = nullptr;   // printed number, for things called by a number
  int first = 0;                                                  // the number that people give to the first one
  bool flag = false;
  std::string_view thing{};  // name on a screen ("hex" of "hex:factory"); empty: not drawn
  std::string (*thing_id)(const C&, int value) = nullptr;             // if a screen uses another id
  MessageArg (*said)(const C&, int value) = nullptr;                  // in a sentence; without it, as its number
  MessageArg (*counted)(const C&, int value, long amount) = nullptr;  // in a sentence with an amount

  static constexpr std::size_t most_values = 256;

  std::string_view id_of(const C& about, int value) const {
    if (value < 0 || static_cast<std::size_t>(value) >= most_values) return "";
    const auto place = static_cast<std::size_t>(value);
    if (id) return id(about, place);
    return place < ids.size() ? ids[place] : "";
  }

  json::value write(const C& about, int value) const {
    if (flag && (value == 0 || value == 1)) return value == 1;
    if (const std::string_view called = id_of(about, value); !called.empty()) return json::string(called);
    if (worth && value >= 0)
      if (const auto printed = worth(about, static_cast<std::size_t>(value))) return *printed;
    return value + first;
  }

  // Its id on a screen, behind the colon.
  std::string key(const C& about, int value) const {
    return thing_id ? thing_id(about, value) : written_key(about, value);
  }

  // The same as `write`, without quotes.
  std::string written_key(const C& about, int value) const {
    if (flag && (value == 0 || value == 1)) return value == 1 ? "true" : "false";
    if (const std::string_view called = id_of(about, value); !called.empty()) return std::string(called);
    const auto printed = worth && value >= 0 ? worth(about, static_cast<std::size_t>(value)) : std::nullopt;
    return std::to_string(printed.value_or(value + first));
  }

  MessageArg say(const C& about, int value) const {
    if (said) return said(about, value);
    const auto printed = worth && value >= 0 ? worth(about, static_cast<std::size_t>(value)) : std::nullopt;
    return number(printed.value_or(value + first));
  }
  // Whether a value has a name, if all values of the noun should have one.
  bool knows(const C& about, int value) const { return (ids.empty() && !id) || !id_of(about, value).empty(); }

  std::optional<int> read(const C& about, const json::value& in) const {
    if (in.is_bool() && flag) return in.get_bool() ? 1 : 0;
    if (in.is_string()) return value_called(about, in.get_string());
    boost::system::error_code not_a_number;
    const int found = in.to_number<int>(not_a_number);
    if (not_a_number || !(in.is_int64() || in.is_uint64())) return std::nullopt;
    if (worth) return value_worth(about, found);
    const int value = found - first;
    return id_of(about, value).empty() ? std::optional(value) : std::nullopt;
  }

 private:
  std::optional<int> value_called(const C& about, std::string_view called) const {
    for (std::size_t value = 0; value < most_values && !called.empty(); ++value)
      if (id_of(about, static_cast<int>(value)) == called) return static_cast<int>(value);
    return std::nullopt;
  }
  std::optional<int> value_worth(const C& about, int printed) const {
    for (std::size_t value = 0; value < most_values; ++value)
      if (worth(about, value) == printed) return static_cast<int>(value);
    return std::nullopt;
  }
};

enum class Shape : std::uint8_t {
  one,      // one operand
  wide,     // two operands, the lower byte first
  list,     // several; empty ones at the end are left out
  amounts,  // how many of each: one operand for every value of the noun
  set,      // one bit for every number from 1, fifteen in an operand
  told      // no operand: follows from the position and the other operands
};

template <class C>
struct FieldOf {
  std::string_view name;
  const Noun<C>* noun = nullptr;
  Shape shape = Shape::one;
  std::size_t count = 1;      // operands
  std::optional<int> absent;  // the operand that means "nothing"
  std::optional<int> (*told)(const C&, Operands) = nullptr;

  static constexpr int bits_of_an_operand = 15;

  std::string type() const {
    const std::string noun_name(noun->name);
    if (shape == Shape::list || shape == Shape::set) return "list of " + noun_name;
    return shape == Shape::amounts ? "amounts by " + noun_name : noun_name;
  }

  // `operands` begins with the field's own operands, `all` has those of the whole action or event.
  void write(json::object& out, const C& about, Operands operands, Operands all) const {
    if (shape == Shape::told) {
      if (const auto value = told(about, all)) out[name] = noun->write(about, *value);
    } else if (shape == Shape::list) {
      out[name] = write_list(about, operands);
    } else if (shape == Shape::amounts) {
      out[name] = write_amounts(about, operands);
    } else if (shape == Shape::set) {
      out[name] = write_set(about, operands);
    } else if (operands[0] != absent) {
      out[name] = noun->write(about, shape == Shape::wide ? operands[0] + 256 * operands[1] : operands[0]);
    }
  }

  // The thing it names; nothing if it names none or several.
  std::optional<int> value(const C& about, Operands operands, Operands all) const {
    if (shape == Shape::told) return told(about, all);
    if (shape == Shape::wide) return operands[0] + 256 * operands[1];
    return shape == Shape::one && operands[0] != absent ? std::optional(operands[0]) : std::nullopt;
  }

  // Calls visit(value) for everything it names.
  template <class Visit>
  void each_named(const C& about, Operands operands, Operands all, Visit visit) const {
    if (shape == Shape::list) {
      for (int value : operands.first(count))
        if (value != absent) visit(value);
    } else if (shape == Shape::amounts) {
      for (std::size_t i = 0; i < count; ++i)
        if (operands[i]) visit(static_cast<int>(i));
    } else if (const auto named = value(about, operands, all)) {
      visit(*named);
    }
  }

  // A field that names nothing may be missing or null: an empty list, no amounts, an optional thing that is absent.
  Reading read(const json::value* in, const C& about, std::span<int> operands) const {
    if (shape == Shape::told) return std::nullopt;
    if (!in || in->is_null()) return read_nothing(operands);
    if (shape == Shape::list) return read_list(*in, about, operands);
    if (shape == Shape::amounts) return read_amounts(*in, about, operands);
    if (shape == Shape::set) return read_set(*in, about, operands);
    const auto value = noun->read(about, *in);
    if (!value) return no_such(*in);
    operands[0] = shape == Shape::wide ? *value % 256 : *value;
    if (shape == Shape::wide) operands[1] = *value / 256;
    return std::nullopt;
  }

  // Whether the written value of a field that follows from the position is the right one; `all` has been read.
  Reading agrees(const json::value* in, const C& about, Operands all) const {
    if (shape != Shape::told || !in) return std::nullopt;
    const auto value = told(about, all);
    const json::value follows = value ? noun->write(about, *value) : json::value(nullptr);
    if (*in == follows) return std::nullopt;
    return refused({"action.otherwise",
                    {{"found", literal(json::serialize(*in))}, {"follows", literal(json::serialize(follows))}}});
  }

  static std::string key_of(const json::value& written) {
    return written.is_string() ? std::string(written.get_string()) : json::serialize(written);
  }

 private:
  Reading no_such(const json::value& in) const {
    return refused({"action.no_such", {{"noun", literal(noun->name)}, {"found", literal(json::serialize(in))}}});
  }

  Reading read_nothing(std::span<int> operands) const {
    if (shape == Shape::one || shape == Shape::wide)
      if (!absent) return refused({"position.missing", {}});
    std::fill_n(operands.begin(), count, absent.value_or(0));
    return std::nullopt;
  }

  json::array write_list(const C& about, Operands operands) const {
    std::size_t length = count;
    while (length > 0 && operands[length - 1] == absent) --length;
    json::array list;
    for (int value : operands.first(length))
      list.push_back(value == absent ? json::value(nullptr) : noun->write(about, value));
    return list;
  }
  Reading read_list(const json::value& in, const C& about, std::span<int> operands) const {
    if (!in.is_array()) return refused({"position.not_a_list", {}});
    const json::array& list = in.get_array();
    if (list.size() > count)
      return refused({"position.too_many_entries", {{"found", number(list.size())}, {"most", number(count)}}});
    for (std::size_t i = 0; i < count; ++i) {
      operands[i] = absent.value_or(0);
      if (i >= list.size() || (absent && list[i].is_null())) continue;
      const auto value = noun->read(about, list[i]);
      if (!value) return no_such(list[i]);
      operands[i] = *value;
    }
    return std::nullopt;
  }

  json::object write_amounts(const C& about, Operands operands) const {
    json::object amounts;
    for (std::size_t i = 0; i < count; ++i)
      if (operands[i]) amounts[key_of(noun->write(about, static_cast<int>(i)))] = operands[i];
    return amounts;
  }
  Reading read_amounts(const json::value& in, const C& about, std::span<int> operands) const {
    if (!in.is_object()) return refused({"position.not_an_object", {}});
    for (const auto& pair : in.get_object()) {
      std::size_t place = 0;
      while (place < count && key_of(noun->write(about, static_cast<int>(place))) != pair.key()) ++place;
      if (place == count) return refused({"position.unknown_entry", {{"name", literal(pair.key())}}});
      if (auto problem = Number{0, 255}.read(pair.value(), operands[place])) return inside(pair.key(), problem);
    }
    return std::nullopt;
  }

  json::array write_set(const C& about, Operands operands) const {
    json::array list;
    for (int bit = 0; bit < bits_of_an_operand * static_cast<int>(count); ++bit)
      if (operands[static_cast<std::size_t>(bit / bits_of_an_operand)] >> bit % bits_of_an_operand & 1)
        list.push_back(noun->write(about, bit + 1));
    return list;
  }
  Reading read_set(const json::value& in, const C& about, std::span<int> operands) const {
    if (!in.is_array()) return refused({"position.not_a_list", {}});
    for (const json::value& entry : in.get_array()) {
      const int bit = noun->read(about, entry).value_or(0) - 1;
      if (bit < 0 || bit >= bits_of_an_operand * static_cast<int>(count)) return no_such(entry);
      operands[static_cast<std::size_t>(bit / bits_of_an_operand)] |= 1 << bit % bits_of_an_operand;
    }
    return std::nullopt;
  }
};

// The shapes, as the tables of a vocabulary write them.
template <class C>
constexpr FieldOf<C> one(std::string_view name, const Noun<C>& noun) {
  return {name, &noun, Shape::one, 1, std::nullopt, nullptr};
}
template <class C>
constexpr FieldOf<C> one_or_none(std::string_view name, const Noun<C>& noun, int absent) {
  return {name, &noun, Shape::one, 1, absent, nullptr};
}
template <class C>
constexpr FieldOf<C> wide(std::string_view name, const Noun<C>& noun) {
  return {name, &noun, Shape::wide, 2, std::nullopt, nullptr};
}
template <class C>
constexpr FieldOf<C> list_of(std::string_view name, const Noun<C>& noun, std::size_t count, int absent) {
  return {name, &noun, Shape::list, count, absent, nullptr};
}
template <class C>
constexpr FieldOf<C> amounts_by(std::string_view name, const Noun<C>& noun, std::size_t count) {
  return {name, &noun, Shape::amounts, count, std::nullopt, nullptr};
}
template <class C>
constexpr FieldOf<C> set_of(std::string_view name, const Noun<C>& noun, std::size_t operands) {
  return {name, &noun, Shape::set, operands, std::nullopt, nullptr};
}
template <class C>
constexpr FieldOf<C> told(std::string_view name, const Noun<C>& noun, std::optional<int> (*value)(const C&, Operands)) {
  return {name, &noun, Shape::told, 0, std::nullopt, value};
}

}  // namespace ludarium
