#include "site/files.hpp"

#include <deque>
#include <vector>

#include "core/embedded.hpp"

namespace ludarium {
namespace {

struct Kept {
  std::string path, text;
};

// A deque, because the elements must not move.
std::deque<Kept>& kept() {
  static std::deque<Kept> files;
  return files;
}

std::vector<EmbeddedFile>& listed() {
  static std::vector<EmbeddedFile> files;
  return files;
}

}  // namespace

void add_file(std::string path, std::string text) {
  if (!embedded_file(path).empty()) return;
  const Kept& file = kept().emplace_back(Kept{std::move(path), std::move(text)});
  listed().push_back({file.path, file.text});
}

std::span<const EmbeddedFile> embedded_files() { return listed(); }

}  // namespace ludarium
