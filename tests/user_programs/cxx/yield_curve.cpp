// Finance: a curve bootstrapped from swaps into a std::map<double, double>, interpolated in logs.
#include "../expect.h"
#include <cmath>
#include <iterator>
#include <map>
#include <stdexcept>
#include <vector>

class Curve {
    std::map<double, double> discount_{{0.0, 1.0}};

public:
    double operator()(double t) const
    {
        auto high = discount_.lower_bound(t);
        if (high == discount_.end())
            high = std::prev(high);
        if (high == discount_.begin())
            return high->second;
        const auto low = std::prev(high);
        const double f = (t - low->first) / (high->first - low->first);
        return std::exp((1 - f) * std::log(low->second) + f * std::log(high->second));
    }
    void set(double t, double d) { discount_.insert_or_assign(t, d); }
};

struct Swap {
    int years;
    double rate;
};

static Curve bootstrap(const std::vector<Swap> &swaps)
{
    Curve curve;
    for (const auto &[years, rate] : swaps) {
        double guess = std::exp(-rate * years);
        for (int i = 0; i < 20; i++) {
            curve.set(years, guess);
            double annuity = 0;
            for (int y = 1; y < years; y++)
                annuity += curve(y);
            const double next = (1 - rate * annuity) / (1 + rate);
            const bool done = std::fabs(next - guess) < 1e-15;
            guess = next;
            if (done)
                break;
        }
        if (!(guess > 0))
            throw std::runtime_error("arbitrage");
        curve.set(years, guess);
    }
    return curve;
}

static double value(const double *rates)
{
    const Curve curve = bootstrap({{1, rates[0]}, {2, rates[1]}, {5, rates[2]}, {10, rates[3]}});
    double sum = 0;
    for (int k = 1; k <= 20; k++)
        sum += (2.5 + 0.1 * k) * curve(k * 0.5);
    return sum + 100 * curve(10);
}

int main()
{
    double r[4] = {0.02, 0.024, 0.03, 0.034}, d[4] = {};
    __enzyme_autodiff<double>((void *)value, enzyme_dup, r, d);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("rate", i, d[i], value(r), r[i], 1e-5, 1e-6);
    return verdict();
}
