// The files of the browser client, read into memory at start: from a folder, or those built into the program.
// An address that is no file and has no dot is a page of the client, which finds its way by itself: it gets index.html.
// Example: const StaticFile* file = files.find("/tables/k3v9");
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace ludarium {

struct StaticFile {
  std::string text;
  std::string type;
  std::string tag;         // changes with the text
  bool permanent = false;  // its name changes whenever its text does
};

class StaticFiles {
 public:
  static StaticFiles from_folder(const std::string& folder);  // whatever can be read
  static StaticFiles embedded();

  const StaticFile* find(std::string_view path) const;
  bool empty() const { return files_.empty(); }

 private:
  void add(std::string path, std::string text);

  std::map<std::string, StaticFile, std::less<>> files_;
};

}  // namespace ludarium
