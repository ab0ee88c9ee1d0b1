// Ballooning: a hot-air balloon out of mixins and policies; properties in std::any, observers that are told of events,
// winds aloft in a sorted map, and a pilot as a state machine of member function pointers.
#include "../expect.h"
#include <algorithm>
#include <any>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

class Properties {
    std::unordered_map<std::string, std::any> values_;

public:
    template <class T> Properties &set(const std::string &name, T value)
    {
        values_[name] = std::move(value);
        return *this;
    }
    template <class T> T get(const std::string &name, T otherwise = {}) const
    {
        const auto at = values_.find(name);
        if (at == values_.end())
            return otherwise;
        if (const T *value = std::any_cast<T>(&at->second))
            return *value;
        return otherwise;
    }
};

struct Standard {
    static double density(double z, double t) { return 353.0 / t * std::exp(-z / 8400); }
    static double temperature(double z) { return 288 - 0.0065 * z; }
};
struct Inversion {
    static double density(double z, double t) { return 353.0 / t * std::exp(-z / 8300); }
    static double temperature(double z) { return z < 300 ? 280 + 0.01 * z : 283 - 0.0065 * (z - 300); }
};

template <class Derived> class Observed {
    std::vector<std::function<void(const Derived &, const std::string &)>> observers_;

public:
    void observe(std::function<void(const Derived &, const std::string &)> f) { observers_.push_back(std::move(f)); }

protected:
    void tell(const std::string &what) const
    {
        for (const auto &f : observers_)
            f(static_cast<const Derived &>(*this), what);
    }
};

template <class Atmosphere> class Balloon : public Observed<Balloon<Atmosphere>> {
    double volume_, mass_, loss_, burner_;
    std::map<double, double> winds_;
    void (Balloon::*phase_)(double dt) = &Balloon::climb;
    double heat_ = 0;

    void climb(double)
    {
        heat_ = burner_;
        if (z > 180) {
            phase_ = &Balloon::cruise;
            this->tell("cruise");
        }
    }
    void cruise(double)
    {
        heat_ = burner_ * (0.5 + 0.4 * std::tanh((230 - z) / 40 - w));
        if (x > 600) {
            phase_ = &Balloon::land;
            this->tell("land");
        }
    }
    void land(double dt)
    {
        heat_ = burner_ * 0.35 * std::exp(-w * w);
        inside -= 0.2 * dt;
    }

public:
    double x = 0, z = 0, w = 0, inside = 360, fuel = 0;

    explicit Balloon(const Properties &p)
        : volume_(p.get<double>("volume", 2200)), mass_(p.get<double>("mass", 600)), loss_(p.get<double>("loss", 0.01)), burner_(p.get<double>("burner", 2))
    {
        if (const auto winds = p.get<std::vector<std::pair<double, double>>>("winds"); !winds.empty())
            winds_.insert(winds.begin(), winds.end());
        else
            winds_ = {{0, 1}, {100, p.get<float>("gradient", 0.5f)}};
    }
    double wind() const
    {
        const auto above = winds_.upper_bound(z);
        if (above == winds_.begin())
            return above->second;
        if (above == winds_.end())
            return winds_.rbegin()->second;
        const auto below = std::prev(above);
        const double f = (z - below->first) / (above->first - below->first);
        return below->second + f * f * (3 - 2 * f) * (above->second - below->second);
    }
    void step(double dt)
    {
        (this->*phase_)(dt);
        const double outside = Atmosphere::temperature(z), dense = Atmosphere::density(z, outside);
        const double lift = 9.81 * volume_ * (dense - Atmosphere::density(z, inside));
        const double drag = 0.5 * dense * 180 * w * std::fabs(w);
        inside += dt * (heat_ - loss_ * (inside - outside));
        w += dt * (lift - 9.81 * mass_ - drag) / (mass_ + dense * volume_);
        z = std::max(0.0, z + dt * w);
        if (z == 0)
            w = std::max(w, 0.0);
        x += dt * wind();
        fuel += dt * heat_;
    }
};

template <class Atmosphere> double fly(const Properties &p)
{
    Balloon<Atmosphere> balloon(p);
    std::vector<std::pair<std::string, double>> diary;
    balloon.observe([&diary](const auto &b, const std::string &what) { diary.emplace_back(what, b.fuel); });
    for (int i = 0; i < 600; i++)
        balloon.step(0.5);
    double sum = balloon.x / 100 + balloon.fuel / 100 + balloon.z / 100;
    for (const auto &[what, fuel] : diary)
        sum += fuel / (100.0 * what.size());
    return sum;
}

double journey(const double *x, int n)
{
    Properties p;
    p.set("volume", 2000 + 100 * x[0]).set("mass", 550 + 10 * x[1]).set("loss", 0.01 * x[2]).set("name", std::string("a balloon with a long name")).set("seats", 4);
    std::vector<std::pair<double, double>> winds;
    for (int i = 0; i + 4 < n; i++)
        winds.emplace_back(80.0 * i, x[4 + i]);
    p.set("winds", winds).set("burner", x[3]);
    const double first = fly<Standard>(p);
    p.set("winds", std::string("none")).set("gradient", static_cast<float>(x[n - 1]));
    return first + 0.5 * fly<Inversion>(p) + p.get<int>("seats") + (p.get<std::string>("name").size() > 10);
}

int main()
{
    double x[8] = {2, 3, 1.1, 1.9, 1.5, 2.5, 4, 3.25}, d[8] = {};
    __enzyme_autodiff<void>((void *)journey, enzyme_dup, x, d, enzyme_const, 8);
    for (int i = 0; i < 8; i++)
        EXPECT_SLOPE("x", i, d[i], journey(x, 8), x[i], i == 7 ? 0.00006103515625 : 1e-6, 1e-3);
    return verdict();
}
