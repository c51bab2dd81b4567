// The next Production source by source, and what of the supply Cleanup leaves.
#include "games/settlers/forecast/forecast.hpp"

#include <algorithm>

#include "games/settlers/rules/prospects.hpp"
#include "games/settlers/text/wording/phrases.hpp"

namespace ludarium::settlers {
namespace {

// Comes the phase, the marks of this round are gone and so are take-overs (IS-CLEAN-12).
State before_production(const Facts& facts, const State& view) {
  State s = view;
  Play p{facts, s};
  end_marks_of_the_round(p);
  return s;
}

bool production_to_come(const Look& look) { return look.s.phase == Phase::lookout || look.s.round < look.facts.rounds; }

std::vector<Transfer> amounts_of(const Goods& goods, std::string_view at = {}) {
  std::vector<Transfer> amounts;
  for (std::size_t i = 0; i < good_count; ++i)
    if (goods.count[i])
      amounts.push_back({true, std::string(name(static_cast<Good>(i))), goods.count[i], std::string(at)});
  return amounts;
}

void add(Goods& sum, const Goods& more) {
  for (std::size_t i = 0; i < good_count; ++i)
    sum.count[i] = static_cast<std::uint8_t>(std::min<int>(sum.count[i] + more.count[i], most_goods));
}

// What a location leaves to choose or to chance, besides what it brings for certain.
std::optional<Message> left_open(const Title& title) {
  if (!title.produce_choice.empty()) {
    Phrases ways;
    for (const Goods& goods : title.produce_choice)
      ways.push_back({"settlers.forecast.way", {{"goods", goods_of(goods)}}});
    return Message{"settlers.forecast.one_of", {{"ways", std::move(ways)}}};
  }
  if (title.produce_copy) return Message{"settlers.forecast.copies", {}};
  if (title.produce_draw.draw)
    return Message{"settlers.forecast.draws",
                   {{"drawn", counted(Good::card, title.produce_draw.draw)}, {"kept", long{title.produce_draw.keep}}}};
  return std::nullopt;
}

OutlookLine line_of(const Look& look, CardId card, const Goods& goods, std::optional<Message> because) {
  return {{card_title(look.facts, card).key, {}}, amounts_of(goods, card_name(look.facts, card)), std::move(because)};
}

// IS-PROD-13: board, deals, locations.
OutlookSection income(const Look& look, Seat seat) {
  OutlookSection section{"income", "settlers.forecast.income", {}};
  Goods sum;
  const auto bring = [&](OutlookLine line, const Goods& goods) {
    add(sum, goods);
    section.lines.push_back(std::move(line));
  };
  const Goods board = board_goods(look, seat), attack = attack_deal_goods(look);
  bring({{who(look.s, seat).key, {}}, amounts_of(board), Message{"settlers.forecast.board", {}}}, board);
  if (!attack.none())
    bring({{"settlers.forecast.attack_deals", {}}, amounts_of(attack), Message{"settlers.forecast.deal", {}}}, attack);
  for (CardId card : deals_of(look, seat)) {
    Goods good;
    good[look.facts.deal_of(card)] = 1;
    bring(line_of(look, card, good, Message{"settlers.forecast.deal", {}}), good);
  }
  for (CardId card : holdings(look, seat) & look.facts.kind_set[index(Kind::production)]) {
    const Goods goods = production_goods(look, seat, card);
    bring(line_of(look, card, goods, left_open(look.title(card))), goods);
  }
  section.lines.insert(section.lines.begin(), {{"settlers.forecast.total", {}}, amounts_of(sum)});
  return section;
}

// IS-CLEAN-03, IS-CLEAN-05. After the last round nothing is cleared away.
std::optional<OutlookSection> storage(const Look& look, Seat seat) {
  Goods kept, lost;
  const std::uint8_t stores = storable(look, seat);
  for (std::size_t good = 0; good < supply_goods; ++good)
    (stores >> good & 1 ? kept : lost).count[good] = look.s.player(seat).supply[good];
  if (look.s.round == look.facts.rounds || (kept.none() && lost.none())) return std::nullopt;
  OutlookSection section{"storage", "settlers.forecast.storage", {}};
  if (!kept.none()) section.lines.push_back({{"settlers.forecast.kept", {}}, amounts_of(kept)});
  if (lost.none()) return section;
  std::vector<Transfer> going = amounts_of(lost);
  for (Transfer& amount : going) amount.gained = false;
  section.lines.push_back({{"settlers.forecast.lost", {}}, std::move(going)});
  return section;
}

}  // namespace

Outlook forecast(const Facts& facts, const State& view, Seat seat) {
  Outlook outlook;
  if (view.ask == Ask::over || !view.seats().has(seat)) return outlook;
  const State next = before_production(facts, view);
  if (production_to_come({facts, view})) outlook.push_back(income({facts, next}, seat));
  if (auto section = storage({facts, view}, seat)) outlook.push_back(std::move(*section));
  return outlook;
}

}  // namespace ludarium::settlers
