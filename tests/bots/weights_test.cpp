#include "bots/weights.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "bots/thinker.hpp"
#include "bots/trainer.hpp"
#include "tests/support/games.hpp"

namespace ludarium {
namespace weights_test {

// Two seats, one number each; whoever has more wins by twice the difference.
SelfPlayGame game_of(Rng& rng, std::size_t positions) {
  SelfPlayGame played;
  played.seats = 2;
  played.features = 3;
  played.finished = true;
  const auto draw = [&] { return static_cast<float>(rng.below(100)) / 100; };
  const float a = draw();
  const float b = draw();
  for (std::size_t i = 0; i < positions; ++i) {
    played.rows.insert(played.rows.end(), {0.5f, a, draw(), 0.5f, b, draw()});
    played.predicted.insert(played.predicted.end(), {40 * a, 40 * b});
  }
  played.final[0] = {a >= b ? 1 : 2, 40 * a};
  played.final[1] = {b >= a ? 1 : 2, 40 * b};
  return played;
}

TEST(Weights, predict_the_points_they_were_trained_on) {
  Trainer trainer({}, 3);
  Rng rng{4};
  for (int i = 0; i < 400; ++i) trainer.add(game_of(rng, 5), rng);
  const auto report = trainer.train(20, rng);
  EXPECT_LT(report.error, 1.5f);
  const float low[] = {0.5f, 0.1f, 0.5f};
  const float high[] = {0.5f, 0.9f, 0.5f};
  EXPECT_NEAR(trainer.weights().value.points(low), 4, 2);
  EXPECT_NEAR(trainer.weights().value.points(high), 36, 2);
}

TEST(Weights, are_the_same_after_the_same_games) {
  const auto learn = [] {
    Trainer trainer({}, 3);
    Rng rng{4};
    for (int i = 0; i < 300; ++i) trainer.add(game_of(rng, 5), rng);
    trainer.train(2, rng);
    return write_weights(trainer.weights());
  };
  EXPECT_EQ(learn(), learn());
}

TEST(Weights, are_trained_on_a_share_of_each_game_and_on_the_latest_games) {
  Trainer::Settings settings;
  settings.positions_per_game = 10;
  settings.replay_rows = 2200;
  Trainer trainer({}, 3, settings);
  Rng rng{4};
  for (int i = 0; i < 105; ++i) trainer.add(game_of(rng, 500), rng);
  EXPECT_EQ(trainer.train(1, rng).rows, 105u * 10 * 2);
  for (int i = 0; i < 50; ++i) trainer.add(game_of(rng, 500), rng);
  EXPECT_EQ(trainer.train(1, rng).rows, 2200u);
}

TEST(SparseRows, keep_what_is_not_zero) {
  SparseRows rows;
  rows.add(std::vector<float>{0, 2, 0, 3});
  rows.add(std::vector<float>{0, 0, 0, 0});
  rows.add(std::vector<float>{5, 0, 0, 0});
  ASSERT_EQ(rows.size(), 3u);
  ASSERT_EQ(rows[0].size(), 2u);
  EXPECT_EQ(rows[0][1].column, 3u);
  EXPECT_EQ(rows[0][1].value, 3.f);
  EXPECT_TRUE(rows[1].empty());
  rows.drop_first(2);
  ASSERT_EQ(rows.size(), 1u);
  EXPECT_EQ(rows[0][0].value, 5.f);
}

TEST(Weights, have_a_policy_that_imitates_search) {
  Trainer trainer({}, 3);
  Rng rng{4};
  SelfPlayGame played;
  played.seats = 2;
  played.policy_targets.push_back({{1, 2, 1, 3}, {2, 4}, {0, 0}, {0.9f, 0.1f}});
  for (int i = 0; i < 300; ++i) trainer.add(played, rng);
  const auto& policy = trainer.weights().policy;
  EXPECT_NEAR(policy[2] - policy[3], std::log(9.f), 0.2f);
  EXPECT_NEAR(policy[1], 0, 1e-2f);  // common to both
}

TEST(Weights, of_games_with_opponents_serve_the_solo_game_until_it_has_its_own) {
  Weights weights;
  weights.value.inputs = 3;
  EXPECT_EQ(&weights.value_for(1), &weights.value);
  EXPECT_EQ(&weights.policy_for(1), &weights.policy);
  EXPECT_EQ(&weights.calibration_for(1), &weights.calibration);
  EXPECT_EQ(&weights.trained_value(1), &weights.value_solo);
  EXPECT_EQ(&weights.trained_policy(1), &weights.policy_solo);
  weights.value_solo.inputs = 3;
  EXPECT_EQ(&weights.value_for(1), &weights.value_solo);
  EXPECT_EQ(&weights.policy_for(1), &weights.policy_solo);
  EXPECT_EQ(&weights.calibration_for(1), &weights.calibration_solo);
  EXPECT_EQ(&weights.value_for(2), &weights.value);
}

TEST(Weights, are_the_same_after_writing_and_reading) {
  Trainer trainer({}, 3);
  Rng rng{4};
  for (int i = 0; i < 300; ++i) trainer.add(game_of(rng, 5), rng);
  trainer.train(1, rng);
  trainer.weights().made_by = "ludarium train pebbles";
  trainer.weights().policy[77] = -1.25f;
  const std::string text = write_weights(trainer.weights());
  const auto read = read_weights(text);
  ASSERT_TRUE(read);
  EXPECT_EQ(write_weights(*read), text);
  EXPECT_EQ(read->policy[77], -1.25f);
  EXPECT_EQ(read->features, 3u);
}

// Files of the first format, with the headings it had.
TEST(Weights, are_read_from_the_first_format) {
  std::string once = "ludarium brain 1\nludarium train pebbles\ngeneration 7\nfeatures 1\ncertainty\n1 2 3 4 5 6 7 8\n";
  once += "certainty_alone\n8 7 6 5 4 3 2 1\n";
  std::string numbers;
  for (std::size_t i = 0; i < 3 * ValueNetwork::width + 1; ++i) numbers += "0.5 ";
  once += "leak 0.05\nforesight\n" + numbers + "\nleak_alone 0.1\nalone\n" + numbers;
  once += "\nleanings 1\n77 -1.25\nleanings_alone 1\n78 1.5\n";
  const auto read = read_weights(once);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->generation, 7);
  EXPECT_EQ(read->calibration.temperature[0], 1);
  EXPECT_EQ(read->calibration_solo.temperature[0], 8);
  EXPECT_EQ(read->value.leak, 0.05f);
  EXPECT_EQ(read->value.hidden.size(), 2 * ValueNetwork::width);
  EXPECT_EQ(read->value_solo.leak, 0.1f);
  EXPECT_EQ(read->value_solo.output.back(), 0.5f);
  EXPECT_EQ(read->policy[77], -1.25f);
  EXPECT_EQ(read->policy_solo[78], 1.5f);
  const std::string today = write_weights(*read);
  EXPECT_EQ(today.rfind("ludarium weights 2\nludarium train pebbles\n", 0), 0u);
  EXPECT_EQ(write_weights(*read_weights(today)), today);
}

TEST(Weights, recover_from_dead_units) {
  Weights dead;
  dead.value.inputs = 3;
  dead.value.hidden.resize(4 * ValueNetwork::width);
  std::fill(dead.value.hidden.end() - ValueNetwork::width, dead.value.hidden.end(), -0.5f);  // below 0 for all
  dead.value.output.assign(ValueNetwork::width + 1, 0.3f);
  Trainer trainer(std::move(dead), 3);
  Rng rng{4};
  for (int i = 0; i < 400; ++i) trainer.add(game_of(rng, 5), rng);
  trainer.train(20, rng);
  const float low[] = {0.5f, 0.1f, 0.5f};
  const float high[] = {0.5f, 0.9f, 0.5f};
  EXPECT_GT(trainer.weights().value.points(high), trainer.weights().value.points(low) + 20);
}

TEST(Weights, trained_on_fewer_features_predict_as_before_and_take_the_new_ones) {
  Trainer trainer({}, 3);
  Rng rng{4};
  for (int i = 0; i < 300; ++i) trainer.add(game_of(rng, 5), rng);
  trainer.train(3, rng);
  const Trainer wider(trainer.weights(), 5);
  const float row[] = {0.5f, 0.7f, 0.2f, 1, -1};
  EXPECT_EQ(wider.weights().value.inputs, 5u);
  EXPECT_EQ(wider.weights().value.points(row), trainer.weights().value.points(row));
}

// Denormal numbers are a hundred times as slow and mean nothing.
TEST(Weights, have_no_denormal_numbers) {
  Weights weights;
  weights.features = 1;
  weights.value.inputs = 1;
  weights.value.hidden.assign(2 * ValueNetwork::width, 1.5e-38f);
  weights.value.output.assign(ValueNetwork::width + 1, 0.5f);
  const auto read = read_weights(write_weights(weights));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->value.hidden, std::vector<float>(2 * ValueNetwork::width, 0.f));
  EXPECT_EQ(read->value.output, weights.value.output);
}

