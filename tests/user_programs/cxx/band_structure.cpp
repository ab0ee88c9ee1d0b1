// Solid state physics: tight-binding bands of a chain with several orbitals, a Hermitian Jacobi eigensolver over
// std::complex, the Fermi level by bisection, templates with concepts, and ranges over k points.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <concepts>
#include <numbers>
#include <numeric>
#include <ranges>
#include <span>
#include <tuple>
#include <vector>

template <class T>
concept Real = std::floating_point<T>;

template <Real T, std::size_t N> class Hermitian {
    std::array<std::complex<T>, N * N> a_{};

public:
    using complex = std::complex<T>;
    complex &operator()(std::size_t i, std::size_t j) { return a_[i * N + j]; }
    const complex &operator()(std::size_t i, std::size_t j) const { return a_[i * N + j]; }
    void hop(std::size_t i, std::size_t j, complex t)
    {
        (*this)(i, j) += t;
        if (i != j)
            (*this)(j, i) += std::conj(t);
    }
    T off() const
    {
        T s = 0;
        for (std::size_t i = 0; i < N; i++)
            for (std::size_t j = 0; j < i; j++)
                s += std::norm((*this)(i, j));
        return s;
    }
    void rotate(std::size_t p, std::size_t q)
    {
        const complex h = (*this)(p, q);
        const T m = std::abs(h);
        if (m < T(1e-14))
            return;
        const complex phase = h / m;
        const T theta = ((*this)(q, q).real() - (*this)(p, p).real()) / (2 * m);
        const T t = (theta >= 0 ? T(1) : T(-1)) / (std::abs(theta) + std::sqrt(theta * theta + 1));
        const T c = 1 / std::sqrt(t * t + 1), s = t * c;
        for (std::size_t k = 0; k < N; k++) {
            const complex kp = (*this)(k, p), kq = (*this)(k, q);
            (*this)(k, p) = c * kp - s * std::conj(phase) * kq;
            (*this)(k, q) = s * phase * kp + c * kq;
        }
        for (std::size_t k = 0; k < N; k++) {
            const complex pk = (*this)(p, k), qk = (*this)(q, k);
            (*this)(p, k) = c * pk - s * phase * qk;
            (*this)(q, k) = s * std::conj(phase) * pk + c * qk;
        }
    }
};

template <Real T, std::size_t N> std::array<T, N> eigenvalues(Hermitian<T, N> h)
{
    for (int sweep = 0; sweep < 30 && h.off() > T(1e-26); sweep++)
        for (std::size_t p = 0; p < N; p++)
            for (std::size_t q = p + 1; q < N; q++)
                h.rotate(p, q);
    std::array<T, N> e;
    for (std::size_t i = 0; i < N; i++)
        e[i] = h(i, i).real();
    std::ranges::sort(e);
    return e;
}

struct Model {
    std::span<const double> onsite;
    double t1, t2, flux;

    Hermitian<double, 3> at(double k) const
    {
        using namespace std::complex_literals;
        Hermitian<double, 3> h;
        for (std::size_t i = 0; i < 3; i++)
            h(i, i) = onsite[i] + 2 * t2 * std::cos(k);
        h.hop(0, 1, t1 * std::exp(1i * flux));
        h.hop(1, 2, t1 * 0.8);
        h.hop(2, 0, t1 * std::polar(0.7, k));
        return h;
    }
};

static double occupation(double e, double mu, double width)
{
    const double x = (e - mu) / width;
    return x > 0 ? std::exp(-x) / (1 + std::exp(-x)) : 1 / (1 + std::exp(x));
}

static std::tuple<double, int> fermi_level(std::span<const double> bands, double filling, double width)
{
    auto [low, high] = std::ranges::minmax(bands);
    low -= 1, high += 1;
    double mu = 0.5 * (low + high);
    int steps = 0;
    auto count = [&](double m) {
        return std::transform_reduce(bands.begin(), bands.end(), 0.0, std::plus<>(),
                                     [&](double e) { return occupation(e, m, width); });
    };
    for (; steps < 12; steps++) { // roughly by bisection
        (count(mu) > filling ? high : low) = mu;
        mu = 0.5 * (low + high);
    }
    for (int i = 0; i < 6; i++, steps++) { // then by Newton's method
        double n = 0, slope = 0;
        for (double e : bands) {
            const double f = occupation(e, mu, width);
            n += f;
            slope += f * (1 - f) / width;
        }
        mu -= (n - filling) / slope;
    }
    return {mu, steps};
}

double energy(const double *p, int nk)
{
    const Model model{std::span(p, 3), p[3], p[4], p[5]};
    auto points = std::views::iota(0, nk) | std::views::transform([nk](int i) { return 2 * std::numbers::pi * (i + 0.37) / nk; });
    std::vector<double> bands;
    bands.reserve(3 * nk);
    for (double k : points)
        std::ranges::copy(eigenvalues(model.at(k)), std::back_inserter(bands));
    const double width = 0.1;
    const auto [mu, steps] = fermi_level(bands, 1.4 * nk, width);
    double sum = 0;
    for (double e : bands | std::views::filter([mu = mu](double e) { return e < mu + 2; }))
        sum += e * occupation(e, mu, width);
    return sum / nk + 0.1 * mu;
}

int main()
{
    double p[6] = {0.1, -0.3, 0.45, 1.1, 0.25, 0.6}, d[6] = {};
    __enzyme_autodiff<void>((void *)energy, enzyme_dup, p, d, enzyme_const, 9);
    for (int i = 0; i < 6; i++) {
        EXPECT_SLOPE("p", i, d[i], energy(p, 9), p[i], 1e-4, 1e-6);
        double v[6] = {};
        v[i] = 1;
        expect("forward", i, __enzyme_fwddiff<double>((void *)energy, enzyme_dup, p, v, enzyme_const, 9), d[i], 1e-9);
    }
    return verdict();
}
