#include "store/names.hpp"

#include <unicode/bytestream.h>
#include <unicode/casemap.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <memory>
#include <stdexcept>

namespace ludarium {
namespace {

// ICU brings its tables along: that they are missing is a fault of the installation.
void demand(UErrorCode error) {
  if (U_FAILURE(error)) throw std::runtime_error(std::string("ICU: ") + u_errorName(error));
}

const icu::Normalizer2& compatible() {
  UErrorCode error = U_ZERO_ERROR;
  const auto* normalizer = icu::Normalizer2::getNFKCInstance(error);
  demand(error);
  return *normalizer;
}

const icu::Normalizer2& folding() {
  UErrorCode error = U_ZERO_ERROR;
  const auto* normalizer = icu::Normalizer2::getNFKCCasefoldInstance(error);
  demand(error);
  return *normalizer;
}

icu::UnicodeString normal(const icu::Normalizer2& by, const icu::UnicodeString& text) {
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString made = by.normalize(text, error);
  demand(error);
  return made;
}

icu::UnicodeString skeleton(const icu::UnicodeString& text) {
  static const std::unique_ptr<USpoofChecker, decltype(&uspoof_close)> checker = [] {
    UErrorCode error = U_ZERO_ERROR;
    std::unique_ptr<USpoofChecker, decltype(&uspoof_close)> opened(uspoof_open(&error), &uspoof_close);
    demand(error);
    return opened;
  }();
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString made;
  uspoof_getSkeletonUnicodeString(checker.get(), 0, text, made, &error);
  demand(error);
  return made;
}

bool cannot_be_seen(UChar32 sign) {
  return u_hasBinaryProperty(sign, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) ||
         u_hasBinaryProperty(sign, UCHAR_BIDI_CONTROL) || u_charType(sign) == U_FORMAT_CHAR;
}

bool belongs_in_a_name(UChar32 sign) {
  constexpr std::uint32_t kinds = U_GC_L_MASK | U_GC_M_MASK | U_GC_N_MASK | U_GC_P_MASK | U_GC_S_MASK;
  return (U_GET_GC_MASK(sign) & kinds) != 0;
}

std::string utf8(const icu::UnicodeString& text) {
  std::string bytes;
  return text.toUTF8String(bytes);
}

icu::UnicodeString read(std::string_view text) {
  return icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
}

}  // namespace

std::optional<std::string> shown_name(std::string_view typed) {
  const icu::UnicodeString text = normal(compatible(), read(typed));
  icu::UnicodeString shown;
  bool gap = false;
  for (std::int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
    const UChar32 sign = text.char32At(at);
    if (cannot_be_seen(sign)) continue;
    if (u_charType(sign) == U_SPACE_SEPARATOR) {
      gap = !shown.isEmpty();
      continue;
    }
    if (!belongs_in_a_name(sign) || sign == 0xfffd) return std::nullopt;
    if (shown.isEmpty() && (U_GET_GC_MASK(sign) & U_GC_M_MASK) != 0) return std::nullopt;  // a mark needs its letter
    if (gap) shown.append(u' ');
    gap = false;
    shown.append(sign);
  }
  return utf8(normal(compatible(), shown));  // what could not be seen may have stood between two that are one
}

NameKeys name_keys(std::string_view name) {
  const icu::UnicodeString shown = read(shown_name(name).value_or(""));
  const auto look_of = [](const icu::UnicodeString& text) { return utf8(normal(folding(), skeleton(text))); };
  return {look_of(normal(folding(), shown)), look_of(shown)};
}

std::size_t letters_in(std::string_view text) { return static_cast<std::size_t>(read(text).countChar32()); }

}  // namespace ludarium
