// Text on a screen of fixed width: how wide UTF-8 is, cut or filled up, and wrapped.
// Example: fitted("Mill", 8) + "|" == "Mill    |"
#pragma once

#include <string>
#include <string_view>

namespace ludarium {

inline constexpr std::size_t screen_width = 100;

// Characters a UTF-8 text takes on the screen, and the text cut or filled up to a width.
std::size_t width_of(std::string_view text);
std::string fitted(std::string_view text, std::size_t width, std::string_view filling = " ");

// Lines that are too long go on, further in, under themselves; trailing blanks go.
std::string wrapped(std::string_view text, std::size_t width = screen_width);

// The same in ASCII, one character for each: without accents, and with - | + for lines.
std::string plain(std::string_view text);

}  // namespace ludarium