TEST(Weights, are_refused_where_the_text_is_none) {
  EXPECT_FALSE(read_weights(""));
  EXPECT_FALSE(read_weights("ludarium weights 2\n\ngeneration x\n"));
  EXPECT_FALSE(read_weights("ludarium weights 2\n\nfeatures 2\nvalue\n1 2 nan\n"));
}

TEST(SelfPlay, has_a_policy_target_for_each_full_search) {
  const auto game = every_game().find("settlers");
  ASSERT_TRUE(game);
  const auto thinker = make_thinker(*game, built_in_weights("settlers"));
  const auto start = game->setup({2, 5, {}});
  ASSERT_TRUE(start);
  SelfPlaySettings settings;
  settings.request.iterations = 4;
  settings.fast_iterations = 2;
  for (const float full : {0.f, 1.f}) {
    settings.full_share = full;
    Rng rng{4};
    const SelfPlayGame played = thinker->self_play(*start, rng, settings);
    EXPECT_TRUE(played.finished);
    EXPECT_GT(played.positions(), 0u);
    EXPECT_EQ(played.policy_targets.empty(), full == 0);
  }
}

TEST(Weights, of_every_game_fit_its_features) {
  for (const auto& game : every_game().games()) {
    if (game->id() == "pebbles") continue;  // untrained
    const Weights& weights = built_in_weights(game->id());
    EXPECT_GT(weights.generation, 0) << game->id();  // weights that do not fit are not used
    EXPECT_FALSE(weights.value.empty()) << game->id();
    EXPECT_EQ(weights.features, make_thinker(*game, weights)->features()) << game->id();
    EXPECT_NE(weights.made_by.find("ludarium train"), std::string::npos) << game->id();
  }
}

}  // namespace weights_test
}  // namespace ludarium
