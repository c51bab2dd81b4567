// Nothing: the target this belongs to exists to precompile GoogleTest (tests/CMakeLists.txt).
