// Engineering: look-ups that may fail give std::optional, chained; a table of structs.
#include "../expect.h"
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

struct Sample {
    double temperature;
    std::optional<double> viscosity;
    float density;
};

class Fluid {
    std::vector<Sample> samples_;

public:
    explicit Fluid(const double *viscosity, int n)
    {
        for (int i = 0; i < n; i++)
            samples_.push_back({20.0 * i, i == 2 ? std::nullopt : std::make_optional(viscosity[i]), 1000.0f - 2 * i});
    }
    std::optional<std::pair<Sample, Sample>> around(double t) const
    {
        auto above = std::upper_bound(samples_.begin(), samples_.end(), t,
                                      [](double v, const Sample &s) { return v < s.temperature; });
        if (above == samples_.begin() || above == samples_.end())
            return std::nullopt;
        return std::pair{*(above - 1), *above};
    }
    std::optional<double> viscosity(double t) const
    {
        const auto found = around(t);
        if (!found)
            return {};
        const auto &[low, high] = *found;
        if (!low.viscosity || !high.viscosity)
            return low.viscosity.value_or(high.viscosity.value_or(0)) * 1.5;
        const double f = (t - low.temperature) / (high.temperature - low.temperature);
        return *low.viscosity + f * (*high.viscosity - *low.viscosity);
    }
    std::optional<double> reynolds(double t, double speed) const
    {
        if (auto v = viscosity(t); v.has_value())
            return around(t)->first.density * speed / *v;
        return std::nullopt;
    }
};

static double drag(const double *viscosity, int n, double speed)
{
    const Fluid water(viscosity, n);
    double sum = 0;
    for (double t = -15; t < 100; t += 7.5)
        sum += water.reynolds(t, speed).value_or(-speed) * 1e-3 + water.viscosity(t).value_or(0);
    return sum;
}

int main()
{
    double v[5] = {1.8, 1.0, 9.9, 0.5, 0.35}, d[5] = {}, speed = 0.7;
    const double ds = __enzyme_autodiff<double>((void *)drag, enzyme_dup, v, d, enzyme_const, 5, enzyme_out, speed);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("viscosity", i, d[i], drag(v, 5, speed), v[i], 1e-4, 1e-6);
    EXPECT_SLOPE("speed", 0, ds, drag(v, 5, speed), speed, 1e-3, 1e-6);
    return verdict();
}
