// Noise beside a motorway: tiles of receivers in threads, barriers, reflections in a queue by strength.
#include "../expect.h"
#include <atomic>
#include <cmath>
#include <functional>
#include <mutex>
#include <queue>
#include <span>
#include <thread>
#include <vector>

struct Point {
    double x = 0, y = 0;
    friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    double norm() const { return std::hypot(x, y); }
};

struct Barrier {
    Point from, to;
    double height;
    float absorption;
};

struct Traffic {
    double cars, trucks, speed;
    float share_of_night;
};

class Road {
    std::vector<Point> nodes_;
    std::vector<Traffic> loads_;

public:
    void add(Point p, Traffic t)
    {
        nodes_.push_back(p);
        loads_.push_back(t);
    }
    // Calls visit(place, power in W) for points along the road.
    void sources(double spacing, const std::function<void(Point, double)> &visit) const
    {
        for (std::size_t i = 0; i + 1 < nodes_.size(); ++i) {
            const Point d = nodes_[i + 1] - nodes_[i];
            const int n = std::max(1, static_cast<int>(d.norm() / spacing));
            const Traffic &t = loads_[i];
            const double level = 10 * std::log10(t.cars + 9 * t.trucks) + 28 * std::log10(t.speed) + 1.2f * t.share_of_night;
            for (int k = 0; k < n; ++k) {
                const double s = (k + 0.5) / n;
                visit({nodes_[i].x + s * d.x, nodes_[i].y + s * d.y}, std::pow(10.0, 0.1 * level) / n * d.norm());
            }
        }
    }
    std::vector<Traffic> &loads() { return loads_; }
};

static double detour(const Barrier &b, Point s, Point r)
{
    const Point wall = b.to - b.from, ray = r - s, off = b.from - s;
    const double cross = ray.x * wall.y - ray.y * wall.x;
    if (std::abs(cross) < 1e-12)
        return -1;
    const double along = (off.x * wall.y - off.y * wall.x) / cross, at = (off.x * ray.y - off.y * ray.x) / cross;
    if (along <= 0 || along >= 1 || at <= 0 || at >= 1)
        return -1;
    const double d = ray.norm(), h = b.height - 1.5;
    return std::hypot(along * d, h) + std::hypot((1 - along) * d, h) - d;
}

struct Path {
    double power;
    int order;
    Point image;
    bool operator<(const Path &o) const { return power < o.power; }
};

class Scene {
    const Road &road_;
    std::span<const Barrier> barriers_;

public:
    Scene(const Road &road, std::span<const Barrier> barriers) : road_(road), barriers_(barriers) {}

    double level(Point receiver) const
    {
        double sum = 1e-3;
        road_.sources(60, [&](Point place, double power) {
            std::priority_queue<Path> open;
            open.push({power, 0, place});
            int budget = 4;
            while (!open.empty() && budget-- > 0) {
                const Path p = open.top();
                open.pop();
                double loss = 1;
                for (const Barrier &b : barriers_)
                    if (const double extra = detour(b, p.image, receiver); extra > 0)
                        loss *= 1 / (3 + 20 * extra * 1.5);
                const double d = (receiver - p.image).norm();
                sum += p.power * loss * std::exp(-5e-4 * d) / (d * d);
                if (p.order < 2)
                    for (const Barrier &b : barriers_) {
                        const double x = 0.5 * (b.from.x + b.to.x);
                        open.push({p.power * (1 - b.absorption) * 0.3, p.order + 1, {2 * x - p.image.x, p.image.y}});
                    }
            }
        });
        return 10 * std::log10(sum);
    }
};

struct Plan {
    Road road;
    std::vector<Barrier> barriers;
    int workers;
};

double annoyance(const Plan &plan, double limit)
{
    const Scene scene(plan.road, plan.barriers);
    constexpr int rows = 6, columns = 5;
    std::vector<double> levels(rows * columns);
    std::atomic<int> next{0};
    std::mutex guard;
    double worst = 0;
    int done = 0;
    std::vector<std::thread> pool;
    for (int w = 0; w < plan.workers; ++w)
        pool.emplace_back([&] {
            for (int row; (row = next.fetch_add(1)) < rows;) {
                double highest = 0;
                for (int c = 0; c < columns; ++c) {
                    levels[row * columns + c] = scene.level({40.0 + 31 * row, -120.0 + 63 * c});
                    highest = std::max(highest, levels[row * columns + c]);
                }
                const std::lock_guard lock(guard);
                worst = std::max(worst, highest);
                ++done;
            }
        });
    for (auto &t : pool)
        t.join();
    double cost = 0.02 * worst * (done == rows);
    for (double l : levels)
        cost += std::log1p(std::exp((l - limit) / 3)) / levels.size();
    for (const Barrier &b : plan.barriers)
        cost += 0.001 * b.height * (b.to - b.from).norm() * (1 + 0.2 * b.absorption);
    return cost;
}

int main()
{
    Plan plan;
    plan.workers = 3;
    plan.road.add({0, -300}, {1800, 150, 110, 0.2f});
    plan.road.add({5, 0}, {2100, 180, 95, 0.25f});
    plan.road.add({-10, 310}, {});
    plan.barriers = {{{20, -200}, {22, 20}, 4, 0.25f}, {{25, 60}, {24, 210}, 3.2, 0.5f}};
    Plan shadow = plan;
    for (Traffic &t : shadow.road.loads())
        t = {};
    for (Barrier &b : shadow.barriers)
        b = {};
    shadow.road = Road();
    for (int i = 0; i < 3; ++i)
        shadow.road.add({}, {});
    double limit = 62;
    const double dlimit = __enzyme_autodiff<double>((void *)annoyance, enzyme_dup, &plan, &shadow, enzyme_out, limit);
    EXPECT_SLOPE("limit", 0, dlimit, annoyance(plan, limit), limit, 1e-3, 1e-7);
    for (int i = 0; i < 2; ++i) {
        Traffic &t = plan.road.loads()[i];
        const Traffic &g = shadow.road.loads()[i];
        EXPECT_SLOPE("cars", i, 100 * g.cars, 100 * annoyance(plan, limit), t.cars, 1e-1, 1e-7);
        EXPECT_SLOPE("trucks", i, g.trucks, annoyance(plan, limit), t.trucks, 1e-2, 1e-7);
        EXPECT_SLOPE("speed", i, g.speed, annoyance(plan, limit), t.speed, 1e-2, 1e-7);
        EXPECT_SLOPE("night", i, g.share_of_night, annoyance(plan, limit), t.share_of_night, 0.0078125f, 1e-4);
        Barrier &b = plan.barriers[i];
        EXPECT_SLOPE("height", i, shadow.barriers[i].height, annoyance(plan, limit), b.height, 1e-4, 1e-6);
        EXPECT_SLOPE("from x", i, shadow.barriers[i].from.x, annoyance(plan, limit), b.from.x, 1e-4, 1e-6);
        EXPECT_SLOPE("to y", i, shadow.barriers[i].to.y, annoyance(plan, limit), b.to.y, 1e-4, 1e-6);
        EXPECT_SLOPE("absorption", i, shadow.barriers[i].absorption, annoyance(plan, limit), b.absorption, 0.0078125f, 1e-4);
    }
    return verdict();
}
