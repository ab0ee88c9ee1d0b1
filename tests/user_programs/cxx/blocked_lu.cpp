// Blocked LU without pivoting by OpenMP tasks with dependences, then a solve; sensitivity of the solution.
#include "../differences.h"
#include <omp.h>
#include <vector>
using Block = std::vector<double>;
struct Tiled { int nb, b; std::vector<Block> t; Block &at(int i, int j) { return t[i * nb + j]; } };
static void factor(Block &a, int b) { for (int k = 0; k < b; k++) for (int i = k + 1; i < b; i++) { a[i*b+k] /= a[k*b+k]; for (int j = k + 1; j < b; j++) a[i*b+j] -= a[i*b+k] * a[k*b+j]; } }
static void lower(const Block &d, Block &a, int b) { for (int k = 0; k < b; k++) for (int i = k + 1; i < b; i++) for (int j = 0; j < b; j++) a[i*b+j] -= d[i*b+k] * a[k*b+j]; }
static void upper(const Block &d, Block &a, int b) { for (int k = 0; k < b; k++) for (int i = 0; i < b; i++) { a[i*b+k] /= d[k*b+k]; for (int j = k + 1; j < b; j++) a[i*b+j] -= a[i*b+k] * d[k*b+j]; } }
static void update(const Block &l, const Block &u, Block &a, int b) { for (int i = 0; i < b; i++) for (int k = 0; k < b; k++) for (int j = 0; j < b; j++) a[i*b+j] -= l[i*b+k] * u[k*b+j]; }
double logdet(const double *a, int n, int b) {
  Tiled m{n / b, b, std::vector<Block>((n / b) * (n / b), Block(b * b))};
  for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) m.at(i / b, j / b)[(i % b) * b + j % b] = a[i * n + j];
  const int nb = m.nb;
#pragma omp parallel
#pragma omp single
  for (int k = 0; k < nb; k++) {
    double *kk = m.at(k, k).data();
#pragma omp task depend(inout : kk[0])
    factor(m.at(k, k), b);
    for (int j = k + 1; j < nb; j++) {
      double *kj = m.at(k, j).data(), *jk = m.at(j, k).data();
#pragma omp task depend(in : kk[0]) depend(inout : kj[0])
      lower(m.at(k, k), m.at(k, j), b);
#pragma omp task depend(in : kk[0]) depend(inout : jk[0])
      upper(m.at(k, k), m.at(j, k), b);
    }
    for (int i = k + 1; i < nb; i++) for (int j = k + 1; j < nb; j++) {
      double *ik = m.at(i, k).data(), *kj = m.at(k, j).data(), *ij = m.at(i, j).data();
#pragma omp task depend(in : ik[0], kj[0]) depend(inout : ij[0])
      update(m.at(i, k), m.at(k, j), m.at(i, j), b);
    }
  }
  double s = 0; for (int k = 0; k < nb; k++) for (int i = 0; i < b; i++) s += std::log(m.at(k, k)[i * b + i]);
  return s;
}
int main() {
  const int n = 6; Check c; std::vector<double> a(n * n), g(n * n);
  for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) a[i * n + j] = (i == j ? 5 : 0) + std::sin(i * 3 + j);
  __enzyme_autodiff<void>((void *)logdet, enzyme_dup, a.data(), g.data(), enzyme_const, n, enzyme_const, 2);
  for (int i = 0; i < n * n; i += 5) c.cmp("a", g[i], cd([&](double h) { auto p = a; p[i] += h; return logdet(p.data(), n, 2); }));
  return c.done();
}
