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
# Training, datasets and the arena are not part of the page.
add_layer(bots LINK ludarium_core WITHOUT thinker.cpp features.cpp arena.cpp trainer.cpp match_report.cpp rewards.cpp
          dataset)

# Only the rules and the bots' thinking are asked millions of times; everything else is compiled to be small, because it
# travels. It becomes a library of its own, so that files with the same options are compiled together.
function(compile_small target)
  get_target_property(sources ${target} SOURCES)
  set(small ${sources})
  list(FILTER small INCLUDE REGEX "[.]cpp$")
  list(FILTER small EXCLUDE REGEX "/(rules|bot)/|/games/[a-z]+/[a-z]+[.]cpp$|/core/(perft|hash|finality|trial|ways)[.]cpp$")
  list(REMOVE_ITEM sources ${small})
  set_target_properties(${target} PROPERTIES SOURCES "${sources}")
  add_library(${target}_small OBJECT ${small})
  set_target_properties(${target}_small PROPERTIES UNITY_BUILD_MODE GROUP DISABLE_PRECOMPILE_HEADERS ON)
  target_compile_options(${target}_small PRIVATE -Oz)
  target_include_directories(${target}_small PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${target}_small PRIVATE ludarium_headers ludarium_warnings)
  target_sources(${target} PRIVATE $<TARGET_OBJECTS:${target}_small>)
endfunction()
foreach(layer core words table)
  compile_small(ludarium_${layer})
endforeach()
foreach(game IN LISTS games)
  compile_small(ludarium_${game})
endforeach()

# What is written once for all games (games/all.hpp) is compiled for each alone.
foreach(game IN LISTS games)
  set(generated ${PROJECT_BINARY_DIR}/generated/${game})
  write_game_headers(${generated} ${game})
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/site/*.cpp)
  list(FILTER sources EXCLUDE REGEX boost_json)
  add_library(${game}_site OBJECT ${sources})
  compile_folders_together(${game}_site 8 ${sources})
  target_compile_options(${game}_site PRIVATE -Oz)
  target_include_directories(${game}_site PRIVATE ${generated} ${PROJECT_SOURCE_DIR})
  target_link_libraries(${game}_site PRIVATE ludarium_headers ludarium_warnings)
  add_executable(${game} $<TARGET_OBJECTS:${game}_site> games/games.cpp bots/thinker.cpp)
  set_target_properties(${game} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/engine)
  target_include_directories(${game} PRIVATE ${generated} ${PROJECT_SOURCE_DIR})
  target_link_libraries(${game} PRIVATE ludarium_table ludarium_bots ludarium_words ludarium_${game} ludarium_core
                                        ludarium_warnings)
  target_link_options(
    ${game} PRIVATE -fwasm-exceptions -sSTANDALONE_WASM --no-entry -sALLOW_MEMORY_GROWTH -sTOTAL_STACK=1MB
    -sINITIAL_MEMORY=16MB -sEXPORTED_FUNCTIONS=_site_room,_site_add_file,_site_answer,_site_answer_size)
  if(LUDARIUM_QUICK_LINK)
    target_link_options(${game} PRIVATE -O1)
  endif()
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
