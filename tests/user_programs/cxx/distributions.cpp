// Bayesian statistics: a hierarchy of distributions behind shared_ptr, a model of named parameters.
#include "../expect.h"
#include <limits>
#include <memory>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

class Distribution {
public:
    virtual ~Distribution() = default;
    virtual double log_density(double x) const = 0;
};
class Normal : public Distribution {
    double mean_, sd_;

public:
    Normal(double m, double s) : mean_(m), sd_(s)
    {
        if (!(s > 0))
            throw std::invalid_argument("standard deviation has to be positive");
    }
    double log_density(double x) const override
    {
        const double z = (x - mean_) / sd_;
        return -0.5 * z * z - std::log(sd_) - 0.9189385332046727;
    }
};
class Gamma : public Distribution {
    double shape_, rate_;

public:
    Gamma(double a, double b) : shape_(a), rate_(b) {}
    double log_density(double x) const override
    {
        if (x <= 0)
            return -std::numeric_limits<double>::infinity();
        return shape_ * std::log(rate_) - std::lgamma(shape_) + (shape_ - 1) * std::log(x) - rate_ * x;
    }
};
class Mixture : public Distribution {
    std::vector<std::pair<double, std::shared_ptr<Distribution>>> parts_;

public:
    void add(double w, std::shared_ptr<Distribution> d) { parts_.emplace_back(w, std::move(d)); }
    double log_density(double x) const override
    {
        double sum = 0;
        for (const auto &[w, d] : parts_)
            sum += w * std::exp(d->log_density(x));
        return std::log(sum);
    }
};

static double log_posterior(const double *theta, const double *data, int n)
{
    std::unordered_map<std::string, double> p{{"mean", theta[0]}, {"sd", std::exp(theta[1])}, {"share", 1 / (1 + std::exp(-theta[2]))}};
    double sum = Normal(0, 2).log_density(p["mean"]) + Gamma(2, 1.5).log_density(p["sd"]);
    auto mixture = std::make_shared<Mixture>();
    mixture->add(p.at("share"), std::make_shared<Normal>(p.at("mean"), p.at("sd")));
    mixture->add(1 - p.at("share"), std::make_shared<Gamma>(1 + p.at("sd"), 1.0));
    try {
        mixture->add(0.1, std::make_shared<Normal>(p.at("mean"), -p.at("sd")));
    } catch (const std::invalid_argument &) {
        sum += 0.125 * p.at("mean");
    }
    const std::shared_ptr<const Distribution> likelihood = mixture;
    for (int i = 0; i < n; i++)
        sum += likelihood->log_density(data[i]);
    return sum;
}

int main()
{
    double t[3] = {0.8, -0.2, 0.4}, d[3] = {}, data[5] = {0.3, 1.9, 0.7, 2.6, 1.1}, dd[5] = {};
    __enzyme_autodiff<double>((void *)log_posterior, enzyme_dup, t, d, enzyme_dup, data, dd, enzyme_const, 5);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("theta", i, d[i], log_posterior(t, data, 5), t[i], 1e-3, 1e-7);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("data", i, dd[i], log_posterior(t, data, 5), data[i], 1e-3, 1e-7);
    return verdict();
}
