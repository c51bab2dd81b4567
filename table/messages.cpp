#include "table/messages.hpp"

namespace ludarium {
namespace {

using enum FieldType;

constexpr RequestField play[] = {{"seat", number}, {"action", text}, {"do", object},
                                 {"at", number},   {"links", texts}, {"sees", text}};
constexpr RequestField ways[] = {{"seat", number}, {"at", number}, {"things", texts, true}, {"begun", texts}};
constexpr RequestField undo[] = {{"seat", number}, {"steps", number}, {"turn", flag}, {"links", flag}, {"to", number}};
constexpr RequestField of_a_seat[] = {{"seat", number}};
constexpr RequestField why[] = {{"seat", number}, {"action", text}, {"do", object}};
constexpr RequestField chat[] = {{"text", text}, {"phrase", text}};
constexpr RequestField standing[] = {{"seat", number}, {"answers", object}, {"end_turn", text}};
constexpr RequestField allow_undo[] = {{"allow", flag, true}};
constexpr RequestField language[] = {{"language", text, true}};
constexpr RequestField view[] = {{"seat", anything, true}};
constexpr RequestField forecast[] = {{"on", flag, true}};
constexpr RequestField history[] = {{"from", number, true}, {"to", number}};
constexpr RequestField chronicle[] = {{"from", number}, {"to", number}};
constexpr RequestField coach[] = {{"seat", number}, {"note", text, true}, {"lesson", text}};

constexpr MessageKind kinds[] = {
    {"play", play},
    {"ways", ways},
    {"change", of_a_seat},
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
    {"chronicle", chronicle},
    {"coach", coach},
};

constexpr SentField scene[] = {{"moves", true},  {"turn", true}, {"decision", true}, {"waiting", true}, {"over", true},
                               {"viewer", true}, {"position"},   {"scores"},         {"answers"},       {"sealed"},
                               {"undo"},         {"end_turn"},   {"forecast"},       {"coach"}};
constexpr SentField table[] = {{"table", true}, {"chat", true}, {"log"}, {"chronicle"}, {"commitment"}};
constexpr SentField step[] = {{"step"}, {"steps"}, {"seats"}, {"chronicle"}};
constexpr SentField changed[] = {{"step", true}, {"chronicle"}};
constexpr SentField undone[] = {{"by", true}, {"chronicle"}};
constexpr SentField by_a_seat[] = {{"by", true}};
constexpr SentField turns[] = {{"turns", true}, {"of", true}};
constexpr SentField missed[] = {{"steps", true}, {"chronicle"}, {"seats", true}, {"chat", true}};
constexpr SentField seats[] = {{"seats", true}, {"watchers", true}, {"phase", true}, {"waiting", true}};
constexpr SentField line[] = {{"line", true}};
constexpr SentField undo_asked[] = {{"by", true}, {"moves", true}};
constexpr SentField rematch[] = {{"by", true}, {"table"}};
constexpr SentField done[] = {{"played"}};
constexpr SentField error[] = {{"code", true}, {"message", true}, {"rule"}, {"text"}, {"detail"}};
constexpr SentField answers[] = {{"answers", true}, {"position", true}};
constexpr SentField verdict[] = {{"legal", true}, {"things", true}, {"rule"}, {"text"}, {"detail"}};
constexpr SentField ways_found[] = {{"at", true},   {"things", true}, {"open", true}, {"more", true},
                                    {"ways", true}, {"towards"},      {"why"}};
constexpr SentField hints[] = {{"hints", true}};
constexpr SentField scores[] = {{"scores", true}};
constexpr SentField foreseen[] = {{"forecast", true}};
constexpr SentField views[] = {{"views", true}, {"steps", true}};
constexpr SentField coached[] = {{"coach", true}};
constexpr SentField over[] = {{"scores", true}, {"record"}, {"key"}};

constexpr SentKind sent[] = {
    {"table", table, true},     {"step", step, true},     {"changed", changed, true},
    {"ordered", {}, true},      {"undone", undone, true}, {"turn_ended", by_a_seat, true},
    {"missed", missed, true},   {"seats", seats},         {"chat", line},
    {"undo_asked", undo_asked}, {"rematch", rematch},     {"done", done},
    {"error", error},           {"answers", answers},     {"verdict", verdict},
    {"ways", ways_found},       {"hints", hints},         {"scene", {}, true},
    {"scores", scores},         {"forecast", foreseen},   {"history", views},
    {"chronicle", turns},       {"coach", coached},       {"over", over},
};

}  // namespace

std::span<const MessageKind> messages_to_table() { return kinds; }
std::span<const SentKind> messages_from_table() { return sent; }
std::span<const SentField> fields_of_scene() { return scene; }

std::span<const RequestField> fields_of_message(std::string_view type) {
  for (const MessageKind& kind : kinds)
    if (kind.type == type) return kind.fields;
  return {};
}

}  // namespace ludarium
