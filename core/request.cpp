#include "core/request.hpp"

#include <algorithm>

namespace ludarium {
namespace {

bool fits(const boost::json::value& json, FieldType type) {
  switch (type) {
    case FieldType::text:
      return json.is_string();
    case FieldType::number:
      return as_integer(json).has_value();
    case FieldType::flag:
      return json.is_bool();
    case FieldType::object:
      return json.is_object();
    case FieldType::list:
      return json.is_array();
    case FieldType::texts: {
      if (!json.is_array()) return false;
      const auto& list = json.get_array();
      return std::all_of(list.begin(), list.end(), [](const auto& item) { return item.is_string(); });
    }
    case FieldType::anything:
      return true;
  }
  return false;
}

Error bad_field(const char* key, std::string_view name) {
  return {"bad_request", {key, {{"name", std::string(name)}}}};
}

}  // namespace

std::optional<std::int64_t> as_integer(const boost::json::value& json) {
  if (!json.is_int64() && !json.is_uint64()) return std::nullopt;
  boost::system::error_code fault;
  const auto number = json.to_number<std::int64_t>(fault);
  if (fault) return std::nullopt;
  return number;
}

Error bad_value(std::string_view field) { return bad_field("request.bad_field", field); }

std::optional<Error> check_request(const boost::json::object& request, std::span<const RequestField> fields,
                                   std::span<const std::string_view> also) {
  for (const auto& [key, value] : request) {
    const std::string_view given = key;
    if (std::find(also.begin(), also.end(), given) != also.end()) continue;
    const auto field = std::find_if(fields.begin(), fields.end(), [&](const auto& f) { return f.name == given; });
    if (field == fields.end()) return bad_field("request.unknown_field", given);
    if (!fits(value, field->type)) return bad_field("request.bad_field", given);
  }
  for (const RequestField& field : fields)
    if (field.required && !request.contains(field.name)) return bad_field("request.missing_field", field.name);
  return std::nullopt;
}

std::string text_field(const boost::json::object& request, std::string_view name, std::string_view fallback) {
  const auto* found = request.if_contains(name);
  return std::string(found == nullptr ? fallback : std::string_view(found->get_string()));
}

std::int64_t number_field(const boost::json::object& request, std::string_view name, std::int64_t fallback) {
  const auto* found = request.if_contains(name);
  return found == nullptr ? fallback : *as_integer(*found);
}

bool flag_field(const boost::json::object& request, std::string_view name) {
  const auto* found = request.if_contains(name);
  return found != nullptr && found->get_bool();
}

std::vector<std::string> texts_field(const boost::json::object& request, std::string_view name) {
  std::vector<std::string> texts;
  if (const auto* list = request.if_contains(name))
    for (const auto& text : list->as_array()) texts.emplace_back(text.as_string());
  return texts;
}

}  // namespace ludarium
