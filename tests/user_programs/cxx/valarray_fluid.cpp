// valarray slices, inner_product, complex numbers, a 3-D index class and long double sums.
#include <complex>
#include <numeric>
#include <valarray>
#include <vector>
#include "../expect.h"
using cd = std::complex<double>;
double flow(const double *u, int n)
{
    std::valarray<double> a(u, n);
    std::valarray<double> even = a[std::slice(0, n / 2, 2)], odd = a[std::slice(1, n / 2, 2)];
    std::valarray<double> c = even * odd + std::exp(-even);
    a[std::slice(0, n / 2, 2)] = c;
    long double s = 0;
    for (double v : a)
        s += (long double)v * v;
    std::vector<cd> w(n / 2);
    for (int i = 0; i < n / 2; ++i)
        w[i] = std::polar(c[i], odd[i]);
    cd z = std::accumulate(w.begin(), w.end(), cd{}, [](cd x, cd y) { return x * 0.9 + y; });
    return (double)std::sqrt(s) + std::norm(z) + std::abs(z - cd(1, 2)) +
           std::inner_product(std::begin(even), std::end(even), std::begin(odd), 0.0) +
           a.cshift(2)[0] * a.max();
}
int main()
{
    double u[8] = {0.3, 0.8, 1.4, -0.5, 0.9, 1.7, -1.1, 0.4}, d[8] = {};
    __enzyme_autodiff<double>((void *)flow, enzyme_dup, u, d, enzyme_const, 8);
    for (int i = 0; i < 8; ++i)
        EXPECT_SLOPE("u", i, d[i], flow(u, 8), u[i], 1e-3, 1e-7);
    return verdict();
}
