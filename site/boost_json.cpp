// Boost.JSON as source, because there is no compiled library of it for the browser.
#include <boost/json/src.hpp>
