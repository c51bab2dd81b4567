// The requests about tables: open, restore from a journal, bring a record, then messages in and out.
#include "core/record.hpp"
#include "site/request.hpp"
#include "site/view_text.hpp"
#include "table/brought.hpp"
#include "table/setup.hpp"
#include "table/show.hpp"

namespace ludarium {
namespace {

ChanceKey key_in(const std::string& hex) {
  const auto key = ChanceKey::read(hex);
  if (!key) refuse("bad_request", "table.bad_journal");
  return *key;
}

// By other rules the same moves could lead to other positions unnoticed, so such a table is refused (as in
// Lobby::refuse_rules). A table that was kept without a version, or has not begun, has no rules yet.
void refuse_other_rules(const Registry& registry, const std::vector<boost::json::object>& journal, std::int64_t rules) {
  if (rules == 0 || journal.empty()) return;
  const auto* setup = journal.front().if_contains("setup");
  const AnyGame* game =
      setup != nullptr && setup->is_object() ? registry.find(text_field(setup->get_object(), "game")) : nullptr;
  if (game == nullptr || game->rules_version() == rules) return;
  throw SiteRefusal{
      {"other_rules", {"server.other_rules", {{"then", number(rules)}, {"now", number(game->rules_version())}}}}};
}

}  // namespace

Site::Json Site::added(const std::string& id, OpenTable opened, Time now) {
  const auto place = tables_.insert_or_assign(id, std::move(opened)).first;
  Json answer = brought_forth(id, place->second, now);
  answer["rules"] = place->second.table.game().rules_version();
  return answer;
}

Site::Json Site::open(const Request& request) {
  const TableSetup setup = wanted(read_table_setup(registry_, request.json.at("setup").as_object()));
  for (const SeatPlan& plan : setup.seats)
    if (plan.who == Who::bot && make_bot(plan.level) == nullptr) refuse("bad_request", "server.no_such_level");
  const ChanceKey key = key_in(request.text("key"));
  Table table = wanted(Table::open(registry_, setup, request.person(), request.now(), key.chance(),
                                   [this](const std::string& language) -> const Words& { return words(language); }));
  return added(request.text("table"), {key, std::move(table), {}}, request.now());
}

Site::Json Site::restore(const Request& request) {
  std::vector<boost::json::object> journal;
  for (const boost::json::value& entry : request.json.at("journal").as_array())
    if (entry.is_object()) journal.push_back(entry.get_object());
  refuse_other_rules(registry_, journal, request.number("rules"));
  const ChanceKey key = key_in(request.text("key"));
  Table table = wanted(Table::restore(registry_, journal, key.chance(),
                                      [this](const std::string& language) -> const Words& { return words(language); }));
  return added(request.text("table"), {key, std::move(table), {}}, request.now());
}

Site::Json Site::import(const Request& request) {
  const RecordReading reading = read_record(registry_, request.text("record"), request.words);
  if (reading.problem) throw SiteRefusal{{"bad_request", with_line(*reading.problem)}};
  const ChanceKey key = reading.record.key.empty() ? key_in(request.text("key")) : key_in(reading.record.key);
  const auto journal = journal_of(*reading.game, reading.record, request.person(), request.now());
  Table table = wanted(Table::restore(registry_, journal, key.chance(),
                                      [this](const std::string& language) -> const Words& { return words(language); }));
  Json answer = added(request.text("table"), {key, std::move(table), {}}, request.now());
  boost::json::array entries;
  for (const Json& entry : journal) entries.push_back(entry);
  answer["journal"] = std::move(entries);
  answer["key"] = key.hex();
  return answer;
}

Site::Json Site::attach(const Request& request) {
  OpenTable& opened = request.table(tables_);
  const ViewerId viewer = opened.table.attach(request.person(), text_field(request.json, "language", "en"),
                                              static_cast<std::uint64_t>(request.number("since")), request.now());
  Json answer = brought_forth(request.text("table"), opened, request.now());
  answer["viewer"] = viewer;
  return answer;
}

Site::Json Site::detach(const Request& request) {
  OpenTable& opened = request.table(tables_);
  opened.table.detach(static_cast<ViewerId>(request.number("viewer")), request.now());
  return brought_forth(request.text("table"), opened, request.now());
}

Site::Json Site::receive(const Request& request) {
  OpenTable& opened = request.table(tables_);
  opened.table.receive(static_cast<ViewerId>(request.number("viewer")), request.json.at("message").as_object(),
                       request.now());
  return brought_forth(request.text("table"), opened, request.now());
}

Site::Json Site::tick(const Request& request) {
  OpenTable& opened = request.table(tables_);
  opened.table.tick(request.now());
  return brought_forth(request.text("table"), opened, request.now());
}

Site::Json Site::sit(const Request& request) {
  OpenTable& opened = request.table(tables_);
  std::optional<Seat> seat;
  if (request.json.contains("seat")) seat = seat_at(static_cast<std::size_t>(request.number("seat")));
  if (auto error = opened.table.sit(request.person(), seat, request.now())) throw SiteRefusal{*error};
  return brought_forth(request.text("table"), opened, request.now());
}

Site::Json Site::leave(const Request& request) {
  OpenTable& opened = request.table(tables_);
  if (auto error = opened.table.leave(request.text("person"), request.now())) throw SiteRefusal{*error};
  return brought_forth(request.text("table"), opened, request.now());
}

Site::Json Site::start(const Request& request) {
  OpenTable& opened = request.table(tables_);
  const bool fill = flag_field(request.json, "fill");
  if (auto error = opened.table.start(request.text("person"), fill, request.now())) throw SiteRefusal{*error};
  return brought_forth(request.text("table"), opened, request.now());
}

Site::Json Site::thought(const Request& request) {
  OpenTable& opened = request.table(tables_);
  const auto found = opened.thoughts.find(static_cast<std::uint64_t>(request.number("number")));
  if (found == opened.thoughts.end()) return brought_forth(request.text("table"), opened, request.now());
  const Thought thought = found->second;
  opened.thoughts.erase(found);
  if (thought.asker) {
    const auto* hints = request.json.if_contains("hints");
    opened.table.hint_found(thought, hints ? hints->as_array() : boost::json::array());
  } else {
    const auto action = opened.table.game().read_action(thought.view, thought.seat, request.text("action"));
    opened.table.bot_played(thought, wanted(action), request.now());
  }
  return brought_forth(request.text("table"), opened, request.now());
}

// The whole game with its key, also while it runs: this browser has all of it anyway, and it can go on elsewhere.
Site::Json Site::record(const Request& request) {
  const OpenTable& opened = request.table(tables_);
  if (!opened.table.match()) refuse("not_started", "table.not_started");
  Record record = opened.table.match()->record();
  if (!opened.table.draws_from_key()) return {{"record", write_record(opened.table.game(), record)}};
  record.key = opened.key.hex();
  return {{"record", write_record(opened.table.game(), record) + "# commitment " + opened.key.commitment() + "\n"}};
}

// The scores that everybody may see, for a game that is over.
Site::Json Site::scores(const Request& request) {
  const OpenTable& opened = request.table(tables_);
  if (!opened.table.match()) refuse("not_started", "table.not_started");
  return {{"scores", show_scores(opened.table.game(), opened.table.match()->state(), request.words)}};
}

// Adds what only the driver of a table knows: its id, its record and its key.
void Site::dress(const std::string& id, const OpenTable& opened, Json& message) const {
  const std::string type = text_field(message, "type");
  const bool over = opened.table.phase() == Phase::over;
  if (type == "table") {
    if (auto* summary = message.if_contains("table")) summary->get_object()["id"] = id;
    if (opened.table.draws_from_key()) message["commitment"] = opened.key.commitment();
  }
  if (type != "over" && !(type == "table" && over)) return;
  message["record"] = "tables/" + id + "/record";
  if (opened.table.draws_from_key()) message["key"] = opened.key.hex();
}

Site::Json Site::brought_forth(const std::string& id, OpenTable& opened, Time now) {
  TableOutput output = opened.table.take_output();
  boost::json::array journal, messages, thoughts;
  for (Json& entry : output.journal) journal.push_back(std::move(entry));
  for (Sent& sent : output.messages) {
    dress(id, opened, sent.message);
    messages.push_back({{"viewer", sent.viewer}, {"message", std::move(sent.message)}});
  }
  for (Thought& thought : output.thoughts) {
    thoughts.push_back({{"number", opened.next_thought},
                        {"game", opened.table.game().id()},
                        {"view", text_of(thought.view)},
                        {"seat", index(thought.seat)},
                        {"level", thought.level},
                        {"hints", thought.asker.has_value()}});
    opened.thoughts.emplace(opened.next_thought++, std::move(thought));
  }
  Json summary = opened.table.summary(opened.table.owner(), now);
  summary["id"] = id;
  Json answer{{"table", std::move(summary)},
              {"journal", std::move(journal)},
              {"messages", std::move(messages)},
              {"thoughts", std::move(thoughts)},
              {"alarm", nullptr}};
  if (const auto alarm = opened.table.next_alarm()) answer["alarm"] = *alarm;
  return answer;
}

}  // namespace ludarium
