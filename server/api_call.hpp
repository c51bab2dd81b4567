// What the parts of the API share: a request that has passed the first checks, and how to refuse it all the same.
#pragma once

#include "server/api.hpp"

namespace ludarium {

Refusal refusal(std::string code, std::string key);
Refusal refusal(const Error& error);

struct Api::Call {
  const HttpRequest& http;
  std::vector<std::string> parts;  // what stood in the holes of the route
  boost::json::object body;
  std::optional<StoredPerson> person;
  const Words* words = nullptr;
};

std::map<std::string, Ledger> ledgers_by_game();

}  // namespace ludarium
