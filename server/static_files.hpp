// The files of the browser client, read into memory at start: from a folder, or from the pack inside the program.
// An address that is no file and has no dot is a page of the client, which finds its way by itself: it gets index.html.
// A file "a.js.br" or "a.js.gz" beside "a.js" is the same compressed (web/tools/build-page.mjs writes them); it is sent
// to browsers that accept it. Example: const StaticFile* file = files.find("/tables/k3v9"); file->as_accepted("gzip,
// br").encoding == "br"
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ludarium {

struct StaticFile {
  std::string text;
  std::string type;
  std::string tag;               // changes with the text
  bool permanent = false;        // its name changes whenever its text does
  std::string brotli{}, gzip{};  // the text compressed; empty where that gains nothing

  struct Sent {
    const std::string& text;
    std::string_view encoding;  // empty: as it is
  };
  Sent as_accepted(std::string_view accept_encoding) const;
};

class StaticFiles {
 public:
  static StaticFiles from_folder(const std::string& folder);  // whatever can be read and lies in it
  // A pack is a row of files, each as "<bytes of its path> <bytes of its text>\n", path, text (web/tools/pack.mjs).
  static StaticFiles from_pack(std::string_view pack);

  const StaticFile* find(std::string_view path) const;
  bool empty() const { return files_.empty(); }
  // What is left out: links that lead out of the folder, and links to folders.
  const std::vector<std::string>& outside() const { return outside_; }

 private:
  void add(std::string path, std::string text);
  void put_compressed_beside();

  std::map<std::string, StaticFile, std::less<>> files_;
  std::vector<std::string> outside_;
};

}  // namespace ludarium
