// Reverse osmosis: trains of pressure vessels that are evaluated by std::async, with a table of membranes.
#include "../expect.h"
#include <cmath>
#include <future>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

struct Membrane {
    double permeability; // L/m2/h/bar
    double salt;         // L/m2/h
    float area;          // m2
};

using Catalogue = std::unordered_map<std::string, Membrane>;

struct Flow {
    double rate, salt, pressure; // m3/h, g/L, bar
    double osmotic() const { return 0.76 * salt * (1 + 0.001 * salt); }
};

struct Permeate {
    double rate = 0, mass = 0;
    Permeate &operator+=(const Permeate &o)
    {
        rate += o.rate;
        mass += o.mass;
        return *this;
    }
    double salt() const { return mass / rate; }
};

class Element {
    const Membrane *membrane_;
    double fouling_;

public:
    Element(const Membrane &m, double fouling) : membrane_(&m), fouling_(fouling) {}
    Permeate pass(Flow &feed) const
    {
        double flux = 10; // L/m2/h
        for (int i = 0; i < 30; ++i) {
            const double polarisation = std::exp(0.7 * flux * membrane_->area / (1000 * feed.rate));
            const double driving = feed.pressure - feed.osmotic() * polarisation;
            const double next = fouling_ * membrane_->permeability * std::max(driving, 0.0);
            flux = 0.5 * (flux + next);
        }
        const double rate = flux * membrane_->area / 1000;
        const double salt = feed.salt * membrane_->salt / (flux + membrane_->salt);
        const Permeate p{rate, rate * salt};
        feed.salt = (feed.salt * feed.rate - p.mass) / (feed.rate - rate);
        feed.rate -= rate;
        feed.pressure -= 0.004 * std::pow(feed.rate, 1.7);
        return p;
    }
};

class Vessel {
    std::list<Element> elements_;

public:
    template <class... A> Vessel &with(A &&...a)
    {
        elements_.emplace_back(std::forward<A>(a)...);
        return *this;
    }
    Permeate run(Flow &f) const
    {
        Permeate sum;
        for (const Element &e : elements_)
            sum += e.pass(f);
        return sum;
    }
};

struct Settings {
    double pressure, feed_rate, split; // split: the share of the first train
    double age[2];
    Membrane tight, loose;
};

struct Result {
    Permeate water;
    double energy;
    std::optional<double> boost;
};

static Result train(const Catalogue &catalogue, const std::vector<std::string> &kinds, Flow feed, double age)
{
    Vessel v;
    double fouling = std::exp(-0.1 * age);
    for (const std::string &k : kinds) {
        v.with(catalogue.at(k), fouling);
        fouling *= 1.01;
    }
    Result r{{}, feed.rate * feed.pressure / 36 / 0.87, {}};
    r.water = v.run(feed);
    if (feed.salt > 55)
        r.boost = 0.02 * (feed.salt - 55) * feed.rate;
    r.energy -= 0.94 * feed.rate * feed.pressure / 36;
    return r;
}

double cost_of_water(const Settings *s, double sea, int policy)
{
    Catalogue catalogue;
    catalogue["tight"] = s->tight;
    catalogue.insert({"loose", s->loose});
    const std::vector<std::vector<std::string>> plan{{"tight", "tight", "loose", "loose"}, {"loose", "tight", "loose"}};
    const auto how = policy ? std::launch::async : std::launch::deferred;
    std::vector<std::future<Result>> running;
    for (std::size_t i = 0; i < plan.size(); ++i) {
        const double share = i == 0 ? s->split : 1 - s->split;
        const Flow feed{s->feed_rate * share, sea, s->pressure - 0.5 * i};
        running.push_back(std::async(how, train, std::cref(catalogue), std::cref(plan[i]), feed, s->age[i]));
    }
    Permeate water;
    double energy = 0, penalty = 0;
    for (auto &f : running) {
        const Result r = f.get();
        water += r.water;
        energy += r.energy;
        penalty += r.boost.value_or(0.01);
    }
    const double taste = water.salt() - 0.35;
    return energy / water.rate + penalty + (taste > 0 ? 20 * taste * taste : 0) + 3 / water.rate;
}

int main()
{
    Settings s{58, 16, 0.55, {1.5, 3}, {1.1, 0.11, 37.0f}, {1.5, 0.2, 40.0f}}, d{};
    double sea = 36;
    for (int policy = 0; policy < 2; ++policy) {
        d = {};
        const double dsea = __enzyme_autodiff<double>((void *)cost_of_water, enzyme_dup, &s, &d, enzyme_out, sea, enzyme_const, policy);
        EXPECT_SLOPE("pressure", policy, d.pressure, cost_of_water(&s, sea, policy), s.pressure, 1e-3, 1e-6);
        EXPECT_SLOPE("feed", policy, d.feed_rate, cost_of_water(&s, sea, policy), s.feed_rate, 1e-3, 1e-6);
        EXPECT_SLOPE("split", policy, d.split, cost_of_water(&s, sea, policy), s.split, 1e-4, 1e-6);
        EXPECT_SLOPE("age", 0, d.age[0], cost_of_water(&s, sea, policy), s.age[0], 1e-3, 1e-6);
        EXPECT_SLOPE("age", 1, d.age[1], cost_of_water(&s, sea, policy), s.age[1], 1e-3, 1e-6);
        EXPECT_SLOPE("tight", 0, d.tight.permeability, cost_of_water(&s, sea, policy), s.tight.permeability, 1e-4, 1e-6);
        EXPECT_SLOPE("loose salt", 0, d.loose.salt, cost_of_water(&s, sea, policy), s.loose.salt, 1e-4, 1e-6);
        EXPECT_SLOPE("area", 0, d.loose.area, cost_of_water(&s, sea, policy), s.loose.area, 0.0625f, 1e-5);
        EXPECT_SLOPE("sea", policy, dsea, cost_of_water(&s, sea, policy), sea, 1e-3, 1e-6);
    }
    return verdict();
}
