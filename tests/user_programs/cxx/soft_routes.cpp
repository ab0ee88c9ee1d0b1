// Traffic: shortest ways by a priority queue over lists of edges, tolls that depend on the flow, and a bitset of closed roads.
#include "../expect.h"
#include <bitset>
#include <cmath>
#include <functional>
#include <limits>
#include <list>
#include <optional>
#include <queue>
#include <tuple>
#include <vector>

struct Road { int to; double length; float toll; unsigned char lanes; };
class City {
    std::vector<std::list<Road>> out_; std::bitset<64> closed_;
public:
    explicit City(int n) : out_(n) {}
    void road(int a, int b, double l, float t, unsigned char lanes) { out_[a].push_back({b, l, t, lanes}); out_[b].push_front({a, l * 1.1, t, lanes}); }
    void close(int k) { closed_.set(k); }
    std::optional<std::tuple<double, std::vector<int>>> way(int from, int to, const double *speed) const
    {
        std::vector<double> best(out_.size(), std::numeric_limits<double>::infinity());
        std::vector<int> before(out_.size(), -1);
        using Item = std::pair<double, int>;
        std::priority_queue<Item, std::vector<Item>, std::greater<>> open;
        best[from] = 0; open.emplace(0.0, from);
        while (!open.empty()) {
            auto [t, at] = open.top(); open.pop();
            if (t > best[at]) continue;
            if (at == to) break;
            for (const Road &r : out_[at]) {
                if (closed_.test(r.to)) continue;
                const double c = t + r.length / speed[r.lanes - 1] + 0.1 * r.toll;
                if (c < best[r.to]) { best[r.to] = c; before[r.to] = at; open.emplace(c, r.to); }
            }
        }
        if (before[to] < 0) return std::nullopt;
        std::vector<int> path;
        for (int k = to; k >= 0; k = before[k]) path.push_back(k);
        return std::tuple{best[to], std::move(path)};
    }
};
static double cost(const double *speed, int n)
{
    City c(n);
    for (int i = 0; i + 1 < n; i++) c.road(i, i + 1, 2 + std::sin(i), 0.5f * (i % 3), 1 + i % 3);
    for (int i = 0; i + 3 < n; i += 2) c.road(i, i + 3, 5 - 0.1 * i, 0.25f, 3);
    c.close(5);
    double s = 0;
    for (int k = 1; k < n; k++)
        if (auto w = c.way(0, k, speed)) { auto &[t, path] = *w; s += t * t / path.size(); }
        else s += 3 * speed[0];
    return s;
}
int main()
{
    double v[3] = {1.1, 1.7, 2.3}, d[3] = {};
    __enzyme_autodiff<void>((void *)cost, enzyme_dup, v, d, enzyme_const, 12);
    for (int i = 0; i < 3; i++) EXPECT_SLOPE("speed", i, d[i], cost(v, 12), v[i], 1e-5, 1e-6);
    return verdict();
}
