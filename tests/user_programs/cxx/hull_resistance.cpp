// Naval architecture: wave resistance with hand-written dual numbers inside, Hessians and tangents from outside.
#include <cmath>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>
#include <ltoad.h>

static int wrong, seen;
static void expect(const char *name, int index, double got, double want, double tolerance)
{
    seen += std::abs(want) > 1e-9;
    if (!(std::abs(got - want) <= tolerance * (1 + std::abs(want)))) {
        std::printf("%s[%d] is %.12g instead of %.12g\n", name, index, got, want);
        ++wrong;
    }
}
template <class F> static double slope(F f, double &x, double h)
{
    const double kept = x;
    double sum = 0;
    for (const auto &[step, weight] : {std::pair{1, 8}, {-1, -8}, {2, -1}, {-2, 1}}) {
        x = kept + step * h;
        sum += weight * f();
    }
    x = kept;
    return sum / (12 * h);
}

template <class T> struct Dual {
    T value{}, slope{};
    Dual() = default;
    Dual(T v) : value(v) {}
    Dual(T v, T s) : value(v), slope(s) {}
    Dual &operator+=(const Dual &o) { return *this = *this + o; }
    friend Dual operator+(const Dual &a, const Dual &b) { return {a.value + b.value, a.slope + b.slope}; }
    friend Dual operator-(const Dual &a, const Dual &b) { return {a.value - b.value, a.slope - b.slope}; }
    friend Dual operator*(const Dual &a, const Dual &b) { return {a.value * b.value, a.slope * b.value + a.value * b.slope}; }
    friend Dual operator/(const Dual &a, const Dual &b)
    {
        const T q = a.value / b.value;
        return {q, (a.slope - q * b.slope) / b.value};
    }
    friend Dual sqrt(const Dual &a)
    {
        using std::sqrt;
        const T r = sqrt(a.value);
        return {r, a.slope / (2 * r)};
    }
    friend Dual exp(const Dual &a)
    {
        using std::exp;
        const T e = exp(a.value);
        return {e, e * a.slope};
    }
    friend Dual cos(const Dual &a)
    {
        using std::cos, std::sin;
        return {cos(a.value), -sin(a.value) * a.slope};
    }
};

class Hull
{
    std::vector<std::vector<double>> offsets_;
    double length_, draught_;

  public:
    Hull(const double *lines, int stations, int waterlines, double length, double draught)
        : offsets_(stations, std::vector<double>(waterlines)), length_(length), draught_(draught)
    {
        if (stations < 3)
            throw std::invalid_argument("too few stations: " + std::to_string(stations));
        for (auto &row : offsets_)
            for (auto &b : row)
                b = *lines++;
    }
    template <class T> T resistance(T speed) const
    {
        using std::cos, std::exp, std::sqrt;
        const T k0 = T(9.81) / (speed * speed);
        T sum(0);
        for (int step = 0; step < 9; ++step) {
            const double sec = 1 + 0.15 * step * step;
            std::pair<T, T> amplitude{T(0), T(0)};
            for (std::size_t i = 0; i + 1 < offsets_.size(); ++i)
                for (std::size_t j = 0; j < offsets_[i].size(); ++j) {
                    const double slope = (offsets_[i + 1][j] - offsets_[i][j]) * double(offsets_.size() - 1) / length_;
                    const double x = length_ * (double(i) + 0.5) / double(offsets_.size() - 1);
                    const double z = draught_ * (double(j) + 0.5) / double(offsets_[i].size());
                    const T depth = exp(k0 * T(-sec * sec * z));
                    amplitude.first += T(slope) * depth * cos(k0 * T(sec * x));
                    amplitude.second += T(slope) * depth * cos(k0 * T(sec * x) - T(M_PI / 2));
                }
            const auto &[p, q] = amplitude;
            sum += (p * p + q * q) * T(sec * sec / std::sqrt(1 + sec));
        }
        return sum * k0;
    }
};

// the speed at which resistance grows fastest counts as well: its slope by dual numbers
double cost(const double *lines, int stations, int waterlines, double speed)
{
    const Hull hull(lines, stations, waterlines, 4, 0.8);
    const Dual<double> r = hull.resistance(Dual<double>(speed, 1));
    double volume = 0;
    for (int i = 0; i < stations * waterlines; ++i)
        volume += lines[i];
    return 1e2 * r.value + 3 * r.slope + std::pow(volume - 3, 2) / (1 + 0.1 * volume);
}

void forces(const double *lines, double *out, int stations, int waterlines)
{
    const Hull hull(lines, stations, waterlines, 4, 0.8);
    for (int i = 0; i < 3; ++i)
        out[i] = hull.resistance(1.8 + 0.4 * i);
}

int main()
{
    const int stations = 4, waterlines = 2, n = stations * waterlines;
    std::vector<double> x{0.05, 0.02, 0.5, 0.4, 0.6, 0.45, 0.1, 0.03}, v{1, 0, -1, 0.5, 0, 2, 0, 1};
    const auto g = ltoad::gradient<cost>(x, stations, waterlines, 2.5);
    const auto value = [&] { return cost(x.data(), stations, waterlines, 2.5); };
    double along = 0;
    for (int i = 0; i < n; ++i) {
        expect("gradient", i, g[i], slope(value, x[i], 1e-4), 1e-6);
        along += g[i] * v[i];
    }
    expect("tangent", 0, ltoad::jvp<cost>(x, v, stations, waterlines, 2.5), along, 1e-9);
    const auto hv = ltoad::hvp<cost>(x, v, stations, waterlines, 2.5);
    for (int i = 0; i < n; ++i) {
        const double h = 1e-4;
        auto moved = x, back = x;
        for (int k = 0; k < n; ++k)
            moved[k] += h * v[k], back[k] -= h * v[k];
        const double change = (ltoad::gradient<cost>(moved, stations, waterlines, 2.5)[i] - ltoad::gradient<cost>(back, stations, waterlines, 2.5)[i]) / (2 * h);
        expect("hvp", i, hv[i], change, 1e-5);
    }
    const auto j = ltoad::jacobian<forces>(x, 3, stations, waterlines);
    for (int k = 0; k < 3; ++k)
        for (int i = 0; i < n; ++i) {
            const auto one = [&] {
                double out[3];
                forces(x.data(), out, stations, waterlines);
                return out[k];
            };
            expect("jacobian", k * n + i, j[k * n + i], slope(one, x[i], 1e-4), 1e-6);
        }
    if (!wrong && seen)
        std::puts("OK");
    return wrong || !seen;
}
