// Hydrology: flow over a grid with vector<bool>, bitset flags, a set of wet cells and a valarray.
#include "../expect.h"
#include <bitset>
#include <numeric>
#include <set>
#include <valarray>
#include <vector>

enum Flag { river, forest, built };

struct Cell {
    double ground, water;
    std::bitset<3> flags;
};

static double runoff(const double *ground, int n, double rain, double soak)
{
    std::vector<Cell> cells;
    std::vector<bool> drained(n, false);
    std::set<int> wet;
    for (int i = 0; i < n; i++) {
        cells.push_back({ground[i], 0.0, {}});
        cells.back().flags[forest] = i % 3 == 0;
        cells.back().flags.set(built, i % 4 == 1);
    }
    std::valarray<double> out(0.0, n);
    for (int hour = 0; hour < 8; hour++) {
        for (int i = 0; i < n; i++) {
            cells[i].water += rain * (cells[i].flags.test(built) ? 1.0 : 1.0 - soak);
            if (cells[i].water > 0.2)
                wet.insert(i);
        }
        for (int i : wet) {
            const int next = (i + 1) % n;
            const double head = cells[i].ground + cells[i].water - cells[next].ground - cells[next].water;
            if (head <= 0)
                continue;
            const double flow = 0.3 * head * (cells[i].flags[forest] ? 0.5 : 1) * std::min(1.0, cells[i].water);
            cells[i].water -= flow;
            cells[next].water += flow;
            out[i] += flow;
            drained[i] = true;
        }
    }
    double sum = 0;
    for (int i = 0; i < n; i++)
        if (drained[i])
            sum += cells[i].water * cells[i].water;
    return sum + (out * out).sum() + out.max();
}

int main()
{
    double z[9], d[9] = {}, rain = 0.15, soak = 0.4;
    for (int i = 0; i < 9; i++)
        z[i] = 1 + std::cos(1.7 * i);
    double tangents[2];
    tangents[0] = __enzyme_fwddiff<double>((void *)runoff, enzyme_const, z, enzyme_const, 9, enzyme_dup, rain, 1.0, enzyme_const, soak);
    tangents[1] = __enzyme_fwddiff<double>((void *)runoff, enzyme_const, z, enzyme_const, 9, enzyme_const, rain, enzyme_dup, soak, 1.0);
    __enzyme_autodiff<double>((void *)runoff, enzyme_dup, z, d, enzyme_const, 9, enzyme_const, rain, enzyme_const, soak);
    for (int i = 0; i < 9; i++)
        EXPECT_SLOPE("ground", i, d[i], runoff(z, 9, rain, soak), z[i], 1e-6, 1e-6);
    EXPECT_SLOPE("rain", 0, tangents[0], runoff(z, 9, rain, soak), rain, 1e-6, 1e-6);
    EXPECT_SLOPE("soak", 0, tangents[1], runoff(z, 9, rain, soak), soak, 1e-6, 1e-6);
    return verdict();
}
