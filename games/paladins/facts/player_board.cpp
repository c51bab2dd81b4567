// games/paladins/data/player_board.toml: the actions, workshops, jars and bonus VP of a player's board.
#include <algorithm>
#include <utility>

#include "games/paladins/facts/read.hpp"
#include "games/paladins/facts/sentences.hpp"
#include "games/paladins/facts/words.hpp"

namespace ludarium::paladins {

namespace {

constexpr NameList left_names = NameList(space_names).first(right_spaces);
constexpr TokenSet left_rewards = free_workers | goods | set_of(Token::criminal, Token::pray);
constexpr TokenSet jar_rewards = rewards & ~set_of(Token::free_develop);

// The rows of each side stand in the order of Space.
Message action_row(Row& row, NameList names, std::size_t place) {
  const std::size_t found = row.choice("action", names);
  if (row.has("action") && found != place) row.remark("action", says::wrong_place(names[found], names[place]));
  return {"paladins.row.action", {{"action", literal(names[place])}}};
}

LeftOption read_option(Row& row, Space space) {
  LeftOption option;
  option.spots = read_spots(row, 1, most_spots);
  if (space != Space::recruit) option.silver = byte_or(row, "silver", 1, 9, 0);
  if (space != Space::recruit && space != Space::develop) option.gain = read_gains(row, "gain", 1, left_rewards);
  return option;
}

// The second way of an action, if it has one, fills further spots (PW-HUNT-02); Recruit has two (PW-REC-01).
void read_left(Row& row, std::size_t place, LeftAction& left) {
  const Message name = action_row(row, left_names, place);
  const auto space = static_cast<Space>(place);
  for (Row& option : row.rows("options", space == Space::recruit ? 2 : 1, space == Space::develop ? 1 : 2)) {
    left.options.push_back(read_option(option, space));
    if (left.options.size() > 1 && left.options.back().spots.size() <= left.options.front().spots.size())
      option.remark("spots", says::fewer_spots());
  }
  row.confidence(name);
}

TokenSet right_rewards(std::size_t place) {
  return track_steps | (right_at(place) == Space::absolve ? bit(Token::may_discard) : 0);
}

bool limited(std::size_t place) { return right_at(place) != Space::attack; }  // PW-LIM-02

void read_right(Row& row, std::size_t place, RightAction& right) {
  const Message name = action_row(row, right_names, place);
  const std::vector<Worker> spots = read_spots(row, most_spots, most_spots);
  std::copy(spots.begin(), spots.end(), right.spots.begin());
  right.coverable = byte(row, "coverable", 0, most_spots - 1);  // the last one never is: PW-DEV-03
  right.requires_ = static_cast<Attribute>(row.choice("requires", attribute_names));
  right.gain = read_gains(row, "gain", 0, right_rewards(place));
  if (limited(place)) right.most = byte(row, "most", 1, most_uses);
  row.confidence(name);
}

bool requires_by_use(std::size_t place) {
  return right_at(place) == Space::fortify || right_at(place) == Space::absolve;
}

// Which tracks were read, by action and track.
using TracksSeen = std::array<std::array<bool, track_names.size()>, right_spaces>;

void read_track(Row& row, Facts& facts, TracksSeen& seen) {
  const std::size_t action = row.choice("action", right_names);
  const std::size_t of = row.choice("of", track_names);
  const std::string_view name = right_names[action];
  RightAction& right = facts.right[action];
  const std::array tracks = {&right.silver, &right.provision, &right.required};
  const std::vector<int> values = row.numbers("values", 1, most_uses, 0, 20);
  if (!limited(action)) row.remark("action", says::no_limit(name));
  if (of == 2 && !requires_by_use(action)) row.remark("of", says::board_requires(name));
  if (seen[action][of]) row.remark("of", says::twice(track_names[of]));
  seen[action][of] = true;
  if (right.most > 0 && values.size() != right.most) row.remark("values", says::wrong_uses(values.size(), right.most));
  int before = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] < before) row.remark("values", says::falling(values[i], before));
    (*tracks[of])[i] = static_cast<std::uint8_t>(before = values[i]);
  }
  row.confidence({"paladins.row.track", {{"action", literal(name)}, {"of", literal(track_names[of])}}});
}

