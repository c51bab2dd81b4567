// A request and its answer, free of any network library: what the API is written and tested against.
#pragma once

#include <boost/json.hpp>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ludarium {

struct HttpRequest {
  std::string method = "GET";
  std::string path;                          // decoded, without the query
  std::map<std::string, std::string> query;  // decoded
  std::string body;
  std::string session;  // the cookie's token
  std::string bearer;   // a bot's token
  std::string origin;   // empty if the header is not there
  std::string host;
  std::string language;        // wish of the browser: "cs"
  std::string address;         // of who asks
  bool marked = false;         // carries X-Ludarium: 1
  bool through_proxy = false;  // as its head says, whether that is believed or not
  bool forwarded = false;      // by a proxy of ours, so that a connection is not a client
  bool from_peer = false;      // handed on by another process of ours, which has checked limits already
  bool secure = false;         // came over TLS
  bool upgrade = false;        // asks for a socket
};

struct HttpReply {
  unsigned status = 200;
  std::string body;
  std::string type = "application/json";
  std::vector<std::pair<std::string, std::string>> headers;
  std::string refused;  // the code of a refusal; empty: it is none

  static HttpReply json(const boost::json::value& value, unsigned status = 200) {
    return {status, boost::json::serialize(value), "application/json", {}, {}};
  }
  // With the sentence, and the time to wait where that helps.
  static HttpReply refusal(unsigned status, const std::string& code, const std::string& sentence);
};

// "a=1&b=x%20y", or nothing where a sign is not written as it must be.
std::optional<std::map<std::string, std::string>> read_query(std::string_view text);
std::optional<std::string> percent_decode(std::string_view text);
std::string cookie_value(std::string_view header, std::string_view name);
std::string preferred_language(std::string_view header, const std::vector<std::string>& known);

}  // namespace ludarium
