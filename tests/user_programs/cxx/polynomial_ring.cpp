// Polynomials as a class with operators and iterators; all roots at once by Durand and Kerner.
#include <algorithm>
#include <cmath>
#include <complex>
#include <initializer_list>
#include <iostream>
#include <iterator>
#include <numeric>
#include <vector>
#include "../expect.h"

template <typename T> class Polynomial
{
    std::vector<T> c_;

  public:
    Polynomial(std::initializer_list<T> c) : c_(c) {}
    explicit Polynomial(std::vector<T> c) : c_(std::move(c)) {}
    template <std::input_iterator I> Polynomial(I a, I b) : c_(a, b) {}
    std::size_t degree() const { return c_.size() - 1; }
    auto begin() const { return c_.cbegin(); }
    auto end() const { return c_.cend(); }
    const T &operator[](std::size_t i) const { return c_[i]; }
    template <typename U> auto operator()(const U &x) const
    {
        return std::accumulate(c_.rbegin(), c_.rend(), U{},
                               [&x](const U &s, const T &c) { return s * x + c; });
    }
    Polynomial derivative() const
    {
        std::vector<T> d;
        std::transform(begin() + 1, end(), std::back_inserter(d),
                       [k = 1](const T &c) mutable { return T(k++) * c; });
        return Polynomial(std::move(d));
    }
    friend Polynomial operator*(const Polynomial &a, const Polynomial &b)
    {
        std::vector<T> p(a.degree() + b.degree() + 1);
        for (std::size_t i = 0; i <= a.degree(); ++i)
            for (std::size_t j = 0; j <= b.degree(); ++j)
                p[i + j] += a[i] * b[j];
        return Polynomial(std::move(p));
    }
    friend Polynomial operator+(const Polynomial &a, const Polynomial &b)
    {
        const auto &longer = a.degree() < b.degree() ? b : a;
        const auto &shorter = a.degree() < b.degree() ? a : b;
        std::vector<T> s(longer.begin(), longer.end());
        std::transform(shorter.begin(), shorter.end(), s.begin(), s.begin(), std::plus<>{});
        return Polynomial(std::move(s));
    }
    friend std::ostream &operator<<(std::ostream &out, const Polynomial &p)
    {
        std::copy(p.begin(), p.end(), std::ostream_iterator<T>(out, " "));
        return out;
    }
};

template <typename T> std::vector<std::complex<T>> roots(const Polynomial<T> &p)
{
    using C = std::complex<T>;
    std::vector<C> z(p.degree());
    for (std::size_t i = 0; i < z.size(); ++i)
        z[i] = std::pow(C(0.4, 0.9), T(i));
    for (int sweep = 0; sweep < 60; ++sweep) {
        T moved = 0;
        for (auto &zi : z) {
            C below = p[p.degree()];
            for (const auto &zj : z)
                if (&zj != &zi)
                    below *= zi - zj;
            const C step = p(zi) / below;
            zi -= step;
            moved = std::max(moved, std::abs(step));
        }
        if (moved < 1e-13)
            break;
    }
    std::ranges::sort(z, [](const C &a, const C &b) { return a.real() < b.real(); });
    return z;
}

static double objective(const double *c, int n, double shift)
{
    Polynomial<double> p(c, c + n), factor{shift, 1.0};
    const auto q = p * factor + p.derivative();
    double s = 0;
    int k = 1;
    for (const auto &z : roots(q))
        s += std::norm(z) / k++ + z.real();
    return s + q(0.5);
}

int main()
{
    double c[4] = {1.5, -0.7, 0.3, 1.1}, d[4] = {}, shift = 0.8;
    double ds = __enzyme_autodiff<double>((void *)objective, enzyme_dup, c, d, enzyme_const, 4,
                                          enzyme_out, shift);
    for (int i = 0; i < 4; ++i)
        EXPECT_SLOPE("coefficient", i, d[i], objective(c, 4, shift), c[i], 1e-4, 1e-6);
    EXPECT_SLOPE("shift", 0, ds, objective(c, 4, shift), shift, 1e-4, 1e-6);
    std::cout << Polynomial<double>(c, c + 4) << '\n';
    return verdict();
}
