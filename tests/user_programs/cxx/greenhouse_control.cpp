// A greenhouse: controllers are lambdas in vectors, some by value, some by reference, and sensors call them back.
#include "../expect.h"
#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

struct Climate {
    double temperature = 15, humidity = 0.6;
    float light = 0;
    int alarms = 0;
};

using Action = std::function<void(Climate &, double)>;
using Condition = std::function<bool(const Climate &)>;

class Controller {
    struct Rule {
        int priority;
        std::string name;
        Condition when;
        Action then;
    };
    std::vector<Rule> rules_;
    std::map<std::string, std::vector<std::function<void(double)>>> listeners_;

public:
    Controller &on(int priority, std::string name, Condition when, Action then)
    {
        rules_.push_back({priority, std::move(name), std::move(when), std::move(then)});
        std::stable_sort(rules_.begin(), rules_.end(), [](const Rule &a, const Rule &b) { return a.priority > b.priority; });
        return *this;
    }
    void listen(const std::string &name, std::function<void(double)> f) { listeners_[name].push_back(std::move(f)); }
    void step(Climate &c, double hour)
    {
        for (const auto &rule : rules_) {
            if (!rule.when(c))
                continue;
            rule.then(c, hour);
            if (const auto it = listeners_.find(rule.name); it != listeners_.end())
                for (const auto &f : it->second)
                    f(c.temperature);
        }
    }
};

class Pid {
    double p_, i_, integral_ = 0;

public:
    Pid(double p, double i) : p_(p), i_(i) {}
    double operator()(double error)
    {
        integral_ = 0.95 * integral_ + error;
        return p_ * error + i_ * integral_;
    }
};

double season(const double *gains, double glass, double outside)
{
    Controller control;
    double gas = 0, opened = 0;
    int calls = 0;
    Pid heating(gains[0], gains[1]);
    const auto always = [](const Climate &) { return true; };
    control.on(1, "sun", always, [glass](Climate &c, double hour) {
        c.light = static_cast<float>(std::max(0.0, std::sin((hour - 6) * M_PI / 12)));
        c.temperature += glass * c.light * 2;
    });
    control.on(0, "losses", always, [&](Climate &c, double) { c.temperature -= 0.1 * (c.temperature - outside) * (1 + opened); });
    control.on(3, "heater", [](const Climate &c) { return c.temperature < 18; },
               [heating, &gas](Climate &c, double) mutable {
                   const double power = heating(18 - c.temperature);
                   gas += power * power;
                   c.temperature += power;
               });
    control.on(2, "window", [limit = 24.0](const Climate &c) { return c.temperature > limit; },
               [&opened, g = gains[2]](Climate &c, double) {
                   opened = g * (c.temperature - 24) / (1 + g * (c.temperature - 24));
                   c.humidity *= 1 - 0.1 * opened;
               });
    control.on(-1, "mist", [](const Climate &c) { return c.humidity < 0.9; },
               [gains](Climate &c, double) { c.humidity += gains[3] * (0.9 - c.humidity); });
    std::vector<double> seen;
    control.listen("heater", [&seen](double t) { seen.push_back(t); });
    control.listen("heater", [&calls](double) { calls++; });
    control.listen("window", [&seen, weight = 0.5](double t) { seen.push_back(weight * t); });
    Climate c;
    double growth = 0;
    for (int hour = 0; hour < 48; ++hour) {
        control.step(c, hour % 24);
        growth += c.humidity * std::exp(-0.01 * (c.temperature - 22) * (c.temperature - 22)) * (0.2 + c.light);
    }
    for (double t : seen)
        growth += 0.001 * t;
    return growth - 0.01 * gas + 0 * calls;
}

struct Slopes {
    double glass, outside;
};

int main()
{
    double gains[4] = {0.3, 0.02, 0.2, 0.25}, d[4] = {}, glass = 1.4, outside = 7.1;
    const auto g = __enzyme_autodiff<Slopes>((void *)season, enzyme_dup, gains, d, enzyme_out, glass, enzyme_out, outside);
    EXPECT_SLOPE("glass", 0, g.glass, season(gains, glass, outside), glass, 1e-5, 1e-5);
    EXPECT_SLOPE("outside", 0, g.outside, season(gains, glass, outside), outside, 1e-5, 1e-5);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("gain", i, d[i], season(gains, glass, outside), gains[i], 1e-5, 1e-5);
    return verdict();
}
