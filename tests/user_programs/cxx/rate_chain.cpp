// A Bayesian change point model of counts: a Metropolis chain with engines and distributions of <random>; the
// proposal is written with the reparametrisation trick, and the evidence by annealing.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <random>
#include <vector>

struct Prior { double shape, rate, width; };
struct State { double early, late; int change; };

class Target {
    std::vector<int> counts_;
    Prior prior_;

public:
    Target(std::vector<int> counts, const Prior &prior) : counts_(std::move(counts)), prior_(prior) {}
    int years() const { return static_cast<int>(counts_.size()); }
    double log_prior(const State &s) const
    {
        const auto gamma = [&](double x) { return (prior_.shape - 1) * std::log(x) - prior_.rate * x + prior_.shape * std::log(prior_.rate) - std::lgamma(prior_.shape); };
        return gamma(s.early) + gamma(s.late);
    }
    double log_likelihood(const State &s) const
    {
        return std::transform_reduce(counts_.begin(), counts_.end(), 0.0, std::plus<>{}, [&, i = 0](int k) mutable {
            const double rate = i++ < s.change ? s.early : s.late;
            return k * std::log(rate) - rate - std::lgamma(k + 1.0);
        });
    }
    double operator()(const State &s, double heat = 1) const { return heat * log_likelihood(s) + log_prior(s); }
};

template <class Engine> static State propose(const State &s, double width, int years, Engine &engine)
{
    std::normal_distribution<double> normal;
    std::uniform_int_distribution<int> jump(-1, 1);
    State next = s;
    next.early *= std::exp(width * normal(engine));
    next.late *= std::exp(width * normal(engine));
    next.change = std::clamp(s.change + jump(engine), 1, years - 1);
    return next;
}

double evidence(const Prior *prior)
{
    const Target target({4, 5, 4, 1, 0, 4, 3, 4, 0, 6, 3, 3, 1, 2, 0, 1, 1, 0, 1, 1, 0, 0, 1}, *prior);
    std::mt19937_64 engine(20240101);
    std::uniform_real_distribution<double> uniform;
    State s{3, 1, 10};
    std::array<double, 5> means{};
    for (std::size_t level = 0; level < means.size(); ++level) {
        const double heat = std::pow(static_cast<double>(level) / (means.size() - 1), 3);
        double now = target(s, heat), sum = 0;
        const int steps = 40;
        for (int i = 0; i < steps; ++i) {
            const State there = propose(s, prior->width, target.years(), engine);
            const double p = target(there, heat), jacobian = std::log(there.early * there.late / (s.early * s.late));
            if (std::log(uniform(engine)) < p - now + jacobian) {
                s = there;
                now = p;
            }
            sum += target.log_likelihood(s);
        }
        means[level] = sum / steps;
    }
    double integral = 0;
    for (std::size_t i = 1; i < means.size(); ++i) {
        const auto heat = [&](std::size_t j) { return std::pow(static_cast<double>(j) / (means.size() - 1), 3); };
        integral += 0.5 * (heat(i) - heat(i - 1)) * (means[i] + means[i - 1]);
    }
    return integral + 0.1 * target(s);
}

int main()
{
    Prior p{2, 1, 0.3}, d{};
    __enzyme_autodiff<void>((void *)evidence, enzyme_dup, &p, &d);
    EXPECT_SLOPE("width", 0, d.width, evidence(&p), p.width, 1e-6, 1e-4);
    EXPECT_SLOPE("shape", 0, d.shape, evidence(&p), p.shape, 1e-6, 1e-4);
    EXPECT_SLOPE("rate", 0, d.rate, evidence(&p), p.rate, 1e-6, 1e-4);
    return verdict();
}
