// Shadows of the moon: bodies on orbits behind an abstract interface with several bases, dates by chrono, an
// iterator of moments, contact times by root finding with exceptions, and results in a struct of optionals.
#include "../expect.h"
#include <array>
#include <chrono>
#include <cmath>
#include <iterator>
#include <memory>
#include <numbers>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

using namespace std::chrono_literals;
using Days = std::chrono::duration<double, std::ratio<86400>>;

struct Point {
    double x = 0, y = 0, z = 0;
    Point operator-(const Point &o) const { return {x - o.x, y - o.y, z - o.z}; }
    double length() const { return std::hypot(x, y, z); }
    friend double dot(const Point &a, const Point &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
};

struct Elements { double a, e, i, node, perigee, anomaly, motion; };

struct Named {
    virtual ~Named() = default;
    virtual std::string name() const = 0;
};
struct Moving {
    virtual ~Moving() = default;
    virtual Point at(Days t) const = 0;
};
struct Sized {
    double radius;
    explicit Sized(double r) : radius(r) {}
    virtual ~Sized() = default;
};

class Body : public Named, public Moving, public Sized {
    std::string name_;
    Elements e_;

public:
    Body(std::string name, const Elements &e, double radius) : Sized(radius), name_(std::move(name)), e_(e) {}
    std::string name() const override { return name_; }
    Point at(Days t) const override
    {
        const double m = e_.anomaly + e_.motion * t.count();
        double u = m;
        for (int i = 0; i < 8; ++i)
            u -= (u - e_.e * std::sin(u) - m) / (1 - e_.e * std::cos(u));
        const double v = 2 * std::atan2(std::sqrt(1 + e_.e) * std::sin(u / 2), std::sqrt(1 - e_.e) * std::cos(u / 2));
        const double r = e_.a * (1 - e_.e * std::cos(u)), l = v + e_.perigee;
        return {r * (std::cos(e_.node) * std::cos(l) - std::sin(e_.node) * std::sin(l) * std::cos(e_.i)),
                r * (std::sin(e_.node) * std::cos(l) + std::cos(e_.node) * std::sin(l) * std::cos(e_.i)), r * std::sin(l) * std::sin(e_.i)};
    }
};

class Moments {
    Days start_, step_;
    int count_;

public:
    struct iterator {
        using iterator_category = std::input_iterator_tag;
        using value_type = Days;
        using difference_type = std::ptrdiff_t;
        using pointer = const Days *;
        using reference = Days;
        const Moments *of;
        int i;
        Days operator*() const { return of->start_ + i * of->step_; }
        iterator &operator++() { ++i; return *this; }
        bool operator!=(const iterator &o) const { return i != o.i; }
    };
    Moments(Days start, Days step, int count) : start_(start), step_(step), count_(count) {}
    iterator begin() const { return {this, 0}; }
    iterator end() const { return {this, count_}; }
};

struct Contacts { std::optional<Days> first, last; double closest = 1e9; };

// The distance of the axis of the shadow from the centre of the earth, less the radii of both.
static double gap(const Body &sun, const Body &moon, double earth, Days t)
{
    const Point s = sun.at(t), m = moon.at(t), axis = m - s;
    const double along = -dot(m, axis) / dot(axis, axis);
    const Point nearest{m.x + along * axis.x, m.y + along * axis.y, m.z + along * axis.z};
    const double penumbra = moon.radius + (moon.radius + sun.radius) * along;
    return nearest.length() - earth - penumbra;
}

template <class F> static Days root(F f, Days low, Days high)
{
    double a = f(low), b = f(high);
    if (a * b > 0)
        throw std::domain_error("no change of sign");
    for (int i = 0; i < 60; ++i) {
        const Days middle = low + (high - low) * (a / (a - b));
        const double m = f(middle);
        if (std::abs(m) < 1e-12)
            return middle;
        if (m * a > 0) {
            low = middle;
            a = m;
            b *= 0.5;
        } else {
            high = middle;
            b = m;
            a *= i % 2 ? 0.5 : 1.0;
        }
    }
    return low;
}

static Contacts find(const std::vector<std::unique_ptr<Body>> &bodies, double earth)
{
    const Body &sun = *bodies.at(0), &moon = *bodies.at(1);
    const auto f = [&](Days t) { return gap(sun, moon, earth, t); };
    Contacts c;
    std::optional<std::pair<Days, double>> before;
    for (const Days t : Moments(0min, 30min, 48)) {
        const double g = f(t);
        c.closest = std::min(c.closest, g);
        if (before && before->second > 0 && g <= 0)
            c.first = root(f, before->first, t);
        if (before && before->second <= 0 && g > 0)
            c.last = root(f, before->first, t);
        before.emplace(t, g);
    }
    return c;
}

double duration(const Elements *moon, double earth, double radius)
{
    std::vector<std::unique_ptr<Body>> bodies;
    bodies.push_back(std::make_unique<Body>("Sun", Elements{23481, 0.0167, 0, 0.2, 0, 0.1, 2 * std::numbers::pi / 365.25}, 109.1));
    bodies.push_back(std::make_unique<Body>("Moon, without perturbations", *moon, radius));
    const auto c = find(bodies, earth);
    if (!c.first || !c.last)
        throw std::runtime_error("no eclipse of " + bodies.front()->name());
    return (*c.last - *c.first).count() * 24 + 0.1 * c.closest + 0.01 * c.first.value().count();
}

int main()
{
    Elements m{60.3, 0.055, 0.0898, 0.24, -0.35, 0.30, 2 * std::numbers::pi / 27.55}, d{};
    double earth = 1, radius = 0.2725;
    const double dr = __enzyme_autodiff<double>((void *)duration, enzyme_dup, &m, &d, enzyme_const, earth, enzyme_out, radius);
    EXPECT_SLOPE("radius", 0, dr, duration(&m, earth, radius), radius, 1e-5, 1e-5);
    double *const x[] = {&m.a, &m.e, &m.i, &m.node, &m.perigee, &m.anomaly, &m.motion};
    const double got[] = {d.a, d.e, d.i, d.node, d.perigee, d.anomaly, d.motion};
    for (int i = 0; i < 7; i++)
        EXPECT_SLOPE("element", i, got[i], duration(&m, earth, radius), *x[i], 1e-6, 2e-4);
    return verdict();
}
