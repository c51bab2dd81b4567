// The written form of an action: games/scythe/notation.md has the whole list. The reader is reader.cpp.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/notation.hpp"
#include "games/scythe/rules/board.hpp"
#include "games/scythe/text/names.hpp"
#include "games/scythe/text/text.hpp"
#include "games/scythe/text/vocabulary.hpp"

namespace ludarium::scythe {
namespace {

struct ActionWriter {
  const Facts& facts;
  const State& s;
  const Player& player;
  Action a;

  Hex hex(std::size_t i) const { return static_cast<Hex>(a.arg[i]); }
  std::string_view place(std::size_t i) const { return hex_name(facts, hex(i)); }
  template <class E>
  std::string_view id(std::size_t i) const {
    return name(static_cast<E>(a.arg[i]));
  }
  std::string_view seat_id(std::size_t i) const {
    return a.arg[i] < s.player_count ? name(s.players[a.arg[i]].faction) : "?";
  }
  int card(std::size_t i) const { return a.arg[i] < card_values ? facts.card_value[a.arg[i]] : 0; }

  std::string with_card() const { return a.arg[0] == no_card ? "" : fmt::format("with {}", card(0)); }

  std::string produce_on() const {
    std::size_t named = 3;
    while (named > 1 && hex(named - 1) == Hex::none) --named;
    std::vector<std::string_view> on;
    for (std::size_t i = 0; i < named; ++i) on.push_back(hex(i) == Hex::none ? "nothing" : place(i));
    return fmt::format("{}", fmt::join(on, " "));
  }

  // A worker is called by its place as long as it is the first there that has not walked.
  std::string unit(std::size_t i) const {
    const Unit u = static_cast<Unit>(a.arg[i]);
    if (index(u) >= units_per_faction) return "rest";
    return std::string(name(u));
  }
  std::string moved_unit() const {
    const Unit u = static_cast<Unit>(a.arg[0]);
    if (index(u) < units_per_faction && is_worker(u)) {
      const Hex at = place_of(player, u);
      if (at != Hex::none && first_fresh_worker(at) == u) return fmt::format("worker@{}", hex_name(facts, at));
    }
    return unit(0);
  }
  Unit first_fresh_worker(Hex at) const {
    for (std::size_t i = 0; i < workers_per_faction; ++i)
      if (player.workers[i] == at && !(s.moving.started >> index(worker(i)) & 1u)) return worker(i);
    return Unit::none;
  }

  std::string step() const {
    const Load load = static_cast<Load>(a.arg[1]);
    return load == Load::nothing ? std::string(place(0)) : fmt::format("{} +{}", place(0), name(load));
  }

  std::string load() const {
    if (a.arg[0] < resource_types) return std::string(id<Resource>(0));
    return a.arg[0] == resource_types ? "worker" : "walked";
  }

  std::string fight() const {
    std::string text = std::to_string(a.arg[0]);
    for (std::size_t value = 0; value < card_values; ++value)
      for (int n = 0; n < a.arg[1 + value]; ++n) text += fmt::format(" +{}", facts.card_value[value]);
    return text;
  }

  std::string retreat() const {
    const std::string text = fmt::format("{} {}", unit(0), place(1));
    return a.arg[2] ? fmt::format("{} +{}w", text, a.arg[2]) : text;
  }

  std::string tokens() const {
    std::string text;
    for (std::size_t r = 0; r < resource_types; ++r) {
      if (a.arg[1 + r] > 1) text += fmt::format(" {}", a.arg[1 + r]);
      if (a.arg[1 + r] > 0) text += fmt::format(" {}", resource_names[r]);
    }
    return fmt::format("{} @{}", text.empty() ? "none" : text.substr(1), place(0));
  }

  std::string take() const {
    return hex(1) == Hex::none ? std::string(id<Item>(0)) : fmt::format("{}@{}", id<Item>(0), place(1));
  }

  std::string mech() const {
    const auto list = mech_names(facts, player.faction);
    return fmt::format("{}@{}", a.arg[0] < list.size() ? list[a.arg[0]] : "?", place(1));
  }

  std::string transport() const {
    const std::size_t cargo = a.arg[1];
    if (cargo == transport_everything) return fmt::format("{} all", place(0));
    if (cargo < units_per_faction) return fmt::format("{} {}", place(0), unit_names[cargo]);
    return fmt::format("{} {}", place(0), name(static_cast<Resource>(cargo - transport_token)));
  }

  std::string gain_operands() const {
    switch (what(a)) {
      case Do::pay:
        return fmt::format("{}@{}", id<Resource>(1), place(0));
      case Do::pay_card:
        return fmt::format("{}", card(0));
      case Do::take:
        return take();
      case Do::tokens:
        return tokens();
      case Do::upgrade:
        return fmt::format("{}>{}", id<Cube>(0), id<BottomAction>(1));
      case Do::deploy:
        return mech();
      case Do::build:
        return fmt::format("{}@{}", id<Structure>(0), place(1));
      case Do::enlist:
        return fmt::format("{}>{}", id<BottomAction>(0), id<OneTimeBonus>(1));
      case Do::peek:
      case Do::delay:
        return std::string(seat_id(0));
      case Do::transport:
        return transport();
      case Do::gift:
        return fmt::format("{} {}", seat_id(0), a.arg[1] + 256 * a.arg[2]);
      case Do::standing_order:
        return std::string(id<BottomAction>(0));
      default:
        return "";
    }
  }

  std::string operands() const {
    switch (what(a)) {
      case Do::section:
        return std::string(section_name(facts, player.mat, a.arg[0]));
      case Do::reveal:
      case Do::factory_card:
        return fmt::format("{}", a.arg[0]);
      case Do::bolster:
        return a.arg[0] ? "cards" : "power";
      case Do::trade:
        return a.arg[0] ? "popularity" : "tokens";
      case Do::produce_on:
        return produce_on();
      case Do::produce_at:
        return fmt::format("{} {}", place(0), a.arg[1]);
      case Do::unit:
        return moved_unit();
      case Do::load:
        return load();
      case Do::step:
        return step();
      case Do::battle:
        return std::string(place(0));
      case Do::fight:
        return fight();
      case Do::retreat:
        return retreat();
      case Do::option:
        return a.arg[0] < options_per_encounter ? std::string(encounter_option_names[a.arg[0]]) : "?";
      case Do::factory_top:
      case Do::bottom:
        return with_card();
      default:
        return gain_operands();
    }
  }

  // Which of its verbs is meant, where the kind has several.
  std::size_t verb() const {
    switch (what(a)) {
      case Do::in_part:
      case Do::ability:
      case Do::meet:
        return a.arg[0] != 0;
      case Do::standing_order:
        return a.arg[1] != 0;
      case Do::bottom:
        return player.section < sections ? player.section + 1u : 0;
      default:
        return 0;
    }
  }
};

}  // namespace

std::string write_action(const Facts& facts, const State& s, Seat seat, Action action) {
  const ActionWriter writer{facts, s, s.player(seat), action};
  return with_verb(vocabulary(), action, writer.verb(), writer.operands());
}

}  // namespace ludarium::scythe
