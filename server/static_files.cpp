#include "server/static_files.hpp"

#include <algorithm>
#include <cassert>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/read_number.hpp"
#include "server/secrets.hpp"

namespace ludarium {
namespace {

namespace fs = std::filesystem;

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

// A symbolic link may lead anywhere: what it leads to counts.
bool lies_in(const fs::path& folder, const fs::path& file) {
  return std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first == folder.end();
}

// Whether a header such as "gzip, br;q=0.5, zstd;q=0" accepts an encoding.
bool accepts(std::string_view header, std::string_view encoding) {
  while (!header.empty()) {
    const std::size_t comma = std::min(header.find(','), header.size());
    std::string_view one = header.substr(0, comma);
    header.remove_prefix(std::min(comma + 1, header.size()));
    one.remove_prefix(std::min(one.find_first_not_of(" \t"), one.size()));
    const std::string_view name = one.substr(0, one.find_first_of("; \t"));
    const std::size_t q = one.find("q=");
    const bool refused = q != std::string_view::npos && one.find_first_not_of("0.", q + 2) == std::string_view::npos;
    if (name == encoding && !refused) return true;
  }
  return false;
}

}  // namespace

StaticFile::Sent StaticFile::as_accepted(std::string_view accept_encoding) const {
  if (!brotli.empty() && accepts(accept_encoding, "br")) return {brotli, "br"};
  if (!gzip.empty() && accepts(accept_encoding, "gzip")) return {gzip, "gzip"};
  return {text, ""};
}

void StaticFiles::put_compressed_beside() {
  for (const auto& [suffix, kept] : {std::pair(".br", &StaticFile::brotli), std::pair(".gz", &StaticFile::gzip)})
    for (auto packed = files_.begin(); packed != files_.end();) {
      const std::string_view path = packed->first;
      const auto file = path.ends_with(suffix) ? files_.find(path.substr(0, path.size() - 3)) : files_.end();
      if (file == files_.end()) {
        ++packed;
        continue;
      }
      file->second.*kept = std::move(packed->second.text);
      packed = files_.erase(packed);
    }
}

void StaticFiles::add(std::string path, std::string text) {
  const bool named_by_contents = path.starts_with("/assets/") || path.starts_with("/engine-");
  StaticFile file{std::move(text), type_of(path), "", named_by_contents};
  file.tag = "\"" + hash_token(file.text).substr(0, 16) + "\"";
  files_.emplace(std::move(path), std::move(file));
}

StaticFiles StaticFiles::from_folder(const std::string& folder) {
  StaticFiles files;
  std::error_code none;
  const fs::path root = fs::canonical(folder, none);
  for (const auto& entry : fs::recursive_directory_iterator(folder, none)) {
    const bool linked_folder = entry.is_symlink(none) && entry.is_directory(none);  // one that may lead in a circle
    if (!entry.is_regular_file(none) && !linked_folder) continue;
    if (linked_folder || !lies_in(root, fs::canonical(entry.path(), none))) {
      files.outside_.push_back(entry.path().string());
      continue;
    }
    std::ostringstream text;
    text << std::ifstream(entry.path(), std::ios::binary).rdbuf();
    files.add("/" + entry.path().lexically_relative(folder).generic_string(), text.str());
  }
  files.put_compressed_beside();
  return files;
}

StaticFiles StaticFiles::from_pack(std::string_view pack) {
  StaticFiles files;
  while (!pack.empty()) {
    const std::size_t blank = pack.find(' '), line = pack.find('\n');
    std::size_t path_size = 0, text_size = 0;
    [[maybe_unused]] const bool read = read_number(pack.substr(0, blank), path_size) &&
                                       read_number(pack.substr(blank + 1, line - blank - 1), text_size);
    assert(read && line + 1 + path_size + text_size <= pack.size());  // the build wrote it
    pack.remove_prefix(line + 1);
    files.add("/" + std::string(pack.substr(0, path_size)), std::string(pack.substr(path_size, text_size)));
    pack.remove_prefix(path_size + text_size);
  }
  files.put_compressed_beside();
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
