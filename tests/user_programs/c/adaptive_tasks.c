/* Adaptive quadrature with tasks: each half of an interval is a task of its own. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <omp.h>
extern int enzyme_dup, enzyme_const, enzyme_out;
void __enzyme_autodiff(void *, ...);
typedef struct { const double *p; int np; } Model;
static double eval(const Model *m, double x) {
  double s = 0.0;
  for (int k = 0; k < m->np; k++) s += m->p[k] * exp(-m->p[k] * x * x) * cos((k + 1) * x);
  return s;
}
static double simpson(const Model *m, double a, double b) {
  return (b - a) / 6.0 * (eval(m, a) + 4.0 * eval(m, 0.5 * (a + b)) + eval(m, b));
}
static double refine(const Model *m, double a, double b, double whole, double tol, int depth) {
  double c = 0.5 * (a + b), left = simpson(m, a, c), right = simpson(m, c, b);
  if (depth <= 0 || fabs(left + right - whole) < 15 * tol) return left + right + (left + right - whole) / 15.0;
  double l, r;
#pragma omp task shared(l) if (depth > 6)
  l = refine(m, a, c, left, tol / 2, depth - 1);
#pragma omp task shared(r) if (depth > 6)
  r = refine(m, c, b, right, tol / 2, depth - 1);
#pragma omp taskwait
  return l + r;
}
double integral(const double *p, int np) {
  Model m = {p, np};
  double out = 0.0;
#pragma omp parallel
  {
#pragma omp single
    { out = refine(&m, 0.0, 4.0, simpson(&m, 0.0, 4.0), 1e-9, 10); }
  }
  return log(1.0 + out * out);
}
int main(void) {
  double p[3] = {0.8, 1.3, 0.4}, g[3] = {0}; int bad = 0;
  __enzyme_autodiff((void *)integral, enzyme_dup, p, g, enzyme_const, 3);
  for (int i = 0; i < 3; i++) {
    double h = 1e-5, q[3] = {p[0], p[1], p[2]}; q[i] += h; double a = integral(q, 3); q[i] -= 2 * h;
    double w = (a - integral(q, 3)) / (2 * h);
    if (!(fabs(g[i] - w) <= 2e-5 * (fabs(w) + 1e-3))) { bad = 1; printf("WRONG %d %g %g\n", i, g[i], w); }
  }
  puts(bad ? "FAILED" : "ok"); return bad;
}
