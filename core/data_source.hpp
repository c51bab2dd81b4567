// Where the facts come from: the files embedded in the program, or a folder the user named with --data.
// core only knows text by name; reading folders is the business of the program (cli/).
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

// What a file of facts is called: "scythe/map.toml" for both "games/scythe/data/map.toml", as the source tree has it,
// and "scythe/map.toml" in a folder of its own.
std::string fact_name(std::string_view path);

// Something wrong or not verified in a data file.
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
