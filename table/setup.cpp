#include "table/setup.hpp"

#include <array>

#include "core/names.hpp"
#include "core/request.hpp"

namespace ludarium {
namespace {

constexpr Names<3> who_names = {"me", "open", "bot"};

constexpr std::array setup_fields{
    RequestField{"game", FieldType::text, true}, RequestField{"seats", FieldType::list, true},
    RequestField{"options", FieldType::object},  RequestField{"position", FieldType::anything},
    RequestField{"title", FieldType::text},      RequestField{"public", FieldType::flag},
    RequestField{"clock", FieldType::object},    RequestField{"undo", FieldType::text},
    RequestField{"hotseat", FieldType::flag},    RequestField{"guided", FieldType::flag},
    RequestField{"start", FieldType::flag},      RequestField{"hints", FieldType::flag},
};

constexpr std::array seat_fields{
    RequestField{"who", FieldType::text, true},
    RequestField{"level", FieldType::text},
    RequestField{"name", FieldType::text},
};

std::size_t letters(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text) count += (static_cast<unsigned char>(c) & 0xc0u) != 0x80u;
  return count;
}

Result<SeatPlan> read_seat(const boost::json::value& json) {
  if (!json.is_object()) return bad_value("seats");
  const auto& object = json.get_object();
  if (auto error = check_request(object, seat_fields)) return *error;
  const auto who = place_in(who_names, text_field(object, "who"));
  if (!who) return bad_value("who");
  SeatPlan plan{static_cast<Who>(*who), text_field(object, "level"), text_field(object, "name")};
  if (plan.who == Who::bot && plan.level.empty()) plan.level = default_level;
  if (!is_plain_text(plan.level, longest_name) || !is_plain_text(plan.name, longest_name)) return bad_value("name");
  return plan;
}

}  // namespace

bool is_plain_text(std::string_view text, std::size_t most) {
  for (const char c : text)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) return false;
  return letters(text) <= most;
}

Result<TableSetup> read_table_setup(const Registry& registry, const boost::json::object& json) {
  if (auto error = check_request(json, setup_fields)) return *error;
  TableSetup setup;
  setup.game = text_field(json, "game");
  const AnyGame* game = registry.find(setup.game);
  if (game == nullptr) return Error{"not_found", {"table.unknown_game", {{"id", setup.game}}}};

  for (const auto& seat : json.at("seats").get_array()) {
    auto plan = read_seat(seat);
    if (!plan) return plan.error();
    setup.seats.push_back(std::move(*plan));
  }
  if (static_cast<int>(setup.seats.size()) < game->least_seats() ||
      static_cast<int>(setup.seats.size()) > game->most_seats())
    return Error{
        "bad_request",
        {"table.bad_seat_count", {{"least", number(game->least_seats())}, {"most", number(game->most_seats())}}}};

  if (const auto* options = json.if_contains("options")) setup.options = options->get_object();
  if (const auto* position = json.if_contains("position"); position && !position->is_null()) setup.position = *position;
  setup.title = text_field(json, "title");
  if (!is_plain_text(setup.title, longest_title)) return bad_value("title");
  const std::string undo = text_field(json, "undo", "free");
  if (undo != "free" && undo != "ask") return bad_value("undo");
  setup.ask_undo = undo == "ask";
  setup.listed = flag_field(json, "public");
  setup.hotseat = flag_field(json, "hotseat");
  setup.guided = flag_field(json, "guided");
  setup.start = flag_field(json, "start");
  if (json.contains("hints")) setup.hints = flag_field(json, "hints");
  if (const auto* clock = json.if_contains("clock")) {
    auto rule = read_clock_rule(*clock);
    if (!rule) return rule.error();
    setup.clock = *rule;
  }
  return setup;
}

TableSetup with_deal(const Registry& registry, TableSetup setup) {
  const Lessons* script = registry.lessons(setup.game);
  if (!setup.guided || script == nullptr || setup.position) return setup;
  setup.position = script->position;
  setup.options = {};
  setup.seats.resize(2);
  setup.seats[0] = {Who::me, "", setup.seats[0].name};
  setup.seats[1] = {Who::bot, script->bot, ""};
  return setup;
}

boost::json::object write_table_setup(const TableSetup& setup) {
  boost::json::array seats;
  for (const SeatPlan& plan : setup.seats) {
    boost::json::object seat{{"who", who_names[static_cast<std::size_t>(plan.who)]}};
    if (!plan.level.empty()) seat["level"] = plan.level;
    if (!plan.name.empty()) seat["name"] = plan.name;
    seats.push_back(std::move(seat));
  }
  boost::json::object json{{"game", setup.game},
                           {"seats", std::move(seats)},
                           {"options", setup.options},
                           {"title", setup.title},
                           {"public", setup.listed},
                           {"clock", write_clock_rule(setup.clock)},
                           {"undo", setup.ask_undo ? "ask" : "free"},
                           {"hotseat", setup.hotseat},
                           {"guided", setup.guided},
                           {"start", setup.start}};
  if (setup.hints) json["hints"] = *setup.hints;
  if (setup.position) json["position"] = *setup.position;
  return json;
}

}  // namespace ludarium
