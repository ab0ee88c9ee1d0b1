// Rendering: a photon map by a kd-tree that nth_element balances in place, gathered with a bounded heap.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <queue>
#include <random>
#include <span>
#include <vector>
#include "../expect.h"

using Vector = std::array<double, 3>;
static Vector operator+(const Vector &a, const Vector &b) { return {a[0] + b[0], a[1] + b[1], a[2] + b[2]}; }
static Vector operator*(double s, const Vector &a) { return {s * a[0], s * a[1], s * a[2]}; }
static double dot(const Vector &a, const Vector &b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

struct Photon {
    Vector at;
    float power;
    std::uint8_t axis, bounces;
    std::int16_t surface;
};

class Tree
{
    std::vector<Photon> photons_;

    void balance(std::span<Photon> part)
    {
        if (part.size() < 2) {
            if (!part.empty())
                part[0].axis = 3;
            return;
        }
        Vector low = part[0].at, high = low;
        for (const auto &p : part)
            for (int k = 0; k < 3; ++k) {
                low[k] = std::min(low[k], p.at[k]);
                high[k] = std::max(high[k], p.at[k]);
            }
        std::uint8_t axis = 0;
        for (std::uint8_t k = 1; k < 3; ++k)
            if (high[k] - low[k] > high[axis] - low[axis])
                axis = k;
        const auto middle = part.begin() + part.size() / 2;
        std::nth_element(part.begin(), middle, part.end(), [axis](const Photon &a, const Photon &b) { return a.at[axis] < b.at[axis]; });
        middle->axis = axis;
        balance(part.first(part.size() / 2));
        balance(part.subspan(part.size() / 2 + 1));
    }

    struct Found {
        double distance;
        const Photon *photon;
        bool operator<(const Found &o) const { return distance < o.distance; }
    };
    using Heap = std::priority_queue<Found>;

    void search(std::span<const Photon> part, const Vector &x, std::size_t count, Heap &heap) const
    {
        if (part.empty())
            return;
        const std::size_t m = part.size() / 2;
        const Photon &p = part[m];
        const Vector d = p.at + -1 * x;
        heap.push({dot(d, d), &p});
        if (heap.size() > count)
            heap.pop();
        if (p.axis == 3)
            return;
        const double gap = x[p.axis] - p.at[p.axis];
        const auto left = part.first(m), right = part.subspan(m + 1);
        search(gap < 0 ? left : right, x, count, heap);
        if (heap.size() < count || gap * gap < heap.top().distance)
            search(gap < 0 ? right : left, x, count, heap);
    }

  public:
    explicit Tree(std::vector<Photon> photons) : photons_(std::move(photons)) { balance(photons_); }
    double radiance(const Vector &x, std::size_t count) const
    {
        Heap heap;
        search(photons_, x, count, heap);
        const double reach = heap.top().distance;
        double sum = 0;
        for (; !heap.empty(); heap.pop()) {
            const auto &[distance, photon] = heap.top();
            sum += photon->power * (1 - std::sqrt(distance / reach) / 1.1);
        }
        return sum / (M_PI * reach);
    }
};

struct Room {
    double albedo[3], lamp[3], power;
};

static std::vector<Photon> shoot(const Room &room, int count)
{
    std::mt19937 random(42);
    std::uniform_real_distribution<double> uniform(-1, 1);
    std::vector<Photon> result;
    for (int i = 0; i < count; ++i) {
        Vector at{room.lamp[0], room.lamp[1], room.lamp[2]}, way{};
        double n;
        do {
            way = {uniform(random), uniform(random), uniform(random)};
            n = dot(way, way);
        } while (n > 1 || n < 0.01);
        way = 1 / std::sqrt(n) * way;
        float power = static_cast<float>(room.power / count);
        for (std::uint8_t bounce = 0; bounce < 3; ++bounce) {
            double t = std::numeric_limits<double>::infinity();
            std::int16_t wall = 0;
            for (std::int16_t k = 0; k < 3; ++k) {
                const double d = ((way[k] > 0 ? 1 : -1) - at[k]) / way[k];
                if (d < t)
                    t = d, wall = k;
            }
            at = at + t * way;
            power *= static_cast<float>(room.albedo[wall]);
            result.push_back({at, power, 0, bounce, wall});
            way[wall] = -way[wall];
        }
    }
    return result;
}

double brightness(const Room *room)
{
    const Tree tree(shoot(*room, 12));
    double sum = 0;
    for (const Vector &x : {Vector{0.2, 1, -0.3}, Vector{-1, 0.4, 0.5}, Vector{0.1, 0.2, 1}})
        sum += tree.radiance(x, 6) * (1 + x[0]);
    return sum;
}

int main()
{
    Room r{{0.8, 0.6, 0.9}, {0.1, 0.35, -0.2}, 30}, d{};
    __enzyme_autodiff<double>((void *)brightness, enzyme_dup, &r, &d);
    for (int i = 0; i < 3; ++i) {
        EXPECT_SLOPE("albedo", i, d.albedo[i], brightness(&r), r.albedo[i], 0.02, 1e-4);
        EXPECT_SLOPE("lamp", i, d.lamp[i], brightness(&r), r.lamp[i], 1e-3, 1e-2);
    }
    EXPECT_SLOPE("power", 0, d.power, brightness(&r), r.power, 1, 1e-4);
    return verdict();
}
