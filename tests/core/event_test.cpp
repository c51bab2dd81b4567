#include "core/event.hpp"

#include <gtest/gtest.h>

namespace ludarium {
namespace event_test {

TEST(Events, reach_only_their_audience) {
  Event open;
  Event secret;
  secret.kind = 1;
  secret.audience = SeatSet::of(seat_at(1));
  const Events all{open, secret};
  EXPECT_EQ(events_for(all, seat_at(0)), Events{open});
  EXPECT_EQ(events_for(all, seat_at(1)), all);
}

TEST(Events, of_one_seat_reach_no_spectator) {
  Event secret;
  secret.audience = SeatSet::first(4);
  EXPECT_TRUE(events_for({secret}, Seat::none).empty());
}

}  // namespace event_test
}  // namespace ludarium
