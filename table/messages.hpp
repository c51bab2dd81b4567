// The messages a viewer may send to a table, each with its fields: what `Table::receive` checks, what docs/api.md lists
// and what the browser's types are compared with. Example: for (const MessageKind& kind : messages_to_table())
// print(kind.type);
#pragma once

#include <span>
#include <string_view>

#include "core/request.hpp"

namespace ludarium {

struct MessageKind {
  std::string_view type;
  std::span<const RequestField> fields;
};

std::span<const MessageKind> messages_to_table();
std::span<const RequestField> fields_of_message(std::string_view type);  // none for an unknown type

}  // namespace ludarium
