// A cave for cheese: properties of each wheel are a map of std::any, rules are functions that look them up.
#include "../expect.h"
#include <any>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <typeinfo>
#include <utility>
#include <vector>

using Properties = std::map<std::string, std::any, std::less<>>;

class Wheel {
    Properties properties_;

public:
    template <class T> T get(std::string_view name) const
    {
        const auto found = properties_.find(name);
        if (found == properties_.end())
            throw std::out_of_range("no " + std::string(name));
        return std::any_cast<T>(found->second);
    }
    template <class T> T get_or(std::string_view name, T other) const
    {
        const auto found = properties_.find(name);
        if (found == properties_.end())
            return other;
        const T *value = std::any_cast<T>(&found->second);
        return value ? *value : other;
    }
    template <class T> Wheel &set(std::string name, T value)
    {
        properties_[std::move(name)] = std::move(value);
        return *this;
    }
    std::size_t size() const { return properties_.size(); }
};

struct Climate {
    double temperature, humidity;
};

using Rule = std::function<void(Wheel &, const Climate &)>;

std::vector<Rule> rules(double salt)
{
    std::vector<Rule> all;
    all.emplace_back([](Wheel &w, const Climate &c) {
        const double water = w.get<double>("water");
        w.set("water", water * (1 - 0.02 * (1 - c.humidity)));
    });
    all.emplace_back([salt](Wheel &w, const Climate &c) {
        double mould = w.get_or("mould", 0.0);
        mould += 0.05 * c.temperature / (1 + salt * w.get<double>("water")) * (1 - mould);
        w.set("mould", mould);
    });
    all.emplace_back([](Wheel &w, const Climate &) {
        const int turned = w.get_or("turned", 0);
        w.set("turned", turned + 1);
        if (turned % 3 == 2)
            w.set("label", std::string("turned ") + std::to_string(turned) + " times in this cave");
    });
    return all;
}

double quality(const Wheel &w)
{
    double q = w.get<double>("mould") * w.get<double>("water");
    if (w.get_or("label", std::string()).size() > 10)
        q *= 1.1;
    try {
        q += w.get<double>("label");
    } catch (const std::bad_any_cast &) {
        q += 0.01 * static_cast<double>(w.size());
    } catch (const std::out_of_range &) {
        q -= 1;
    }
    return q;
}

double harvest(const double *water, double salt, double humidity)
{
    std::vector<Wheel> cave;
    for (int i = 0; i < 3; i++)
        cave.push_back(Wheel().set("water", water[i]).set("milk", std::string(i == 1 ? "goat" : "cow")));
    const auto daily = rules(salt);
    for (int day = 0; day < 12; day++) {
        const Climate c{11 + 0.25 * (day % 5), humidity};
        for (auto &wheel : cave)
            for (const auto &rule : daily)
                rule(wheel, c);
    }
    double sum = 0;
    for (const auto &w : cave)
        sum += quality(w) * (w.get<std::string>("milk") == "goat" ? 2 : 1);
    return sum;
}

struct Slopes {
    double salt, humidity;
};

int main()
{
    double water[3] = {0.6, 0.55, 0.7}, d[3] = {}, salt = 1.5, humidity = 0.8;
    const auto g = __enzyme_autodiff<Slopes>((void *)harvest, enzyme_dup, water, d, enzyme_out, salt, enzyme_out, humidity);
    EXPECT_SLOPE("salt", 0, g.salt, harvest(water, salt, humidity), salt, 1e-3, 1e-7);
    EXPECT_SLOPE("humidity", 0, g.humidity, harvest(water, salt, humidity), humidity, 1e-3, 1e-7);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("water", i, d[i], harvest(water, salt, humidity), water[i], 1e-3, 1e-7);
    return verdict();
}
