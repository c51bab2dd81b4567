// Who somebody is: guests, accounts, sessions and the tokens of bots, over a Store. Names and passwords are checked
// here, and nothing secret is kept as it is. Example: auto signed_in = people.log_in(store, "Ana", "…", guest);
// signed_in->session goes into a cookie
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "core/result.hpp"
#include "store/store.hpp"
#include "table/time.hpp"

namespace ludarium {

struct SignedIn {
  StoredPerson person;
  std::string session;  // the token for the cookie; empty: the one there is stays
};

class People {
 public:
  static constexpr Duration session_length = 180 * day;
  static constexpr std::size_t shortest_password = 8, longest_password = 200;

  explicit People(std::function<Time()> now) : now_(std::move(now)) {}

  std::optional<StoredPerson> of_session(Store& store, const std::string& token) const;
  std::optional<StoredPerson> of_bearer(Store& store, const std::string& token) const;

  SignedIn guest(Store& store, const std::string& language, const std::string& name) const;
  // Hashing a password takes long, so it happens before a store is borrowed.
  Result<SignedIn> sign_up(Store& store, const std::optional<StoredPerson>& guest, const std::string& name,
                           const std::string& password_hash, const std::string& language) const;
  SignedIn log_in(Store& store, const StoredPerson& account, const std::optional<StoredPerson>& guest) const;
  std::string new_session(Store& store, const std::string& person) const;

 private:
  std::function<Time()> now_;
};

std::optional<Error> refuse_name(const std::string& name);
std::optional<Error> refuse_password(const std::string& password);

}  // namespace ludarium
