// Whole games in every language, each line looked through for what no native speaker would write: a number with the
// wrong form of its word, a sentence that begins small, brackets in brackets, a seat called by its id.
#include <gtest/gtest.h>

#include <regex>
#include <sstream>

#include "cli/program.hpp"
#include "tests/words/po_file.hpp"
#include "words/catalogue.hpp"

namespace ludarium {
namespace spoken_language_test {

std::string played(const std::string& game, const std::string& seats, const std::string& language) {
  std::string answers = "help\nscore\n";
  for (int i = 0; i < 200; ++i) answers += std::to_string(1 + i * 7 % 5) + "\n1\n";
  std::istringstream in(answers);
  std::ostringstream out, err;
  std::vector<std::string> arguments{"play", game, "--seats", seats, "--seed", "5"};
  if (seats != "1") arguments.insert(arguments.end(), {"--bots", "random"});
  run_program(arguments, {in, out, err}, language);
  return out.str();
}

bool in_a_word(char byte) { return static_cast<unsigned char>(byte) >= 0x80 || std::isalpha(byte) != 0; }

// The counted words of a language: every form, and the keys that have it.
using Forms = std::map<std::string, std::set<std::string>>;

Forms forms_of(const std::string& language) {
  Forms forms;
  for (const PoEntry& entry : read_po(language))
    if (entry.plural)
      for (const std::string& form : entry.texts)
        if (form.find('{') == std::string::npos) forms[form].insert(entry.key);
  return forms;
}

// The longest counted word that the text begins with.
Forms::const_iterator word_at(std::string_view text, const Forms& forms) {
  auto longest = forms.end();
  for (auto form = forms.begin(); form != forms.end(); ++form)
    if (text.starts_with(form->first) && (text.size() == form->first.size() || !in_a_word(text[form->first.size()])))
      if (longest == forms.end() || form->first.size() > longest->first.size()) longest = form;
  return longest;
}

// "3 mince" of the line, if the language would say it otherwise.
std::string miscounted(const std::string& line, const Forms& forms, const Catalogue& words) {
  static const std::regex counted(R"((^|[ (+])(\d+) )");
  for (std::sregex_iterator each(line.begin(), line.end(), counted), none; each != none; ++each) {
    const auto form =
        word_at(std::string_view(line).substr(static_cast<std::size_t>(each->position() + each->length())), forms);
    if (form == forms.end()) continue;
    const std::string found = (*each)[2].str() + " " + form->first;
    const auto right = [&](const std::string& key) { return words.counted(key, std::stol((*each)[2])) == found; };
    if (std::none_of(form->second.begin(), form->second.end(), right)) return found;
  }
  return {};
}

// The drawn map has no sentences.
std::string without_map(const std::string& line) { return line.find("│") == std::string::npos ? line : ""; }

class SpokenLanguage : public testing::TestWithParam<std::tuple<const char*, std::string>> {};
INSTANTIATE_TEST_SUITE_P(Games, SpokenLanguage,
                         testing::Combine(testing::Values("scythe", "settlers", "paladins"),
                                          testing::ValuesIn(translated_languages())),
                         [](const auto& test) { return std::get<0>(test.param) + ("_" + std::get<1>(test.param)); });

TEST_P(SpokenLanguage, is_spoken_as_at_a_table) {
  const auto& [game, language] = GetParam();
  static const std::regex notation(R"(   \([^()]*\))"), small_start(R"([a-z]\. [a-z])"),
      nested(R"(\([^()]*\([^()]*\)\))");
  static const std::regex hole(R"([{}])"), seat_id(R"(\brival\b)");
  const Catalogue words(language);
  const Forms forms = forms_of(language);
  std::set<std::string> lines;  // a game says most of them many times
  for (const char* seats : {"2", "1"}) {
    std::istringstream text(played(game, seats, language));
    for (std::string line; std::getline(text, line);) lines.insert(without_map(line));
  }
  EXPECT_GT(lines.size(), 200u);
  for (const std::string& with_notation : lines) {
    const std::string line = std::regex_replace(with_notation, notation, "");
    EXPECT_EQ(miscounted(line, forms, words), "") << line;
    for (const std::regex& oddity : {small_start, nested, hole, seat_id})
      EXPECT_FALSE(std::regex_search(line, oddity)) << line;
  }
}

}  // namespace spoken_language_test
}  // namespace ludarium
