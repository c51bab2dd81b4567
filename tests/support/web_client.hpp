// WebClient is a browser as a server sees it: requests with a cookie, and a socket at a table. It waits for every
// answer.
// Example: WebClient ana(port); ana.post("/api/guest", {}); ana.open_socket(id); ana.send({{"type", "chat"}, …});
#pragma once

#include <boost/json.hpp>
#include <memory>
#include <optional>
#include <string>

namespace ludarium {

// The status of a raw answer, 0 if there is none. Only the first line counts: the rest may repeat the text of the
// request.
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
    std::string error() const;  // its error code, or empty
  };
  Reply get(const std::string& path);
  Reply post(const std::string& path, const boost::json::object& body);
  Reply ask(const std::string& method, const std::string& path, const std::string& body);
  // All bytes until the server closes the connection. `ending`: the client says that it sends nothing more.
  std::string raw(const std::string& bytes, bool ending = true);

  bool marked = true;  // sends X-Ludarium: 1
  std::string origin;  // sends this Origin; first that of a page of the server
  std::string host;    // sends this Host
  std::string bearer;  // sends this token
  std::string cookie;  // "ludarium=…", as the server set it
  std::string language = "en";
  std::string from;       // source address, such as "127.0.0.2"; empty: any
  std::string forwarded;  // sends X-Forwarded-For, as a proxy does

  // Opens a socket at a table. False: refused.
  bool open_socket(const std::string& table, std::uint64_t since = 0, const std::string& detail = "full");
  void send(const boost::json::object& message) { send_text(boost::json::serialize(message)); }
  void send_text(const std::string& text, bool binary = false);
  std::optional<boost::json::object> receive();  // nothing: the connection is closed, or ten seconds have passed
  std::optional<boost::json::object> receive(std::string_view type);  // skips other types
  unsigned close_code() const;
  void close_socket();  // with a closing handshake
  void drop_socket();   // without a closing handshake

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace ludarium
