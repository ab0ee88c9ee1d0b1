// Calibration of a display: small matrices of arrays, tone curves of several kinds, colour differences, and Hessian products.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <initializer_list>
#include <numeric>
#include <ltoad.h>
#include <variant>
#include <vector>

template <class T, std::size_t n> using Vector = std::array<T, n>;
template <class T, std::size_t r, std::size_t c> using Matrix = std::array<std::array<T, c>, r>;

template <class T, std::size_t r, std::size_t c> constexpr Vector<T, r> operator*(const Matrix<T, r, c> &m, const Vector<T, c> &v)
{
    Vector<T, r> y{};
    for (std::size_t i = 0; i < r; ++i)
        y[i] = std::inner_product(m[i].begin(), m[i].end(), v.begin(), T{});
    return y;
}
template <class T, std::size_t r, std::size_t k, std::size_t c> constexpr Matrix<T, r, c> operator*(const Matrix<T, r, k> &a, const Matrix<T, k, c> &b)
{
    Matrix<T, r, c> m{};
    for (std::size_t i = 0; i < r; ++i)
        for (std::size_t j = 0; j < c; ++j)
            for (std::size_t l = 0; l < k; ++l)
                m[i][j] += a[i][l] * b[l][j];
    return m;
}
template <class T> constexpr Matrix<T, 3, 3> inverse(const Matrix<T, 3, 3> &m)
{
    Matrix<T, 3, 3> inv{};
    T det{};
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t a = (i + 1) % 3, b = (i + 2) % 3;
        for (std::size_t j = 0; j < 3; ++j) {
            const std::size_t c = (j + 1) % 3, d = (j + 2) % 3;
            inv[j][i] = m[a][c] * m[b][d] - m[a][d] * m[b][c];
        }
        det += m[0][i] * inv[i][0];
    }
    for (auto &row : inv)
        for (T &x : row)
            x /= det;
    return inv;
}

constexpr Vector<double, 3> white{0.9505, 1.0, 1.089};

struct Power {
    double gamma;
};
struct Piecewise {
    double gamma, toe;
};
struct Table {
    std::array<float, 5> steps;
};
using Tone = std::variant<Power, Piecewise, Table>;

struct Apply {
    double x;
    double operator()(const Power &p) const { return std::pow(x, p.gamma); }
    double operator()(const Piecewise &p) const
    {
        const double edge = 0.05;
        if (x < edge)
            return x * p.toe;
        return edge * p.toe + (1 - edge * p.toe) * std::pow((x - edge) / (1 - edge), p.gamma);
    }
    double operator()(const Table &t) const
    {
        const double at = x * 4;
        const int i = std::clamp(static_cast<int>(at), 0, 3);
        const float share = static_cast<float>(at - i);
        return t.steps[i] * (1 - share) + t.steps[i + 1] * share;
    }
};

