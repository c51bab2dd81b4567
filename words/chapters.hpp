// The chapters of the rules: their titles in the reader's language, and all of them as pages show them (docs/api.md,
// "chapters").
#pragma once

#include <boost/json.hpp>

#include "core/words.hpp"
#include "words/ledger.hpp"

namespace ludarium {

// What the title of the chapter stands under in the catalogues (games/*/words/*/chapters.po): what the ids of its rules
// begin with, "chapter.SC-MOVE", or the id of its first rule where several chapters share that, "chapter.SC-AUTO-08".
std::string chapter_key(const Ledger& ledger, const LedgerRow& rule);

boost::json::array show_chapters(const Ledger& ledger, const Words& words);

}  // namespace ludarium
