// Supplies of mountain huts: variants of deliveries visited with overloads, an expected-like result, optional caches.
#include "../differences.h"
#include <optional>
#include <string>
#include <variant>
#include <vector>
template <class T, class E> class Result {
  std::variant<T, E> v;
public:
  Result(T t) : v(std::in_place_index<0>, std::move(t)) {}
  Result(E e) : v(std::in_place_index<1>, std::move(e)) {}
  explicit operator bool() const { return v.index() == 0; }
  const T &value() const { return std::get<0>(v); }
  const E &error() const { return std::get<1>(v); }
  template <class F> auto and_then(F f) const -> decltype(f(std::declval<T>())) {
    if (*this) return f(value());
    return error();
  }
  template <class F> auto map(F f) const -> Result<decltype(f(std::declval<T>())), E> {
    if (*this) return f(value());
    return error();
  }
  T value_or(T other) const { return *this ? value() : other; }
};
struct Shortage { std::string what; double amount; };
struct Helicopter { double payload, fuel_per_km; };
struct Mules { int animals; double each; std::vector<double> tiredness; };
struct Ropeway { double speed; };
using Delivery = std::variant<std::monostate, Helicopter, Mules, Ropeway>;
template <class... F> struct overloaded : F... { using F::operator()...; };
template <class... F> overloaded(F...) -> overloaded<F...>;
struct Hut {
  std::string name;
  double altitude, demand;
  std::optional<double> stock;
  Delivery by;
};
using Cost = Result<double, Shortage>;
static Cost deliver(const Hut &h, const double *p) {
  return std::visit(overloaded{
    [&](std::monostate) -> Cost { return Shortage{"nothing goes to " + h.name, h.demand}; },
    [&](const Helicopter &c) -> Cost {
      double trips = h.demand / c.payload;
      return trips * c.fuel_per_km * p[0] * (1 + 0.1 * h.altitude);
    },
    [&](const Mules &m) -> Cost {
      double able = 0;
      for (double t : m.tiredness) able += m.each * std::exp(-t * p[1]);
      if (able < 1) return Shortage{"tired mules", h.demand - able};
      return p[1] * h.demand * h.demand / able;
    },
    [&](const Ropeway &r) -> Cost { return p[2] * h.demand / r.speed + std::sqrt(p[2] * h.altitude); },
  }, h.by);
}
static Cost stocked(const Hut &h, double cost, const double *p) {
  double stock = h.stock.value_or(p[3]);
  if (stock > 5) return Shortage{"too much", stock};
  return cost - 0.3 * stock * std::log(1 + cost);
}
static double season(const double *p, int weeks) {
  std::vector<Hut> huts{
    {"Eagle", 2.6, 40, 1.5, Helicopter{12, 3}},
    {"Marmot", 1.9, 25, std::nullopt, Mules{3, 4, {0.1, 0.3, 0.2}}},
    {"A name that is too long for the small string", 3.1, 10, 2.0, Ropeway{1.5}},
    {"Lost", 3.4, 5, std::nullopt, {}},
  };
  double total = 0;
  for (int w = 0; w < weeks; w++)
    for (Hut &h : huts) {
      Cost c = deliver(h, p).and_then([&](double v) { return stocked(h, v, p); }).map([](double v) { return v * v / (1 + v); });
      if (!c) total += p[3] * c.error().amount + 0.01 * double(c.error().what.size());
      total += c.value_or(0.5 * p[0]);
      h.demand *= 1.05;
      if (auto *m = std::get_if<Mules>(&h.by)) m->tiredness.push_back(0.2 * w * p[1]);
      if (w == 1 && std::holds_alternative<std::monostate>(h.by)) h.by = Ropeway{0.8 + p[0]};
      if (h.stock) *h.stock -= 0.1 * p[2];
      else if (w == 2) h.stock.emplace(p[0]);
    }
  return total;
}
int main() {
  Check c;
  double p[4] = {0.8, 0.6, 1.3, 0.9}, d[4] = {0};
  __enzyme_autodiff<void>((void *)season, enzyme_dup, p, d, enzyme_const, 4);
  for (int i = 0; i < 4; i++)
    c.cmp("season", d[i], cd([&](double h) { double q[4] = {p[0], p[1], p[2], p[3]}; q[i] += h; return season(q, 4); }));
  return c.done();
}
