// Celestial mechanics: numbers of twice the precision out of error-free sums and products (two_sum, fma), compensated sums,
// and a template that runs in float, double and the long numbers; universal variables with Stumpff functions.
#include "../expect.h"
#include <array>
#include <cmath>
#include <concepts>
#include <limits>
#include <numeric>
#include <vector>

class Twice {
    double high_ = 0, low_ = 0;

    static Twice two_sum(double a, double b)
    {
        const double s = a + b, bb = s - a;
        return {s, (a - (s - bb)) + (b - bb)};
    }
    static Twice quick(double a, double b)
    {
        const double s = a + b;
        return {s, b - (s - a)};
    }
    static Twice two_product(double a, double b)
    {
        const double p = a * b;
        return {p, std::fma(a, b, -p)};
    }

public:
    Twice() = default;
    Twice(double high, double low = 0) : high_(high), low_(low) {}
    explicit operator double() const { return high_ + low_; }
    friend Twice operator+(Twice a, Twice b)
    {
        Twice s = two_sum(a.high_, b.high_);
        return quick(s.high_, s.low_ + a.low_ + b.low_);
    }
    friend Twice operator-(Twice a) { return {-a.high_, -a.low_}; }
    friend Twice operator-(Twice a, Twice b) { return a + -b; }
    friend Twice operator*(Twice a, Twice b)
    {
        Twice p = two_product(a.high_, b.high_);
        return quick(p.high_, p.low_ + a.high_ * b.low_ + a.low_ * b.high_);
    }
    friend Twice operator/(Twice a, Twice b)
    {
        const double q1 = a.high_ / b.high_;
        const Twice r = a - b * Twice(q1);
        return quick(q1, r.high_ / b.high_);
    }
    friend Twice sqrt(Twice a)
    {
        const double r = std::sqrt(a.high_);
        return quick(r, 0.5 * static_cast<double>(a - Twice(r) * Twice(r)) / r);
    }
    Twice &operator+=(Twice o) { return *this = *this + o; }
};

template <typename T>
concept Real = requires(T a, T b) {
    { a *b + a / b - a } -> std::convertible_to<T>;
    static_cast<double>(a);
};

template <Real T> using Vec = std::array<T, 3>;

template <Real T> T dot(const Vec<T> &a, const Vec<T> &b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

template <Real T> struct State {
    Vec<T> r, v;
};

template <Real T> void kick_drift(State<T> &s, T h, T mu, T j2)
{
    using std::sqrt;
    for (int half = 0; half < 2; ++half) {
        const T r2 = dot(s.r, s.r), r = sqrt(r2), pull = mu / (r2 * r), z = s.r[2] * s.r[2] / r2;
        for (std::size_t i = 0; i < 3; ++i) {
            const T oblate = T(1.5) * j2 / r2 * (T(5) * z - T(i == 2 ? 3.0 : 1.0));
            s.v[i] += h * T(0.5) * (pull * s.r[i] * oblate - pull * s.r[i]);
        }
        if (half == 0)
            for (std::size_t i = 0; i < 3; ++i)
                s.r[i] += h * s.v[i];
    }
}

template <Real T> double drift(const double *x, double mu, double j2, int steps)
{
    State<T> s{{T(x[0]), T(x[1]), T(x[2])}, {T(x[3]), T(x[4]), T(x[5])}};
    const auto energy = [&] { return T(0.5) * dot(s.v, s.v) - T(mu) / static_cast<T>(std::sqrt(static_cast<double>(dot(s.r, s.r)))); };
    const T before = energy();
    T lost{}, path{};
    for (int i = 0; i < steps; ++i) {
        kick_drift(s, T(0.0625), T(mu), T(j2));
        path += dot(s.v, s.v) * T(0.0625);
        lost += energy() - before;
    }
    return static_cast<double>(path) + 10 * static_cast<double>(lost) + static_cast<double>(s.r[0] * s.v[1] - s.r[1] * s.v[0]);
}

static double kahan(const std::vector<double> &terms)
{
    double sum = 0, rest = 0;
    for (const double t : terms) {
        const double y = t - rest, next = sum + y;
        rest = (next - sum) - y;
        sum = next;
    }
    return sum;
}

static double study(const double *x, double mu, double j2)
{
    std::vector<double> terms{drift<Twice>(x, mu, j2, 40), drift<double>(x, mu, j2, 25)};
    for (int k = 1; k < 6; ++k)
        terms.push_back(std::pow(mu, k) / std::tgamma(k + 1.0) * (k % 2 ? x[0] : x[4]));
    return kahan(terms) + 0.01 * drift<float>(x, mu, 0.0, 3);
}

struct Two {
    double mu, j2;
};

int main()
{
    double x[6] = {1.0, 0.1, 0.2, -0.1, 0.95, 0.15}, d[6] = {}, mu = 1.02, j2 = 0.01;
    const auto g = __enzyme_autodiff<Two>((void *)study, enzyme_dup, x, d, enzyme_out, mu, enzyme_out, j2);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("state", i, d[i], study(x, mu, j2), x[i], 1e-2, 1e-4);
    EXPECT_SLOPE("mu", 0, g.mu, study(x, mu, j2), mu, 1e-2, 1e-4);
    EXPECT_SLOPE("j2", 0, g.j2, study(x, mu, j2), j2, 1e-3, 1e-4);
    double v[6] = {0, 1, 0, -1, 0.5, 0};
    expect("forward", 0, __enzyme_fwddiff<double>((void *)study, enzyme_dup, x, v, enzyme_dup, mu, 1.0, enzyme_const, j2),
           d[1] - d[3] + 0.5 * d[4] + g.mu, 1e-6);
    return verdict();
}
