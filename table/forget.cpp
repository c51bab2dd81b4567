#include "table/forget.hpp"

#include "core/request.hpp"

namespace ludarium {

std::string named_in(const boost::json::object& entry) {
  return text_field(entry, entry.contains("owner") ? "owner" : "person");
}

// At a shared screen the owner has named the others: those names go, too.
static void forget_in_setup(boost::json::object& setup) {
  for (boost::json::value& seat : setup.at("seats").as_array())
    if (text_field(seat.as_object(), "who") == "me") seat.as_object().erase("name");
}

void forget_in(boost::json::object& entry, const std::string& person, const std::string& name) {
  const bool talk = text_field(entry, "entry") == "chat";  // an outage has a `from` as well: a time
  const bool known_by_name = talk && !entry.contains("person") && text_field(entry, "from") == name;
  if (named_in(entry) != person && !known_by_name) return;
  if (talk) entry["from"] = "";
  if (entry.contains("name")) entry["name"] = "";
  entry.erase("place");
  entry.erase("rest");
  if (auto* setup = entry.if_contains("setup")) forget_in_setup(setup->as_object());
}

}  // namespace ludarium
