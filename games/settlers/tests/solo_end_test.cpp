// Chapter "Solo game": what a player reads when it is over.
#include <gmock/gmock.h>

#include <sstream>

#include "cli/screen.hpp"
#include "core/erased.hpp"
#include "games/settlers/tests/support/scene.hpp"
#include "words/catalogue.hpp"

namespace ludarium::settlers {
namespace solo_end_test {

using ::testing::HasSubstr;
using ::testing::Not;

std::string result_of(const Scene& scene) {
  const Erased<Settlers> erased(game());
  std::ostringstream out;
  Screen(Catalogue("en"), out).result(erased, Erased<Settlers>::erase(scene.s));
  return out.str();
}

Scene over_with(int score) {
  Scene scene = Scene::solo(Faction::romans);
  scene.empire(Faction::romans, {"rom_colossus"}).of(Faction::romans).score = static_cast<std::uint16_t>(score);
  scene.s.phase = Phase::over;
  scene.s.ask = Ask::over;
  return scene;
}

TEST(SoloEnd, IS_SOLO_54_the_title_is_shown) {
  EXPECT_THAT(result_of(over_with(38)), HasSubstr("Squire"));  // and 2 points for the Colossus
  EXPECT_THAT(result_of(over_with(37)), HasSubstr("Servant"));
  EXPECT_THAT(result_of(over_with(38)), Not(HasSubstr("Nobody")));
}

TEST(SoloEnd, IS_SOLO_55_a_loss_has_no_title_and_is_called_one) {
  Scene scene = over_with(38);
  scene.s.collection.add(card("com_mill"));
  EXPECT_THAT(result_of(scene), HasSubstr("Nobody has won."));
  EXPECT_THAT(result_of(scene), Not(HasSubstr("Squire")));
}

TEST(SoloEnd, IS_SOLO_52_the_table_compares_collection_and_faction_locations) {
  Scene scene = over_with(0);
  scene.empire(Faction::romans, {"com_castle#46"}).s.collection.add(card("com_mill"));
  EXPECT_THAT(game().draw_board(scene.s, seat_at(0), Catalogue("en")),
              HasSubstr("Collection: 1, your faction locations: 1"));
}

}  // namespace solo_end_test
}  // namespace ludarium::settlers
