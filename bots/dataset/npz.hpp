// Npz is a file of numpy arrays: a zip of .npy files, deflated. The same arrays give the same bytes.
// Example: Npz file; file.add<float>("value", {3}, numbers); std::string bytes = std::move(file).take();
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace ludarium {

class Npz {
 public:
  // `shape` multiplies to the count of `numbers`, which lie row by row.
  template <class Number>
  void add(std::string_view name, const std::vector<std::size_t>& shape, std::span<const Number> numbers) {
    static_assert(std::is_arithmetic_v<Number> && std::endian::native == std::endian::little);
    constexpr char kind = std::is_floating_point_v<Number> ? 'f' : std::is_signed_v<Number> ? 'i' : 'u';
    add_bytes(name, (sizeof(Number) == 1 ? "|" : "<") + std::string(1, kind) + std::to_string(sizeof(Number)), shape,
              {reinterpret_cast<const char*>(numbers.data()), numbers.size_bytes()});
  }
  std::string take() &&;

 private:
  void add_bytes(std::string_view name, const std::string& type, const std::vector<std::size_t>& shape,
                 std::string_view bytes);

  std::string file_, directory_;
  std::uint16_t entries_ = 0;
};

}  // namespace ludarium
