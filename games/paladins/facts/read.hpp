// The parts of reading games/paladins/data/*.toml. A reader fills its part of Facts and notes what is wrong; if
// anything was, the Facts are not to be used. The boards come first: the cards lean on them.
#pragma once

#include "core/facts_reader.hpp"
#include "games/paladins/facts/facts.hpp"

namespace ludarium::paladins {

void read_board(TomlFile& file, Facts& facts);
void read_player_board(TomlFile& file, Facts& facts);
void read_paladins(TomlFile& file, Facts& facts);
void read_tavern(TomlFile& file, Facts& facts);
void read_townsfolk(TomlFile& file, Facts& facts);
void read_outsiders(TomlFile& file, Facts& facts);
void read_walls(TomlFile& file, Facts& facts);
void read_suspicion(TomlFile& file, Facts& facts);
void read_orders(TomlFile& file, Facts& facts);
void read_favours(TomlFile& file, Facts& facts);
void read_schemes(TomlFile& file, Facts& facts);

using TokenSet = std::uint32_t;  // bit per Token
constexpr TokenSet bit(Token token) { return TokenSet{1} << index(token); }
template <class... T>
constexpr TokenSet set_of(T... token) {
  return (bit(token) | ...);
}

inline constexpr TokenSet free_workers =  // those that draw no suspicion
    set_of(Token::labourer, Token::scout, Token::merchant, Token::fighter, Token::cleric);
inline constexpr TokenSet goods = set_of(Token::silver, Token::provision);
inline constexpr TokenSet track_steps = set_of(Token::strength, Token::faith, Token::influence);
inline constexpr TokenSet rewards = ((TokenSet{1} << data_tokens) - 1) & ~bit(Token::take_debt);
// Rewards that ask nobody anything and never reach the tax supply.
inline constexpr TokenSet quiet_rewards = free_workers | goods | track_steps | bit(Token::remove_suspicion);

inline constexpr int most_at_once = 9;  // of one token in one gain or price

Gain read_gain(Row& row, std::string_view key, TokenSet allowed);
Gains read_gains(Row& row, std::string_view key, std::size_t least, TokenSet allowed);
std::vector<Gains> read_choice(Row& row, TokenSet allowed);  // empty if the row has none
std::vector<Worker> read_spots(Row& row, std::size_t least, std::size_t most);

bool is_word(std::string_view text);                       // small letters, digits and _
void check_number(Row& row, std::size_t place);            // `number` counts the rows from one
std::string numbered_name(Row& row, std::string_view id);  // "abbot" of "abbot_1"
void check_rising(Row& row, std::string_view key, int found, int before);

}  // namespace ludarium::paladins
