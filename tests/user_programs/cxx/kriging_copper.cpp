// Soil survey: ordinary kriging with ranges, spans and concepts; leave-one-out
// error as a function of the variogram parameters.
#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstdio>
#include <numeric>
#include <ranges>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

extern int enzyme_const, enzyme_dup;
template <class R, class... A> R __enzyme_autodiff(void*, A...);

struct Sample { double east, north, clay; std::string horizon; };

template <class V>
concept Variogram = requires(const V& v, double h) {
    { v(h) } -> std::convertible_to<double>;
    { V::name } -> std::convertible_to<const char*>;
};

struct Params { double nugget, sill, range, angle, ratio; };

struct Spherical {
    static constexpr const char* name = "spherical";
    Params p;
    double operator()(double h) const {
        if (h == 0) return 0;
        if (h >= p.range) return p.nugget + p.sill;
        double u = h / p.range;
        return p.nugget + p.sill * (1.5 * u - 0.5 * u * u * u);
    }
};
struct Matern32 {
    static constexpr const char* name = "matern32";
    Params p;
    double operator()(double h) const {
        if (h == 0) return 0;
        double u = std::sqrt(3.0) * h / p.range;
        return p.nugget + p.sill * (1 - (1 + u) * std::exp(-u));
    }
};

static double lag(const Sample& a, const Sample& b, const Params& p) {
    double dx = a.east - b.east, dy = a.north - b.north, c = std::cos(p.angle), s = std::sin(p.angle);
    double u = c * dx + s * dy, v = (-s * dx + c * dy) * p.ratio;
    return std::hypot(u, v);
}

static void gauss(std::span<double> a, std::span<double> b) {
    const std::size_t n = b.size();
    auto at = [&](std::size_t i, std::size_t j) -> double& { return a[i * n + j]; };
    for (std::size_t k = 0; k < n; ++k) {
        auto rows = std::views::iota(k, n);
        std::size_t piv = *std::ranges::max_element(rows, {}, [&](std::size_t i) { return std::abs(at(i, k)); });
        if (std::abs(at(piv, k)) < 1e-14) throw std::domain_error("singular kriging system");
        if (piv != k) {
            std::ranges::swap_ranges(a.subspan(piv * n, n), a.subspan(k * n, n));
            std::swap(b[piv], b[k]);
        }
        for (std::size_t i = k + 1; i < n; ++i) {
            double f = at(i, k) / at(k, k);
            for (std::size_t j = k; j < n; ++j) at(i, j) -= f * at(k, j);
            b[i] -= f * b[k];
        }
    }
    for (auto i : std::views::iota(std::size_t{0}, n) | std::views::reverse) {
        for (std::size_t j = i + 1; j < n; ++j) b[i] -= at(i, j) * b[j];
        b[i] /= at(i, i);
    }
}

template <Variogram V> double predict(const V& gamma, std::span<const Sample> data, const Sample& where, std::size_t skip) {
    auto keep = std::views::iota(std::size_t{0}, data.size()) | std::views::filter([skip](std::size_t i) { return i != skip; });
    std::vector<std::size_t> idx;
    std::ranges::copy(keep, std::back_inserter(idx));
    const std::size_t n = idx.size() + 1;
    std::vector<double> A(n * n, 1.0), b(n, 1.0);
    for (std::size_t i = 0; i + 1 < n; ++i) {
        for (std::size_t j = 0; j + 1 < n; ++j) A[i * n + j] = i == j ? 0.0 : gamma(lag(data[idx[i]], data[idx[j]], gamma.p));
        b[i] = gamma(lag(data[idx[i]], where, gamma.p));
    }
    A[n * n - 1] = 0;
    gauss(A, b);
    auto clay = idx | std::views::transform([&](std::size_t i) { return data[i].clay; });
    return std::inner_product(clay.begin(), clay.end(), b.begin(), 0.0);
}

template <Variogram V> double loo(const Params* p, const std::vector<Sample>* s) {
    V v{*p};
    double e = 0;
    std::span<const Sample> data(*s);
    for (std::size_t i = 0; i < data.size(); ++i) {
        if (data[i].horizon == "C") continue;
        double d = predict(v, data, data[i], i) - data[i].clay;
        e += d * d;
    }
    return std::sqrt(e / data.size());
}

template <Variogram V> int study(const std::vector<Sample>& s) {
    Params p{0.8, 9.0, 7.3, 0.4, 1.6}, g{};
    std::printf("%s rmse %.12f\n", V::name, loo<V>(&p, &s));
    __enzyme_autodiff<void>((void*)loo<V>, enzyme_dup, &p, &g, enzyme_const, &s);
    int bad = 0;
    double* x = &p.nugget; double* d = &g.nugget;
    for (int i = 0; i < 5; ++i) {
        double h = 1e-6, k = x[i];
        x[i] = k + h; double up = loo<V>(&p, &s);
        x[i] = k - h; double dn = loo<V>(&p, &s);
        x[i] = k;
        double fd = (up - dn) / (2 * h);
        std::printf("%d ad=%.10g fd=%.10g\n", i, d[i], fd);
        if (!(std::abs(d[i] - fd) <= 1e-5 * std::abs(fd) + 1e-8)) { std::printf("MISMATCH %s %d got %.10g expected %.10g\n", V::name, i, d[i], fd); bad = 1; }
    }
    return bad;
}

int main() {
    std::vector<Sample> s;
    unsigned r = 99;
    auto rnd = [&r] { r = r * 1664525u + 1013904223u; return (r >> 8) / 16777216.0; };
    for (int i = 0; i < 14; ++i) {
        double e = 10 * rnd(), n = 10 * rnd();
        s.push_back({e, n, 20 + 3 * std::sin(e / 2) + 2 * std::cos(n / 3) + rnd(), i % 6 == 5 ? "C" : "A"});
    }
    int bad = study<Spherical>(s);
    bad |= study<Matern32>(s);
    return bad;
}
