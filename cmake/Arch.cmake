# The engine counts bits all the time: on x86 the release uses the instructions every processor since 2009 has
# (docs/performance.md); -DLUDARIUM_ARCH=x86-64-v3 or native goes further, an empty value leaves the compiler's default.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  set(LUDARIUM_ARCH x86-64-v2 CACHE STRING "What -march= the release is built for")
endif()
if(LUDARIUM_ARCH)
  add_compile_options($<$<AND:$<CONFIG:Release,Dev>,$<COMPILE_LANGUAGE:CXX>>:-march=${LUDARIUM_ARCH}>)
endif()
