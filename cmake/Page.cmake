# embed_page(<target>): puts the browser client into a program. Ninja builds it (web/tools/build-page.mjs) while it compiles
# the rest, into one file of names and bytes, which the assembler includes. Without LUDARIUM_PAGE the program has no page
# and `serve` needs --web.
option(LUDARIUM_PAGE "Put the browser client into the program; needs Node and web/node_modules" OFF)

function(embed_page target)
  set(pack ${PROJECT_BINARY_DIR}/generated/page.pack)
  if(LUDARIUM_PAGE)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/web/src/* ${PROJECT_SOURCE_DIR}/web/public/*
         ${PROJECT_SOURCE_DIR}/locale/*/web.po ${PROJECT_SOURCE_DIR}/games/*/words/*.po
         ${PROJECT_SOURCE_DIR}/build-site/engine/*.wasm)
    list(FILTER sources EXCLUDE REGEX "/web/src/words/generated/|[.]test[.]ts$")
    list(APPEND sources ${PROJECT_SOURCE_DIR}/web/index.html ${PROJECT_SOURCE_DIR}/web/vite.config.ts
         ${PROJECT_SOURCE_DIR}/web/package-lock.json ${PROJECT_SOURCE_DIR}/web/tools/build-page.mjs
         ${PROJECT_SOURCE_DIR}/web/tools/compile-words.mjs ${PROJECT_SOURCE_DIR}/web/tools/compress.mjs)
    add_custom_command(
      OUTPUT ${pack}
      COMMAND node tools/build-page.mjs ${pack}
      WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}/web
      DEPENDS ${sources}
      COMMENT "Building the page"
      VERBATIM)
  elseif(NOT EXISTS ${pack})
    file(WRITE ${pack} "")
  endif()
  set(assembly ${PROJECT_BINARY_DIR}/generated/page.S)
  file(CONFIGURE OUTPUT ${assembly} @ONLY CONTENT
"    .section .rodata
    .globl ludarium_page, ludarium_page_end
ludarium_page:
    .incbin \"${pack}\"
ludarium_page_end:
    .byte 0
    .section .note.GNU-stack,\"\",%progbits
")
  set_source_files_properties(${assembly} PROPERTIES OBJECT_DEPENDS ${pack})
  target_sources(${target} PRIVATE ${assembly})
endfunction()
