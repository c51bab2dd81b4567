// The commands of an operator for tables and people. A running server follows within a second: it sends everybody away
// from a closed table, and lets nobody in with an ended session.
// Example: return close_table(store, {.table = "k3v9x0a1b2c3"}, words, std::cout, std::cerr);
#pragma once

#include <iosfwd>
#include <string>

#include "store/store.hpp"
#include "words/catalogue.hpp"

namespace ludarium {

struct AdminRequest {
  std::string table;
  std::string person;  // a name, or an id
  std::string site;    // the address of the page, for links
};

int list_tables(Store& store, const AdminRequest& request, const Words& words, std::ostream& out, std::ostream& err);
int close_table(Store& store, const AdminRequest& request, const Words& words, std::ostream& out, std::ostream& err);
int ban_person(Store& store, const AdminRequest& request, const Words& words, std::ostream& out, std::ostream& err);
int unban_person(Store& store, const AdminRequest& request, const Words& words, std::ostream& out, std::ostream& err);
int reset_password(Store& store, const AdminRequest& request, const Words& words, std::ostream& out, std::ostream& err);

}  // namespace ludarium
