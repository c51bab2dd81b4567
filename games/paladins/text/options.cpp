#include "games/paladins/text/options.hpp"

#include "core/options.hpp"
#include "games/paladins/rules/play.hpp"

namespace ludarium::paladins {
namespace {

// The reading options of the ledger: the default, then the other one, which sets the bit.
struct ReadingOption {
  Reading bit;
  const char* name;
  const char* usual;
  const char* other;
  bool solo = false;  // about the rival of the solo game
};
constexpr std::array reading_options{
    ReadingOption{free_recruit_dismisses, "free_recruit", "hire", "hire_or_dismiss"},
    ReadingOption{no_debt_for_dismiss, "debt_for_dismiss", "yes", "no"},
    ReadingOption{printed_reward_order, "reward_order", "owner", "printed"},
    ReadingOption{trigger_on_icon, "trigger_on_icon", "no", "yes"},
    ReadingOption{pray_clears_itself, "pray_clears_itself", "no", "yes"},
    ReadingOption{return_after_pass, "gain_after_pass", "keep", "return"},
    ReadingOption{neither_kind, "ai_nothing_to_discard", "same_kind", "neither_kind", true},
    ReadingOption{second_card, "solo_second_discard", "slot", "card", true},
};

}  // namespace

std::vector<OptionSpec> option_specs() {
  std::vector<OptionSpec> specs{{"difficulty",
                                 OptionSpec::Type::choice,
                                 {difficulty_names.begin(), difficulty_names.end()},
                                 "standard",
                                 "paladins.option.difficulty",
                                 1,
                                 1}};
  for (const ReadingOption& o : reading_options) {
    const std::string text_key = std::string("paladins.option.") + o.name;
    specs.push_back({o.name, OptionSpec::Type::choice, {o.usual, o.other}, o.usual, text_key});
    if (o.solo) specs.back().most_seats = 1;
  }
  return specs;
}

Result<Options> read_options(const Facts&, const SetupRequest& request) {
  if (request.seats < 1 || request.seats > static_cast<int>(max_players))
    return Error{"bad_seats",
                 {"paladins.setup.player_count",
                  {{"most", ludarium::number(max_players)}, {"found", ludarium::number(request.seats)}}}};
  if (request.options.empty()) return Options{request.seats};  // all as usual: nothing to check
  const auto specs = option_specs();
  const auto checked = checked_options(specs, request);
  if (!checked) return checked.error();
  Options o;
  o.seats = request.seats;
  o.difficulty = static_cast<Difficulty>(choice_index(specs[0], checked->at("difficulty").as_string()));
  for (const ReadingOption& reading : reading_options)
    if (checked->at(reading.name).as_string() == reading.other)
      o.readings = static_cast<std::uint8_t>(o.readings | reading.bit);
  return o;
}

boost::json::object write_options(const Facts&, const State& state) {
  boost::json::object o;
  o["difficulty"] = difficulty_names[index(state.difficulty)];
  for (const ReadingOption& reading : reading_options)
    o[reading.name] = state.reads(reading.bit) ? reading.other : reading.usual;
  return o;
}

Player blank() {
  Player player;
  player.board.fill(no_workers);
  player.hired.fill(Townsfolk::none);
  player.walls.fill(Wall::none);
  player.converted.fill(Outsider::none);
  player.drawn.fill(Paladin::none);
  player.bottom.fill(Paladin::none);
  return player;
}

State blank_table(const Facts& facts, int seats) {
  State s{};
  s.player_count = static_cast<std::uint8_t>(seats);
  s.players.fill(blank());
  s.townsfolk_deck = TownsfolkSet::first(townsfolk_count);
  s.outsider_deck = OutsiderSet::first(outsider_count);
  s.wall_deck = WallSet::first(wall_count);
  s.tavern_deck = TavernSet::first(tavern_count);
  s.orders_left = OrderSet::first(order_count);
  s.favours_left = FavourSet::first(favour_count);
  s.suspicion_deck = facts.suspicion_copies;
  s.tax = facts.tax_supply[s.player_count - 1u];
  s.townsfolk.fill(Townsfolk::none);
  s.outsiders.fill(Outsider::none);
  s.tavern.fill(Tavern::none);
  s.tavern_taker.fill(Seat::none);
  s.orders.fill(Order::none);
  s.favours.fill(Favour::none);
  s.favour_worker.fill(Worker::none);
  s.favour_user.fill(Seat::none);
  for (Seat seat : s.seats()) {
    Player& player = s.player(seat);
    player.silver = facts.start_silver;
    player.provision = facts.start_provision;
    player.unseen = PaladinSet::first(paladin_count);
  }
  return s;
}

State set_up(const Facts& facts, const Options& options, std::uint64_t seed) {
  State s = blank_table(facts, options.seats);
  s.rng.state = seed;
  s.readings = options.readings;
  s.difficulty = options.difficulty;
  s.start = seat_at(s.rng.below(s.player_count));
  Play p{facts, s};
  slide_townsfolk(p);
  slide_outsiders(p);
  if (s.solo()) set_up_rival(p);
  p.push(Todo::hire);
  run(p);
  return s;
}

}  // namespace ludarium::paladins
