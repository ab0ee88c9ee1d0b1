// heat conduction on a grid with unknown conductivities: sparse assembly, SimplicialLDLT, CG
#include "../differences.h"
#include <Eigen/Dense>
#include <Eigen/Sparse>
#include <vector>
using namespace Eigen;
typedef SparseMatrix<double> SpMat;
typedef Triplet<double> Trip;
struct Problem { int nx, ny; VectorXd load, measured; };
static SpMat stiffness(const VectorXd &k, int nx, int ny) {
  std::vector<Trip> t;
  auto id = [&](int i, int j) { return i * ny + j; };
  for (int i = 0; i < nx; i++)
    for (int j = 0; j < ny; j++) {
      int a = id(i, j);
      t.emplace_back(a, a, 0.1);
      auto link = [&](int b) {
        double c = 2 / (1 / std::exp(k(a)) + 1 / std::exp(k(b)));
        t.emplace_back(a, a, c); t.emplace_back(b, b, c);
        t.emplace_back(a, b, -c); t.emplace_back(b, a, -c);
      };
      if (i + 1 < nx) link(id(i + 1, j));
      if (j + 1 < ny) link(id(i, j + 1));
    }
  SpMat K(nx * ny, nx * ny);
  K.setFromTriplets(t.begin(), t.end());
  return K;
}
double misfit_ldlt(const VectorXd &k, const Problem &pb) {
  SpMat K = stiffness(k, pb.nx, pb.ny);
  SimplicialLDLT<SpMat> solver;
  solver.compute(K);
  if (solver.info() != Success) return -1;
  VectorXd u = solver.solve(pb.load);
  return 0.5 * (u - pb.measured).squaredNorm() + 1e-2 * k.squaredNorm();
}
double misfit_cg(const VectorXd &k, const Problem &pb) {
  SpMat K = stiffness(k, pb.nx, pb.ny);
  ConjugateGradient<SpMat, Lower | Upper> cg;
  cg.setTolerance(1e-13);
  cg.compute(K);
  VectorXd u = cg.solve(pb.load);
  return 0.5 * (u - pb.measured).squaredNorm();
}
double energy(const VectorXd &k, const Problem &pb) {
  SpMat K = stiffness(k, pb.nx, pb.ny);
  SpMat M = K.transpose() * K;
  double s = 0;
  for (int c = 0; c < M.outerSize(); ++c)
    for (SpMat::InnerIterator it(M, c); it; ++it) s += it.row() == it.col() ? std::log(it.value()) : 0.01 * it.value() * it.value();
  return s + pb.load.dot(K * pb.measured);
}
int main() {
  Problem pb{7, 6, {}, {}};
  int n = 42;
  pb.load = VectorXd::LinSpaced(n, -1, 1).array().sin();
  pb.measured = VectorXd::LinSpaced(n, 0, 3).array().cos();
  VectorXd k = 0.3 * VectorXd::LinSpaced(n, 0, 9).array().sin();
  int at[3] = {3, 20, 33};
  double fl[3], fc[3], fe[3], fp;
  for (int a = 0; a < 3; a++) {
    fl[a] = cd([&](double t) { VectorXd z = k; z(at[a]) += t; return misfit_ldlt(z, pb); }, 1e-2);
    fc[a] = cd([&](double t) { VectorXd z = k; z(at[a]) += t; return misfit_cg(z, pb); }, 1e-2);
    fe[a] = cd([&](double t) { VectorXd z = k; z(at[a]) += t; return energy(z, pb); }, 1e-2);
  }
  fp = cd([&](double t) { Problem z = pb; z.load(9) += t; return misfit_ldlt(k, z); }, 1e-2);
  Check c;
  VectorXd d = VectorXd::Zero(n);
  __enzyme_autodiff<void>((void *)energy, enzyme_dup, &k, &d, enzyme_const, &pb);
  for (int a = 0; a < 3; a++) c.cmp("energy", d(at[a]), fe[a]);
  d.setZero();
  Problem dpb{7, 6, VectorXd::Zero(n), VectorXd::Zero(n)};
  __enzyme_autodiff<void>((void *)misfit_ldlt, enzyme_dup, &k, &d, enzyme_dup, &pb, &dpb);
  for (int a = 0; a < 3; a++) c.cmp("ldlt", d(at[a]), fl[a]);
  c.cmp("ldlt load", dpb.load(9), fp);
  d.setZero();
  __enzyme_autodiff<void>((void *)misfit_cg, enzyme_dup, &k, &d, enzyme_const, &pb);
  for (int a = 0; a < 3; a++) c.cmp("cg", d(at[a]), fc[a]);
  return c.done();
}
