// A pool of mortgages: prepayments, a waterfall of tranches, and the value of each tranche.
#include <cmath>
#include <deque>
#include <map>
#include <queue>
#include <string>
#include <string_view>
#include <vector>
#include "../expect.h"

struct Loan {
    std::string borrower;
    double balance, rate;
    int age, term;

    double payment() const
    {
        const double r = rate / 12;
        return balance * r / (1 - std::pow(1 + r, -(term - age)));
    }
};

struct Flow {
    int month;
    double interest, principal;
    bool operator<(const Flow &o) const { return month > o.month; }
};

class Prepayment
{
    std::deque<double> window_;
    double ceiling_;

  public:
    explicit Prepayment(double ceiling) : ceiling_(ceiling) {}
    double operator()(const Loan &loan, double market)
    {
        window_.push_back(loan.rate - market);
        if (window_.size() > 3)
            window_.pop_front();
        double incentive = 0;
        for (double w : window_)
            incentive += w / double(window_.size());
        const double ramp = std::min(1.0, loan.age / 30.0);
        return ceiling_ * ramp * (0.5 + std::atan(40 * incentive) / M_PI);
    }
};

struct Tranche {
    std::string name;
    double size, coupon;
    double value = 0;
};

static double pool_value(std::vector<Loan> loans, const double *curve, int months, double ceiling)
{
    std::priority_queue<Flow> flows;
    for (Loan &loan : loans) {
        Prepayment smm(ceiling);
        for (int m = 0; m < months && loan.balance > 1e-6; ++m) {
            const double interest = loan.balance * loan.rate / 12;
            const double scheduled = loan.payment() - interest;
            const double early = (loan.balance - scheduled) * smm(loan, curve[m / 3]);
            flows.push({m, interest, scheduled + early});
            loan.balance -= scheduled + early;
            ++loan.age;
        }
    }
    std::map<std::string, Tranche, std::less<>> tranches;
    tranches.emplace("A", Tranche{"senior tranche of the pool", 150, 0.03});
    tranches.emplace("B", Tranche{"mezzanine tranche of the pool", 60, 0.05});
    tranches.emplace("Z", Tranche{"residual", 1e9, 0});
    double discount = 1;
    int now = 0;
    while (!flows.empty()) {
        Flow f = flows.top();
        flows.pop();
        for (; now < f.month; ++now)
            discount /= 1 + curve[now / 3] / 12;
        double principal = f.principal, interest = f.interest;
        for (auto &[key, t] : tranches) {
            const double due = std::min(interest, t.size * t.coupon / 12 / 3);
            const double paid = std::min(principal, t.size);
            t.value += discount * (due + paid);
            t.size -= paid;
            interest -= due;
            principal -= paid;
        }
        tranches.find(std::string_view("Z"))->second.value += discount * interest;
    }
    return tranches.at("A").value + 1.5 * tranches.at("B").value + 2 * tranches.at("Z").value;
}

static double value(const double *curve, int months, const double *rates, int n, double ceiling)
{
    std::vector<Loan> loans;
    for (int i = 0; i < n; ++i)
        loans.push_back({"borrower number " + std::to_string(i) + " of the pool", 90. + 10 * i,
                         rates[i], 5 * i, 120 + 24 * i});
    return pool_value(std::move(loans), curve, months, ceiling);
}

int main()
{
    double curve[8] = {0.031, 0.033, 0.036, 0.034, 0.037, 0.041, 0.043, 0.046}, dc[8] = {};
    double rates[3] = {0.045, 0.051, 0.062}, dr[3] = {}, ceiling = 0.03;
    double d = __enzyme_autodiff<double>((void *)value, enzyme_dup, curve, dc, enzyme_const, 24,
                                         enzyme_dup, rates, dr, enzyme_const, 3, enzyme_out, ceiling);
    for (int i = 0; i < 8; ++i)
        EXPECT_SLOPE("curve", i, dc[i], value(curve, 24, rates, 3, ceiling), curve[i], 1e-5, 1e-5);
    for (int i = 0; i < 3; ++i)
        EXPECT_SLOPE("rate", i, dr[i], value(curve, 24, rates, 3, ceiling), rates[i], 1e-5, 1e-5);
    EXPECT_SLOPE("ceiling", 0, d, value(curve, 24, rates, 3, ceiling), ceiling, 1e-5, 1e-5);
    return verdict();
}
