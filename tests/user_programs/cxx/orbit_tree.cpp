// Galaxies: a quadtree of bodies with unique pointers, opened by an angle, and leapfrog steps.
#include "../expect.h"
#include <array>
#include <cmath>
#include <memory>
#include <numeric>
#include <vector>

struct Body { double x, y, vx, vy, m; };
struct Node {
    double cx, cy, half, mass = 0, mx = 0, my = 0;
    const Body *only = nullptr;
    std::array<std::unique_ptr<Node>, 4> kids;
    Node(double x, double y, double h) : cx(x), cy(y), half(h) {}
    int which(const Body &b) const { return (b.x > cx) + 2 * (b.y > cy); }
    void put(const Body &b)
    {
        if (mass == 0) only = &b;
        else {
            if (only) { const Body *o = only; only = nullptr; kid(*o).put(*o); }
            kid(b).put(b);
        }
        mass += b.m; mx += b.m * b.x; my += b.m * b.y;
    }
    Node &kid(const Body &b)
    {
        auto &k = kids[which(b)];
        if (!k) k = std::make_unique<Node>(cx + (b.x > cx ? half : -half) / 2, cy + (b.y > cy ? half : -half) / 2, half / 2);
        return *k;
    }
    void pull(const Body &b, double &ax, double &ay) const
    {
        if (mass == 0 || only == &b) return;
        const double dx = mx / mass - b.x, dy = my / mass - b.y, r2 = dx * dx + dy * dy + 0.01;
        if (only || half < 0.3 * std::sqrt(r2)) {
            const double f = mass / (r2 * std::sqrt(r2));
            ax += f * dx; ay += f * dy;
            return;
        }
        for (auto &k : kids) if (k) k->pull(b, ax, ay);
    }
};
static double energy(const double *m, int n)
{
    std::vector<Body> bodies(n);
    for (int i = 0; i < n; i++) bodies[i] = {std::cos(2.4 * i) * (1 + 0.1 * i), std::sin(2.4 * i) * (1 + 0.1 * i), -0.3 * std::sin(2.4 * i), 0.3 * std::cos(2.4 * i), m[i]};
    for (int s = 0; s < 3; s++) {
        Node root(0, 0, 8);
        for (auto &b : bodies) root.put(b);
        std::vector<std::array<double, 2>> a(n, {0, 0});
        for (int i = 0; i < n; i++) root.pull(bodies[i], a[i][0], a[i][1]);
        for (int i = 0; i < n; i++) { auto &b = bodies[i]; b.vx += 0.05 * a[i][0]; b.vy += 0.05 * a[i][1]; b.x += 0.05 * b.vx; b.y += 0.05 * b.vy; }
    }
    return std::accumulate(bodies.begin(), bodies.end(), 0.0, [](double s, const Body &b) { return s + b.m * (b.vx * b.vx + b.vy * b.vy) + b.x * b.y; });
}
int main()
{
    constexpr int n = 12; double m[n], d[n] = {};
    for (int i = 0; i < n; i++) m[i] = 0.5 + 0.05 * i;
    __enzyme_autodiff<void>((void *)energy, enzyme_dup, m, d, enzyme_const, n);
    for (int i = 0; i < n; i++) EXPECT_SLOPE("mass", i, d[i], energy(m, n), m[i], 1e-5, 1e-6);
    return verdict();
}
