// Tables that static variables of functions lead to, from before the derivative: they are constant,
// and what is put into them after they were cleared has shadows. Programs with them were refused.
#include "check.hpp"

#include <map>
#include <memory>
#include <string>

static double factorial(int n)
{
    static std::map<int, double> known{{0, 1.0}};
    const auto found = known.find(n);
    if (found != known.end())
        return found->second;
    const double value = n * factorial(n - 1);
    known[n] = value;
    return value;
}

static double series(const double *x)
{
    static std::map<int, double> powers;
    powers.clear();
    double sum = 0;
    for (int k = 0; k < 7; k++) {
        auto [place, fresh] = powers.try_emplace(k % 4, 0.0);
        if (fresh)
            place->second = std::pow(x[0], k % 4 + 1);
        sum += place->second * x[1] / factorial(k);
    }
    return sum;
}

struct Table {
    std::vector<double> knots;
    double scale;
};

static double tabulated(const double *x)
{
    static std::unique_ptr<Table> table;
    if (!table) {
        table = std::make_unique<Table>();
        for (int i = 0; i < 5; i++)
            table->knots.push_back(0.3 * i);
        table->scale = 2;
    }
    double sum = 0;
    for (double knot : table->knots)
        sum += std::sin(knot * x[0]) * table->scale * x[1];
    return sum;
}

static double rated(const double *x)
{
    static const std::map<std::string, double> rates{{"low", 0.1}, {"a rate for the second half", 0.3}};
    double sum = 0;
    for (const auto &[name, rate] : rates)
        sum += rate * x[0] * x[1] * static_cast<double>(name.size());
    return sum;
}

double f(double *x, int n) { return series(x) + tabulated(x) * x[n - 1] + rated(x + 1); }
CHECK_GRADIENT(f, 3)
