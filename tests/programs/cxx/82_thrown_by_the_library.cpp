// What the library throws for a function (an index that is too large, an empty std::function): who
// catches goes on with what was written before.
#include "check.hpp"
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

struct account {
    std::string owner;
    double balance = 0;
    std::vector<double> bookings;

    void book(double amount, std::size_t at)
    {
        balance += amount * amount;
        bookings.at(at) += std::sin(amount) * balance;
        balance *= 1.1;
    }
};

double indices(double *x, int n)
{
    account a{"somebody with a long name", 0.5, {1, 2, 3}};
    double missed = 0;
    for (int k = 0; k < 3 * n; k++) {
        try {
            a.book(x[k % n], k % 5);
        } catch (const std::out_of_range &) {
            missed += a.balance * x[0];
        }
    }
    return a.balance + missed + a.bookings[0] * a.bookings[1] * a.bookings[2];
}

struct steps {
    std::vector<std::function<void(double &, double)>> all;

    void run(double &state, double v) const
    {
        for (const auto &step : all) {
            state += 0.1 * v;
            step(state, v);
        }
    }
};

double empty_functions(double *x, int n)
{
    steps some;
    some.all.push_back([](double &s, double v) { s = std::tanh(s) + v * v; });
    some.all.emplace_back();
    some.all.push_back([](double &s, double) { s *= 100; });
    double state = x[0], total = 0;
    for (int k = 0; k < n; k++) {
        try {
            some.run(state, x[k]);
        } catch (const std::bad_function_call &) {
            total += state * x[n - 1 - k];
        }
    }
    return total + state;
}

int main()
{
    check_gradient("indices", indices, 4);
    check_gradient("empty functions", empty_functions, 4);
    return check_result();
}
