// Robotics: a planar arm, its links in a list of shared pointers; a planner is chosen by name; std::any holds settings.
#include "../expect.h"
#include <algorithm>
#include <any>
#include <array>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <numbers>
#include <ranges>
#include <string>
#include <tuple>
#include <vector>

template <std::size_t N> struct Vec {
    std::array<double, N> v{};
    double &operator[](std::size_t i) { return v[i]; }
    double operator[](std::size_t i) const { return v[i]; }
    friend Vec operator+(Vec a, const Vec &b)
    {
        for (std::size_t i = 0; i < N; i++)
            a[i] += b[i];
        return a;
    }
    friend Vec operator*(double s, Vec a)
    {
        for (auto &x : a.v)
            x *= s;
        return a;
    }
    double norm2() const
    {
        double s = 0;
        for (double x : v)
            s += x * x;
        return s;
    }
};
using Point = Vec<2>;

struct Link {
    double length;
    double angle;
    std::weak_ptr<Link> parent;
    std::vector<std::shared_ptr<Link>> children;
    std::string name;
};

class Arm {
    std::list<std::shared_ptr<Link>> links_;

public:
    void add(double length, double angle, const std::string &name)
    {
        auto link = std::make_shared<Link>(Link{length, angle, {}, {}, name});
        if (!links_.empty()) {
            link->parent = links_.back();
            links_.back()->children.push_back(link);
        }
        links_.push_back(std::move(link));
    }
    double heading(const Link &l) const
    {
        double a = l.angle;
        if (auto p = l.parent.lock())
            a += heading(*p);
        return a;
    }
    std::vector<Point> joints() const
    {
        std::vector<Point> found{Point{}};
        for (const auto &l : links_) {
            const double a = heading(*l);
            found.push_back(found.back() + l->length * Point{{std::cos(a), std::sin(a)}});
        }
        return found;
    }
    std::size_t leaves() const
    {
        return std::ranges::count_if(links_, [](const auto &l) { return l->children.empty(); });
    }
    auto &links() { return links_; }
};

using Settings = std::map<std::string, std::any>;
using Planner = std::function<double(Arm &, const Settings &)>;

static double reach(Arm &arm, const Settings &s)
{
    const auto goal = std::any_cast<Point>(s.at("goal"));
    const auto weight = std::any_cast<double>(s.at("weight"));
    const auto end = arm.joints().back();
    return weight * (end + -1.0 * goal).norm2();
}

static double relax(Arm &arm, const Settings &s)
{
    const int steps = std::any_cast<int>(s.at("steps"));
    double cost = 0;
    for (int k = 0; k < steps; k++) {
        for (auto &l : arm.links() | std::views::filter([](const auto &q) { return q->name != "base"; }))
            l->angle -= 0.05 * std::sin(l->angle);
        cost += reach(arm, s);
    }
    return cost / steps;
}

static double plan(const double *p, int n)
{
    Arm arm;
    static const char *names[] = {"base", "upper arm of the robot", "fore", "hand"};
    for (int i = 0; i < n; i++)
        arm.add(p[2 * i], p[2 * i + 1], names[i]);
    Settings settings{{"goal", Point{{1.2, 0.7}}}, {"weight", p[0] * 2}, {"steps", 5}};
    const std::map<std::string, Planner> planners{{"reach", reach}, {"relax", relax}, {"bend", [&](Arm &a, const Settings &) {
        double s = 0;
        for (const auto &q : a.joints() | std::views::drop(1) | std::views::transform([](const Point &x) { return x[0] * x[1]; }))
            s += q;
        return s * std::numbers::pi;
    }}};
    double total = arm.leaves();
    for (const auto &[name, planner] : planners)
        total += planner(arm, settings) * name.size();
    return total;
}

int main()
{
    double p[8] = {0.8, 0.4, 0.6, 0.5, 0.4, -0.7, 0.2, 0.3}, d[8] = {};
    __enzyme_autodiff<void>((void *)plan, enzyme_dup, p, d, enzyme_const, 4);
    for (int i = 0; i < 8; i++)
        EXPECT_SLOPE("p", i, d[i], plan(p, 4), p[i], 1e-3, 1e-6);
    return verdict();
}
