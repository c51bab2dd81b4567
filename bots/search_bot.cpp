#include "bots/search_bot.hpp"

#include <charconv>

namespace ludarium {
namespace {

template <class Number>
bool read_number(std::string_view text, Number& number) {
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc{} && read.ptr == text.data() + text.size();
}

std::string_view cut(std::string_view& text, char separator) {
  const std::size_t at = std::min(text.find(separator), text.size());
  const std::string_view head = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return head;
}

struct Recipe {
  SearchRequest request;
  int milliseconds = 0;
  std::optional<Brain> brain;
};

bool set_budget(Recipe& recipe, std::string_view budget) {
  constexpr std::uint32_t no_end = 100'000'000;
  if (!budget.ends_with("ms")) {
    recipe.milliseconds = 0;
    return read_number(budget, recipe.request.iterations) && recipe.request.iterations > 0;
  }
  recipe.request.iterations = no_end;
  return read_number(budget.substr(0, budget.size() - 2), recipe.milliseconds) && recipe.milliseconds > 0;
}

bool set(Recipe& recipe, std::string_view name, std::string_view value, const BotTools& tools) {
  SearchStyle& style = recipe.request.style;
  if (name == "exploration") return read_number(value, style.exploration);
  if (name == "doubt") return read_number(value, style.doubt);
  if (name == "turns") return read_number(value, style.turns);
  if (name == "points") return read_number(value, style.points_share);
  if (name == "present") return read_number(value, style.present);
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
  Recipe recipe{{level->iterations, {}, level->style}, level->milliseconds, {}};
  if (budgeted && !set_budget(recipe, budget)) return nullptr;
  while (!rest.empty()) {
    std::string_view setting = cut(rest, ':');
    const std::string_view key = cut(setting, '=');
    if (!set(recipe, key, setting, tools)) return nullptr;
  }
  return std::make_unique<SearchBot>(recipe.request, recipe.milliseconds, std::move(recipe.brain), tools);
}

SearchBot::SearchBot(SearchRequest request, int milliseconds, std::optional<Brain> brain, BotTools tools)
    : request_(std::move(request)), milliseconds_(milliseconds), brain_(std::move(brain)), tools_(std::move(tools)) {
  constexpr std::uint32_t without_stopwatch = 4000;
  if (!tools_.stopwatch && milliseconds_) request_.iterations = std::min(request_.iterations, without_stopwatch);
}

Found SearchBot::think(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const {
  SearchRequest request = request_;
  if (tools_.stopwatch && milliseconds_) request.enough = tools_.stopwatch(milliseconds_);
  const auto thinker = make_thinker(game, brain_ ? *brain_ : known_brain(game.id()));
  return thinker->think(view, seat, rng, request);
}

Action SearchBot::choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const {
  ActionList list;
  game.legal(view, seat, list);
  if (list.size() == 1) return list[0];
  return think(game, view, seat, rng).candidates.front().action;
}

}  // namespace ludarium
