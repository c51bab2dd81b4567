// The cards with people on them: games/paladins/data/paladins.toml, tavern.toml, townsfolk.toml and outsiders.toml.
#include <algorithm>
#include <numeric>

#include "games/paladins/facts/read.hpp"
#include "games/paladins/facts/sentences.hpp"
#include "games/paladins/facts/words.hpp"

namespace ludarium::paladins {

namespace {

constexpr NameList plain_workers = NameList(worker_names).first(index(Worker::criminal));
constexpr NameList card_workers = NameList(worker_names).first(worker_types);

template <class Card>
void check_unique(Row& row, const std::vector<Card>& before, const std::string& id) {
  for (const Card& other : before)
    if (other.id == id) row.remark("id", says::twice(id));
}

// --- paladins

bool costs_something(const Facts& facts, Space space) {
  if (space == Space::recruit) return true;
  const auto some = [](const auto& track) {
    return std::any_of(track.begin(), track.end(), [](std::uint8_t n) { return n > 0; });
  };
  if (right_side(space)) {
    const RightAction& right = facts.right[right_index(space)];
    return some(right.silver) || some(right.provision);
  }
  const auto& options = facts.left[index(space)].options;
  return std::any_of(options.begin(), options.end(), [](const LeftOption& option) { return option.silver > 0; });
}

void check_silver_off(Row& row, const Facts& facts, const PaladinCard& card) {
  int silver = 0;
  if (!right_side(card.on))
    for (const LeftOption& option : facts.left[index(card.on)].options) silver = std::max<int>(silver, option.silver);
  if (silver == 0) return row.remark("on", says::costs_nothing(space_names[index(card.on)]));
  if (card.silver_off > silver) row.remark("silver_off", says::too_much_off(card.silver_off, silver));
}

void read_ability(TomlFile& file, Row& row, const Facts& facts, PaladinCard& card) {
  card.on = static_cast<Space>(row.choice("on", space_names));
  card.free = row.flag("free");
  card.silver_off = byte_or(row, "silver_off", 1, 9, 0);
  if (row.has("gain")) card.gain = read_gain(row, "gain", goods);
  if (card.free + row.has("silver_off") + row.has("gain") != 1) return row.remark(says::one_ability());
  if (!file.all_clean()) return;
  if (card.free && !costs_something(facts, card.on)) row.remark("on", says::costs_nothing(space_names[index(card.on)]));
  if (card.silver_off > 0) check_silver_off(row, facts, card);
}

void read_boost(Row row, int total, const std::vector<PaladinCard>& before, PaladinCard& card) {
  for (std::size_t i = 0; i < attributes; ++i) card.boost[i] = byte_or(row, attribute_names[i], 1, 9, 0);
  const int sum = std::accumulate(card.boost.begin(), card.boost.end(), 0);
  if (sum != total) return row.remark(says::wrong_total("boost", total, sum));
  for (const PaladinCard& other : before)
    if (other.boost == card.boost) row.remark(says::same_boost(other.id));
}

// --- townsfolk

// PW-INQ-15: nothing that happens in an Inquisition touches the tax supply.
void read_fires(Row row, TownsfolkCard& card) {
  using Fires = TownsfolkCard::Fires;
  const std::size_t trigger = row.choice("on", trigger_names);
  card.fires = trigger < board_spaces ? Fires::action : trigger == board_spaces ? Fires::pay_debt : Fires::inquisition;
  if (card.fires == Fires::action) card.on = static_cast<Space>(trigger);
  card.suspicions = byte_or(row, "at_least", 1, 9, 0);
  const bool none = row.flag("no_suspicion");
  for (std::string_view key : {"at_least", "no_suspicion"})
    if (row.has(key) && card.fires != Fires::inquisition) row.remark(key, says::inquisition_only(key));
  if (none && card.suspicions > 0) row.remark(says::one_condition());
  if (card.suspicions > 0) card.condition = TownsfolkCard::Condition::at_least;
  if (none) card.condition = TownsfolkCard::Condition::no_suspicion;
  card.gain = read_gain(row, "gain", quiet_rewards | (card.fires == Fires::action ? bit(Token::tax) : 0));
}

TownsfolkCard read_townsfolk_card(Row& row, const std::vector<TownsfolkCard>& before) {
  TownsfolkCard card;
  card.id = row.text("id");
  check_unique(row, before, card.id);
  card.name_key = "paladins.townsfolk_" + numbered_name(row, card.id);
  card.dismiss = read_gains(row, "dismiss", 1, rewards & ~set_of(Token::free_recruit, Token::free_develop));
  card.instant = read_gains(row, "instant", 0, quiet_rewards);
  read_fires(row.row("ability"), card);
  row.confidence({"paladins.row.townsfolk", {{"id", card.id}}});
  return card;
}

// --- outsiders

// PW-OUT-03: the actions whose number is kept.
bool counted(Space space) {
  return space == Space::develop || space == Space::recruit ||
         (right_side(space) && space != Space::attack && space != Space::convert);
}

void read_vp(Row row, OutsiderCard& card) {
  using Vp = OutsiderCard::Vp;
  card.vp = static_cast<Vp>(row.choice("kind", vp_names));
  if (card.vp == Vp::per_action) {
    card.action = static_cast<Space>(row.choice("action", space_names));
    if (!counted(card.action)) row.remark("action", says::not_counted(space_names[index(card.action)]));
  }
  if (card.vp == Vp::per_attribute) card.attribute = static_cast<Attribute>(row.choice("attribute", attribute_names));
  if (card.vp == Vp::per_action || card.vp == Vp::per_attribute) card.per = byte(row, "per", 1, 9);
  if (card.vp == Vp::per_attacked) card.attacked = static_cast<People>(row.choice("people", people_names));
  card.mercenary = card.vp == Vp::base_plus_mercenary;
  if (card.mercenary || card.vp == Vp::base_plus_order) {
    card.base = byte(row, "base", 0, 9);
    card.each = byte(row, "each", 1, 9);
  }
}

OutsiderCard read_outsider(Row& row, const std::vector<OutsiderCard>& before) {
  OutsiderCard card;
  card.id = row.text("id");
  check_unique(row, before, card.id);
  card.name_key = "paladins.outsider_" + numbered_name(row, card.id);
  card.people = static_cast<People>(row.choice("people", people_names));
  card.attack = read_gains(row, "attack", 1, rewards & ~set_of(Token::free_develop));
  if (row.has("attack") && card.attack.count(Token::influence) == 0)  // PW-ATT-06
    row.remark("attack", says::always_gives("attack", token_names[index(Token::influence)]));
  card.convert = read_gains(row, "convert", 1, bit(Token::strength));
  read_vp(row.row("vp"), card);
  row.confidence({"paladins.row.outsider", {{"id", card.id}}});
  return card;
}

}  // namespace

void read_paladins(TomlFile& file, Facts& facts) {
  Row root = file.root();
  Row deck = root.row("deck");
  const int boost = deck.number("boost", 1, 9);
  deck.confidence({"paladins.row.paladins", {}});
  for (Row& row : root.rows("paladin", paladin_count, paladin_count)) {
    PaladinCard card;
    card.id = row.text("id");
    if (row.has("id") && !is_word(card.id)) row.remark("id", says::bad_id(card.id));
    check_unique(row, facts.paladins, card.id);
    card.name_key = "paladins.paladin_" + card.id;
    const std::vector<std::size_t> workers = row.choices("workers", plain_workers, 2, 2);
    for (std::size_t i = 0; i < workers.size(); ++i) card.workers[i] = static_cast<Worker>(workers[i]);
    read_boost(row.row("boost"), boost, facts.paladins, card);
    read_ability(file, row, facts, card);
    row.confidence({"paladins.row.paladin", {{"id", card.id}}});
    facts.paladins.push_back(std::move(card));
  }
}

void read_tavern(TomlFile& file, Facts& facts) {
  std::vector<Row> rows = file.root().rows("card", tavern_count, tavern_count);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    TavernCard card;
    check_number(rows[i], i);
    const std::vector<std::size_t> workers = rows[i].choices("workers", card_workers, 4, 4);
    for (std::size_t k = 0; k < workers.size(); ++k) card.workers[k] = static_cast<Worker>(workers[k]);
    rows[i].confidence({"paladins.row.tavern_card", {{"number", number(i + 1)}}});
    facts.tavern.push_back(card);
  }
}

