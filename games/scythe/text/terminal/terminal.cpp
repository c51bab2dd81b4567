// The whole table for a terminal of 100 columns: the map, what is common, and one block a player. Takes a view as well
// as a full state; what is hidden shows as a number of cards or as a question mark.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <numeric>

#include "games/scythe/rules/automa/automa.hpp"
#include "games/scythe/rules/scoring.hpp"
#include "games/scythe/text/terminal/map.hpp"
#include "games/scythe/text/text.hpp"
#include "games/scythe/text/wording/phrases.hpp"

namespace ludarium::scythe {
namespace {

using Widths = std::array<std::size_t, sections>;  // of the four columns of a mat

struct Table : AboutTable<Facts, State> {
  Widths widths = column_widths();

  using AboutTable::say;
  std::string say(Phrases list) const { return words.say({"scythe.board.list", {{"list", std::move(list)}}}); }
  std::string place_short(Hex hex) const {
    const std::string at = coordinate(facts, hex);
    return at.empty() ? words.term(place(facts, hex).key) : at;
  }

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
      const std::string worth =
          to + 1 < coins.size() ? std::to_string(coins[from]) : words.say(amount(counted(Item::coins, coins[from])));
      add(steps, fmt::format("{} → {}", from == to ? std::to_string(from) : fmt::format("{}–{}", from, to), worth));
    }
    return say("scythe.board.bonus",
               {{"title", Term{"scythe.structure_bonus"}}, {"tile", Term{keys[index(tile.rule)]}}, {"steps", steps}});
  }

  std::string factory_cards() const {
    if (s.factory_board & factory_cards_hidden) return "";
    std::string numbers;
    for (std::size_t i = 0; i < facts.factory_cards.size(); ++i)
      if (s.factory_board >> i & 1u) add(numbers, std::to_string(i + 1));
    if (numbers.empty()) return "";
    return say("scythe.board.factory_cards",
               {{"cards", Counted{"scythe.factory_card", std::popcount(s.factory_board)}}, {"numbers", numbers}});
  }

  std::string common() const {
    int deck = 0;
    for (auto count : s.deck) deck += count;
    std::string discards;
    for (std::size_t v = 0; v < card_values; ++v)
      if (s.discard[v]) add(discards, fmt::format("{}×{}", s.discard[v], facts.card_value[v]));
    return map_legend() + "\n" + mat_legend() + "\n" + bonus_tile() + "\n" +
           line({words.say(amount({"scythe.encounter", s.encounter_tokens.size()})),
                 say("scythe.board.pile",
                     {{"pile", Term{"scythe.draw_pile"}}, {"cards", Phrases{amount(counted(Item::cards, deck))}}}),
                 discards.empty()
                     ? ""
                     : say("scythe.board.pile", {{"pile", Term{"scythe.discard_pile"}}, {"cards", discards}}),
                 factory_cards()});
  }

  // Both legends are made of terms, so that they are right in every language.
  std::string map_legend() const {
    const std::string mill = words.term(term(Structure::mill).key);
    return say("scythe.board.legend_map", {{"tunnel", Term{"scythe.tunnel"}},
                                           {"encounter", Term{"scythe.encounter"}},
                                           {"river", Term{"scythe.river"}},
                                           {"lake", Term{"scythe.terrain_lake"}},
                                           {"c", Term{"scythe.board.letter_character"}},
                                           {"m", Term{"scythe.board.letter_mech"}},
                                           {"w", Term{"scythe.board.letter_worker"}},
                                           {"faction", Term{"scythe.faction_nordic"}},
                                           {"character", Counted{"scythe.character", 1}},
                                           {"mechs", Counted{"scythe.mech", 2}},
                                           {"workers", Counted{"scythe.worker", 3}},
                                           {"mill_mark", letter(Faction::nordic) + fitted(mill, 3)},
                                           {"mill", mill},
                                           {"oil", Term{"scythe.board.letter_oil"}},
                                           {"metal", Term{"scythe.board.letter_metal"}},
                                           {"wood", Term{"scythe.board.letter_wood"}},
                                           {"food", Term{"scythe.board.letter_food"}},
                                           {"tokens", tokens({2, 1, 1, 1})}});
  }

