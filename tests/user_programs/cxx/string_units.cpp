// Quantities parsed from a table in text, unit conversion by map of lambdas, results through
// out-parameters and references.
#include <cstdlib>
#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>
#include "../expect.h"
struct Reading {
    std::string sensor;
    double value;
    std::string unit;
    int line;
};
static void correct(Reading &r, const double &gain, double *offset)
{
    r.value = r.value * gain + *offset;
    *offset *= 1.01;
}
double report(const double *p)
{
    std::istringstream in("t1 20.5 C\nt2 290 K\nt3 71 F\nt1 22 C\n");
    std::map<std::string, std::function<double(double)>> kelvin{
        {"C", [](double v) { return v + 273.15; }},
        {"K", [](double v) { return v; }},
        {"F", [](double v) { return (v - 32) / 1.8 + 273.15; }}};
    std::vector<Reading> all;
    Reading r;
    r.line = 0;
    while (in >> r.sensor >> r.value >> r.unit) {
        ++r.line;
        all.push_back(r);
    }
    double offset = p[1];
    std::map<std::string, std::vector<double>> by;
    for (auto &x : all) {
        correct(x, p[0], &offset);
        by[x.sensor].push_back(kelvin.at(x.unit)(x.value));
    }
    double sum = 0;
    for (auto const &[name, values] : by) {
        double m = 0;
        for (double v : values)
            m += v / values.size();
        sum += std::sqrt(m) * (name.back() - '0');
    }
    return sum;
}
int main()
{
    double p[2] = {1.02, 0.3}, d[2] = {};
    __enzyme_autodiff<double>((void *)report, enzyme_dup, p, d);
    for (int i = 0; i < 2; ++i)
        EXPECT_SLOPE("p", i, d[i], report(p), p[i], 1e-3, 1e-7);
    return verdict();
}
