// The written form of an action: games/settlers/notation.md has the whole list. The reader is notation_reader.cpp.
#include <fmt/format.h>

#include "games/settlers/text/names.hpp"
#include "games/settlers/text/text.hpp"

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

  std::string with_card(std::string_view verb) const { return fmt::format("{} {}", verb, card()); }

  std::string of_target(std::string_view target) const {
    if (static_cast<Good>(a.arg[1]) == Good::none) return fmt::format("target {}", target);
    return fmt::format("target {} {}", target, good(1));
  }

  std::string goods(std::string_view verb, std::size_t kinds) const {
    std::string text(verb);
    for (std::size_t i = 0; i < kinds; ++i)
      if (a.arg[i]) text += fmt::format(" {} {}", a.arg[i], good_names[i]);
    return text == verb ? text + " nothing" : text;
  }

  std::string wish() const {
    const std::size_t which = a.arg[0] == choose_payment ? 0 : 1;
    const bool known = a.arg[0] == choose_payment || a.arg[0] == choose_storage;
    return fmt::format("wish {} {}", known ? wish_names[which] : "?", a.arg[1] ? "on" : "off");
  }

  std::string text_of_answer() const {
    switch (what(a)) {
      case Do::sacrifice:
        return with_card("sacrifice");
      case Do::pay:
        return goods("pay", 4);
      case Do::hand_card:
        return with_card("give");
      case Do::target:
        return of_target(card());
      case Do::target_attack:
        return of_target(fmt::format("attack {}", a.arg[0]));
      case Do::target_seat:
        return of_target(seat());
      case Do::trigger:
        return fmt::format("fire {} {}", card(), a.arg[1] + 1);
      case Do::done:
        return "done";
      case Do::pair:
        return fmt::format("pair {}", good(0));
      case Do::discard:
        return with_card("discard");
      case Do::store:
        return goods("keep", supply_goods);
      case Do::attacked:
        return with_card("lose");
      case Do::wish:
        return wish();
      default:
        return "?";
    }
  }

  std::string text() const {
    switch (what(a)) {
      case Do::pick:
        return with_card("pick");
      case Do::source:
        return with_card("source");
      case Do::deck:
        return a.arg[0] ? "draw faction" : "draw common";
      case Do::option:
        return fmt::format("option {}", a.arg[0] + 1);
      case Do::copy:
        return with_card("copy");
      case Do::take:
        return "take";
      case Do::give_up:
        return "give up";
      case Do::build:
        return with_card("build");
      case Do::deal:
        return with_card("deal");
      case Do::raze_hand:
        return with_card("raze hand");
      case Do::raze:
        return with_card("raze");
      case Do::activate:
        return a.arg[1] == 1 ? with_card("activate") : fmt::format("activate {} {}", card(), a.arg[1]);
      case Do::send:
        return fmt::format("send {}", a.arg[0]);
      case Do::pass:
        return "pass";
      case Do::defend:
        return with_card("defend");
      case Do::samurai:
        return with_card("samurai");
      case Do::stash_card:
        return fmt::format("lay {} @{}", card(1), card());
      case Do::stash_resource:
        return fmt::format("lay {} @{}", good(1), card());
      case Do::end_turn:
        return "end";
      default:
        return text_of_answer();
    }
  }
};

}  // namespace

std::string write_action(const Facts& facts, const State& s, Seat, Action action) {
  return ActionWriter{facts, s, action}.text();
}

}  // namespace ludarium::settlers
