# Warnings for our own sources. -Wconversion is left out: states are small integers, and every `+= 1` on one would need
# a cast that hides more than it shows.
add_library(ludarium_warnings INTERFACE)
target_compile_options(
  ludarium_warnings INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wpedantic -Wnon-virtual-dtor
                              -Woverloaded-virtual -Wcast-align -Wunused -Wdouble-promotion>)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # g++ 12 reports these inside std::string and std::variant where there is nothing wrong (GCC bugs 105651, 105562).
  target_compile_options(ludarium_warnings INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wno-restrict -Wno-maybe-uninitialized>)
  # Locals that hide locals are mistakes; a local named like a constant of the box (factions, mats) is not.
  target_compile_options(ludarium_warnings INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wshadow=local>)
endif()
if(LUDARIUM_WERROR)
  target_compile_options(ludarium_warnings INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Werror>)
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # Guesses of the optimiser, not facts about the source: worth seeing, not worth stopping for.
    target_compile_options(ludarium_warnings INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wno-error=array-bounds
                                                       -Wno-error=stringop-overflow -Wno-error=stringop-overread>)
  endif()
endif()
