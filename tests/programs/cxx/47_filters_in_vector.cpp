#include "check.hpp"

#include <cmath>
#include <memory>
#include <vector>

// Blocks that their constructor only clears: that numbers come into them is seen by callers.
template <typename T> struct Ring {
    std::unique_ptr<T[]> block;
    size_t head = 0, size;
    explicit Ring(size_t n) : block(std::make_unique<T[]>(n)), size(n) {}
    void push(T value)
    {
        block[head] = value;
        head = (head + 1) % size;
    }
    T at(size_t back) const { return block[(head + size - 1 - back) % size]; }
};

struct Filter {
    std::vector<double> a, b;
    Ring<double> u, y;
    Filter(std::vector<double> feedback, std::vector<double> feed)
        : a(feedback), b(feed), u(feed.size()), y(feedback.size())
    {
    }
    double operator()(double v)
    {
        u.push(v);
        double s = 0;
        for (size_t i = 0; i < b.size(); i++)
            s += b[i] * u.at(i);
        for (size_t i = 0; i < a.size(); i++)
            s -= a[i] * y.at(i);
        y.push(s);
        return s;
    }
};

double f(double *x, int n)
{
    std::vector<Filter> bank;
    for (int i = 0; i < 3; i++)
        bank.emplace_back(std::vector<double>{0.1 * x[i]}, std::vector<double>{1.0, x[n - 1 - i]});
    double sum = 0;
    for (int t = 0; t < 20; t++) {
        double v = std::sin(0.3 * t) + x[3];
        for (auto &filter : bank)
            v = filter(v);
        sum += v * v;
    }
    return sum;
}
CHECK_GRADIENT(f, 7)
