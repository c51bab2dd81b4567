#include "cli/plain_output.hpp"

#include "core/screen_text.hpp"

namespace ludarium {
namespace {

std::size_t length_of_character(unsigned char first) {
  if (first < 0xc0) return 1;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

}  // namespace

PlainOutput::int_type PlainOutput::overflow(int_type byte) {
  if (byte == traits_type::eof()) return traits_type::not_eof(byte);
  begun_ += traits_type::to_char_type(byte);
  if (begun_.size() < length_of_character(static_cast<unsigned char>(begun_[0]))) return byte;
  const std::string shown = plain(begun_);
  begun_.clear();
  const auto size = static_cast<std::streamsize>(shown.size());
  return out_.sputn(shown.data(), size) == size ? byte : traits_type::eof();
}

}  // namespace ludarium
