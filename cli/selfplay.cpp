#include "cli/selfplay.hpp"

#include <algorithm>
#include <filesystem>
#include <ostream>

#include "bots/dataset/dataset.hpp"
#include "cli/bot_tools.hpp"
#include "cli/files.hpp"

namespace ludarium {
namespace {

Result<bool> make_empty_folder(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code fault;
  fs::create_directories(path, fault);
  if (!fs::is_directory(path, fault)) return Error{"file", {"cli.file.unwritable", {{"path", path}}}};
  const bool empty = fs::is_empty(path, fault);
  if (fault) return Error{"file", {"cli.file.no_folder", {{"path", path}}}};
  if (!empty) return Error{"not_empty", {"cli.selfplay.not_empty", {{"path", path}}}};
  return true;
}

}  // namespace

int selfplay(const AnyGame& game, const SelfPlayArguments& arguments, const Words& words, std::ostream& out,
             std::ostream& err, bool to_terminal) {
  const auto fail = [&](const Error& error) { return err << words.say(error.message) << '\n', 1; };
  SetupArguments wanted = arguments.setup;
  if (!wanted.seats) wanted.seats = std::max(2, game.least_seats());  // as the package has it: alone nobody is against
  const auto setup = read_setup(game, wanted, 1);
  if (!setup) return fail(setup.error());
  if (const auto state = game.setup(*setup); !state) return fail(state.error());
  const auto bot = make_search_bot(arguments.bot, bot_tools());
  if (!bot) return fail({"unknown_bot", {"cli.selfplay.no_search", {{"name", arguments.bot}}}});
  if (const auto made = make_empty_folder(arguments.folder); !made) return fail(made.error());
  DatasetRequest request{*setup, arguments.bot, arguments.games, arguments.drawn};
  request.threads = arguments.threads;
  DatasetOutput output;
  output.write = [&](const std::string& name, const std::string& bytes) {
    return write_text_file((std::filesystem::path(arguments.folder) / name).string(), bytes);
  };
  output.at_once = bot_tools().at_once;
  if (to_terminal)
    output.told = [&](std::size_t games) { err << '\r' << games << '/' << arguments.games << std::flush; };
  const auto done = write_dataset(game, *bot, request, output);
  if (to_terminal) err << '\r';
  if (!done) return fail(done.error());
  out << words.say({"cli.selfplay.done",
                    {{"games", static_cast<long>(done->games)},
                     {"decisions", static_cast<long>(done->decisions)},
                     {"path", arguments.folder}}})
      << std::endl;
  return 0;
}

}  // namespace ludarium
