// Who comes to a table, as whoever drives it knows them. Example: table.sit({"p1", "Anna"}, std::nullopt, now);
#pragma once

#include <string>

#include "table/rest.hpp"

namespace ludarium {

struct Person {
  std::string id;
  std::string name;
  bool guest = false;     // without an account
  std::string mark = {};  // the same for all who come from one place; empty: not known
  Rest rest = {};         // days on which a clock in days stands still
};

}  // namespace ludarium