static Vector<double, 3> lab(const Vector<double, 3> &xyz)
{
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double x = f(xyz[0] / white[0]), y = f(xyz[1] / white[1]), z = f(xyz[2] / white[2]);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

static double delta_e(const Vector<double, 3> &p, const Vector<double, 3> &q)
{
    const double c1 = std::hypot(p[1], p[2]), c2 = std::hypot(q[1], q[2]);
    const double dl = p[0] - q[0], dc = c1 - c2, da = p[1] - q[1], db = p[2] - q[2];
    const double dh2 = std::max(da * da + db * db - dc * dc, 0.0);
    const double sc = 1 + 0.045 * c1, sh = 1 + 0.015 * c1;
    return std::sqrt(dl * dl + dc * dc / (sc * sc) + dh2 / (sh * sh) + 1e-6);
}

// x: xy of the primaries (6), white balance (3), gammas (2), a toe, the middle of a table
constexpr std::size_t parameters = 13;

static Matrix<double, 3, 3> primaries(const double *x)
{
    Matrix<double, 3, 3> m{};
    for (std::size_t k = 0; k < 3; ++k) {
        const double a = x[2 * k], b = x[2 * k + 1];
        m[0][k] = a / b;
        m[1][k] = 1;
        m[2][k] = (1 - a - b) / b;
    }
    const auto s = inverse(m) * white;
    for (auto &row : m)
        for (std::size_t k = 0; k < 3; ++k)
            row[k] *= s[k] * x[6 + k];
    return m;
}

struct Patch {
    std::uint8_t r, g, b;
    double x, y, z;
};
static const std::initializer_list<Patch> chart = {
    {115, 82, 68, 0.115, 0.103, 0.07},  {194, 150, 130, 0.38, 0.35, 0.26}, {98, 122, 157, 0.18, 0.19, 0.36},
    {56, 61, 150, 0.08, 0.06, 0.31},    {70, 148, 73, 0.15, 0.23, 0.1},    {175, 54, 60, 0.21, 0.12, 0.05},
    {9, 12, 7, 0.003, 0.0035, 0.003},   {243, 243, 242, 0.86, 0.9, 0.99},
};

double mismatch(const double *x, int n, double black)
{
    std::vector<Tone> tones{Power{x[9]}, Piecewise{x[10], x[11]}, Table{{0, 0.06f, static_cast<float>(x[12]), 0.55f, 1}}};
    const auto m = primaries(x) * Matrix<double, 3, 3>{{{1, 0.01, 0}, {0, 1, 0.02}, {0.01, 0, 1}}};
    double sum = 0, worst = 0;
    for (const Patch &p : chart) {
        Vector<double, 3> rgb{p.r / 255.0, p.g / 255.0, p.b / 255.0};
        std::transform(rgb.begin(), rgb.end(), tones.begin(), rgb.begin(), [](double v, const Tone &t) { return std::visit(Apply{v}, t); });
        auto xyz = m * rgb;
        for (std::size_t i = 0; i < 3; ++i)
            xyz[i] = black * white[i] + (1 - black) * xyz[i];
        const double e = delta_e(lab(xyz), lab({p.x, p.y, p.z}));
        sum += e * e;
        worst = std::max(worst, e);
    }
    return std::sqrt(sum / chart.size()) + 0.1 * worst + 0 * n;
}

static void differences(const double *x, double *out, int n, double black)
{
    for (int i = 0; i < 3; ++i) {
        double moved[parameters];
        std::copy_n(x, n, moved);
        moved[6 + i] *= 1.1;
        out[i] = mismatch(moved, n, black) - mismatch(x, n, black);
    }
}

template <class R, class... T> R __enzyme_fwddiff(void *, T...);

static int wrong;

static void expect(const char *name, int index, double got, double want, double tolerance)
{
    if (!(std::abs(got - want) <= tolerance * (1 + std::abs(want)))) {
        std::printf("WRONG %s[%d] is %.12g instead of %.12g\n", name, index, got, want);
        ++wrong;
    }
}

template <class F> static double slope(F f, double &x, double h)
{
    const double kept = x;
    const auto at = [&](double moved) {
        x = kept + moved;
        return f();
    };
    const double d = (8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * h);
    x = kept;
    return d;
}

int main()
{
    std::vector<double> x{0.64, 0.33, 0.3, 0.6, 0.15, 0.06, 1.01, 0.98, 1.03, 2.2, 2.0, 0.3, 0.24};
    const int n = parameters;
    double black = 0.002;
    const auto g = ltoad::gradient<mismatch>(x, n, black);
    for (int i = 0; i < n; ++i) {
        const double h = i == 12 ? 1.0 / 1024 : 1e-5;
        expect("gradient", i, g[i], slope([&] { return mismatch(x.data(), n, black); }, x[i], h), i == 12 ? 2e-3 : 1e-7);
    }
    std::vector<double> v(n);
    for (int i = 0; i < n; ++i)
        v[i] = 0.1 * (i % 4 - 1.5) * (i == 12 ? 0 : 1);
    const auto hv = ltoad::hvp<mismatch>(x, v, n, black);
    auto plus = x, minus = x;
    const double h = 1e-5;
    for (int i = 0; i < n; ++i) {
        plus[i] += h * v[i];
        minus[i] -= h * v[i];
    }
    const auto gp = ltoad::gradient<mismatch>(plus, n, black), gm = ltoad::gradient<mismatch>(minus, n, black);
    for (int i = 0; i < n; ++i)
        expect("hessian", i, hv[i], (gp[i] - gm[i]) / (2 * h), i == 12 ? 2e-3 : 1e-5); // one is a float
    const auto j = ltoad::jacobian<differences>(x, 3, n, black);
    for (int k = 0; k < 3; ++k)
        for (int i = 0; i < n - 1; ++i) {
            const auto row = [&] {
                double out[3];
                differences(x.data(), out, n, black);
                return out[k];
            };
            expect("jacobian", 100 * k + i, j[k * n + i], slope(row, x[i], 1e-5), 1e-6);
        }
    const double db = __enzyme_fwddiff<double>((void *)mismatch, enzyme_const, x.data(), enzyme_const, n, enzyme_dup, black, 1.0);
    expect("black", 0, db, slope([&] { return mismatch(x.data(), n, black); }, black, 1e-6), 1e-6);
    if (!wrong)
        std::puts("OK");
    return wrong > 0;
}
