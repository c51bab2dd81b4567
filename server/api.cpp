#include "server/api.hpp"

#include <algorithm>

#include "core/facts_json.hpp"
#include "core/record.hpp"
#include "server/api_call.hpp"
#include "server/secrets.hpp"

namespace ludarium {
namespace {

constexpr RequestField language_only[] = {{"language", FieldType::text}};
constexpr RequestField name_and_password[] = {{"name", FieldType::text, true}, {"password", FieldType::text, true}};
constexpr RequestField token_and_password[] = {{"token", FieldType::text, true}, {"password", FieldType::text, true}};
constexpr RequestField everywhere[] = {{"everywhere", FieldType::flag}};
constexpr RequestField about_me[] = {{"language", FieldType::text},   {"name", FieldType::text},
                                     {"password", FieldType::text},   {"old_password", FieldType::text},
                                     {"settings", FieldType::object}, {"rest", FieldType::object}};
constexpr RequestField password_only[] = {{"password", FieldType::text}};
constexpr RequestField name_only[] = {{"name", FieldType::text, true}};
constexpr RequestField setup_fields[] = {
    {"game", FieldType::text, true}, {"seats", FieldType::list, true}, {"options", FieldType::object},
    {"title", FieldType::text},      {"public", FieldType::flag},      {"clock", FieldType::object},
    {"undo", FieldType::text},       {"start", FieldType::flag},       {"hotseat", FieldType::flag},
    {"guided", FieldType::flag},     {"hints", FieldType::flag}};
constexpr RequestField seat_only[] = {{"seat", FieldType::number}};
constexpr RequestField fill_only[] = {{"fill", FieldType::flag}};
constexpr RequestField record_only[] = {{"record", FieldType::text, true}};
constexpr RequestField position_fields[] = {
    {"game", FieldType::text, true}, {"position", FieldType::object, true}, {"seats", FieldType::list, true}};

unsigned status_of(std::string_view code) {
  if (code == "not_signed_in") return 401;
  if (code == "forbidden" || code == "not_your_seat") return 403;
  if (code == "not_found") return 404;
  if (code == "conflict" || code == "not_started" || code == "other_rules" || code == "unreadable") return 409;
  if (code == "too_large") return 413;
  if (code == "too_many") return 429;
  if (code == "failed") return 500;
  if (code == "unavailable") return 503;
  return 400;
}

// "/api/tables/{id}/join" takes "/api/tables/k3v9/join" and gives back "k3v9".
std::optional<std::vector<std::string>> match(std::string_view pattern, std::string_view path) {
  std::vector<std::string> found;
  while (!pattern.empty() && !path.empty()) {
    if (pattern.front() == '{') {
      const std::string_view part = path.substr(0, path.find('/'));
      if (part.empty()) return std::nullopt;
      found.emplace_back(part);
      path.remove_prefix(part.size());
      pattern.remove_prefix(pattern.find('}') + 1);
      continue;
    }
    if (pattern.front() != path.front()) return std::nullopt;
    pattern.remove_prefix(1);
    path.remove_prefix(1);
  }
  if (!pattern.empty() || !path.empty()) return std::nullopt;
  return found;
}

}  // namespace

Refusal refusal(std::string code, std::string key) {
  const unsigned status = status_of(code);
  return {status, {std::move(code), {std::move(key), {}}}};
}

Refusal refusal(const Error& error) { return {status_of(error.code), error}; }

struct Api::Handler {
  Route route;
  HttpReply (Api::*run)(Call&);
};

std::span<const Api::Handler> Api::handlers() {
  static const Handler all[] = {
      {{"POST", "/api/guest", language_only}, &Api::guest},
      {{"GET", "/api/me", {}}, &Api::me},
      {{"POST", "/api/register", name_and_password}, &Api::sign_up},
      {{"POST", "/api/login", name_and_password}, &Api::log_in},
      {{"POST", "/api/logout", everywhere}, &Api::log_out},
      {{"POST", "/api/reset", token_and_password}, &Api::reset_password},
      {{"POST", "/api/me", about_me}, &Api::change_me},
      {{"DELETE", "/api/me", password_only}, &Api::remove_me},
      {{"POST", "/api/me/tokens", name_only}, &Api::add_token},
      {{"DELETE", "/api/me/tokens/{id}", {}}, &Api::remove_token},
      {{"GET", "/api/games", {}}, &Api::games},
      {{"GET", "/api/games/{game}/facts", {}}, &Api::facts},
      {{"GET", "/api/games/{game}/rules", {}}, &Api::rules},
      {{"GET", "/api/games/{game}/hall", {}}, &Api::hall},
      {{"GET", "/api/games/{game}/statistics", {}}, &Api::statistics},
      {{"GET", "/api/ratings/{game}", {}}, &Api::ratings},
      {{"GET", "/api/tables", {}}, &Api::tables},
      {{"POST", "/api/tables", setup_fields}, &Api::open_table},
      {{"GET", "/api/tables/{id}", {}}, &Api::show_table},
      {{"POST", "/api/tables/{id}/join", seat_only}, &Api::join},
      {{"POST", "/api/tables/{id}/leave", {}}, &Api::leave},
      {{"POST", "/api/tables/{id}/start", fill_only}, &Api::start},
      {{"GET", "/api/tables/{id}/record", {}}, &Api::record},
      {{"GET", "/api/tables/{id}/review", {}}, &Api::review},
      {{"POST", "/api/records", record_only}, &Api::open_record},
      {{"POST", "/api/positions", position_fields}, &Api::open_position},
  };
  return all;
}

std::vector<Api::Route> Api::routes() {
  std::vector<Route> all;
  for (const Handler& handler : handlers()) all.push_back(handler.route);
  return all;
}

Api::Api(Parts parts)
    : parts_(std::move(parts)),
      people_(parts_.now),
      place_(parts_.stores->use([](Store& store) { return store.setting("place_secret", random_token()); })),
      passwords_(parts_.passwords),
      opening_(parts_.opening),
      tries_(parts_.tries) {
  for (const auto& game : parts_.registry->games())
    facts_[std::string(game->id())] = boost::json::serialize(facts_as_json(*parts_.data, game->id()));
  ledgers_ = ledgers_by_game();
}

HttpReply Api::answer(const HttpRequest& request) {
  try {
    return carry_out(request);
  } catch (const Refusal& refused) {
    return refuse(request, refused);
  } catch (const DatabaseError&) {
    return refuse(request, refusal("unavailable", "server.unavailable"));
  } catch (const std::exception& fault) {
    return own_fault(request, fault);
  }
}

// Nobody outside can have caused it: the log says what it was, the caller only that it was not their doing.
HttpReply Api::own_fault(const HttpRequest& request, const std::exception& fault) const {
  parts_.failed(fault);
  return refuse(request, refusal("failed", "server.failed"));
}

HttpReply Api::refuse(const HttpRequest& request, const Refusal& refused) const {
  const Words& words = words_for(request, refused.status < 500 ? caller_if_known(request) : std::nullopt);
  return HttpReply::refusal(refused.status, refused.error.code, words.say(refused.error.message));
}

// For the language of a refusal: whoever it is, the refusal stands.
std::optional<StoredPerson> Api::caller_if_known(const HttpRequest& request) const {
  try {
    const auto known = caller(request);
    return known ? std::optional(known->person) : std::nullopt;
  } catch (const Refusal&) {
  } catch (const DatabaseError&) {
  }
  return std::nullopt;
}

const Words& Api::words_for(const HttpRequest& request, const std::optional<StoredPerson>& person) const {
  const auto asked = request.query.find("language");
  std::string language = request.language;
  if (person) language = person->language;
  if (asked != request.query.end()) language = asked->second;
  return parts_.words(language);
}

// A page of another site can send a request with our cookie, but neither our header nor our Origin. A browser says the
// origin with every socket and with every request that changes something, so a cookie without one is no browser's.
void Api::check_origin(const HttpRequest& request) const {
  const bool changes = request.upgrade || (request.method != "GET" && request.method != "HEAD");
  if (request.origin.empty()) {
    if (changes && !request.session.empty()) throw refusal("forbidden", "server.no_origin");
    return;
  }
  if (!parts_.hosts->lets_in(request.origin, request.host, request.secure))
    throw refusal("forbidden", "server.bad_origin");
}

std::optional<Caller> Api::caller(const HttpRequest& request) const {
  if (request.session.empty() && request.bearer.empty()) return std::nullopt;
  return parts_.stores->use([&](Store& store) {
    return request.bearer.empty() ? people_.of_session(store, request.session)
                                  : people_.of_bearer(store, request.bearer);
  });
}

HttpReply Api::carry_out(const HttpRequest& request) {
  const Handler* found = nullptr;
  std::vector<std::string> parts;
  bool path_known = false;
  for (const Handler& handler : handlers()) {
    auto fits = match(handler.route.pattern, request.path);
    if (!fits) continue;
    path_known = true;
    if (handler.route.method != request.method) continue;
    found = &handler;
    parts = std::move(*fits);
    break;
  }
  if (found == nullptr) {
    if (path_known) throw Refusal{405, {"bad_request", {"server.bad_method", {}}}};
    throw refusal("not_found", "server.not_found");
  }
  check_origin(request);
  auto known = caller(request);
  Call call{request, std::move(parts), {}, std::nullopt, nullptr};
  if (known) call.person = std::move(known->person);
  call.words = &words_for(request, call.person);
  if (request.method != "GET") {
    if (!request.marked && request.bearer.empty()) throw refusal("forbidden", "server.no_mark");
    if (!request.body.empty()) {
      const auto json = parse_json(request.body);
      if (!json || !json->is_object()) throw refusal("bad_request", "server.not_json");
      call.body = json->get_object();
    }
    if (const auto error = check_request(call.body, found->route.body)) throw refusal(*error);
  }
  return (this->*found->run)(call);
}

std::string Api::table_in(std::string_view path) {
  constexpr std::string_view start = "/api/tables/";
  if (!path.starts_with(start)) return "";
  path.remove_prefix(start.size());
  return std::string(path.substr(0, path.find('/')));
}

std::string Api::holder_of(const std::string& table) {
  try {
    return parts_.lobby->find(table).holder;
  } catch (const DatabaseError&) {
    return "";
  }
}

bool Api::take_over(const std::string& table, const std::string& dead) {
  try {
    parts_.lobby->take_over(table, dead);
  } catch (const DatabaseError&) {
    return false;
  }
  return true;
}

Api::Admission Api::socket(const HttpRequest& request) {
  Admission admission;
  try {
    check_origin(request);
    const auto known = caller(request);
    const auto person = known ? std::optional(known->person) : std::nullopt;
    if (known) admission.right = known->right;
    admission.person = person ? seated(*person, request) : Person{"", words_for(request, {}).term("server.visitor")};
    const auto asked = request.query.find("language");
    admission.language = asked != request.query.end() ? asked->second : person ? person->language : request.language;
    if (std::find(parts_.languages.begin(), parts_.languages.end(), admission.language) == parts_.languages.end())
      admission.language = "en";
    auto found = parts_.lobby->find(table_in(request.path));
    admission.host = std::move(found.host);
    admission.holder = std::move(found.holder);
    if (found.problem) throw refusal(*found.problem);
    if (admission.host == nullptr && admission.holder.empty()) throw refusal("not_found", "server.no_such_table");
    if (person && admission.host != nullptr) bring_seats(*admission.host, *person);
  } catch (const Refusal& refused) {
    admission.refusal = refuse(request, refused);
  } catch (const DatabaseError&) {
    admission.refusal = refuse(request, refusal("unavailable", "server.unavailable"));
  } catch (const std::exception& fault) {
    admission.host = nullptr;
    admission.refusal = own_fault(request, fault);
  }
  return admission;
}

bool Api::still_holds(const Right& right) {
  return parts_.stores->use([&](Store& store) { return people_.still_holds(store, right); });
}

// What the person held as a guest before signing in, where that is still so.
void Api::bring_seats(TableHost& host, const StoredPerson& person) {
  if (person.guest()) return;
  for (const std::string& former : parts_.stores->use([&](Store& store) { return store.formers_of(person.id); }))
    if (host.look([&](const Table& table) { return table.is_known(former); }))
      parts_.lobby->adopt(host, former, {person.id, person.name});
}

std::string Api::asker_of(const Call& call) { return call.person ? call.person->id : ""; }

Person Api::seated(const StoredPerson& person, const HttpRequest& request) const {
  Person seated{person.id, person.name, person.guest(), place_.mark(request.address)};
  const auto rest = parse_json(parts_.stores->use([&](Store& store) { return store.rest_of(person.id); }));
  if (const auto read = rest && rest->is_object() ? read_rest(rest->get_object()) : Result<Rest>(Rest()); read)
    seated.rest = *read;
  return seated;
}

const StoredPerson& Api::person_of(const Call& call) const {
  if (!call.person) throw refusal("not_signed_in", "server.not_signed_in");
  return *call.person;
}

}  // namespace ludarium
