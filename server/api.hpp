// The API of docs/api.md: a request in, an answer out. It waits for the store and for passwords to be hashed, so it
// runs on worker threads. Sockets are not its business: `socket` only says who may open one, and to which table.
// Example: HttpReply reply = api.answer(request);
#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/request.hpp"
#include "server/hosts.hpp"
#include "server/http.hpp"
#include "server/limits.hpp"
#include "server/lobby.hpp"
#include "server/people.hpp"
#include "server/place.hpp"
#include "server/reviews.hpp"
#include "words/ledger.hpp"

namespace ludarium {

// A refusal on its way to whoever asked; thrown inside the API and nowhere else.
struct Refusal {
  unsigned status = 400;
  Error error;
};

class Api {
 public:
  struct Parts {
    const Registry* registry = nullptr;
    const DataSource* data = nullptr;
    WordsIn words;
    std::vector<std::string> languages;
    std::function<Time()> now;
    StorePool* stores = nullptr;
    Lobby* lobby = nullptr;
    Reviews* reviews = nullptr;
    std::function<void(const std::exception& fault)> failed;  // notes down a fault of our own
    std::function<void()> rights_ended;                       // sockets have to be cut
    const Hosts* hosts = nullptr;                             // where we are reached, and by which pages
    Rate passwords{0.2, 10};                                  // sign-ins by address
    Rate opening{1, 60};                                      // new guests and tables by address
    Rate tries{0.1, 20};                                      // passwords for one name, wherever they come from
  };
  explicit Api(Parts parts);

  struct Route {
    std::string_view method;
    std::string_view pattern;  // "/api/tables/{id}/join"
    std::span<const RequestField> body;
  };
  static std::vector<Route> routes();  // for the test that compares them with docs/api.md

  HttpReply answer(const HttpRequest& request);

  struct Admission {
    std::optional<HttpReply> refusal;
    std::shared_ptr<TableHost> host;
    std::string holder;  // another process has the table
    Person person;
    std::optional<Right> right;  // of who has one; a visitor has none
    std::string language;
  };
  Admission socket(const HttpRequest& request);
  bool still_holds(const Right& right);

  // The table an address is about, if any: "/api/tables/{id}/…".
  static std::string table_in(std::string_view path);
  std::string holder_of(const std::string& table);  // another process, or nothing
  bool take_over(const std::string& table, const std::string& dead);

 private:
  struct Call;
  struct Handler;
  static std::span<const Handler> handlers();
  HttpReply carry_out(const HttpRequest& request);
  HttpReply refuse(const HttpRequest& request, const Refusal& refusal) const;
  HttpReply own_fault(const HttpRequest& request, const std::exception& fault) const;
  void check_origin(const HttpRequest& request) const;
  std::optional<Caller> caller(const HttpRequest& request) const;
  std::optional<StoredPerson> caller_if_known(const HttpRequest& request) const;
  const Words& words_for(const HttpRequest& request, const std::optional<StoredPerson>& person) const;

  HttpReply guest(Call& call);
  HttpReply me(Call& call);
  HttpReply sign_up(Call& call);
  HttpReply log_in(Call& call);
  HttpReply log_out(Call& call);
  HttpReply reset_password(Call& call);
  HttpReply change_me(Call& call);
  HttpReply remove_me(Call& call);
  HttpReply add_token(Call& call);
  HttpReply remove_token(Call& call);
  HttpReply games(Call& call);
  HttpReply facts(Call& call);
  HttpReply rules(Call& call);
  HttpReply hall(Call& call);
  HttpReply statistics(Call& call);
  HttpReply ratings(Call& call);
  HttpReply tables(Call& call);
  HttpReply open_table(Call& call);
  HttpReply show_table(Call& call);
  HttpReply join(Call& call);
  HttpReply leave(Call& call);
  HttpReply start(Call& call);
  HttpReply record(Call& call);
  HttpReply review(Call& call);
  HttpReply open_record(Call& call);
  HttpReply open_position(Call& call);

  const StoredPerson& person_of(const Call& call) const;
  static std::string asker_of(const Call& call);                                // the person's id; nothing: a visitor
  Person seated(const StoredPerson& person, const HttpRequest& request) const;  // as a table knows them
  void change_rest(const std::string& person, const Rest& rest);
  void bring_seats(TableHost& host, const StoredPerson& person);
  void count_try(const Call& call, const std::string& name);
  boost::json::object show_me(const StoredPerson& person);
  HttpReply signed_in(const SignedIn& who, const HttpRequest& request);
  const AnyGame& game_of(const Call& call) const;
  std::shared_ptr<TableHost> host_of(const Call& call);
  boost::json::object kept_of(const Call& call, const Refusal& refused);
  HttpReply change_table(Call& call, const std::function<std::optional<Error>(Table&)>& work);
  HttpReply open(const Call& call, const boost::json::object& setup);

  Parts parts_;
  People people_;
  Place place_;
  Limits passwords_, opening_, tries_;
  std::map<std::string, std::string> facts_;  // by game, as text
  std::map<std::string, Ledger> ledgers_;
};

}  // namespace ludarium
