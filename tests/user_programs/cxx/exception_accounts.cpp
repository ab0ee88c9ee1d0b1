// Accounts, retries, bounds and constructors that throw numbers, in maps, callbacks and recursion.
#include "../expect.h"
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>
#include <algorithm>
#include <numeric>
#include <iostream>

// what derives from std::exception and overrides what()
class Error : public std::exception {
    std::string text_;
    std::vector<double> trail_;
public:
    Error(std::string t, std::vector<double> v) : text_(std::move(t)), trail_(std::move(v)) {}
    const char *what() const noexcept override { return text_.c_str(); }
    double last() const { return trail_.back(); }
    double sum() const { return std::accumulate(trail_.begin(), trail_.end(), 0.0); }
};
template <typename T> struct Bounded {
    T value, low, high;
    Bounded(T v, T l, T h) : value(v), low(l), high(h)
    {
        if (v < l || h < v)
            throw *this;
    }
};
struct Retry {
    double damping;
};
class Account {
    double balance_;
public:
    explicit Account(double b) : balance_(b) {}
    void draw(double a)
    {
        if (a > balance_)
            throw Error("not enough", {balance_, a, a - balance_});
        balance_ -= a;
    }
    double balance() const { return balance_; }
};
static double solve(double x, double damping, int depth)
{
    if (depth > 3)
        return x * damping;
    try {
        if (std::fabs(x) > 1)
            throw Retry{damping * 0.5 + 0.01 * x};
        return solve(x * 1.7, damping, depth + 1);
    } catch (const Retry &r) {
        return solve(x * r.damping, r.damping, depth + 1);
    }
}
struct Holder { // throws in a constructor: members are destroyed
    std::vector<double> v;
    std::unique_ptr<double> p;
    Holder(double x) : v{x, x * x}, p(std::make_unique<double>(x * 3))
    {
        if (x > 0.6)
            throw Error("constructed", {v[1], *p});
    }
};
static double total(const double *x, int n, const std::function<double(double)> &f)
{
    double sum = 0;
    std::map<std::string, Account> accounts;
    accounts.emplace("a", Account(x[0] * 3));
    accounts.emplace("b", Account(x[1]));
    for (int i = 0; i < n; i++)
        for (auto &[name, account] : accounts) {
            try {
                account.draw(x[i] * 0.8);
                sum += account.balance();
            } catch (const Error &e) {
                sum += e.last() * e.sum() + (double)std::string(e.what()).size();
                if (e.last() > 0.5)
                    break;
            } catch (const std::exception &) {
                sum += 100;
            }
        }
    for (int i = 0; i < n; i++) {
        try {
            Bounded<double> b(x[i] * x[0], 0.2, 0.7);
            sum += b.value;
        } catch (const Bounded<double> &b) {
            sum += b.value < b.low ? b.low - b.value * b.value : b.value - b.high;
        }
        sum += solve(x[i], 0.7 + 0.1 * x[0], 0);
        try {
            Holder h(x[i]);
            sum += *h.p * h.v[1];
        } catch (Error &e) {
            sum += e.sum();
        }
        std::optional<double> found;
        try {
            found = f(x[i]);
        } catch (const std::out_of_range &) {
            found = -x[i];
        } catch (const std::invalid_argument &e) {
            found = x[i] * (e.what()[0] == 's' ? 2 : 3);
        }
        sum += found.value_or(0);
    }
    std::vector<double> sorted(x, x + n);
    try {
        std::for_each(sorted.begin(), sorted.end(), [&](double v) {
            if (v > 0.9)
                throw v * v;
            sum += v;
        });
    } catch (double v) {
        sum *= v;
    }
    return sum;
}
static double program(const double *x, int n)
{
    double scale = x[0];
    return total(x, n, [=](double v) {
        if (v > 1)
            return std::vector<double>(3, scale).at(5);
        if (v < 0.3)
            return (double)std::stoi("word") * v;
        return v * scale;
    });
}
int main()
{
    double x[6] = {0.45, 0.62, 1.3, 0.21, 0.95, 0.8}, d[6] = {};
    __enzyme_autodiff<void>((void *)program, enzyme_dup, x, d, enzyme_const, 6);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("x", i, d[i], program(x, 6), x[i], 1e-5, 1e-7);
    return verdict();
}
