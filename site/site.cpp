#include "site/site.hpp"

#include <algorithm>

#include "bots/levels.hpp"
#include "core/facts_json.hpp"
#include "site/request.hpp"
#include "site/view_text.hpp"
#include "table/show.hpp"
#include "words/chapters.hpp"

namespace ludarium {

void refuse(std::string code, std::string key) { throw SiteRefusal{{std::move(code), {std::move(key), {}}}}; }

const AnyGame& Site::Request::game(const Registry& registry) const {
  const AnyGame* game = registry.find(text("game"));
  if (game == nullptr) refuse("not_found", "server.no_such_game");
  return *game;
}

Site::OpenTable& Site::Request::table(std::map<std::string, OpenTable>& tables) const {
  const auto found = tables.find(text("table"));
  if (found == tables.end()) refuse("not_found", "server.no_such_table");
  return found->second;
}

AnyState Site::Request::view(const AnyGame& game) const {
  if (const auto* position = json.if_contains("position")) return wanted(game.read_position(*position));
  const auto state = state_in_text(text("view"));
  if (!state) refuse("bad_request", "table.bad_journal");
  return *state;
}

Seat Site::Request::seat(const AnyGame& game, const AnyState& view) const {
  const auto wanted = number("seat");
  if (wanted < 0 || wanted >= game.seats(view)) refuse("not_your_seat", "table.not_your_seat");
  return seat_at(static_cast<std::size_t>(wanted));
}

struct Site::Kind {
  std::string_view name;
  Json (Site::*run)(const Request&);
  std::span<const RequestField> fields;
};

namespace {

using enum FieldType;
constexpr bool required = true;
constexpr RequestField nothing_more[] = {{"now", number}};
constexpr RequestField about_game[] = {{"game", text, required}};
constexpr RequestField about_table[] = {{"table", text, required}, {"now", number}};
constexpr RequestField opening[] = {{"table", text, required},  {"setup", object, required},
                                    {"person", text, required}, {"name", text},
                                    {"key", text, required},    {"now", number, required}};
constexpr RequestField restoring[] = {{"table", text, required},
                                      {"key", text, required},
                                      {"journal", list, required},
                                      {"rules", number},
                                      {"now", number}};
constexpr RequestField importing[] = {{"table", text, required},  {"record", text, required},
                                      {"person", text, required}, {"name", text},
                                      {"key", text, required},    {"now", number, required}};
constexpr RequestField coming[] = {{"table", text, required},
                                   {"person", text, required},
                                   {"name", text},
                                   {"since", number},
                                   {"now", number, required}};
constexpr RequestField by_viewer[] = {
    {"table", text, required}, {"viewer", number, required}, {"now", number, required}};
constexpr RequestField speaking[] = {
    {"table", text, required}, {"viewer", number, required}, {"message", object, required}, {"now", number, required}};
constexpr RequestField by_person[] = {
    {"table", text, required}, {"person", text, required}, {"name", text}, {"seat", number}, {"fill", flag},
    {"now", number, required}};
constexpr RequestField thought_through[] = {{"table", text, required},
                                            {"number", number, required},
                                            {"action", text},
                                            {"hints", list},
                                            {"now", number, required}};
// A view comes as bytes from another Site, or as a position that a table has sent.
constexpr RequestField thinking[] = {
    {"game", text, required},  {"view", text}, {"position", object}, {"seat", number, required},
    {"level", text, required}, {"seed", text}, {"hints", flag}};
constexpr RequestField asking_why[] = {{"game", text, required},
                                       {"position", object, required},
                                       {"seat", number, required},
                                       {"action", text},
                                       {"deed", object}};
constexpr RequestField asking_ways[] = {{"game", text, required},
                                        {"position", object, required},
                                        {"seat", number, required},
                                        {"things", texts, required},
                                        {"begun", texts}};
constexpr RequestField asking_forecast[] = {{"game", text, required}, {"position", object, required}, {"seat", number}};
constexpr RequestField foreseeing[] = {{"game", text, required},
                                       {"position", object, required},
                                       {"seat", number, required},
                                       {"moves", number, required},
                                       {"action", text},
                                       {"deed", object},
                                       {"links", texts}};
constexpr RequestField reviewing[] = {{"record", text, required}, {"level", text}, {"from", number}, {"count", number}};
constexpr RequestField replaying[] = {{"record", text, required}};
constexpr RequestField counting[] = {{"game", text, required}, {"seats", number}, {"seed", number},
                                     {"options", object},      {"moves", number}, {"depth", number}};
constexpr RequestField measuring[] = {{"game", text, required}, {"seats", number}, {"games", number}, {"level", text}};
constexpr std::string_view always_allowed[] = {"do", "language"};

}  // namespace

const Site::Kind* Site::kind_of(std::string_view name) {
  static constexpr Kind kinds[] = {
      {"games", &Site::games, nothing_more},   {"facts", &Site::facts, about_game},
      {"rules", &Site::rules, about_game},     {"open", &Site::open, opening},
      {"restore", &Site::restore, restoring},  {"import", &Site::import, importing},
      {"attach", &Site::attach, coming},       {"detach", &Site::detach, by_viewer},
      {"receive", &Site::receive, speaking},   {"tick", &Site::tick, about_table},
      {"sit", &Site::sit, by_person},          {"leave", &Site::leave, by_person},
      {"start", &Site::start, by_person},      {"thought", &Site::thought, thought_through},
      {"record", &Site::record, about_table},  {"scores", &Site::scores, about_table},
      {"why", &Site::why, asking_why},         {"forecast", &Site::forecast, asking_forecast},
      {"foresee", &Site::foresee, foreseeing}, {"think", &Site::think, thinking},
      {"review", &Site::review, reviewing},    {"replay", &Site::replay, replaying},
      {"perft", &Site::perft, counting},       {"measure", &Site::measure, measuring},
      {"ways", &Site::ways, asking_ways},
  };
  const auto* found = std::find_if(std::begin(kinds), std::end(kinds), [&](const Kind& k) { return k.name == name; });
  return found == std::end(kinds) ? nullptr : found;
}

Site::Site(Registry registry, DataSource data, BotTools tools)
    : registry_(std::move(registry)), data_(std::move(data)), tools_(std::move(tools)) {}

boost::json::object Site::answer(const boost::json::object& json) {
  const Words& said = words(text_field(json, "language", "en"));
  try {
    const Kind* kind = kind_of(text_field(json, "do"));
    if (kind == nullptr) refuse("bad_request", "table.unknown_message");
    if (auto error = check_request(json, kind->fields, always_allowed)) throw SiteRefusal{*error};
    return (this->*kind->run)({json, said});
  } catch (const SiteRefusal& refusal) {
    return {{"error", {{"code", refusal.error.code}, {"message", said.say(refusal.error.message)}}}};
  }
}

// A catalogue may be handed in later, so a missing one is not remembered.
const Words& Site::words(const std::string& language) {
  const auto known = languages();
  const std::string spoken = std::find(known.begin(), known.end(), language) == known.end() ? "en" : language;
  auto& catalogue = words_[spoken];
  if (catalogue == nullptr || catalogue->language() != spoken) catalogue = std::make_unique<Catalogue>(spoken);
  return *catalogue;
}

Site::Json Site::games(const Request& request) {
  boost::json::array games;
  for (const auto& game : registry_.games()) {
    Json shown = show_game(*game, request.words);
    shown["title"] = request.words.term(std::string(game->id()) + ".title");
    shown["bots"] = show_levels(request.words);
    games.push_back(std::move(shown));
  }
  return {{"games", std::move(games)}, {"guest", request.words.term("server.guest")}};
}

Site::Json Site::facts(const Request& request) { return facts_as_json(data_, request.game(registry_).id()); }

Site::Json Site::rules(const Request& request) {
  request.game(registry_);
  return {{"chapters", show_chapters(Ledger::embedded(), request.words)}};
}

}  // namespace ludarium
