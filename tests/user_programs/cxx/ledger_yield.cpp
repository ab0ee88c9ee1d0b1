// Finance: a ledger in text with several currencies, the yield of each account, and that of all of them.
#include "../expect.h"
#include <algorithm>
#include <iomanip>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

struct Entry {
    char kind; // b, s, d
    int day;
    float quantity;
    double price;
    std::string currency;

    double flow(const std::unordered_map<std::string, double> &rates) const
    {
        const double amount = kind == 'd' ? price : quantity * price;
        return (kind == 'b' ? -amount : amount) * rates.at(currency);
    }
};

class Ledger {
    std::map<std::string, std::vector<Entry>> accounts_;
    std::unordered_map<std::string, double> rates_;

public:
    void rate(std::string currency, double value) { rates_[std::move(currency)] = value; }

    friend std::istream &operator>>(std::istream &in, Ledger &ledger)
    {
        std::string line;
        while (std::getline(in, line)) {
            std::istringstream fields(line);
            std::string account;
            Entry e;
            if (std::getline(fields, account, ';') && fields >> e.kind >> e.day >> e.quantity >> e.price >> e.currency)
                ledger.accounts_[account].push_back(std::move(e));
        }
        return in;
    }

    void mark(const std::string &account, int day, double price, const std::string &currency)
    {
        float left = 0;
        for (const Entry &e : accounts_[account])
            left += e.kind == 'b' ? e.quantity : e.kind == 's' ? -e.quantity : 0;
        accounts_[account].push_back({'s', day, left, price, currency});
    }

    std::optional<double> yield(const std::string &account) const
    {
        const auto at = accounts_.find(account);
        if (at == accounts_.end() || at->second.size() < 2)
            return std::nullopt;
        auto entries = at->second;
        std::stable_sort(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) { return a.day < b.day; });
        double r = 0.05;
        for (int k = 0; k < 40; k++) {
            double value = 0, slope = 0;
            for (const Entry &e : entries) {
                const double years = e.day / 365.0, discount = std::pow(1 + r, -years);
                value += e.flow(rates_) * discount;
                slope -= years * e.flow(rates_) * discount / (1 + r);
            }
            const double step = value / slope;
            r -= step;
            if (std::fabs(step) < 1e-14)
                break;
        }
        return r;
    }

    std::vector<std::string> names() const
    {
        std::vector<std::string> found;
        for (const auto &[name, entries] : accounts_)
            found.push_back(name);
        return found;
    }

    double turnover() const
    {
        double sum = 0;
        for (const auto &[name, entries] : accounts_)
            for (const auto &e : entries)
                sum += std::fabs(e.flow(rates_));
        return sum;
    }
};

static double report(const double *rates, const double *prices, double weight)
{
    Ledger ledger;
    const char *names[] = {"EUR", "USD", "JPY"};
    for (int i = 0; i < 3; i++)
        ledger.rate(names[i], rates[i]);
    std::stringstream text;
    text << "fund of the north; b 0 10 101.5 EUR\n"
         << "fund of the north; b 120 5 99 EUR\n"
         << "fund of the north; d 300 1 22 EUR\n"
         << "shares; b 10 20 35 USD\n"
         << "shares; s 200 8 41 USD\n"
         << "a line without sense\n"
         << "bond; b 30 1 90000 JPY\n"
         << "bond; d 395 1 1500 JPY\n";
    text >> ledger;
    ledger.mark("fund of the north", 730, prices[0], "EUR");
    ledger.mark("shares", 700, prices[1], "USD");
    ledger.mark("bond", 760, prices[2], "JPY");
    double sum = 0;
    int known = 0;
    for (const auto &name : ledger.names())
        if (const auto y = ledger.yield(name)) {
            sum += *y * *y + weight * *y;
            known++;
        }
    sum += ledger.yield("gold").value_or(0);
    return known * sum + 1e-4 * std::log(ledger.turnover());
}

int main()
{
    double rates[3] = {1, 0.92, 0.0062}, dr[3] = {}, prices[3] = {112.0, 44.0, 91000}, dp[3] = {}, weight = 0.7;
    const double dw = __enzyme_autodiff<double>((void *)report, enzyme_dup, rates, dr, enzyme_dup, prices, dp, enzyme_out, weight);
    for (int i = 0; i < 3; i++) {
        EXPECT_SLOPE("rate", i, dr[i], report(rates, prices, weight), rates[i], 1e-4 * rates[i], 1e-6);
        EXPECT_SLOPE("price", i, dp[i], report(rates, prices, weight), prices[i], 1e-4 * prices[i], 1e-6);
    }
    EXPECT_SLOPE("weight", 0, dw, report(rates, prices, weight), weight, 1e-3, 1e-7);
    return verdict();
}
