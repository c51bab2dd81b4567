// Operating is the commands of an operator: backup, restore, check, move, admin, upgrade (docs/operations.md). They
// work on the database; a server that uses it at the same time notices the changes by itself.
// Example: Operating operating(words, build); operating.add_to(app, run); … action();
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <iosfwd>
#include <string>

#include "core/registry.hpp"
#include "server/server.hpp"
#include "words/catalogue.hpp"

namespace ludarium {

class Operating {
 public:
  struct Surroundings {
    const Words& words;
    std::ostream& out;
    std::ostream& err;
    std::function<CLI::App*(CLI::App& parent, const std::string& name, const std::string& help_key)> add_command;
    std::function<void(CLI::App* command, std::function<int()> action)> let_do;
    std::function<int(const std::function<int(const Registry&)>&)> with_games;
  };
  explicit Operating(Surroundings around) : around_(std::move(around)) {}
  void add_to(CLI::App& app);

 private:
  void add_copies(CLI::App& app);
  void add_admin(CLI::App& app);
  CLI::App* add(CLI::App& parent, const std::string& name, const std::string& help_key, std::function<int()> action);
  void add_database(CLI::App* command);
  int guarded(const std::string& database, const std::function<int()>& work) const;

  Surroundings around_;
  std::string database_ = ServerOptions().database;
  std::string file_;
  std::string target_;
  std::string id_;
  std::string person_;
  std::string site_ = "http://127.0.0.1:8080";
  bool only_try_ = false;
};

}  // namespace ludarium
