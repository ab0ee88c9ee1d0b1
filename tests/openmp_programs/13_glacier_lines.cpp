// Flow lines of a glacier: prefix sums by inclusive and exclusive scans, a declared reduction of std::vector,
// maps of each thread, arrays of structs, sections, regions in functions that are called from regions.
#include <algorithm>
#include <cmath>
#include <map>
#include <omp.h>
#include <string>
#include <vector>
#include "verify.h"

using Profile = std::vector<double>;
#pragma omp declare reduction(add : Profile : std::transform(omp_out.begin(), omp_out.end(), omp_in.begin(), \
    omp_out.begin(), [](double a, double b) { return a + b; })) initializer(omp_priv = Profile(omp_orig.size(), 0.0))

struct Cell {
    double bed, ice, speed;
    int zone;
};
struct Line {
    std::string name;
    std::vector<Cell> cells;
};

static double sliding(const Cell &c, const Cell &next, double softness)
{
    double slope = (c.bed + c.ice - next.bed - next.ice) / 2;
    return softness * std::pow(c.ice, 3) * std::tanh(slope);
}

static void flow(Line &line, double softness, double dt)
{
    auto &c = line.cells;
    const int m = int(c.size());
#pragma omp parallel for if (m > 4)
    for (int i = 0; i < m - 1; i++)
        c[i].speed = sliding(c[i], c[i + 1], softness);
#pragma omp parallel for
    for (int i = 1; i < m - 1; i++)
        c[i].ice += dt * (c[i - 1].speed - c[i].speed);
}

static double discharge(const double *x, int n)
{
    std::vector<Line> lines(3);
    for (int l = 0; l < 3; l++) {
        lines[l].name = "line number " + std::to_string(l) + " from the north";
        for (int i = 0; i < 6 + l; i++)
            lines[l].cells.push_back({3 - 0.3 * i, 0.8 + 0.2 * x[(i + l) % n], 0, (i + l) % 3});
    }
    for (int t = 0; t < 3; t++)
        for (auto &line : lines)
            flow(line, 0.3 * x[0], 0.1);
    Profile depth(8, 0.0);
#pragma omp parallel for reduction(add : depth)
    for (int l = 0; l < 3; l++)
        for (std::size_t i = 0; i < lines[l].cells.size(); i++)
            depth[i] += lines[l].cells[i].ice * lines[l].cells[i].ice;
    Profile inclusive(8), exclusive(8);
    double run = x[1];
#pragma omp parallel for reduction(inscan, + : run)
    for (int i = 0; i < 8; i++) {
        run += depth[i];
#pragma omp scan inclusive(run)
        inclusive[i] = run * run;
    }
    double skip = 0;
#pragma omp parallel for reduction(inscan, + : skip)
    for (int i = 0; i < 8; i++) {
        exclusive[i] = skip * depth[i];
#pragma omp scan exclusive(skip)
        skip += std::sin(depth[i]);
    }
    std::vector<std::map<int, double>> zones(omp_get_max_threads());
#pragma omp parallel for schedule(dynamic, 1)
    for (int l = 0; l < 3; l++)
        for (const auto &c : lines[l].cells)
            zones[omp_get_thread_num()][c.zone] += c.speed * (1 + lines[l].name.size() % 7);
    std::map<int, double> all;
    for (const auto &zone : zones)
        for (const auto &[key, value] : zone)
            all[key] += value;
    double thick = 0, fast = 0;
#pragma omp parallel sections
    {
#pragma omp section
        for (auto &line : lines)
            for (auto &c : line.cells)
                thick = std::max(thick, c.ice);
#pragma omp section
        fast = all[0] * all[1] + all[2];
    }
    double sum = thick + fast;
    for (int i = 0; i < 8; i++)
        sum += 0.01 * inclusive[i] + 0.1 * exclusive[i];
    return sum;
}

int main()
{
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        VERIFY(discharge, 5, 0.6 + 0.1 * std::cos(1.0 + i));
    }
    return verdict();
}
