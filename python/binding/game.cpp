#include "python/binding/game.hpp"

#include <algorithm>

#include "core/action_id.hpp"
#include "core/view.hpp"
#include "games/games.hpp"

namespace ludarium::python {

// Made once and kept to the end: reading the facts takes longer than most of what is asked.
const Registry& known_registry() {
  static const Registry* const registry = [] {
    auto games = all_games(embedded_data());
    return new Registry(std::move(games.value()));
  }();
  return *registry;
}

GameSetup::GameSetup(const AnyGame& of, int seat_count, boost::json::object chosen, std::string language, bool turns)
    : game(of),
      seats(seat_count),
      options(std::move(chosen)),
      turn_based(turns),
      words(std::move(language)),
      features(features_of(of)) {}

std::shared_ptr<const GameSetup> GameSetup::make(std::string_view id, int seats, boost::json::object options,
                                                 std::string language, bool turn_based) {
  const AnyGame* game = known_registry().find(id);
  const Catalogue words(language);
  if (game == nullptr)
    throw Refused{Refused::Kind::bad_input, "unknown_game", words.say({"cli.unknown_game", {{"id", literal(id)}}})};
  const auto known = languages();
  if (std::find(known.begin(), known.end(), language) == known.end())
    throw Refused{Refused::Kind::bad_input, "unknown_language", language};
  auto setup = std::make_shared<const GameSetup>(*game, seats, std::move(options), std::move(language), turn_based);
  if (const auto state = game->setup({seats, 1, setup->options}); !state) throw setup->refusal(state.error());
  return setup;
}

Refused GameSetup::refusal(const Error& error) const {
  return {Refused::Kind::bad_input, error.code, words.say(error.message)};
}

Position GameSetup::start(std::uint64_t seed, std::optional<ChanceKey> key) const {
  auto state = game.setup({seats, key ? key->draw(0) : seed, options});
  if (!state) throw refusal(state.error());
  if (key) game.reseed(*state, 1);
  return {shared_from_this(), *state, std::move(key)};
}

Position GameSetup::read(const boost::json::value& position) const {
  const auto state = game.read_position(position);
  if (!state) throw refusal(state.error());
  if (game.seats(*state) != seats)
    throw Refused{Refused::Kind::bad_input, "bad_seats", "the position is of another number of seats"};
  return {shared_from_this(), *state};
}

Position::Position(SharedSetup setup, const AnyState& state, std::optional<ChanceKey> key, std::uint64_t moves)
    : setup_(std::move(setup)),
      state_(state),
      key_(std::move(key)),
      moves_(moves),
      view_(ludarium::is_view(game(), state)) {
  look();
}

void Position::look() {
  decision_ = game().pending(state_);
  listed_ = false;
}

int Position::current_player() const {
  if (is_over()) return terminal;
  return asks_several() ? simultaneous : static_cast<int>(index(mover()));
}

Seat Position::seat(std::optional<int> player) const {
  if (!player) {
    if (!is_over()) return mover();
    throw Refused{Refused::Kind::game_over, "game_over", "the game is over: say which player"};
  }
  if (*player < 0 || *player >= setup_->seats)
    throw Refused{Refused::Kind::bad_input, "bad_seat", "there is no player " + std::to_string(*player)};
  return seat_at(static_cast<std::size_t>(*player));
}

std::vector<Action> Position::legal(Seat seat) const {
  thread_local ActionList list;
  list.clear();
  game().legal(state_, seat, list);
  return {list.begin(), list.end()};
}

const std::vector<Action>& Position::legal() const {
  if (listed_) return legal_;
  thread_local ActionList list;
  list.clear();
  if (!is_over()) game().legal(state_, mover(), list);
  legal_.assign(list.begin(), list.end());
  listed_ = true;
  return legal_;
}

void Position::require_a_game() const {
  if (view_)
    throw Refused{Refused::Kind::view, "view",
                  "nobody can play on from a view: resample_from_infostate() makes a game of it"};
  if (is_over()) throw Refused{Refused::Kind::game_over, "game_over", "the game is over"};
}

void Position::play(Seat seat, Action action) {
  ++moves_;
  if (key_) game().reseed(state_, key_->draw(moves_));
  game().apply(state_, seat, action, nullptr);
  if (key_) game().reseed(state_, moves_ + 1);  // what came of the key is nobody's to see
}

void Position::apply_listed(std::size_t place) {
  play(mover(), legal()[place]);
  look();
}

void Position::apply(Action action) {
  require_a_game();
  if (asks_several())
    throw Refused{Refused::Kind::bad_input, "simultaneous", "several players decide at the same time: apply_actions()"};
  const auto& list = legal();
  if (std::find(list.begin(), list.end(), action) == list.end())
    if (const Verdict verdict = why_not(mover(), action); !verdict.legal) throw refusal(verdict);
  play(mover(), action);
  look();
}

void Position::apply(const std::vector<std::int64_t>& ids) {
  require_a_game();
  if (ids.size() != static_cast<std::size_t>(setup_->seats))
    throw Refused{Refused::Kind::bad_input, "bad_seats", "one action for each player is needed"};
  for (Seat seat : decision_.seats)
    if (const Verdict verdict = why_not(seat, action_of(ids[index(seat)])); !verdict.legal) throw refusal(verdict);
  for (Seat seat : SeatSet(decision_.seats)) play(seat, action_of(ids[index(seat)]));
  look();
}

Verdict Position::why_not(Seat seat, Action action) const {
  return game().why_not(game().redact(state_, seat), seat, action);
}

Refused Position::refusal(const Verdict& verdict) const {
  Refused refused{Refused::Kind::illegal, "illegal", "", verdict.rule};
  refused.sentence = setup_->words.rule(verdict.rule, verdict.edition);
  if (verdict.detail) refused.detail = setup_->words.say(*verdict.detail);
  refused.message = verdict.rule + ": " + refused.sentence;
  if (!refused.detail.empty()) refused.message += " (" + refused.detail + ")";
  return refused;
}

// A position without a key goes on with the same chance; one with a key goes on with chance of its own.
Position Position::clone() const {
  Position copy = *this;
  copy.key_.reset();
  return copy;
}

Position Position::clone(std::uint64_t seed) const {
  Position copy = clone();
  if (!view_) game().reseed(copy.state_, Rng{seed}.next() | 1u);
  return copy;
}

Position Position::view(Seat seat) const { return {setup_, game().redact(state_, seat), {}, moves_}; }

Position Position::imagined(Seat seat, std::uint64_t seed) const {
  Rng rng{seed};
  return {setup_, game().imagine(game().redact(state_, seat), seat, rng), {}, moves_};
}

std::vector<float> Position::returns(Rewards kind) const {
  return rewards_of(game().score(state_), static_cast<std::size_t>(setup_->seats), kind);
}

}  // namespace ludarium::python
