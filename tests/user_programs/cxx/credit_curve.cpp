// Finance: a hazard curve bootstrapped from default swaps; dates as a class, root finding by std::function, exceptions.
#include <algorithm>
#include <cmath>
#include <compare>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>
#include "../expect.h"

class Date
{
    int serial_;

  public:
    constexpr explicit Date(int serial = 0) : serial_(serial) {}
    constexpr Date(int y, int m, int d) : serial_(0)
    {
        y -= m <= 2;
        const int era = y / 400, yoe = y - era * 400;
        const int doy = (153 * (m + (m > 2 ? -3 : 9)) + 2) / 5 + d - 1;
        serial_ = era * 146097 + yoe * 365 + yoe / 4 - yoe / 100 + doy;
    }
    constexpr auto operator<=>(const Date &) const = default;
    constexpr int operator-(Date o) const { return serial_ - o.serial_; }
    constexpr Date operator+(int days) const { return Date(serial_ + days); }
};

struct NoRoot : std::runtime_error {
    using std::runtime_error::runtime_error;
};

static double root(const std::function<double(double)> &f, double lo, double hi)
{
    double a = f(lo), b = f(hi);
    if (a * b > 0)
        throw NoRoot("root is not bracketed");
    for (int i = 0; i < 30; ++i) {
        const double middle = 0.5 * (lo + hi), m = f(middle);
        (a * m <= 0 ? hi : lo) = middle;
        if (a * m <= 0)
            b = m;
        else
            a = m;
    }
    double x = 0.5 * (lo + hi);
    for (int i = 0; i < 4; ++i) { // polished, so that derivatives of the root are those of an implicit function
        const double h = 1e-5;
        x -= f(x) * 2 * h / (f(x + h) - f(x - h));
    }
    return x;
}

class Curve
{
  public:
    virtual ~Curve() = default;
    virtual double at(Date d) const = 0;
};

class Discount final : public Curve
{
    Date today_;
    double rate_, slope_;

  public:
    Discount(Date today, double rate, double slope) : today_(today), rate_(rate), slope_(slope) {}
    double at(Date d) const override
    {
        const double t = (d - today_) / 365.25;
        return std::exp(-(rate_ + slope_ * t) * t);
    }
};

class Survival final : public Curve
{
    Date today_;
    std::map<Date, double> hazard_;

  public:
    explicit Survival(Date today) : today_(today) {}
    void set(Date until, double h) { hazard_.insert_or_assign(until, h); }
    double at(Date d) const override
    {
        double sum = 0;
        Date from = today_;
        for (const auto &[until, h] : hazard_) {
            if (from >= d)
                break;
            sum += h * (std::min(until, d) - from) / 365.25;
            from = until;
        }
        if (d > from && !hazard_.empty())
            sum += hazard_.rbegin()->second * (d - from) / 365.25;
        return std::exp(-sum);
    }
};

class Swap
{
    Date start_;
    std::vector<Date> payments_;

  public:
    Swap(Date start, int years) : start_(start)
    {
        for (int q = 1; q <= 2 * years; ++q)
            payments_.push_back(start + q * 183);
    }
    Date maturity() const { return payments_.back(); }
    double value(double spread, double recovery, const Curve &discount, const Curve &survival) const
    {
        double premium = 0, protection = 0, before = survival.at(start_);
        Date last = start_;
        for (const Date d : payments_) {
            const double s = survival.at(d), df = discount.at(d);
            premium += spread * (d - last) / 360. * df * 0.5 * (s + before);
            protection += (1 - recovery) * df * (before - s);
            before = s;
            last = d;
        }
        return protection - premium;
    }
};

static std::optional<Survival> bootstrap(Date today, const std::map<int, double> &spreads, double recovery,
                                         const Curve &discount, std::string *why)
{
    Survival result(today);
    try {
        for (const auto &[years, spread] : spreads) {
            const Swap swap(today, years);
            const double h = root(
                [&, s = spread](double guess) {
                    Survival trial = result;
                    trial.set(swap.maturity(), guess);
                    return swap.value(s, recovery, discount, trial);
                },
                1e-6, 0.5);
            result.set(swap.maturity(), h);
        }
    } catch (const NoRoot &e) {
        *why = e.what();
        return std::nullopt;
    }
    return result;
}

double mark_to_market(const double *spreads, double recovery, double rate)
{
    const Date today(2024, 3, 20);
    const std::unique_ptr<Curve> discount = std::make_unique<Discount>(today, rate, 0.002);
    std::map<int, double> quotes;
    for (int i = 0, years = 1; i < 3; ++i, years += 2)
        quotes[years] = spreads[i];
    std::string why;
    const auto curve = bootstrap(today, quotes, recovery, *discount, &why);
    if (!curve)
        return -1;
    return 1e3 * Swap(today, 4).value(0.01, recovery, *discount, *curve) + curve->at(Date(2027, 1, 1));
}

struct Two {
    double recovery, rate;
};

int main()
{
    double spreads[3] = {0.008, 0.012, 0.015}, d[3] = {}, recovery = 0.4, rate = 0.03;
    const Two g = __enzyme_autodiff<Two>((void *)mark_to_market, enzyme_dup, spreads, d, enzyme_out, recovery,
                                         enzyme_out, rate);
    for (int i = 0; i < 3; ++i)
        EXPECT_SLOPE("spread", i, d[i], mark_to_market(spreads, recovery, rate), spreads[i], 1e-4, 1e-5);
    EXPECT_SLOPE("recovery", 0, g.recovery, mark_to_market(spreads, recovery, rate), recovery, 1e-3, 1e-5);
    EXPECT_SLOPE("rate", 0, g.rate, mark_to_market(spreads, recovery, rate), rate, 1e-3, 1e-5);
    return verdict();
}
