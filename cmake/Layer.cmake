# add_layer(<folder> [QUICK] [NAME <name>] LINK <libraries>... [WITHOUT <files or subfolders>...])
# One static library ludarium_<name> (by default the folder's own) from all sources below a folder; new files are picked
# up by the next build. A folder without sources is an interface library, so that the layers above it can already name it.
# QUICK: in the Dev build it is not optimised. It waits for people, sockets and disks, and optimising it takes half of the
# compiler's time. Release optimises everything.
function(add_layer folder)
  cmake_parse_arguments(arg "QUICK" "NAME" "LINK;WITHOUT" ${ARGN})
  if(NOT arg_NAME)
    set(arg_NAME ${folder})
  endif()
  set(target ludarium_${arg_NAME})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
  foreach(part IN LISTS arg_WITHOUT)
    list(FILTER sources EXCLUDE REGEX "^${PROJECT_SOURCE_DIR}/${folder}/${part}($|/)")
  endforeach()
  if(NOT sources)
    add_library(${target} INTERFACE)
    target_include_directories(${target} INTERFACE ${PROJECT_SOURCE_DIR})
    target_link_libraries(${target} INTERFACE ${arg_LINK})
    return()
  endif()
  add_library(${target} STATIC ${sources})
  compile_folders_together(${target} 8 ${sources})
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(${target} PUBLIC ${arg_LINK} PRIVATE ludarium_warnings)
  if(arg_QUICK AND CMAKE_BUILD_TYPE STREQUAL Dev)
    target_compile_options(${target} PRIVATE -O0)
    use_common_header(${target} ludarium_first_quick)
  else()
    use_common_header(${target})
  endif()
endfunction()

# use_common_header(<target> [<owner>]): Boost.JSON stands in the Game concept, so nearly every file reads it. It is
# precompiled once by the owner, ludarium_core; and once more by ludarium_first_quick for what is not optimised.
function(use_common_header target)
  set(owner ludarium_core ${ARGN})
  list(GET owner -1 owner)
  if(owner STREQUAL ludarium_first_quick AND NOT TARGET ludarium_first_quick)
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/first_quick.cpp CONTENT "// Only there to precompile a header.\n")
    add_library(ludarium_first_quick OBJECT ${PROJECT_BINARY_DIR}/generated/first_quick.cpp)
    target_compile_options(ludarium_first_quick PRIVATE -O0)
    target_link_libraries(ludarium_first_quick PRIVATE ludarium_core ludarium_warnings Threads::Threads)
    use_common_header(ludarium_first_quick ludarium_first_quick)
  endif()
  # What Python loads is made of these libraries, too: code that may lie anywhere, and of which nobody outside sees a symbol,
  # so that it is no slower for that. Who shares a precompiled header has to be compiled the same way.
  if(owner STREQUAL ludarium_core AND NOT EMSCRIPTEN)
    target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:CXX>:-fPIC> $<$<COMPILE_LANGUAGE:CXX>:-fvisibility=hidden>)
  endif()
  if(target STREQUAL owner)
    target_precompile_headers(${target} PRIVATE <boost/json.hpp> <algorithm> <array> <cstdint> <map> <optional> <string>
                              <string_view> <variant> <vector>)
  else()
    target_precompile_headers(${target} REUSE_FROM ${owner})
  endif()
endfunction()

# compile_folders_together(<target> <most> <sources>...): where CMAKE_UNITY_BUILD is on, the files of one folder become one
# translation unit, at most so many at a time. The headers they share are then read once, which is most of the time. File-local
# names must differ within a folder; between folders they need not. Alone stay checks/why.cpp, whose functions are
# named after the actions, the lists of requests, whose fields have the shortest names, and boost_asio.cpp, which is long.
function(compile_folders_together target most)
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
  list(FILTER ARGN EXCLUDE REGEX "/(checks/why|site/site|table/messages|boost_asio)[.]cpp$")
  foreach(source IN LISTS ARGN)
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE path)
    cmake_path(GET path PARENT_PATH folder)
    string(MAKE_C_IDENTIFIER ${folder} group)
    if(NOT DEFINED count_${group})
      set(count_${group} 0)
    endif()
    set(together ${most})
    if(folder MATCHES "/(network|load)$")  # coroutines over sockets take longest: so that both cores have work
      set(together 2)
    endif()
    math(EXPR number "${count_${group}} / ${together}")
    math(EXPR count_${group} "${count_${group}} + 1")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group}_${number})
  endforeach()
endfunction()

# take_optimised_copies(<program> [<libraries>...]): of a function that a header defines the linker keeps the first copy it
# meets. So that this is one of the optimised libraries, they come first and whole.
function(take_optimised_copies target)
  set(libraries ludarium_core ludarium_words ludarium_bots ludarium_table ${ARGN})
  foreach(game IN LISTS games)
    list(APPEND libraries ludarium_${game})
  endforeach()
  list(TRANSFORM libraries REPLACE "(.+)" "$<TARGET_FILE:\\1>")
  target_link_options(${target} PRIVATE LINKER:--whole-archive ${libraries} LINKER:--no-whole-archive)
endfunction()
