# embed_files(<target>): put data/**.toml, the compiled catalogues and the rule ledgers into the binary.
# The assembler includes the bytes (.incbin), so size costs no compile time; a generated table names them
# (core/embedded.hpp).
find_program(MSGFMT msgfmt REQUIRED)

function(embed_files target)
  file(GLOB_RECURSE data CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/data/*.toml)
  file(GLOB ledgers CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/docs/rules/*.md)
  file(GLOB catalogues CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/locale/*.po)

  set(names)
  set(files)
  foreach(path IN LISTS data ledgers)
    list(APPEND names ${path})
    list(APPEND files ${PROJECT_SOURCE_DIR}/${path})
  endforeach()
  foreach(path IN LISTS catalogues)
    compile_catalogue(${path} compiled)
    list(APPEND names ${compiled})
    list(APPEND files ${PROJECT_BINARY_DIR}/generated/${compiled})
  endforeach()

  write_embedded_bytes("${files}")
  write_embedded_table("${names}")
  target_sources(${target} PRIVATE ${PROJECT_BINARY_DIR}/generated/embedded_bytes.S
                                   ${PROJECT_BINARY_DIR}/generated/embedded_table.cpp)
  set_source_files_properties(${PROJECT_BINARY_DIR}/generated/embedded_bytes.S PROPERTIES OBJECT_DEPENDS "${files}")
endfunction()

# locale/cs.po -> locale/cs.mo; fuzzy entries stay out, a broken or doubled entry stops the build.
function(compile_catalogue path result)
  string(REGEX REPLACE "\\.po$" ".mo" compiled ${path})
  set(output ${PROJECT_BINARY_DIR}/generated/${compiled})
  cmake_path(GET output PARENT_PATH folder)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${folder}
    COMMAND ${MSGFMT} --check -o ${output} ${PROJECT_SOURCE_DIR}/${path}
    DEPENDS ${PROJECT_SOURCE_DIR}/${path}
    COMMENT "Compiling ${path}"
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
