// Signal processing: a recursive FFT over std::complex, a filter as valarray, energy in bands.
#include "../expect.h"
#include <algorithm>
#include <complex>
#include <numbers>
#include <valarray>
#include <vector>

using Complex = std::complex<double>;
using Signal = std::valarray<Complex>;

static void fft(Signal &x)
{
    const std::size_t n = x.size();
    if (n <= 1)
        return;
    Signal even = x[std::slice(0, n / 2, 2)], odd = x[std::slice(1, n / 2, 2)];
    fft(even);
    fft(odd);
    for (std::size_t k = 0; k < n / 2; k++) {
        const Complex t = std::polar(1.0, -2 * std::numbers::pi * k / n) * odd[k];
        x[k] = even[k] + t;
        x[k + n / 2] = even[k] - t;
    }
}
static void inverse(Signal &x)
{
    x = x.apply(std::conj);
    fft(x);
    x = x.apply(std::conj);
    x /= Complex(x.size());
}
class Filter {
    std::valarray<double> gain_;

public:
    Filter(std::size_t n, double cut, double steep) : gain_(n)
    {
        for (std::size_t k = 0; k < n; k++) {
            const double f = (double)std::min(k, n - k) / n;
            gain_[k] = 1 / (1 + std::exp(steep * (f - cut)));
        }
    }
    void apply(Signal &s) const
    {
        for (std::size_t k = 0; k < s.size(); k++)
            s[k] *= gain_[k];
    }
    double sum() const { return gain_.sum(); }
};
static double energy(const double *x, int n, double cut, double steep)
{
    Signal s(n);
    std::transform(x, x + n, std::begin(s), [](double v) { return Complex(v, 0); });
    fft(s);
    const Filter f(n, cut, steep);
    f.apply(s);
    double bands = 0;
    for (int k = 0; k < n; k++)
        bands += std::norm(s[k]) * (k + 1) + 0.1 * std::abs(s[k]) + 0.05 * std::arg(s[k] + Complex(9, 1));
    inverse(s);
    std::vector<double> back(n);
    std::transform(std::begin(s), std::end(s), back.begin(), [](const Complex &c) { return c.real(); });
    double rough = 0;
    for (int i = 1; i < n; i++)
        rough += (back[i] - back[i - 1]) * (back[i] - back[i - 1]);
    return std::log(bands) + rough + 0.01 * f.sum();
}
struct Two {
    double a, b;
};
int main()
{
    double x[16], d[16] = {}, cut = 0.21, steep = 14;
    for (int i = 0; i < 16; i++)
        x[i] = std::sin(0.7 * i) + 0.3 * std::cos(2.1 * i * i);
    const Two g = __enzyme_autodiff<Two>((void *)energy, enzyme_dup, x, d, enzyme_const, 16, enzyme_out, cut, enzyme_out, steep);
    EXPECT_SLOPE("cut", 0, g.a, energy(x, 16, cut, steep), cut, 1e-4, 1e-6);
    EXPECT_SLOPE("steep", 0, g.b, energy(x, 16, cut, steep), steep, 1e-3, 1e-6);
    for (int i = 0; i < 16; i++)
        EXPECT_SLOPE("x", i, d[i], energy(x, 16, cut, steep), x[i], 1e-4, 1e-6);
    return verdict();
}
