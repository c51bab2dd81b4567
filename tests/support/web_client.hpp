// A browser as far as a server can tell: requests with a cookie, and a socket at a table. It waits for every answer.
// Example: WebClient ana(port); ana.post("/api/guest", {}); ana.open_socket(id); ana.send({{"type", "chat"}, …});
#pragma once

#include <boost/json.hpp>
#include <memory>
#include <optional>
#include <string>

namespace ludarium {

// The status of an answer as it came over the line, 0 where there is none. Only its first line says it: the rest may
// repeat anything the asker wrote.
unsigned status_of(std::string_view answer);

class WebClient {
 public:
  explicit WebClient(unsigned short port);
  ~WebClient();
  WebClient(WebClient&&) noexcept;
  WebClient& operator=(WebClient&&) noexcept;

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
  // Whatever comes back until the server hangs up. `ending`: we say that nothing more will come.
  std::string raw(const std::string& bytes, bool ending = true);

  bool marked = true;  // sends X-Ludarium: 1
  std::string origin;  // sends this Origin; at first that of a page of the server
  std::string host;    // sends this Host
  std::string bearer;  // sends this token
  std::string cookie;  // "ludarium=…", as the server set it
  std::string language = "en";
  std::string from;       // comes from this address of the machine, as "127.0.0.2"; empty: from any
  std::string forwarded;  // sends X-Forwarded-For: as a proxy does that asks for somebody

  // A socket at a table. False: refused.
  bool open_socket(const std::string& table, std::uint64_t since = 0, const std::string& detail = "full");
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
