// Volatility of shares: prices are read from a table, returns made by algorithms of the library, and models of
// conditional variance are fitted by a small optimiser with gradients; the result is differentiated once more by
// the implicit function theorem.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>
#include <numeric>
#include <sstream>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

static const char *const table = "date,ticker,close\n"
                                 "2024-01-02,AAB,101.2\n2024-01-02,ZZT,18.4\n2024-01-03,AAB,102.9\n2024-01-03,ZZT,18.1\n"
                                 "2024-01-04,AAB,100.1\n2024-01-04,ZZT,18.9\n2024-01-05,AAB,99.0\n2024-01-05,ZZT,19.9\n"
                                 "2024-01-08,AAB,103.3\n2024-01-08,ZZT,19.2\n2024-01-09,AAB,104.0\n2024-01-09,ZZT,17.2\n"
                                 "2024-01-10,AAB,104.2\n2024-01-10,ZZT,17.5\n2024-01-11,AAB,103.1\n2024-01-11,ZZT,17.4\n";

static std::unordered_map<std::string, std::vector<double>> read_prices(const std::string &text)
{
    std::unordered_map<std::string, std::vector<double>> prices;
    std::istringstream in(text);
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        const auto first = line.find(','), second = line.rfind(',');
        prices[line.substr(first + 1, second - first - 1)].push_back(std::stod(line.substr(second + 1)));
    }
    return prices;
}

struct Garch {
    double omega, alpha, beta, leverage;
    double log_likelihood(const std::vector<double> &returns) const
    {
        const double mean = std::reduce(returns.begin(), returns.end()) / returns.size();
        double variance = std::transform_reduce(returns.begin(), returns.end(), 0.0, std::plus<>(), [=](double r) { return (r - mean) * (r - mean); }) / returns.size();
        return std::accumulate(returns.begin(), returns.end(), 0.0, [&, before = 0.0](double sum, double r) mutable {
            variance = omega + (alpha + (before < 0 ? leverage : 0)) * before * before + beta * variance;
            before = r - mean;
            return sum - 0.5 * (std::log(variance) + before * before / variance);
        });
    }
};

double objective(const double *theta, const double *scale)
{
    const Garch model{std::exp(theta[0]), 1 / (1 + std::exp(-theta[1])), 1 / (1 + std::exp(-theta[2])), std::exp(theta[3])};
    const auto prices = read_prices(table);
    std::map<std::string, std::vector<double>> sorted(prices.begin(), prices.end());
    double sum = 0;
    int k = 0;
    for (auto &[ticker, p] : sorted) {
        std::transform(p.begin(), p.end(), p.begin(), [&](double x) { return std::log(x * scale[k]); });
        std::vector<double> returns(p.size());
        std::adjacent_difference(p.begin(), p.end(), returns.begin());
        returns.erase(returns.begin());
        std::transform(returns.begin(), returns.end(), returns.begin(), [&](double r) { return 100 * r * scale[k]; });
        std::vector<double> ranks(returns);
        std::nth_element(ranks.begin(), ranks.begin() + 3, ranks.end());
        sum += model.log_likelihood(returns) + 0.01 * ranks[3] * (ticker == "AAB");
        ++k;
    }
    return -sum + 0.05 * std::inner_product(theta, theta + 4, theta, 0.0);
}

void slope(const double *theta, double *d, const double *scale)
{
    __enzyme_autodiff<void>((void *)objective, enzyme_dup, theta, d, enzyme_const, scale);
}

static std::array<double, 4> fit(const double *scale)
{
    std::array<double, 4> theta{0, -1, 0.2, -1};
    for (int i = 0; i < 60; ++i) {
        std::array<double, 4> d{};
        slope(theta.data(), d.data(), scale);
        std::transform(theta.begin(), theta.end(), d.begin(), theta.begin(), [](double t, double g) { return t - 0.2 * g; });
    }
    return theta;
}

int main()
{
    double scale[2] = {1, 0.9};
    auto theta = fit(scale);
    std::array<double, 4> d{};
    slope(theta.data(), d.data(), scale);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("theta", i, d[i] + 1, objective(theta.data(), scale) + theta[i], theta[i], 1e-4, 1e-6);
    double ds[2] = {};
    __enzyme_autodiff<void>((void *)objective, enzyme_const, theta.data(), enzyme_dup, scale, ds);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("scale", i, ds[i], objective(theta.data(), scale), scale[i], 1e-4, 1e-6);
    for (int j = 0; j < 4; j++) {
        double v[4] = {}, g[4] = {}, h[4] = {}, up[4] = {}, down[4] = {};
        v[j] = 1;
        __enzyme_fwddiff<void>((void *)slope, enzyme_dup, theta.data(), v, enzyme_dup, g, h, enzyme_const, scale);
        const double kept = theta[j];
        theta[j] = kept + 1e-5;
        slope(theta.data(), up, scale);
        theta[j] = kept - 1e-5;
        slope(theta.data(), down, scale);
        theta[j] = kept;
        for (int i = 0; i < 4; i++)
            expect("hessian", 4 * i + j, h[i], (up[i] - down[i]) / 2e-5, 1e-6);
    }
    return verdict();
}
