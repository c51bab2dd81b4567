#include "words/catalogue.hpp"

#include <algorithm>
#include <array>

namespace ludarium {

namespace {

constexpr std::string_view english = "en";

std::string with_case(std::string_view key, std::string_view wanted) {
  return wanted.empty() ? std::string(key) : std::string(key) + "." + std::string(wanted);
}

// The name of a thing that is not counted: "<key>.name" if the counted form is another word (bod moci, moc).
std::optional<std::string> find_term(const Gettext& source, std::string_view key, std::string_view wanted) {
  const std::string name = std::string(key) + ".name";
  if (auto text = source.find(with_case(name, wanted))) return text;
  if (auto text = source.find(name)) return text;
  if (auto text = source.find(with_case(key, wanted))) return text;
  return source.find(std::string(key));
}

std::optional<std::string> find_counted(const Gettext& source, std::string_view key, long count,
                                        std::string_view wanted) {
  for (const std::string& entry : {with_case(key, wanted), std::string(key)}) {
    if (auto text = source.find(entry, count)) return text;
    if (auto text = source.find(entry)) return text;  // an entry without plural forms
  }
  return std::nullopt;
}

// "−3 coins" has a typographic minus. A number alone keeps its hyphen, because it may be written to a file.
std::string digits(long number) {
  const std::string text = std::to_string(number);
  return number < 0 ? "−" + text.substr(1) : text;
}

const MessageArg* find_arg(const Message& message, std::string_view name) {
  const auto found =
      std::find_if(message.args.begin(), message.args.end(), [&](const auto& arg) { return arg.first == name; });
  return found == message.args.end() ? nullptr : &found->second;
}

// "Pay {what}" -> "Ƥáý {what}": readable, as wide as before, and no letter of it is ASCII.
std::string in_strange_letters(std::string_view text) {
  static constexpr std::array<std::string_view, 26> small{"á", "ƀ", "ç", "đ", "é", "ƒ", "ğ", "ĥ", "í",
                                                          "ĵ", "ķ", "ľ", "ɱ", "ñ", "ó", "ƥ", "ɋ", "ŕ",
                                                          "š", "ť", "ú", "ṽ", "ŵ", "ẋ", "ý", "ž"};
  static constexpr std::array<std::string_view, 26> large{"Á", "Ɓ", "Ç", "Đ", "É", "Ƒ", "Ğ", "Ĥ", "Í",
                                                          "Ĵ", "Ķ", "Ľ", "Ḿ", "Ñ", "Ó", "Ƥ", "Ɋ", "Ŕ",
                                                          "Š", "Ť", "Ú", "Ṽ", "Ŵ", "Ẋ", "Ý", "Ž"};
  std::string result;
  bool in_hole = false;
  for (const char letter : text) {
    if (letter == '{') in_hole = true;
    if (letter == '}') in_hole = false;
    if (!in_hole && letter >= 'a' && letter <= 'z') {
      result += small[static_cast<std::size_t>(letter - 'a')];
    } else if (!in_hole && letter >= 'A' && letter <= 'Z') {
      result += large[static_cast<std::size_t>(letter - 'A')];
    } else {
      result += letter;
    }
  }
  return result;
}

template <class... Ts>
struct Overloaded : Ts... {
  using Ts::operator()...;
};
template <class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;  // clang 14 does not deduce it by itself

}  // namespace

Catalogue::Catalogue(std::string language) : language_(std::move(language)), ledger_(Ledger::embedded()) {
  const auto known = languages();
  marked_ = language_ == marked_language;
  if (std::find(known.begin(), known.end(), language_) == known.end()) language_ = english;
  sources_.emplace_back(language_);
  if (language_ != english) sources_.emplace_back(std::string(english));
}

std::string Catalogue::say(const Message& message) const { return say(message, {}); }
std::string Catalogue::term(std::string_view key) const { return term(key, {}); }
std::string Catalogue::counted(std::string_view key, long count) const { return counted(key, count, {}); }

// If an edition has other words for the rule, its English text is better than a wrong text in the reader's language.
std::string Catalogue::rule(std::string_view id, std::string_view edition) const {
  const LedgerRow* row = ledger_.find(id);
  if (row == nullptr) return {};
  const std::string key = "rule." + std::string(id);
  for (const Gettext& source : sources_)
    if (auto text = edition.empty() ? std::nullopt : source.find(with_case(key, edition))) return mark(*text);
  for (const Gettext& source : sources_)
    if (auto text = source.find(key)) return mark(*text);
  return mark(row->text);
}

std::string Catalogue::say(const Message& message, Case wanted) const {
  return fill(term(message.key, wanted), message);
}

std::string Catalogue::mark(std::string text) const { return marked_ ? in_strange_letters(text) : text; }

std::string Catalogue::say(const MessageArg& arg, Case wanted) const {
  return std::visit(
      Overloaded{[](long number) { return std::to_string(number); }, [](const std::string& literal) { return literal; },
                 [&](const Term& t) { return term(t.key, wanted); },
                 [&](const Counted& c) { return counted(c.key, c.count, wanted); },
                 [&](const std::vector<Message>& list) {
                   std::string joined;
                   for (const Message& item : list) joined += (joined.empty() ? "" : ", ") + say(item, wanted);
                   return joined;
                 }},
      arg);
}

// Replaces {name} and {name.acc}. A hole without a value stays visible, so that the mistake is seen. Values are not
// searched for holes: a player may have the name "{who}".
std::string Catalogue::fill(std::string_view text, const Message& message) const {
  std::string result;
  while (!text.empty()) {
    const auto open = text.find('{');
    const auto close = text.find('}', open == std::string_view::npos ? text.size() : open);
    result += text.substr(0, open);
    if (close == std::string_view::npos) return result += open == std::string_view::npos ? "" : text.substr(open);

    const std::string_view hole = text.substr(open + 1, close - open - 1);
    const auto dot = hole.find('.');
    const Case wanted = dot == std::string_view::npos ? Case{} : hole.substr(dot + 1);
    const MessageArg* arg = find_arg(message, hole.substr(0, dot));
    result += arg != nullptr ? say(*arg, wanted) : std::string(text.substr(open, close - open + 1));
    text.remove_prefix(close + 1);
  }
  return result;
}

std::string Catalogue::term(std::string_view key, Case wanted) const {
  for (const Gettext& source : sources_)
    if (auto text = find_term(source, key, wanted)) return mark(*text);
  return std::string(key);
}

std::string Catalogue::counted(std::string_view key, long count, Case wanted) const {
  const std::string number = digits(count) + " ";
  for (const Gettext& source : sources_)
    if (auto text = find_counted(source, key, count, wanted)) return number + mark(*text);
  return number + std::string(key);
}

}  // namespace ludarium
