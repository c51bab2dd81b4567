// A game of self-play with typed states, and what it teaches.
#pragma once

#include "bots/lesson.hpp"
#include "bots/search/search.hpp"
#include "bots/uniform.hpp"

namespace ludarium {

template <class G>
class SelfPlay {
 public:
  using State = typename G::State;
  static constexpr std::size_t features = MindFor<G>::features;
  static constexpr std::uint32_t tempers = MindFor<G>::tempers;

  SelfPlay(const G& game, const Brain& brain, Search<G>& search)
      : game_(game), mind_(make_mind(game)), brain_(brain), search_(search) {}

  Lesson play(State state, Rng& rng, const Practice& practice) {
    Lesson lesson;
    lesson.seats = game_.seats(state);
    lesson.features = features;
    int turn = -1;
    const int in_a_round = std::max(lesson.seats, 2);  // alone, the solo opponent takes turns too
    const int last = practice.turns * in_a_round;
    const int opening = game_.turn(state) + static_cast<int>(rng.below(practice.opening + 1)) * in_a_round;
    const auto mood = draw_moods(practice, rng);
    SearchRequest request = practice.request;
    const auto called_off = [&] { return last > 0 && game_.turn(state) >= last; };
    for (Decision decision = game_.pending(state);
         !decision.over() && lesson.decisions < practice.longest && !called_off();
         decision = game_.pending(state), ++lesson.decisions) {
      const Seat seat = decision.seats.lowest();
      list_.clear();
      game_.legal(state, seat, list_);
      if (list_.size() == 1) {
        game_.apply(state, seat, list_[0], nullptr);
        continue;
      }
      const State view = game_.redact(state, seat);
      const bool thorough = practice.brief == 0 || uniform(rng) < practice.thorough;
      request.iterations = thorough ? practice.request.iterations : practice.brief;
      request.style.temper = mood[index(seat)];
      const Found found = search_.run(view, seat, rng, request);
      if (game_.turn(state) != turn) note_position(state, found, lesson);
      lesson.turns += game_.turn(state) != turn;
      turn = game_.turn(state);
      if (thorough && request.style.temper == Temper::even) note_choice(view, seat, found, lesson);
      game_.apply(state, seat, pick(found, turn < opening ? 1.f : practice.daring, rng), nullptr);
    }
    lesson.finished = game_.pending(state).over() || called_off();
    lesson.final = mind_.standings(state);
    return lesson;
  }

 private:
  static std::array<Temper, most_seats_of_all> draw_moods(const Practice& practice, Rng& rng) {
    std::array<Temper, most_seats_of_all> mood{};
    if constexpr (tempers > 1)
      for (Temper& temper : mood)
        if (uniform(rng) < practice.moods) temper = static_cast<Temper>(1 + rng.below(tempers - 1));
    return mood;
  }

  void note_position(const State& state, const Found& found, Lesson& lesson) const {
    for (std::size_t i = 0; i < static_cast<std::size_t>(lesson.seats); ++i) {
      lesson.rows.resize(lesson.rows.size() + features);
      mind_.describe(state, seat_at(i), lesson.rows.data() + lesson.rows.size() - features);
      lesson.foreseen.push_back(found.points[i]);
    }
  }

  void note_choice(const State& view, Seat seat, const Found& found, Lesson& lesson) const {
    Choice choice;
    float visits = 0;
    for (const Candidate& candidate : found.candidates) visits += static_cast<float>(candidate.visits);
    for (const Candidate& candidate : found.candidates) {
      const float hunch = mind_.hunch(view, seat, candidate.action);
      if (hunch <= never) continue;
      Traits traits;
      mind_.traits(view, seat, candidate.action, traits);
      choice.traits.insert(choice.traits.end(), traits.begin(), traits.end());
      choice.ends.push_back(static_cast<std::uint16_t>(choice.traits.size()));
      choice.hunch.push_back(hunch);
      choice.share.push_back(static_cast<float>(candidate.visits) / visits);
    }
    if (choice.ends.size() > 1) lesson.choices.push_back(std::move(choice));
  }

  static Action pick(const Found& found, float daring, Rng& rng) {
    if (uniform(rng) >= daring) return found.candidates.front().action;
    float sum = 0;
    for (const Candidate& candidate : found.candidates) sum += static_cast<float>(candidate.visits);
    float left = uniform(rng) * sum;
    for (const Candidate& candidate : found.candidates)
      if ((left -= static_cast<float>(candidate.visits)) < 0) return candidate.action;
    return found.candidates.front().action;
  }

  const G& game_;
  MindFor<G> mind_;
  const Brain& brain_;
  Search<G>& search_;
  ActionList list_;
};

}  // namespace ludarium
