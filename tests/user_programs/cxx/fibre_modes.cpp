// Optical fibres: a beam through lenses as complex ray matrices, pulses by a split-step with an own FFT of std::complex.
#include "../expect.h"
#include <complex>
#include <memory>
#include <numbers>
#include <numeric>
#include <vector>

using Complex = std::complex<double>;
using namespace std::complex_literals;

struct Abcd {
    Complex a = 1, b = 0, c = 0, d = 1;
    friend Abcd operator*(const Abcd &x, const Abcd &y)
    {
        return {x.a * y.a + x.b * y.c, x.a * y.b + x.b * y.d, x.c * y.a + x.d * y.c, x.c * y.b + x.d * y.d};
    }
    Complex apply(Complex q) const { return (a * q + b) / (c * q + d); }
};

class Element {
public:
    virtual ~Element() {}
    virtual Abcd matrix() const = 0;
};
struct Gap final : Element {
    double length;
    explicit Gap(double l) : length(l) {}
    Abcd matrix() const override { return {1, length, 0, 1}; }
};
struct Lens final : Element {
    double focus, absorption;
    Lens(double f, double a) : focus(f), absorption(a) {}
    Abcd matrix() const override { return {1, 0, Complex(-1 / focus, -absorption), 1}; }
};

static void fft(std::vector<Complex> &x, int sign)
{
    const std::size_t n = x.size();
    if (n == 1)
        return;
    std::vector<Complex> even(n / 2), odd(n / 2);
    for (std::size_t i = 0; i < n / 2; i++) {
        even[i] = x[2 * i];
        odd[i] = x[2 * i + 1];
    }
    fft(even, sign);
    fft(odd, sign);
    for (std::size_t i = 0; i < n / 2; i++) {
        const Complex t = std::polar(1.0, sign * 2 * std::numbers::pi * double(i) / double(n)) * odd[i];
        x[i] = even[i] + t;
        x[i + n / 2] = even[i] - t;
    }
}

struct Fibre {
    double dispersion, nonlinearity, loss;
    float length;
};

double transmitted(const Fibre *f, const double *lengths, int lenses, int points)
{
    std::vector<std::shared_ptr<const Element>> train;
    for (int i = 0; i < lenses; i++) {
        train.push_back(std::make_shared<Gap>(lengths[i]));
        train.push_back(std::make_shared<Lens>(0.5 + 0.1 * i, 0.01));
    }
    const Abcd all = std::accumulate(train.begin(), train.end(), Abcd{},
                                     [](const Abcd &m, const std::shared_ptr<const Element> &e) { return e->matrix() * m; });
    const Complex q = all.apply(0.3 + 1i);
    const double waist = 1 / std::sqrt(std::abs(std::imag(1.0 / q)));
    std::vector<Complex> u(points);
    for (int i = 0; i < points; i++) {
        const double t = (i - points / 2) * 0.5;
        u[i] = std::exp(Complex(-t * t / 4, 0.1 * t)) * waist;
    }
    const int steps = 4;
    const double h = f->length / steps;
    for (int s = 0; s < steps; s++) {
        for (auto &x : u)
            x *= std::exp(1i * f->nonlinearity * std::norm(x) * h);
        fft(u, -1);
        for (int k = 0; k < points; k++) {
            const double w = 2 * std::numbers::pi * (k < points / 2 ? k : k - points) / (points * 0.5);
            u[k] *= std::exp((0.5i * f->dispersion * w * w - f->loss / 2) * h) / double(points);
        }
        fft(u, 1);
    }
    double energy = 0, width = 0;
    for (int i = 0; i < points; i++) {
        const double t = (i - points / 2) * 0.5;
        energy += std::norm(u[i]);
        width += t * t * std::norm(u[i]);
    }
    return energy / 10 + width / energy + 0.05 * std::arg(u[points / 2 + 1]);
}

int main()
{
    Fibre f{-1, 0.8, 0.05, 1.5f}, d{};
    double lengths[3] = {0.2, 0.7, 0.4}, dl[3] = {};
    __enzyme_autodiff<void>((void *)transmitted, enzyme_dup, &f, &d, enzyme_dup, lengths, dl, enzyme_const, 3, enzyme_const, 16);
    EXPECT_SLOPE("dispersion", 0, d.dispersion, transmitted(&f, lengths, 3, 16), f.dispersion, 1e-3, 1e-6);
    EXPECT_SLOPE("nonlinearity", 0, d.nonlinearity, transmitted(&f, lengths, 3, 16), f.nonlinearity, 1e-3, 1e-6);
    EXPECT_SLOPE("loss", 0, d.loss, transmitted(&f, lengths, 3, 16), f.loss, 1e-3, 1e-6);
    EXPECT_SLOPE("length", 0, d.length, transmitted(&f, lengths, 3, 16), f.length, 0.0078125, 1e-5);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("gap", i, dl[i], transmitted(&f, lengths, 3, 16), lengths[i], 1e-4, 1e-6);
    return verdict();
}
