// What a journal notes of where its entries led, so that another version of the rules can be compared with it step by
// step: a hash of the state's bytes, which costs next to nothing, with what was kept together; and where people look
// on, and now and then at other tables, one of the written position, of which every seat's view is a part and which is
// the same also where only the bytes are laid out otherwise. Example: mark(entry, table); … Comparison comparison;
// Table::restore(…, comparison.look()); comparison.same();
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "table/table.hpp"

namespace ludarium {

void mark(boost::json::object& entry, const Table& table, bool with_position);
std::string mark_of_all(const Table& table);  // of the written position, with all that is secret

// How far a table that is restored has led where its journal says.
class Comparison {
 public:
  void look(const boost::json::object& entry, const Table& table);
  // What was kept beside the journal says where the last entry led: a mark of all, or in rows of before the position
  // everybody may see.
  void look_at_end(const Table& table, const std::string& mark_of_all);
  void look_at_end(const Table& table, const boost::json::value& public_position);

  // The first entry, counted from 1, whose mark says that something else was decided, where the journal was written by
  // these rules. Bytes laid out otherwise by another version of the program are none: such entries stand together, and
  // the positions among them agree.
  std::optional<std::size_t> wrong_mark() const;

  bool marked() const { return marks_ > 0; }
  bool same() const { return marks_ > 0 && !different_ && agreed_ == entries_; }
  std::size_t agreed() const { return agreed_; }  // so many entries certainly led where they did

 private:
  enum class Position : std::uint8_t { unknown, same, differs };
  struct Mark {
    std::size_t entry = 0;
    bool same_bytes = false;
    Position position = Position::unknown;
  };

  void judge_end(bool same);

  std::vector<Mark> seen_;
  std::size_t entries_ = 0, agreed_ = 0, marks_ = 0;
  bool in_doubt_ = false;   // the bytes differ; a position may still show that it is the same
  bool different_ = false;  // a position differs, wherever it leads after that
};

}  // namespace ludarium
