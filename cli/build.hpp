// Build is what differs between builds of the program: the version of CMakeLists.txt, the commit, the embedded page.
// Example: run_program(arguments, streams, language, this_build());
#pragma once

#include <string>
#include <string_view>

namespace ludarium {

struct Build {
  std::string version;
  std::string commit;     // empty if the sources came without git
  std::string_view page;  // the browser client as a pack (server/static_files.hpp), if any
};

Build this_build();  // without the page; cmake/Version.cmake generates it for the program

}  // namespace ludarium
