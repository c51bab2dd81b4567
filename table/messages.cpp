#include "table/messages.hpp"

namespace ludarium {
namespace {

using enum FieldType;

constexpr RequestField play[] = {{"seat", number}, {"action", text}, {"do", object}, {"at", number}};
constexpr RequestField undo[] = {{"seat", number}, {"steps", number}, {"turn", flag}};
constexpr RequestField of_a_seat[] = {{"seat", number}};
constexpr RequestField why[] = {{"seat", number}, {"action", text}, {"do", object}};
constexpr RequestField chat[] = {{"text", text}, {"phrase", text}};
constexpr RequestField standing[] = {{"seat", number}, {"answers", object}, {"end_turn", text}};
constexpr RequestField allow_undo[] = {{"allow", flag, true}};
constexpr RequestField language[] = {{"language", text, true}};
constexpr RequestField view[] = {{"seat", anything, true}};
constexpr RequestField forecast[] = {{"on", flag, true}};
constexpr RequestField history[] = {{"from", number, true}, {"to", number}};

constexpr MessageKind kinds[] = {
    {"play", play},
    {"undo", undo},
    {"end_turn", of_a_seat},
    {"why", why},
    {"hint", of_a_seat},
    {"scene", {}},
    {"score", {}},
    {"chat", chat},
    {"standing", standing},
    {"resign", of_a_seat},
    {"take_back_seat", of_a_seat},
    {"pause", {}},
    {"resume", {}},
    {"allow_undo", allow_undo},
    {"rematch", {}},
    {"language", language},
    {"view", view},
    {"forecast", forecast},
    {"history", history},
};

}  // namespace

std::span<const MessageKind> messages_to_table() { return kinds; }

std::span<const RequestField> fields_of_message(std::string_view type) {
  for (const MessageKind& kind : kinds)
    if (kind.type == type) return kind.fields;
  return {};
}

}  // namespace ludarium
