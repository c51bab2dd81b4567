// What a program on the other side sends, checked field by field before anybody acts on it: a kind of request is a name
// and a list of fields with their types; a field that is missing, unknown or of a wrong type is refused with a
// sentence. Example: constexpr RequestField fields[] = {{"seat", FieldType::number, required}};
//          if (auto error = check_request(object, fields)) ...
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace ludarium {

enum class FieldType : std::uint8_t { text, number, flag, object, list, texts, anything };

struct RequestField {
  std::string_view name;
  FieldType type = FieldType::anything;
  bool required = false;
};

std::optional<std::int64_t> as_integer(const boost::json::value& json);  // whole numbers only, however written

// The first thing wrong with the fields of a request; `also` may stand there unchecked ("type", "id").
std::optional<Error> check_request(const boost::json::object& request, std::span<const RequestField> fields,
                                   std::span<const std::string_view> also = {});

Error bad_value(std::string_view field);  // a field of the right type that has a value it cannot have

// Once a request passed the check these cannot fail.
std::string text_field(const boost::json::object& request, std::string_view name, std::string_view fallback = "");
std::int64_t number_field(const boost::json::object& request, std::string_view name, std::int64_t fallback = 0);
bool flag_field(const boost::json::object& request, std::string_view name);
std::vector<std::string> texts_field(const boost::json::object& request, std::string_view name);

}  // namespace ludarium
