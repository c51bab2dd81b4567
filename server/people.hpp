// Who somebody is: guests, accounts, sessions and the tokens of bots, over a Store. Names and passwords are checked
// here, and nothing secret is kept as it is. Example: auto signed_in = people.log_in(store, "Ana", "…", guest);
// signed_in->session goes into a cookie: a new one whenever
// somebody becomes somebody else, so that a cookie planted before is worth nothing after
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "core/result.hpp"
#include "store/store.hpp"
#include "table/time.hpp"

namespace ludarium {

// What somebody is let in by: a session or the token of a bot. It may end at any time, and what hangs on it ends with
// it.
struct Right {
  std::string person;
  std::string hash;  // of the session or the token
  bool of_token = false;
  Time until = 0;  // of a session
};

struct Caller {
  StoredPerson person;
  Right right;
};

struct SignedIn {
  StoredPerson person;
  std::string session;  // the token for the cookie; empty: the one there is stays
};

class People {
 public:
  static constexpr Duration session_length = 180 * day;
  static constexpr std::size_t shortest_password = 8, longest_password = 200;  // characters

  explicit People(std::function<Time()> now) : now_(std::move(now)) {}

  std::optional<Caller> of_session(Store& store, const std::string& token) const;
  std::optional<Caller> of_bearer(Store& store, const std::string& token) const;
  bool still_holds(Store& store, const Right& right) const;

  SignedIn guest(Store& store, const std::string& language, const std::string& name) const;
  // Which of the accounts of a name has this password. Slow, as all that looks at passwords.
  static std::optional<StoredPerson> account_of(const std::vector<StoredPerson>& named, const std::string& password);
  // Hashing a password takes long, so it happens before a store is borrowed.
  Result<SignedIn> sign_up(Store& store, const std::optional<StoredPerson>& guest, const std::string& name,
                           const std::string& password_hash, const std::string& language) const;
  // `before`: the token of the session there was, which ends.
  SignedIn log_in(Store& store, const StoredPerson& account, const std::optional<StoredPerson>& guest,
                  const std::string& before) const;
  // Ends all sessions of the person and begins one.
  std::string only_session(Store& store, const std::string& person) const;
  // By a link that an operator has given out: a new password, and every session but a new one ends.
  std::optional<SignedIn> reset(Store& store, const std::string& token, const std::string& password_hash) const;

 private:
  std::string new_session(Store& store, const std::string& person) const;

  std::function<Time()> now_;
};

Result<std::string> accept_name(const std::string& typed);  // as it is shown
std::optional<Error> refuse_password(const std::string& password);

}  // namespace ludarium
