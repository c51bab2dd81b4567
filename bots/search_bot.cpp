#include "bots/search_bot.hpp"

#include <algorithm>
#include <array>
#include <type_traits>

#include "bots/renamed.hpp"
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

bool set_style(Style& style, std::string_view name) {
  constexpr std::array<std::string_view, all_styles> names{"even", "builder", "fighter", "runner", "grower"};
  const auto found = std::find(names.begin(), names.end(), name);
  style = found == names.end() ? style : static_cast<Style>(found - names.begin());
  return found != names.end();
}

template <class Number>
bool read_between(std::string_view value, std::type_identity_t<Number> least, std::type_identity_t<Number> most,
                  Number& read) {
  return read_number(value, read) && read >= least && read <= most;
}

// Former names of settings. Saved games and training commands have them, so they are still accepted.
constexpr std::array<Renamed, 9> renamed_settings{{{"exploration", "puct"},
                                                   {"doubt", "fpu"},
                                                   {"curiosity", "uniform"},
                                                   {"reach", "horizon"},
                                                   {"turns", "rollout"},
                                                   {"insight", "mast"},
                                                   {"experience", "policy"},
                                                   {"overlooks", "drop"},
                                                   {"brain", "weights"}}};

bool set(SearchRecipe& recipe, std::string_view name, std::string_view value, const BotTools& tools) {
  SearchSettings& settings = recipe.request.settings;
  if (name == "puct") return read_between(value, 0, 100, settings.puct);
  if (name == "fpu") return read_between(value, -100, 100, settings.fpu_reduction);
  if (name == "uniform") return read_between(value, 0, 1, settings.uniform_share);
  if (name == "horizon") return read_between(value, 0, 1000, settings.horizon);
  if (name == "rollout") return read_between(value, 0, 1000, settings.rollout_turns);
  if (name == "mast") return read_between(value, 0, 100, settings.mast_weight);
  if (name == "sharpness") return read_between(value, 0, 10, settings.sharpness);
  if (name == "points") return read_between(value, 0, 1, settings.points_share);
  if (name == "policy") return read_between(value, 0, 10, settings.policy_weight);
  if (name == "drop") return read_between(value, 0, 1, settings.dropped_share);
  if (name == "present") return read_between(value, 0, 1, settings.present);
  if (name == "alone") return settings.alone = value == "1", value == "0" || value == "1";
  if (name == "style") return set_style(settings.style, value);
  if (name == "threads") return read_number(value, recipe.threads) && recipe.threads > 0 && recipe.threads <= 256;
  if (name != "weights") return false;
  if (value == "none") return recipe.weights = Weights{}, true;
  const auto text = tools.read_file ? tools.read_file(std::string(value)) : std::nullopt;
  if (text) recipe.weights = read_weights(*text);
  return recipe.weights.has_value();
}

}  // namespace

std::unique_ptr<const SearchBot> make_search_bot(std::string_view name, const BotTools& tools) {
  std::string_view rest = name;
  std::string_view budget = cut(rest, ':');
  const bool budgeted = budget.find('@') != std::string_view::npos;
  const Level* level = find_level(cut(budget, '@'));
  if (level == nullptr) return nullptr;
  SearchRecipe recipe{{level->iterations, {}, level->settings}, level->milliseconds};
  if (budgeted && !set_budget(recipe, budget)) return nullptr;
  while (!rest.empty()) {
    std::string_view setting = cut(rest, ':');
    const std::string_view key = cut(setting, '=');
    if (!set(recipe, renamed(key, renamed_settings), setting, tools)) return nullptr;
  }
  return std::make_unique<SearchBot>(std::move(recipe), tools);
}

SearchBot::SearchBot(SearchRecipe recipe, BotTools tools) : recipe_(std::move(recipe)), tools_(std::move(tools)) {
  constexpr std::uint32_t without_stopwatch = 4000;
  std::uint32_t& iterations = recipe_.request.iterations;
  if (!tools_.stopwatch && recipe_.milliseconds) iterations = std::min(iterations, without_stopwatch);
  if (!tools_.at_once) recipe_.threads = 1;
}

SearchResult SearchBot::think_alone(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng,
                                    SearchRequest request) const {
  if (tools_.stopwatch && recipe_.milliseconds) request.passed = tools_.stopwatch(recipe_.milliseconds);
  const auto thinker = make_thinker(game, recipe_.weights ? *recipe_.weights : built_in_weights(game.id()));
  return thinker->think(view, seat, rng, request);
}

// Each search gets its share of the iterations, or the whole time.
SearchResult SearchBot::think_together(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const {
  SearchRequest request = recipe_.request;
  request.iterations = static_cast<std::uint32_t>((request.iterations + recipe_.threads - 1) / recipe_.threads);
  std::vector<Rng> chance;
  for (std::size_t i = 0; i < recipe_.threads; ++i) chance.push_back(Rng{rng.next()});
  std::vector<SearchResult> parts(recipe_.threads);
  tools_.at_once(parts.size(), [&](std::size_t i) { parts[i] = think_alone(game, view, seat, chance[i], request); });
  return merge(parts);
}

SearchResult SearchBot::think(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const {
  if (recipe_.threads > 1) return think_together(game, view, seat, rng);
  return think_alone(game, view, seat, rng, recipe_.request);
}

Action SearchBot::choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const {
  ActionList list;
  game.legal(view, seat, list);
  if (list.size() == 1) return list[0];
  if (recipe_.threads > 1) return think_together(game, view, seat, rng).candidates.front().action;
  SearchRequest request = recipe_.request;
  request.stop_when_settled = true;
  return think_alone(game, view, seat, rng, std::move(request)).candidates.front().action;
}

}  // namespace ludarium
