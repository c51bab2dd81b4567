#include "server/forgetting.hpp"

#include "core/record.hpp"
#include "table/forget.hpp"

namespace ludarium {
namespace {

// "seat nordic: Ana" without the name, for these seats.
std::string record_without(const std::string& record, const std::vector<bool>& seats) {
  std::string text;
  std::size_t seat = 0;
  for (std::size_t at = 0; at < record.size();) {
    const std::size_t end = std::min(record.find('\n', at), record.size());
    std::string line = record.substr(at, end - at);
    at = end + 1;
    if (line.empty()) return text + "\n" + record.substr(std::min(at, record.size()));  // the header ends here
    if (line.starts_with("seat ") && seat++ < seats.size() && seats[seat - 1]) line.erase(line.find(':') + 1);
    text += line + "\n";
  }
  return text;
}

boost::json::object object_in(const std::string& text) {
  auto json = parse_json(text);
  return json && json->is_object() ? std::move(json->get_object()) : boost::json::object();
}

}  // namespace

Store::Rewrite forgetting_of(const Forgetting& forgetting) {
  return [forgetting](const std::string& text) {
    auto entry = parse_json(text);
    if (!entry || !entry->is_object()) return text;
    boost::json::object without = entry->get_object();
    forget_in(without, forgetting.person, forgetting.name);
    return without == entry->get_object() ? text : boost::json::serialize(without);
  };
}

void forget_in_closed_table(Store& store, const Forgetting& forgetting) {
  store.all_or_nothing([&] {
    if (auto row = store.table(forgetting.table)) {
      std::vector<bool> seats;
      for (const std::string& person : row->people) seats.push_back(person == forgetting.person);
      boost::json::object summary = object_in(row->summary), kept = object_in(store.keepsake(row->id));
      if (auto* shown = summary.if_contains("seats"))
        for (std::size_t i = 0; i < seats.size() && i < shown->as_array().size(); ++i)
          if (seats[i]) shown->at(i).as_object()["name"] = "";
      if (auto* record = kept.if_contains("record")) *record = record_without(std::string(record->as_string()), seats);
      row->summary = boost::json::serialize(summary);
      row->keepsake = kept.empty() ? "" : boost::json::serialize(kept);
      store.change_table(*row);
    }
    store.forget(forgetting, forgetting_of(forgetting));
  });
}

}  // namespace ludarium
