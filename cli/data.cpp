#include <ostream>

#include "cli/commands.hpp"

namespace ludarium {
namespace {

using Remarks = std::vector<DataRemark> (*)(const DataSource&);

std::vector<DataRemark> remarks_of(std::span<const GameEntry> games, const DataSource& data, Remarks GameEntry::*kind) {
  std::vector<DataRemark> all;
  for (const GameEntry& game : games) {
    std::vector<DataRemark> some = (game.*kind)(data);
    all.insert(all.end(), some.begin(), some.end());
  }
  return all;
}

void show(const std::vector<DataRemark>& remarks, const Words& words, std::ostream& out) {
  for (const DataRemark& remark : remarks) out << words.say(with_place(remark)) << '\n';
}

}  // namespace

int check_data(std::span<const GameEntry> games, const DataSource& data, const Words& words, std::ostream& out) {
  auto faults = remarks_of(games, data, &GameEntry::check_data);
  for (const GameEntry& game : games)
    for (DataRemark& fault : check_lessons(game.id, data)) faults.push_back(std::move(fault));
  show(faults, words, out);
  const auto count = static_cast<long>(faults.size());
  if (count > 0) return out << words.say({"cli.data.faults", {{"count", count}}}) << '\n', 1;
  out << words.say({"cli.data.good", {{"files", static_cast<long>(data.files.size())}}}) << '\n';
  return 0;
}

int show_doubts(std::span<const GameEntry> games, const DataSource& data, const Words& words, std::ostream& out) {
  const auto doubts = remarks_of(games, data, &GameEntry::doubts);
  show(doubts, words, out);
  out << words.say({"cli.data.doubts", {{"count", static_cast<long>(doubts.size())}}}) << '\n';
  return 0;
}

}  // namespace ludarium
