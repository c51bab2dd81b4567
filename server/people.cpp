#include "server/people.hpp"

#include "server/secrets.hpp"
#include "store/names.hpp"
#include "table/setup.hpp"

namespace ludarium {

Result<std::string> accept_name(const std::string& typed) {
  constexpr std::size_t shortest_name = 2;
  const auto name = typed.size() <= 16 * longest_name ? shown_name(typed) : std::nullopt;
  const std::size_t letters = name ? letters_in(*name) : 0;
  if (letters >= shortest_name && letters <= longest_name && !name_keys(*name).same.empty()) return *name;
  return Error{"bad_request", {"server.bad_name", {{"most", static_cast<long>(longest_name)}}}};
}

std::optional<Error> refuse_password(const std::string& password) {
  const std::size_t letters = letters_in(password);
  if (letters >= People::shortest_password && letters <= People::longest_password) return std::nullopt;
  return Error{"bad_request", {"server.bad_password", {{"least", static_cast<long>(People::shortest_password)}}}};
}

std::optional<StoredPerson> People::account_of(const std::vector<StoredPerson>& named, const std::string& password) {
  // A name nobody has takes as long as a wrong password, so that names cannot be found out.
  static const std::string nobody = hash_password(random_token());
  if (named.empty()) is_password(nobody, password);
  for (const StoredPerson& account : named)
    if (is_password(account.password, password)) return account;
  return std::nullopt;
}

std::optional<Caller> People::of_session(Store& store, const std::string& token) const {
  if (token.empty()) return std::nullopt;
  const std::string hash = hash_token(token);
  const auto session = store.session(hash, now_());
  const auto person = session ? store.person(session->person) : std::nullopt;
  if (!person) return std::nullopt;
  return Caller{*person, {person->id, hash, false, session->expires}};
}

std::optional<Caller> People::of_bearer(Store& store, const std::string& token) const {
  if (token.empty()) return std::nullopt;
  const std::string hash = hash_token(token);
  const auto id = store.person_of_token(hash);
  const auto person = id ? store.person(*id) : std::nullopt;
  if (!person) return std::nullopt;
  return Caller{*person, {person->id, hash, true, 0}};
}

bool People::still_holds(Store& store, const Right& right) const {
  if (right.of_token) return store.person_of_token(right.hash) == right.person;
  const auto session = store.session(right.hash, now_());
  return session && session->person == right.person;
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
  if (store.is_taken(name, guest ? guest->id : "")) return taken;
  StoredPerson person = guest ? *guest : StoredPerson{random_id(), name, "", language, "{}", now_()};
  person.name = name;
  person.password = password_hash;
  if (guest) {
    if (!store.change_person(person)) return taken;
    return SignedIn{person, only_session(store, person.id)};
  }
  store.add_person(person);
  return SignedIn{person, new_session(store, person.id)};
}

std::optional<SignedIn> People::reset(Store& store, const std::string& token, const std::string& password_hash) const {
  return store.all_or_nothing([&]() -> std::optional<SignedIn> {
    const auto id = store.take_password_reset(hash_token(token), now_());
    auto person = id ? store.person(*id) : std::nullopt;
    if (!person || person->guest() || person->banned()) return std::nullopt;
    person->password = password_hash;
    store.change_person(*person);
    store.end_rights_of(person->id);
    return SignedIn{*person, new_session(store, person->id)};
  });
}

SignedIn People::log_in(Store& store, const StoredPerson& account, const std::optional<StoredPerson>& guest,
                        const std::string& before) const {
  if (guest && guest->guest()) store.join_people(guest->id, account.id);
  if (!before.empty()) store.remove_session(hash_token(before));
  return {account, new_session(store, account.id)};
}

std::string People::only_session(Store& store, const std::string& person) const {
  store.end_rights_of(person);
  return new_session(store, person);
}

}  // namespace ludarium
