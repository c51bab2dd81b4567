// What must not be guessed: ids, tokens, passwords and the chance of a table, all from libsodium.
// A table's chance comes from a 256-bit key: decision k draws from the first eight bytes of BLAKE2b(key, k). The key's
// own hash is published at the start and the key at the end, so that everybody can check that nothing was chosen
// afterwards. Example: const ChanceKey key = ChanceKey::fresh(); Table::open(…, key.chance(), …); key.commitment();
#pragma once

#include <string>
#include <string_view>

#include "core/chance.hpp"

namespace ludarium {

void start_secrets();  // once, before anything else here; ends the program where there is no source of chance

std::string random_id();     // 12 letters and digits: an address nobody guesses
std::string random_token();  // 256 bits, for a cookie or a bot
std::uint32_t random_below(std::uint32_t bound);
std::string hash_token(std::string_view token);

// Argon2id. Slow on purpose: never on a thread that others wait for.
std::string hash_password(const std::string& password);
bool is_password(const std::string& hash, const std::string& password);

ChanceKey fresh_chance_key();

}  // namespace ludarium
