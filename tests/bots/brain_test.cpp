#include "bots/brain.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "bots/learn.hpp"
#include "bots/thinker.hpp"
#include "tests/support/games.hpp"

namespace ludarium {
namespace {

// Two seats, one number each; whoever has more wins by twice the difference.
Lesson lesson_of(Rng& rng, std::size_t positions) {
  Lesson lesson;
  lesson.seats = 2;
  lesson.features = 3;
  lesson.finished = true;
  const auto draw = [&] { return static_cast<float>(rng.below(100)) / 100; };
  const float a = draw();
  const float b = draw();
  for (std::size_t i = 0; i < positions; ++i) {
    lesson.rows.insert(lesson.rows.end(), {0.5f, a, draw(), 0.5f, b, draw()});
    lesson.foreseen.insert(lesson.foreseen.end(), {40 * a, 40 * b});
  }
  lesson.final[0] = {a >= b ? 1 : 2, 40 * a};
  lesson.final[1] = {b >= a ? 1 : 2, 40 * b};
  return lesson;
}

TEST(Brain, learns_what_points_come_from) {
  Student student({}, 3);
  Rng rng{4};
  for (int i = 0; i < 400; ++i) student.take(lesson_of(rng, 5), rng);
  const auto report = student.study(20, rng);
  EXPECT_LT(report.error, 1.5f);
  const float low[] = {0.5f, 0.1f, 0.5f};
  const float high[] = {0.5f, 0.9f, 0.5f};
  EXPECT_NEAR(student.brain().foresight.points(low), 4, 2);
  EXPECT_NEAR(student.brain().foresight.points(high), 36, 2);
}

TEST(Brain, learns_alike_from_the_same_lessons) {
  const auto learn = [] {
    Student student({}, 3);
    Rng rng{4};
    for (int i = 0; i < 300; ++i) student.take(lesson_of(rng, 5), rng);
    student.study(2, rng);
    return write_brain(student.brain());
  };
  EXPECT_EQ(learn(), learn());
}

TEST(Brain, remembers_no_more_of_a_game_than_its_share_and_forgets_the_oldest) {
  Student::Settings settings;
  settings.of_a_game = 10;
  settings.memory = 2200;
  Student student({}, 3, settings);
  Rng rng{4};
  for (int i = 0; i < 105; ++i) student.take(lesson_of(rng, 500), rng);
  EXPECT_EQ(student.study(1, rng).rows, 105u * 10 * 2);
  for (int i = 0; i < 50; ++i) student.take(lesson_of(rng, 500), rng);
  EXPECT_EQ(student.study(1, rng).rows, 2200u);
}

TEST(SparseRows, keep_what_is_not_nothing) {
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

TEST(Brain, leans_to_what_search_preferred) {
  Student student({}, 3);
  Rng rng{4};
  Lesson lesson;
  lesson.seats = 2;
  lesson.choices.push_back({{1, 2, 1, 3}, {2, 4}, {0, 0}, {0.9f, 0.1f}});
  for (int i = 0; i < 300; ++i) student.take(lesson, rng);
  const auto& leaning = student.brain().leaning;
  EXPECT_NEAR(leaning[2] - leaning[3], std::log(9.f), 0.2f);
  EXPECT_NEAR(leaning[1], 0, 1e-2f);  // common to both
}

TEST(Brain, plays_alone_by_what_opponents_taught_until_it_has_learned_that_too) {
  Brain brain;
  brain.foresight.inputs = 3;
  EXPECT_EQ(&brain.network(1), &brain.foresight);
  EXPECT_EQ(&brain.leanings(1), &brain.leaning);
  EXPECT_EQ(&brain.sureness(1), &brain.certainty);
  EXPECT_EQ(&brain.taught_network(1), &brain.alone);
  EXPECT_EQ(&brain.taught_leanings(1), &brain.leaning_alone);
  brain.alone.inputs = 3;
  EXPECT_EQ(&brain.network(1), &brain.alone);
  EXPECT_EQ(&brain.leanings(1), &brain.leaning_alone);
  EXPECT_EQ(&brain.sureness(1), &brain.certainty_alone);
  EXPECT_EQ(&brain.network(2), &brain.foresight);
}

TEST(Brain, is_the_same_after_writing_and_reading) {
  Student student({}, 3);
  Rng rng{4};
  for (int i = 0; i < 300; ++i) student.take(lesson_of(rng, 5), rng);
  student.study(1, rng);
  student.brain().made_by = "ludarium train pebbles";
  student.brain().leaning[77] = -1.25f;
  const std::string text = write_brain(student.brain());
  const auto read = read_brain(text);
  ASSERT_TRUE(read);
  EXPECT_EQ(write_brain(*read), text);
  EXPECT_EQ(read->leaning[77], -1.25f);
  EXPECT_EQ(read->features, 3u);
}

TEST(Brain, wakes_units_that_fell_asleep) {
  Brain asleep;
  asleep.foresight.inputs = 3;
  asleep.foresight.hidden.resize(4 * Network::width);
  std::fill(asleep.foresight.hidden.end() - Network::width, asleep.foresight.hidden.end(), -0.5f);  // below 0 for all
  asleep.foresight.output.assign(Network::width + 1, 0.3f);
  Student student(std::move(asleep), 3);
  Rng rng{4};
  for (int i = 0; i < 400; ++i) student.take(lesson_of(rng, 5), rng);
  student.study(20, rng);
  const float low[] = {0.5f, 0.1f, 0.5f};
  const float high[] = {0.5f, 0.9f, 0.5f};
  EXPECT_GT(student.brain().foresight.points(high), student.brain().foresight.points(low) + 20);
}

TEST(Brain, made_for_fewer_numbers_judges_as_before_and_learns_the_new_ones) {
  Student student({}, 3);
  Rng rng{4};
  for (int i = 0; i < 300; ++i) student.take(lesson_of(rng, 5), rng);
  student.study(3, rng);
  const Student wider(student.brain(), 5);
  const float row[] = {0.5f, 0.7f, 0.2f, 1, -1};
  EXPECT_EQ(wider.brain().foresight.inputs, 5u);
  EXPECT_EQ(wider.brain().foresight.points(row), student.brain().foresight.points(row));
}

// Sums of such numbers take machines a hundred times as long, and say nothing.
TEST(Brain, has_no_weights_that_are_almost_nothing) {
  Brain brain;
  brain.features = 1;
  brain.foresight.inputs = 1;
  brain.foresight.hidden.assign(2 * Network::width, 1.5e-38f);
  brain.foresight.output.assign(Network::width + 1, 0.5f);
  const auto read = read_brain(write_brain(brain));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->foresight.hidden, std::vector<float>(2 * Network::width, 0.f));
  EXPECT_EQ(read->foresight.output, brain.foresight.output);
}

TEST(Brain, is_refused_if_it_is_none) {
  EXPECT_FALSE(read_brain(""));
  EXPECT_FALSE(read_brain("ludarium brain 1\n\ngeneration x\n"));
  EXPECT_FALSE(read_brain("ludarium brain 1\n\nfeatures 2\nforesight\n1 2 nan\n"));
}

TEST(SelfPlay, teaches_what_is_usual_by_decisions_that_are_thought_through) {
  const auto game = every_game().find("settlers");
  ASSERT_TRUE(game);
  const auto thinker = make_thinker(*game, known_brain("settlers"));
  const auto start = game->setup({2, 5, {}});
  ASSERT_TRUE(start);
  Practice practice;
  practice.request.iterations = 4;
  practice.brief = 2;
  for (const float thorough : {0.f, 1.f}) {
    practice.thorough = thorough;
    Rng rng{4};
    const Lesson lesson = thinker->practise(*start, rng, practice);
    EXPECT_TRUE(lesson.finished);
    EXPECT_GT(lesson.positions(), 0u);
    EXPECT_EQ(lesson.choices.empty(), thorough == 0);
  }
}

TEST(Brain, of_every_game_fits_what_the_game_tells) {
  for (const auto& game : every_game().games()) {
    if (game->id() == "pebbles") continue;  // nobody trained for it
    const Brain& brain = known_brain(game->id());
    EXPECT_GT(brain.generation, 0) << game->id();  // one that does not fit is not taken
    EXPECT_FALSE(brain.foresight.empty()) << game->id();
    EXPECT_EQ(brain.features, make_thinker(*game, brain)->features()) << game->id();
    EXPECT_NE(brain.made_by.find("ludarium train"), std::string::npos) << game->id();
  }
}

}  // namespace
}  // namespace ludarium
