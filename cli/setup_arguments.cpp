#include "cli/setup_arguments.hpp"

#include <algorithm>

namespace ludarium {
namespace {

Error bad_argument(Message message) { return {"bad_argument", std::move(message)}; }

std::optional<boost::json::value> read_value(const OptionSpec& option, const std::string& text) {
  switch (option.type) {
    case OptionSpec::Type::flag:
      if (text == "true" || text == "yes" || text == "1") return true;
      if (text == "false" || text == "no" || text == "0") return false;
      return std::nullopt;
    case OptionSpec::Type::choice:
      return boost::json::value(text);
    case OptionSpec::Type::list: {
      const auto parts = split(text, ',');
      return boost::json::array(parts.begin(), parts.end());
    }
  }
  return std::nullopt;
}

}  // namespace

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(separator, at), text.size());
    parts.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return parts;
}

Result<SetupRequest> read_setup(const AnyGame& game, const SetupArguments& arguments, std::uint64_t seed_if_none) {
  SetupRequest request{arguments.seats.value_or(game.least_seats()), arguments.seed.value_or(seed_if_none), {}};
  if (request.seats < game.least_seats() || request.seats > game.most_seats())
    return bad_argument(
        {"cli.bad_seat_count", {{"least", long{game.least_seats()}}, {"most", long{game.most_seats()}}}});
  const auto known = game.options();
  for (const std::string& argument : arguments.options) {
    const std::string name = argument.substr(0, argument.find('='));
    const auto option = std::find_if(known.begin(), known.end(), [&](const OptionSpec& o) { return o.name == name; });
    if (option == known.end() || name.size() == argument.size())
      return bad_argument({"cli.unknown_option", {{"text", argument}}});
    const auto value = read_value(*option, argument.substr(name.size() + 1));
    if (!value) return bad_argument({"cli.bad_option_value", {{"text", argument}}});
    request.options[name] = *value;
  }
  return request;
}

}  // namespace ludarium
