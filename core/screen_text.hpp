// Text for a screen of fixed width: the width of UTF-8 text, and functions that cut, fill up and wrap it.
// Example: fitted("Mill", 8) + "|" == "Mill    |"
#pragma once

#include <string>
#include <string_view>

namespace ludarium {

inline constexpr std::size_t screen_width = 100;

// The width of a UTF-8 text in characters, and the text cut or filled up to a width.
std::size_t width_of(std::string_view text);
std::string fitted(std::string_view text, std::size_t width, std::string_view filling = " ");

// Wraps lines that are too long; continued lines are indented. Trailing blanks are removed.
std::string wrapped(std::string_view text, std::size_t width = screen_width);

// The text in ASCII, one character for each: letters without accents, - | + for lines.
std::string plain(std::string_view text);

}  // namespace ludarium
