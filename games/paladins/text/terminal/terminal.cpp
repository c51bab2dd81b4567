// The whole table for a terminal of 100 columns: the main board, and one block a player. Takes a view as well as a full
// state; paladins nobody may see are left out.
#include "games/paladins/text/terminal/terminal.hpp"

#include <fmt/format.h>

#include "core/screen_text.hpp"
#include "games/paladins/text/text.hpp"

namespace ludarium::paladins {
namespace {

struct Table : Screen {
  explicit Table(const Screen& screen) : Screen(screen) {}

  std::string head() const {
    const long full = facts.tax_supply[s.player_count - 1u];
    return line({s.round ? say("paladins.board.round", {{"round", long{s.round}}, {"rounds", long{facts.rounds}}}) : "",
                 words.term(term(s.phase).key), say("paladins.board.start", {{"who", who(s, s.start)}}),
                 say("paladins.board.tax", {{"tax", long{s.tax}}, {"full", full}}),
                 say("paladins.board.walls_left", {{"walls", long{s.wall_deck.size()}}})},
                "");
  }

  std::string orders() const {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < order_slots; ++i)
      parts.push_back(say("paladins.board.order",
                          {{"vp", long{facts.order_slot[i].vp}}, {"order", Phrases{order_of(facts, s.orders[i])}}}));
    return line({say("paladins.board.orders", {{"list", joined(parts)}})});
  }
  static std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : " · ") + part;
    return text;
  }

  std::string used(std::size_t slot) const {
    const Seat user = s.favour_user[slot];
    if (user == Seat::none) return "";
    if (s.is_rival(user)) return say("paladins.board.favour_used_by", {{"who", who(s, user)}});
    return say("paladins.board.favour_used", {{"who", who(s, user)}, {"worker", term(s.favour_worker[slot])}});
  }
  std::string favour(std::size_t slot) const {
    if (s.favours[slot] == Favour::none)
      return entry({say("paladins.board.favour_hidden", {{"round", long{facts.favour_slot[slot].round}}})});
    const FavourCard& card = facts[s.favours[slot]];
    return entry({say("paladins.board.favour", {{"card", title(facts, s.favours[slot])}, {"spot", term(card.spot)}}),
                  say(effects_of(card)), used(slot)});
  }
  std::string favours() const {
    std::string text = line({say("paladins.board.favours")});
    for (std::size_t slot = 0; slot < favour_slots; ++slot) text += favour(slot);
    return text;
  }

  std::string townsfolk() const {
    std::string text = line({say("paladins.board.townsfolk", {{"cards", long{s.townsfolk_deck.size()}}})});
    for (std::size_t slot = 0; slot < townsfolk_row; ++slot) {
      if (s.townsfolk[slot] == Townsfolk::none) continue;
      const TownsfolkSlot& price = facts.townsfolk_slot[slot];
      const TownsfolkCard& card = facts[s.townsfolk[slot]];
      text += entry({fmt::format("{}. {}", slot + 1, words.term(card.name_key)),
                     price.or_debt ? say("paladins.board.or_debt", {{"silver", Phrases{silver(price.silver)}}})
                                   : say(Phrases{silver(price.silver)}),
                     say("paladins.board.dismiss", {{"gain", gains_of(card.dismiss)}}),
                     say("paladins.board.hire", {{"effects", effects_of(card)}})});
    }
    return text;
  }

  std::string outsiders() const {
    std::string text = line({say("paladins.board.outsiders", {{"cards", long{s.outsider_deck.size()}}})});
    for (std::size_t column = 0; column < outsider_row; ++column) {
      if (s.outsiders[column] == Outsider::none) continue;
      const OutsiderSlot& need = facts.outsider_slot[column];
      const OutsiderCard& card = facts[s.outsiders[column]];
      text +=
          entry({fmt::format("{}. {} ({})", column + 1, words.term(card.name_key), words.term(term(card.people).key)),
                 say("paladins.board.attack", {{"need", long{need.strength}}, {"gain", gains_of(card.attack)}}),
                 say("paladins.board.convert",
                     {{"need", long{need.faith}}, {"gain", gains_of(card.convert)}, {"vp", Phrases{vp_of(card)}}})});
    }
    return text;
  }

  // ---- the map: what is free and what it brings, then who stands where

  std::string region(std::size_t i) const {
    std::string free, taken;
    for (std::size_t space = 0; space < facts.spaces.size(); ++space) {
      const MapSpace& row = facts.spaces[space];
      if (row.region != i || row.min_players > s.player_count) continue;
      const Piece piece = s.map[space];
      if (piece.free())
        add(free, fmt::format("{} ({})", row.id, say(gains_of(row.gain))));
      else
        add(taken, fmt::format("{} {} {}", row.id, words.term(who(s, piece.seat()).key),
                               words.term(piece.outpost() ? "paladins.outpost" : "paladins.monk")));
    }
    const RegionFacts& need = facts.region[i];
    return entry(
        {say("paladins.board.region",
             {{"region", static_cast<long>(i + 1)}, {"faith", long{need.faith}}, {"strength", long{need.strength}}}),
         free, taken});
  }
  std::string map() const {
    std::string text = line({say("paladins.board.map")});
    for (std::size_t i = 0; i < region_count; ++i) text += region(i);
    return text;
  }

  std::string tavern() const {
    std::string text;
    for (std::size_t i = 0; i < s.tavern.size(); ++i) {
      if (s.tavern[i] == Tavern::none) continue;
      const std::string taken =
          s.tavern_taker[i] == Seat::none ? "" : say("paladins.board.taken", {{"who", who(s, s.tavern_taker[i])}});
      text += entry({fmt::format("{}. {}", i + 1, say(workers_of(facts[s.tavern[i]].workers))), taken});
    }
    return text.empty() ? text : line({say("paladins.board.tavern")}) + text;
  }

  std::string text() const { return head() + orders() + favours() + townsfolk() + outsiders() + map() + tavern(); }
};

}  // namespace

std::string common_table(const Screen& screen) { return Table(screen).text(); }

std::string draw_board(const Facts& facts, const State& s, Seat viewer, const Words& words) {
  const Screen screen{{facts, s, viewer, words}};
  std::string all = common_table(screen);
  for (std::size_t i = 0; i < s.player_count; ++i) all += "\n" + player_block(screen, in_turn_order(s, i));
  if (s.solo()) all += "\n" + rival_block(screen);
  return wrapped(all, words.width());
}

}  // namespace ludarium::paladins
