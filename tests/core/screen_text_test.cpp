#include "core/screen_text.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "cli/plain_output.hpp"
#include "tests/support/games.hpp"
#include "words/catalogue.hpp"

namespace ludarium {
namespace screen_text_test {

TEST(ScreenText, plain_text_keeps_its_width) {
  const std::string text = "Příliš żółty őr ─┼│≈ … 漢";
  EXPECT_EQ(plain(text), "Prilis zolty or -+|~ . ?");
  EXPECT_EQ(width_of(plain(text)), width_of(text));
}

TEST(ScreenText, a_plain_stream_puts_characters_together) {
  std::stringbuf under;
  PlainOutput buffer(under);
  std::ostream out(&buffer);
  out << "Ko"
      << "\xc4"
      << "\x8d"
      << "ka" << std::flush;
  EXPECT_EQ(under.str(), "Kocka");
}

TEST(ScreenText, the_board_of_every_game_fits_narrow_screens) {
  for (const std::string& language : languages())
    for (std::size_t width : {80u, 100u, 120u})
      for (const auto& game : every_game().games()) {
        if (game->id() == "pebbles") continue;
        Catalogue words(language);
        words.set_width(width);
        const AnyState state = *game->setup({game->most_seats(), 3, {}});
        const std::string board = game->draw_board(state, seat_at(0), words);
        for (std::size_t at = 0; at < board.size();) {
          const std::size_t end = std::min(board.find('\n', at), board.size());
          EXPECT_LE(width_of(board.substr(at, end - at)), width) << game->id() << ": " << board.substr(at, end - at);
          at = end + 1;
        }
      }
}

}  // namespace screen_text_test
}  // namespace ludarium
