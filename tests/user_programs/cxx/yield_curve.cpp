// Finance: a curve of discount factors by date in a map, bootstrapped from swap rates by bisection and Newton.
#include "../expect.h"
#include <cmath>
#include <compare>
#include <functional>
#include <map>
#include <stdexcept>
#include <vector>

struct Date {
    int year, month;
    auto operator<=>(const Date &) const = default;
    double from(const Date &o) const { return (year - o.year) + (month - o.month) / 12.0; }
};
class Curve {
    std::map<Date, double> logs_;
    Date today_;
public:
    explicit Curve(Date t) : today_(t) { logs_[t] = 0; }
    void set(Date d, double log) { logs_[d] = log; }
    double discount(Date d) const
    {
        auto after = logs_.lower_bound(d);
        if (after == logs_.end()) { auto l = std::prev(after); return std::exp(l->second * d.from(today_) / l->first.from(today_)); }
        if (after->first == d) return std::exp(after->second);
        auto before = std::prev(after);
        const double w = d.from(before->first) / after->first.from(before->first);
        return std::exp((1 - w) * before->second + w * after->second);
    }
};
static double newton(const std::function<double(double)> &f, double x)
{
    for (int i = 0; i < 30; i++) {
        const double y = f(x), s = (f(x + 1e-4) - f(x - 1e-4)) / 2e-4;
        if (s == 0) throw std::runtime_error("flat");
        const double step = y / s;
        x -= step;
        if (std::fabs(step) < 1e-13) return x;
    }
    throw std::runtime_error("no root");
}
static double portfolio(const double *rates, int n)
{
    const Date today{2026, 3};
    Curve curve(today);
    for (int i = 0; i < n; i++) {
        const Date end{today.year + i + 1, today.month};
        auto mismatch = [&, i](double log) {
            Curve c = curve;
            c.set(end, log);
            double fixed = 0;
            for (int k = 1; k <= i + 1; k++) fixed += c.discount({today.year + k, today.month});
            return rates[i] * fixed - (1 - c.discount(end));
        };
        curve.set(end, newton(mismatch, -rates[i] * (i + 1)));
    }
    double value = 0;
    for (int m = 2; m < 12 * n; m += 5) value += (10 + m) * curve.discount({2026 + (2 + m) / 12, 1 + (2 + m) % 12});
    return value;
}
int main()
{
    double r[5] = {0.02, 0.023, 0.025, 0.028, 0.03}, d[5] = {};
    __enzyme_autodiff<void>((void *)portfolio, enzyme_dup, r, d, enzyme_const, 5);
    for (int i = 0; i < 5; i++) EXPECT_SLOPE("rate", i, d[i], portfolio(r, 5), r[i], 1e-5, 1e-5);
    return verdict();
}
