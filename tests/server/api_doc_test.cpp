// docs/api.md and the code say the same: every endpoint, and what their bodies may hold.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "server/api.hpp"
#include "tests/source_tree.hpp"

namespace ludarium {
namespace api_doc_test {

std::string page() {
  std::ostringstream text;
  text << std::ifstream(std::string(source_tree) + "/docs/api.md").rdbuf();
  return text.str();
}

std::set<std::string> endpoints_of_the_page() {
  const std::string text = page();
  const std::regex row("\\| `(GET|POST|DELETE) (/api/[^`? ]*)");
  std::set<std::string> found;
  for (std::sregex_iterator it(text.begin(), text.end(), row), end; it != end; ++it)
    found.insert((*it)[1].str() + " " + (*it)[2].str());
  return found;
}

TEST(ApiDoc, lists_every_endpoint_and_no_other) {
  std::set<std::string> known;
  for (const Api::Route& route : Api::routes())
    known.insert(std::string(route.method) + " " + std::string(route.pattern));
  EXPECT_EQ(endpoints_of_the_page(), known);
}

TEST(ApiDoc, names_every_field_of_a_body) {
  const std::string text = page();
  for (const Api::Route& route : Api::routes())
    for (const RequestField& field : route.body) {
      const std::string name(field.name);
      const bool named = text.find("`" + name) != std::string::npos || text.find("\"" + name) != std::string::npos;
      EXPECT_TRUE(named) << route.pattern << ": " << name;
    }
}

}  // namespace api_doc_test
}  // namespace ludarium
