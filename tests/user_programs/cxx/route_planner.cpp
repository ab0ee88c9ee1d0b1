// Games: A* on a grid with a priority_queue of structs and a map of parents; cost of the path.
#include "../expect.h"
#include <algorithm>
#include <map>
#include <queue>
#include <utility>
#include <vector>

using Cell = std::pair<int, int>;
struct Open {
    double estimate, cost;
    Cell cell;
    bool operator>(const Open &o) const { return estimate > o.estimate; }
};

static double path_cost(const double *height, int w, int h, double steepness)
{
    const Cell goal{w - 1, h - 1};
    std::priority_queue<Open, std::vector<Open>, std::greater<>> open;
    std::map<Cell, double> best;
    std::map<Cell, Cell> parent;
    auto at = [&](Cell c) { return height[c.second * w + c.first]; };
    open.push({0, 0, {0, 0}});
    best[{0, 0}] = 0;
    while (!open.empty()) {
        const Open here = open.top();
        open.pop();
        if (here.cell == goal)
            break;
        if (here.cost > best[here.cell])
            continue;
        for (auto [dx, dy] : {Cell{1, 0}, Cell{-1, 0}, Cell{0, 1}, Cell{0, -1}}) {
            const Cell next{here.cell.first + dx, here.cell.second + dy};
            if (next.first < 0 || next.first >= w || next.second < 0 || next.second >= h)
                continue;
            const double climb = at(next) - at(here.cell);
            const double cost = here.cost + std::sqrt(1 + steepness * climb * climb);
            auto known = best.find(next);
            if (known == best.end() || cost < known->second) {
                best[next] = cost;
                parent[next] = here.cell;
                open.push({cost + std::abs(goal.first - next.first) + std::abs(goal.second - next.second), cost, next});
            }
        }
    }
    double turns = 0;
    std::vector<Cell> path{goal};
    while (path.back() != Cell{0, 0})
        path.push_back(parent.at(path.back()));
    std::reverse(path.begin(), path.end());
    for (size_t i = 2; i < path.size(); i++)
        turns += path[i].first != path[i - 2].first && path[i].second != path[i - 2].second;
    return best.at(goal) * (1 + 0.1 * turns);
}

int main()
{
    double z[20], d[20] = {}, s = 1.5;
    for (int i = 0; i < 20; i++)
        z[i] = 2 * std::sin(1.9 * i) + 0.03 * i;
    const double ds = __enzyme_autodiff<double>((void *)path_cost, enzyme_dup, z, d, enzyme_const, 5, enzyme_const, 4,
                                                enzyme_out, s);
    for (int i = 0; i < 20; i++)
        EXPECT_SLOPE("height", i, d[i], path_cost(z, 5, 4, s), z[i], 1e-5, 1e-6);
    EXPECT_SLOPE("steepness", 0, ds, path_cost(z, 5, 4, s), s, 1e-5, 1e-6);
    return verdict();
}
