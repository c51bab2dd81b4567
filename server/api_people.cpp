// Who you are: docs/api.md, "Who you are".
#include "core/record.hpp"
#include "server/api_call.hpp"
#include "server/secrets.hpp"

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
  const std::string number = std::to_string(1000 + random_below(9000));
  const std::string name = parts_.words(language).say({"server.guest_number", {{"number", number}}});
  return signed_in(parts_.stores->use([&](Store& store) { return people_.guest(store, language, name); }), call.http);
}

HttpReply Api::me(Call& call) { return HttpReply::json({{"me", show_me(person_of(call))}}); }

HttpReply Api::sign_up(Call& call) {
  const std::string name = text_field(call.body, "name"), password = text_field(call.body, "password");
  if (const auto error = refuse_name(name)) throw refusal(*error);
  if (const auto error = refuse_password(password)) throw refusal(*error);
  if (call.person && !call.person->guest()) throw refusal("conflict", "server.is_registered");
  if (!passwords_.allow(call.http.address, parts_.now())) throw refusal("too_many", "server.too_many");
  const std::string hash = hash_password(password);
  const std::string language = call.person ? call.person->language : call.http.language;
  const auto done =
      parts_.stores->use([&](Store& store) { return people_.sign_up(store, call.person, name, hash, language); });
  if (!done) throw refusal(done.error());
  if (call.person) parts_.lobby->adopt_all(call.person->id, {done->person.id, done->person.name});
  return signed_in(*done, call.http);
}

HttpReply Api::log_in(Call& call) {
  if (!passwords_.allow(call.http.address, parts_.now())) throw refusal("too_many", "server.too_many");
  const std::string name = text_field(call.body, "name"), password = text_field(call.body, "password");
  if (password.size() > People::longest_password) throw refusal("not_signed_in", "server.wrong_password");
  const auto account = parts_.stores->use([&](Store& store) { return store.person_named(name); });
  // A name nobody has takes as long as a wrong password, so that names cannot be found out.
  static const std::string nobody = hash_password(random_token());
  if (!is_password(account ? account->password : nobody, password) || !account)
    throw refusal("not_signed_in", "server.wrong_password");
  const SignedIn who = parts_.stores->use([&](Store& store) { return people_.log_in(store, *account, call.person); });
  if (call.person && call.person->guest()) parts_.lobby->adopt_all(call.person->id, {account->id, account->name});
  return signed_in(who, call.http);
}

HttpReply Api::log_out(Call& call) {
  parts_.stores->use([&](Store& store) {
    if (flag_field(call.body, "everywhere")) store.remove_sessions_of(person_of(call).id);
    if (!call.http.session.empty()) store.remove_session(hash_token(call.http.session));
  });
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
    person.name = text_field(call.body, "name");
    if (const auto error = refuse_name(person.name)) throw refusal(*error);
  }
  if (const auto* settings = call.body.if_contains("settings")) {
    person.settings = boost::json::serialize(*settings);
    if (person.settings.size() > longest_settings) throw refusal("too_large", "server.too_large");
  }
  if (call.body.contains("password")) {
    if (!passwords_.allow(call.http.address, parts_.now())) throw refusal("too_many", "server.too_many");
    const std::string password = text_field(call.body, "password");
    if (person.guest() || !is_password(person.password, text_field(call.body, "old_password")))
      throw refusal("forbidden", "server.wrong_password");
    if (const auto error = refuse_password(password)) throw refusal(*error);
    person.password = hash_password(password);
  }
  parts_.stores->use([&](Store& store) { store.change_person(person); });
  return HttpReply::json({{"me", show_me(person)}});
}

HttpReply Api::remove_me(Call& call) {
  const StoredPerson& person = person_of(call);
  if (!passwords_.allow(call.http.address, parts_.now())) throw refusal("too_many", "server.too_many");
  if (!person.guest() && !is_password(person.password, text_field(call.body, "password")))
    throw refusal("forbidden", "server.wrong_password");
  parts_.stores->use([&](Store& store) { store.remove_person(person.id); });
  HttpReply reply = HttpReply::json(boost::json::object());
  reply.headers.emplace_back("Set-Cookie", cookie("", 0, call.http.secure));
  return reply;
}

HttpReply Api::add_token(Call& call) {
  const StoredPerson& person = person_of(call);
  const std::string name = text_field(call.body, "name"), token = random_token();
  if (const auto error = refuse_name(name)) throw refusal(*error);
  const StoredToken kept{random_id(), name};
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
  return HttpReply::json(boost::json::object());
}

}  // namespace ludarium
