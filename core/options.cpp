#include "core/options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace ludarium {
namespace {

namespace json = boost::json;
using Fault = std::optional<Error>;

Fault bad(Message message) { return Error{"bad_option", std::move(message)}; }

bool offered(const OptionSpec& spec, std::string_view value) {
  return std::find(spec.choices.begin(), spec.choices.end(), value) != spec.choices.end();
}

std::string choices_of(const OptionSpec& spec) { return fmt::format("{}", fmt::join(spec.choices, ", ")); }

Fault check_choice(const OptionSpec& spec, const json::value& value) {
  const json::string* name = value.if_string();
  if (name && offered(spec, *name)) return std::nullopt;
  return bad({"option.not_a_choice", {{"option", spec.name}, {"choices", choices_of(spec)}}});
}

Fault check_list(const OptionSpec& spec, const json::value& value, int seats) {
  const json::array* list = value.if_array();
  if (!list) return bad({"option.not_a_list", {{"option", spec.name}}});
  if (!list->empty() && list->size() != static_cast<std::size_t>(seats))
    return bad(
        {"option.wrong_count", {{"option", spec.name}, {"found", number(list->size())}, {"seats", number(seats)}}});
  std::set<std::string_view> seen;
  for (const json::value& entry : *list) {
    const json::string* name = entry.if_string();
    if (!name || !offered(spec, *name))
      return bad({"option.entry_not_a_choice", {{"option", spec.name}, {"choices", choices_of(spec)}}});
    if (*name != spec.choices.front() && !seen.insert(*name).second)
      return bad({"option.name_twice", {{"option", spec.name}, {"name", literal(*name)}}});
  }
  return std::nullopt;
}

Fault check(const OptionSpec& spec, const json::value& value, int seats) {
  switch (spec.type) {
    case OptionSpec::Type::flag:
      if (value.is_bool()) return std::nullopt;
      return bad({"option.not_a_flag", {{"option", spec.name}}});
    case OptionSpec::Type::choice:
      return check_choice(spec, value);
    case OptionSpec::Type::list:
      return check_list(spec, value, seats);
  }
  return std::nullopt;
}

}  // namespace

Result<json::object> checked_options(const std::vector<OptionSpec>& specs, const SetupRequest& request) {
  json::object options;
  for (const OptionSpec& spec : specs) options[spec.name] = spec.fallback;
  for (const json::key_value_pair& option : request.options) {
    const auto spec =
        std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& s) { return s.name == option.key(); });
    if (spec == specs.end()) return *bad({"option.unknown", {{"option", literal(option.key())}}});
    if (Fault fault = check(*spec, option.value(), request.seats)) return *fault;
    if (option.value() != spec->fallback && !spec->applies_to(request.seats)) return without_effect(spec->name);
    options[option.key()] = option.value();
  }
  return options;
}

Error without_effect(std::string_view option) {
  return {"bad_option", {"option.no_effect", {{"option", std::string(option)}}}};
}

std::size_t choice_index(const OptionSpec& spec, std::string_view value) {
  return static_cast<std::size_t>(std::find(spec.choices.begin(), spec.choices.end(), value) - spec.choices.begin());
}

}  // namespace ludarium
