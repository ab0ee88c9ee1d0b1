// Chemical plants: a configuration tree (variants of numbers, strings, lists and maps) read by unit operations.
#include "../expect.h"
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

struct Value;
using List = std::vector<Value>;
using Object = std::map<std::string, std::shared_ptr<Value>>;
struct Value {
    std::variant<std::monostate, bool, long, double, std::string, List, Object> v;
    Value() = default;
    template <typename T> Value(T t) : v(std::move(t)) {}
    double number() const
    {
        if (auto d = std::get_if<double>(&v))
            return *d;
        if (auto l = std::get_if<long>(&v))
            return (double)*l;
        throw std::runtime_error("not a number");
    }
    const Value &at(const std::string &key) const
    {
        const auto &o = std::get<Object>(v);
        auto found = o.find(key);
        if (found == o.end())
            throw std::out_of_range(key);
        return *found->second;
    }
    const List &list() const { return std::get<List>(v); }
};

static std::shared_ptr<Value> make(Value v)
{
    return std::make_shared<Value>(std::move(v));
}

struct Stream {
    double flow, temperature;
    std::map<std::string, double> fractions;
};

static Stream mix(const Stream &a, const Stream &b)
{
    Stream s{a.flow + b.flow, (a.flow * a.temperature + b.flow * b.temperature) / (a.flow + b.flow), {}};
    for (const auto *from : {&a, &b})
        for (const auto &[name, x] : from->fractions)
            s.fractions[name] += x * from->flow / s.flow;
    return s;
}

static Stream react(Stream s, const Value &settings)
{
    const double k = settings.at("rate").number() * std::exp(-settings.at("activation").number() / s.temperature);
    const double converted = s.fractions["A"] * k / (1 + k);
    s.fractions["A"] -= converted;
    s.fractions["product with a long name"] += converted;
    s.temperature += settings.at("heat").number() * converted;
    for (const auto &step : settings.at("cooling").list())
        s.temperature -= step.number();
    return s;
}

static double plant(const double *x)
{
    Object reactor{{"rate", make(x[0])}, {"activation", make(x[1])}, {"heat", make(40L)},
                   {"cooling", make(List{x[2], 2L, x[2] * 0.5})}};
    Value config(Object{{"name", make(std::string("plant number seven, west"))}, {"reactor", make(reactor)},
                        {"recycle", make(x[3])}, {"verbose", make(false)}});
    Stream feed{10, 300 + x[4], {{"A", 0.8}, {"B", 0.2}}};
    Stream loop = feed;
    for (int i = 0; i < 4; i++) {
        Stream out = react(mix(feed, loop), config.at("reactor"));
        loop = out;
        loop.flow *= config.at("recycle").number();
    }
    double missing = 0;
    try {
        missing = config.at("pressure").number();
    } catch (const std::out_of_range &) {
        missing = 1;
    }
    return loop.fractions["product with a long name"] * 100 + loop.temperature * 0.01 + missing;
}

int main()
{
    double x[5] = {2.5, 310, 1.5, 0.6, 8}, d[5] = {};
    __enzyme_autodiff<double>((void *)plant, enzyme_dup, x, d);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("x", i, d[i], plant(x), x[i], 1e-3, 1e-7);
    return verdict();
}
