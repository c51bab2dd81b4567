#include "cli/files.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace ludarium {
namespace {

Error file_error(const char* key, const std::string& path) { return {"file", {key, {{"path", path}}}}; }

}  // namespace

bool is_there(const std::string& path) {
  std::error_code fault;
  return std::filesystem::exists(path, fault);
}

Result<std::string> read_text_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  if (!file || std::filesystem::is_directory(path) || !(text << file.rdbuf() || file.peek() == EOF))
    return file_error("cli.file.unreadable", path);
  return text.str();
}

Result<bool> write_text_file(const std::string& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  file << text << std::flush;
  if (!file) return file_error("cli.file.unwritable", path);
  return true;
}

Result<DataSource> read_data_folder(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code fault;
  DataSource data;
  for (fs::recursive_directory_iterator at(path, fault), end; !fault && at != end; at.increment(fault)) {
    if (!at->is_regular_file() || at->path().extension() != ".toml") continue;
    auto text = read_text_file(at->path().string());
    if (!text) return text.error();
    data.files.push_back({fact_name(fs::relative(at->path(), path).generic_string()), std::move(*text)});
  }
  if (fault) return file_error("cli.file.no_folder", path);
  std::sort(data.files.begin(), data.files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
  return data;
}

}  // namespace ludarium
