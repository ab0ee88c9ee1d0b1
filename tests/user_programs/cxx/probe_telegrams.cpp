// Telegrams of probes: records written into std::vector<std::byte> with memcpy and bit_cast, read back through a span.
#include "../differences.h"
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <vector>
class Writer {
  std::vector<std::byte> bytes;
public:
  template <class T> Writer &operator<<(const T &t) {
    static_assert(std::is_trivially_copyable_v<T>);
    const std::byte *p = reinterpret_cast<const std::byte *>(&t);
    bytes.insert(bytes.end(), p, p + sizeof t);
    return *this;
  }
  template <class T> Writer &operator<<(const std::vector<T> &v) {
    *this << static_cast<std::uint32_t>(v.size());
    std::size_t at = bytes.size();
    bytes.resize(at + v.size() * sizeof(T));
    std::memcpy(bytes.data() + at, v.data(), v.size() * sizeof(T));
    return *this;
  }
  std::span<const std::byte> view() const { return bytes; }
};
class Reader {
  std::span<const std::byte> left;
public:
  explicit Reader(std::span<const std::byte> s) : left(s) {}
  template <class T> Reader &operator>>(T &t) {
    std::memcpy(&t, left.data(), sizeof t);
    left = left.subspan(sizeof t);
    return *this;
  }
  template <class T> Reader &operator>>(std::vector<T> &v) {
    std::uint32_t n;
    *this >> n;
    v.resize(n);
    std::memcpy(v.data(), left.data(), n * sizeof(T));
    left = left.subspan(n * sizeof(T));
    return *this;
  }
  bool empty() const { return left.empty(); }
};
enum class Tag : std::uint8_t { temperature, wind, profile, end };
struct Wind { float speed, direction; };
static double swap_twice(double v) {
  std::uint64_t b = std::bit_cast<std::uint64_t>(v);
  b = __builtin_bswap64(b);
  return std::bit_cast<double>(__builtin_bswap64(b));
}
static double report(const double *x, int n) {
  Writer w;
  for (int i = 0; i < n; i++) {
    if (i % 3 == 0) w << Tag::temperature << std::uint16_t(i) << x[0] + 0.5 * i * x[1];
    else if (i % 3 == 1) w << Tag::wind << Wind{float(x[2] * i), float(x[1])};
    else {
      std::vector<double> levels;
      for (int k = 0; k < i; k++) levels.push_back(x[3] * std::exp(-0.2 * k * x[0]));
      w << Tag::profile << levels;
    }
  }
  w << Tag::end;
  Reader r(w.view());
  double sum = 0;
  for (bool more = true; more && !r.empty();) {
    Tag t;
    r >> t;
    switch (t) {
    case Tag::temperature: {
      std::uint16_t station;
      double v;
      r >> station >> v;
      sum += swap_twice(v) * v / (1 + station);
      break;
    }
    case Tag::wind: {
      Wind u;
      r >> u;
      sum += u.speed * std::cos(double(u.direction));
      break;
    }
    case Tag::profile: {
      std::vector<double> v;
      r >> v;
      for (double l : v) sum += std::sqrt(1 + l * l);
      break;
    }
    case Tag::end: more = false;
    }
  }
  return sum;
}
int main() {
  Check c;
  double x[4] = {1.5, 0.4, 0.75, 2.0}, d[4] = {0};
  __enzyme_autodiff<void>((void *)report, enzyme_dup, x, d, enzyme_const, 8);
  for (int i = 0; i < 4; i++)
    c.cmp("report", d[i], cd([&](double h) { double q[4] = {x[0], x[1], x[2], x[3]}; q[i] += h; return report(q, 8); }, 1.0 / 64), i == 1 || i == 2 ? 3e-5 : 1e-5);
  return c.done();
}
