// The whole table for a terminal of 100 columns: the map, what is common, and one block a player. Takes a view as well
// as a full state; what is hidden shows as a number of cards or as a question mark.
#include <fmt/format.h>

#include <bit>

#include "scythe/phrases.hpp"
#include "scythe/scoring.hpp"
#include "scythe/terminal_map.hpp"
#include "scythe/text.hpp"

namespace ludarium::scythe {
namespace {

constexpr std::size_t column_width = 24;

struct Table {
  const Facts& facts;
  const State& s;
  Seat viewer;
  const Words& words;

  using Args = std::vector<std::pair<std::string, MessageArg>>;

  std::string say(const char* key, Args args = {}) const { return words.say({key, std::move(args)}); }
  std::string say(Phrases list) const { return words.say({"scythe.board.list", {{"list", std::move(list)}}}); }
  std::string place_short(Hex hex) const {
    const std::string at = coordinate(facts, hex);
    return at.empty() ? words.term(place(facts, hex).key) : at;
  }

  // Joins what is there with " · " and indents it; nothing if there is nothing.
  static std::string line(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts)
      if (!part.empty()) text += (text.empty() ? "  " : " · ") + part;
    return text.empty() ? text : text + "\n";
  }
  static void add(std::string& list, const std::string& entry) { list += (list.empty() ? "" : ", ") + entry; }

  // ---- what is common ----

  std::string bonus_tile() const {
    static constexpr std::array keys{"scythe.structure_bonus_tunnels_adjacent",
                                     "scythe.structure_bonus_lakes_adjacent",
                                     "scythe.structure_bonus_encounters_adjacent",
                                     "scythe.structure_bonus_on_tunnels",
                                     "scythe.structure_bonus_in_a_row",
                                     "scythe.structure_bonus_farms_tundras"};
    if (s.bonus_tile >= facts.bonus_tiles.size()) return "";
    const BonusTile& tile = facts.bonus_tiles[s.bonus_tile];
    const auto& coins = tile.coins_by_count;
    std::string steps;
    for (std::size_t from = 1, to = 1; from < coins.size(); from = ++to) {
      while (to + 1 < coins.size() && coins[to + 1] == coins[from]) ++to;
      add(steps,
          fmt::format("{} → {}", from == to ? std::to_string(from) : fmt::format("{}–{}", from, to), coins[from]));
    }
    return say("scythe.board.bonus", {{"tile", Term{keys[index(tile.rule)]}}, {"steps", steps}});
  }

  std::string factory_cards() const {
    if (s.factory_board & factory_cards_hidden) return "";
    std::string numbers;
    for (std::size_t i = 0; i < facts.factory_cards.size(); ++i)
      if (s.factory_board >> i & 1u) add(numbers, std::to_string(i + 1));
    return numbers.empty() ? "" : say("scythe.board.factory_cards", {{"numbers", numbers}});
  }

  std::string common() const {
    int deck = 0;
    for (auto count : s.deck) deck += count;
    std::string discards;
    for (std::size_t v = 0; v < card_values; ++v)
      if (s.discard[v]) add(discards, fmt::format("{}×{}", s.discard[v], facts.card_value[v]));
    return say("scythe.board.legend") + "\n" + bonus_tile() + "\n" +
           line({say("scythe.board.encounters", {{"count", long{s.encounter_tokens.size()}}}),
                 say("scythe.board.deck", {{"count", long{deck}}}),
                 discards.empty() ? "" : say("scythe.board.discards", {{"cards", discards}}), factory_cards()});
  }

  // ---- a player ----

  std::string hand(const Player& p) const {
    std::string known;
    for (std::size_t v = 0; v < card_values; ++v)
      for (int n = 0; n < p.hand[v]; ++n) add(known, std::to_string(facts.card_value[v]));
    const Counted cards = counted(Item::cards, hand_size(p));
    if (known.empty()) return words.say(amount(cards));
    return say("scythe.board.hand", {{"cards", cards}, {"values", known}});
  }

  std::string stars(const Player& p) const {
    std::string drawn, goals;
    for (int i = 0; i < facts.stars_to_end; ++i) drawn += i < star_count(p) ? "★" : "☆";
    for (std::size_t g = 0; g < star_goals; ++g)
      for (int n = 0; n < p.stars[g]; ++n) add(goals, words.term("scythe.goal." + std::string(goal_names[g])));
    return goals.empty() ? drawn : fmt::format("{} ({})", drawn, goals);
  }

  std::string head(Seat seat) const {
    const Player& p = s.player(seat);
    std::string title = fmt::format("{}{} {}, {}", s.active == seat ? "▶ " : "  ", letter(p.faction),
                                    words.term(who(s, seat).key), words.term(term(p.mat).key));
    if (seat == viewer) title = say("scythe.board.you", {{"who", title}});
    const bool coins_known = p.coins != hidden_coins;
    return title + "\n" +
           line({words.say(amount(counted(Item::power, p.power))),
                 words.say(amount(counted(Item::popularity, p.popularity))),
                 coins_known ? words.say(amount(counted(Item::coins, p.coins))) : say("scythe.board.coins_hidden"),
                 hand(p),
                 coins_known ? say("scythe.board.worth", {{"coins", long{fortune({facts, s}, seat).total()}}}) : ""}) +
           line({stars(p)});
  }

