// Tides by a pipeline of generators: a coroutine makes samples, another filters them, a third takes differences.
#include "../differences.h"
#include <coroutine>
#include <exception>
#include <utility>
template <class T> class Gen {
public:
  struct promise_type {
    T value;
    std::exception_ptr error;
    Gen get_return_object() { return Gen(std::coroutine_handle<promise_type>::from_promise(*this)); }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(T v) { value = v; return {}; }
    void return_void() {}
    void unhandled_exception() { error = std::current_exception(); }
  };
  explicit Gen(std::coroutine_handle<promise_type> h) : h(h) {}
  Gen(Gen &&o) noexcept : h(std::exchange(o.h, {})) {}
  Gen(const Gen &) = delete;
  ~Gen() { if (h) h.destroy(); }
  bool next() {
    h.resume();
    if (h.promise().error) std::rethrow_exception(h.promise().error);
    return !h.done();
  }
  const T &value() const { return h.promise().value; }
private:
  std::coroutine_handle<promise_type> h;
};
struct Sample { double t, level; };
static Gen<Sample> tide(const double *amplitude, const double *phase, int n) {
  for (int i = 0; i < n; i++) {
    double t = 0.5 * i, l = 0;
    for (int k = 0; k < 3; k++) l += amplitude[k] * std::cos((0.5 + 0.3 * k) * t + phase[k]);
    co_yield Sample{t, l};
  }
}
static Gen<Sample> smooth(Gen<Sample> in, double alpha) {
  if (!in.next()) co_return;
  double s = in.value().level;
  co_yield Sample{in.value().t, s};
  while (in.next()) {
    s += alpha * (in.value().level - s);
    co_yield Sample{in.value().t, s};
  }
}
static double power(const double *amplitude, const double *phase, double alpha) {
  double sum = 0, last = 0;
  auto g = smooth(tide(amplitude, phase, 20), alpha);
  while (g.next()) {
    sum += std::pow(g.value().level - last, 2);
    last = g.value().level;
  }
  return sum;
}
static double direct(const double *amplitude, const double *phase, double level) {
  auto g = tide(amplitude, phase, 25);
  double above = 0;
  while (g.next()) above += std::log1p(std::exp(g.value().level - level)) * (1 + 0.1 * g.value().t);
  return above;
}
int main() {
  Check c;
  double a[3] = {1.2, 0.5, 0.3}, p[3] = {0.1, 1.0, 2.0}, da[3] = {0}, dp[3] = {0};
  double dl = __enzyme_autodiff<double>((void *)direct, enzyme_dup, a, da, enzyme_dup, p, dp, enzyme_out, 0.4);
  for (int i = 0; i < 3; i++) {
    c.cmp("amplitude", da[i], cd([&](double h) { double b[3] = {a[0], a[1], a[2]}; b[i] += h; return direct(b, p, 0.4); }));
    c.cmp("phase", dp[i], cd([&](double h) { double b[3] = {p[0], p[1], p[2]}; b[i] += h; return direct(a, b, 0.4); }));
  }
  c.cmp("level", dl, cd([&](double h) { return direct(a, p, 0.4 + h); }));
  double ea[3] = {0}, ep[3] = {0};
  double dalpha = __enzyme_autodiff<double>((void *)power, enzyme_dup, a, ea, enzyme_dup, p, ep, enzyme_out, 0.35);
  for (int i = 0; i < 3; i++) c.cmp("power", ea[i], cd([&](double h) { double b[3] = {a[0], a[1], a[2]}; b[i] += h; return power(b, p, 0.35); }));
  c.cmp("alpha", dalpha, cd([&](double h) { return power(a, p, 0.35 + h); }));
  return c.done();
}
