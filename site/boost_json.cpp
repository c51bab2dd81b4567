// Boost.JSON as source: there is no library of it for the browser.
#include <boost/json/src.hpp>
