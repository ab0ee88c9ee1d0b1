// Contacts in a game: layers as bitsets, a hashed grid, pairs in a set, impulses in a deque.
#include <algorithm>
#include <bitset>
#include <cmath>
#include <compare>
#include <cstdint>
#include <deque>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <vector>
#include "../expect.h"

struct Body {
    double x, y, vx, vy, radius, mass;
    std::bitset<8> layer, mask;
};

struct CellId {
    int i, j;
    auto operator<=>(const CellId &) const = default;
};
template <> struct std::hash<CellId> {
    std::size_t operator()(const CellId &c) const noexcept
    {
        return std::hash<std::int64_t>{}((std::int64_t(c.i) << 32) ^ std::uint32_t(c.j));
    }
};

struct Impulse {
    std::size_t a, b;
    double nx, ny, depth;
};

class World
{
    std::vector<Body> bodies_;
    std::unordered_map<CellId, std::vector<std::size_t>> grid_;
    double restitution_, energy_lost_ = 0;

    static CellId cell(double x, double y)
    {
        return {int(std::floor(x)), int(std::floor(y))};
    }
    std::deque<Impulse> contacts() const
    {
        std::set<std::pair<std::size_t, std::size_t>> seen;
        std::deque<Impulse> found;
        for (std::size_t a = 0; a < bodies_.size(); ++a) {
            const auto [ci, cj] = cell(bodies_[a].x, bodies_[a].y);
            for (int i = ci - 1; i <= ci + 1; ++i)
                for (int j = cj - 1; j <= cj + 1; ++j) {
                    const auto it = grid_.find({i, j});
                    if (it == grid_.end())
                        continue;
                    for (std::size_t b : it->second) {
                        if (a == b || (bodies_[a].mask & bodies_[b].layer).none())
                            continue;
                        if (!seen.insert(std::minmax(a, b)).second)
                            continue;
                        const double dx = bodies_[b].x - bodies_[a].x, dy = bodies_[b].y - bodies_[a].y;
                        const double d = std::hypot(dx, dy);
                        const double depth = bodies_[a].radius + bodies_[b].radius - d;
                        if (depth > 0)
                            found.push_back({a, b, dx / d, dy / d, depth});
                    }
                }
        }
        std::sort(found.begin(), found.end(),
                  [](const Impulse &p, const Impulse &q) { return p.depth > q.depth; });
        return found;
    }

  public:
    explicit World(double restitution) : restitution_(restitution) {}
    void add(Body b) { bodies_.push_back(b); }
    void step(double h)
    {
        grid_.clear();
        for (std::size_t i = 0; i < bodies_.size(); ++i) {
            Body &b = bodies_[i];
            b.vy -= 9.8 * h;
            b.x += h * b.vx;
            b.y += h * b.vy;
            grid_[cell(b.x, b.y)].push_back(i);
        }
        auto queue = contacts();
        while (!queue.empty()) {
            const Impulse c = queue.front();
            queue.pop_front();
            Body &a = bodies_[c.a], &b = bodies_[c.b];
            const double v = (b.vx - a.vx) * c.nx + (b.vy - a.vy) * c.ny;
            if (v >= 0)
                continue;
            const double j = -(1 + restitution_) * v / (1 / a.mass + 1 / b.mass);
            a.vx -= j / a.mass * c.nx;
            a.vy -= j / a.mass * c.ny;
            b.vx += j / b.mass * c.nx;
            b.vy += j / b.mass * c.ny;
            energy_lost_ += (1 - restitution_ * restitution_) * v * v * 0.5;
        }
    }
    double score() const
    {
        double s = energy_lost_;
        std::unordered_set<CellId> used;
        for (const Body &b : bodies_) {
            s += b.mass * (b.vx * b.vx + b.vy * b.vy) / 2 + b.x * b.y;
            used.insert(cell(b.x, b.y));
        }
        return s + 0.01 * double(used.size());
    }
};

static double play(const double *v, const double *masses, int n, double restitution)
{
    World w(restitution);
    for (int i = 0; i < n; ++i)
        w.add({0.9 * i, 0.1 * (i % 3), v[2 * i], v[2 * i + 1], 0.42, masses[i],
               std::bitset<8>(1u << (i % 2)), std::bitset<8>(i == 4 ? 0b01 : 0b11)});
    for (int s = 0; s < 20; ++s)
        w.step(0.02);
    return w.score();
}

int main()
{
    double v[10] = {1.5, 2, -0.7, 2.5, 0.9, 1.8, -1.2, 2.1, -1.8, 1.6}, dv[10] = {};
    double m[5] = {1, 2, 1.5, 0.8, 1.2}, dm[5] = {}, e = 0.6;
    double de = __enzyme_autodiff<double>((void *)play, enzyme_dup, v, dv, enzyme_dup, m, dm,
                                          enzyme_const, 5, enzyme_out, e);
    for (int i = 0; i < 10; ++i)
        EXPECT_SLOPE("v", i, dv[i], play(v, m, 5, e), v[i], 1e-5, 1e-5);
    for (int i = 0; i < 5; ++i)
        EXPECT_SLOPE("m", i, dm[i], play(v, m, 5, e), m[i], 1e-5, 1e-5);
    EXPECT_SLOPE("e", 0, de, play(v, m, 5, e), e, 1e-5, 1e-5);
    return verdict();
}
