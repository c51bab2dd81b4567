// What people say at a table: ready phrases, which everybody reads in their own language, and lines of their own, which
// must not turn the text around them.
// Example: line.text = isolated(typed);
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace ludarium {

std::span<const std::string_view> ready_phrases();
bool is_ready_phrase(std::string_view phrase);

// Marks that turn the direction of writing around, and signs that end a line where none should end.
bool has_hidden_marks(std::string_view text);

bool says_something(std::string_view text);  // not only blanks and marks that nobody sees

// A text with such marks in it, or others that turn what is next to them, put between marks of its own: whatever it
// begins ends with it (Unicode: UAX 9, isolates).
std::string isolated(std::string_view text);

}  // namespace ludarium
