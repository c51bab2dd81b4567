// Checks the requests of another program field by field before anything is done. A kind of request is a name and a list
// of fields with their types. A field that is missing, unknown or of a wrong type is refused with a sentence.
// Example: constexpr RequestField fields[] = {{"seat", FieldType::number, required}};
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

// The first error in the fields of a request. Fields in `also` ("type", "id") are not checked.
std::optional<Error> check_request(const boost::json::object& request, std::span<const RequestField> fields,
                                   std::span<const std::string_view> also = {});

Error bad_value(std::string_view field);  // a field of the right type with an impossible value

// These cannot fail for a request that passed the check.
std::string text_field(const boost::json::object& request, std::string_view name, std::string_view fallback = "");
std::int64_t number_field(const boost::json::object& request, std::string_view name, std::int64_t fallback = 0);
bool flag_field(const boost::json::object& request, std::string_view name);
std::vector<std::string> texts_field(const boost::json::object& request, std::string_view name);

}  // namespace ludarium
