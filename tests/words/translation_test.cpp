// What a translation must not do, as far as a program can see it: leave English words behind, call a thing otherwise
// than the rulebook does, outgrow its button. Lists of what is meant so stand beside this file; a line of theirs that
// is not needed any more fails too.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <regex>

#include "tests/words/po_file.hpp"
#include "words/ledger.hpp"

namespace ludarium {
namespace translation_test {

namespace fs = std::filesystem;

// The small letter of a Latin one, as far as the four languages go.
char32_t lower(char32_t letter) {
  if ((letter >= U'A' && letter <= U'Z') || (letter >= 0xc0 && letter <= 0xde && letter != 0xd7)) return letter + 0x20;
  const bool odd_is_large = (letter >= 0x139 && letter <= 0x148) || (letter >= 0x179 && letter <= 0x17e);
  if (letter < 0x100 || letter > 0x17e) return letter;
  return (letter % 2 == 1) == odd_is_large ? letter + 1 : letter;
}

// Letters of one or two bytes; what is longer is punctuation and stays.
std::string lower(const std::string& text) {
  std::string small;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte < 0x80) {
      small += static_cast<char>(lower(byte));
    } else if ((byte & 0xe0) == 0xc0 && i + 1 < text.size()) {
      const char32_t letter = lower(char32_t{(byte & 0x1fu) << 6 | (static_cast<unsigned char>(text[++i]) & 0x3fu)});
      small += {static_cast<char>(0xc0 | letter >> 6), static_cast<char>(0x80 | (letter & 0x3f))};
    } else {
      small += text[i];
    }
  }
  return small;
}

// Without holes and without what stands in backquotes, which is notation.
std::string spoken(const std::string& text) {
  static const std::regex unspoken(R"(\{[^}]*\}|`[^`]*`|\\[a-z])");
  return std::regex_replace(text, unspoken, " ");
}

// The bytes of letters; three bytes are dashes, quotes and arrows.
bool in_a_word(unsigned char byte) { return (byte >= 0x80 && byte < 0xe0) || std::isalpha(byte) != 0; }

std::set<std::string> words_of(const std::string& text) {
  std::set<std::string> words;
  std::string word;
  for (const char byte : lower(spoken(text)) + " ") {
    if (in_a_word(static_cast<unsigned char>(byte))) {
      word += byte;
    } else {
      if (word.size() > 1) words.insert(word);
      word.clear();
    }
  }
  return words;
}

std::set<std::string> lines_of(const std::string& name) {
  std::ifstream file(fs::path(source_tree) / "tests/words" / name);
  std::set<std::string> lines;
  for (std::string line; std::getline(file, line);)
    if (!line.empty() && line.front() != '#') lines.insert(line);
  EXPECT_FALSE(lines.empty()) << name;
  return lines;
}

// What English says under a key: its message, or the ledger's sentence where players are not told otherwise.
const std::map<std::string, std::string>& english() {
  static const auto texts = [] {
    std::map<std::string, std::string> all;
    for (const PoEntry& entry : read_po("en")) {
      std::string& text = all[entry.key];
      for (const std::string& form : entry.texts) text += form + " ";
    }
    const Ledger ledger = Ledger::embedded();
    for (const LedgerRow& row : ledger.rows()) all.try_emplace("rule." + row.id, row.text);
    return all;
  }();
  return texts;
}

class Translation : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Languages, Translation, testing::ValuesIn(translated_languages()),
                         [](const auto& test) { return test.param; });

// A word of an English message may stand in another language only if that language has it too: shared_words.txt.
TEST_P(Translation, leaves_no_english_word_behind) {
  std::set<std::string> of_english;
  for (const auto& [key, text] : english()) of_english.merge(words_of(text));
  std::erase_if(of_english, [](const std::string& word) {  // names of the boxes' cards, as ledgers quote them
    return std::any_of(word.begin(), word.end(), [](unsigned char byte) { return byte >= 0x80; });
  });
  const auto shared = lines_of("shared_words.txt");
  for (const PoEntry& entry : read_po(GetParam()))
    for (const std::string& text : entry.texts)
      for (const std::string& word : words_of(text))
        EXPECT_TRUE(!of_english.contains(word) || shared.contains("all " + word) ||
                    shared.contains(GetParam() + " " + word))
            << entry.key << ": " << word << " in \"" << text << '"';
}

