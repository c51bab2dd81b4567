// What a person reads in English: for tests about sentences, not only about codes.
// Example: EXPECT_THAT(in_english(result.error()), HasSubstr("must be 0 to 16"));
#pragma once

#include <string>

#include "core/result.hpp"

namespace ludarium {

std::string in_english(const Message& message);
std::string in_english(const Error& error);

}  // namespace ludarium
