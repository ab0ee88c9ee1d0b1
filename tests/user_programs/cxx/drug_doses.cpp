// Pharmacology: compartments with virtual rates, doses as events, an adaptive Runge-Kutta integrator.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <set>
#include <vector>

using State = std::vector<double>;
using Rhs = std::function<State(double, const State &)>;
static State operator+(State a, const State &b)
{
    std::transform(a.begin(), a.end(), b.begin(), a.begin(), std::plus<>());
    return a;
}
static State operator*(double s, State a)
{
    for (double &v : a)
        v *= s;
    return a;
}
class Process {
public:
    virtual ~Process() = default;
    virtual void add(double t, const State &y, State &dy) const = 0;
};
class Transfer : public Process {
    std::size_t from_, to_;
    double rate_;

public:
    Transfer(std::size_t f, std::size_t t, double r) : from_(f), to_(t), rate_(r) {}
    void add(double, const State &y, State &dy) const override
    {
        dy[from_] -= rate_ * y[from_];
        dy[to_] += rate_ * y[from_];
    }
};
class Saturable : public Process {
    std::size_t at_;
    double most_, half_;

public:
    Saturable(std::size_t a, double m, double h) : at_(a), most_(m), half_(h) {}
    void add(double, const State &y, State &dy) const override { dy[at_] -= most_ * y[at_] / (half_ + y[at_]); }
};
struct Dose {
    double time, amount;
    bool operator<(const Dose &o) const { return time < o.time; }
};
static State step(const Rhs &f, double t, const State &y, double h, double &error)
{
    const State k1 = f(t, y), k2 = f(t + h / 2, y + 0.5 * h * k1), k3 = f(t + 0.75 * h, y + 0.75 * h * k2);
    State next = y + h * (2.0 / 9 * k1 + 1.0 / 3 * k2 + 4.0 / 9 * k3);
    const State k4 = f(t + h, next);
    const State other = y + h * (7.0 / 24 * k1 + 0.25 * k2 + 1.0 / 3 * k3 + 0.125 * k4);
    error = 0;
    for (std::size_t i = 0; i < y.size(); i++)
        error = std::max(error, std::fabs(next[i] - other[i]));
    return next;
}
static double exposure(const double *k, const double *doses, int n)
{
    std::vector<std::unique_ptr<Process>> model;
    model.push_back(std::make_unique<Transfer>(0, 1, k[0]));
    model.push_back(std::make_unique<Transfer>(1, 2, k[1]));
    model.push_back(std::make_unique<Transfer>(2, 1, k[2]));
    model.push_back(std::make_unique<Saturable>(1, k[3], k[4]));
    const Rhs rhs = [&model](double t, const State &y) {
        State dy(y.size());
        for (const auto &p : model)
            p->add(t, y, dy);
        dy[3] = y[1];
        return dy;
    };
    std::multiset<Dose> plan;
    for (int i = 0; i < n; i++)
        plan.insert({1.0 + i * 2.5, doses[i]});
    State y(4);
    double t = 0, h = 0.3, peak = 0;
    for (const Dose &dose : plan) {
        while (t < dose.time - 1e-12) {
            double error;
            const double now = std::min(h, dose.time - t);
            State next = step(rhs, t, y, now, error);
            if (error > 1e-3 && now > 0.05) {
                h = now / 2;
                continue;
            }
            y = std::move(next);
            t += now;
            peak = std::max(peak, y[1]);
        }
        y[0] += dose.amount;
    }
    return y[3] + 0.5 * peak + y[2] * y[2];
}
int main()
{
    double k[5] = {0.9, 0.3, 0.2, 1.1, 2.3}, dk[5] = {}, d[4] = {5, 3, 4, 2}, dd[4] = {};
    __enzyme_autodiff<void>((void *)exposure, enzyme_dup, k, dk, enzyme_dup, d, dd, enzyme_const, 4);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("k", i, dk[i], exposure(k, d, 4), k[i], 1e-5, 1e-6);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("dose", i, dd[i], exposure(k, d, 4), d[i], 1e-5, 1e-6);
    return verdict();
}
