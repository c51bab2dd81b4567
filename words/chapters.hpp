// The rules of a game as JSON for the page: docs/api.md, "chapters".
#pragma once

#include <boost/json.hpp>

#include "core/words.hpp"
#include "words/ledger.hpp"

namespace ludarium {

boost::json::array show_chapters(const Ledger& ledger, const Words& words);

}  // namespace ludarium
