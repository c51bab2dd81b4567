// What people call themselves. A name is shown as it was typed, but for signs that cannot be seen or that turn the text
// around; two names are one where a reader could take one for the other: ANEZKA and Anezka, a Cyrillic letter in the
// place of a Latin one, letters as one sign or as two (Unicode: NFKC, case folding, the skeletons of UTS 39).
// Example: if (auto name = shown_name(typed)) store.accounts_named(*name);
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ludarium {

// Without what cannot be seen, and with single spaces; nothing where it is no text or has signs that no name has.
std::optional<std::string> shown_name(std::string_view typed);

// Two keys, because a capital I looks like a small l, and is the same letter as a small i, which does not.
struct NameKeys {
  std::string same;  // without regard to case: by this key an account is found
  std::string look;  // as it looks in the letters that were typed
};
NameKeys name_keys(std::string_view name);

std::size_t letters_in(std::string_view text);  // characters, however many bytes each has

}  // namespace ludarium
