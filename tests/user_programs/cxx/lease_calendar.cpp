// Leases of different kinds: dates of C++20, owned by unique pointers, valued on a curve of nodes by dates.
#include "../expect.h"
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace chr = std::chrono;
using Date = chr::year_month_day;
using Flow = std::pair<Date, double>;

static Date date(const char *text)
{
    int y;
    unsigned m, d;
    if (std::sscanf(text, "%d-%u-%u", &y, &m, &d) != 3)
        throw std::invalid_argument(text);
    return chr::year{y} / m / d;
}

static double years(Date a, Date b)
{
    return (chr::sys_days(b) - chr::sys_days(a)).count() / 365.0;
}

class Curve {
    std::map<Date, double> zero_;
    Date today_;

public:
    Curve(Date today, std::initializer_list<Flow> nodes) : zero_(nodes.begin(), nodes.end()), today_(today) {}
    double rate(Date at) const
    {
        auto up = zero_.lower_bound(at);
        if (up == zero_.begin())
            return up->second;
        if (up == zero_.end())
            return zero_.rbegin()->second;
        auto down = std::prev(up);
        const double w = years(down->first, at) / years(down->first, up->first);
        return (1 - w) * down->second + w * up->second;
    }
    double discount(Date at) const { return std::exp(-rate(at) * years(today_, at)); }
};

class Lease {
protected:
    Date from_, to_;
    std::string tenant_;

public:
    Lease(std::string tenant, Date from, Date to) : from_(from), to_(to), tenant_(std::move(tenant)) {}
    virtual ~Lease() = default;
    virtual std::vector<Flow> flows() const = 0;
    virtual double deposit() const { return 0; }
    const std::string &tenant() const { return tenant_; }
    double value(const Curve &curve) const
    {
        double sum = -deposit() * (1 - curve.discount(to_));
        for (const auto &[when, amount] : flows())
            sum += amount * curve.discount(when);
        return sum;
    }
};

class Stepped : public Lease {
    double rent_, step_;

public:
    Stepped(std::string t, Date a, Date b, double rent, double step) : Lease(std::move(t), a, b), rent_(rent), step_(step)
    {
    }
    std::vector<Flow> flows() const override
    {
        std::vector<Flow> all;
        double rent = rent_;
        for (Date d = from_; d < to_; d += chr::months{3}) {
            if (!d.ok())
                d = d.year() / d.month() / chr::last;
            all.emplace_back(d, rent);
            if (d.month() == chr::October)
                rent *= 1 + step_;
        }
        return all;
    }
    double deposit() const override { return 2 * rent_; }
};

class Turnover : public Lease {
    std::vector<double> sales_;
    float share_;
    double floor_;

public:
    Turnover(std::string t, Date a, Date b, const double *sales, float share, double floor)
        : Lease(std::move(t), a, b), sales_(sales, sales + 3), share_(share), floor_(floor)
    {
    }
    std::vector<Flow> flows() const override
    {
        std::vector<Flow> all{{from_, floor_}};
        Date d = from_ + chr::years{1};
        for (double s : sales_) {
            if (d > to_)
                break;
            all.emplace_back(d, std::max(share_ * s, floor_));
            d += chr::years{1};
        }
        return all;
    }
};

class Building {
    std::vector<std::unique_ptr<Lease>> leases_;

public:
    template <class L, class... A> void let(A &&...a) { leases_.push_back(std::make_unique<L>(std::forward<A>(a)...)); }
    double value(const Curve &c) const
    {
        double sum = 0;
        for (const auto &l : leases_)
            sum += l->value(c) * (l->tenant().size() > 6 ? 0.98 : 1);
        return sum;
    }
    std::string biggest(const Curve &c) const
    {
        return (*std::max_element(leases_.begin(), leases_.end(), [&](const auto &a, const auto &b) {
                   return a->value(c) < b->value(c);
               }))->tenant();
    }
};

struct Terms {
    double rent, step, floor;
    float share;
    double rates[4];
};

double worth(const Terms *t, const double *sales)
{
    const Date today = date("2024-02-15");
    const Curve curve(today, {{today, t->rates[0]},
                              {date("2025-02-15"), t->rates[1]},
                              {date("2026-08-31"), t->rates[2]},
                              {date("2028-01-01"), t->rates[3]}});
    Building b;
    b.let<Stepped>("Grocer", date("2024-03-31"), date("2027-03-30"), t->rent, t->step);
    b.let<Turnover>("Cinema & Sons", date("2024-06-01"), date("2026-12-31"), sales, t->share, t->floor);
    b.let<Stepped>("Dentist", date("2024-04-01"), date("2028-06-30"), 0.5 * t->rent, 0.02);
    return b.value(curve) + (b.biggest(curve) == "Grocer" ? t->floor : 0);
}

int main()
{
    Terms t{30, 0.03, 12, 0.0625f, {0.03, 0.032, 0.035, 0.04}}, d{};
    double sales[3] = {250, 310, 150}, ds[3] = {};
    __enzyme_autodiff<void>((void *)worth, enzyme_dup, &t, &d, enzyme_dup, sales, ds);
    EXPECT_SLOPE("rent", 0, d.rent, worth(&t, sales), t.rent, 1e-3, 1e-6);
    EXPECT_SLOPE("step", 0, d.step, worth(&t, sales), t.step, 1e-4, 1e-6);
    EXPECT_SLOPE("floor", 0, d.floor, worth(&t, sales), t.floor, 1e-3, 1e-6);
    EXPECT_SLOPE("share", 0, d.share, worth(&t, sales), t.share, 0.0009765625, 1e-5);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("rate", i, d.rates[i], worth(&t, sales), t.rates[i], 1e-4, 1e-6);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("sales", i, ds[i], worth(&t, sales), sales[i], 1e-2, 1e-6);
    return verdict();
}
