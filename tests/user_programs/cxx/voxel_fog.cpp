// Rays through fog: a grid of voxels is walked through (Amanatides and Woo), a transfer function has stops in a
// sorted table, and pixels are views; derivatives of the image's error with regard to density and camera.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <ranges>
#include <span>
#include <tuple>
#include <vector>

struct Vec3 {
    double x = 0, y = 0, z = 0;
    double &operator[](int i) { return (&x)[i]; }
    double operator[](int i) const { return (&x)[i]; }
    friend Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    friend Vec3 operator-(Vec3 a, Vec3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
    friend Vec3 operator*(double s, Vec3 a) { return {s * a.x, s * a.y, s * a.z}; }
    friend double dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
    Vec3 unit() const { return 1 / std::sqrt(dot(*this, *this)) * *this; }
};

class Grid {
    std::span<const double> density_;
    int n_;

public:
    Grid(std::span<const double> density, int n) : density_(density), n_(n) {}
    double at(const std::array<int, 3> &c) const { return density_[static_cast<std::size_t>((c[2] * n_ + c[1]) * n_ + c[0])]; }

    // The voxels on the ray, with the length in each.
    std::vector<std::tuple<std::array<int, 3>, double>> walk(Vec3 from, Vec3 direction) const
    {
        std::vector<std::tuple<std::array<int, 3>, double>> passed;
        double enter = 0, leave = 1e9;
        for (int a = 0; a < 3; ++a) {
            const double t0 = (0 - from[a]) / direction[a], t1 = (n_ - from[a]) / direction[a];
            enter = std::max(enter, std::min(t0, t1));
            leave = std::min(leave, std::max(t0, t1));
        }
        if (enter >= leave)
            return passed;
        const Vec3 start = from + (enter + 1e-7) * direction;
        std::array<int, 3> cell{}, step{};
        Vec3 next;
        for (int a = 0; a < 3; ++a) {
            cell[a] = std::clamp(static_cast<int>(start[a]), 0, n_ - 1);
            step[a] = direction[a] > 0 ? 1 : -1;
            next[a] = (cell[a] + (step[a] > 0) - from[a]) / direction[a];
        }
        double t = enter;
        while (t < leave) {
            const int a = next.x < next.y ? (next.x < next.z ? 0 : 2) : (next.y < next.z ? 1 : 2);
            const double until = std::min(next[a], leave);
            passed.emplace_back(cell, until - t);
            t = until;
            cell[a] += step[a];
            if (cell[a] < 0 || cell[a] >= n_)
                break;
            next[a] += step[a] / direction[a];
        }
        return passed;
    }
};

class Transfer {
    std::vector<std::pair<double, Vec3>> stops_;

public:
    explicit Transfer(std::initializer_list<std::pair<double, Vec3>> stops) : stops_(stops)
    {
        std::ranges::sort(stops_, std::less{}, &std::pair<double, Vec3>::first);
    }
    Vec3 operator()(double density) const
    {
        const auto after = std::ranges::upper_bound(stops_, density, {}, &std::pair<double, Vec3>::first);
        if (after == stops_.begin())
            return stops_.front().second;
        if (after == stops_.end())
            return stops_.back().second;
        const auto &[d0, c0] = *std::prev(after);
        const auto &[d1, c1] = *after;
        return c0 + (density - d0) / (d1 - d0) * (c1 - c0);
    }
};

double image_error(const double *density, int n, const Vec3 *eye)
{
    const Grid grid({density, static_cast<std::size_t>(n * n * n)}, n);
    const Transfer transfer{{1.0, {1, 0.9, 0.7}}, {0, {0.1, 0.2, 0.4}}, {0.4, {0.6, 0.5, 0.9}}};
    double error = 0;
    for (int pixel : std::views::iota(0, 12) | std::views::filter([](int p) { return p != 5; })) {
        const Vec3 target{0.7 + 0.61 * (pixel % 4), 0.9 + 0.77 * (pixel / 4), 1.43};
        Vec3 colour;
        double through = 1;
        for (const auto &[cell, length] : grid.walk(*eye, (target - *eye).unit())) {
            const double d = grid.at(cell), opaque = 1 - std::exp(-d * length);
            colour = colour + through * opaque * transfer(d);
            through *= 1 - opaque;
        }
        const Vec3 off = colour + through * Vec3{0.2, 0.2, 0.2} - Vec3{0.4, 0.5, 0.3};
        error += dot(off, off);
    }
    return error;
}

int main()
{
    const int n = 3;
    std::vector<double> density(27), d(27);
    std::ranges::generate(density, [i = 0]() mutable { return 0.5 + 0.45 * std::sin(2.3 * i++); });
    Vec3 eye{-3.1, -2.3, 5.7}, de;
    __enzyme_autodiff<void>((void *)image_error, enzyme_dup, density.data(), d.data(), enzyme_const, n, enzyme_dup, &eye, &de);
    for (int i = 0; i < 27; i++)
        EXPECT_SLOPE("density", i, d[i], image_error(density.data(), n, &eye), density[i], 1e-5, 1e-6);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("eye", i, de[i], image_error(density.data(), n, &eye), eye[i], 1e-5, 1e-6);
    return verdict();
}
