// Titration: acids with several constants behind an interface, the pH by a bracketing solver that throws, curves as records.
#include "../expect.h"
#include <algorithm>
#include <functional>
#include <iostream>
#include <iterator>
#include <memory>
#include <numeric>
#include <ranges>
#include <stdexcept>
#include <string>
#include <vector>

class Species {
public:
    virtual ~Species() = default;
    virtual double charge(double h) const = 0; // per unit of amount
    virtual std::string name() const = 0;
    double amount = 0;
};

class Acid : public Species {
    std::string name_;
    std::vector<double> pk_;

public:
    Acid(std::string name, std::vector<double> pk) : name_(std::move(name)), pk_(std::move(pk)) {}
    double charge(double h) const override
    {
        double term = 1, sum = 1, weighted = 0;
        int n = 0;
        for (double pk : pk_) {
            term *= std::pow(10, -pk) / h;
            sum += term;
            weighted -= ++n * term;
        }
        return weighted / sum;
    }
    std::string name() const override { return name_; }
};

class Strong : public Species {
    int z_;

public:
    explicit Strong(int z) : z_(z) {}
    double charge(double) const override { return z_; }
    std::string name() const override { return z_ > 0 ? "cation" : "anion"; }
};

struct NoRoot : std::runtime_error {
    double at;
    NoRoot(const std::string &what, double a) : std::runtime_error(what), at(a) {}
};

static double regula(const std::function<double(double)> &f, double low, double high, double tolerance)
{
    double fl = f(low), fh = f(high);
    if (fl * fh > 0)
        throw NoRoot("not bracketed between " + std::to_string(low) + " and " + std::to_string(high), low);
    for (int i = 0; i < 100; i++) {
        double m = (low + high) / 2, fm = f(m);
        (fm * fl > 0 ? low : high) = m;
        (fm * fl > 0 ? fl : fh) = fm;
        if (high - low < tolerance)
            break;
    }
    /* polish, so that the result depends smoothly on all that f holds */
    double x = (low + high) / 2;
    for (int i = 0; i < 4; i++) {
        const double e = 1e-4;
        x -= f(x) * 2 * e / (f(x + e) - f(x - e));
    }
    return x;
}

struct Record {
    double volume, ph;
    std::string comment;
};

double buffer_capacity(const double *pks, const double *amounts, double base)
{
    std::vector<std::unique_ptr<Species>> mix;
    mix.push_back(std::make_unique<Acid>("phosphoric acid", std::vector<double>{pks[0], pks[1], pks[2]}));
    mix.push_back(std::make_unique<Acid>("acetic", std::vector<double>{pks[3]}));
    mix.push_back(std::make_unique<Strong>(1));
    mix[0]->amount = amounts[0];
    mix[1]->amount = amounts[1];
    std::vector<Record> curve;
    int failures = 0;
    for (int i = 0; i < 8; i++) {
        const double volume = 0.1 * i;
        mix[2]->amount = base * volume;
        auto balance = [&mix, volume](double ph) {
            const double h = std::pow(10, -ph);
            return std::transform_reduce(mix.begin(), mix.end(), h - 1e-14 / h, std::plus{},
                                         [&](const auto &s) { return s->amount / (1 + volume) * s->charge(h); });
        };
        try {
            const double ph = regula(balance, i == 3 ? 13 : 0.5, 14, 1e-3);
            curve.push_back({volume, ph, ph < 7 ? "sour" : "alkaline beyond the second point"});
        } catch (const NoRoot &e) {
            failures++;
            curve.push_back({volume, e.at / 2, e.what()});
        }
    }
    auto sour = curve | std::views::filter([](const Record &r) { return r.comment == "sour"; }) |
                std::views::transform([](const Record &r) { return r.ph * r.ph; });
    double sum = 0;
    for (double x : sour)
        sum += x;
    for (std::size_t i = 1; i < curve.size(); i++)
        sum += 0.1 * (curve[i].ph - curve[i - 1].ph) * curve[i].comment.size();
    if (failures != 1)
        std::cerr << "failures: " << failures << '\n';
    return sum;
}

int main()
{
    double pks[4] = {2.15, 7.2, 12.35, 4.76}, amounts[2] = {0.1, 0.05}, dp[4] = {}, da[2] = {}, base = 0.3;
    const double db =
        __enzyme_autodiff<double>((void *)buffer_capacity, enzyme_dup, pks, dp, enzyme_dup, amounts, da, enzyme_out, base);
    EXPECT_SLOPE("base", 0, db, buffer_capacity(pks, amounts, base), base, 1e-5, 1e-4);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("pk", i, dp[i], buffer_capacity(pks, amounts, base), pks[i], 1e-4, 1e-4);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("amount", i, da[i], buffer_capacity(pks, amounts, base), amounts[i], 1e-6, 1e-4);
    return verdict();
}
