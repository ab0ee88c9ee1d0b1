// Fixed income: instruments by inheritance, a curve in a std::map by date, calibrated by bootstrapping, risk by lambda.
#include "../expect.h"
#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <numeric>
#include <tuple>
#include <vector>

using Day = int;

class Curve {
    std::map<Day, double> log_discount_{{0, 0.0}};

  public:
    void set(Day day, double value) { log_discount_[day] = value; }
    double discount(Day day) const
    {
        auto after = log_discount_.lower_bound(day);
        if (after == log_discount_.end()) {
            const auto &[last, value] = *std::prev(after);
            return std::exp(value * day / last);
        }
        if (after->first == day)
            return std::exp(after->second);
        const auto before = std::prev(after);
        const double w = double(day - before->first) / (after->first - before->first);
        return std::exp((1 - w) * before->second + w * after->second);
    }
    Day last() const { return log_discount_.rbegin()->first; }
};

struct Instrument {
    virtual ~Instrument() = default;
    virtual double value(const Curve &) const = 0;
    virtual Day maturity() const = 0;
};

class Deposit final : public Instrument {
    Day end_;
    double rate_;

  public:
    Deposit(Day end, double rate) : end_(end), rate_(rate) {}
    double value(const Curve &c) const override { return (1 + rate_ * end_ / 360.0) * c.discount(end_) - 1; }
    Day maturity() const override { return end_; }
};

class Swap : public Instrument {
  protected:
    std::vector<std::pair<Day, double>> fixed_;

  public:
    Swap(int years, double rate)
    {
        for (int y = 1; y <= years; y++)
            fixed_.emplace_back(365 * y, rate);
    }
    double value(const Curve &c) const override
    {
        const double legs = std::accumulate(fixed_.begin(), fixed_.end(), 0.0,
                                            [&](double sum, const auto &f) { return sum + f.second * c.discount(f.first); });
        return legs + c.discount(maturity()) - 1;
    }
    Day maturity() const override { return fixed_.back().first; }
};

class Callable : public Swap {
    double volatility_;

  public:
    Callable(int years, double rate, double volatility) : Swap(years, rate), volatility_(volatility) {}
    double value(const Curve &c) const override
    {
        const double straight = Swap::value(c), sd = volatility_ * std::sqrt(fixed_.size() / 2.0);
        const double x = straight / sd;
        const double option = straight * 0.5 * std::erfc(-x * M_SQRT1_2) + sd * std::exp(-x * x / 2) / std::sqrt(2 * M_PI);
        return straight - 0.6 * option;
    }
};

static Curve bootstrap(std::vector<std::unique_ptr<Instrument>> &quotes)
{
    std::stable_sort(quotes.begin(), quotes.end(), [](const auto &a, const auto &b) { return a->maturity() < b->maturity(); });
    Curve c;
    for (const auto &q : quotes) {
        const Day day = q->maturity();
        auto error = [&](double x) {
            c.set(day, x);
            return q->value(c);
        };
        double x0 = -0.03 * day / 365, x1 = x0 - 0.01, f0 = error(x0);
        for (int i = 0; i < 30 && std::fabs(x1 - x0) > 1e-15; i++) {
            const double f1 = error(x1);
            if (f1 == f0)
                break;
            std::tie(x0, f0, x1) = std::make_tuple(x1, f1, x1 - f1 * (x1 - x0) / (f1 - f0));
        }
        c.set(day, x1);
    }
    return c;
}

double book(const double *quote, double volatility)
{
    std::vector<std::unique_ptr<Instrument>> quotes;
    quotes.push_back(std::make_unique<Swap>(5, quote[3]));
    quotes.push_back(std::make_unique<Deposit>(90, quote[0]));
    quotes.emplace_back(new Swap(2, quote[2]));
    quotes.push_back(std::make_unique<Deposit>(365, quote[1]));
    const Curve c = bootstrap(quotes);
    std::vector<std::shared_ptr<const Instrument>> positions{std::make_shared<Callable>(4, 0.035, volatility),
                                                             std::make_shared<Swap>(7, 0.03), quotes[2] ? std::make_shared<Deposit>(200, 0.02) : nullptr};
    double sum = 0;
    for (const auto &p : positions)
        sum += 100 * p->value(c) * (dynamic_cast<const Callable *>(p.get()) ? 2.0 : 1.0);
    return sum;
}

int main()
{
    double quote[4] = {0.02, 0.024, 0.027, 0.031}, d[4] = {0}, volatility = 0.02;
    const double dv = __enzyme_autodiff<double>((void *)book, enzyme_dup, quote, d, enzyme_out, volatility);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("quote", i, d[i], book(quote, volatility), quote[i], 1e-4, 1e-5);
    EXPECT_SLOPE("volatility", 0, dv, book(quote, volatility), volatility, 1e-4, 1e-5);
    return verdict();
}
