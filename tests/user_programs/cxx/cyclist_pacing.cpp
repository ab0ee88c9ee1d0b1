// Cycling: a time trial over a course in text; riders of several kinds out of a factory, legs that tire, an adaptive
// solver that rejects steps, and exceptions where a rider cannot go on.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

struct Section {
    std::string name;
    double length, slope, wind;
    bool cobbles;
};

class Course {
    std::vector<Section> sections_;

public:
    static Course parse(const std::string &text)
    {
        Course course;
        std::istringstream in(text);
        for (std::string line; std::getline(in, line);) {
            const auto hash = line.find('#');
            if (hash != std::string::npos)
                line.erase(hash);
            std::istringstream words(line);
            Section s;
            std::string surface;
            if (!(words >> s.name >> s.length >> s.slope >> s.wind >> surface))
                continue;
            s.cobbles = surface == "cobbles";
            course.sections_.push_back(std::move(s));
        }
        if (course.sections_.empty())
            throw std::invalid_argument("no sections in the course");
        return course;
    }
    const Section &at(double x) const
    {
        for (const auto &s : sections_) {
            if (x < s.length)
                return s;
            x -= s.length;
        }
        return sections_.back();
    }
    auto begin() const { return sections_.begin(); }
    auto end() const { return sections_.end(); }
};

class Exhausted : public std::runtime_error {
    std::string where_;

public:
    explicit Exhausted(const std::string &where) : std::runtime_error("exhausted at " + where), where_(where) {}
    const std::string &where() const noexcept { return where_; }
};

class Rider {
protected:
    double mass_, drag_, critical_, reserve_;

public:
    Rider(double mass, double drag, double critical, double reserve)
        : mass_(mass), drag_(drag), critical_(critical), reserve_(reserve)
    {
    }
    virtual ~Rider() = default;
    virtual double power(const Section &s, double v, double left) const = 0;
    virtual const char *kind() const = 0;

    using State = std::array<double, 2>; // speed, reserve that is left

    State slope(const Section &s, const State &y) const
    {
        const double v = y[0], p = power(s, v, y[1] / reserve_);
        const double relative = v + s.wind;
        const double roll = s.cobbles ? 0.009 : 0.004;
        const double force = p / (v + 0.1) - 9.81 * mass_ * (s.slope + roll) - 0.6 * drag_ * relative * std::fabs(relative);
        return {force / mass_, p > critical_ ? critical_ - p : (critical_ - p) * (1 - y[1] / reserve_)};
    }
    double reserve() const { return reserve_; }
};

class Steady final : public Rider {
    double effort_;

public:
    Steady(double effort, double drag) : Rider(78, drag, 260, 18000), effort_(effort) {}
    double power(const Section &, double, double) const override { return effort_; }
    const char *kind() const override { return "steady"; }
};

class Climber final : public Rider {
    double flat_, gain_;

public:
    Climber(double effort, double drag) : Rider(63, drag, 240, 14000), flat_(effort), gain_(1.5) {}
    double power(const Section &s, double, double left) const override
    {
        return flat_ * (1 + gain_ * s.slope) * (0.7 + 0.3 * std::tanh(4 * left));
    }
    const char *kind() const override { return "climber"; }
};

using Maker = std::function<std::unique_ptr<Rider>(double, double)>;

static const std::map<std::string, Maker> &makers()
{
    static const std::map<std::string, Maker> table{
        {"steady", [](double e, double d) { return std::make_unique<Steady>(e, d); }},
        {"climber", [](double e, double d) { return std::make_unique<Climber>(e, d); }},
    };
    return table;
}

struct Ride {
    double time = 0, left = 0;
    int rejected = 0;
};

static Ride ride(const Course &course, const Rider &rider)
{
    Ride result;
    Rider::State y{5, rider.reserve()};
    for (const Section &s : course) {
        double x = 0, h = 20; // steps in metres: dt = dx / v
        while (x < s.length) {
            h = std::min(h, s.length - x);
            auto f = [&](const Rider::State &z) {
                auto d = rider.slope(s, z);
                d[0] /= z[0], d[1] /= z[0];
                return d;
            };
            const auto k1 = f(y);
            const auto k2 = f({y[0] + h * k1[0], y[1] + h * k1[1]});
            const double wrong = std::fabs(k2[0] - k1[0]) * h / 2;
            if (wrong > 0.05 && h > 1) {
                h *= 0.5;
                ++result.rejected;
                continue;
            }
            const double before = y[0];
            for (int i = 0; i < 2; i++)
                y[i] += h * 0.5 * (k1[i] + k2[i]);
            result.time += h * 0.5 * (1 / before + 1 / y[0]);
            x += h;
            if (y[1] < 0)
                throw Exhausted(s.name);
            if (wrong < 0.005)
                h *= 2;
        }
    }
    result.left = y[1];
    return result;
}

static const char *const PARCOURS = R"(# name length slope wind surface
start   800  0.001  1.0 tarmac
village 300  0.01  -0.5 cobbles   # careful
climb   900  0.06   0.0 tarmac
descent 600 -0.05   2.0 tarmac
)";

double team(double effort, double drag, const double *share)
{
    const auto course = Course::parse(PARCOURS);
    double total = 0;
    int i = 0;
    for (const char *kind : {"steady", "climber", "steady"}) {
        try {
            const auto rider = makers().at(kind)(effort * share[i], drag);
            const auto done = ride(course, *rider);
            total += done.time + 1e-3 * (rider->reserve() - done.left);
        } catch (const Exhausted &e) {
            total += 1000.0 + e.where().size() - effort;
        } catch (const std::out_of_range &) {
            total += 1e6;
        }
        ++i;
    }
    return total / 3;
}

struct Pair {
    double effort, drag;
};

int main()
{
    double share[3] = {1.0, 0.9, 1.2}, d[3] = {}, effort = 255, drag = 0.27;
    const auto by = __enzyme_autodiff<Pair>((void *)team, enzyme_out, effort, enzyme_out, drag, enzyme_dup, share, d);
    EXPECT_SLOPE("effort", 0, by.effort, team(effort, drag, share), effort, 1e-3, 1e-6);
    EXPECT_SLOPE("drag", 0, by.drag, team(effort, drag, share), drag, 1e-5, 1e-6);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("share", i, d[i], team(effort, drag, share), share[i], 1e-5, 1e-6);
    return verdict();
}
