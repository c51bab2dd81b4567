// Names become catalogue keys here, numbers become counted words. phrases_cards.cpp tells what a card does.
#include "games/paladins/text/wording/phrases.hpp"

namespace ludarium::paladins {
namespace {

constexpr std::array<const char*, 5> phase_keys = {"paladins.phase.hiring", "paladins.step_choose_paladin",
                                                   "paladins.step_gain_workers", "paladins.step_actions",
                                                   "paladins.final_scoring"};

std::string joined(const char* beginning, std::string_view id) { return std::string(beginning) + std::string(id); }

}  // namespace

Term who(const State& s, Seat seat) {
  if (index(seat) >= s.player_count) return {"paladins.seat_rival"};
  return {joined("paladins.colour_", colour_names[ludarium::index(seat)])};
}

Term term(Worker worker) {
  if (index(worker) >= worker_types) return {"paladins.any_worker"};
  return {joined("paladins.worker_", name(worker))};
}
Term term(Attribute attribute) {
  return {index(attribute) < attributes ? joined("paladins.", name(attribute)) : "paladins.attribute"};
}
Term term(Space space) {
  return {index(space) < board_spaces ? joined("paladins.action_", name(space)) : "paladins.action_space"};
}
Term term(Scheme scheme) {
  return {index(scheme) < scheme_kinds ? joined("paladins.action_", name(scheme)) : "paladins.action_rest"};
}
Term term(People people) {
  return {index(people) < people_names.size() ? joined("paladins.", people_names[index(people)]) : "paladins.outsider"};
}
Term term(Phase phase) { return {phase_keys[std::min(index(phase), phase_keys.size() - 1)]}; }

Term title(const Facts& facts, Paladin card) {
  return {index(card) < facts.paladins.size() ? facts[card].name_key : "paladins.paladin"};
}
Term title(const Facts& facts, Townsfolk card) {
  return {index(card) < facts.townsfolk.size() ? facts[card].name_key : "paladins.townsfolk"};
}
Term title(const Facts& facts, Outsider card) {
  return {index(card) < facts.outsiders.size() ? facts[card].name_key : "paladins.outsider"};
}
Term title(const Facts& facts, Favour card) {
  return {index(card) < facts.favours.size() ? facts[card].name_key : "paladins.kings_favour"};
}

long place_in_region(const Facts& facts, std::size_t space) {
  long place = 1;
  for (std::size_t i = 0; i < space; ++i) place += facts.spaces[i].region == facts.spaces[space].region;
  return place;
}

Message order_of(const Facts& facts, Order card) {
  if (index(card) >= facts.orders.size()) return {"paladins.order.face_down", {}};
  return {"paladins.order.at_least", {{"count", long{facts[card].at_least}}, {"action", term(facts[card].action)}}};
}

Message amount(Counted what) { return {"paladins.amount", {{"what", std::move(what)}}}; }
Message silver(long count) { return amount({"paladins.silver", count}); }
Message provisions(long count) { return amount({"paladins.provisions", count}); }

namespace {

Message debt(const char* key, long count) { return {key, {{"what", Counted{"paladins.debt", count}}}}; }
Message suspicion(const char* key, long count) { return {key, {{"what", Counted{"paladins.suspicion_card", count}}}}; }

Message phrase(Gain gain) {
  if (is_worker(gain.token)) return amount({term(static_cast<Worker>(gain.token)).key, gain.n});
  if (is_attribute(gain.token))
    return {"paladins.gain.attribute", {{"count", long{gain.n}}, {"attribute", term(attribute_of(gain.token))}}};
  switch (gain.token) {
    case Token::silver:
      return silver(gain.n);
    case Token::provision:
      return provisions(gain.n);
    case Token::tax:
      return {"paladins.gain.tax", {{"what", Counted{"paladins.silver", gain.n}}}};
    case Token::remove_suspicion:
      return suspicion("paladins.gain.remove_suspicion", gain.n);
    case Token::pay_debt:
      return debt("paladins.gain.pay_debt", gain.n);
    case Token::cancel_debt:
      return debt("paladins.gain.cancel_debt", gain.n);
    case Token::take_debt:
      return amount({"paladins.debt", gain.n});
    case Token::pray:
      return {"paladins.gain.pray", {}};
    case Token::free_recruit:
      return {"paladins.gain.free_recruit", {}};
    case Token::free_develop:
      return {"paladins.gain.free_develop", {}};
    case Token::may_discard:
      return suspicion("paladins.gain.may_discard", gain.n);
    case Token::pay_or_discard:
      return {"paladins.gain.pay_or_discard", {}};
    default:
      return {"paladins.gain.nothing", {}};
  }
}

}  // namespace

Phrases gain_of(Gain gain) { return {phrase(gain)}; }

Phrases gains_of(std::span<const Gain> gains) {
  Phrases list;
  for (Gain gain : gains) list.push_back(phrase(gain));
  return list;
}
Phrases gains_of(const Gains& gains) { return gains_of(std::span(gains.begin(), gains.size())); }

Phrases one_of_them(const std::vector<Gains>& choice) {
  Phrases list;
  for (const Gains& gains : choice) list.push_back({"paladins.gain.one_of_them", {{"gain", gains_of(gains)}}});
  return list;
}

Phrases workers_of(const std::array<std::uint8_t, worker_types>& counts) {
  Phrases list;
  for (std::size_t i = 0; i < worker_types; ++i)
    if (counts[i]) list.push_back(amount({term(static_cast<Worker>(i)).key, counts[i]}));
  return list;
}

Phrases workers_of(std::span<const Worker> workers) {
  std::array<std::uint8_t, worker_types> counts{};
  for (Worker worker : workers)
    if (index(worker) < worker_types) ++counts[index(worker)];
  return workers_of(counts);
}

Phrases spots_of(std::span<const Worker> spots) {
  Phrases list;
  for (Worker spot : spots)
    if (spot != Worker::none) list.push_back({"paladins.spot", {{"worker", term(spot)}}});
  return list;
}

Phrases cost_of(Gain cost) {
  if (cost.token == Token::take_debt) return {debt("paladins.cost.debt", cost.n)};
  return {{"paladins.cost.pay", {{"what", gain_of(cost)}}}};
}

Phrases costs_of(const Gains& costs) {
  Phrases list;
  for (Gain cost : costs) list.push_back(cost_of(cost).front());
  return list;
}

Message trade(const Phrases& cost, const Phrases& gain) {
  if (cost.empty() && gain.empty()) return {"paladins.trade.nothing", {}};
  if (cost.empty()) return {"paladins.trade.gain", {{"gain", gain}}};
  if (gain.empty()) return {"paladins.trade.pay", {{"cost", cost}}};
  return {"paladins.trade.pay_and_gain", {{"cost", cost}, {"gain", gain}}};
}

}  // namespace ludarium::paladins
