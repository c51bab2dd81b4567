// The files of the user: records, and a data folder that replaces the embedded facts.
#pragma once

#include <string>

#include "core/data_source.hpp"
#include "core/result.hpp"

namespace ludarium {

bool is_there(const std::string& path);
Result<std::string> read_text_file(const std::string& path);
Result<bool> write_text_file(const std::string& path, const std::string& text);
Result<DataSource> read_data_folder(const std::string& path);  // its *.toml, by name

}  // namespace ludarium
