// Cells are four lines high and twelve columns wide, on a narrow screen five lines and eight columns; a row is shifted
// by half a cell against the next one.
#include "games/scythe/text/terminal/map.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <vector>

#include "games/scythe/rules/board.hpp"
#include "games/scythe/text/names.hpp"

namespace ludarium::scythe {
namespace {

struct CellSize {
  int width = 12, height = 4;

  int half() const { return width / 2; }
  std::size_t inner_width() const { return static_cast<std::size_t>(width - 1); }
  std::size_t inner_lines() const { return static_cast<std::size_t>(height - 1); }
  bool operator==(const CellSize&) const = default;
};
constexpr CellSize usual_cell, small_cell{8, 5};

// A screen of characters; borders are collected as directions and become box characters at the end.
class Canvas {
 public:
  Canvas(int width, int height) : width_(width), cells_(static_cast<std::size_t>(width * height)) {}

  enum Direction : unsigned { up = 1, down = 2, left = 4, right = 8, river = 16 };

  void border(int x, int y, unsigned directions) { at(x, y).border |= directions; }
  void text(int x, int y, std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++x) {
      std::size_t end = i + 1;
      while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) ++end;
      at(x, y).text = text.substr(i, end - i);
      i = end;
    }
  }
  std::string lines() const {
    std::string out;
    for (std::size_t i = 0; i < cells_.size(); i += static_cast<std::size_t>(width_)) {
      std::string line;
      for (std::size_t x = 0; x < static_cast<std::size_t>(width_); ++x) line += shown(cells_[i + x]);
      line.erase(line.find_last_not_of(' ') + 1);
      if (!line.empty()) out += line + "\n";
    }
    return out;
  }

 private:
  struct Cell {
    unsigned border = 0;
    std::string text = " ";
  };
  Cell& at(int x, int y) { return cells_[static_cast<std::size_t>(y * width_ + x)]; }
  static std::string_view shown(const Cell& cell) {
    static constexpr std::array<std::string_view, 16> boxes{" ", "╵", "╷", "│", "╴", "┘", "┐", "┤",
                                                            "╶", "└", "┌", "├", "─", "┴", "┬", "┼"};
    if (cell.border & river) return "≈";
    return cell.border ? boxes[cell.border & 15u] : std::string_view(cell.text);
  }

  int width_;
  std::vector<Cell> cells_;
};

struct MapDrawing {
  const Facts& facts;
  const State& s;
  const Words& words;
  CellSize cell = usual_cell;
  int left_edge = 0, first_row = 0;

  int x_of(Hex hex) const { return (2 * facts.q[index(hex)] + facts.r[index(hex)] - left_edge) * cell.half(); }
  int y_of(Hex hex) const { return (facts.r[index(hex)] - first_row) * cell.height; }

  std::string letter_of(const char* key) const { return words.term(key); }

  std::string units_at(const Player& p, Hex hex, std::string_view gap) const {
    std::string text;
    const int mechs = count_at(p.mechs, hex), workers = count_at(p.workers, hex);
    const auto add = [&](const std::string& piece) { text += (text.empty() ? "" : std::string(gap)) + piece; };
    if (p.character == hex) add(letter_of("scythe.board.letter_character"));
    if (mechs) add(letter_of("scythe.board.letter_mech") + std::to_string(mechs));
    if (workers) add(letter_of("scythe.board.letter_worker") + std::to_string(workers));
    if (text.empty()) return text;
    return std::string(1, letter(p.faction)) + (gap.empty() ? "" : ":") + text;
  }

  std::string tokens_at(Hex hex) const {
    static constexpr std::array keys{"scythe.board.letter_oil", "scythe.board.letter_metal", "scythe.board.letter_wood",
                                     "scythe.board.letter_food"};
    std::string wide, tight;
    for (std::size_t r = 0; r < resource_types; ++r) {
      const int count = s.tokens[index(hex)][r];
      if (count == 0) continue;
      const std::string pile = std::to_string(count) + letter_of(keys[r]);
      wide += (wide.empty() ? "" : " ") + pile;
      tight += pile;
    }
    return width_of(wide) <= cell.inner_width() ? wide : tight;
  }

  std::string structure_at(Hex hex) const {
    for (Seat seat : s.seats())
      for (std::size_t i = 0; i < structures_per_faction; ++i)
        if (s.player(seat).structures[i] == hex)
          return letter(s.player(seat).faction) +
                 fitted(words.term("scythe.structure_" + std::string(structure_names[i])), 3);
    return "";
  }

