// The pattern of an array of antennas: complex weights, mutual coupling, and side lobes.
#include <algorithm>
#include <cmath>
#include <complex>
#include <iostream>
#include <numbers>
#include <numeric>
#include <span>
#include <valarray>
#include <vector>
#include "../expect.h"

using Complex = std::complex<double>;
using namespace std::complex_literals;

class Coupling
{
    std::size_t n_;
    std::vector<Complex> z_;

  public:
    Coupling(std::span<const double> position, double loss) : n_(position.size()), z_(n_ * n_)
    {
        for (std::size_t i = 0; i < n_; ++i)
            for (std::size_t j = 0; j < n_; ++j) {
                const double r = std::abs(position[i] - position[j]);
                z_[i * n_ + j] = i == j ? Complex(1 + loss, 0.2)
                                        : std::polar(0.25 / (1 + r), -2 * std::numbers::pi * r);
            }
    }
    std::vector<Complex> solve(std::vector<Complex> b) const
    {
        auto a = z_;
        for (std::size_t k = 0; k < n_; ++k) {
            std::size_t p = k;
            for (std::size_t i = k + 1; i < n_; ++i)
                if (std::norm(a[i * n_ + k]) > std::norm(a[p * n_ + k]))
                    p = i;
            if (p != k) {
                std::swap_ranges(a.begin() + k * n_, a.begin() + (k + 1) * n_, a.begin() + p * n_);
                std::swap(b[k], b[p]);
            }
            for (std::size_t i = k + 1; i < n_; ++i) {
                const Complex f = a[i * n_ + k] / a[k * n_ + k];
                for (std::size_t j = k; j < n_; ++j)
                    a[i * n_ + j] -= f * a[k * n_ + j];
                b[i] -= f * b[k];
            }
        }
        for (std::size_t k = n_; k-- > 0;) {
            for (std::size_t j = k + 1; j < n_; ++j)
                b[k] -= a[k * n_ + j] * b[j];
            b[k] /= a[k * n_ + k];
        }
        return b;
    }
};

static std::valarray<double> pattern(std::span<const double> x, const std::vector<Complex> &w)
{
    std::valarray<double> power(24);
    for (std::size_t a = 0; a < power.size(); ++a) {
        const double u = std::cos(std::numbers::pi * (a + 0.5) / power.size());
        const Complex f = std::transform_reduce(
            x.begin(), x.end(), w.begin(), Complex{}, std::plus<>{}, [u](double xi, Complex wi) {
                return wi * std::exp(2i * std::numbers::pi * xi * u);
            });
        power[a] = std::norm(f);
    }
    return power;
}

static double side_lobes(const double *x, const double *amplitude, const double *phase, int n,
                         double loss)
{
    std::vector<Complex> feed;
    feed.reserve(n);
    for (int i = 0; i < n; ++i)
        feed.push_back(std::polar(amplitude[i], phase[i]));
    const std::span<const double> place(x, n);
    const auto current = Coupling(place, loss).solve(std::move(feed));
    const std::valarray<double> p = pattern(place, current);
    const std::valarray<double> soft = std::exp(p / p.max());
    std::valarray<double> tail = p[std::slice(0, 6, 1)];
    tail += p[std::slice(18, 6, 1)];
    return std::log(soft.sum()) + 3 * tail.sum() / p.sum();
}

int main()
{
    double x[4] = {0, 0.55, 1.02, 1.61}, dx[4] = {};
    double a[4] = {0.8, 1, 1.1, 0.7}, da[4] = {}, p[4] = {0, 0.2, -0.1, 0.3}, dp[4] = {};
    double loss = 0.05;
    double dl = __enzyme_autodiff<double>((void *)side_lobes, enzyme_dup, x, dx, enzyme_dup, a, da,
                                          enzyme_dup, p, dp, enzyme_const, 4, enzyme_out, loss);
    for (int i = 0; i < 4; ++i) {
        EXPECT_SLOPE("place", i, dx[i], side_lobes(x, a, p, 4, loss), x[i], 1e-4, 1e-6);
        EXPECT_SLOPE("amplitude", i, da[i], side_lobes(x, a, p, 4, loss), a[i], 1e-4, 1e-6);
        EXPECT_SLOPE("phase", i, dp[i], side_lobes(x, a, p, 4, loss), p[i], 1e-4, 1e-6);
    }
    EXPECT_SLOPE("loss", 0, dl, side_lobes(x, a, p, 4, loss), loss, 1e-4, 1e-6);
    std::cout << "pattern of " << 4 << " elements\n";
    return verdict();
}
