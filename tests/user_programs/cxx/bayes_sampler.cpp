// Statistics: Hamiltonian Monte Carlo with <random>, a model of lambdas, summaries of chains.
#include "../expect.h"
#include <algorithm>
#include <functional>
#include <numeric>
#include <random>
#include <vector>

template <typename T> struct Chain {
    std::vector<T> draws;
    T mean() const { return std::accumulate(draws.begin(), draws.end(), T{}) / (T)draws.size(); }
    T variance() const
    {
        const T m = mean();
        return std::transform_reduce(draws.begin(), draws.end(), T{}, std::plus<>(), [m](T v) { return (v - m) * (v - m); }) / (T)draws.size();
    }
    T quantile(double q) const
    {
        std::vector<T> sorted(draws);
        std::nth_element(sorted.begin(), sorted.begin() + (long)(q * sorted.size()), sorted.end());
        return sorted[(std::size_t)(q * sorted.size())];
    }
};
class Sampler {
    std::mt19937 engine_;
    std::normal_distribution<double> normal_{0, 1};
    std::function<double(double)> slope_;
    double step_;

public:
    Sampler(unsigned seed, std::function<double(double)> slope, double step) : engine_(seed), slope_(std::move(slope)), step_(step) {}
    double leap(double x)
    {
        double p = normal_(engine_);
        p += 0.5 * step_ * slope_(x);
        for (int i = 0; i < 5; i++) {
            x += step_ * p;
            p += (i < 4 ? 1 : 0.5) * step_ * slope_(x);
        }
        return x;
    }
    std::size_t choose(const std::vector<double> &w)
    {
        std::discrete_distribution<std::size_t> d{0.2, 0.5, 0.3};
        return d(engine_) % w.size();
    }
};
static double posterior(double mu, double sigma, const double *data, int n)
{
    auto slope = [=](double x) {
        double g = (mu - x) / (sigma * sigma);
        for (int i = 0; i < n; i++)
            g += std::tanh(data[i] - x);
        return g;
    };
    Sampler sampler(42, slope, 0.15);
    Chain<double> chain;
    std::vector<double> weights(3);
    double x = mu;
    for (int i = 0; i < 30; i++) {
        x = sampler.leap(x);
        chain.draws.push_back(x);
        weights[sampler.choose(weights)] += x * x;
    }
    std::uniform_real_distribution<double> uniform(0.0, 1.0);
    std::minstd_rand other(7);
    double noise = 0;
    for (double w : weights)
        noise += w * uniform(other);
    return chain.mean() + 0.3 * chain.variance() + 0.2 * chain.quantile(0.6) + 0.01 * noise;
}
struct Two {
    double m, s;
};
int main()
{
    double d[5] = {0.4, 1.2, 0.9, -0.3, 2.1}, dd[5] = {}, mu = 0.5, sigma = 1.3;
    const Two g = __enzyme_autodiff<Two>((void *)posterior, enzyme_out, mu, enzyme_out, sigma, enzyme_dup, d, dd, enzyme_const, 5);
    EXPECT_SLOPE("mu", 0, g.m, posterior(mu, sigma, d, 5), mu, 1e-4, 1e-6);
    EXPECT_SLOPE("sigma", 0, g.s, posterior(mu, sigma, d, 5), sigma, 1e-4, 1e-6);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("data", i, dd[i], posterior(mu, sigma, d, 5), d[i], 1e-4, 1e-6);
    return verdict();
}
