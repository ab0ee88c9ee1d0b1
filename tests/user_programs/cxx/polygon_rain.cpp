// Rain over catchments: polygons in a set ordered by area, string keys, istringstream input,
// std::accumulate, transform_reduce.
#include <algorithm>
#include <cmath>
#include <deque>
#include <numeric>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>
#include "../expect.h"
using Point = std::pair<double, double>;
struct Catchment {
    std::string name;
    std::vector<Point> ring;
    double runoff;
    double area() const
    {
        double s = 0;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const auto &[x, y] = ring[i];
            const auto &[u, v] = ring[(i + 1) % ring.size()];
            s += x * v - u * y;
        }
        return 0.5 * std::abs(s);
    }
};
struct ByArea {
    bool operator()(const Catchment &a, const Catchment &b) const
    {
        return a.area() < b.area();
    }
};
static std::vector<std::string> names(const std::string &line)
{
    std::istringstream in(line);
    std::vector<std::string> r;
    for (std::string w; in >> w;)
        r.push_back(w);
    return r;
}
static double flood(const double *c, int n, double rain)
{
    std::set<Catchment, ByArea> all;
    const auto labels = names("upper middle lower estuary");
    for (int k = 0; k < n; ++k) {
        Catchment a{labels[k % labels.size()], {}, 0.2 + 0.1 * k};
        for (int j = 0; j < 4; ++j)
            a.ring.emplace_back(c[k] * std::cos(j * 1.57) + k,
                                c[k] * (1 + 0.2 * j) * std::sin(j * 1.57));
        all.insert(std::move(a));
    }
    std::deque<double> reservoir(3, 0.0);
    double peak = 0;
    for (int hour = 0; hour < 6; ++hour) {
        const double in = std::transform_reduce(
            all.begin(), all.end(), 0.0, std::plus<>{},
            [&](const Catchment &a) { return a.runoff * a.area() * rain * std::exp(-0.5 * hour); });
        reservoir.push_front(in);
        reservoir.pop_back();
        peak = std::max(peak, std::accumulate(reservoir.begin(), reservoir.end(), 0.0,
                                              [](double s, double r) { return 0.7 * s + r; }));
    }
    return peak + all.begin()->area() * all.rbegin()->name.size();
}
int main()
{
    double c[4] = {1.0, 2.0, 1.5, 0.7}, d[4] = {};
    const double dr = __enzyme_autodiff<double>((void *)flood, enzyme_dup, c, d, enzyme_const, 4,
                                                enzyme_out, 1.3);
    for (int i = 0; i < 4; ++i)
        EXPECT_SLOPE("flood", i, d[i], flood(c, 4, 1.3), c[i], 1e-4, 1e-6);
    double r = 1.3;
    EXPECT_SLOPE("rain", 0, dr, flood(c, 4, r), r, 1e-4, 1e-6);
    return verdict();
}
