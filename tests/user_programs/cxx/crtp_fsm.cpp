// CRTP mixins, std::array of std::optional, span views, bitset flags, std::pair returns.
#include <algorithm>
#include <array>
#include <bitset>
#include <optional>
#include <span>
#include <utility>
#include <vector>
#include "../expect.h"
template <class D> struct Integrator {
    double step(double x, double h) const
    {
        auto &d = static_cast<const D &>(*this);
        double k = d.rate(x);
        return x + h * d.rate(x + h / 2 * k);
    }
};
struct Decay : Integrator<Decay> {
    double l;
    double rate(double x) const
    {
        return -l * x;
    }
};
struct Logistic : Integrator<Logistic> {
    double r, c;
    double rate(double x) const
    {
        return r * x * (1 - x / c);
    }
};
struct Cell {
    std::optional<double> state;
    std::bitset<5> flags;
    short kind;
};
static std::pair<double, int> reduce(std::span<const Cell> cells)
{
    double s = 0;
    int n = 0;
    for (auto const &c : cells)
        if (c.state) {
            s += *c.state * (1 + c.flags.count());
            ++n;
        }
    return {s, n};
}
double simulate(const double *p, int n)
{
    std::array<Cell, 12> grid{};
    for (int i = 0; i < n; ++i) {
        if (i % 5 != 2)
            grid[i].state = p[0] + 0.1 * i;
        grid[i].flags.set(i % 5);
        grid[i].kind = i % 2;
    }
    Decay d{{}, p[1]};
    Logistic l{{}, p[2], p[3]};
    for (int t = 0; t < 6; ++t) {
        std::rotate(grid.begin(), grid.begin() + 1, grid.end());
        for (auto &c : grid)
            if (c.state)
                c.state = c.kind ? d.step(*c.state, 0.1) : l.step(*c.state, 0.1);
        if (t == 3)
            std::swap(grid[0], grid[7]);
        if (t == 4)
            grid[1].state.reset();
        std::stable_partition(grid.begin(), grid.end(), [](const Cell &c) { return c.kind; });
    }
    auto [s, count] = reduce(std::span(grid).subspan(2));
    return s / count;
}
int main()
{
    double p[4] = {0.5, 0.3, 0.8, 2.5}, d[4] = {};
    __enzyme_autodiff<double>((void *)simulate, enzyme_dup, p, d, enzyme_const, 12);
    for (int i = 0; i < 4; ++i)
        EXPECT_SLOPE("p", i, d[i], simulate(p, 12), p[i], 1e-3, 1e-8);
    return verdict();
}
