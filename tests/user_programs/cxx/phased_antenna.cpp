// Phased array: std::complex and std::valarray; beam pattern with mutual
// coupling, null depth and gain objective wrt element weights and positions.
#include <algorithm>
#include <cmath>
#include <complex>
#include <functional>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <valarray>
#include <vector>

extern int enzyme_const;
extern int enzyme_dup;
double __enzyme_autodiff(void*, ...);

using cplx = std::complex<double>;
using namespace std::complex_literals;

class Array {
    std::valarray<double> pos_;
    std::valarray<cplx> weight_;
    double wavelength_;
public:
    Array(const double* x, const double* amp, const double* ph, std::size_t n, double wl)
        : pos_(x, n), weight_(n), wavelength_(wl) {
        for (std::size_t i = 0; i < n; ++i) weight_[i] = std::polar(amp[i], ph[i]);
    }
    std::valarray<cplx> coupled() const {
        std::size_t n = pos_.size();
        std::valarray<cplx> w = weight_;
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j) {
                if (i == j) continue;
                double d = std::abs(pos_[i] - pos_[j]) / wavelength_;
                w[i] += 0.1 * std::exp(-1i * (2 * M_PI * d)) / (1.0 + d) * weight_[j];
            }
        return w;
    }
    cplx response(const std::valarray<cplx>& w, double theta) const {
        double k = 2 * M_PI / wavelength_;
        std::valarray<double> phase = k * std::sin(theta) * pos_;
        cplx s = 0;
        for (std::size_t i = 0; i < phase.size(); ++i) s += w[i] * cplx(std::cos(phase[i]), std::sin(phase[i]));
        return s * std::pow(std::cos(theta), 0.6);
    }
    double power() const {
        std::valarray<double> p = std::abs(weight_[0]) * std::valarray<double>(1.0, 1);
        double out = p.sum() - std::abs(weight_[0]);
        for (auto& w : weight_) out += std::norm(w);
        return out;
    }
};

struct Spec { double look; std::vector<double> nulls; };

double objective(const double* x, const double* amp, const double* ph, int n, const Spec* spec) {
    Array a(x, amp, ph, n, 0.3);
    auto w = a.coupled();
    double gain = std::norm(a.response(w, spec->look)) / a.power();
    double leak = std::transform_reduce(spec->nulls.begin(), spec->nulls.end(), 0.0, std::plus<>{},
                                        [&](double t) { return std::log(1e-3 + std::norm(a.response(w, t))); });
    cplx corr = std::inner_product(std::begin(w), std::end(w), std::begin(w), cplx{}, std::plus<>{},
                                   [](cplx p, cplx q) { return p * std::conj(q); });
    std::valarray<double> taper(amp, n);
    double smooth = std::pow(taper - taper.cshift(1), 2.0).sum();
    return -10 * std::log10(gain) + 0.3 * leak + 0.05 * std::abs(corr) + 0.2 * smooth + 0.01 * std::arg(w[1]);
}

int main() {
    const int n = 6;
    double x[n] = {-0.36, -0.22, -0.07, 0.08, 0.21, 0.37}, amp[n] = {0.6, 0.8, 1.0, 1.05, 0.85, 0.55};
    double ph[n] = {0.4, 0.25, 0.05, -0.1, -0.3, -0.45};
    double dx[n] = {}, da[n] = {}, dp[n] = {};
    Spec spec{0.25, {-0.5, 0.7, 1.0}};
    std::cout << std::setprecision(12) << "objective " << objective(x, amp, ph, n, &spec) << '\n';
    __enzyme_autodiff((void*)objective, enzyme_dup, x, dx, enzyme_dup, amp, da, enzyme_dup, ph, dp, enzyme_const, n, enzyme_const, &spec);
    int bad = 0;
    for (int i = 0; i < 3 * n; ++i) {
        double* p = i < n ? x + i : i < 2 * n ? amp + i - n : ph + i - 2 * n;
        double g = i < n ? dx[i] : i < 2 * n ? da[i - n] : dp[i - 2 * n];
        double h = 1e-6, k = *p;
        *p = k + h; double up = objective(x, amp, ph, n, &spec);
        *p = k - h; double dn = objective(x, amp, ph, n, &spec);
        *p = k;
        double fd = (up - dn) / (2 * h);
        std::cout << i << " ad=" << g << " fd=" << fd << '\n';
        if (!(std::abs(g - fd) <= 1e-5 * std::abs(fd) + 1e-7)) { std::cout << "MISMATCH " << i << " got " << g << " expected " << fd << '\n'; bad = 1; }
    }
    return bad;
}
