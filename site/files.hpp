// The files the page hands to the engine: facts, ledger, catalogues, what bots have learned. They stand in for what is
// embedded in the native program (core/embedded.hpp).
#pragma once

#include <string>

namespace ludarium {

void add_file(std::string path, std::string text);

}  // namespace ludarium
