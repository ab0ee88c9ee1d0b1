// Problems kept in a vector, each with its objective; one optimiser object for all.
#include <cmath>
#include <string>
#include <vector>
#include "../expect.h"
using Objective = double (*)(const double *, int);
double sphere(const double *x, int n)
{
    double s = 0;
    for (int i = 0; i < n; ++i)
        s += x[i] * x[i];
    return s;
}
double rosenbrock(const double *x, int n)
{
    double s = 0;
    for (int i = 0; i + 1 < n; ++i)
        s += 100 * std::pow(x[i + 1] - x[i] * x[i], 2) + std::pow(1 - x[i], 2);
    return s;
}
double ackleyish(const double *x, int n)
{
    double s = 0, c = 0;
    for (int i = 0; i < n; ++i) {
        s += x[i] * x[i];
        c += std::cos(2 * x[i]);
    }
    return -20 * std::exp(-0.2 * std::sqrt(s / n)) - std::exp(c / n);
}
struct Problem {
    std::string name;
    Objective f;
    std::vector<double> start;
};
class Descent
{
    Objective f_;
    double rate_;

  public:
    Descent(Objective f, double r) : f_(f), rate_(r)
    {
    }
    __attribute__((noinline)) std::vector<double> gradient(const std::vector<double> &x) const
    {
        std::vector<double> g(x.size());
        __enzyme_autodiff<void>((void *)f_, enzyme_dup, x.data(), g.data(), enzyme_const,
                                (int)x.size());
        return g;
    }
    void step(std::vector<double> &x) const
    {
        auto g = gradient(x);
        for (size_t i = 0; i < x.size(); ++i)
            x[i] -= rate_ * g[i];
    }
};
int main()
{
    std::vector<Problem> problems{{"sphere", sphere, {1, 2}},
                                  {"rosenbrock", rosenbrock, {0.3, 0.5, -0.2}},
                                  {"ackley", ackleyish, {0.4, 1.1}}};
    for (auto &p : problems) {
        Descent d(p.f, 1e-3);
        auto x = p.start;
        d.step(x);
        auto g = d.gradient(x);
        for (size_t i = 0; i < x.size(); ++i) {
            EXPECT_SLOPE(p.name.c_str(), i, g[i], p.f(x.data(), x.size()), x[i], 1e-3, 1e-7);
        }
    }
    return verdict();
}
