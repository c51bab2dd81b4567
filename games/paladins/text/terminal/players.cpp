// What lies before a player, and before the solo opponent.
#include <fmt/format.h>

#include <algorithm>

#include "games/paladins/rules/scoring.hpp"
#include "games/paladins/text/terminal/terminal.hpp"

namespace ludarium::paladins {
namespace {

struct Block : Screen {
  Seat seat;
  State own;  // with this player as the actor: costs are asked of him

  Block(const Screen& screen, Seat whose) : Screen(screen), seat(whose), own(screen.s) { own.actor = whose; }

  const Player& player() const { return s.player(seat); }
  Look look() const { return {facts, own}; }

  std::string title_line() const {
    std::string title = (deciding_seats(s).has(seat) ? "▶ " : "  ") + words.term(who(s, seat).key);
    if (seat == viewer) title = say("paladins.board.you", {{"who", title}});
    if (player().passed) title = say("paladins.board.passed", {{"who", title}});
    return title + "\n";
  }

  std::string worth() const { return say("paladins.board.worth", {{"total", long{tally({facts, s}, seat).total()}}}); }

  // "Strength 3 + 2"
  std::string attribute(std::size_t i) const {
    const auto which = static_cast<Attribute>(i);
    const int level = player().track[i], now = effective({facts, s}, seat, which);
    const std::string name_of = words.term(term(which).key);
    return now == level ? fmt::format("{} {}", name_of, level) : fmt::format("{} {} + {}", name_of, level, now - level);
  }
  std::vector<std::string> tracks() const { return {attribute(0), attribute(1), attribute(2)}; }

  std::string paladin() const {
    const Player& p = player();
    if (index(p.paladin) >= facts.paladins.size()) return "";
    const std::string text =
        say("paladins.board.paladin", {{"card", title(facts, p.paladin)}, {"effects", effects_of(facts[p.paladin])}});
    return p.revealed ? text : say("paladins.board.face_down", {{"what", text}});
  }
  std::string drawn() const {
    std::string text;
    for (Paladin card : player().drawn)
      if (index(card) < facts.paladins.size())
        text += entry(
            {say("paladins.board.paladin", {{"card", title(facts, card)}, {"effects", effects_of(facts[card])}})});
    return text;
  }
  std::string known_deck() const {
    const Player& p = player();
    std::string under;
    for (std::size_t i = 0; i < p.bottom_count; ++i)
      if (index(p.bottom[i]) < facts.paladins.size()) add(under, words.term(title(facts, p.bottom[i]).key));
    return line({index(p.top) < facts.paladins.size() ? say("paladins.board.top", {{"card", title(facts, p.top)}}) : "",
                 under.empty() ? "" : say("paladins.board.bottom", {{"cards", under}})});
  }

  // ---- the board

  // The spots of a space: what stands there, or what is needed.
  std::string spots(Space space, std::size_t option) const {
    const Spots needed = spots_needed(look(), space, option);
    std::string text;
    for (std::size_t i = 0; i < most_spots; ++i) {
      if (covered(player(), space, i)) add(text, words.term("paladins.board.covered"));
      if (needed[i] != Worker::none) add(text, words.term(term(needed[i]).key));
    }
    return text;
  }
  std::string price(Space space, std::size_t option) const {
    Phrases cost;
    if (const int coins = silver_cost(look(), space, option)) cost.push_back(silver(coins));
    if (const int food = provision_cost(look(), space)) cost.push_back(provisions(food));
    return cost.empty() ? "" : ": " + say(cost);
  }
  std::string times(Space space) const {
    const int uses = done(look(), seat, space);
    return right_side(space) || space == Space::develop ? fmt::format(" {}", uses) : "";
  }
  std::string ways(Space space) const {
    std::string text;
    const std::size_t count = right_side(space) ? 1 : facts.left[index(space)].options.size();
    for (std::size_t option = 0; option < count; ++option)
      text += (option ? " / " : "") + spots(space, option) + price(space, option);
    return text;
  }
  std::string on_space(std::size_t i) const {
    const auto space = static_cast<Space>(i);
    const std::string head = words.term(term(space).key) + times(space);
    if (!occupied(player(), space)) return fmt::format("{} ({})", head, ways(space));
    return fmt::format("{} [{}]", head, say(spots_of(player().board[i])));
  }
  std::string board() const {
    std::vector<std::string> left, right;
    for (std::size_t i = 0; i < board_spaces; ++i) (i < right_spaces ? left : right).push_back(on_space(i));
    return line(left) + line(right);
  }

  // ---- cards and pieces

