// Who you are: docs/api.md, "Who you are".
#include "core/record.hpp"
#include "server/api_call.hpp"
#include "server/secrets.hpp"
#include "store/names.hpp"

namespace ludarium {
namespace {

constexpr std::size_t longest_settings = 16 * 1024;
constexpr std::size_t most_tokens = 20;

std::string cookie(const std::string& token, Duration length, bool secure) {
  return "ludarium=" + token + "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::to_string(length / second) +
         (secure ? "; Secure" : "");
}

}  // namespace

boost::json::object Api::show_me(const StoredPerson& person) {
  boost::json::array tokens;
  for (const StoredToken& token : parts_.stores->use([&](Store& store) { return store.tokens_of(person.id); }))
    tokens.push_back({{"id", token.id}, {"name", token.name}});
  return {{"id", person.id},
          {"name", person.name},
          {"guest", person.guest()},
          {"language", person.language},
          {"settings", parse_json(person.settings).value_or(boost::json::object())},
          {"rest", write_rest(seated(person, {}).rest)},
          {"rest_allowance", most_rest_a_year / day},
          {"tokens", std::move(tokens)}};
}

HttpReply Api::signed_in(const SignedIn& who, const HttpRequest& request) {
  HttpReply reply = HttpReply::json({{"me", show_me(who.person)}});
  if (!who.session.empty())
    reply.headers.emplace_back("Set-Cookie", cookie(who.session, People::session_length, request.secure));
  return reply;
}

HttpReply Api::guest(Call& call) {
  if (call.person) return signed_in({*call.person, ""}, call.http);
  if (!opening_.allow(call.http.address, parts_.now())) throw refusal("too_many", "server.too_many");
  std::string language = text_field(call.body, "language", call.http.language);
  if (std::find(parts_.languages.begin(), parts_.languages.end(), language) == parts_.languages.end()) language = "en";
  // Told apart at a table and in the lobby, without asking anybody for a name first.
  const auto some_name = [&](std::uint32_t numbers) {
    const std::string number = std::to_string(numbers / 9 + random_below(numbers));
    return parts_.words(language).say({"server.guest_number", {{"number", number}}});
  };
  return signed_in(parts_.stores->use([&](Store& store) {
    std::uint32_t numbers = 9000;
    std::string name = some_name(numbers);
    for (; store.is_taken(name); numbers += 9000) name = some_name(numbers);  // it is an account's
    return people_.guest(store, language, name);
  }),
                   call.http);
}

HttpReply Api::me(Call& call) { return HttpReply::json({{"me", show_me(person_of(call))}}); }

// Passwords are guessed from many addresses as well as from one.
void Api::count_try(const Call& call, const std::string& name) {
  const bool allowed = passwords_.allow(call.http.address, parts_.now());
  if (!allowed || !tries_.allow(name_keys(name).same, parts_.now())) throw refusal("too_many", "server.too_many");
}

HttpReply Api::sign_up(Call& call) {
  const std::string password = text_field(call.body, "password");
  const auto accepted = accept_name(text_field(call.body, "name"));
  if (!accepted) throw refusal(accepted.error());
  const std::string& name = *accepted;
  if (const auto error = refuse_password(password)) throw refusal(*error);
  if (call.person && !call.person->guest()) throw refusal("conflict", "server.is_registered");
  if (!passwords_.allow(call.http.address, parts_.now())) throw refusal("too_many", "server.too_many");
  const std::string hash = hash_password(password);
  const std::string language = call.person ? call.person->language : call.http.language;
  const auto done =
      parts_.stores->use([&](Store& store) { return people_.sign_up(store, call.person, name, hash, language); });
  if (!done) throw refusal(done.error());
  if (call.person) parts_.lobby->adopt_all(call.person->id, {done->person.id, done->person.name});
  parts_.rights_ended();
  return signed_in(*done, call.http);
}

HttpReply Api::log_in(Call& call) {
  const std::string name = text_field(call.body, "name"), password = text_field(call.body, "password");
  count_try(call, name);
  if (letters_in(password) > People::longest_password) throw refusal("not_signed_in", "server.wrong_password");
  const auto named = parts_.stores->use([&](Store& store) { return store.accounts_named(name); });
  for (const StoredPerson& one : named)
    if (one.banned()) throw refusal("forbidden", "server.banned");
  const auto account = People::account_of(named, password);
  if (!account) throw refusal("not_signed_in", "server.wrong_password");
  const SignedIn who =
      parts_.stores->use([&](Store& store) { return people_.log_in(store, *account, call.person, call.http.session); });
  if (call.person && call.person->guest()) parts_.lobby->adopt_all(call.person->id, {account->id, account->name});
  parts_.rights_ended();
  return signed_in(who, call.http);
}

HttpReply Api::reset_password(Call& call) {
  const std::string password = text_field(call.body, "password");
  if (const auto error = refuse_password(password)) throw refusal(*error);
  if (!passwords_.allow(call.http.address, parts_.now())) throw refusal("too_many", "server.too_many");
  const std::string hash = hash_password(password), token = text_field(call.body, "token");
  const auto who = parts_.stores->use([&](Store& store) { return people_.reset(store, token, hash); });
  if (!who) throw refusal("not_found", "server.bad_link");
  parts_.rights_ended();
  return signed_in(*who, call.http);
}

HttpReply Api::log_out(Call& call) {
  parts_.stores->use([&](Store& store) {
    if (flag_field(call.body, "everywhere")) store.end_rights_of(person_of(call).id);
    if (!call.http.session.empty()) store.remove_session(hash_token(call.http.session));
  });
  parts_.rights_ended();
  HttpReply reply = HttpReply::json(boost::json::object());
  reply.headers.emplace_back("Set-Cookie", cookie("", 0, call.http.secure));
  return reply;
}

HttpReply Api::change_me(Call& call) {
  StoredPerson person = person_of(call);
  const std::string language = text_field(call.body, "language", person.language);
  if (std::find(parts_.languages.begin(), parts_.languages.end(), language) == parts_.languages.end())
    throw refusal("bad_request", "server.unknown_language");
  person.language = language;
  if (call.body.contains("name")) {
    if (!person.guest()) throw refusal("forbidden", "server.name_stays");
    const auto accepted = accept_name(text_field(call.body, "name"));
    if (!accepted) throw refusal(accepted.error());
    person.name = *accepted;
    // Nobody sits at a table under the name of somebody's account.
    if (parts_.stores->use([&](Store& store) { return store.is_taken(person.name); }))
      throw refusal("conflict", "server.name_taken");
  }
  if (const auto* settings = call.body.if_contains("settings")) {
    person.settings = boost::json::serialize(*settings);
    if (person.settings.size() > longest_settings) throw refusal("too_large", "server.too_large");
  }
  const auto* days = call.body.if_contains("rest");
  const auto rest = days ? read_rest(days->get_object()) : Result<Rest>(Rest());
  if (!rest) throw refusal(rest.error());
  if (call.body.contains("password")) {
    count_try(call, person.name);
    const std::string password = text_field(call.body, "password");
    if (person.guest() || !is_password(person.password, text_field(call.body, "old_password")))
      throw refusal("forbidden", "server.wrong_password");
    if (const auto error = refuse_password(password)) throw refusal(*error);
    person.password = hash_password(password);
  }
  SignedIn who{person, ""};
  parts_.stores->use([&](Store& store) {
    store.change_person(person);
    // Who knew the old password is let in no longer.
    if (call.body.contains("password")) who.session = people_.only_session(store, person.id);
  });
  if (!who.session.empty()) parts_.rights_ended();
  if (days) change_rest(person.id, *rest);
  return signed_in(who, call.http);
}

// Clocks in days stand still on other days from now on, at the tables the person plays at already too.
void Api::change_rest(const std::string& person, const Rest& rest) {
  parts_.stores->use([&](Store& store) { store.set_rest(person, boost::json::serialize(write_rest(rest))); });
  parts_.lobby->set_rest(person, rest);
}

HttpReply Api::remove_me(Call& call) {
  const StoredPerson& person = person_of(call);
  count_try(call, person.name);
  if (!person.guest() && !is_password(person.password, text_field(call.body, "password")))
    throw refusal("forbidden", "server.wrong_password");
  parts_.stores->use([&](Store& store) { store.remove_person(person.id); });
  parts_.rights_ended();
  parts_.lobby->note_deletion();
  parts_.lobby->forget_people();
  HttpReply reply = HttpReply::json(boost::json::object());
  reply.headers.emplace_back("Set-Cookie", cookie("", 0, call.http.secure));
  return reply;
}

HttpReply Api::add_token(Call& call) {
  const StoredPerson& person = person_of(call);
  const std::string token = random_token();
  const auto name = accept_name(text_field(call.body, "name"));
  if (!name) throw refusal(name.error());
  const StoredToken kept{random_id(), *name};
  parts_.stores->use([&](Store& store) {
    if (store.tokens_of(person.id).size() >= most_tokens) throw refusal("conflict", "server.too_many_tokens");
    store.add_token(kept, hash_token(token), person.id);
  });
  return HttpReply::json({{"id", kept.id}, {"token", token}});
}

HttpReply Api::remove_token(Call& call) {
  const StoredPerson& person = person_of(call);
  const bool gone = parts_.stores->use([&](Store& store) { return store.remove_token(call.parts[0], person.id); });
  if (!gone) throw refusal("not_found", "server.not_found");
  parts_.rights_ended();
  return HttpReply::json(boost::json::object());
}

}  // namespace ludarium
