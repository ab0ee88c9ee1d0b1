// Virtual functions, function pointers and std::function that throw: their callers, who catch, go on
// with what was written before the throw and with the numbers in the exception.
#include "check.hpp"
#include <functional>
#include <memory>
#include <stdexcept>
#include <vector>

struct overload {
    double load, excess;
};

struct numbered {
    int code;
};

struct part {
    virtual ~part() = default;
    virtual void bear(double load, std::vector<double> &written) const = 0;
};

struct beam : part {
    double limit;
    explicit beam(double l) : limit(l) {}
    void bear(double load, std::vector<double> &written) const override
    {
        written.push_back(load * load);
        if (load > limit)
            throw overload{load, load * limit - 1};
        written.push_back(std::sin(load));
    }
};

struct cable : part {
    void bear(double load, std::vector<double> &written) const override
    {
        written.push_back(load * 3);
        if (load < 0.9)
            throw numbered{int(written.size())};
    }
};

// calls the others, and lets pass what it does not know
struct pair_of : part {
    std::unique_ptr<part> first, second;
    pair_of(std::unique_ptr<part> a, std::unique_ptr<part> b)
        : first(std::move(a)), second(std::move(b))
    {
    }
    void bear(double load, std::vector<double> &written) const override
    {
        try {
            first->bear(load, written);
        } catch (const numbered &n) {
            written.push_back(load * n.code);
        }
        second->bear(load / 2, written);
    }
};

double virtual_functions(double *x, int n)
{
    std::vector<std::unique_ptr<part>> parts;
    for (int i = 0; i < n; i++) {
        if (i % 3 == 0)
            parts.push_back(std::make_unique<beam>(1.0));
        else if (i % 3 == 1)
            parts.push_back(std::make_unique<cable>());
        else
            parts.push_back(
                std::make_unique<pair_of>(std::make_unique<cable>(), std::make_unique<beam>(0.2)));
    }
    double total = 0;
    std::vector<double> written;
    for (int i = 0; i < n; i++) {
        for (const auto &p : parts) {
            try {
                p->bear(x[i] * (p == parts[0] ? 1.1 : 0.8), written);
                total += x[i];
            } catch (const overload &o) {
                written.push_back(o.excess * x[0]);
                total += o.load * x[n - 1];
            } catch (const numbered &e) {
                total += e.code * x[i] * x[i];
            }
        }
    }
    for (std::size_t i = 0; i < written.size(); i++)
        total += written[i] * std::cos(0.3 * i) * x[i % n];
    return total;
}

using handler = double (*)(double *, double);

__attribute__((noinline)) double doubles(double *state, double v)
{
    *state += v * v;
    if (*state > 3)
        throw v * *state;
    return 2 * v;
}

__attribute__((noinline)) double refuses(double *state, double v)
{
    *state *= 0.5;
    if (v > 1)
        throw std::runtime_error("too much");
    return *state * v;
}

__attribute__((noinline)) double never(double *state, double v) { return *state + std::exp(v); }

static handler handlers[] = {doubles, refuses, never};

__attribute__((noinline)) double chosen(handler h, double *state, double v)
{
    *state += 0.1 * v;
    return h(state, v) + *state;
}

double function_pointers(double *x, int n)
{
    double state = x[0], total = 0;
    for (int k = 0; k < 3 * n; k++) {
        try {
            total += chosen(handlers[k % 3], &state, x[k % n] * (1 + 0.1 * k));
        } catch (double thrown) {
            total += std::sin(thrown) * x[1];
        } catch (const std::exception &) {
            total += state * state;
        }
    }
    return total * state;
}

double function_objects(double *x, int n)
{
    std::vector<std::function<void(double)>> steps;
    double account = 0;
    steps.push_back([&](double v) { account += v; });
    steps.push_back([&](double v) {
        account *= v;
        if (account > 1)
            throw overload{account, v};
    });
    steps.push_back([&, limit = x[0]](double v) {
        if (v > limit)
            throw numbered{3};
        account -= v * limit;
    });
    double total = 0;
    for (int k = 0; k < 4 * n; k++) {
        try {
            steps[k % steps.size()](x[k % n]);
        } catch (const overload &o) {
            total += o.load * o.excess;
            account = o.excess;
        } catch (const numbered &e) {
            account += e.code * x[k % n];
        }
    }
    return total + account * account;
}

int main()
{
    check_gradient("virtual functions", virtual_functions, 5);
    check_gradient("function pointers", function_pointers, 5);
    check_gradient("function objects", function_objects, 5);
    return check_result();
}
