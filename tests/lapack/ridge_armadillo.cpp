// Ridge regression and a covariance with Armadillo.
#include "../user_programs/differences.h"
#include <armadillo>
static double ridge(const double *x, int n, double lambda) {
  arma::mat a(n, 2);
  arma::vec b(n);
  for (int i = 0; i < n; i++) { a(i, 0) = x[i]; a(i, 1) = std::cos(x[i]); b(i) = 0.5 * i + x[i] * x[i]; }
  arma::mat m = a.t() * a + lambda * arma::eye(2, 2);
  arma::vec w = arma::solve(m, a.t() * b);
  arma::vec r = a * w - b;
  return arma::dot(r, r) + lambda * arma::accu(arma::square(w)) + arma::norm(w) + arma::det(m);
}
int main() {
  Check c;
  const int n = 5;
  double x[n] = {0.1, 0.5, 0.9, 1.4, 2.0}, d[n] = {0};
  double dl = __enzyme_autodiff<double>((void *)ridge, enzyme_dup, x, d, enzyme_const, n, enzyme_out, 0.3);
  for (int i = 0; i < n; i++)
    c.cmp("ridge", d[i], cd([&](double h) { double q[n]; for (int k = 0; k < n; k++) q[k] = x[k]; q[i] += h; return ridge(q, n, 0.3); }));
  c.cmp("lambda", dl, cd([&](double h) { return ridge(x, n, 0.3 + h); }));
  return c.done();
}
