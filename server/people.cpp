#include "server/people.hpp"

#include "server/secrets.hpp"
#include "table/setup.hpp"

namespace ludarium {

std::optional<Error> refuse_name(const std::string& name) {
  if (!name_key(name).empty() && name.size() >= 2 && is_plain_text(name, longest_name)) return std::nullopt;
  return Error{"bad_request", {"server.bad_name", {{"most", static_cast<long>(longest_name)}}}};
}

std::optional<Error> refuse_password(const std::string& password) {
  if (password.size() >= People::shortest_password && password.size() <= People::longest_password) return std::nullopt;
  return Error{"bad_request", {"server.bad_password", {{"least", static_cast<long>(People::shortest_password)}}}};
}

std::optional<StoredPerson> People::of_session(Store& store, const std::string& token) const {
  const auto id = token.empty() ? std::nullopt : store.person_of_session(hash_token(token), now_());
  return id ? store.person(*id) : std::nullopt;
}

std::optional<StoredPerson> People::of_bearer(Store& store, const std::string& token) const {
  const auto id = token.empty() ? std::nullopt : store.person_of_token(hash_token(token));
  return id ? store.person(*id) : std::nullopt;
}

std::string People::new_session(Store& store, const std::string& person) const {
  std::string token = random_token();
  store.add_session(hash_token(token), person, now_() + session_length);
  return token;
}

SignedIn People::guest(Store& store, const std::string& language, const std::string& name) const {
  const StoredPerson person{random_id(), name, "", language, "{}", now_()};
  return store.all_or_nothing([&] {
    store.add_person(person);
    return SignedIn{person, new_session(store, person.id)};
  });
}

// A guest who registers stays the same person, and so keeps seats, games and settings.
Result<SignedIn> People::sign_up(Store& store, const std::optional<StoredPerson>& guest, const std::string& name,
                                 const std::string& password_hash, const std::string& language) const {
  const Error taken{"conflict", {"server.name_taken", {}}};
  if (store.person_named(name)) return taken;
  StoredPerson person = guest ? *guest : StoredPerson{random_id(), name, "", language, "{}", now_()};
  person.name = name;
  person.password = password_hash;
  if (guest) {
    if (!store.change_person(person)) return taken;
    return SignedIn{person, ""};
  }
  store.add_person(person);
  return SignedIn{person, new_session(store, person.id)};
}

SignedIn People::log_in(Store& store, const StoredPerson& account, const std::optional<StoredPerson>& guest) const {
  if (guest && guest->guest()) store.join_people(guest->id, account.id);
  return {account, new_session(store, account.id)};
}

}  // namespace ludarium
