// Mixtures of anisotropic Gaussians, as a class would have them.
#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <vector>

namespace stats {

class Component {
public:
    virtual ~Component() = default;
    virtual double log_density(const std::vector<double> &x) const = 0;
};

class Gaussian : public Component {
    std::vector<double> mean_;
    double log_scale_;

public:
    Gaussian(std::vector<double> mean, double log_scale)
        : mean_(std::move(mean)), log_scale_(log_scale) {}
    double log_density(const std::vector<double> &x) const override
    {
        const double square = std::inner_product(
            x.begin(), x.end(), mean_.begin(), 0.0, std::plus<>(),
            [](double a, double b) { return (a - b) * (a - b); });
        const auto d = static_cast<double>(x.size());
        return -0.5 * square * std::exp(-2 * log_scale_) - d * (log_scale_ + 0.9189385332046727);
    }
};

class Student : public Component {
    std::vector<double> mean_;
    double log_scale_;

public:
    Student(std::vector<double> mean, double log_scale)
        : mean_(std::move(mean)), log_scale_(log_scale) {}
    double log_density(const std::vector<double> &x) const override
    {
        double sum = 0;
        for (std::size_t i = 0; i < x.size(); ++i) {
            const double z = (x[i] - mean_[i]) * std::exp(-log_scale_);
            sum -= std::log1p(z * z) + log_scale_ + std::log(M_PI);
        }
        return sum;
    }
};

static double log_sum_exp(const std::vector<double> &v)
{
    const double top = *std::max_element(v.begin(), v.end());
    return top + std::log(std::accumulate(v.begin(), v.end(), 0.0, [&](double s, double x) {
        return s + std::exp(x - top);
    }));
}

static std::vector<std::unique_ptr<Component>> components(
    const std::vector<std::vector<double>> &means, const std::vector<double> &log_scales, bool heavy)
{
    std::vector<std::unique_ptr<Component>> made;
    for (std::size_t k = 0; k < means.size(); ++k)
        if (heavy && k == 0)
            made.push_back(std::make_unique<Student>(means[k], log_scales[k]));
        else
            made.push_back(std::make_unique<Gaussian>(means[k], log_scales[k]));
    return made;
}

double log_likelihood(const std::vector<double> &x, const std::vector<double> &logits,
                      const std::vector<std::vector<double>> &means,
                      const std::vector<double> &log_scales, bool heavy)
{
    std::vector<double> terms(logits);
    const auto list = components(means, log_scales, heavy);
    for (std::size_t k = 0; k < terms.size(); ++k)
        terms[k] += list[k]->log_density(x);
    return log_sum_exp(terms) - log_sum_exp(logits);
}

std::vector<double> responsibilities(const std::vector<double> &x, const std::vector<double> &logits,
                                     const std::vector<std::vector<double>> &means,
                                     const std::vector<double> &log_scales, bool heavy)
{
    std::vector<double> terms;
    for (std::size_t k = 0; const auto &c : components(means, log_scales, heavy))
        terms.push_back(logits[k++] + c->log_density(x));
    const double total = log_sum_exp(terms);
    std::transform(terms.begin(), terms.end(), terms.begin(),
                   [total](double t) { return std::exp(t - total); });
    return terms;
}

}  // namespace stats
