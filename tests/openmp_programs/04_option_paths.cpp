// Monte Carlo paths with a generator per path; results in members, arrays and a user's reduction.
#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <vector>
#include "verify.h"

struct Stats {
    double sum = 0.0, square = 0.0;
    long count = 0;
    void add(double v)
    {
        sum += v;
        square += v * v;
        ++count;
    }
    Stats &operator+=(const Stats &o)
    {
        sum += o.sum;
        square += o.square;
        count += o.count;
        return *this;
    }
};
#pragma omp declare reduction(merge : Stats : omp_out += omp_in) initializer(omp_priv = Stats())

struct Model {
    double spot, vol, rate, strike;
};

static double path(const Model &m, unsigned seed)
{
    std::mt19937 gen(seed);
    std::uniform_real_distribution<double> u(-1.0, 1.0);
    double s = m.spot, mean = 0.0;
    for (int k = 0; k < 12; k++) {
        s *= std::exp((m.rate - 0.5 * m.vol * m.vol) / 12 + m.vol * u(gen) / std::sqrt(4.0));
        mean += s / 12;
    }
    double pay = mean - m.strike;
    return 0.1 * std::log1p(std::exp(10 * pay)) * std::exp(-m.rate);
}

static double price(const double *x, int n)
{
    (void)n;
    Model m{x[0], x[1], x[2], x[3]};
    Stats all;
#pragma omp parallel for reduction(merge : all) schedule(static)
    for (int i = 0; i < 60; i++)
        all.add(path(m, 17u + i));
    double mean = all.sum / all.count;
    return mean + 0.1 * std::sqrt(all.square / all.count - mean * mean);
}

static double buckets(const double *x, int n)
{
    std::array<double, 4> sums{};
    std::vector<double> grid(40);
    double *s = sums.data();
#pragma omp parallel for reduction(+ : s[:4])
    for (int i = 0; i < 40; i++) {
        grid[i] = std::sin(x[i % n] * (1 + i % 5));
        s[i % 4] += grid[i] * x[(i + 1) % n];
    }
    double out = 0.0;
#pragma omp parallel for simd reduction(+ : out)
    for (int i = 0; i < 40; i++)
        out += grid[i] * grid[39 - i];
    for (double v : sums)
        out += v * v;
    return out;
}

int main()
{
    VERIFY(price, 4, i == 0 ? 1.0 : i == 1 ? 0.2 : i == 2 ? 0.03 : 1.05);
    VERIFY(buckets, 6, 0.2 + 0.1 * i);
    return verdict();
}
