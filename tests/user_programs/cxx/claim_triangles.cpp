// Insurance: claims of several kinds as variants with an overloaded visitor, chain ladder triangles, reserves.
#include "../expect.h"
#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

struct Fire {
    double damage;
    int rooms;
};
struct Liability {
    double demanded, chance;
    std::string court;
};
struct Storm {
    float wind;
    double roof;
};
using Claim = std::variant<Fire, Liability, Storm>;

template <typename... F> struct overloaded : F... {
    using F::operator()...;
};
template <typename... F> overloaded(F...) -> overloaded<F...>;

static double cost(const Claim &c, double inflation)
{
    return std::visit(overloaded{[&](const Fire &f) { return f.damage * (1 + 0.1 * f.rooms) * (1 + inflation); },
                                 [&](const Liability &l) { return l.demanded * l.chance + (l.court.size() > 12 ? 3.0 : 1.0); },
                                 [&](const Storm &s) { return s.roof * std::pow(s.wind / 100, 2.0); }},
                      c);
}

using Row = std::tuple<int, int, Claim>; // year of the accident, years until paid

class Triangle {
    std::vector<std::vector<double>> paid_;

public:
    explicit Triangle(int years) : paid_(years)
    {
        for (int i = 0; i < years; i++)
            paid_[i].assign(years - i, 1.0);
    }
    void add(int year, int lag, double amount)
    {
        auto &row = paid_.at(year);
        for (std::size_t j = lag; j < row.size(); j++)
            row[j] += amount;
    }
    std::vector<double> factors() const
    {
        std::vector<double> f;
        for (std::size_t j = 0; j + 1 < paid_.size(); j++) {
            double above = 0, below = 0;
            for (const auto &row : paid_)
                if (j + 1 < row.size()) {
                    above += row[j + 1];
                    below += row[j];
                }
            f.push_back(above / below);
        }
        return f;
    }
    double reserve() const
    {
        const auto f = factors();
        return std::transform_reduce(paid_.begin(), paid_.end(), 0.0, std::plus<>(), [&](const std::vector<double> &row) {
            const double now = row.back();
            return std::accumulate(f.begin() + (row.size() - 1), f.end(), now, std::multiplies<>()) - now;
        });
    }
};

static double reserves(const double *x, int n, double inflation)
{
    std::vector<Row> rows;
    for (int i = 0; i < n; i++) {
        const int year = i % 4, lag = (i * 7) % (4 - year);
        switch (i % 3) {
        case 0:
            rows.emplace_back(year, lag, Fire{x[i], i});
            break;
        case 1:
            rows.emplace_back(year, lag, Liability{x[i], 1 / (1 + x[i]), i > 5 ? "county court of the lakes" : "town"});
            break;
        default:
            rows.emplace_back(year, lag, Storm{(float)(90 + i), x[i]});
        }
    }
    std::sort(rows.begin(), rows.end(), [&](const Row &a, const Row &b) {
        return cost(std::get<2>(a), inflation) > cost(std::get<2>(b), inflation);
    });
    rows.resize(rows.size() - 1);
    std::map<std::size_t, Triangle> by_kind;
    for (const auto &[year, lag, claim] : rows) {
        auto [at, fresh] = by_kind.try_emplace(claim.index(), 4);
        at->second.add(year, lag, cost(claim, inflation));
    }
    double sum = 0;
    for (const auto &[kind, triangle] : by_kind)
        sum += triangle.reserve() * (1 + 0.1 * kind);
    return sum;
}

int main()
{
    double x[12] = {3, 7, 2, 5, 9, 4, 6.5, 8, 1.5, 2.5, 3.5, 7.5}, d[12] = {};
    const double g = __enzyme_autodiff<double>((void *)reserves, enzyme_dup, x, d, enzyme_const, 12, enzyme_out, 0.03);
    double inflation = 0.03;
    EXPECT_SLOPE("inflation", 0, g, reserves(x, 12, inflation), inflation, 1e-4, 1e-7);
    for (int i = 0; i < 12; i++)
        EXPECT_SLOPE("x", i, d[i], reserves(x, 12, 0.03), x[i], 1e-4, 1e-7);
    return verdict();
}
