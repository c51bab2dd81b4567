#include "words/plural_rule.hpp"

#include <array>
#include <span>

namespace ludarium {
namespace {

// Reads and evaluates the expression in one pass. Both branches of `?:` are read; only one counts.
class Reckoner {
 public:
  Reckoner(std::string_view text, unsigned long n) : rest_(text), n_(n) {}

  unsigned long choice() {
    const unsigned long condition = binary(0);
    if (!take("?")) return condition;
    const unsigned long yes = choice();
    take(":");
    const unsigned long no = choice();
    return condition ? yes : no;
  }

 private:
  static constexpr std::size_t tightest = 6;

  // The operators by precedence, the lowest first. If one operator begins another, the longer one comes first.
  static std::span<const std::string_view> operators(std::size_t strength) {
    static constexpr std::array<std::string_view, 1> either{"||"}, both{"&&"};
    static constexpr std::array<std::string_view, 2> equal{"==", "!="}, sum{"+", "-"};
    static constexpr std::array<std::string_view, 4> order{"<=", ">=", "<", ">"};
    static constexpr std::array<std::string_view, 3> product{"*", "/", "%"};
    static constexpr std::array<std::span<const std::string_view>, tightest> all{either, both, equal,
                                                                                 order,  sum,  product};
    return all[strength];
  }

  static unsigned long apply(std::string_view sign, unsigned long a, unsigned long b) {
    if (sign == "||") return a || b;
    if (sign == "&&") return a && b;
    if (sign == "==") return a == b;
    if (sign == "!=") return a != b;
    if (sign == "<=") return a <= b;
    if (sign == ">=") return a >= b;
    if (sign == "<") return a < b;
    if (sign == ">") return a > b;
    if (sign == "+") return a + b;
    if (sign == "-") return a - b;
    if (sign == "*") return a * b;
    if (b == 0) return 0;
    return sign == "/" ? a / b : a % b;
  }

  unsigned long binary(std::size_t strength) {
    if (strength == tightest) return operand();
    unsigned long value = binary(strength + 1);
    for (std::string_view sign = next_of(strength); !sign.empty(); sign = next_of(strength))
      value = apply(sign, value, binary(strength + 1));
    return value;
  }

  unsigned long operand() {
    if (take("!")) return !operand();
    if (take("(")) {
      const unsigned long value = choice();
      take(")");
      return value;
    }
    if (take("n")) return n_;
    unsigned long number = 0;
    for (; !rest_.empty() && rest_.front() >= '0' && rest_.front() <= '9'; rest_.remove_prefix(1))
      number = number * 10 + static_cast<unsigned long>(rest_.front() - '0');
    return number;
  }

  std::string_view next_of(std::size_t strength) {
    for (const std::string_view sign : operators(strength))
      if (take(sign)) return sign;
    return {};
  }

  bool take(std::string_view sign) {
    while (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
    if (!rest_.starts_with(sign)) return false;
    rest_.remove_prefix(sign.size());
    while (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
    return true;
  }

  std::string_view rest_;
  unsigned long n_;
};

}  // namespace

PluralRule PluralRule::of_header(std::string_view header) {
  constexpr std::string_view name = "plural=";
  const auto start = header.find(name);
  if (start == std::string_view::npos) return {};
  header.remove_prefix(start + name.size());
  return PluralRule(std::string(header.substr(0, header.find(';'))));
}

unsigned long PluralRule::form(unsigned long count) const { return Reckoner(expression_, count).choice(); }

}  // namespace ludarium
