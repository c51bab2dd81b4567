#include "core/registry.hpp"

#include <gtest/gtest.h>

#include "core/erased.hpp"
#include "tests/support/games.hpp"
#include "tests/support/pebbles.hpp"

namespace ludarium {
namespace registry_test {

Result<std::unique_ptr<const AnyGame>> make_pebbles(const DataSource& data) {
  if (data.files.empty()) return Error{"bad_data", {"pebbles.toml: missing", {}}};
  return std::unique_ptr<const AnyGame>(std::make_unique<Erased<Pebbles>>(Pebbles{}));
}

TEST(Registry, finds_a_game_by_its_id) {
  const Registry registry = pebbles_only();
  ASSERT_NE(registry.find("pebbles"), nullptr);
  EXPECT_EQ(registry.find("pebbles")->id(), "pebbles");
  EXPECT_EQ(registry.find("peb"), nullptr);
}

TEST(Registry, is_made_of_all_entries_or_says_which_data_are_bad) {
  const std::array entries{GameEntry{"pebbles", make_pebbles, nullptr, nullptr}};
  const auto good = make_registry(entries, {{{"pebbles.toml", ""}}});
  ASSERT_TRUE(good);
  EXPECT_EQ(good->games().size(), 1u);
  const auto bad = make_registry(entries, {});
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error(), (Error{"bad_data", {"pebbles.toml: missing", {}}}));
}

}  // namespace registry_test
}  // namespace ludarium
