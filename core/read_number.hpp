// read_number reads a text that is one number and nothing else. The browser's standard library has no std::from_chars
// for fractions; strtof gives the same nearest number everywhere.
// Example: float share = 0; if (!read_number("0.25", share)) return bad;
#pragma once

#include <charconv>
#include <cstdlib>
#include <string>
#include <string_view>
#include <type_traits>

namespace ludarium {

template <class Number>
bool read_number(std::string_view text, Number& number) {
  if constexpr (std::is_same_v<Number, float>) {
    if (text.empty() || text.find_first_not_of("0123456789.eE+-") != std::string_view::npos) return false;
    const std::string word(text);
    char* end = nullptr;
    number = std::strtof(word.c_str(), &end);
    return end == word.c_str() + word.size();
  } else {
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    return fault == std::errc{} && end == text.data() + text.size();
  }
}

}  // namespace ludarium
