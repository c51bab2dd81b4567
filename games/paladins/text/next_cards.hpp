// The cards a position names as the next of their decks, by deck: {"walls": [3, 7], "suspicions": [2], "red":
// ["roland"]}. A player's paladins go by the colour. `Codes` are those of position.cpp, which puts each list beside its
// deck.
#pragma once

#include <fmt/format.h>

#include "core/json_fields.hpp"
#include "games/paladins/rules/draw.hpp"
#include "games/paladins/text/names.hpp"

namespace ludarium::paladins {

inline constexpr Names<8> deck_names = {"townsfolk", "outsiders", "tavern",     "walls",
                                        "orders",    "favours",   "suspicions", "schemes"};

struct NextCards {
  std::array<NextCard, most_next> cards{};
  std::uint8_t count = 0;

  // Entries beyond their number are blank, but for a state that is broken.
  std::size_t length() const {
    std::size_t end = most_next;
    while (end > count && cards[end - 1] == NextCard{}) --end;
    return end;
  }
};

template <class Codes>
struct NextCode {
  const Codes& codes;

  static std::string deck_name(std::size_t deck) {
    if (deck < deck_names.size()) return std::string(deck_names[deck]);
    const std::size_t seat = deck - deck_names.size();
    return seat < max_players ? std::string(colour_names[seat]) : fmt::format("?{}", deck);
  }

  json::value write(const NextCards& next) const {
    json::object out;
    for (std::size_t i = 0; i < next.length(); ++i) {
      json::value& list = out[deck_name(next.cards[i].deck)];
      if (!list.is_array()) list = json::array();
      list.get_array().push_back(write_card(next.cards[i]));
    }
    return out;
  }

  ludarium::Reading read(const json::value& in, NextCards& next) const {
    if (!in.is_object()) return refused({"position.not_an_object", {}});
    next = {};
    for (const auto& pair : in.get_object())
      if (!is_deck(pair.key())) return refused({"position.unknown_entry", {{"name", literal(pair.key())}}});
    for (std::size_t deck = 0; deck < deck_count; ++deck)
      if (const json::value* list = in.get_object().if_contains(deck_name(deck)))
        if (auto problem = read_deck(*list, deck, next)) return inside(deck_name(deck) + ".next", problem);
    return std::nullopt;
  }

 private:
  bool is_deck(std::string_view name) const {
    const auto& seats = codes.seats;
    return place_in(deck_names, name) ||
           (std::find(seats.begin(), seats.end(), name) != seats.end() && name != rival_name);
  }

  ludarium::Reading read_deck(const json::value& list, std::size_t deck, NextCards& next) const {
    if (!list.is_array()) return refused({"position.not_a_list", {}});
    for (std::size_t i = 0; i < list.get_array().size(); ++i) {
      if (next.count == most_next)
        return refused({"position.too_many_entries",
                        {{"found", ludarium::number(most_next + 1)}, {"most", ludarium::number(most_next)}}});
      NextCard& card = next.cards[next.count++];
      card.deck = static_cast<std::uint8_t>(deck);
      if (auto problem = read_card(list.get_array()[i], card)) return inside(fmt::format("[{}]", i), problem);
    }
    return std::nullopt;
  }

  // Calls `use` with the code of a deck's cards and a blank card.
  template <class Use>
  auto with_code(std::size_t deck, Use use) const {
    switch (static_cast<Deck>(deck)) {
      case Deck::townsfolk:
        return use(codes.townsfolk, Townsfolk::none);
      case Deck::outsiders:
        return use(codes.outsider, Outsider::none);
      case Deck::tavern:
        return use(codes.tavern(), Tavern::none);
      case Deck::walls:
        return use(codes.wall(), Wall::none);
      case Deck::orders:
        return use(codes.order, Order::none);
      case Deck::favours:
        return use(codes.favour, Favour::none);
      case Deck::suspicions:
        return use(Number{0, suspicion_kinds - 1}, std::uint8_t{255});
      case Deck::schemes:
        return use(OneOf<Scheme>{{scheme_names.begin(), scheme_names.end()}, std::nullopt}, Scheme::none);
      default:
        return use(codes.paladin.known, Paladin::none);
    }
  }

  // A number that no card of the deck has is written as it is, so that no two states look alike.
  json::value write_card(NextCard next) const {
    return with_code(next.deck, [&](const auto& code, auto blank) {
      const json::value text = code.write(static_cast<decltype(blank)>(next.card));
      const bool known = !(text.is_string() && text.get_string() == "?");
      return known ? text : json::value(fmt::format("?{}", next.card));
    });
  }

  ludarium::Reading read_card(const json::value& in, NextCard& next) const {
    return with_code(next.deck, [&](const auto& code, auto card) -> ludarium::Reading {
      if (auto problem = code.read(in, card)) return problem;
      next.card = static_cast<std::uint8_t>(card);
      if (in.is_null()) return refused({"position.not_a_name", {}});
      return std::nullopt;
    });
  }
};
template <class Codes>
NextCode(const Codes&) -> NextCode<Codes>;

}  // namespace ludarium::paladins
