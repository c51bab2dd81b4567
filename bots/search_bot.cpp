#include "bots/search_bot.hpp"

#include <algorithm>
#include <array>
#include <type_traits>

#include "core/read_number.hpp"

namespace ludarium {
namespace {

std::string_view cut(std::string_view& text, char separator) {
  const std::size_t at = std::min(text.find(separator), text.size());
  const std::string_view head = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return head;
}

bool set_budget(SearchRecipe& recipe, std::string_view budget) {
  constexpr std::uint32_t no_end = 100'000'000;
  if (!budget.ends_with("ms")) {
    recipe.milliseconds = 0;
    return read_number(budget, recipe.request.iterations) && recipe.request.iterations > 0;
  }
  recipe.request.iterations = no_end;
  return read_number(budget.substr(0, budget.size() - 2), recipe.milliseconds) && recipe.milliseconds > 0;
}

bool set_temper(Temper& temper, std::string_view name) {
  constexpr std::array<std::string_view, all_tempers> names{"even", "builder", "fighter", "runner", "grower"};
  const auto found = std::find(names.begin(), names.end(), name);
  temper = found == names.end() ? temper : static_cast<Temper>(found - names.begin());
  return found != names.end();
}

template <class Number>
bool read_between(std::string_view value, std::type_identity_t<Number> least, std::type_identity_t<Number> most,
                  Number& read) {
  return read_number(value, read) && read >= least && read <= most;
}

bool set(SearchRecipe& recipe, std::string_view name, std::string_view value, const BotTools& tools) {
  SearchStyle& style = recipe.request.style;
  if (name == "exploration") return read_between(value, 0, 100, style.exploration);
  if (name == "doubt") return read_between(value, -100, 100, style.doubt);
  if (name == "threads") return read_number(value, recipe.threads) && recipe.threads > 0 && recipe.threads <= 256;
  if (name == "reach") return read_between(value, 0, 1000, style.reach);
  if (name == "turns") return read_between(value, 0, 1000, style.turns);
  if (name == "curiosity") return read_between(value, 0, 1, style.curiosity);
  if (name == "insight") return read_between(value, 0, 100, style.insight);
  if (name == "sharpness") return read_between(value, 0, 10, style.sharpness);
  if (name == "style") return set_temper(style.temper, value);
  if (name == "points") return read_between(value, 0, 1, style.points_share);
  if (name == "experience") return read_between(value, 0, 10, style.experience);
  if (name == "overlooks") return read_between(value, 0, 1, style.overlooks);
  if (name == "present") return read_between(value, 0, 1, style.present);
  if (name == "alone") return style.alone = value == "1", value == "0" || value == "1";
  if (name != "brain") return false;
  if (value == "none") return recipe.brain = Brain{}, true;
  const auto text = tools.read_file ? tools.read_file(std::string(value)) : std::nullopt;
  if (text) recipe.brain = read_brain(*text);
  return recipe.brain.has_value();
}

}  // namespace

std::unique_ptr<const SearchBot> make_search_bot(std::string_view name, const BotTools& tools) {
  std::string_view rest = name;
  std::string_view budget = cut(rest, ':');
  const bool budgeted = budget.find('@') != std::string_view::npos;
  const Level* level = find_level(cut(budget, '@'));
  if (level == nullptr) return nullptr;
  SearchRecipe recipe{{level->iterations, {}, level->style}, level->milliseconds};
  if (budgeted && !set_budget(recipe, budget)) return nullptr;
  while (!rest.empty()) {
    std::string_view setting = cut(rest, ':');
    const std::string_view key = cut(setting, '=');
    if (!set(recipe, key, setting, tools)) return nullptr;
  }
  return std::make_unique<SearchBot>(std::move(recipe), tools);
}

SearchBot::SearchBot(SearchRecipe recipe, BotTools tools) : recipe_(std::move(recipe)), tools_(std::move(tools)) {
  constexpr std::uint32_t without_stopwatch = 4000;
  std::uint32_t& iterations = recipe_.request.iterations;
  if (!tools_.stopwatch && recipe_.milliseconds) iterations = std::min(iterations, without_stopwatch);
  if (!tools_.at_once) recipe_.threads = 1;
}

Found SearchBot::think_alone(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng,
                             SearchRequest request) const {
  if (tools_.stopwatch && recipe_.milliseconds) request.passed = tools_.stopwatch(recipe_.milliseconds);
  const auto thinker = make_thinker(game, recipe_.brain ? *recipe_.brain : known_brain(game.id()));
  return thinker->think(view, seat, rng, request);
}

// Each with its share of the iterations, or with the whole time.
Found SearchBot::think_together(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const {
  SearchRequest request = recipe_.request;
  request.iterations = static_cast<std::uint32_t>((request.iterations + recipe_.threads - 1) / recipe_.threads);
  std::vector<Rng> chance;
  for (std::size_t i = 0; i < recipe_.threads; ++i) chance.push_back(Rng{rng.next()});
  std::vector<Found> parts(recipe_.threads);
  tools_.at_once(parts.size(), [&](std::size_t i) { parts[i] = think_alone(game, view, seat, chance[i], request); });
  return merge(parts);
}

Found SearchBot::think(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const {
  if (recipe_.threads > 1) return think_together(game, view, seat, rng);
  return think_alone(game, view, seat, rng, recipe_.request);
}

Action SearchBot::choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const {
  ActionList list;
  game.legal(view, seat, list);
  if (list.size() == 1) return list[0];
  if (recipe_.threads > 1) return think_together(game, view, seat, rng).candidates.front().action;
  SearchRequest request = recipe_.request;
  request.brisk = true;
  return think_alone(game, view, seat, rng, std::move(request)).candidates.front().action;
}

}  // namespace ludarium