void read_townsfolk(TomlFile& file, Facts& facts) {
  for (Row& row : file.root().rows("townsfolk", townsfolk_count, townsfolk_count))
    facts.townsfolk.push_back(read_townsfolk_card(row, facts.townsfolk));
}

void read_outsiders(TomlFile& file, Facts& facts) {
  Row root = file.root();
  std::vector<Row> rows = root.rows("people", people_names.size(), people_names.size());
  std::vector<int> cards;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::size_t found = rows[i].choice("id", people_names);
    if (rows[i].has("id") && found != i) rows[i].remark("id", says::wrong_place(people_names[found], people_names[i]));
    cards.push_back(rows[i].number("cards", 1, outsider_count));
    rows[i].confidence({"paladins.row.people", {{"id", literal(people_names[i])}}});
  }
  for (Row& row : root.rows("outsider", outsider_count, outsider_count))
    facts.outsiders.push_back(read_outsider(row, facts.outsiders));
  if (!file.clean()) return;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto found = std::count_if(facts.outsiders.begin(), facts.outsiders.end(),
                                     [&](const OutsiderCard& card) { return index(card.people) == i; });
    if (found != cards[i]) rows[i].remark("cards", says::wrong_total("cards", cards[i], static_cast<int>(found)));
  }
}

}  // namespace ludarium::paladins
