// Chemical engineering: a reactor is described by JSON text; the tree of values is recursive; parameters scale it.
#include "../expect.h"
#include <cctype>
#include <charconv>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

struct Json;
using Array = std::vector<Json>;
using Object = std::map<std::string, Json, std::less<>>;
struct Json {
    std::variant<std::nullptr_t, bool, double, std::string, Array, Object> v = nullptr;
    double number() const { return std::get<double>(v); }
    const Array &array() const { return std::get<Array>(v); }
    const Json &operator[](std::string_view key) const
    {
        const auto &o = std::get<Object>(v);
        const auto it = o.find(key);
        if (it == o.end())
            throw std::out_of_range("no member " + std::string(key));
        return it->second;
    }
    Json &operator[](std::string_view key) { return const_cast<Json &>(std::as_const(*this)[key]); }
};

class Reader {
    std::string_view text_;
    void space()
    {
        while (!text_.empty() && std::isspace(static_cast<unsigned char>(text_.front())))
            text_.remove_prefix(1);
    }
    bool take(char c)
    {
        space();
        if (text_.empty() || text_.front() != c)
            return false;
        text_.remove_prefix(1);
        return true;
    }
    std::string string()
    {
        const auto end = text_.find('"');
        std::string s(text_.substr(0, end));
        text_.remove_prefix(end + 1);
        return s;
    }

public:
    explicit Reader(std::string_view text) : text_(text) {}
    Json value()
    {
        space();
        if (take('{')) {
            Object o;
            while (!take('}')) {
                take('"');
                std::string key = string();
                take(':');
                o.emplace(std::move(key), value());
                take(',');
            }
            return {std::move(o)};
        }
        if (take('[')) {
            Array a;
            while (!take(']')) {
                a.push_back(value());
                take(',');
            }
            return {std::move(a)};
        }
        if (take('"'))
            return {string()};
        if (text_.starts_with("true")) {
            text_.remove_prefix(4);
            return {true};
        }
        double d = 0;
        const auto [end, error] = std::from_chars(text_.data(), text_.data() + text_.size(), d);
        if (error != std::errc{})
            throw std::invalid_argument("not JSON");
        text_.remove_prefix(end - text_.data());
        return {d};
    }
};

static const char *const PLANT = R"({"name": "stirred tank", "volume": 2.5, "steady": true,
  "feeds": [{"rate": 0.4, "concentrations": [1.0, 0.5]}, {"rate": 0.3, "concentrations": [0.2, 1.5]}],
  "kinetics": {"k": 1.2, "activation": 3.5}})";

static double simulate(const Json &plant, double temperature)
{
    const auto &kinetics = plant["kinetics"];
    const double k = kinetics["k"].number() * std::exp(-kinetics["activation"].number() / temperature);
    std::vector<double> c(2, 0.1);
    double outflow = 0;
    for (const Json &feed : plant["feeds"].array())
        outflow += feed["rate"].number();
    for (int step = 0; step < 40; step++) {
        std::vector<double> rate(c.size(), 0.0);
        for (const Json &feed : plant["feeds"].array())
            for (std::size_t i = 0; i < c.size(); i++)
                rate[i] += feed["rate"].number() * feed["concentrations"].array()[i].number();
        const double r = k * c[0] * c[1] * plant["volume"].number();
        for (std::size_t i = 0; i < c.size(); i++)
            c[i] += 0.1 / plant["volume"].number() * (rate[i] - outflow * c[i] - r);
    }
    double penalty = 0;
    try {
        penalty = plant["purge"].number();
    } catch (const std::out_of_range &) {
        penalty = 0.1 * outflow;
    }
    return 1 - c[0] * c[0] + c[1] + penalty;
}

static double conversion(const double *x)
{
    Json plant = Reader(PLANT).value();
    plant["volume"] = Json{plant["volume"].number() * x[0]};
    plant["kinetics"]["k"].v = x[1];
    for (Json &feed : std::get<Array>(plant["feeds"].v))
        std::get<double>(feed["rate"].v) *= x[2];
    const Json copy = plant;
    return simulate(copy, x[3]);
}

int main()
{
    double x[4] = {1.1, 1.4, 0.9, 2.2}, d[4] = {};
    __enzyme_autodiff<void>((void *)conversion, enzyme_dup, x, d);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("x", i, d[i], conversion(x), x[i], 1e-3, 1e-7);
    return verdict();
}
