// Maneuvers of a spacecraft: quantities with units, a list of variants, Kepler's equation.
#include <array>
#include <cmath>
#include <iostream>
#include <list>
#include <sstream>
#include <stdexcept>
#include <string>
#include <variant>
#include "../expect.h"

template <int L, int T> struct Quantity {
    double value = 0;
    constexpr explicit Quantity(double v = 0) : value(v) {}
    constexpr Quantity operator+(Quantity o) const { return Quantity(value + o.value); }
    constexpr Quantity operator-(Quantity o) const { return Quantity(value - o.value); }
    constexpr Quantity operator-() const { return Quantity(-value); }
    template <int L2, int T2> constexpr auto operator*(Quantity<L2, T2> o) const
    {
        return Quantity<L + L2, T + T2>(value * o.value);
    }
    template <int L2, int T2> constexpr auto operator/(Quantity<L2, T2> o) const
    {
        return Quantity<L - L2, T - T2>(value / o.value);
    }
    friend constexpr Quantity operator*(double s, Quantity q) { return Quantity(s * q.value); }
};
using Length = Quantity<1, 0>;
using Time = Quantity<0, 1>;
using Speed = Quantity<1, -1>;
constexpr Quantity<3, -2> MU(398.6);
constexpr Length operator""_Mm(long double v) { return Length(double(v)); }

template <int L, int T> Quantity<L / 2, T / 2> root(Quantity<L, T> q)
{
    static_assert(L % 2 == 0 && T % 2 == 0);
    if (q.value < 0)
        throw std::domain_error("root of a negative quantity");
    return Quantity<L / 2, T / 2>(std::sqrt(q.value));
}

struct State {
    std::array<Length, 2> r;
    std::array<Speed, 2> v;
};
struct Burn {
    Speed along;
};
struct Coast {
    Time duration;
};
struct Note {
    std::string text;
};
using Maneuver = std::variant<Burn, Coast, Note>;

template <typename... F> struct Overloaded : F... {
    using F::operator()...;
};

static double kepler(double mean, double e)
{
    double x = mean;
    for (int i = 0; i < 50; ++i) {
        const double step = (x - e * std::sin(x) - mean) / (1 - e * std::cos(x));
        x -= step;
        if (std::abs(step) < 1e-14)
            return x;
    }
    throw std::runtime_error("Kepler's equation does not converge");
}

static State coast(const State &s, Time dt)
{
    const Length r = root(s.r[0] * s.r[0] + s.r[1] * s.r[1]);
    const auto v2 = s.v[0] * s.v[0] + s.v[1] * s.v[1];
    const double inverse = 2 / r.value - v2.value / MU.value;
    if (inverse <= 0)
        throw std::domain_error("not an ellipse");
    const double a = 1 / inverse, n = std::sqrt(MU.value / (a * a * a));
    const double rv = (s.r[0] * s.v[0] + s.r[1] * s.v[1]).value;
    const double ec = 1 - r.value / a, es = rv / std::sqrt(MU.value * a), e = std::hypot(ec, es);
    const double e0 = std::atan2(es, ec);
    const double e1 = kepler(e0 - es + n * dt.value, e), de = e1 - e0;
    const double f = 1 - a / r.value * (1 - std::cos(de));
    const Time g(dt.value - (de - std::sin(de)) / n);
    State out;
    for (int i = 0; i < 2; ++i)
        out.r[i] = f * s.r[i] + g * s.v[i];
    const Length r1 = root(out.r[0] * out.r[0] + out.r[1] * out.r[1]);
    const double gd = 1 - a / r1.value * (1 - std::cos(de));
    const double fd = -std::sqrt(MU.value * a) / (r.value * r1.value) * std::sin(de);
    for (int i = 0; i < 2; ++i)
        out.v[i] = Speed(fd * s.r[i].value) + gd * s.v[i];
    return out;
}

static double miss(const double *burns, const double *times, int n, double height)
{
    std::list<Maneuver> plan{Note{"launch into the parking orbit, then go"}};
    for (int i = 0; i < n; ++i) {
        plan.emplace_back(Coast{Time(times[i])});
        plan.emplace_back(Burn{Speed(burns[i])});
    }
    plan.emplace_back(Note{"end"});
    std::list<Maneuver> extra;
    extra.emplace_back(Coast{Time(1.5)});
    plan.splice(std::prev(plan.end()), extra);
    const Length radius = 6.378_Mm + Length(height);
    State s{{radius, Length(0)}, {Speed(0), root(MU / radius)}};
    std::ostringstream log;
    for (const Maneuver &m : plan)
        std::visit(Overloaded{[&](const Burn &b) {
                                  const Speed v = root(s.v[0] * s.v[0] + s.v[1] * s.v[1]);
                                  for (Speed &c : s.v)
                                      c = c + (b.along / v).value * c;
                              },
                              [&](const Coast &c) { s = coast(s, c.duration); },
                              [&](const Note &t) { log << t.text << '\n'; }},
                   m);
    return std::hypot(s.r[0].value - 9, s.r[1].value + 7) + 0.1 * s.v[0].value +
           1e-3 * double(log.str().size());
}

int main()
{
    double b[3] = {0.5, -0.2, 0.3}, db[3] = {}, t[3] = {0.8, 1.7, 0.6}, dt[3] = {}, h = 0.4;
    double dh = __enzyme_autodiff<double>((void *)miss, enzyme_dup, b, db, enzyme_dup, t, dt,
                                          enzyme_const, 3, enzyme_out, h);
    for (int i = 0; i < 3; ++i) {
        EXPECT_SLOPE("burn", i, db[i], miss(b, t, 3, h), b[i], 1e-4, 1e-6);
        EXPECT_SLOPE("time", i, dt[i], miss(b, t, 3, h), t[i], 1e-4, 1e-6);
    }
    EXPECT_SLOPE("height", 0, dh, miss(b, t, 3, h), h, 1e-4, 1e-6);
    return verdict();
}
