// Boost.Asio and Beast, compiled once: the build defines BOOST_ASIO_SEPARATE_COMPILATION and
// BOOST_BEAST_SEPARATE_COMPILATION for whoever uses this library.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
