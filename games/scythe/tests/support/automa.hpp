// A solo game laid out by hand: one person, one Automa. The Automa's turn is played with a card named by the test, or
// one of its moves is only looked at.
// Example: Solo solo(Faction::saxony, Faction::nordic); solo.turn(3); EXPECT_EQ(solo.automa().power, 7);
#pragma once

#include <bit>
#include <string>
#include <string_view>
#include <vector>

#include "games/scythe/rules/automa/automa.hpp"
#include "games/scythe/tests/support/scene.hpp"
#include "games/scythe/text/names.hpp"

namespace ludarium::scythe {

struct PlannedMove {
  Unit unit = Unit::none;
  std::string from, to;  // "" = cannot be carried out
  AutomaKey by = AutomaKey::only;
};

class Solo : public Scene {
 public:
  Solo(Faction human, Faction automa, boost::json::object options = {})
      : Scene({human}, with_faction(std::move(options), automa)), human_faction(human), automa_faction(automa) {}

  Faction human_faction, automa_faction;

  Player& person() { return of(human_faction); }
  Player& automa() { return of(automa_faction); }
  Seat me() const { return seat(human_faction); }
  Seat it() const { return seat(automa_faction); }
  std::string base() const { return std::string(facts().of(automa_faction).id) + "_base"; }

  // The token on its tracker, with the stars that belong there.
  Solo& space(int at) {
    s.automas.space[0] = static_cast<std::uint8_t>(at);
    const std::uint32_t passed = tracker().stars & ((2u << at) - 1);
    automa().stars[index(tracker_goal)] = static_cast<std::uint8_t>(std::popcount(passed));
    return *this;
  }
  const StarTracker& tracker() const { return facts().automa.of(s.automas.level); }
  Solo& unlock() { return space(tracker().opens); }
  Solo& scheme_2() { return space(tracker().scheme_2); }
  int token() const { return s.automas.space[0]; }

  // The cards it draws next: turn, combat, ...
  Solo& next(std::vector<int> cards) {
    s.automas.next_cards = {};
    for (std::size_t i = 0; i < cards.size(); ++i) {
      s.automas.next_cards[i] = static_cast<std::uint8_t>(cards[i]);
      s.automas.deck[0] |= 1u << (cards[i] - 1);
    }
    return *this;
  }

  // Its turn with this card; combat cards may follow.
  Solo& turn(std::vector<int> cards) {
    next(std::move(cards));
    return begin();
  }
  Solo& turn(int card) { return turn(std::vector<int>{card}); }
  Solo& begin() {
    events.clear();
    Play p{facts(), s, &events};
    begin_turn(p, it());
    return *this;
  }

  // Only its pieces that are named are on the board.
  Solo& place(std::vector<std::string> workers, std::vector<std::string> mechs, const std::string& character) {
    return place(automa(), std::move(workers), std::move(mechs), character);
  }
  Solo& place_person(std::vector<std::string> workers, std::vector<std::string> mechs, const std::string& character) {
    return place(person(), std::move(workers), std::move(mechs), character);
  }

  PlannedMove plan(AutomaMove move) {
    State before = s;
    Play p{facts(), s};
    s.active = it();
    const AutomaSight sight(p, it());
    PlannedMove plan;
    plan.unit = automa_unit(p, sight, move);
    if (plan.unit != Unit::none) {
      plan.from = at(place_of(automa(), plan.unit));
      const HexSet valid = automa_destinations(sight, move, plan.unit);
      if (!valid.empty()) {
        const AutomaChoice choice = choose_destination(p, sight, move, plan.unit, valid);
        plan.to = at(choice.hex);
        plan.by = choice.by;
      }
    }
    s = before;
    return plan;
  }
  HexSet valid(AutomaMove move) {
    State before = s;
    Play p{facts(), s};
    const AutomaSight sight(p, it());
    const HexSet found = automa_destinations(sight, move, automa_unit(p, sight, move));
    s = before;
    return found;
  }

  static std::string at(Hex hex) { return hex == Hex::none ? "" : std::string(hex_name(facts(), hex)); }

  // What cannot be about the position; that a scene has fewer workers than a game is no matter.
  std::string broken() const {
    std::string keys;
    for (auto fault = game().broken_invariant(s); fault;) {
      const bool several = fault->key == "scythe.broken.and";
      const Message first = several ? std::get<std::vector<Message>>(fault->args[0].second).front() : *fault;
      if (first.key != "scythe.broken.too_few_workers") keys += (keys.empty() ? "" : " ") + first.key;
      fault = several ? std::optional(std::get<std::vector<Message>>(fault->args[1].second).front()) : std::nullopt;
    }
    return keys;
  }

 private:
  static boost::json::object with_faction(boost::json::object options, Faction automa) {
    options["automa_faction"] = facts().of(automa).id;
    return options;
  }
  Solo& place(Player& whose, std::vector<std::string> workers, std::vector<std::string> mechs,
              const std::string& character) {
    whose.workers.fill(Hex::none);
    whose.mechs.fill(Hex::none);
    for (std::size_t i = 0; i < workers.size(); ++i) whose.workers[i] = hex_named(workers[i]);
    for (std::size_t i = 0; i < mechs.size(); ++i) whose.mechs[i] = hex_named(mechs[i]);
    whose.character = character.empty() ? Hex::none : hex_named(character);
    return *this;
  }
};

}  // namespace ludarium::scythe
