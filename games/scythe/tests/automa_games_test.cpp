// Whole solo games by chance: every level, faction and reading, and several Automas; nothing impossible ever stands on
// the table, every step is said in words, and every game ends.
#include <cstdlib>
#include <numeric>

#include "bots/greedy.hpp"
#include "core/erased.hpp"
#include "games/scythe/tests/support/automa.hpp"
#include "tests/support/english.hpp"

namespace ludarium::scythe {
namespace automa_games_test {

struct Played {
  State end;
  int automa_turns = 0;
};

std::string name_of(const SetupRequest& request) {
  return boost::json::serialize(request.options) + " seats " + std::to_string(request.seats) + " seed " +
         std::to_string(request.seed);
}

Played play_out(const SetupRequest& request, bool check) {
  Played played{*game().setup(request)};
  State& s = played.end;
  Rng rng{request.seed};
  for (int step = 0; s.ask != Ask::over && step < 100'000; ++step) {
    const Seat seat = game().pending(s).seats.lowest();
    ActionList list;
    game().legal(s, seat, list);
    if (list.empty() || s.is_automa(seat)) {
      ADD_FAILURE() << name_of(request) << ": nobody can answer";
      return played;
    }
    Events events;
    game().apply(s, seat, list[rng.below(static_cast<std::uint32_t>(list.size()))], &events);
    for (const Event& event : events) {
      played.automa_turns += event.kind == static_cast<std::uint8_t>(Happened::automa_card);
      if (!check) continue;
      EXPECT_EQ(in_english(game().describe_event(s, event)).find("scythe."), std::string::npos);
    }
    if (!check) continue;
    if (const auto broken = game().broken_invariant(s)) {
      ADD_FAILURE() << name_of(request) << ", step " << step << ": " << in_english(*broken);
      return played;
    }
  }
  EXPECT_EQ(s.ask, Ask::over) << name_of(request);
  return played;
}

int wanted_games(int usual) {
  const char* wanted = std::getenv("LUDARIUM_AUTOMA_GAMES");
  return wanted ? std::max(1, std::atoi(wanted)) : usual;
}

SetupRequest solo(const char* level, std::size_t faction, std::uint64_t seed) {
  return {1, seed, {{"automa", level}, {"automa_faction", faction_names[faction]}}};
}

TEST(AutomaGames, end_at_every_level_with_every_faction) {
  for (std::string_view level : automa_level_names)
    for (std::size_t faction = 0; faction < factions; ++faction)
      for (int seed = 1; seed <= wanted_games(40) / 20; ++seed)
        play_out(solo(std::string(level).c_str(), faction, static_cast<std::uint64_t>(seed)), true);
}

TEST(AutomaGames, end_with_every_reading_and_with_several) {
  for (const OptionSpec& option : game().options()) {
    if (!option.name.starts_with("automa")) continue;
    for (const std::string& choice : option.choices)
      for (int seats : {1, 3}) {
        boost::json::object options{{option.name, choice}};
        const bool of_several = option.name.starts_with("automas_");
        if (option.name != "automas") options["automas"] = seats == 1 || of_several ? "2" : "1";
        play_out({seats, 7, options}, true);
        options["automas"] = "2";
        options["automas_side"] = "cooperative";
        play_out({seats, 8, options}, true);
      }
  }
}

// ---- how strong it is: docs/automa.md has the numbers of many more games

// Takes nothing, fights with nothing.
Action pass(const State& s, const ActionList& list) {
  for (Action idle : {act::skip(), act::end_turn(), act::fight(0), act::ability(false)})
    if (list.contains(idle)) return idle;
  return s.ask == Ask::section && s.mover().section == list[0].arg[0] ? list[1] : list[0];
}

struct Figures {
  int games = 0, won = 0;
  double turns = 0, fortune = 0;
};

template <class Choose>
Figures figures(std::string_view level, int games, Choose choose) {
  Figures sum;
  for (int i = 0; i < games; ++i) {
    State s = *game().setup({1, static_cast<std::uint64_t>(i + 1), {{"automa", level}}});
    int turns = 0;
    while (s.ask != Ask::over) {
      ActionList list;
      game().legal(s, seat_at(0), list);
      Events events;
      game().apply(s, seat_at(0), choose(s, list), &events);
      for (const Event& event : events) turns += event.kind == static_cast<std::uint8_t>(Happened::automa_card);
    }
    ++sum.games;
    sum.turns += turns;
    sum.fortune += fortune({facts(), s}, seat_at(1)).total();
    sum.won += places({facts(), s})[0] == 1;
  }
  sum.turns /= sum.games;
  sum.fortune /= sum.games;
  return sum;
}

void tell(const char* against, std::string_view level, const Figures& f) {
  if (std::getenv("LUDARIUM_AUTOMA_GAMES"))
    std::printf("%s, %s: %d games, %.1f turns, fortune %.1f, the human won %d\n", against, std::string(level).c_str(),
                f.games, f.turns, f.fortune, f.won);
}

// The ledger's own simulation without a human: about 29, 24, 20 and 19 turns, fortunes of 65 to 86.
TEST(AutomaGames, against_one_who_passes_are_as_long_and_rich_as_the_ledger_says) {
  const std::array<double, automa_levels> turns{29, 24, 20, 19};
  for (std::size_t level = 0; level < automa_levels; ++level) {
    const Figures f = figures(automa_level_names[level], wanted_games(60), pass);
    tell("passing", automa_level_names[level], f);
    EXPECT_NEAR(f.turns, turns[level], 2.5) << automa_level_names[level];
    EXPECT_GT(f.fortune, 55);
    EXPECT_LT(f.fortune, 95);
  }
}

TEST(AutomaGames, are_finished_by_the_greedy_bot) {
  const Erased<Scythe> any(game());
  const GreedyBot greedy;
  for (std::string_view level : automa_level_names) {
    Rng rng{3};
    const Figures f = figures(level, wanted_games(1), [&](const State& s, const ActionList&) {
      const AnyState view = Erased<Scythe>::erase(game().redact(s, seat_at(0)));
      return greedy.choose(any, view, seat_at(0), rng);
    });
    tell("greedy", level, f);
    EXPECT_GT(f.turns, 5);
  }
}

}  // namespace automa_games_test
}  // namespace ludarium::scythe
