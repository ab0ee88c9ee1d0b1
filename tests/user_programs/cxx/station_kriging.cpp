// Weather: stations in a multimap by region, a list of outliers, kriging with a variogram and Cholesky.
#include "../expect.h"
#include <algorithm>
#include <iterator>
#include <list>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

struct Station {
    std::tuple<double, double> place;
    double reading;
    char grade;
};
using Stations = std::multimap<std::string, Station>;

class Cholesky {
    std::vector<std::vector<double>> l_;

public:
    explicit Cholesky(std::vector<std::vector<double>> a) : l_(std::move(a))
    {
        for (std::size_t j = 0; j < l_.size(); j++)
            for (std::size_t i = j; i < l_.size(); i++) {
                double s = l_[i][j];
                for (std::size_t k = 0; k < j; k++)
                    s -= l_[i][k] * l_[j][k];
                l_[i][j] = i == j ? std::sqrt(s) : s / l_[j][j];
            }
    }
    std::vector<double> solve(std::vector<double> b) const
    {
        for (std::size_t i = 0; i < b.size(); i++) {
            for (std::size_t k = 0; k < i; k++)
                b[i] -= l_[i][k] * b[k];
            b[i] /= l_[i][i];
        }
        for (std::size_t i = b.size(); i-- > 0;) {
            for (std::size_t k = i + 1; k < b.size(); k++)
                b[i] -= l_[k][i] * b[k];
            b[i] /= l_[i][i];
        }
        return b;
    }
};

static double distance(const Station &a, double x, double y)
{
    auto [u, v] = a.place;
    return std::hypot(u - x, v - y);
}

static double estimate(const Stations &all, const std::string &region, double range, double x, double y)
{
    auto [first, last] = all.equal_range(region);
    std::list<Station> near;
    std::transform(first, last, std::back_inserter(near), [](const auto &p) { return p.second; });
    near.remove_if([](const Station &s) { return s.grade == 'F'; });
    near.sort([](const Station &a, const Station &b) { return std::get<0>(a.place) < std::get<0>(b.place); });
    const std::size_t n = near.size();
    std::vector<std::vector<double>> k(n, std::vector<double>(n));
    std::vector<double> right, z;
    std::size_t i = 0;
    for (auto a = near.begin(); a != near.end(); ++a, ++i) {
        std::size_t j = 0;
        for (const auto &b : near)
            k[i][j++] = std::exp(-distance(*a, std::get<0>(b.place), std::get<1>(b.place)) / range) + (&*a == &b ? 0.05 : 0.0);
        right.push_back(std::exp(-distance(*a, x, y) / range));
        z.push_back(a->reading);
    }
    const auto w = Cholesky(std::move(k)).solve(right);
    double sum = 0;
    for (i = 0; i < n; i++)
        sum += w[i] * z[i];
    return sum;
}

static double forecast(const double *readings, int n, const double *params)
{
    static const char *regions[] = {"coast", "hills in the far north-east", "coast"};
    Stations all;
    for (int i = 0; i < n; i++)
        all.emplace(regions[i % 3], Station{{std::sin(2.1 * i), std::cos(1.7 * i) + 0.1 * i}, readings[i], i == 4 ? 'F' : 'A'});
    std::set<std::string> names;
    for (const auto &[region, s] : all)
        names.insert(region);
    double total = 0;
    for (const auto &region : names)
        total += estimate(all, region, params[0], params[1], params[2]) * (1 + 0.01 * region.length());
    return total;
}

int main()
{
    double z[9] = {11, 14, 9, 12.5, 80, 10.2, 13, 8.7, 9.9}, dz[9] = {}, p[3] = {0.9, 0.2, -0.3}, dp[3] = {};
    __enzyme_autodiff<double>((void *)forecast, enzyme_dup, z, dz, enzyme_const, 9, enzyme_dup, p, dp);
    for (int i = 0; i < 9; i++)
        EXPECT_SLOPE("reading", i, dz[i], forecast(z, 9, p), z[i], 1e-3, 1e-7);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("param", i, dp[i], forecast(z, 9, p), p[i], 1e-4, 1e-6);
    return verdict();
}
