// Smoothing of a mesh with memory from a pool: polymorphic allocators, neighbours, and areas.
#include <array>
#include <cmath>
#include <cstddef>
#include <map>
#include <memory_resource>
#include <set>
#include <utility>
#include <vector>
#include "../expect.h"

struct Point {
    double x, y;
    Point operator+(Point o) const { return {x + o.x, y + o.y}; }
    Point operator-(Point o) const { return {x - o.x, y - o.y}; }
    Point operator*(double s) const { return {x * s, y * s}; }
};
static double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }

class Mesh
{
    std::pmr::memory_resource *memory_;
    std::pmr::vector<Point> points_;
    std::pmr::vector<std::array<int, 3>> triangles_;
    std::pmr::map<int, std::pmr::set<int>> neighbours_;

  public:
    explicit Mesh(std::pmr::memory_resource *m)
        : memory_(m), points_(m), triangles_(m), neighbours_(m)
    {
    }
    int point(Point p)
    {
        points_.push_back(p);
        return int(points_.size()) - 1;
    }
    void triangle(int a, int b, int c)
    {
        triangles_.push_back({a, b, c});
        for (auto [i, j] : {std::pair{a, b}, {b, c}, {c, a}}) {
            neighbours_[i].insert(j);
            neighbours_[j].insert(i);
        }
    }
    void smooth(double weight, int fixed)
    {
        std::pmr::vector<Point> next(points_, memory_);
        for (const auto &[i, around] : neighbours_) {
            if (i < fixed)
                continue;
            Point mean{0, 0};
            for (int j : around)
                mean = mean + points_[j] * (1.0 / double(around.size()));
            next[i] = points_[i] + (mean - points_[i]) * weight;
        }
        points_ = next;
    }
    double badness() const
    {
        double sum = 0;
        for (const auto &[a, b, c] : triangles_) {
            const Point u = points_[b] - points_[a], v = points_[c] - points_[a];
            const double area = 0.5 * cross(u, v);
            sum += (u.x * u.x + u.y * u.y + v.x * v.x + v.y * v.y) / (area + 0.1);
        }
        return sum;
    }
};

static double quality(const double *xy, int n, double weight)
{
    std::array<std::byte, 16384> buffer;
    std::pmr::monotonic_buffer_resource pool(buffer.data(), buffer.size());
    Mesh mesh(&pool);
    for (int i = 0; i < n; ++i)
        mesh.point({xy[2 * i], xy[2 * i + 1]});
    const int inner = mesh.point({0.4, 0.6}), other = mesh.point({0.7, 0.3});
    for (int i = 0; i + 1 < n; ++i)
        mesh.triangle(i, i + 1, i % 2 ? inner : other);
    mesh.triangle(n - 1, 0, inner);
    for (int s = 0; s < 3; ++s)
        mesh.smooth(weight, n);
    return mesh.badness();
}

int main()
{
    double xy[10] = {0, 0, 1, 0.1, 1.2, 0.9, 0.5, 1.3, -0.1, 0.8}, d[10] = {}, w = 0.6;
    double dw = __enzyme_autodiff<double>((void *)quality, enzyme_dup, xy, d, enzyme_const, 5,
                                          enzyme_out, w);
    for (int i = 0; i < 10; ++i)
        EXPECT_SLOPE("xy", i, d[i], quality(xy, 5, w), xy[i], 1e-5, 1e-6);
    EXPECT_SLOPE("weight", 0, dw, quality(xy, 5, w), w, 1e-5, 1e-6);
    return verdict();
}
