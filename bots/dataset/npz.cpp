#include "bots/dataset/npz.hpp"

#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/crc.hpp>
#include <limits>
#include <stdexcept>

namespace ludarium {
namespace {

// A number of a zip file: the least byte first.
template <class Number>
void put(std::string& out, Number number) {
  for (std::size_t i = 0; i < sizeof(Number); ++i) out += static_cast<char>(number >> 8 * i & 0xff);
}

std::uint32_t size_of(std::string_view bytes) {
  if (bytes.size() > std::numeric_limits<std::uint32_t>::max()) throw std::length_error("too much for a zip file");
  return static_cast<std::uint32_t>(bytes.size());
}

std::string deflated(std::string_view bytes) {
  namespace zlib = boost::beast::zlib;
  zlib::deflate_stream stream;
  std::string out(stream.upper_bound(bytes.size()), '\0');
  zlib::z_params work;
  work.next_in = bytes.data();
  work.avail_in = bytes.size();
  work.next_out = out.data();
  work.avail_out = out.size();
  boost::beast::error_code fault;
  stream.write(work, zlib::Flush::finish, fault);
  // By its number: the server has another copy of Beast's kinds of errors, and two copies are never equal.
  if (fault.value() != static_cast<int>(zlib::error::end_of_stream)) throw std::runtime_error(fault.message());
  out.resize(work.total_out);
  return out;
}

// The head of a .npy file, version 1.0: what the array is, as a dict of Python, filled up to a multiple of 64 bytes.
std::string npy_head(const std::string& type, const std::vector<std::size_t>& shape) {
  std::string dict = "{'descr': '" + type + "', 'fortran_order': False, 'shape': (";
  for (std::size_t count : shape) dict += std::to_string(count) + ", ";
  dict += "), }";
  constexpr std::size_t before = 10, line = 64;
  dict.append((line - (before + dict.size() + 1) % line) % line, ' ');
  dict += '\n';
  std::string head("\x93NUMPY\x01\x00", 8);
  put(head, static_cast<std::uint16_t>(dict.size()));
  return head + dict;
}

// What the local header and the directory of a zip say of a file alike; of its time the first day there is.
std::string about(std::string_view name, std::uint32_t crc, std::uint32_t packed, std::uint32_t whole) {
  constexpr std::uint16_t version = 20, flags = 0, deflate = 8, midnight = 0, first_day = 1 << 5 | 1;
  std::string out;
  for (std::uint16_t field : {version, flags, deflate, midnight, first_day}) put(out, field);
  for (std::uint32_t field : {crc, packed, whole}) put(out, field);
  put(out, static_cast<std::uint16_t>(name.size()));
  put(out, std::uint16_t{0});  // nothing extra
  return out;
}

}  // namespace

void Npz::add_bytes(std::string_view name, const std::string& type, const std::vector<std::size_t>& shape,
                    std::string_view bytes) {
  const std::string whole = npy_head(type, shape).append(bytes), path = std::string(name) + ".npy";
  boost::crc_32_type crc;
  crc.process_bytes(whole.data(), whole.size());
  const std::string packed = deflated(whole);
  const std::string said = about(path, crc.checksum(), size_of(packed), size_of(whole));
  const std::uint32_t at = size_of(file_);
  file_.append("PK\x03\x04").append(said).append(path).append(packed);
  directory_.append("PK\x01\x02").append("\x14\x00", 2).append(said);
  for (int i = 0; i < 3; ++i) put(directory_, std::uint16_t{0});  // no comment, the first disk, no text
  put(directory_, std::uint32_t{0});                              // no rights
  put(directory_, at);
  directory_ += path;
  ++entries_;
}

std::string Npz::take() && {
  const std::uint32_t at = size_of(file_);
  file_ += directory_;
  file_.append("PK\x05\x06").append(4, '\0');
  put(file_, entries_);
  put(file_, entries_);
  put(file_, size_of(directory_));
  put(file_, at);
  put(file_, std::uint16_t{0});
  return std::move(file_);
}

}  // namespace ludarium
