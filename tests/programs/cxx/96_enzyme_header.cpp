#include "check.hpp"

#include <enzyme/enzyme>
#include <functional>
#include <vector>

// Programs that are written for Enzyme's C++ header: activities as types, results as tuples.

using enzyme::Active;
using enzyme::autodiff;
using enzyme::Const;
using enzyme::Duplicated;
using enzyme::DuplicatedNoNeed;
using enzyme::Forward;
using enzyme::get;
using enzyme::Reverse;
using enzyme::ReverseWithPrimal;

static double square(double x) { return x * x; }

static float cube(float x) { return x * x * x; }

static double mixed(const double *x, int n, double a, float b)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += a * x[i] * x[i] * b;
    return sum;
}

static void rotated(double *x, int n)
{
    for (int i = 0; i < n; i++)
        x[i] = std::exp(x[i]) * x[(i + 1) % n];
}

static void filled(double *out, const double *in, int n)
{
    for (int i = 0; i < n; i++)
        out[i] = std::sin(in[i]) * in[0];
}

static double by_reference(double &x, const double &y) { return x * x * y + std::cos(y); }

struct Wave {
    double height, slope;
};
static double at(Wave wave, double t) { return wave.height * t * t + wave.slope * std::sin(t); }
static Wave wave(double t) { return {t * t, std::sin(t)}; }

struct Model {
    double scale;
    std::vector<double> weights;
    double loss(const std::vector<double> &x) const
    {
        double sum = 0;
        for (size_t i = 0; i < x.size(); i++)
            sum += scale * weights[i] * x[i] * x[i];
        return sum;
    }
};
static double loss(const Model &model, const std::vector<double> &x) { return model.loss(x); }

template <class T> static T power(T x, int n)
{
    T product = 1;
    for (int i = 0; i < n; i++)
        product *= x;
    return product;
}

static double squared_slope(double x)
{
    auto [slope] = get<0>(autodiff<Reverse>(square, Active(x)));
    return slope * slope;
}

static void numbers()
{
    check("active", 0, get<0>(get<0>(autodiff<Reverse>(square, Active<double>(3.1)))), 6.2);
    const auto both = autodiff<ReverseWithPrimal>(square, Active<double>(3.1));
    check("with primal", 0, get<0>(get<0>(both)), 6.2);
    check("with primal", 1, get<1>(both), 9.61);
    auto [slope] = get<0>(autodiff<Reverse, Active<double>>(square, Active(3.0)));
    check("result's activity", 0, slope, 6);
    auto [tangent] = autodiff<Forward>(square, Duplicated(3.0, 2.0));
    check("forward", 0, tangent, 12);
    auto [value, along] = autodiff<Forward, Duplicated<double>>(square, Duplicated(3.0, 1.0));
    check("forward, both", 0, value, 9);
    check("forward, both", 1, along, 6);
    check("forward, value", 0,
          get<0>(autodiff<Forward, Const<double>>(square, Duplicated(3.0, 1.0))), 9);
    check("float", 0, get<0>(get<0>(autodiff<Reverse>(cube, Active(2.0f)))), 12);
    auto [d, none] = get<0>(autodiff<Reverse>(power<double>, Active(2.0), Const(5)));
    static_assert(std::is_same_v<decltype(none), enzyme::nodiff>);
    check("constant", 0, d, 80);
    auto [second] = autodiff<Forward>(squared_slope, Duplicated(3.0, 1.0));
    check("nested", 0, second, 24);
}

static void arrays()
{
    double x[2] = {1, 2}, dx[2] = {};
    auto [found, primal] =
        autodiff<ReverseWithPrimal>(mixed, Duplicated<const double *>(x, dx), Const<int>(2),
                                    Active<double>(3), Active<float>(0.5f));
    auto [no_array, no_count, da, db] = found;
    static_assert(std::is_same_v<decltype(no_array), enzyme::nodiff>);
    static_assert(std::is_same_v<decltype(no_count), enzyme::nodiff>);
    check("mixed", 0, primal, 7.5);
    check("mixed", 1, da, 2.5);
    check("mixed", 2, db, 15);
    check("mixed", 3, dx[1], 6);

    double y[3] = {0.1, 0.2, 0.3}, dy[3] = {1, 0, 0};
    autodiff<Reverse>(rotated, Duplicated<double *>(y, dy), Const<int>(3));
    check("in place", 1, dy[1], std::exp(0.1));

    double in[2] = {0.5, 0.7}, din[2] = {}, out[2], dout[2] = {0, 1};
    autodiff<Reverse>(filled, DuplicatedNoNeed<double *>(out, dout),
                      Duplicated<const double *>(in, din), Const(2));
    check("outputs", 0, din[0], std::sin(0.7));
    check("outputs", 1, din[1], 0.5 * std::cos(0.7));

    double a = 1.5, da_ = 0, b = 0.5, db_ = 0;
    autodiff<Reverse>(by_reference, Duplicated<double &>(a, da_), Duplicated<const double &>(b, db_));
    check("references", 0, da_, 1.5);
    check("references", 1, db_, 2.25 - std::sin(0.5));
}

static void objects()
{
    auto [dw, dt] = get<0>(autodiff<Reverse>(at, Active<Wave>(Wave{1, 2}), Active<double>(0.7)));
    check("struct", 0, dw.height, 0.49);
    check("struct", 1, dw.slope, std::sin(0.7));
    check("struct", 2, dt, 1.4 + 2 * std::cos(0.7));
    auto [w] = autodiff<Forward, DuplicatedNoNeed<Wave>>(wave, Duplicated(0.7, 1.0));
    check("returned struct", 0, w.height, 1.4);
    check("returned struct", 1, w.slope, std::cos(0.7));

    Model model{2, {1, 2}}, shadow{0, {0, 0}};
    std::vector<double> x{1, 3}, dx{0, 0}, again{0, 0}, direction{1, 0};
    autodiff<Reverse>(loss, Duplicated<const Model &>(model, shadow),
                      Duplicated<const std::vector<double> &>(x, dx));
    check("class", 0, shadow.scale, 19);
    check("class", 1, shadow.weights[1], 18);
    check("class", 2, dx[1], 24);
    auto captured = [&](const std::vector<double> &v) { return model.loss(v); };
    const auto both = autodiff<ReverseWithPrimal>(
        captured, Duplicated<const std::vector<double> &>(x, again));
    check("lambda", 0, again[1], 24);
    check("lambda", 1, get<1>(both), 38);
    auto [along] =
        autodiff<Forward>(captured, Duplicated<const std::vector<double> &>(x, direction));
    check("lambda", 2, along, 4);
    const std::function<double(double)> held = [](double t) { return std::exp(2 * t); };
    auto [slope] = get<0>(autodiff<Reverse>(held, Active(0.3)));
    check("std::function", 0, slope, 2 * std::exp(0.6));
    auto [temporary] = autodiff<Forward>([](double t) { return t * t * t; }, Duplicated(2.0, 1.0));
    check("temporary", 0, temporary, 12);
}

int main()
{
    numbers();
    arrays();
    objects();
    return check_result();
}
