// The other cards: games/paladins/data/walls.toml, suspicion.toml, orders.toml and favours.toml.
#include <numeric>

#include "games/paladins/facts/read.hpp"
#include "games/paladins/facts/sentences.hpp"
#include "games/paladins/facts/words.hpp"

namespace ludarium::paladins {

namespace {

FavourCard read_favour(Row& row, const std::vector<FavourCard>& before) {
  FavourCard card;
  card.id = row.text("id");
  if (row.has("id") && !is_word(card.id)) row.remark("id", says::bad_id(card.id));
  for (const FavourCard& other : before)
    if (other.id == card.id) row.remark("id", says::twice(card.id));
  card.name_key = "paladins.favour_" + card.id;
  card.spot = spot_workers[row.choice("spot", spot_names)];
  card.cost = read_gains(row, "cost", 0, goods | bit(Token::take_debt));
  card.gain = read_gains(row, "gain", 0, rewards);
  card.choice = read_choice(row, rewards);
  if (row.has("gain") == row.has("choice")) row.remark(says::choice_or_gain());
  if (row.has("gain") && card.gain.empty()) row.remark("gain", says::nothing_gained());
  row.confidence({"paladins.row.favour", {{"id", card.id}}});
  return card;
}

}  // namespace

void read_walls(TomlFile& file, Facts& facts) {
  std::vector<Row> rows = file.root().rows("wall", wall_count, wall_count);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    Row& row = rows[i];
    WallCard card;
    check_number(row, i);
    card.gain = read_gains(row, "gain", 1, rewards & ~set_of(Token::free_develop));
    if (row.has("gain") && card.gain.count(Token::strength) == 0)  // PW-COMP-17
      row.remark("gain", says::always_gives("gain", token_names[index(Token::strength)]));
    card.choice = read_choice(row, rewards & ~set_of(Token::free_develop));
    card.vp = byte_or(row, "vp", 1, 9, 0);
    row.confidence({"paladins.row.wall", {{"number", number(i + 1)}}});
    facts.walls.push_back(std::move(card));
  }
}

void read_suspicion(TomlFile& file, Facts& facts) {
  Row root = file.root();
  std::vector<Row> rows = root.rows("suspicion", suspicion_kinds, suspicion_kinds);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const int tax = rows[i].number("tax", 0, suspicion_kinds - 1);
    if (rows[i].has("tax") && static_cast<std::size_t>(tax) != i) rows[i].remark("tax", says::wrong_number(tax, i));
    facts.suspicion_copies[i] = byte(rows[i], "copies", 0, suspicion_cards);
    rows[i].confidence({"paladins.row.suspicion", {{"tax", number(tax)}}});
  }
  const int total = std::accumulate(facts.suspicion_copies.begin(), facts.suspicion_copies.end(), 0);
  if (file.clean() && total != static_cast<int>(suspicion_cards))
    rows.back().remark("copies", says::wrong_total("copies", suspicion_cards, total));
  Row debt = root.row("debt");
  facts.debt_cards = byte(debt, "cards", 1, 99);
  facts.unpaid_vp = static_cast<std::int8_t>(debt.number("unpaid_vp", -9, 0));
  facts.paid_vp = static_cast<std::int8_t>(debt.number("paid_vp", 0, 9));
  debt.confidence({"paladins.row.debts", {}});
}

void read_orders(TomlFile& file, Facts& facts) {
  for (Row& row : file.root().rows("order", order_count, order_count)) {
    OrderCard card;
    const std::size_t action = row.choice("action", right_names);
    card.id = right_names[action];
    card.action = right_at(action);
    for (const OrderCard& other : facts.orders)
      if (other.action == card.action) row.remark("action", says::twice(card.id));
    card.at_least = byte(row, "at_least", 1, 9);
    const int most = facts.right[action].most;
    if (file.all_clean() && most > 0 && card.at_least > most)
      row.remark("at_least", says::out_of_reach(card.id, card.at_least, most));
    row.confidence({"paladins.row.order", {{"action", card.id}}});
    facts.orders.push_back(std::move(card));
  }
}

void read_favours(TomlFile& file, Facts& facts) {
  for (Row& row : file.root().rows("favour", favour_count, favour_count))
    facts.favours.push_back(read_favour(row, facts.favours));
}

}  // namespace ludarium::paladins
