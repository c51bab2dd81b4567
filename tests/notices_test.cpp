// THIRD-PARTY.md names what is linked into the program or travels with the page: no less than the package lists say,
// and nothing that is in none of them.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <regex>
#include <set>
#include <sstream>

#include "tests/support/doc_page.hpp"

namespace ludarium {
namespace notices_test {

// The packages of the rows: | Boost | `libboost1.81-dev`, … | BSL-1.0 | …
std::set<std::string> packages_of_the_page() {
  std::istringstream page(file_text("THIRD-PARTY.md"));
  const std::regex package("`([^`]+)`");
  std::set<std::string> found;
  for (std::string line; std::getline(page, line);) {
    if (!line.starts_with("| ")) continue;
    const std::string cell = line.substr(0, line.find(" |", line.find(" |") + 2));
    for (std::sregex_iterator it(cell.begin(), cell.end(), package), end; it != end; ++it) found.insert((*it)[1]);
  }
  return found;
}

// Libraries the program and the Python package are built with; what else the lists name are tools.
std::set<std::string> libraries() {
  std::istringstream list(file_text("tools/packages/play.txt") + file_text("tools/packages/python.txt"));
  std::set<std::string> found;
  for (std::string name; list >> name;)
    if (name.ends_with("-dev")) found.insert(name);
  return found;
}

std::set<std::string> packages_of_the_client() {
  const auto package = boost::json::parse(file_text("web/package.json"));
  std::set<std::string> found;
  for (const auto& [name, version] : package.at("dependencies").as_object()) found.emplace(name);
  return found;
}

TEST(Notices, name_every_library_and_no_other) {
  std::set<std::string> used = libraries();
  used.merge(packages_of_the_client());
  const boost::json::value locked = boost::json::parse(file_text("web/package-lock.json"));
  std::set<std::string> named = packages_of_the_page();
  for (const std::string& name : used) EXPECT_TRUE(named.contains(name)) << name << " is not in THIRD-PARTY.md";
  std::istringstream site(file_text("tools/packages/site.txt"));
  for (std::string name; site >> name;) used.insert(name);
  for (const std::string& name : named)
    EXPECT_TRUE(used.contains(name) || locked.at("packages").as_object().contains("node_modules/" + name))
        << name << " is in no list of packages";
}

TEST(Notices, name_the_licence_the_client_packages_have) {
  const boost::json::value locked = boost::json::parse(file_text("web/package-lock.json"));
  std::istringstream page(file_text("THIRD-PARTY.md"));
  for (std::string line; std::getline(page, line);)
    for (const auto& [path, about] : locked.at("packages").as_object()) {
      const std::string name = path.starts_with("node_modules/") ? std::string(path.substr(13)) : "";
      if (name.empty() || line.find("`" + name + "`") == std::string::npos) continue;
      const std::string licence(about.at("license").as_string());
      EXPECT_NE(line.find("| " + licence + " |"), std::string::npos) << line << ": " << licence;
    }
}

}  // namespace notices_test
}  // namespace ludarium
