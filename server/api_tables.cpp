// Tables: docs/api.md, "Tables".
#include <array>
#include <chrono>
#include <thread>

#include "bots/bot.hpp"
#include "core/record.hpp"
#include "server/advice.hpp"
#include "server/api_call.hpp"
#include "table/scene.hpp"
#include "table/talk.hpp"

namespace ludarium {
namespace {

TableFilter filter_in(const std::map<std::string, std::string>& query) {
  const auto asked = query.find("filter");
  if (asked == query.end() || asked->second == "open") return TableFilter::open;
  if (asked->second == "mine") return TableFilter::mine;
  if (asked->second == "live") return TableFilter::live;
  if (asked->second == "finished") return TableFilter::finished;
  throw refusal("bad_request", "server.unknown_filter");
}

// Only names as they are listed: what may follow a name in the arena (times, files) is not for strangers.
bool is_bot(const std::string& name) {
  const auto names = bot_names();
  return std::find(names.begin(), names.end(), name) != names.end();
}

// What others read in the lobby must not turn what stands around it.
void check_shown_texts(const TableSetup& setup) {
  const auto check = [](const std::string& text, const char* field) {
    if (has_hidden_marks(text)) throw refusal(bad_value(field));
  };
  check(setup.title, "title");
  for (const SeatPlan& plan : setup.seats) check(plan.name, "name");
}

std::optional<Seat> seat_in(const boost::json::object& body) {
  if (!body.contains("seat")) return std::nullopt;
  const auto number = number_field(body, "seat");
  // A seat that does not exist is as little free as one that is taken.
  constexpr std::int64_t no_such_seat = 15;
  return seat_at(static_cast<std::size_t>(number < 0 || number > no_such_seat ? no_such_seat : number));
}

}  // namespace

std::shared_ptr<TableHost> Api::host_of(const Call& call) {
  auto found = parts_.lobby->find(call.parts[0]);
  if (found.host != nullptr) return std::move(found.host);
  if (!found.holder.empty()) throw refusal("unavailable", "server.unavailable");  // forwarded before it gets here
  if (found.problem) throw refusal(*found.problem);
  throw refusal("not_found", "server.no_such_table");
}

HttpReply Api::tables(Call& call) {
  const TableFilter filter = filter_in(call.http.query);
  const std::string person = filter == TableFilter::mine ? person_of(call).id : call.person ? call.person->id : "";
  return HttpReply::json({{"tables", parts_.lobby->list(filter, person)}});
}

HttpReply Api::open(const Call& call, const boost::json::object& json) {
  const StoredPerson& person = person_of(call);
  if (!opening_.allow(call.http.address, parts_.now())) throw refusal("too_many", "server.too_many");
  const auto setup = read_table_setup(*parts_.registry, json);
  if (!setup) throw refusal(setup.error());
  for (const SeatPlan& plan : setup->seats)
    if (plan.who == Who::bot && !is_bot(plan.level)) throw refusal("bad_request", "server.no_such_level");
  check_shown_texts(*setup);
  const auto host = parts_.lobby->open(*setup, seated(person, call.http));
  if (!host) throw refusal(host.error());
  return HttpReply::json({{"table", (*host)->summary(person.id)}});
}

HttpReply Api::open_table(Call& call) { return open(call, call.body); }

HttpReply Api::open_position(Call& call) {
  boost::json::object setup = call.body;
  setup["start"] = true;
  return open(call, setup);
}

// A table with the whole game, that goes on where the record ends: whoever brings it takes the first seat, bots the
// others.
HttpReply Api::open_record(Call& call) {
  const RecordReading reading = read_record(*parts_.registry, text_field(call.body, "record"), *call.words);
  if (reading.problem) throw refusal({"bad_request", with_line(*reading.problem)});
  const StoredPerson& person = person_of(call);
  if (!opening_.allow(call.http.address, parts_.now())) throw refusal("too_many", "server.too_many");
  const auto host = parts_.lobby->open(reading, seated(person, call.http));
  if (!host) throw refusal(host.error());
  return HttpReply::json({{"table", (*host)->summary(person.id)}});
}

// The first who asks sets it going; until it is there the answer says how far it has come.
HttpReply Api::review(Call& call) {
  const auto host = host_of(call);
  const auto match = host->look([](const Table& table) -> std::optional<Match> {
    return table.phase() == Phase::over ? table.match() : std::nullopt;
  });
  if (!match) throw refusal("conflict", "table.not_over");
  const auto review = parts_.reviews->of(host->id(), *match);
  if (review == nullptr) throw refusal("too_many", "server.too_many_reviews");
  const std::size_t done = review->done();
  boost::json::object body{{"ready", done == match->steps().size()}, {"done", done}, {"of", match->steps().size()}};
  if (done < match->steps().size()) return HttpReply::json(body, 202);
  for (auto& [name, value] : show_review(*match, review->steps(), *call.words)) body[name] = std::move(value);
  return HttpReply::json(body);
}

// Of a table that other rules keep closed, what is left to show, and why it is no more.
HttpReply Api::show_table(Call& call) {
  const std::string person = call.person ? call.person->id : "";
  try {
    return HttpReply::json({{"table", host_of(call)->summary(person)}});
  } catch (const Refusal& refused) {
    boost::json::object kept = kept_of(call, refused);
    boost::json::object closed{{"code", refused.error.code}, {"message", call.words->say(refused.error.message)}};
    closed["record"] = nullptr;
    if (kept.erase("record") > 0) closed["record"] = "/api/tables/" + call.parts[0] + "/record";
    kept["closed"] = std::move(closed);
    return HttpReply::json(kept);
  }
}

boost::json::object Api::kept_of(const Call& call, const Refusal& refused) {
  boost::json::object kept;
  if (refused.error.code == "other_rules")
    kept = parts_.lobby->keepsake(call.parts[0], call.person ? call.person->id : "");
  if (kept.empty()) throw refused;
  return kept;
}

HttpReply Api::change_table(Call& call, const std::function<std::optional<Error>(Table&)>& work) {
  const StoredPerson& person = person_of(call);
  // A table that is just being put away takes nothing any more; a moment later it can be had again.
  for (int tries = 0; tries < 50; ++tries) {
    const auto host = host_of(call);
    const TableHost::Changed changed = host->change(work);
    if (changed.kept == TableHost::Kept::gone) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      continue;
    }
    if (changed.kept == TableHost::Kept::no) break;
    if (changed.error) throw refusal(*changed.error);
    return HttpReply::json({{"table", host->summary(person.id)}});
  }
  throw refusal("unavailable", "server.unavailable");
}

HttpReply Api::join(Call& call) {
  const auto seat = seat_in(call.body);
  const Person person = seated(person_of(call), call.http);
  return change_table(call, [&](Table& table) { return table.sit(person, seat, parts_.now()); });
}

HttpReply Api::leave(Call& call) {
  return change_table(call, [&](Table& table) { return table.leave(person_of(call).id, parts_.now()); });
}

HttpReply Api::start(Call& call) {
  const bool fill = flag_field(call.body, "fill");
  return change_table(call, [&](Table& table) { return table.start(person_of(call).id, fill, parts_.now()); });
}

HttpReply Api::record(Call& call) {
  std::string text;
  try {
    text = host_of(call)->record_text(call.person ? call.person->id : "", *call.words);
  } catch (const Refusal& refused) {
    const boost::json::object kept = kept_of(call, refused);
    if (!kept.contains("record")) throw;  // the game was not over: its moves are still somebody's secret
    text = kept.at("record").as_string();
  }
  if (text.empty()) throw refusal("not_started", "table.not_started");
  return {200, text, "text/plain; charset=utf-8", {}, {}};
}

}  // namespace ludarium
