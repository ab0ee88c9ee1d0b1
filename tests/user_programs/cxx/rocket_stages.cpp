// Spaceflight: a launcher of polymorphic stages, events out of a priority queue, guidance by lambdas, adaptive steps.
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <queue>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>
#include "../expect.h"

template <std::size_t n> struct State : std::array<double, n> {
    friend State operator+(State a, const State &b)
    {
        for (std::size_t i = 0; i < n; ++i)
            a[i] += b[i];
        return a;
    }
    friend State operator*(double s, State a)
    {
        for (auto &x : a)
            x *= s;
        return a;
    }
};
using Flight = State<5>; // height, downrange, speed, angle, mass

class Engine
{
  protected:
    double thrust_, exhaust_;

  public:
    Engine(double thrust, double exhaust) : thrust_(thrust), exhaust_(exhaust) {}
    virtual ~Engine() = default;
    virtual double thrust(double burnt) const { return burnt >= 0 ? thrust_ : 0; }
    virtual double flow(double burnt) const { return thrust(burnt) / exhaust_; }
    virtual std::unique_ptr<Engine> clone() const = 0;
};

class Liquid : public Engine
{
    double throttle_;

  public:
    Liquid(double t, double e, double throttle) : Engine(t, e), throttle_(throttle) {}
    double thrust(double burnt) const override { return Engine::thrust(burnt) * (1 - throttle_ * std::exp(-burnt / 10)); }
    std::unique_ptr<Engine> clone() const override { return std::make_unique<Liquid>(*this); }
};

class Solid final : public Engine
{
    std::vector<double> profile_;

  public:
    Solid(double t, double e, std::vector<double> profile) : Engine(t, e), profile_(std::move(profile)) {}
    double thrust(double burnt) const override
    {
        const double at = burnt / 12;
        const auto i = std::min(static_cast<std::size_t>(at < 0 ? 0 : at), profile_.size() - 2);
        const double f = at - static_cast<double>(i);
        return thrust_ * ((1 - f) * profile_[i] + f * profile_[i + 1]);
    }
    std::unique_ptr<Engine> clone() const override { return std::make_unique<Solid>(*this); }
};

struct Stage {
    std::string name;
    double dry, burn;
    std::unique_ptr<Engine> engine;
    Stage(std::string n, double d, double b, std::unique_ptr<Engine> e)
        : name(std::move(n)), dry(d), burn(b), engine(std::move(e))
    {
    }
    Stage(const Stage &o) : name(o.name), dry(o.dry), burn(o.burn), engine(o.engine->clone()) {}
    Stage(Stage &&) noexcept = default;
};

struct Happening {
    double time;
    int order;
    std::function<void(Flight &)> act;
    bool operator<(const Happening &o) const { return time != o.time ? time > o.time : order > o.order; }
};

class Mission
{
    std::vector<Stage> stages_;
    std::priority_queue<Happening> events_;
    std::size_t current_ = 0;
    double ignition_ = 0, drag_;
    std::function<double(double, const Flight &)> guidance_;
    bool fairing_ = true;

    Flight slope(double t, const Flight &s) const
    {
        const double g = 9.81 / std::pow(1 + s[0] / 6371e3, 2), density = 1.2 * std::exp(-s[0] / 7500);
        const Engine *e = current_ < stages_.size() ? stages_[current_].engine.get() : nullptr;
        const double thrust = e ? e->thrust(t - ignition_) : 0;
        const double drag = 0.5 * density * s[2] * s[2] * drag_ * (fairing_ ? 1 : 1.4);
        const double steer = guidance_ ? guidance_(t, s) : 0;
        Flight d{};
        d[0] = s[2] * std::sin(s[3]);
        d[1] = s[2] * std::cos(s[3]);
        d[2] = (thrust * std::cos(steer) - drag) / s[4] - g * std::sin(s[3]);
        d[3] = thrust * std::sin(steer) / (s[4] * (s[2] + 1)) - g * std::cos(s[3]) / (s[2] + 30);
        d[4] = e ? -e->flow(t - ignition_) : 0;
        return d;
    }

  public:
    Mission(std::vector<Stage> stages, double drag) : stages_(std::move(stages)), drag_(drag)
    {
        double t = 0;
        int order = 0;
        for (const auto &s : stages_) {
            t += s.burn;
            events_.push({t, order++, [this, dry = s.dry, t](Flight &f) {
                              f[4] -= dry;
                              ++current_;
                              ignition_ = t;
                          }});
        }
        events_.push({21, order++, [this](Flight &f) {
                          fairing_ = false;
                          f[4] -= 40;
                      }});
    }
    void steer(std::function<double(double, const Flight &)> f) { guidance_ = std::move(f); }
    Flight fly(Flight s)
    {
        double t = 0;
        while (!events_.empty()) {
            const Happening next = events_.top();
            events_.pop();
            const int n = static_cast<int>((next.time - t) / 2) + 1;
            const double h = (next.time - t) / n;
            for (int i = 0; i < n; ++i, t += h) {
                const Flight a = slope(t, s), b = slope(t + h / 2, s + h / 2 * a);
                const Flight c = slope(t + h / 2, s + h / 2 * b), d = slope(t + h, s + h * c);
                s = s + h / 6 * (a + 2 * b + 2 * c + d);
            }
            next.act(s);
        }
        return s;
    }
};

double energy(const double *design, double pitch, double drag)
{
    std::vector<Stage> stages;
    stages.emplace_back("booster of solid propellant", 300, 23.9, std::make_unique<Solid>(design[0], 2600, std::vector<double>{1, 1.1, 0.7}));
    stages.emplace_back("upper", 120, design[2], std::make_unique<Liquid>(design[1], 3300, 0.2));
    const Stage spare = stages.front();
    Mission m(stages, drag);
    m.steer([pitch, scale = spare.dry / 300](double t, const Flight &s) { return -pitch * scale * std::exp(-t / 15) * (s[2] > 20); });
    const Flight end = m.fly({{{0, 0, 25, 1.5, 4000}}});
    if (!(end[4] > 0))
        throw std::runtime_error("nothing is left");
    return end[0] / 1e4 + end[2] * end[2] / 2e5 + end[1] / 1e5;
}

struct Two {
    double pitch, drag;
};

int main()
{
    double design[3] = {1.2e5, 2.1e4, 31.3}, d[3] = {}, pitch = 0.05, drag = 0.4;
    const Two g = __enzyme_autodiff<Two>((void *)energy, enzyme_dup, design, d, enzyme_out, pitch, enzyme_out, drag);
    EXPECT_SLOPE("thrust", 0, d[0], energy(design, pitch, drag), design[0], 10, 1e-6);
    EXPECT_SLOPE("thrust", 1, d[1], energy(design, pitch, drag), design[1], 10, 1e-6);
    EXPECT_SLOPE("burn", 2, d[2], energy(design, pitch, drag), design[2], 1e-2, 1e-6);
    EXPECT_SLOPE("pitch", 0, g.pitch, energy(design, pitch, drag), pitch, 1e-4, 1e-6);
    EXPECT_SLOPE("drag", 0, g.drag, energy(design, pitch, drag), drag, 1e-3, 1e-6);
    return verdict();
}
