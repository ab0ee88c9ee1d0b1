// Heat: a sparse matrix in compressed rows from a map of entries, conjugate gradients over valarrays, float weights.
#include "../expect.h"
#include <cmath>
#include <map>
#include <numeric>
#include <utility>
#include <valarray>
#include <vector>

class Csr {
    std::vector<int> start_, column_; std::vector<double> value_;
public:
    explicit Csr(int n, const std::map<std::pair<int, int>, double> &entries) : start_(n + 1)
    {
        for (const auto &[ij, v] : entries) { ++start_[ij.first + 1]; column_.push_back(ij.second); value_.push_back(v); }
        std::partial_sum(start_.begin(), start_.end(), start_.begin());
    }
    std::valarray<double> operator*(const std::valarray<double> &x) const
    {
        std::valarray<double> y(x.size());
        for (size_t i = 0; i < x.size(); i++) for (int k = start_[i]; k < start_[i + 1]; k++) y[i] += value_[k] * x[column_[k]];
        return y;
    }
};
static double compliance(const double *k, int m)
{
    std::map<std::pair<int, int>, double> e;
    auto at = [m](int i, int j) { return i * m + j; };
    auto link = [&](int a, int b, double c) { e[{a, a}] += c; e[{b, b}] += c; e[{a, b}] -= c; e[{b, a}] -= c; };
    for (int i = 0; i < m; i++) for (int j = 0; j < m; j++) {
        e[{at(i, j), at(i, j)}] += 0.1;
        if (i + 1 < m) link(at(i, j), at(i + 1, j), 2 / (1 / k[at(i, j)] + 1 / k[at(i + 1, j)]));
        if (j + 1 < m) link(at(i, j), at(i, j + 1), std::sqrt(k[at(i, j)] * k[at(i, j + 1)]));
    }
    const Csr A(m * m, e);
    std::valarray<double> b(m * m), x(0.0, m * m);
    for (size_t i = 0; i < b.size(); i++) b[i] = std::cos(0.7 * i);
    std::valarray<double> r = b - A * x, p = r;
    double rr = (r * r).sum();
    for (int it = 0; it < 200 && rr > 1e-24; it++) {
        const std::valarray<double> q = A * p;
        const double a = rr / (p * q).sum();
        x += a * p; r -= a * q;
        const double next = (r * r).sum();
        p = r + (next / rr) * p; rr = next;
    }
    std::vector<float> weight(b.size());
    std::iota(weight.begin(), weight.end(), 1.0f);
    return std::inner_product(std::begin(x), std::end(x), weight.begin(), 0.0) + (b * x).sum();
}
int main()
{
    constexpr int m = 5; double k[m * m], d[m * m] = {};
    for (int i = 0; i < m * m; i++) k[i] = 1 + 0.3 * std::sin(i);
    __enzyme_autodiff<void>((void *)compliance, enzyme_dup, k, d, enzyme_const, m);
    for (int i = 0; i < m * m; i += 4) EXPECT_SLOPE("conductivity", i, d[i], compliance(k, m), k[i], 1e-4, 1e-5);
    return verdict();
}
