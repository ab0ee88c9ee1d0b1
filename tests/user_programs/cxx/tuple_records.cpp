// Sports: Elo ratings from games kept as tuples, structured bindings, std::tie and std::apply.
#include "../expect.h"
#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>
#include <vector>

using Game = std::tuple<int, int, double, bool>;

static std::pair<double, double> updated(double a, double b, double result, double k)
{
    const double expected = 1 / (1 + std::pow(10, (b - a) / 400));
    return {a + k * (result - expected), b - k * (result - expected)};
}

static double surprise(const double *start, int teams, double k, double home)
{
    std::vector<Game> games;
    for (int i = 0; i < 24; i++)
        games.emplace_back(i % teams, (i * 5 + 1) % teams, i % 3 / 2.0, i % 2 == 0);
    std::vector<double> rating(start, start + teams);
    double sum = 0;
    for (const auto &[one, two, result, at_home] : games) {
        if (one == two)
            continue;
        const double bonus = at_home ? home : 0;
        std::tie(rating[one], rating[two]) = updated(rating[one] + bonus, rating[two], result, k);
        rating[one] -= bonus;
        const double miss = std::apply(
            [&](int a, int b, double r, bool) { return r - 1 / (1 + std::pow(10, (rating[b] - rating[a]) / 400)); },
            Game(one, two, result, at_home));
        sum += miss * miss;
    }
    std::map<std::pair<int, int>, std::tuple<double, int>> meetings;
    for (const auto &g : games) {
        auto &[total, count] = meetings[std::minmax(std::get<0>(g), std::get<1>(g))];
        total += rating[std::get<0>(g)] * std::get<2>(g) / 1000;
        count++;
    }
    for (const auto &[pair, entry] : meetings)
        sum += std::get<double>(entry) / std::get<int>(entry) * pair.first;
    return sum;
}

struct Two {
    double k, home;
};

int main()
{
    double r[5] = {1500, 1620, 1480, 1710, 1390}, d[5] = {}, k = 24, home = 60;
    const auto g = __enzyme_autodiff<Two>((void *)surprise, enzyme_dup, r, d, enzyme_const, 5, enzyme_out, k,
                                          enzyme_out, home);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("rating", i, d[i], surprise(r, 5, k, home), r[i], 1e-1, 1e-8);
    EXPECT_SLOPE("k", 0, g.k, surprise(r, 5, k, home), k, 1e-2, 1e-7);
    EXPECT_SLOPE("home", 0, g.home, surprise(r, 5, k, home), home, 1e-2, 1e-7);
    return verdict();
}
