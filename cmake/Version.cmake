# What `ludarium --version` says of this build. The number is that of project() and stands nowhere else. The commit is
# asked for again whenever HEAD has moved; only the generated file below knows it, and only the program links that file,
# so a new commit compiles ten lines and nothing else.
if(CMAKE_SCRIPT_MODE_FILE)  # called by the command below
  execute_process(COMMAND git rev-parse --short=12 HEAD OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE
                  ERROR_QUIET)
  configure_file(${template} ${output} @ONLY)
  return()
endif()

set(version_file ${PROJECT_BINARY_DIR}/generated/build.cpp)

# Git notes down every move of HEAD there. Without Git, as in a tarball, the commit stays empty.
execute_process(COMMAND git rev-parse --git-path logs/HEAD WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
                OUTPUT_VARIABLE head_log OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(head_log)
  cmake_path(ABSOLUTE_PATH head_log BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
  if(NOT EXISTS ${head_log})
    set(head_log)
  endif()
endif()

add_custom_command(
  OUTPUT ${version_file}
  COMMAND ${CMAKE_COMMAND} -Dversion=${PROJECT_VERSION} -Dtemplate=${PROJECT_SOURCE_DIR}/cmake/build.cpp.in
          -Doutput=${version_file} -P ${CMAKE_CURRENT_LIST_FILE}
  DEPENDS ${head_log} ${PROJECT_SOURCE_DIR}/cmake/build.cpp.in ${CMAKE_CURRENT_LIST_FILE}
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
  COMMENT "Asking Git for the commit"
  VERBATIM)
target_sources(ludarium PRIVATE ${version_file})
set_source_files_properties(${version_file} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
