// Food webs of a pond: rates in maps by names, an integrator as a template, events that change the system.
#include "../expect.h"
#include <cmath>
#include <functional>
#include <iomanip>
#include <map>
#include <optional>
#include <ostream>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <valarray>
#include <vector>

struct Species {
    std::string name;
    double biomass, growth, capacity;
    std::map<std::string, double> eats;
    friend std::ostream &operator<<(std::ostream &o, const Species &s)
    {
        return o << std::left << std::setw(8) << s.name << std::right << std::fixed << std::setprecision(3) << s.biomass;
    }
};

struct Event {
    double time;
    std::string target;
    std::function<void(Species &)> change;
};

template <class State, class F> State rk4(const F &f, const State &y, double t, double h)
{
    const State k1 = f(t, y), k2 = f(t + h / 2, State(y + h / 2 * k1)), k3 = f(t + h / 2, State(y + h / 2 * k2)),
                k4 = f(t + h, State(y + h * k3));
    return y + h / 6 * (k1 + 2.0 * k2 + 2.0 * k3 + k4);
}

class Pond {
    std::map<std::string, Species> web_;
    std::vector<Event> events_;
    std::set<std::string> extinct_;
    double light_;

public:
    explicit Pond(double light) : light_(light) {}
    Species &operator[](const std::string &name)
    {
        auto &s = web_[name];
        s.name = name;
        return s;
    }
    void on(double t, std::string target, std::function<void(Species &)> f)
    {
        events_.push_back({t, std::move(target), std::move(f)});
    }
    std::optional<double> biomass(const std::string &name) const
    {
        if (const auto it = web_.find(name); it != web_.end() && !extinct_.count(name))
            return it->second.biomass;
        return {};
    }
    void run(double end, double h)
    {
        std::map<std::string, std::size_t> place;
        for (const auto &[name, s] : web_)
            place.emplace(name, place.size());
        std::valarray<double> y(web_.size());
        const auto slope = [&](double t, const std::valarray<double> &b) {
            std::valarray<double> d(0.0, b.size());
            const double sun = light_ * (1 + 0.5 * std::sin(t));
            for (const auto &[name, s] : web_) {
                const auto i = place.at(name);
                d[i] += s.growth * b[i] * (s.growth > 0 ? sun * (1 - b[i] / s.capacity) : 1);
                for (const auto &[prey, rate] : s.eats) {
                    const auto j = place.at(prey);
                    const double eaten = rate * b[i] * b[j] / (1 + 0.5 * b[j]);
                    d[i] += 0.3 * eaten;
                    d[j] -= eaten;
                }
            }
            return d;
        };
        for (double t = 0; t < end - 1e-9; t += h) {
            for (auto &e : events_)
                if (e.time >= t && e.time < t + h)
                    e.change(web_.at(e.target));
            for (const auto &[name, s] : web_)
                y[place[name]] = s.biomass;
            y = rk4(slope, y, t, h);
            for (auto &[name, s] : web_) {
                s.biomass = y[place[name]];
                if (s.biomass < 0.02)
                    extinct_.insert(name);
            }
        }
    }
    std::string report() const
    {
        std::ostringstream o;
        for (const auto &[name, s] : web_)
            o << s << '\n';
        return o.str();
    }
};

double survey(const double *growth, const double *rates, double light, double catch_share, const char *wanted)
{
    Pond pond(light);
    pond["algae"] = {"algae", 2, growth[0], 5, {}};
    pond["weed"] = {"weed", 1, growth[1], 3, {}};
    pond["daphnia"] = {"daphnia", 0.5, growth[2], 0, {{"algae", rates[0]}}};
    pond["carp"].biomass = 0.4;
    pond["carp"].growth = growth[3];
    pond["carp"].eats["daphnia"] = rates[1];
    pond["carp"].eats["weed"] = rates[2];
    pond["newt"].biomass = 0.019;
    pond["newt"].growth = -0.1;
    pond.on(2.5, "carp", [catch_share](Species &s) { s.biomass *= 1 - catch_share; });
    pond.on(3.5, "weed", [](Species &s) { s.capacity /= 2; });
    pond.run(5, 0.25);
    if (pond.report().find("daphnia ") == std::string::npos)
        return -1;
    return pond.biomass(wanted).value_or(0) + pond.biomass("newt").value_or(0.5 * light) +
           0.1 * *pond.biomass("algae");
}

struct Pair {
    double light, share;
};

int main()
{
    double growth[4] = {0.8, 0.5, -0.3, -0.2}, dg[4] = {}, rates[3] = {0.9, 0.7, 0.4}, dr[3] = {}, light = 1, share = 0.3;
    const auto g = __enzyme_autodiff<Pair>((void *)survey, enzyme_dup, growth, dg, enzyme_dup, rates, dr, enzyme_out,
                                           light, enzyme_out, share, enzyme_const, "carp");
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("growth", i, dg[i], survey(growth, rates, light, share, "carp"), growth[i], 1e-3, 1e-6);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("rate", i, dr[i], survey(growth, rates, light, share, "carp"), rates[i], 1e-3, 1e-6);
    EXPECT_SLOPE("light", 0, g.light, survey(growth, rates, light, share, "carp"), light, 1e-3, 1e-6);
    EXPECT_SLOPE("share", 0, g.share, survey(growth, rates, light, share, "carp"), share, 1e-3, 1e-6);
    return verdict();
}
