# embed_files(<target>): put the facts (games/*/data/*.toml), the ledgers (games/*/ledger*.md), the bots' trained weights
# (games/*/bot/weights.txt) and the catalogues, compiled to one locale/<language>.mo each, into the binary. The assembler
# includes the bytes (.incbin), so size costs no compile time; a generated table names them (core/embedded.hpp).
find_program(MSGFMT msgfmt REQUIRED)
find_program(MSGCAT msgcat REQUIRED)

function(embed_files target)
  file(GLOB data CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/games/*/data/*.toml)
  file(GLOB ledgers CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/games/*/ledger*.md)
  file(GLOB languages LIST_DIRECTORIES true RELATIVE ${PROJECT_SOURCE_DIR}/locale ${PROJECT_SOURCE_DIR}/locale/*)

  set(names)
  set(files)
  file(GLOB weights CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/games/*/bot/weights.txt)
  foreach(path IN LISTS data ledgers weights)
    list(APPEND names ${path})
    list(APPEND files ${PROJECT_SOURCE_DIR}/${path})
  endforeach()
  foreach(language IN LISTS languages)
    compile_catalogue(${language} compiled)
    list(APPEND names ${compiled})
    list(APPEND files ${PROJECT_BINARY_DIR}/generated/${compiled})
  endforeach()

  write_embedded_bytes("${files}")
  write_embedded_table("${names}")
  target_sources(${target} PRIVATE ${PROJECT_BINARY_DIR}/generated/embedded_bytes.S
                                   ${PROJECT_BINARY_DIR}/generated/embedded_table.cpp)
  set_source_files_properties(${PROJECT_BINARY_DIR}/generated/embedded_bytes.S PROPERTIES OBJECT_DEPENDS "${files}")
endfunction()

# locale/cs/*.po and games/*/words/cs/*.po -> locale/cs.mo; fuzzy entries stay out, a broken entry stops the build.
function(compile_catalogue language result)
  set(compiled locale/${language}.mo)
  set(output ${PROJECT_BINARY_DIR}/generated/${compiled})
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/locale/${language}/*.po
       ${PROJECT_SOURCE_DIR}/games/*/words/${language}/*.po)
  cmake_path(GET output PARENT_PATH folder)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${folder}
    COMMAND ${MSGCAT} --use-first --no-location -o ${folder}/${language}.po ${sources}
    COMMAND ${MSGFMT} --check --endianness=little -o ${output} ${folder}/${language}.po
    DEPENDS ${sources}
    COMMENT "Compiling the catalogue of ${language}"
    VERBATIM)
  set(${result} ${compiled} PARENT_SCOPE)
endfunction()

function(write_embedded_bytes files)
  set(text "    .section .rodata\n")
  set(number 0)
  foreach(file IN LISTS files)
    string(APPEND text "    .globl ludarium_embedded_${number}, ludarium_embedded_${number}_end\n"
                       "    .balign 16\nludarium_embedded_${number}:\n    .incbin \"${file}\"\n"
                       "ludarium_embedded_${number}_end:\n    .byte 0\n")
    math(EXPR number "${number} + 1")
  endforeach()
  string(APPEND text "    .section .note.GNU-stack,\"\",%progbits\n")
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/embedded_bytes.S CONTENT "${text}" @ONLY)
endfunction()

function(write_embedded_table names)
  set(symbols "")
  set(rows "")
  set(number 0)
  foreach(name IN LISTS names)
    string(APPEND symbols "extern const char ludarium_embedded_${number}[], ludarium_embedded_${number}_end[];\n")
    string(APPEND rows "      entry(\"${name}\", ludarium_embedded_${number}, ludarium_embedded_${number}_end),\n")
    math(EXPR number "${number} + 1")
  endforeach()
  configure_file(${PROJECT_SOURCE_DIR}/cmake/embedded_table.cpp.in ${PROJECT_BINARY_DIR}/generated/embedded_table.cpp
                 @ONLY)
endfunction()
