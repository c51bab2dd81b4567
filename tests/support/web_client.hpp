// A browser as far as a server can tell: requests with a cookie, and a socket at a table. It waits for every answer.
// Example: WebClient ana(port); ana.post("/api/guest", {}); ana.open_socket(id); ana.send({{"type", "chat"}, …});
#pragma once

#include <boost/json.hpp>
#include <memory>
#include <optional>
#include <string>

namespace ludarium {

class WebClient {
 public:
  explicit WebClient(unsigned short port);
  ~WebClient();
  WebClient(WebClient&&) noexcept;

  struct Reply {
    unsigned status = 0;
    std::string body;
    std::string headers;
    boost::json::value json() const { return boost::json::parse(body); }
    std::string error() const;  // its code, or nothing
  };
  Reply get(const std::string& path);
  Reply post(const std::string& path, const boost::json::object& body);
  Reply ask(const std::string& method, const std::string& path, const std::string& body);
  std::string raw(const std::string& bytes);  // whatever comes back until the server hangs up

  bool marked = true;  // sends X-Ludarium: 1
  std::string origin;  // sends this Origin
  std::string bearer;  // sends this token
  std::string cookie;  // "ludarium=…", as the server set it
  std::string language = "en";

  // A socket at a table. False: refused.
  bool open_socket(const std::string& table, std::uint64_t since = 0);
  void send(const boost::json::object& message) { send_text(boost::json::serialize(message)); }
  void send_text(const std::string& text, bool binary = false);
  std::optional<boost::json::object> receive();  // nothing: the server has hung up, or ten seconds are over
  std::optional<boost::json::object> receive(std::string_view type);  // skips the others
  unsigned close_code() const;
  void close_socket();  // politely
  void drop_socket();   // without a word

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace ludarium
