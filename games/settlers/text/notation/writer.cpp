// The written form of an action: games/settlers/notation.md has the whole list. The reader is reader.cpp.
#include <fmt/format.h>

#include "core/notation.hpp"
#include "games/settlers/text/names.hpp"
#include "games/settlers/text/text.hpp"
#include "games/settlers/text/vocabulary.hpp"

namespace ludarium::settlers {
namespace {

struct ActionWriter {
  const Facts& facts;
  const State& s;
  Action a;

  std::string_view card(std::size_t i = 0) const { return card_name(facts, card_arg(a, i)); }
  std::string_view good(std::size_t i) const { return name(static_cast<Good>(a.arg[i])); }
  std::string_view seat() const {
    if (static_cast<Seat>(a.arg[0]) == Seat::none) return virtual_player;
    return a.arg[0] < s.player_count ? name(s.players[a.arg[0]].faction) : "?";
  }

  std::string of_target(std::string_view target) const {
    if (static_cast<Good>(a.arg[1]) == Good::none) return std::string(target);
    return fmt::format("{} {}", target, good(1));
  }

  std::string goods(std::size_t kinds) const {
    std::string text;
    for (std::size_t i = 0; i < kinds; ++i)
      if (a.arg[i]) text += fmt::format("{}{} {}", text.empty() ? "" : " ", a.arg[i], good_names[i]);
    return text.empty() ? "nothing" : text;
  }

  std::string wish() const {
    const std::size_t which = a.arg[0] == choose_payment ? 0 : 1;
    const bool known = a.arg[0] == choose_payment || a.arg[0] == choose_storage;
    return fmt::format("{} {}", known ? wish_names[which] : "?", a.arg[1] ? "on" : "off");
  }

  std::string operands() const {
    switch (what(a)) {
      case Do::deck:
        return a.arg[0] ? "faction" : "common";
      case Do::option:
        return fmt::format("{}", a.arg[0] + 1);
      case Do::activate:
        return a.arg[1] == 1 ? std::string(card()) : fmt::format("{} {}", card(), a.arg[1]);
      case Do::send:
        return fmt::format("{}", a.arg[0]);
      case Do::stash_card:
        return fmt::format("{} @{}", card(1), card());
      case Do::stash_resource:
        return fmt::format("{} @{}", good(1), card());
      case Do::pay:
        return goods(4);
      case Do::target:
        return of_target(card());
      case Do::target_attack:
        return of_target(fmt::format("{}", a.arg[0]));
      case Do::target_seat:
        return of_target(seat());
      case Do::trigger:
        return fmt::format("{} {}", card(), a.arg[1] + 1);
      case Do::pair:
        return std::string(good(0));
      case Do::store:
        return goods(supply_goods);
      case Do::wish:
        return wish();
      case Do::take:
      case Do::give_up:
      case Do::pass:
      case Do::end_turn:
      case Do::done:
        return "";
      default:  // what is done with a card
        return std::string(card());
    }
  }
};

}  // namespace

std::string write_action(const Facts& facts, const State& s, Seat, Action action) {
  return with_verb(vocabulary(), action, 0, ActionWriter{facts, s, action}.operands());
}

}  // namespace ludarium::settlers
