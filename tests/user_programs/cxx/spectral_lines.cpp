// Lines of a spectrum: Voigt profiles by a complex error function, lines in a list that is sorted and merged, and
// a fit by Gauss-Newton steps of which the second derivative is checked.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <complex>
#include <cstring>
#include <functional>
#include <list>
#include <numbers>
#include <numeric>
#include <vector>

using cd = std::complex<double>;

// Humlicek's approximation of w(z), for the upper half plane.
static cd faddeeva(cd z)
{
    const double x = z.real(), y = z.imag();
    const cd t(y, -x);
    const double s = std::abs(x) + y;
    if (s >= 15)
        return t * 0.5641896 / (0.5 + t * t);
    const cd u = t * t;
    if (s >= 5.5)
        return t * (1.410474 + u * 0.5641896) / (0.75 + u * (3.0 + u));
    return (16.4955 + t * (20.20933 + t * (11.96482 + t * (3.778987 + t * 0.5642236)))) /
           (16.4955 + t * (38.82363 + t * (39.27121 + t * (21.69274 + t * (6.699398 + t)))));
}

struct Line {
    double centre, strength, sigma, gamma;
    double operator()(double x) const
    {
        const double scale = sigma * std::numbers::sqrt2;
        const cd z = cd(x - centre, gamma) / scale;
        return strength * std::real(faddeeva(z)) / (sigma * std::sqrt(2 * std::numbers::pi));
    }
};

class Spectrum {
    std::list<Line> lines_;
    std::function<double(double)> background_;

public:
    explicit Spectrum(std::function<double(double)> background) : background_(std::move(background)) {}
    void add(const Line &line)
    {
        const auto at = std::find_if(lines_.begin(), lines_.end(), [&](const Line &l) { return l.centre > line.centre; });
        lines_.insert(at, line);
    }
    void merge_closer_than(double distance)
    {
        for (auto it = lines_.begin(); it != lines_.end();) {
            const auto next = std::next(it);
            if (next == lines_.end() || next->centre - it->centre >= distance) {
                ++it;
                continue;
            }
            const double total = it->strength + next->strength;
            it->centre = (it->centre * it->strength + next->centre * next->strength) / total;
            it->sigma = std::hypot(it->sigma, 0.5 * (next->centre - it->centre));
            it->strength = total;
            lines_.erase(next);
        }
    }
    double operator()(double x) const
    {
        return std::accumulate(lines_.begin(), lines_.end(), background_(x), [x](double sum, const Line &l) { return sum + l(x); });
    }
};

double chi2(const double *p, int n)
{
    Spectrum s([=](double x) { return p[8] + p[9] * x; });
    for (int i = 0; i < 2; ++i)
        s.add({p[4 * i], p[4 * i + 1], p[4 * i + 2], p[4 * i + 3]});
    s.add({p[0] + 0.02, 0.3, 0.1, 0.05});
    s.merge_closer_than(0.1);
    double sum = 0;
    for (int i = 0; i < n; ++i) {
        const double x = -4 + 8.0 * i / (n - 1), seen = 0.2 + 1.1 * std::exp(-(x - 1) * (x - 1) * 2) + 0.7 / (1 + 8 * (x + 1) * (x + 1));
        const double off = s(x) - seen;
        sum += off * off;
    }
    return sum;
}

void gradient(const double *p, double *d, int n)
{
    __enzyme_autodiff<void>((void *)chi2, enzyme_dup, p, d, enzyme_const, n);
}

int main()
{
    std::array<double, 10> p{1.05, 1.2, 0.4, 0.1, -0.9, 0.8, 0.15, 0.3, 0.25, 0.01}, d{}, zero{};
    const int n = 31;
    gradient(p.data(), d.data(), n);
    for (int i = 0; i < 10; i++)
        EXPECT_SLOPE("p", i, d[i], chi2(p.data(), n), p[i], 1e-5, 1e-6);
    for (int j = 0; j < 10; j += 3) {
        std::array<double, 10> v{}, h{}, g{}, plus{}, minus{};
        v[j] = 1;
        __enzyme_fwddiff<void>((void *)gradient, enzyme_dup, p.data(), v.data(), enzyme_dup, g.data(), h.data(), enzyme_const, n);
        const double e = 1e-6, kept = p[j];
        p[j] = kept + e;
        gradient(p.data(), plus.data(), n);
        p[j] = kept - e;
        gradient(p.data(), minus.data(), n);
        p[j] = kept;
        for (int i = 0; i < 10; i++)
            expect("hessian", 10 * j + i, h[i], (plus[i] - minus[i]) / (2 * e), 1e-6);
    }
    return verdict();
}
