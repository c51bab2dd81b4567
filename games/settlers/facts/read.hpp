// The parts of reading games/settlers/data/*.toml. A reader fills its part of Facts and notes what is wrong; if
// anything was, the Facts are not to be used. read_factions() comes first: the decks lean on it.
#pragma once

#include "core/facts_reader.hpp"
#include "games/settlers/facts/facts.hpp"

namespace ludarium::settlers {

void read_factions(TomlFile& file, Facts& facts);
void read_deck_file(TomlFile& file, Facts& facts, Deck deck);
void read_attack(TomlFile& file, Facts& facts);
CustomDeck read_custom_deck(TomlFile& file, const Facts& facts);  // when the cards have their numbers

inline constexpr int most_at_once = 9;  // of one good in one gain or price

using GoodSet = std::uint16_t;  // bit per Good
constexpr GoodSet bit(Good good) { return static_cast<GoodSet>(1u << index(good)); }
constexpr GoodSet goods_up_to(Good last) { return static_cast<GoodSet>((2u << index(last)) - 1); }

inline constexpr GoodSet resources = goods_up_to(Good::food);
inline constexpr GoodSet supply = goods_up_to(Good::defence);
// Only boards give defence tokens (IS-SETUP-08); samurai come by a building bonus alone.
inline constexpr GoodSet card_gains = goods_up_to(Good::card_faction) & ~bit(Good::defence);

Goods read_goods(Row row, GoodSet allowed);  // at least one
std::uint8_t read_store(Row& row, std::string_view key, GoodSet allowed);
Cost read_build_cost(Row row, bool common);
Cost read_action_cost(Row row);
Per read_per(Row row);
std::vector<Goods> read_options(Row& row, std::string_view key);
DrawKeep read_draw(Row row);
On read_on(Row row);
void read_stash(Row row, Title& title);
void read_action(Row row, Title& title);

}  // namespace ludarium::settlers
