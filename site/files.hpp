// The files that the page hands to the engine: facts, ledger, catalogues, trained weights. They replace the files that
// are embedded in the native program (core/embedded.hpp).
#pragma once

#include <string>

namespace ludarium {

void add_file(std::string path, std::string text);

}  // namespace ludarium
