// The table of Imperial Settlers for a terminal: what lies open, a block per player, the own hand with its prices.
#include <fmt/format.h>

#include "settlers/names.hpp"
#include "settlers/play.hpp"
#include "settlers/scoring.hpp"
#include "settlers/text.hpp"

namespace ludarium::settlers {
namespace {

class Table {
 public:
  Table(const Facts& facts, const State& s, Seat viewer, const Words& words)
      : facts_(facts), s_(s), viewer_(viewer), words_(words) {}

  std::string draw() {
    say("settlers.board.round", {{"round", long{s_.round}}, {"phase", phase()}, {"first", faction(s_.first)}});
    if (!s_.row.empty()) say("settlers.board.row", {{"cards", list(s_.row, true)}});
    const long deck = s_.common_deck.size() + s_.hidden_common_deck;
    say("settlers.board.deck", {{"cards", Counted{"settlers.card", deck}}});
    if (s_.solo()) virtual_player_block();
    for (Seat seat : s_.seats()) player_block(seat);
    return text_;
  }

 private:
  void say(std::string key, std::vector<std::pair<std::string, MessageArg>> args) {
    text_ += "  " + words_.say({std::move(key), std::move(args)}) + "\n";
  }
  MessageArg phase() const {
    constexpr std::array keys{"settlers.phase_lookout", "settlers.phase_production",     "settlers.phase_action",
                              "settlers.phase_cleanup", "settlers.phase_virtual_attack", "settlers.game_end"};
    return Term{keys[index(s_.phase)]};
  }
  MessageArg faction(Seat seat) const { return Term{"settlers.faction_" + std::string(name(s_.player(seat).faction))}; }
  std::string card_name(CardId card) const { return words_.term(facts_.title_of(card).name_key); }

  // "Quarry (1 wood, 1 stone)" with its price, or "Quarry*" with the marks lying on it.
  std::string card_text(CardId card, bool price) const {
    if (!price) return card_name(card) + marks(card);
    std::string cost;
    const Cost& c = facts_.title_of(card).cost;
    for (std::size_t i = 0; i < supply_goods; ++i)
      if (c.goods[i]) cost += fmt::format("{}{} {}", cost.empty() ? "" : ", ", c.goods[i], name(static_cast<Good>(i)));
    if (c.location) cost += fmt::format("{}1 {}", cost.empty() ? "" : ", ", words_.term("settlers.location"));
    return cost.empty() ? card_name(card) : fmt::format("{} ({})", card_name(card), cost);
  }
  std::string marks(CardId card) const {
    std::string text;
    if (s_.used.has(card)) text += s_.used_twice.has(card) ? "**" : "*";
    if (s_.defence.has(card)) text += "+";
    if (s_.samurai.has(card)) text += "!";
    if (s_.blocked.has(card)) text += "#";
    if (s_.taken_over.has(card)) text += "~";
    return text;
  }
  std::string list(const CardSet& cards, bool price) const {
    std::string text;
    for (CardId card : cards) text += (text.empty() ? "" : "; ") + card_text(card, price);
    return text.empty() ? "-" : text;
  }

  void virtual_player_block() {
    say("settlers.board.virtual", {{"cards", list(s_.virtual_area, false)}});
    say("settlers.board.collection", {{"number", long{s_.collection.size()}}});
    std::string goods;
    for (std::size_t i = 0; i < s_.line_length; ++i)
      goods += (i ? ", " : "") + std::string(name(facts_.attack_good[s_.line[i] - 1u]));
    say("settlers.board.line", {{"goods", goods.empty() ? "-" : goods}});
  }

  void player_block(Seat seat) {
    const Player& player = s_.player(seat);
    const bool own = seat == viewer_;
    text_ += fmt::format("\n{} {}{}{}\n", seat == s_.actor ? "▶" : " ",
                         words_.say({"settlers.phrase.name", {{"name", faction(seat)}}}),
                         own ? " (" + words_.term("settlers.board.you") + ")" : "",
                         player.passed ? " - " + words_.term("settlers.board.passed") : "");
    text_ += "  " + words_.counted("settlers.victory_point", tally({facts_, s_}, seat).total());
    for (std::size_t i = 0; i < supply_goods; ++i) text_ += " · " + words_.counted(good_key(i), player.supply[i]);
    text_ += "\n";
    if (own)
      say("settlers.board.hand", {{"cards", list(player.hand, true)}});
    else
      say("settlers.board.hand_size",
          {{"cards",
            Counted{"settlers.card", player.hand.size() + player.hidden_hand_common + player.hidden_hand_faction}}});
    say("settlers.board.empire", {{"cards", list(player.empire, false)}});
    if (!player.deals.empty()) say("settlers.board.deals", {{"cards", list(player.deals, false)}});
    const long foundations = player.foundations.size() + player.hidden_foundations;
    if (foundations) say("settlers.board.foundations", {{"number", foundations}});
  }
  static const char* good_key(std::size_t good) {
    constexpr std::array keys{"settlers.wood",    "settlers.stone",      "settlers.food",         "settlers.gold",
                              "settlers.settler", "settlers.raze_token", "settlers.defense_token"};
    return keys[good];
  }

  const Facts& facts_;
  const State& s_;
  Seat viewer_;
  const Words& words_;
  std::string text_;
};

}  // namespace

std::string draw_board(const Facts& facts, const State& s, Seat viewer, const Words& words) {
  return Table(facts, s, viewer, words).draw();
}

}  // namespace ludarium::settlers
