// The written form of an action: games/paladins/notation.md has the whole list. The reader is notation_reader.cpp.
#include <fmt/format.h>

#include "games/paladins/text/names.hpp"
#include "games/paladins/text/text.hpp"

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
  std::string numbered(std::string_view verb) const { return fmt::format("{} {}", verb, a.arg[0] + 1); }
  Space space() const { return static_cast<Space>(a.arg[0]); }

  std::string recruit(std::string_view verb) const {
    return fmt::format("{} {}{}", verb, card_in(s.townsfolk), a.arg[1] ? " debt" : "");
  }

  std::string split() const {
    const auto paladin = [&](std::size_t i) { return name(facts, static_cast<Paladin>(a.arg[i])); };
    return fmt::format("split {} {} {}", paladin(0), paladin(1), paladin(2));
  }

  std::string take() const {
    return a.arg[1] == 0 ? std::string(name(space())) : fmt::format("{} {}", name(space()), a.arg[1] + 1);
  }

  std::string workers() const {
    std::size_t last = most_spots - 1;
    while (last > 0 && static_cast<Worker>(a.arg[last]) == Worker::none) --last;
    std::string text = "workers";
    for (std::size_t i = 0; i <= last; ++i) {
      const auto worker = static_cast<Worker>(a.arg[i]);
      text += fmt::format(" {}", worker == Worker::none ? "-" : name(worker));
    }
    return text;
  }

  std::string keep() const {
    std::string text;
    for (std::size_t i = 0; i < worker_types; ++i)
      if (a.arg[i]) text += fmt::format(" {} {}", a.arg[i], kinds_of_worker[i]);
    return "keep" + (text.empty() ? " nothing" : text);
  }

  std::string text_of_target() const {
    switch (what(a)) {
      case Do::workshop:
        return fmt::format("workshop {} {}", name(space()), a.arg[1] + 1);
      case Do::space:
        return fmt::format("space {}", id_in(facts.spaces, a.arg[0]));
      case Do::jar:
        return numbered("jar");
      case Do::outsider:
        return "outsider " + card_in(s.outsiders);
      case Do::clear:
        return fmt::format("clear {}", name(space()));
      case Do::option:
        return numbered("option");
      case Do::reward:
        return numbered("reward");
      case Do::ability:
        return fmt::format("use {}", name(facts, static_cast<Townsfolk>(a.arg[0])));
      default:
        return "?";
    }
  }

  std::string text() const {
    switch (what(a)) {
      case Do::hire:
        return recruit("hire");
      case Do::dismiss:
        return recruit("dismiss");
      case Do::split:
        return split();
      case Do::tavern:
        return numbered("tavern");
      case Do::act:
        return take();
      case Do::favour:
        return "favour " + card_in(s.favours);
      case Do::pass:
        return "pass";
      case Do::workers:
        return workers();
      case Do::decline:
        return "decline";
      case Do::discard:
        return "discard";
      case Do::as_offered:
        return "in order";
      case Do::done:
        return "done";
      case Do::keep:
        return keep();
      default:
        return text_of_target();
    }
  }
};

}  // namespace

std::string write_action(const Facts& facts, const State& s, Seat, Action action) {
  return ActionWriter{facts, s, action}.text();
}

}  // namespace ludarium::paladins
