// A person who is deleted leaves the journal of a table without a name. The id stays: it is nobody's any more, and the
// entries need it to tell the seats apart.
// Example: forget_in(entry, "k3v9…", "Ana");
#pragma once

#include <boost/json.hpp>
#include <string>

namespace ludarium {

// Takes the name out of one entry. Lines of the chat that have no id are known by the name.
void forget_in(boost::json::object& entry, const std::string& person, const std::string& name);

// Who has left a name in an entry; nobody: nothing.
std::string named_in(const boost::json::object& entry);

}  // namespace ludarium