void read_tracks(TomlFile& file, Row root, Facts& facts) {
  TracksSeen seen{};
  for (Row& row : root.rows("track", 1, right_spaces * track_names.size())) read_track(row, facts, seen);
  if (!file.clean()) return;
  for (std::size_t action = 0; action < right_spaces; ++action)
    if (requires_by_use(action) && !seen[action][2])
      root.remark("track", says::no_track(right_names[action], track_names[2]));
}

void read_workshops(Row root, Facts& facts) {
  std::vector<Row> rows = root.rows("workshop", workshop_count, workshop_count);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const NameList workers = NameList(worker_names).first(index(Worker::criminal));
    facts.workshop[i] = static_cast<Worker>(rows[i].choice("worker", workers));
    rows[i].confidence({"paladins.row.workshop", {{"number", number(i + 1)}}});
  }
}

void read_jar_spaces(TomlFile& file, Row root, Facts& facts) {
  std::vector<Gains> spaces;
  std::vector<Row> rows = root.rows("jar_space", 1, jar_spaces);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Gains gain = read_gains(rows[i], "gain", 1, jar_rewards);
    if (std::count(spaces.begin(), spaces.end(), gain) > 0) rows[i].remark("gain", says::same_option());
    spaces.insert(spaces.end(), byte(rows[i], "copies", 1, jar_spaces), gain);
    rows[i].confidence({"paladins.row.jar_space", {{"number", number(i + 1)}}});
  }
  if (rows.empty() || !file.clean()) return;
  if (spaces.size() != jar_spaces)
    return rows.back().remark("copies", says::wrong_total("copies", jar_spaces, static_cast<int>(spaces.size())));
  std::copy(spaces.begin(), spaces.end(), facts.jar_space.begin());
}

constexpr bool has_ladder(Space space) {
  return space == Space::develop || (right_side(space) && space != Space::attack && space != Space::convert);
}

int most_done(const Facts& facts, Space space) {
  return space == Space::develop ? static_cast<int>(workshop_count) : facts.right[right_index(space)].most;
}

void read_ladder(Row& row, Facts& facts, std::array<bool, board_spaces>& seen) {
  const std::size_t action = row.choice("action", space_names);
  const auto space = static_cast<Space>(action);
  const std::size_t from = byte(row, "from", 1, workshop_count);
  const std::vector<int> steps = row.numbers("vp", 1, workshop_count, 1, 99);
  const int last = static_cast<int>(from + steps.size()) - 1;
  row.confidence({"paladins.row.ladder", {{"action", literal(space_names[action])}}});
  if (!has_ladder(space)) return row.remark("action", says::not_counted(space_names[action]));
  if (std::exchange(seen[action], true)) return row.remark("action", says::twice(space_names[action]));
  if (last > most_done(facts, space)) return row.remark("vp", says::ladder_too_long(last, most_done(facts, space)));
  Ladder& ladder = facts.ladder[action];
  int before = 0;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i] <= before) row.remark("vp", says::not_rising(steps[i], before));
    ladder[from + i] = static_cast<std::uint8_t>(before = steps[i]);
  }
}

void read_ladders(Row root, Facts& facts) {
  std::array<bool, board_spaces> seen{};
  for (Row& row : root.rows("ladder", 1, board_spaces)) read_ladder(row, facts, seen);
}

}  // namespace

void read_player_board(TomlFile& file, Facts& facts) {
  Row root = file.root();
  std::vector<Row> left = root.rows("left", right_spaces, right_spaces);
  for (std::size_t i = 0; i < left.size(); ++i) read_left(left[i], i, facts.left[i]);
  std::vector<Row> right = root.rows("right", right_spaces, right_spaces);
  for (std::size_t i = 0; i < right.size(); ++i) read_right(right[i], i, facts.right[i]);
  read_tracks(file, root, facts);
  read_workshops(root, facts);
  read_jar_spaces(file, root, facts);
  read_ladders(root, facts);
}

}  // namespace ludarium::paladins
