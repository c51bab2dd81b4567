#include "tests/support/spoilt_json.hpp"

#include <vector>

namespace ludarium {
namespace {

void collect(boost::json::value& value, std::vector<boost::json::value*>& all) {
  all.push_back(&value);
  if (boost::json::object* object = value.if_object())
    for (auto& pair : *object) collect(pair.value(), all);
  if (boost::json::array* array = value.if_array())
    for (boost::json::value& entry : *array) collect(entry, all);
}

}  // namespace

void spoil(boost::json::value& position, Rng& rng) {
  std::vector<boost::json::value*> all;
  collect(position, all);
  const auto any = [&] { return all[rng.below(static_cast<std::uint32_t>(all.size()))]; };
  boost::json::value& victim = *any();
  if (victim.is_int64()) {
    victim = rng.below(2) ? victim.get_int64() + 1 : static_cast<std::int64_t>(rng.below(20));
  } else if (victim.is_array() && !victim.get_array().empty()) {
    boost::json::array& array = victim.get_array();
    const boost::json::value entry = array[rng.below(static_cast<std::uint32_t>(array.size()))];
    if (rng.below(2))
      array.push_back(entry);
    else
      array.pop_back();
  } else if (victim.is_object() && !victim.get_object().empty() && rng.below(2)) {
    boost::json::object& object = victim.get_object();
    object.erase(std::next(object.begin(), rng.below(static_cast<std::uint32_t>(object.size()))));
  } else {
    victim = boost::json::value(*any());
  }
}

}  // namespace ludarium
