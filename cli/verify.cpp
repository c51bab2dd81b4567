#include <ostream>

#include "cli/commands.hpp"
#include "core/record.hpp"

namespace ludarium {
namespace {

// The record has the commitment as a comment. A commitment that somebody noted at the start replaces it.
std::string commitment_in(std::string_view text) {
  constexpr std::string_view mark = "# commitment ";
  const auto at = text.rfind(mark);
  if (at == std::string_view::npos) return "";
  const auto from = at + mark.size();
  return std::string(text.substr(from, text.find_first_of("\r\n", from) - from));
}

}  // namespace

int verify(const Registry& registry, const Words& words, std::string_view text, const std::string& noted,
           std::ostream& out) {
  const auto fail = [&](const Message& message) { return out << words.say(message) << '\n', 1; };
  const RecordReading reading = read_record(registry, text, words);
  if (reading.problem) return fail(with_line(*reading.problem));
  const auto key = ChanceKey::read(reading.record.key);
  if (!key) return fail({"cli.verify.no_key", {}});
  const std::string commitment = noted.empty() ? commitment_in(text) : noted;
  if (commitment.empty()) return fail({"cli.verify.no_commitment", {}});
  if (commitment != key->commitment()) return fail({"cli.verify.other_key", {}});
  // The set-up was drawn before the first decision. It must come from the key as well.
  if (!reading.record.position && reading.record.setup.seed != key->draw(0)) return fail({"cli.verify.other_seed", {}});
  out << words.say({"cli.verify.good", {{"moves", number(reading.record.moves.size())}}}) << '\n';
  return 0;
}

}  // namespace ludarium