  std::string title(Hex hex) const {
    if (facts.bases.has(hex)) {
      const std::string_view id = hex_name(facts, hex);
      return fmt::format("[{}]", words.term("scythe.board.base_" + std::string(id.substr(0, id.find('_')))));
    }
    const char mark = s.encounter_tokens.has(hex) ? '*' : facts.tunnels.has(hex) ? '+' : ' ';
    const std::string terrain = hex == facts.factory
                                    ? words.term("scythe.board.factory")
                                    : words.term("scythe.terrain_" + std::string(name(facts.terrain[index(hex)])));
    const std::string head = fmt::format("{}{}", coordinate(facts, hex), mark);
    const std::string structure = structure_at(hex);
    if (structure.empty() || cell == small_cell) return head + terrain;
    return head + fitted(terrain, cell.inner_width() - width_of(head) - width_of(structure) - 1) + " " + structure;
  }

  // Under the title there are two lines: units and tokens, tighter where two players meet.
  std::vector<std::string> contents(Hex hex) const {
    if (cell == small_cell) return small_contents(hex);
    std::vector<std::string> units;
    for (Seat seat : s.seats())
      if (auto text = units_at(s.player(seat), hex, " "); !text.empty()) units.push_back(text);
    const std::string tokens = tokens_at(hex);
    if (units.size() < 2) return {units.empty() ? "" : units.front(), tokens};
    std::string together;
    for (Seat seat : s.seats()) {
      const std::string text = units_at(s.player(seat), hex, "");
      if (!text.empty()) together += (together.empty() ? "" : " ") + text;
    }
    if (width_of(together) <= cell.inner_width()) return {together, tokens};
    return {units[0], units[1]};
  }

  // Three lines, each for one thing: a structure, the units of each player, the tokens.
  std::vector<std::string> small_contents(Hex hex) const {
    std::vector<std::string> lines;
    for (std::string text : {structure_at(hex), tokens_at(hex)})
      if (!text.empty()) lines.push_back(text);
    for (Seat seat : s.seats())
      if (auto text = units_at(s.player(seat), hex, ""); !text.empty()) lines.insert(lines.begin(), text);
    lines.resize(cell.inner_lines() - 1);
    return lines;
  }

  void write_cell(Canvas& canvas, Hex hex) const {
    const bool lake = facts.lakes.has(hex);
    std::vector<std::string> lines = contents(hex);
    lines.insert(lines.begin(), title(hex));
    for (std::size_t i = 0; i < cell.inner_lines(); ++i)
      canvas.text(x_of(hex) + 1, y_of(hex) + 1 + static_cast<int>(i),
                  fitted(lines[i], cell.inner_width(), lake ? "~" : " "));
  }

  void frame(Canvas& canvas, Hex hex) const {
    const int x = x_of(hex), y = y_of(hex), right = x + cell.width, bottom = y + cell.height;
    for (int row : {y, bottom}) {
      for (int i = x; i < right; ++i) canvas.border(i, row, Canvas::right);
      for (int i = x + 1; i <= right; ++i) canvas.border(i, row, Canvas::left);
    }
    for (int column : {x, right}) {
      for (int i = y; i < bottom; ++i) canvas.border(column, i, Canvas::down);
      for (int i = y + 1; i <= bottom; ++i) canvas.border(column, i, Canvas::up);
    }
  }

  // The border two cells share: a side if they stand in one row, half a floor otherwise.
  void flow(Canvas& canvas, Hex a, Hex b) const {
    if (y_of(a) == y_of(b)) {
      for (int i = 1; i < cell.height; ++i) canvas.border(std::max(x_of(a), x_of(b)), y_of(a) + i, Canvas::river);
      return;
    }
    const int from = std::max(x_of(a), x_of(b));
    for (int i = 1; i < cell.half(); ++i) canvas.border(from + i, std::max(y_of(a), y_of(b)), Canvas::river);
  }

  int columns(int right) const { return (right - left_edge + 2) * cell.half() + 1; }

  std::string text() {
    int right = 0, last_row = 0;
    for (std::size_t i = 0; i < facts.hex_count; ++i) {
      left_edge = std::min(left_edge, 2 * facts.q[i] + facts.r[i]);
      right = std::max(right, 2 * facts.q[i] + facts.r[i]);
      first_row = std::min<int>(first_row, facts.r[i]);
      last_row = std::max<int>(last_row, facts.r[i]);
    }
    if (columns(right) > static_cast<int>(words.width())) cell = small_cell;
    Canvas canvas(columns(right), (last_row - first_row + 1) * cell.height + 1);
    for (std::size_t i = 0; i < facts.hex_count; ++i) {
      if (!facts.bases.has(hex_at(i))) frame(canvas, hex_at(i));
      write_cell(canvas, hex_at(i));
    }
    for (std::size_t i = 0; i < facts.hex_count; ++i)
      for (Hex other : facts.across_river[i]) flow(canvas, hex_at(i), other);
    return canvas.lines();
  }
};

}  // namespace

char letter(Faction faction) {
  return static_cast<char>(std::toupper(static_cast<unsigned char>(name(faction).front())));
}

std::string draw_map(const Facts& facts, const State& s, const Words& words) {
  return MapDrawing{facts, s, words}.text();
}

}  // namespace ludarium::scythe
