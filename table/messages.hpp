// The messages between a viewer and a table, each with its fields: what `Table::receive` checks, what a table may send,
// what docs/api.md lists and what the browser's types are compared with (tests/table/messages_test.cpp).
// Example: for (const MessageKind& kind : messages_to_table()) print(kind.type);
#pragma once

#include <span>
#include <string_view>

#include "core/request.hpp"
#include "core/result.hpp"

namespace ludarium {

struct MessageKind {
  std::string_view type;
  std::span<const RequestField> fields;
};

// What a table sends. Every message has `type` and `n`, an answer also `id`; those that show a position have the fields
// of a scene besides.
struct SentField {
  std::string_view name;
  bool always = false;
};
struct SentKind {
  std::string_view type;
  std::span<const SentField> fields;
  bool scene = false;
};
std::span<const SentKind> messages_from_table();
std::span<const SentField> fields_of_scene();

// A refusal: what a program reads, and the key of what a person reads.
inline Error refused(std::string code, std::string key) { return {std::move(code), {std::move(key), {}}}; }

std::span<const MessageKind> messages_to_table();
std::span<const RequestField> fields_of_message(std::string_view type);  // none for an unknown type

}  // namespace ludarium
