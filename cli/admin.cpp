#include "cli/admin.hpp"

#include <boost/json.hpp>
#include <ostream>

#include "core/record.hpp"
#include "server/people.hpp"
#include "server/secrets.hpp"
#include "server/server.hpp"

namespace ludarium {
namespace {

std::optional<StoredPerson> find_person(Store& store, const std::string& name_or_id) {
  const auto named = store.accounts_named(name_or_id);
  return named.empty() ? store.person(name_or_id) : named.front();
}

int say_nobody(const AdminRequest& request, const Words& words, std::ostream& err) {
  err << words.say({"cli.admin.no_person", {{"name", literal(request.person)}}}) << '\n';
  return 1;
}

// "Ana (k3v9…), steady": the names, with ids for people without an account.
std::string people_at(const StoredTable& row) {
  const auto summary = parse_json(row.summary);
  if (!summary || !summary->is_object()) return "";
  const auto* seats = summary->get_object().if_contains("seats");
  if (seats == nullptr || !seats->is_array()) return "";
  std::string list;
  for (std::size_t i = 0; i < seats->get_array().size(); ++i) {
    const auto& seat = seats->get_array()[i].as_object();
    const auto* name = seat.if_contains("name");
    std::string one = name != nullptr && name->is_string() ? std::string(name->get_string()) : "";
    if (i < row.people.size() && !row.people[i].empty()) one += " (" + row.people[i] + ")";
    if (one.empty()) continue;
    list += (list.empty() ? "" : ", ") + one;
  }
  return list;
}

}  // namespace

int list_tables(Store& store, const AdminRequest&, const Words& words, std::ostream& out, std::ostream&) {
  constexpr std::size_t most = 100;
  bool any = false;
  std::vector<StoredTable> page;
  do {
    page = store.tables_after(page.empty() ? "" : page.back().id, most);
    for (const StoredTable& row : page) {
      if (row.phase == "over") continue;
      any = true;
      out << row.id << "  " << row.game << "  " << row.phase << "  " << row.entries << "  " << people_at(row) << '\n';
    }
  } while (page.size() == most);
  if (!any) out << words.say({"cli.admin.none", {}}) << '\n';
  return 0;
}

int close_table(Store& store, const AdminRequest& request, const Words& words, std::ostream& out, std::ostream& err) {
  const bool closed = store.close_table(request.table);
  (closed ? out : err) << (closed ? words.say({"cli.admin.closed", {{"id", literal(request.table)}}})
                                  : words.say({"cli.admin.no_table", {{"id", literal(request.table)}}}))
                       << '\n';
  return closed ? 0 : 1;
}

int ban_person(Store& store, const AdminRequest& request, const Words& words, std::ostream& out, std::ostream& err) {
  const auto person = find_person(store, request.person);
  if (!person) return say_nobody(request, words, err);
  store.ban(person->id);
  out << words.say({"cli.admin.banned", {{"name", literal(person->name)}}}) << '\n';
  return 0;
}

int unban_person(Store& store, const AdminRequest& request, const Words& words, std::ostream& out, std::ostream& err) {
  const auto person = find_person(store, request.person);
  if (!person) return say_nobody(request, words, err);
  store.unban(person->id);
  out << words.say({"cli.admin.unbanned", {{"name", literal(person->name)}}}) << '\n';
  return 0;
}

int reset_password(Store& store, const AdminRequest& request, const Words& words, std::ostream& out,
                   std::ostream& err) {
  const auto person = find_person(store, request.person);
  if (!person) return say_nobody(request, words, err);
  if (person->guest()) {
    err << words.say({"cli.admin.guest", {{"name", literal(person->name)}}}) << '\n';
    return 1;
  }
  const std::string token = random_token();
  store.add_password_reset(hash_token(token), person->id, machine_time() + day);
  out << words.say({"cli.admin.link", {{"link", literal(request.site + "/reset/" + token)}}}) << '\n';
  return 0;
}

}  // namespace ludarium
