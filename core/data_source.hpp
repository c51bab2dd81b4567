// DataSource is the set of fact files: those embedded in the program, or a folder that the user named with --data.
// core knows texts only by their names; the program (cli/) reads folders.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/message.hpp"

namespace ludarium {

struct DataFile {
  std::string path;  // "scythe/map.toml", relative to the data folder
  std::string text;
};

struct DataSource {
  std::vector<DataFile> files;

  const DataFile* find(std::string_view path) const {
    for (const DataFile& file : files)
      if (file.path == path) return &file;
    return nullptr;
  }
};

DataSource embedded_data();  // what was built in

// The name of a fact file: "scythe/map.toml", both for "games/scythe/data/map.toml" of the source tree and for
// "scythe/map.toml" in a folder that the user named.
std::string fact_name(std::string_view path);

// A remark about a data file: an error, or a row that nobody verified.
struct DataRemark {
  std::string file;
  int line = 0;
  Message what;
};

// "scythe/map.toml:12: ..."
inline Message with_place(const DataRemark& remark) {
  return {"data.remark", {{"file", remark.file}, {"line", number(remark.line)}, {"what", inner(remark.what)}}};
}

}  // namespace ludarium