  std::string hired() const {
    std::string text;
    for (std::size_t i = 0; i < player().hired_count; ++i)
      add(text, fmt::format("{} ({})", words.term(title(facts, player().hired[i]).key),
                            say(Phrases{effects_of(facts[player().hired[i]]).back()})));
    return text.empty() ? "" : say("paladins.board.hired", {{"list", text}});
  }
  int worth_of(Outsider card) const {  // PW-SSCO-01
    return std::max<int>(outsider_vp({facts, s}, seat, card), s.is_rival(seat) ? facts.solo.least_convert_vp : 0);
  }
  std::string converted() const {
    std::string text;
    for (std::size_t i = 0; i < player().converted_count; ++i)
      add(text,
          fmt::format("{} ({})", words.term(title(facts, player().converted[i]).key), worth_of(player().converted[i])));
    return text.empty() ? "" : say("paladins.board.converted", {{"list", text}});
  }
  std::string attacked() const {
    std::string text;
    for (Outsider card : player().attacked)
      add(text, fmt::format("{} ({})", words.term(title(facts, card).key), words.term(term(facts[card].people).key)));
    return text.empty() ? "" : say("paladins.board.attacked", {{"list", text}});
  }
  std::string walls() const {
    long vp = 0;
    for (std::size_t i = 0; i < player().wall_count; ++i) vp += facts[player().walls[i]].vp;
    if (player().wall_count == 0) return "";
    return say("paladins.board.walls", {{"walls", Counted{"paladins.wall", player().wall_count}}, {"vp", vp}});
  }
  std::string counted(const char* key, long count) const { return count ? words.counted(key, count) : ""; }
  std::string jars() const {
    std::string free;
    for (std::size_t i = 0; i < jar_spaces; ++i)
      if ((player().jar_places >> i & 1u) == 0)
        add(free, fmt::format("{} ({})", i + 1, say(gains_of(facts.jar_space[i]))));
    return seat == viewer ? line({say("paladins.board.jar_spaces", {{"list", free}})}) : "";
  }
  std::string pieces() const {
    const Player& p = player();
    return line({counted("paladins.monk", p.monks), counted("paladins.outpost", p.outposts), walls(),
                 counted("paladins.jar", p.jars), counted("paladins.workshop", p.workshop_count),
                 counted("paladins.debt_unpaid", p.unpaid), counted("paladins.debt_paid", p.paid),
                 counted("paladins.suspicion_card", p.suspicion_count)}) +
           line({attacked(), converted()});
  }

  std::string text() const {
    const Player& p = player();
    const Phrases workers = workers_of(p.workers);
    std::vector<std::string> top = tracks();
    top.push_back(worth());
    return title_line() + line(top) +
           line({words.counted("paladins.silver", p.silver), words.counted("paladins.provisions", p.provision),
                 workers.empty() ? "" : say("paladins.board.workers", {{"list", workers}})}) +
           line({paladin()}) + drawn() + (seat == viewer ? known_deck() : "") + board() + jars() + line({hired()}) +
           pieces();
  }
};

struct RivalBlock : Block {
  explicit RivalBlock(const Screen& screen) : Block(screen, rival_seat) {}

  std::string left() const {
    std::string text;
    for (std::size_t i = 0; i < scheme_kinds; ++i)
      if (s.rival.left >> i & 1u) add(text, words.term(term(static_cast<Scheme>(i)).key));
    return text.empty() ? "" : say("paladins.board.rival_left", {{"list", text}});
  }
  std::string right() const {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < right_spaces; ++i)
      parts.push_back(say("paladins.board.rival_space", {{"action", term(right_at(i))},
                                                         {"done", long{done(look(), seat, right_at(i))}},
                                                         {"workshops", long{s.rival.workshops[i]}},
                                                         {"placed", long{s.rival.placed[i]}}}));
    return line(parts);
  }
  std::string schemes() const {
    long deck = 0, discard = 0;
    for (std::size_t i = 0; i < scheme_kinds; ++i) {
      deck += s.rival.deck[i];
      discard += s.rival.discard[i];
    }
    const std::string last =
        s.rival.scheme == Scheme::none ? "" : say("paladins.board.rival_scheme", {{"scheme", term(s.rival.scheme)}});
    return line({say("paladins.board.rival_schemes", {{"deck", deck}, {"discard", discard}}), last});
  }

  std::string text() const {
    std::vector<std::string> top = tracks();
    top.push_back(worth());
    return title_line() + line(top) +
           line({words.counted("paladins.worker", s.rival.workers),
                 say("paladins.board.rival_marker",
                     {{"space", long{s.rival.marker} + 1}, {"spaces", long{facts.solo.track}}}),
                 left()}) +
           right() + schemes() + pieces();
  }
};

}  // namespace

std::string player_block(const Screen& screen, Seat seat) { return Block(screen, seat).text(); }
std::string rival_block(const Screen& screen) { return RivalBlock(screen).text(); }

}  // namespace ludarium::paladins
