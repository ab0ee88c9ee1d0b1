/* Comparisons of what requests give with differences that are extrapolated; used by programs in C++. */
#pragma once
#include <cmath>
#include <cstdio>
#include <cstdlib>
struct Check {
  int bad = 0, n = 0;
  void cmp(const char *what, double got, double want, double tol = 1e-5) {
    ++n;
    double scale = std::fmax(std::fabs(want), 1e-6);
    double e = std::fabs(got - want) / scale;
    if (!(e <= tol)) { ++bad; std::printf("WRONG %s: got %.12g expected %.12g (rel %.2g)\n", what, got, want, e); }
  }
  int done() { std::printf(bad ? "FAILED %d of %d\n" : "ok (%d bad of %d)\n", bad, n); return bad ? 1 : 0; }
};
template <class F> double cd(F f, double h = 1e-3) {
  auto d = [&](double s) { return (8 * (f(s) - f(-s)) - (f(2 * s) - f(-2 * s))) / (12 * s); };
  double a = d(h), b = d(h / 2);
  double r = (16 * b - a) / 15;
  if (!(std::fabs(a - b) <= 2e-6 * std::fmax(std::fabs(r), 1e-6))) std::printf("ILL difference %.12g %.12g\n", a, b);
  double v1 = f(0.0), v2 = f(0.0);
  if (v1 != v2) std::printf("NONDETERMINISTIC %.17g %.17g\n", v1, v2);
  return r;
}
extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_dupnoneed, enzyme_width, enzyme_dupv;
template <class R, class... T> R __enzyme_autodiff(void *, T...);
template <class R, class... T> R __enzyme_fwddiff(void *, T...);
