# The engine in the page: configured by the preset `site` with Debian's emscripten (tools/packages/site.txt), built by
# `make site`. Every game becomes a module of its own, engine/<game>.wasm, that the page loads when the game is wanted:
# core, words, table and bots as everywhere, the game, and site/ as the way in. The facts, ledgers and catalogues are not
# inside: the page hands them in (site/files.hpp).
set(CMAKE_EXECUTABLE_SUFFIX .wasm)
add_compile_options(-fwasm-exceptions)

# Libraries that are headers alone, without the rest of /usr/include, which belongs to another machine.
foreach(library boost fmt toml++)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/headers)
  file(CREATE_LINK /usr/include/${library} ${PROJECT_BINARY_DIR}/headers/${library} SYMBOLIC)
endforeach()
add_library(ludarium_headers INTERFACE)
target_include_directories(ludarium_headers SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/headers)
target_compile_definitions(ludarium_headers INTERFACE FMT_HEADER_ONLY)

add_layer(core LINK ludarium_headers)
target_sources(ludarium_core PRIVATE site/boost_json.cpp)
add_game_layers(games)
add_layer(words LINK ludarium_core)
add_layer(table LINK ludarium_core)
# What learns and what compares bots stays at home.
add_layer(bots LINK ludarium_core WITHOUT thinker.cpp arena.cpp learn.cpp match_report.cpp)

# Only the rules and the bots' thinking are asked millions of times; everything else is compiled to be small, because it
# travels.
function(compile_small)
  foreach(target IN LISTS ARGN)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources EXCLUDE REGEX "/(rules|bot)/|/games/[a-z]+/[a-z]+[.]cpp$|/core/(perft|hash|finality)[.]cpp$")
    list(FILTER sources INCLUDE REGEX "[.]cpp$")
    set_source_files_properties(${sources} PROPERTIES COMPILE_OPTIONS -Oz SKIP_PRECOMPILE_HEADERS ON)
  endforeach()
endfunction()
list(TRANSFORM games PREPEND ludarium_ OUTPUT_VARIABLE game_layers)
compile_small(ludarium_core ludarium_words ludarium_table ${game_layers})

# What is written once for all games (games/all.hpp) is compiled for each alone.
foreach(game IN LISTS games)
  set(generated ${PROJECT_BINARY_DIR}/generated/${game})
  write_game_headers(${generated} ${game})
  file(GLOB sources CONFIGURE_DEPENDS site/*.cpp)
  list(FILTER sources EXCLUDE REGEX boost_json)
  set_source_files_properties(${sources} PROPERTIES COMPILE_OPTIONS -Oz SKIP_PRECOMPILE_HEADERS ON)
  add_executable(${game} ${sources} games/games.cpp bots/thinker.cpp)
  set_target_properties(${game} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/engine)
  target_include_directories(${game} PRIVATE ${generated} ${PROJECT_SOURCE_DIR})
  target_link_libraries(${game} PRIVATE ludarium_table ludarium_bots ludarium_words ludarium_${game} ludarium_core
                                        ludarium_warnings)
  target_link_options(
    ${game} PRIVATE -fwasm-exceptions -sSTANDALONE_WASM --no-entry -sALLOW_MEMORY_GROWTH -sTOTAL_STACK=1MB
    -sINITIAL_MEMORY=16MB -sEXPORTED_FUNCTIONS=_site_room,_site_add_file,_site_answer,_site_answer_size)
  use_common_header(${game})
endforeach()

# The catalogues the page's tables speak: one a game and language, with what every table says.
file(GLOB languages LIST_DIRECTORIES true RELATIVE ${PROJECT_SOURCE_DIR}/locale ${PROJECT_SOURCE_DIR}/locale/*)
set(catalogues)
foreach(game IN LISTS games)
  foreach(language IN LISTS languages)
    file(GLOB sources CONFIGURE_DEPENDS locale/${language}/ludarium.po locale/${language}/table.po
         locale/${language}/server.po games/${game}/words/${language}/*.po)
    set(name ${PROJECT_BINARY_DIR}/engine/${game}.${language})
    add_custom_command(
      OUTPUT ${name}.mo
      COMMAND ${MSGCAT} --use-first --no-location -o ${name}.po ${sources}
      COMMAND ${MSGFMT} --endianness=little --no-hash -o ${name}.mo ${name}.po
      DEPENDS ${sources}
      COMMENT "Compiling the catalogue of ${game}, ${language}"
      VERBATIM)
    list(APPEND catalogues ${name}.mo)
  endforeach()
endforeach()
add_custom_target(catalogues ALL DEPENDS ${catalogues})
