// What the next round brings for certain, how near the Inquisition is and whom it would strike, and how far the King's
// orders are met. The score so far is in the scores.
#include "games/paladins/forecast/forecast.hpp"

#include <algorithm>

#include "games/paladins/rules/prospects.hpp"
#include "games/paladins/rules/scoring.hpp"
#include "games/paladins/text/wording/phrases.hpp"

namespace ludarium::paladins {
namespace {

std::vector<Transfer> amounts_of(const std::array<std::uint8_t, worker_types>& workers) {
  std::vector<Transfer> amounts;
  for (std::size_t i = 0; i < worker_types; ++i)
    if (workers[i]) amounts.push_back({true, std::string(name(static_cast<Worker>(i))), workers[i], {}});
  return amounts;
}

template <std::size_t n>
std::vector<Transfer> amounts_of(const std::array<Worker, n>& workers) {
  std::array<std::uint8_t, worker_types> counts{};
  for (Worker worker : workers)
    if (index(worker) < worker_types) ++counts[index(worker)];
  return amounts_of(counts);
}

// PW-PASS-03: who has passed has chosen already.
OutlookLine kept_line(const Look& look, const Player& player) {
  if (player.passed) return {{"paladins.forecast.kept", {}}, amounts_of(player.workers)};
  const int kept = std::min<int>(workers_held(player), look.facts.carry_over);
  return {{"paladins.forecast.keeps", {{"workers", Counted{"paladins.worker", kept}}}}, {}};
}

// PW-PAL-03: the paladin put on top of the deck is among the next three.
OutlookLine paladin_line(const Look& look, const Player& player) {
  if (player.top == Paladin::none || player.top == Paladin::unknown) {
    const auto workers = static_cast<long>(look.facts.paladins.front().workers.size());
    return {{"paladins.forecast.paladin", {{"workers", Counted{"paladins.worker", workers}}}}, {}};
  }
  return {{"paladins.forecast.top", {{"card", title(look.facts, player.top)}}},
          amounts_of(look.facts[player.top].workers)};
}

OutlookLine tavern_line(const Look& look) {
  const auto workers = static_cast<long>(look.facts.tavern.front().workers.size());
  return {{"paladins.forecast.tavern", {{"workers", Counted{"paladins.worker", workers}}}}, {}};
}

// PW-KING-01 to PW-KING-04.
void add_kings_cards(OutlookSection& section, const Look& look) {
  const int next = look.s.round + 1;
  for (const KingSlot& slot : look.facts.order_slot)
    if (slot.round == next) section.lines.push_back({{"paladins.forecast.order", {}}, {{true, "vp", slot.vp, {}}}});
  for (const KingSlot& slot : look.facts.favour_slot)
    if (slot.round == next) section.lines.push_back({{"paladins.forecast.favour", {}}, {}});
}

std::optional<OutlookSection> round_section(const Look& look, Seat seat) {
  if (look.s.round >= look.facts.rounds || look.s.phase == Phase::hiring) return std::nullopt;
  const Player& player = look.s.player(seat);
  OutlookSection section{"round", "paladins.forecast.round", {}};
  section.lines = {kept_line(look, player), paladin_line(look, player), tavern_line(look)};
  add_kings_cards(section, look);
  if (!look.s.solo())
    section.lines.push_back({{"paladins.forecast.starts", {{"who", who(look.s, in_turn_order(look.s, 1))}}}, {}});
  return section;
}

OutlookSection inquisition_section(const Look& look) {
  OutlookSection section{"inquisition", "paladins.inquisition", {}};
  section.lines.push_back(
      {{"paladins.forecast.tax", {}}, {{true, "silver", look.s.tax, {}}}, Message{"paladins.forecast.tax_ends", {}}});
  const SeatSet struck = suspects(look);
  for (Seat seat : look.s.parties()) {
    OutlookLine line{{who(look.s, seat).key, {}},
                     {{true, "suspicion", look.s.player(seat).suspicion_count, {}}},
                     std::nullopt,
                     seat};
    if (struck.has(seat)) line.because = Message{"paladins.forecast.struck", {}};
    section.lines.push_back(std::move(line));
  }
  return section;
}

std::optional<OutlookSection> orders_section(const Look& look, Seat seat) {
  OutlookSection section{"orders", "paladins.forecast.orders", {}};
  for (std::size_t slot = 0; slot < order_slots; ++slot) {
    const Order order = look.s.orders[slot];
    if (order == Order::none) continue;
    OutlookLine line{order_of(look.facts, order), {{true, "vp", look.facts.order_slot[slot].vp, {}}}};
    const OrderCard& card = look.facts[order];
    line.because = order_met(look, seat, order)
                       ? Message{"paladins.forecast.order_met", {}}
                       : Message{"paladins.forecast.order_so_far",
                                 {{"have", long{done(look, seat, card.action)}}, {"of", long{card.at_least}}}};
    section.lines.push_back(std::move(line));
  }
  if (section.lines.empty()) return std::nullopt;
  return section;
}

}  // namespace

Outlook forecast(const Facts& facts, const State& view, Seat seat) {
  if (view.ask == Ask::over) return {};
  const Look look{facts, view};
  Outlook outlook;
  const bool seated = view.seats().has(seat);
  if (seated)
    if (auto section = round_section(look, seat)) outlook.push_back(std::move(*section));
  outlook.push_back(inquisition_section(look));
  if (seated)
    if (auto section = orders_section(look, seat)) outlook.push_back(std::move(*section));
  return outlook;
}

}  // namespace ludarium::paladins