  std::string mechs(const Player& p) const {
    std::string out, waiting;
    const auto& abilities = facts.of(p.faction).ability;
    for (std::size_t i = 0; i < mechs_per_faction; ++i) {
      const std::string mech = fmt::format("{} {}", i + 1, words.term(term(abilities[i]).key));
      if (p.mechs[i] == Hex::none)
        add(waiting, mech);
      else
        add(out, fmt::format("{} {}", mech, place_short(p.mechs[i])));
    }
    return line({out.empty() ? "" : say("scythe.board.mechs", {{"list", out}}),
                 waiting.empty() ? "" : say("scythe.board.mechs_waiting", {{"list", waiting}})});
  }

  std::string pieces(const Player& p) const {
    std::string built, recruits;
    for (std::size_t i = 0; i < structures_per_faction; ++i)
      if (p.structures[i] != Hex::none)
        add(built, fmt::format("{} {}", words.term(term(static_cast<Structure>(i)).key), place_short(p.structures[i])));
    for (std::size_t b = 0; b < bottom_actions; ++b)
      if (p.recruits >> b & 1u)
        add(recruits, fmt::format("{} (+{})", words.term(term(static_cast<BottomAction>(b)).key),
                                  say(gain_of(facts.ongoing_bonus[b]))));
    return line({say("scythe.board.workers", {{"out", long{count_out(p.workers)}}, {"all", long{workers_per_faction}}}),
                 built.empty() ? "" : say("scythe.board.structures", {{"list", built}}),
                 recruits.empty() ? "" : say("scythe.board.recruits", {{"list", recruits}})});
  }

  // The four sections side by side: top action over bottom action.
  std::string top_of(const Player& p, TopAction top) const {
    switch (top) {
      case TopAction::move:
        return fmt::format("{}/{}", units_to_move(facts, p), say(gain_of(coins_gain(facts, p))));
      case TopAction::trade:
        return fmt::format("{}/{}", say("scythe.board.any", {{"count", long{facts.top.trade_tokens}}}),
                           say("scythe.board.popularity", {{"count", long{trade_gain(facts, p, true).popularity}}}));
      case TopAction::produce:
        return std::to_string(hexes_to_produce_on(facts, p));
      case TopAction::bolster:
        return fmt::format("{}/{}", say("scythe.board.power", {{"count", long{bolster_gain(facts, p, false).power}}}),
                           say("scythe.board.cards", {{"count", long{bolster_gain(facts, p, true).cards}}}));
    }
    return "";
  }

  std::string mat(const Player& p) const {
    std::string top = "  ", bottom = "  ";
    for (std::size_t i = 0; i < sections; ++i) {
      const MatColumn& column = facts.of(p.mat).column[i];
      const auto action = static_cast<BottomAction>(i);
      const int cost = column.cost - p.cubes_on[i];
      const int squares = column.squares - p.cubes_on[i];
      top += fitted(
          fmt::format("{}{} {}", p.section == i ? "●" : " ", words.term(term(column.top).key), top_of(p, column.top)),
          column_width);
      bottom += fitted(fmt::format(" {} {}{} +{}", words.term(term(action).key),
                                   say({amount(counted(static_cast<Resource>(i), cost))}),
                                   squares ? fmt::format(" (≥{})", cost - squares) : "", column.coins),
                       column_width);
    }
    return top + "\n" + bottom + "\n" + factory_section_of(p);
  }

  std::string factory_section_of(const Player& p) const {
    if (p.factory_card == 0 || p.factory_card > facts.factory_cards.size()) return "";
    const FactoryCard& card = facts.factory_cards[p.factory_card - 1u];
    return fmt::format("  {}{}\n", p.section == factory_section ? "●" : " ",
                       say("scythe.board.factory_card",
                           {{"number", long{p.factory_card}}, {"deal", Phrases{pay_and_gain(card.cost, card.gain)}}}));
  }

  // ---- objectives ----

  Message need(const Bound& bound) const {
    const std::string key = "scythe.need." + std::string(condition_names[index(bound.condition)]);
    const bool upper = bound.at_most != INT16_MAX;
    if (upper && bound.at_least == bound.at_most) return with_bound(key, "scythe.need.exactly", bound.at_least);
    if (upper) return with_bound(key, "scythe.need.at_most", bound.at_most);
    return with_bound(key, "scythe.need.at_least", bound.at_least);
  }
  static Message with_bound(const std::string& key, const char* bound, long number) {
    return {key, {{"bound", Phrases{{bound, {{"number", number}}}}}}};
  }

  std::string objectives(const Player& p) const {
    std::string text;
    for (std::size_t i = 0; i < p.objectives.size(); ++i) {
      const std::uint8_t card = p.objectives[i];
      if (card == 0 || card == hidden_card || card > facts.objectives.size()) continue;
      Phrases needs;
      for (const Bound& bound : facts.objectives[card - 1u].bounds) needs.push_back(need(bound));
      static constexpr std::array keys{"scythe.board.objective", "scythe.board.objective_completed",
                                       "scythe.board.objective_discarded"};
      text += "  " +
              say(keys[index(p.fate[i])],
                  {{"number", long{card}}, {"title", objective_title(facts, card)}, {"needs", std::move(needs)}}) +
              "\n";
    }
    return text;
  }

  std::string block(Seat seat) const {
    const Player& p = s.player(seat);
    return head(seat) + pieces(p) + mechs(p) + mat(p) + objectives(p);
  }

  std::string text() const {
    std::string all = common();
    for (std::size_t i = 0; i < s.player_count; ++i) all += "\n" + block(s.order[i]);
    return draw_map(facts, s, words) + wrapped(all);
  }
};

}  // namespace

std::string draw_board(const Facts& facts, const State& s, Seat viewer, const Words& words) {
  return Table{facts, s, viewer, words}.text();
}

}  // namespace ludarium::scythe
