// Linear prediction of speech: valarray frames, windows by CRTP, complex responses, gains kept as floats.
#include "../expect.h"
#include <array>
#include <complex>
#include <numbers>
#include <numeric>
#include <utility>
#include <valarray>
#include <vector>

using Signal = std::valarray<double>;
using Complex = std::complex<double>;
constexpr double pi = std::numbers::pi;

template <class Derived> struct Window {
    Signal operator()(const Signal &x) const
    {
        Signal w(x.size());
        for (std::size_t i = 0; i < x.size(); ++i)
            w[i] = static_cast<const Derived *>(this)->weight((i + 0.5) / x.size());
        return w * x;
    }
};
struct Hamming : Window<Hamming> {
    double weight(double t) const { return 0.54 - 0.46 * std::cos(2 * pi * t); }
};
struct Kaiser : Window<Kaiser> {
    double beta;
    explicit Kaiser(double beta) : beta(beta) {}
    static double bessel(double x)
    {
        double term = 1, sum = 1;
        for (int k = 1; k < 30; ++k) {
            term *= x * x / (4.0 * k * k);
            sum += term;
        }
        return sum;
    }
    double weight(double t) const
    {
        const double u = 2 * t - 1;
        return bessel(beta * std::sqrt(1 - u * u)) / bessel(beta);
    }
};

template <std::size_t order> struct Predictor {
    std::array<double, order + 1> a{};
    std::array<float, order> reflection{};
    double error = 0;

    static Predictor of(const Signal &frame)
    {
        std::array<double, order + 1> r{};
        const std::size_t n = frame.size();
        for (std::size_t lag = 0; lag <= order; ++lag) {
            const Signal head = frame[std::slice(0, n - lag, 1)], tail = frame[std::slice(lag, n - lag, 1)];
            r[lag] = (head * tail).sum();
        }
        r[0] *= 1.0001;
        Predictor p;
        p.a[0] = 1;
        p.error = r[0];
        for (std::size_t i = 1; i <= order; ++i) {
            double acc = r[i];
            for (std::size_t j = 1; j < i; ++j)
                acc += p.a[j] * r[i - j];
            const double k = -acc / p.error;
            p.reflection[i - 1] = static_cast<float>(k);
            auto next = p.a;
            for (std::size_t j = 1; j < i; ++j)
                next[j] = p.a[j] + k * p.a[i - j];
            next[i] = k;
            p.a = next;
            p.error *= 1 - k * k;
        }
        return p;
    }

    Complex response(double omega) const
    {
        Complex z = 1, sum = 0;
        const Complex step = std::polar(1.0, -omega);
        for (double c : a) {
            sum += c * z;
            z *= step;
        }
        return std::sqrt(error) / sum;
    }
};

struct Voice {
    double pitch, open_quotient, tilt;
    std::array<Complex, 3> formants; // frequency and bandwidth, in Hz
};

static Signal speak(const Voice &v, std::size_t n, double rate)
{
    Signal s(0.0, n);
    double phase = 0.1;
    for (std::size_t i = 0; i < n; ++i) {
        phase += v.pitch / rate;
        double harmonics = 0;
        for (int h = 1; h <= 6; ++h)
            harmonics += std::pow(h, -v.tilt) * std::sin(2 * pi * h * phase) * std::exp(-v.open_quotient * h * 0.2);
        s[i] = harmonics;
    }
    for (const Complex &f : v.formants) {
        const double radius = std::exp(-pi * f.imag() / rate), angle = 2 * pi * f.real() / rate;
        double y1 = 0, y2 = 0;
        for (double &x : s) {
            const double y = x + 2 * radius * std::cos(angle) * y1 - radius * radius * y2;
            y2 = std::exchange(y1, y);
            x = y * (1 - radius);
        }
    }
    return s;
}

template <class W> double distance(const Voice &v, const std::vector<double> &target, const W &window)
{
    constexpr double rate = 8000;
    constexpr std::size_t frame = 80;
    const Signal s = speak(v, 3 * frame, rate);
    double cost = 0;
    for (std::size_t f = 0; f < 3; ++f) {
        const Signal part = s[std::slice(f * frame, frame, 1)];
        const auto p = Predictor<6>::of(window(part));
        for (std::size_t k = 0; k < target.size(); ++k) {
            const double level = 20 * std::log10(std::abs(p.response(pi * (k + 0.5) / target.size())) + 1e-9);
            cost += std::norm(level - target[k]) * 1e-3;
        }
        cost += std::accumulate(p.reflection.begin(), p.reflection.end(), 0.0, [](double acc, float k) { return acc + 0.1 * double(k) * k; });
    }
    return cost / 3 + std::arg(Predictor<6>::of(s).response(0.4));
}

double with_hamming(const Voice &v, const std::vector<double> &target) { return distance(v, target, Hamming{}); }
double with_kaiser(const Voice &v, const std::vector<double> &target, double beta) { return distance(v, target, Kaiser{beta}); }

int main()
{
    std::vector<double> target;
    for (int i = 0; i < 12; ++i)
        target.push_back(6.0 - 1.3 * i + 4 * std::cos(i));
    Voice v{118, 0.6, 1.1, {Complex{640, 90}, Complex{1190, 110}, Complex{2400, 170}}};
    Voice d{};
    __enzyme_autodiff<void>((void *)with_hamming, enzyme_dup, &v, &d, enzyme_const, &target);
    EXPECT_SLOPE("pitch", 0, d.pitch, with_hamming(v, target), v.pitch, 2e-1, 2e-4);
    EXPECT_SLOPE("tilt", 0, d.tilt, with_hamming(v, target), v.tilt, 2e-3, 2e-4);
    EXPECT_SLOPE("open", 0, d.open_quotient, with_hamming(v, target), v.open_quotient, 2e-3, 2e-4);
    for (int i = 0; i < 3; ++i) {
        auto *parts = reinterpret_cast<double(&)[2]>(v.formants[i]);
        EXPECT_SLOPE("formant", i, d.formants[i].real() * 100, 100 * with_hamming(v, target), parts[0], 1.0, 2e-4);
        EXPECT_SLOPE("width", i, d.formants[i].imag() * 100, 100 * with_hamming(v, target), parts[1], 1.0, 2e-4);
    }
    double beta = 4.2;
    Voice kept{};
    std::vector<double> dtarget(target.size());
    const double dbeta = __enzyme_autodiff<double>((void *)with_kaiser, enzyme_dup, &v, &kept, enzyme_dup, &target, &dtarget, enzyme_out, beta);
    EXPECT_SLOPE("beta", 0, dbeta, with_kaiser(v, target, beta), beta, 1e-2, 2e-4);
    for (std::size_t k = 0; k < target.size(); ++k)
        EXPECT_SLOPE("target", k, dtarget[k], with_kaiser(v, target, beta), target[k], 1e-3, 1e-6);
    Voice along{1, 0.1, -0.2, {Complex{3, 1}, Complex{0, 2}, Complex{-5, 0}}};
    const double t = __enzyme_fwddiff<double>((void *)with_kaiser, enzyme_dup, &v, &along, enzyme_const, &target, enzyme_dup, beta, 0.5);
    double want = along.pitch * kept.pitch + 0.1 * kept.open_quotient - 0.2 * kept.tilt + 0.5 * dbeta;
    for (int i = 0; i < 3; ++i)
        want += (along.formants[i] * std::conj(kept.formants[i])).real();
    expect("along", 0, t, want, 1e-8);
    return verdict();
}
