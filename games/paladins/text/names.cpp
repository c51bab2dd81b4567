// The lists behind names.hpp, each in the order of its type.
#include "games/paladins/text/names.hpp"

#include "games/paladins/text/options.hpp"

namespace ludarium::paladins {
namespace {

constexpr Names<12> covered_names = {"commission_1", "commission_2", "fortify_1", "fortify_2",
                                     "garrison_1",   "garrison_2",   "absolve_1", "absolve_2",
                                     "attack_1",     "attack_2",     "convert_1", "convert_2"};

}  // namespace

NameList workshop_names() { return covered_names; }

// The options that are readings follow the others, in the order of their bits.
const std::vector<std::string>& reading_names() {
  static const std::vector<std::string> all = [] {
    const std::vector<OptionSpec> specs = option_specs();
    std::vector<std::string> list;
    for (std::size_t i = specs.size() - readings; i < specs.size(); ++i)
      list.push_back(specs[i].name + "=" + specs[i].choices.back());
    return list;
  }();
  return all;
}

std::string_view seat_name(const State& s, Seat seat) {
  if (s.is_rival(seat)) return rival_name;
  return index(seat) < colour_names.size() ? colour_names[index(seat)] : "?";
}

}  // namespace ludarium::paladins