  std::string mat_legend() const {
    return say("scythe.board.legend_mat",
               {{"token", Term{"scythe.action_token"}},
                {"move", pair_legend(TopAction::move, "scythe.unit", "scythe.coin")},
                {"trade", pair_legend(TopAction::trade, "scythe.resource", "scythe.popularity")},
                {"bolster", pair_legend(TopAction::bolster, "scythe.power", "scythe.combat_card")},
                {"produce",
                 fmt::format("{} 2 = {}", words.term(term(TopAction::produce).key), words.term("scythe.territory"))},
                {"bottom", bottom_of(BottomAction::deploy, 3, 1, 2)},
                {"cost", counted(Resource::metal, 3)},
                {"least", 1L},
                {"coins", counted(Item::coins, 2)}});
  }
  std::string pair_legend(TopAction top, const char* one, const char* other) const {
    return fmt::format("{} 2/1 = {}/{}", words.term(term(top).key), words.term(one), words.term(other));
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

  static std::string goal_key(const Player& p, std::size_t goal) {
    if (is_automa(p) && goal == index(tracker_goal)) return "scythe.goal.tracker";
    return "scythe.goal." + std::string(goal_names[goal]);
  }

  std::string stars(const Player& p) const {
    std::string drawn, goals;
    for (int i = 0; i < facts.stars_to_end; ++i) drawn += i < star_count(p) ? "★" : "☆";
    for (std::size_t g = 0; g < star_goals; ++g)
      for (int n = 0; n < p.stars[g]; ++n) add(goals, words.term(goal_key(p, g)));
    return goals.empty() ? drawn : fmt::format("{} ({})", drawn, goals);
  }

  std::string head(Seat seat) const {
    const Player& p = s.player(seat);
    std::string title =
        fmt::format("{}{} {}, {}", s.active == seat ? "▶ " : "  ", letter(p.faction), words.term(who(s, seat).key),
                    words.term(is_automa(p) ? "scythe.automa" : term(p.mat).key));
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

  // "2/4 mechs: ...": how many of the pieces are out, and where.
  std::string out_of(const char* piece, std::size_t all, int out, const std::string& list) const {
    return say("scythe.board.pieces",
               {{"out", long{out}}, {"all", Counted{piece, static_cast<long>(all)}}, {"list", list}});
  }

  std::string mechs(const Player& p) const {
    std::string list;
    const auto& abilities = facts.of(p.faction).ability;
    for (std::size_t i = 0; i < mechs_per_faction; ++i)
      add(list, fmt::format("{} {} {}", i + 1, words.term(term(abilities[i]).key),
                            p.mechs[i] == Hex::none ? "–" : place_short(p.mechs[i])));
    return line({out_of("scythe.mech", mechs_per_faction, count_out(p.mechs), list)});
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
    return line(
        {say("scythe.board.workers",
             {{"out", long{count_out(p.workers)}}, {"all", Counted{"scythe.worker", long{workers_per_faction}}}}),
         built.empty() ? "" : out_of("scythe.structure", structures_per_faction, count_out(p.structures), built),
         recruits.empty() ? "" : out_of("scythe.recruit", recruits_per_faction, std::popcount(p.recruits), recruits)});
  }

  // The four sections side by side: top action over bottom action.
  std::string top_of(const Player& p, TopAction top) const {
    switch (top) {
      case TopAction::move:
        return fmt::format("{}/{}", units_to_move(facts, p), coins_gain(facts, p).coins);
      case TopAction::trade:
        return fmt::format("{}/{}", facts.top.trade_tokens, trade_gain(facts, p, true).popularity);
      case TopAction::produce:
        return std::to_string(hexes_to_produce_on(facts, p));
      case TopAction::bolster:
        return fmt::format("{}/{}", bolster_gain(facts, p, false).power, bolster_gain(facts, p, true).cards);
    }
    return "";
  }
  // "Deploy 3→1 metal +2": what it costs now and at least, and the coins it gives.
  std::string bottom_of(BottomAction action, int cost, int least, int coins) const {
    const Counted price = counted(static_cast<Resource>(action), std::min(cost, least));
    return fmt::format("{} {}{} +{}", words.term(term(action).key), least < cost ? fmt::format("{}→", cost) : "",
                       words.counted(price.key, price.count), coins);
  }

  std::string top_of(const Player& p, std::size_t section) const {
    const TopAction top = facts.of(p.mat).column[section].top;
    return fmt::format("{}{} {}", p.section == section ? "●" : " ", words.term(term(top).key), top_of(p, top));
  }
  std::string bottom_of(const Player& p, std::size_t section) const {
    const MatColumn& column = facts.of(p.mat).column[section];
    return " " + bottom_of(static_cast<BottomAction>(section), column.cost - p.cubes_on[section],
                           column.cost - column.squares, column.coins);
  }

  // The same for all players. What the longest entries leave of the screen goes between the columns.
  Widths column_widths() const {
    Widths widths{};
    for (Seat seat : s.people())
      for (std::size_t i = 0; i < sections; ++i)
        widths[i] = std::max({widths[i], width_of(top_of(s.player(seat), i)), width_of(bottom_of(s.player(seat), i))});
    constexpr std::size_t widest_gap = 3;
    const std::size_t room = words.width() - 2;
    const std::size_t used = std::accumulate(widths.begin(), widths.end(), std::size_t{0});
    for (std::size_t& width : widths) width += std::min(widest_gap, (room - std::min(room, used)) / sections);
    return widths;
  }

  std::string mat(const Player& p) const {
    std::string top = "  ", bottom = "  ";
    for (std::size_t i = 0; i < sections; ++i) {
      top += fitted(top_of(p, i), widths[i]);
      bottom += fitted(bottom_of(p, i), widths[i]);
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

  // ---- an Automa ----

  std::string automa_mechs(const Player& p) const {
    std::string list;
    for (Hex hex : p.mechs)
      if (hex != Hex::none) add(list, place_short(hex));
    return list.empty() ? "" : out_of("scythe.mech", mechs_per_faction, count_out(p.mechs), list);
  }

  std::string automa(Seat seat) const {
    const Automas& a = s.automas;
    const Player& p = s.player(seat);
    const Look look{facts, s};
    const std::uint32_t deck = a.deck[s.reads(automas_share_a_deck) ? 0 : s.automa_at(seat)];
    const std::uint8_t card = last_turn_card(s, seat);
    return line({say("scythe.board.workers", {{"out", long{count_out(p.workers)}},
                                              {"all", Counted{"scythe.worker", long{workers_per_faction}}}}),
                 automa_mechs(p), p.factory_card ? say("scythe.board.automa_factory") : ""}) +
           line({say("scythe.board.automa", {{"level", Term{"scythe.automa_level." + std::string(name(a.level))}},
                                             {"scheme", std::string(scheme_of(look, seat) ? "II" : "I")},
                                             {"space", long{a.space[s.automa_at(seat)]}},
                                             {"last", long{facts.automa.of(a.level).spaces - 1}}}),
                 water_locked(look, seat) ? say("scythe.board.automa_locked") : "",
                 say("scythe.board.automa_deck", {{"cards", long{std::popcount(deck)}}}),
                 card ? say("scythe.board.automa_card", {{"card", long{card}}}) : ""});
  }

  std::string block(Seat seat) const {
    const Player& p = s.player(seat);
    if (s.is_automa(seat)) return head(seat) + automa(seat);
    return head(seat) + pieces(p) + mechs(p) + mat(p) + objectives(p);
  }

  std::string text() const {
    std::string all = common();
    for (std::size_t i = 0; i < s.player_count; ++i) all += "\n" + block(s.order[i]);
    return draw_map(facts, s, words) + wrapped(all, words.width());
  }
};

}  // namespace

std::string draw_board(const Facts& facts, const State& s, Seat viewer, const Words& words) {
  return Table{{facts, s, viewer, words}}.text();
}

}  // namespace ludarium::scythe
