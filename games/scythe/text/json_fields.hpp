// How hexes look in the JSON of a position; the general codes are in core/json_fields.hpp.
// Example: io.field("encounter_tokens", s.encounter_tokens, HexBits{Bits(hex_names(facts))});
#pragma once

#include "core/json_fields.hpp"
#include "games/scythe/text/names.hpp"

namespace ludarium::scythe {

template <class E>
OneOf<E> one_of() {
  return ludarium::one_of<E>(names<E>());
}

struct HexBits {
  Bits bits;

  json::value write(HexSet set) const { return bits.write(set.bits()); }
  Reading read(const json::value& in, HexSet& set) const {
    std::uint64_t read = 0;
    if (auto problem = bits.read(in, read)) return problem;
    set = HexSet(read);
    return std::nullopt;
  }
};

}  // namespace ludarium::scythe
