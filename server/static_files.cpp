#include "server/static_files.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/embedded.hpp"
#include "server/secrets.hpp"

namespace ludarium {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view embedded_folder = "web/dist/";

std::string type_of(std::string_view path) {
  static const std::map<std::string_view, std::string_view> types = {{".html", "text/html; charset=utf-8"},
                                                                     {".js", "text/javascript; charset=utf-8"},
                                                                     {".css", "text/css; charset=utf-8"},
                                                                     {".json", "application/json"},
                                                                     {".svg", "image/svg+xml"},
                                                                     {".png", "image/png"},
                                                                     {".ico", "image/x-icon"},
                                                                     {".woff2", "font/woff2"},
                                                                     {".wasm", "application/wasm"},
                                                                     {".txt", "text/plain; charset=utf-8"},
                                                                     {".webp", "image/webp"},
                                                                     {".webmanifest", "application/manifest+json"}};
  const auto dot = path.rfind('.');
  const auto found = dot == std::string_view::npos ? types.end() : types.find(path.substr(dot));
  return std::string(found == types.end() ? "application/octet-stream" : found->second);
}

}  // namespace

void StaticFiles::add(std::string path, std::string text) {
  const bool named_by_contents = path.starts_with("/assets/") || path.starts_with("/engine-");
  StaticFile file{std::move(text), type_of(path), "", named_by_contents};
  file.tag = "\"" + hash_token(file.text).substr(0, 16) + "\"";
  files_.emplace(std::move(path), std::move(file));
}

StaticFiles StaticFiles::from_folder(const std::string& folder) {
  StaticFiles files;
  std::error_code none;
  for (const auto& entry : fs::recursive_directory_iterator(folder, none)) {
    if (!entry.is_regular_file(none)) continue;
    std::ostringstream text;
    text << std::ifstream(entry.path(), std::ios::binary).rdbuf();
    files.add("/" + fs::relative(entry.path(), folder, none).generic_string(), text.str());
  }
  return files;
}

StaticFiles StaticFiles::embedded() {
  StaticFiles files;
  for (const EmbeddedFile& file : embedded_files())
    if (file.path.starts_with(embedded_folder))
      files.add("/" + std::string(file.path.substr(embedded_folder.size())), std::string(file.text));
  return files;
}

const StaticFile* StaticFiles::find(std::string_view path) const {
  const auto found = files_.find(path);
  if (found != files_.end()) return &found->second;
  if (path.substr(path.rfind('/') + 1).find('.') != std::string_view::npos) return nullptr;
  const auto index = files_.find("/index.html");
  return index == files_.end() ? nullptr : &index->second;
}

}  // namespace ludarium
