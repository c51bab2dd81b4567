// Messages in English, for tests that check sentences and not only codes.
// Example: EXPECT_THAT(in_english(result.error()), HasSubstr("must be 0 to 16"));
#pragma once

#include <string>

#include "core/result.hpp"
#include "core/words.hpp"

namespace ludarium {

const Words& english();  // the whole catalogue
std::string in_english(const Message& message);
std::string in_english(const Error& error);

}  // namespace ludarium
