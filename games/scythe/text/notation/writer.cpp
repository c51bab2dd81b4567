// The written form of an action: games/scythe/notation.md has the whole list. The reader is notation_reader.cpp.
#include <fmt/format.h>

#include "games/scythe/rules/board.hpp"
#include "games/scythe/text/names.hpp"
#include "games/scythe/text/text.hpp"

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

  std::string with_card(std::string_view verb) const {
    return a.arg[0] == no_card ? std::string(verb) : fmt::format("{} with {}", verb, card(0));
  }

  std::string bottom() const {
    const bool on_mat = player.section < sections;
    return with_card(on_mat ? name(static_cast<BottomAction>(player.section)) : "do");
  }

  std::string produce_on() const {
    std::string text = "produce on";
    std::size_t named = 3;
    while (named > 0 && hex(named - 1) == Hex::none) --named;
    if (named == 0) return text + " nothing";
    for (std::size_t i = 0; i < named; ++i) text += fmt::format(" {}", hex(i) == Hex::none ? "nothing" : place(i));
    return text;
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
    return load == Load::nothing ? fmt::format("go {}", place(0)) : fmt::format("go {} +{}", place(0), name(load));
  }

  std::string load() const {
    if (a.arg[0] < resource_types) return fmt::format("load {}", id<Resource>(0));
    return a.arg[0] == resource_types ? "load worker" : "load walked";
  }

  std::string fight() const {
    std::string text = fmt::format("fight {}", a.arg[0]);
    for (std::size_t value = 0; value < card_values; ++value)
      for (int n = 0; n < a.arg[1 + value]; ++n) text += fmt::format(" +{}", facts.card_value[value]);
    return text;
  }

  std::string retreat() const {
    const std::string text = fmt::format("retreat {} {}", unit(0), place(1));
    return a.arg[2] ? fmt::format("{} +{}w", text, a.arg[2]) : text;
  }

  std::string tokens() const {
    std::string text = "tokens";
    for (std::size_t r = 0; r < resource_types; ++r) {
      if (a.arg[1 + r] > 1) text += fmt::format(" {}", a.arg[1 + r]);
      if (a.arg[1 + r] > 0) text += fmt::format(" {}", resource_names[r]);
    }
    if (text == "tokens") text += " none";
    return fmt::format("{} @{}", text, place(0));
  }

  std::string take() const {
    const std::string text = fmt::format("take {}", id<Item>(0));
    return hex(1) == Hex::none ? text : fmt::format("{}@{}", text, place(1));
  }

  std::string mech() const {
    const auto list = mech_names(facts, player.faction);
    return fmt::format("mech {}@{}", a.arg[0] < list.size() ? list[a.arg[0]] : "?", place(1));
  }

  std::string transport() const {
    const std::size_t cargo = a.arg[1];
    if (cargo == transport_everything) return fmt::format("transport {} all", place(0));
    if (cargo < units_per_faction) return fmt::format("transport {} {}", place(0), unit_names[cargo]);
    return fmt::format("transport {} {}", place(0), name(static_cast<Resource>(cargo - transport_token)));
  }

  std::string text() const {
    switch (what(a)) {
      case Do::section:
        return fmt::format("section {}", section_name(facts, player.mat, a.arg[0]));
      case Do::skip:
        return "skip";
      case Do::end_turn:
        return "end";
      case Do::reveal:
        return fmt::format("reveal {}", a.arg[0]);
      case Do::in_part:
        return a.arg[0] ? "in part" : "in full";
      case Do::bolster:
        return a.arg[0] ? "bolster cards" : "bolster power";
      case Do::trade:
        return a.arg[0] ? "trade popularity" : "trade tokens";
      case Do::move_coins:
        return "coins";
      case Do::move_units:
        return "move";
      case Do::produce:
        return "produce";
      case Do::produce_on:
        return produce_on();
      case Do::produce_at:
        return fmt::format("produce at {} {}", place(0), a.arg[1]);
      case Do::unit:
        return fmt::format("unit {}", moved_unit());
      case Do::load:
        return load();
      case Do::step:
        return step();
      case Do::stop:
        return "stop";
      case Do::end_move:
        return "end move";
      case Do::battle:
        return fmt::format("battle {}", place(0));
      case Do::ability:
        return a.arg[0] ? "use" : "pass";
      case Do::fight:
        return fight();
      case Do::retreat:
        return retreat();
      case Do::meet:
        return a.arg[0] ? "meet yes" : "meet no";
      case Do::option:
        return fmt::format("option {}", a.arg[0] < options_per_encounter ? encounter_option_names[a.arg[0]] : "?");
      case Do::factory_card:
        return fmt::format("factory card {}", a.arg[0]);
      case Do::factory_top:
        return with_card("factory");
      case Do::bottom:
        return bottom();
      case Do::pay:
        return fmt::format("pay {}@{}", id<Resource>(1), place(0));
      case Do::pay_card:
        return fmt::format("pay card {}", card(0));
      case Do::pay_rest:
        return "pay rest";
      case Do::take:
        return take();
      case Do::tokens:
        return tokens();
      case Do::upgrade:
        return fmt::format("cube {}>{}", id<Cube>(0), id<BottomAction>(1));
      case Do::deploy:
        return mech();
      case Do::build:
        return fmt::format("structure {}@{}", id<Structure>(0), place(1));
      case Do::enlist:
        return fmt::format("recruit {}>{}", id<BottomAction>(0), id<OneTimeBonus>(1));
      case Do::peek:
        return fmt::format("peek {}", seat_id(0));
      case Do::transport:
        return transport();
      case Do::done:
        return "done";
      case Do::gift:
        return fmt::format("gift {} {}", seat_id(0), a.arg[1] + 256 * a.arg[2]);
      case Do::delay:
        return fmt::format("delay {}", seat_id(0));
      case Do::standing_order:
        return fmt::format("order {} {}", a.arg[1] ? "decline" : "take", id<BottomAction>(0));
    }
    return "?";
  }
};

}  // namespace

std::string write_action(const Facts& facts, const State& s, Seat seat, Action action) {
  return ActionWriter{facts, s, s.player(seat), action}.text();
}

}  // namespace ludarium::scythe
