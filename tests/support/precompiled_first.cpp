// An empty file: its target exists to precompile GoogleTest (tests/CMakeLists.txt).
