# add_python_module(): build/python/ludarium, the package as Python imports it: the module of python/binding beside the files
# of python/ludarium, which are links, so that a change there needs no build. Only where Debian's Python and pybind11 are
# (tools/packages/python.txt); without them there is no target ludarium_python.
function(add_python_module)
  set(Python3_FIND_VIRTUALENV STANDARD)
  set(Python3_EXECUTABLE /usr/bin/python3)
  find_package(Python3 3.11 QUIET COMPONENTS Interpreter Development.Module)
  find_path(PYBIND11_INCLUDE pybind11/pybind11.h)
  if(NOT Python3_FOUND OR NOT PYBIND11_INCLUDE)
    message(STATUS "No Python 3.11 with pybind11 here: no Python package")
    return()
  endif()
  set(package ${PROJECT_BINARY_DIR}/python/ludarium)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/python/binding/*.cpp)
  Python3_add_library(ludarium_python MODULE WITH_SOABI ${sources})
  set_target_properties(ludarium_python PROPERTIES OUTPUT_NAME _ludarium LIBRARY_OUTPUT_DIRECTORY ${package} UNITY_BUILD OFF
                        CXX_VISIBILITY_PRESET hidden)
  target_compile_definitions(ludarium_python PRIVATE LUDARIUM_VERSION="${PROJECT_VERSION}")
  target_include_directories(ludarium_python PRIVATE ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/generated)
  target_include_directories(ludarium_python SYSTEM PRIVATE ${PYBIND11_INCLUDE})
  target_link_libraries(ludarium_python PRIVATE ludarium_bots ludarium_games ludarium_words ludarium_core Threads::Threads
                                                ludarium_warnings)
  # The module shows Python one function; two modules in one process must not meet in each other's symbols.
  target_link_options(ludarium_python PRIVATE LINKER:--exclude-libs,ALL LINKER:--gc-sections)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/python/ludarium ${PROJECT_SOURCE_DIR}/python/ludarium/*)
  list(FILTER files EXCLUDE REGEX "__pycache__")
  foreach(file IN LISTS files)
    cmake_path(GET file PARENT_PATH folder)
    file(MAKE_DIRECTORY ${package}/${folder})
    file(CREATE_LINK ${PROJECT_SOURCE_DIR}/python/ludarium/${file} ${package}/${file} SYMBOLIC)
  endforeach()
endfunction()
