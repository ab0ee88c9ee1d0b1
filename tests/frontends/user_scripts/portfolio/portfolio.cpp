#include <cmath>
#include <cstddef>
#include <memory>
#include <stdexcept>
#include <vector>

class Bond {
public:
    Bond(double coupon, int years) : coupon_(coupon), years_(years) {}
    virtual ~Bond() = default;
    virtual double price(const std::vector<double> &rates) const
    {
        double sum = 0.0;
        for (int t = 1; t <= years_; t++)
            sum += (coupon_ + (t == years_ ? 1.0 : 0.0)) * std::exp(-rates[t - 1] * t);
        return sum;
    }

protected:
    double coupon_;
    int years_;
};

class Callable : public Bond {
public:
    using Bond::Bond;
    double price(const std::vector<double> &rates) const override
    {
        return std::fmin(Bond::price(rates), 1.02);
    }
};

class Portfolio {
public:
    void add(std::unique_ptr<Bond> bond, double amount)
    {
        bonds_.push_back(std::move(bond));
        amounts_.push_back(amount);
    }
    double worth(const std::vector<double> &rates) const
    {
        double sum = 0.0;
        for (std::size_t i = 0; i < bonds_.size(); i++)
            sum += amounts_[i] * bonds_[i]->price(rates);
        return sum;
    }

private:
    std::vector<std::unique_ptr<Bond>> bonds_;
    std::vector<double> amounts_;
};

extern "C" double worth(const double *rates, std::size_t years, const double *amounts, std::size_t bonds)
{
    Portfolio portfolio;
    for (std::size_t i = 0; i < bonds; i++) {
        const int term = static_cast<int>(1 + i % years);
        if (i % 2)
            portfolio.add(std::make_unique<Callable>(0.05, term), amounts[i]);
        else
            portfolio.add(std::make_unique<Bond>(0.03, term), amounts[i]);
    }
    return portfolio.worth(std::vector<double>(rates, rates + years));
}
