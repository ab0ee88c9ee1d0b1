// Metrology: masses are compared with standards; sums in long double, kept in maps, optionals and a union that holds
// readings of instruments of several kinds.
#include "../expect.h"
#include <array>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

struct Reading {
    enum Kind : std::uint8_t { Divisions, Grams, Exact } kind;
    union {
        std::int32_t divisions;
        double grams;
        long double exact;
    };
    static Reading of_divisions(std::int32_t d)
    {
        Reading r;
        r.kind = Divisions;
        r.divisions = d;
        return r;
    }
    static Reading of_grams(double g)
    {
        Reading r;
        r.kind = Grams;
        r.grams = g;
        return r;
    }
    static Reading of_exact(long double e)
    {
        Reading r;
        r.kind = Exact;
        r.exact = e;
        return r;
    }
    long double in_grams(long double per_division) const
    {
        switch (kind) {
        case Divisions: return divisions * per_division;
        case Grams: return grams;
        case Exact: return exact;
        }
        return 0;
    }
};

struct Air {
    double temperature, pressure, humidity;
    long double density() const
    {
        const long double t = temperature, p = pressure, h = humidity;
        return (0.34848L * p - 0.009L * h * expl(0.061L * t)) / (273.15L + t);
    }
};

class Laboratory {
    std::map<std::string, long double> mass_;
    std::map<std::string, double> density_;
    std::vector<std::pair<std::string, Reading>> log_;
    Air air_;
    long double per_division_;

public:
    Laboratory(const Air &air, long double per_division) : air_(air), per_division_(per_division) {}
    void standard(const std::string &name, long double mass, double density)
    {
        mass_.emplace(name, mass);
        density_[name] = density;
    }
    long double buoyant(const std::string &name) const
    {
        return mass_.at(name) * (1 - air_.density() / density_.at(name));
    }
    void compare(const std::string &name, double density, const std::vector<std::string> &others, Reading difference)
    {
        const long double sum = std::accumulate(others.begin(), others.end(), 0.0L, [this](long double s, const std::string &o) { return s + buoyant(o); });
        log_.emplace_back(name, difference);
        density_[name] = density;
        mass_[name] = (sum + difference.in_grams(per_division_)) / (1 - air_.density() / density);
    }
    std::optional<long double> drift(const std::string &name, double nominal) const
    {
        const auto at = mass_.find(name);
        if (at == mass_.end())
            return std::nullopt;
        return at->second - nominal;
    }
    long double total() const
    {
        long double s = 0;
        for (const auto &[name, reading] : log_)
            s += reading.in_grams(per_division_) * (1 + 0.001L * name.size());
        return s;
    }
};

static double uncertainty(const double *x, int n)
{
    Laboratory lab({x[0], x[1], x[2]}, x[3] * 1e-3L);
    lab.standard("kilogram", 1000.0L + x[4] * 1e-2L, 8000 + x[5]);
    lab.compare("tungsten", 19300, {"kilogram"}, Reading::of_grams(x[6]));
    lab.compare("aluminium", 2700 + 10 * x[5], {"kilogram"}, Reading::of_divisions(-40));
    lab.compare("silicon", 2329, {"aluminium"}, Reading::of_exact(x[7] * x[7] / 3.0L));
    lab.compare("pair", 7950, {"tungsten", "silicon"}, Reading::of_divisions(15));
    std::array<std::variant<std::monostate, long double, float>, 3> found;
    int k = 0;
    for (const char *name : {"pair", "platinum", "silicon"}) {
        if (const auto d = lab.drift(name, name[1] == 'a' ? 2000 : 1000))
            found[k++] = *d;
        else
            found[k++] = 0.5f * static_cast<float>(n);
    }
    long double sum = lab.total();
    for (const auto &f : found)
        std::visit([&sum](auto v) {
            if constexpr (!std::is_same_v<decltype(v), std::monostate>)
                sum += v * v * (1 + v);
        }, f);
    return static_cast<double>(sum);
}

int main()
{
    double x[8] = {21.3, 101.1, 45, 0.8, 0.3, 12, 0.05, 0.4}, d[8] = {};
    __enzyme_autodiff<void>((void *)uncertainty, enzyme_dup, x, d, enzyme_const, 8);
    for (int i = 0; i < 8; i++) {
        EXPECT_SLOPE("x", i, d[i], uncertainty(x, 8), x[i], 1e-3 * (1 + std::fabs(x[i])), 1e-6);
        double v[8] = {};
        v[i] = 1;
        expect("forward", i, __enzyme_fwddiff<double>((void *)uncertainty, enzyme_dup, x, v, enzyme_const, 8), d[i], 1e-8);
    }
    return verdict();
}
