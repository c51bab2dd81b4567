#include "cli/operating.hpp"

#include <sys/stat.h>

#include "cli/admin.hpp"
#include "cli/files.hpp"
#include "cli/keeping.hpp"
#include "cli/start_failure.hpp"
#include "server/secrets.hpp"

namespace ludarium {

CLI::App* Operating::add(CLI::App& parent, const std::string& name, const std::string& help_key,
                         std::function<int()> action) {
  CLI::App* command = around_.add_command(parent, name, help_key);
  around_.let_do(command, std::move(action));
  return command;
}

void Operating::add_database(CLI::App* command) {
  command->add_option("--db", database_, around_.words.term("cli.help.db"));
}

// The sentence for an error of the database.
int Operating::guarded(const std::string& database, const std::function<int()>& work) const {
  try {
    if (!is_postgres(database) && !is_there(database))
      throw DatabaseError(DatabaseError::Kind::not_ours, "there is no such file");
    umask(0077);  // a copy is as private as the database
    return work();
  } catch (const DatabaseError& error) {
    around_.err << around_.words.say(database_failure(error, database)) << '\n';
    return 1;
  }
}

void Operating::add_to(CLI::App& app) {
  add_copies(app);
  add_admin(app);
  CLI::App* upgrading = add(app, "upgrade", "cli.help.upgrade", [this] {
    return guarded(database_, [&] {
      return around_.with_games([&](const Registry& games) {
        return upgrade_store(database_, games, only_try_, around_.words, around_.out);
      });
    });
  });
  upgrading->add_flag("--try", only_try_, around_.words.term("cli.help.upgrade_try"));
  add_database(upgrading);
}

void Operating::add_copies(CLI::App& app) {
  const Words& words = around_.words;
  CLI::App* saving = add(app, "backup", "cli.help.backup", [this] {
    return guarded(database_, [&] { return backup_store(database_, file_, around_.words, around_.out); });
  });
  saving->add_option("file", file_, words.term("cli.help.backup_file"))->required();
  add_database(saving);
  CLI::App* restoring = add(app, "restore", "cli.help.restore", [this] {
    return guarded(file_, [&] { return move_store(file_, database_, around_.words, around_.out); });
  });
  restoring->add_option("file", file_, words.term("cli.help.restore_file"))->required();
  add_database(restoring);
  CLI::App* moving = add(app, "move", "cli.help.move", [this] {
    return guarded(database_, [&] { return move_store(database_, target_, around_.words, around_.out); });
  });
  moving->add_option("to", target_, words.term("cli.help.move_to"))->required();
  add_database(moving);
  CLI::App* checking = add(app, "check", "cli.help.check", [this] {
    return guarded(database_, [&] {
      return around_.with_games(
          [&](const Registry& games) { return check_store(database_, games, around_.words, around_.out); });
    });
  });
  add_database(checking);
}

void Operating::add_admin(CLI::App& app) {
  const Words& words = around_.words;
  CLI::App* admin = around_.add_command(app, "admin", "cli.help.admin");
  admin->require_subcommand(1);
  admin->fallthrough();
  add_database(admin);
  const auto on_store = [this](int (*work)(Store&, const AdminRequest&, const Words&, std::ostream&, std::ostream&)) {
    return [this, work] {
      return guarded(database_, [&] {
        start_secrets();
        Store store = open_store(database_);
        return work(store, {id_, person_, site_}, around_.words, around_.out, around_.err);
      });
    };
  };
  add(*admin, "list", "cli.help.admin_list", on_store(list_tables));
  add(*admin, "close", "cli.help.admin_close", on_store(close_table))
      ->add_option("table", id_, words.term("cli.help.table_id"))
      ->required();
  add(*admin, "ban", "cli.help.admin_ban", on_store(ban_person))
      ->add_option("person", person_, words.term("cli.help.person"))
      ->required();
  add(*admin, "unban", "cli.help.admin_unban", on_store(unban_person))
      ->add_option("person", person_, words.term("cli.help.person"))
      ->required();
  CLI::App* reset = add(*admin, "reset", "cli.help.admin_reset", on_store(reset_password));
  reset->add_option("person", person_, words.term("cli.help.person"))->required();
  reset->add_option("--site", site_, words.term("cli.help.site"));
}

}  // namespace ludarium
