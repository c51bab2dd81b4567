#include "core/outcome.hpp"

#include <algorithm>

namespace ludarium {
namespace {

bool same_thing(const Transfer& a, const Transfer& b) { return a.what == b.what && a.at == b.at; }

void add_to(std::vector<Transfer>& list, const Transfer& transfer) {
  const auto found =
      std::find_if(list.begin(), list.end(), [&](const Transfer& other) { return same_thing(other, transfer); });
  if (found == list.end())
    list.push_back(transfer);
  else
    found->amount += transfer.amount;
}

void keep_common(std::vector<Transfer>& here, const std::vector<Transfer>& there) {
  std::erase_if(here, [&](Transfer& transfer) {
    const auto found =
        std::find_if(there.begin(), there.end(), [&](const Transfer& t) { return same_thing(t, transfer); });
    if (found == there.end()) return true;
    transfer.amount = std::min(transfer.amount, found->amount);
    return false;
  });
}

}  // namespace

void Outcome::add(const AnyGame& game, const AnyState& after, const Event& event) {
  for (const Transfer& transfer : game.transfers(after, event)) {
    if (transfer.substitute) add_to(substitutes, transfer);
    add_to(transfer.gained ? gains : pays, transfer);
  }
}

void Outcome::add(const Outcome& later) {
  for (const Transfer& transfer : later.pays) add_to(pays, transfer);
  for (const Transfer& transfer : later.gains) add_to(gains, transfer);
  for (const Transfer& transfer : later.substitutes) add_to(substitutes, transfer);
}

void Outcome::keep_common(const Outcome& other) {
  ludarium::keep_common(pays, other.pays);
  ludarium::keep_common(gains, other.gains);
  ludarium::keep_common(substitutes, other.substitutes);
}

}  // namespace ludarium