// The glossary's nouns, as the catalogue has them: counted terms of a game whose English is one word.
struct Noun {
  std::string key;
  std::set<std::string> english;
  std::set<std::string> stems;  // beginnings of its forms in the language, whatever the case
};

// A beginning that all cases of a word share, or nearly.
std::string stem(const std::string& word) {
  std::vector<std::string> letters;
  for (const char byte : word)
    if ((static_cast<unsigned char>(byte) & 0xc0) == 0x80 && !letters.empty())
      letters.back() += byte;
    else
      letters.emplace_back(1, byte);
  const std::size_t kept = std::clamp<std::size_t>(letters.size() < 3 ? 3 : letters.size() - 2, 3, 5);
  std::string beginning;
  for (std::size_t i = 0; i < std::min(kept, letters.size()); ++i) beginning += letters[i];
  return beginning;
}

std::vector<Noun> nouns(const std::string& language) {
  std::map<std::string, Noun> found;
  for (const PoEntry& entry : read_po("en")) {
    const bool term = entry.plural && std::count(entry.key.begin(), entry.key.end(), '.') == 1;
    if (!term || entry.texts.front().find(' ') != std::string::npos) continue;
    Noun& noun = found[entry.key];
    noun.key = entry.key;
    for (const std::string& form : entry.texts) noun.english.merge(words_of(form));
  }
  for (const PoEntry& entry : read_po(language))
    for (const std::string_view ending : {"", ".acc", ".gen", ".name", ".name.acc"})
      if (entry.key.ends_with(ending))
        if (const auto noun = found.find(entry.key.substr(0, entry.key.size() - ending.size())); noun != found.end())
          for (const std::string& form : entry.texts)
            for (const std::string& word : words_of(form)) noun->second.stems.insert(stem(word));
  std::vector<Noun> all;
  for (auto& [key, noun] : found) all.push_back(noun);
  return all;
}

// The game a message or rule belongs to: "scythe" of "scythe.board.stars", "rule.SC-MOVE-01" and "chapter.SC-MOVE".
std::string game_of(const std::string& key) {
  static const std::map<std::string, std::string> ledgers{{"SC", "scythe"}, {"IS", "settlers"}, {"PW", "paladins"}};
  const std::size_t dot = key.find('.');
  if (!key.starts_with("rule.") && !key.starts_with("chapter.")) return key.substr(0, dot);
  const auto game = ledgers.find(key.substr(dot + 1, 2));
  return game == ledgers.end() ? "" : game->second;
}

bool says(const std::string& text, const std::set<std::string>& stems) {
  return std::any_of(stems.begin(), stems.end(),
                     [&](const std::string& each) { return text.find(each) != std::string::npos; });
}

bool names(const std::set<std::string>& words, const Noun& noun) {
  return std::any_of(noun.english.begin(), noun.english.end(),
                     [&](const std::string& form) { return words.contains(form); });
}

// A message about workers contains a form of the rulebook's word for them. Sentences do without some words that English
// needs (a player, a turn); the scenes of encounter cards are stories, whose oil is no resource; the rest that says it
// otherwise on purpose stands in said_otherwise.txt.
TEST_P(Translation, uses_the_words_of_the_glossary) {
  const std::set<std::string> dispensable{"player", "turn", "hex", "step", "action"};
  auto otherwise = lines_of("said_otherwise.txt");
  std::erase_if(otherwise, [](const std::string& line) { return !line.starts_with(GetParam()); });
  const auto all = nouns(GetParam());
  EXPECT_GT(all.size(), 60u);
  for (const PoEntry& entry : read_po(GetParam())) {
    const auto original = english().find(entry.key);
    if (original == english().end() || entry.key.starts_with("scythe.scene.")) continue;
    const auto original_words = words_of(original->second);
    std::string text;
    for (const std::string& form : entry.texts) text += lower(form) + " ";
    for (const Noun& noun : all) {
      if (!noun.key.starts_with(game_of(entry.key) + ".") ||
          dispensable.contains(noun.key.substr(noun.key.find('.') + 1)))
        continue;
      if (!names(original_words, noun) || says(text, noun.stems)) continue;
      EXPECT_EQ(otherwise.erase(GetParam() + " " + entry.key + " " + noun.key), 1u)
          << GetParam() + " " + entry.key + " " + noun.key << ": \"" << original->second << "\" → \"" << text << '"';
    }
  }
  for (const std::string& line : otherwise) ADD_FAILURE() << "not needed any more: " << line;
}

