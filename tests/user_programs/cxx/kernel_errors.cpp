// Code of C that gives up by longjmp, under code of C++ that throws.
#include "../differences.h"
#include <csetjmp>
#include <memory>
#include <vector>
#include <stdexcept>
extern "C" { static jmp_buf env; static double why; static void fail(double w) { why = w; longjmp(env, 3); } }
static double kernel(double x, int k) { if (x > 2) fail(x - 2); return x + 0.1 * k * x * x; }
static double safe(double x, int k) {
  volatile double scale = 1;
  if (int code = setjmp(env)) { scale = 0.5 * code; return scale * why; }
  double r = x;
  for (int i = 0; i < k; i++) r = kernel(r, i);
  return r;
}
struct Bad { double v; };
static double f(const double *x, int n) {
  std::vector<std::unique_ptr<double>> kept; double s = 0;
  for (int i = 0; i < n; i++) {
    try {
      double r = safe(x[i], 4);
      kept.push_back(std::make_unique<double>(r * r));
      if (r > 1.5) throw Bad{r};
      s += r;
    } catch (const Bad &b) { s -= 2 * b.v; }
  }
  for (auto &k : kept) s += *k;
  return s;
}
int main() { Check c; double x[4] = {0.3, 1.2, 1.7, 2.6}, d[4] = {0};
  __enzyme_autodiff<void>((void *)f, enzyme_dup, x, d, enzyme_const, 4);
  for (int i = 0; i < 4; i++) c.cmp("f", d[i], cd([&](double h) { double q[4]; std::copy(x, x + 4, q); q[i] += h; return f(q, 4); }, 1e-4));
  return c.done(); }
