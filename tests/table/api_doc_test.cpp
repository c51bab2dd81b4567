// docs/api.md lists every message a viewer may send, with its fields: the page is wrong if it differs from the code.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>

#include "table/messages.hpp"
#include "tests/source_tree.hpp"

namespace ludarium {
namespace api_doc_test {

using Fields = std::set<std::string>;

std::set<std::string> quoted(const std::string& text) {
  static const std::regex code("`([a-z_]+)`");
  std::set<std::string> words;
  for (std::sregex_iterator it(text.begin(), text.end(), code), end; it != end; ++it) words.insert((*it)[1]);
  return words;
}

// The rows of the table below "### To the table": types, and every word in the column of fields that is set as code.
std::map<std::string, Fields> documented() {
  std::ifstream page(std::string(source_tree) + "/docs/api.md");
  std::map<std::string, Fields> kinds;
  bool here = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("### ")) here = line == "### To the table";
    if (!here || !line.starts_with("| `") || line.starts_with("| `type`")) continue;
    const auto first = line.find('|', 1), second = line.find('|', first + 1);
    for (const std::string& type : quoted(line.substr(0, first)))
      kinds[type] = quoted(line.substr(first, second - first));
  }
  return kinds;
}

TEST(ApiDocument, lists_the_messages_to_a_table_with_their_fields) {
  const auto pages = documented();
  std::set<std::string> named;
  for (const MessageKind& kind : messages_to_table()) {
    const std::string type(kind.type);
    named.insert(type);
    ASSERT_TRUE(pages.contains(type)) << type;
    for (const RequestField& field : kind.fields)
      EXPECT_TRUE(pages.at(type).contains(std::string(field.name))) << type << ": " << field.name;
  }
  for (const auto& [type, fields] : pages) EXPECT_TRUE(named.contains(type)) << type;
}

}  // namespace api_doc_test
}  // namespace ludarium
