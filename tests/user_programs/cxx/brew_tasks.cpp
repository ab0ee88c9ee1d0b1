// Steps of brewing in a function wrapper of the program's own: a small buffer, placement new, a table of operations.
#include "../differences.h"
#include <cstddef>
#include <cstring>
#include <new>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>
template <class Sig> class Task;
template <class R, class... A> class Task<R(A...)> {
  struct Ops {
    R (*call)(void *, A...);
    void (*move)(void *to, void *from);
    void (*destroy)(void *);
  };
  template <class F> static constexpr bool small = sizeof(F) <= 32 && alignof(F) <= 16 && std::is_nothrow_move_constructible_v<F>;
  template <class F> static F &get(void *p) {
    if constexpr (small<F>) return *std::launder(reinterpret_cast<F *>(p));
    else return **reinterpret_cast<F **>(p);
  }
  template <class F> static const Ops *ops() {
    static const Ops o{
      [](void *p, A... a) -> R { return get<F>(p)(std::forward<A>(a)...); },
      [](void *to, void *from) {
        if constexpr (small<F>) { new (to) F(std::move(get<F>(from))); get<F>(from).~F(); }
        else std::memcpy(to, from, sizeof(F *));
      },
      [](void *p) { if constexpr (small<F>) get<F>(p).~F(); else delete &get<F>(p); }};
    return &o;
  }
  alignas(16) std::byte buffer[32];
  const Ops *table = nullptr;
public:
  Task() = default;
  template <class F, class = std::enable_if_t<!std::is_same_v<std::decay_t<F>, Task>>> Task(F &&f) {
    using D = std::decay_t<F>;
    if constexpr (small<D>) new (buffer) D(std::forward<F>(f));
    else { D *p = new D(std::forward<F>(f)); std::memcpy(buffer, &p, sizeof p); }
    table = ops<D>();
  }
  Task(Task &&o) noexcept : table(std::exchange(o.table, nullptr)) { if (table) table->move(buffer, o.buffer); }
  Task &operator=(Task &&o) noexcept {
    if (this != &o) {
      if (table) table->destroy(buffer);
      table = std::exchange(o.table, nullptr);
      if (table) table->move(buffer, o.buffer);
    }
    return *this;
  }
  ~Task() { if (table) table->destroy(buffer); }
  R operator()(A... a) { return table->call(buffer, std::forward<A>(a)...); }
  explicit operator bool() const { return table != nullptr; }
};
struct Wort { double sugar, bitterness, temperature; };
using Step = Task<void(Wort &, double)>;
static double beer(const double *r) {
  std::vector<Step> steps;
  steps.push_back([k = r[0]](Wort &w, double t) { w.sugar += k * t * std::exp(-0.1 * t); });
  std::vector<double> hops{r[1], 0.5 * r[1], r[2]};
  steps.push_back([hops, used = 0](Wort &w, double t) mutable {
    for (double h : hops) w.bitterness += h * (1 - std::exp(-0.3 * t)) / (1 + used);
    used++;
  });
  double a = r[3], b = r[0] * r[2], c = 1.5, e = 0.2, f = r[1];
  steps.emplace_back([=](Wort &w, double t) { w.temperature = a * w.temperature + b * t - c * e * f; });
  struct Yeast {
    double rate;
    std::string strain;
    void operator()(Wort &w, double t) { double eaten = rate * t * w.sugar / (1 + w.sugar); w.sugar -= eaten; w.temperature += eaten * double(strain.size()) * 0.1; }
  };
  steps.emplace_back(Yeast{r[3], "Saccharomyces cerevisiae"});
  std::swap(steps[1], steps[2]);
  Wort w{1, 0, 20};
  for (int round = 0; round < 3; round++)
    for (auto &s : steps) if (s) s(w, 1.0 + round);
  Step last = std::move(steps.back());
  steps.pop_back();
  last(w, 2);
  return w.sugar * w.sugar + w.bitterness * std::log(w.temperature + 30);
}
int main() {
  Check c;
  double r[4] = {1.1, 0.4, 0.3, 0.7}, d[4] = {0};
  __enzyme_autodiff<void>((void *)beer, enzyme_dup, r, d);
  for (int i = 0; i < 4; i++) c.cmp("beer", d[i], cd([&](double h) { double q[4] = {r[0], r[1], r[2], r[3]}; q[i] += h; return beer(q); }));
  return c.done();
}