// Quotes and percents of the language, no typewriter quotes, and nobody is shouted at.
TEST_P(Translation, writes_signs_as_the_language_does) {
  const std::regex typewriter(R"((^|[ (])'[^' ]|\\"|!)");
  const std::regex foreign(GetParam() == "cs" ? R"(”|[0-9}]%)" : R"(“|[0-9}] %)");
  for (const PoEntry& entry : read_po(GetParam()))
    for (const std::string& text : entry.texts) {
      EXPECT_FALSE(std::regex_search(text, typewriter)) << entry.key << ": " << text;
      EXPECT_FALSE(std::regex_search(text, foreign)) << entry.key << ": " << text;
    }
}

// The numbers of a rule; ids of other rules, chapters and hexes (B5) are names.
std::set<std::string> numbers_of(const std::string& text) {
  static const std::regex name(
      R"((?:\b[A-Z]{1,6}-)+\d+(?:(?:\.\.|/|, -| and -)\d+)*|\b[A-HNP]\d+\b|\b(?:chapter|section) \d+)");
  static const std::regex number(R"(\d+)");
  const std::string plain = std::regex_replace(text, name, "");
  std::set<std::string> numbers;
  for (std::sregex_iterator each(plain.begin(), plain.end(), number), none; each != none; ++each)
    numbers.insert(each->str());
  return numbers;
}

TEST_P(Translation, has_the_numbers_of_the_rules) {
  const std::set<std::string> put_otherwise{"rule.PW-ATT-04"};  // English has a formula
  for (const PoEntry& entry : read_po(GetParam())) {
    const auto original = english().find(entry.key);
    if (!entry.key.starts_with("rule.") || original == english().end() || put_otherwise.contains(entry.key)) continue;
    EXPECT_EQ(numbers_of(entry.texts.front()), numbers_of(original->second))
        << entry.key << ": \"" << original->second << "\" → \"" << entry.texts.front() << '"';
  }
}

// The keys that stand on a button of the page.
std::set<std::string> keys_on_buttons() {
  static const std::regex said(R"(say\(\s*'([a-z_.0-9]+)')");
  std::set<std::string> keys;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(source_tree) / "web/src")) {
    if (entry.path().extension() != ".svelte") continue;
    std::ifstream file(entry.path());
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    for (auto end = text.find("</button"); end != std::string::npos; end = text.find("</button", end + 1)) {
      const auto begin = text.rfind('>', end);
      const std::string label = text.substr(begin + 1, end - begin - 1);
      for (std::sregex_iterator key(label.begin(), label.end(), said), none; key != none; ++key) keys.insert((*key)[1]);
    }
  }
  return keys;
}

std::size_t letters(const std::string& text) {
  static const std::string soft_hyphen = "\u00ad";
  std::size_t count = 0;
  for (const char byte : text) count += (static_cast<unsigned char>(byte) & 0xc0) != 0x80 ? 1 : 0;
  for (auto at = text.find(soft_hyphen); at != std::string::npos; at = text.find(soft_hyphen, at + 1)) --count;
  return count;
}

TEST_P(Translation, fits_its_button) {
  constexpr std::size_t always_fits = 12;  // the narrowest button
  const auto keys = keys_on_buttons();
  EXPECT_GT(keys.size(), 15u);
  std::map<std::string, std::size_t> room;
  for (const PoEntry& entry : read_po("en"))
    if (keys.contains(entry.key)) room[entry.key] = std::max(letters(entry.texts.front()) * 16 / 10, always_fits);
  for (const PoEntry& entry : read_po(GetParam()))
    if (const auto most = room.find(entry.key); most != room.end()) {
      EXPECT_LE(letters(entry.texts.front()), most->second) << entry.texts.front();
    }
}

}  // namespace translation_test
}  // namespace ludarium
