#include "core/registry.hpp"

#include <utility>

#include "core/facts_reader.hpp"

namespace ludarium {

const AnyGame* Registry::find(std::string_view id) const {
  for (const auto& game : games_)
    if (game->id() == id) return game.get();
  return nullptr;
}

const Lessons* Registry::lessons(std::string_view id) const {
  const auto found = lessons_.find(id);
  return found == lessons_.end() ? nullptr : &found->second;
}

std::vector<DataRemark> check_lessons(std::string_view game, const DataSource& data) {
  DataNotes notes;
  if (data.find(lessons_file(game)) != nullptr) read_lessons(data, game, notes);
  return notes.wrong;
}

Result<Registry> make_registry(std::span<const GameEntry> entries, const DataSource& data) {
  Registry registry;
  for (const GameEntry& entry : entries) {
    auto game = entry.make(data);
    if (!game) return game.error();
    registry.add(std::move(*game));
    if (data.find(lessons_file(entry.id)) == nullptr) continue;
    DataNotes notes;
    Lessons script = read_lessons(data, entry.id, notes);
    if (!notes.wrong.empty()) return first_fault("bad_data", notes);
    registry.teach(entry.id, std::move(script));
  }
  return registry;
}

}  // namespace ludarium
