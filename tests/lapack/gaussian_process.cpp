// The likelihood of a Gaussian process by LAPACKE and CBLAS in C++, which does not know that they never throw:
// calls among objects with destructors are invokes.
#include <cblas.h>
#include <lapacke.h>
#include <cmath>
#include <cstdio>
#include <vector>
template <class... T> double __enzyme_autodiff(void*, T...);
extern int enzyme_dup, enzyme_const;
struct Gp {
    std::vector<double> x, y;
    double nll(const double* theta) const {
        const int n = (int)x.size();
        std::vector<double> K(n * n), alpha(y);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                const double d = x[i] - x[j];
                K[i * n + j] = std::exp(2 * theta[0]) * std::exp(-0.5 * d * d * std::exp(-2 * theta[1])) + (i == j ? std::exp(2 * theta[2]) : 0);
            }
        if (LAPACKE_dpotrf(LAPACK_ROW_MAJOR, 'L', n, K.data(), n) != 0) return INFINITY;
        cblas_dtrsv(CblasRowMajor, CblasLower, CblasNoTrans, CblasNonUnit, n, K.data(), n, alpha.data(), 1);
        double s = 0.5 * cblas_ddot(n, alpha.data(), 1, alpha.data(), 1);
        for (int i = 0; i < n; i++) s += std::log(K[i * n + i]);
        return s;
    }
};
double f(const Gp* gp, const double* theta) { return gp->nll(theta); }
int main() {
    Gp gp;
    for (int i = 0; i < 30; i++) { gp.x.push_back(0.2 * i); gp.y.push_back(std::sin(0.2 * i) + 0.1 * std::cos(17 * i)); }
    double th[3] = {0.1, 0.3, -1.5}, g[3] = {0};
    __enzyme_autodiff((void*)f, enzyme_const, &gp, enzyme_dup, th, g);
    int wrong = 0;
    for (int i = 0; i < 3; i++) {
        double ahead[3] = {th[0], th[1], th[2]}, behind[3] = {th[0], th[1], th[2]};
        ahead[i] += 1e-5, behind[i] -= 1e-5;
        const double expected = (f(&gp, ahead) - f(&gp, behind)) / 2e-5;
        std::printf("%.9g %.9g\n", g[i], expected);
        wrong += !(std::fabs(g[i] - expected) <= 1e-6 * std::fabs(expected)) || g[i] == 0;
    }
    return wrong;
}
