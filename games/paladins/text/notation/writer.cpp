// The written form of an action: games/paladins/notation.md has the whole list. The reader is reader.cpp.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/notation.hpp"
#include "games/paladins/text/names.hpp"
#include "games/paladins/text/text.hpp"
#include "games/paladins/text/vocabulary.hpp"

namespace ludarium::paladins {
namespace {

struct ActionWriter {
  const Facts& facts;
  const State& s;
  Action a;

  // A card is called by its id; a place without one by its number, from 1.
  template <class Row>
  std::string card_in(const Row& row) const {
    const std::size_t place = a.arg[0];
    const bool there = place < row.size() && row[place] != Row::value_type::none;
    return there ? std::string(name(facts, row[place])) : fmt::format("{}", place + 1);
  }
  std::string numbered(std::size_t i = 0) const { return fmt::format("{}", a.arg[i] + 1); }
  Space space() const { return static_cast<Space>(a.arg[0]); }

  std::string recruit() const { return card_in(s.townsfolk) + (a.arg[1] ? " debt" : ""); }

  std::string split() const {
    const auto paladin = [&](std::size_t i) { return name(facts, static_cast<Paladin>(a.arg[i])); };
    return fmt::format("{} {} {}", paladin(0), paladin(1), paladin(2));
  }

  std::string workers() const {
    std::size_t last = most_spots - 1;
    while (last > 0 && static_cast<Worker>(a.arg[last]) == Worker::none) --last;
    std::vector<std::string_view> placed;
    for (std::size_t i = 0; i <= last; ++i) {
      const auto worker = static_cast<Worker>(a.arg[i]);
      placed.push_back(worker == Worker::none ? "-" : name(worker));
    }
    return fmt::format("{}", fmt::join(placed, " "));
  }

  std::string keep() const {
    std::string text;
    for (std::size_t i = 0; i < worker_types; ++i)
      if (a.arg[i]) text += fmt::format("{}{} {}", text.empty() ? "" : " ", a.arg[i], kinds_of_worker[i]);
    return text.empty() ? "nothing" : text;
  }

  std::string operands() const {
    switch (what(a)) {
      case Do::hire:
      case Do::dismiss:
        return recruit();
      case Do::split:
        return split();
      case Do::act:
        return a.arg[1] ? numbered(1) : "";
      case Do::favour:
        return card_in(s.favours);
      case Do::workers:
        return workers();
      case Do::workshop:
        return fmt::format("{} {}", name(space()), a.arg[1] + 1);
      case Do::space:
        return std::string(id_in(facts.spaces, a.arg[0]));
      case Do::outsider:
        return card_in(s.outsiders);
      case Do::clear:
        return std::string(name(space()));
      case Do::tavern:
      case Do::jar:
      case Do::option:
      case Do::reward:
        return numbered();
      case Do::ability:
        return std::string(name(facts, static_cast<Townsfolk>(a.arg[0])));
      case Do::keep:
        return keep();
      default:
        return "";
    }
  }

  // An action of the board is its own verb.
  std::size_t verb() const { return what(a) == Do::act ? a.arg[0] : 0; }
};

}  // namespace

std::string write_action(const Facts& facts, const State& s, Seat, Action action) {
  const ActionWriter writer{facts, s, action};
  return with_verb(vocabulary(), action, writer.verb(), writer.operands());
}

}  // namespace ludarium::paladins
