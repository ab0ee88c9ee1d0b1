// Optics: a beam through a bench of elements, by a small matrix class and elements with a common base by CRTP.
#include "../expect.h"
#include <array>
#include <complex>
#include <initializer_list>
#include <numbers>
#include <ranges>
#include <string_view>
#include <variant>
#include <vector>

template <typename T, int Rows, int Columns> class Matrix {
    std::array<T, Rows * Columns> a_{};

public:
    Matrix() = default;
    Matrix(std::initializer_list<T> values) { std::copy(values.begin(), values.end(), a_.begin()); }
    T &operator()(int i, int j) { return a_[static_cast<std::size_t>(i * Columns + j)]; }
    const T &operator()(int i, int j) const { return a_[static_cast<std::size_t>(i * Columns + j)]; }
    static Matrix one()
    {
        Matrix m;
        for (int i = 0; i < std::min(Rows, Columns); i++)
            m(i, i) = T(1);
        return m;
    }
    template <int Other> Matrix<T, Rows, Other> operator*(const Matrix<T, Columns, Other> &b) const
    {
        Matrix<T, Rows, Other> c;
        for (int i = 0; i < Rows; i++)
            for (int j = 0; j < Other; j++)
                for (int k = 0; k < Columns; k++)
                    c(i, j) += (*this)(i, k) * b(k, j);
        return c;
    }
};

using Ray = Matrix<double, 2, 2>;

template <typename Self> struct Element {
    char label = '?';
    Ray ray() const { return static_cast<const Self &>(*this).matrix(); }
    double loss() const { return static_cast<const Self &>(*this).absorbed(); }
};

struct Space : Element<Space> {
    double length, index;
    Space(double l, double n) : length(l), index(n) { label = 's'; }
    Ray matrix() const { return {1, length / index, 0, 1}; }
    double absorbed() const { return 0.002 * length; }
};

struct Lens : Element<Lens> {
    double focus;
    bool coated;
    Lens(double f, bool c) : focus(f), coated(c) { label = 'l'; }
    Ray matrix() const { return {1, 0, -1 / focus, 1}; }
    double absorbed() const { return coated ? 0.005 : 0.04; }
};

struct Mirror : Element<Mirror> {
    double radius;
    float tilt;
    Mirror(double r, float t) : radius(r), tilt(t) { label = 'm'; }
    Ray matrix() const { return {1, 0, -2 / (radius * std::cos(tilt)), 1}; }
    double absorbed() const { return 0.01; }
};

using Part = std::variant<Space, Lens, Mirror>;

class Bench {
    std::vector<Part> parts_;

public:
    template <typename T, typename... Args> Bench &add(Args &&...args)
    {
        parts_.emplace_back(std::in_place_type<T>, std::forward<Args>(args)...);
        return *this;
    }

    double passes() const
    {
        double left = 1;
        for (const Part &p : parts_ | std::views::reverse)
            left *= 1 - std::visit([](const auto &e) { return e.loss(); }, p);
        return left;
    }

    Ray round_trip() const
    {
        Ray all = Ray::one();
        for (const auto &p : parts_)
            all = std::visit([](const auto &e) { return e.ray(); }, p) * all;
        return all;
    }

    std::complex<double> through(std::complex<double> q) const
    {
        for (const auto &p : parts_) {
            const Ray m = std::visit([](const auto &e) { return e.ray(); }, p);
            q = (m(0, 0) * q + m(0, 1)) / (m(1, 0) * q + m(1, 1));
        }
        return q;
    }

    auto lenses() const
    {
        return parts_ | std::views::filter([](const Part &p) { return std::holds_alternative<Lens>(p); }) |
               std::views::transform([](const Part &p) { return std::get<Lens>(p).focus; });
    }
};

static double spot(const double *x, int n)
{
    Bench bench;
    for (int i = 0; i + 2 < n; i += 3) {
        bench.add<Space>(x[i], i % 2 ? 1.0 : 1.5).add<Lens>(x[i + 1], i == 0);
        if (i % 2 == 0)
            bench.add<Mirror>(x[i + 2], 0.125f).add<Space>(0.2 * x[i], 1.0);
    }
    const double wavelength = 1.064e-3, waist = 0.3;
    const std::complex<double> start(0, std::numbers::pi * waist * waist / wavelength);
    const auto q = bench.through(start);
    const auto curvature = 1.0 / q;
    const Ray m = bench.round_trip();
    double focus = 0;
    for (const double f : bench.lenses())
        focus += 1 / f;
    return bench.passes() * (std::norm(curvature) * 1e4 + std::abs(q) * 0.01) + m(0, 0) * m(1, 1) - m(0, 1) * m(1, 0) + focus +
           0.1 * m(0, 0);
}

int main()
{
    double x[6] = {120, 80, 500, 60, 45, 300}, d[6] = {};
    __enzyme_autodiff<void>((void *)spot, enzyme_dup, x, d, enzyme_const, 6);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("x", i, d[i], spot(x, 6), x[i], 1e-2, 1e-6);
    return verdict();
}
