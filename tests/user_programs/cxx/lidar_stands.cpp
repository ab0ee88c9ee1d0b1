// Forestry: heights of trees from lidar; chunks in std::thread with std::atomic<double>, a mutex and call_once, results
// in padded slots, cells in a bitset, and a k-d tree in one array that is built with nth_element.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <atomic>
#include <bitset>
#include <cstdint>
#include <mutex>
#include <numeric>
#include <span>
#include <thread>
#include <vector>

struct Echo {
    std::array<double, 2> at;
    double height;
    std::uint8_t order;
};

class Tree {
    std::vector<Echo> nodes_;

    static void build(std::span<Echo> part, int axis)
    {
        if (part.size() < 2)
            return;
        const auto middle = part.begin() + static_cast<std::ptrdiff_t>(part.size() / 2);
        std::nth_element(part.begin(), middle, part.end(), [axis](const Echo &a, const Echo &b) { return a.at[axis] < b.at[axis]; });
        build(part.first(part.size() / 2), 1 - axis);
        build(part.subspan(part.size() / 2 + 1), 1 - axis);
    }
    template <class F> static void near(std::span<const Echo> part, int axis, std::array<double, 2> p, double r, F &&f)
    {
        if (part.empty())
            return;
        const std::size_t middle = part.size() / 2;
        const Echo &e = part[middle];
        const double dx = e.at[0] - p[0], dy = e.at[1] - p[1];
        if (dx * dx + dy * dy < r * r)
            f(e, dx * dx + dy * dy);
        const double side = p[axis] - e.at[axis];
        if (side < r)
            near(part.first(middle), 1 - axis, p, r, f);
        if (side > -r)
            near(part.subspan(middle + 1), 1 - axis, p, r, f);
    }

public:
    explicit Tree(std::vector<Echo> echoes) : nodes_(std::move(echoes)) { build(nodes_, 0); }
    template <class F> void around(std::array<double, 2> p, double r, F &&f) const { near(nodes_, 0, p, r, std::forward<F>(f)); }
};

struct alignas(64) Slot {
    double sum = 0;
    int count = 0;
};

static double volume(const double *height, int n, double slope, double smooth)
{
    std::vector<Echo> echoes;
    for (int i = 0; i < n; i++) {
        const double x = std::fmod(0.37 * i, 1.0), y = std::fmod(0.61 * i + 0.05, 1.0);
        echoes.push_back({{x, y}, height[i] - slope * x, static_cast<std::uint8_t>(i % 3)});
    }
    const Tree tree(echoes);
    constexpr int workers = 3, cells = 12;
    std::array<Slot, workers> slots;
    std::atomic<double> total{0};
    std::atomic<int> next{0};
    std::bitset<cells> filled;
    std::mutex mutex;
    std::once_flag once;
    double tallest = 0;
    std::vector<std::thread> threads;
    for (int w = 0; w < workers; w++)
        threads.emplace_back([&, w] {
            std::call_once(once, [&] { total.fetch_add(0.1 * slope); });
            for (int c = w; c < cells; c += workers) {
                double weight = 1e-3, sum = 0;
                tree.around({(c % 4 + 0.5) / 4, (c / 4 + 0.5) / 3}, 0.3, [&](const Echo &e, double q) {
                    const double k = std::exp(-q / (smooth * smooth)) / (1 + e.order);
                    weight += k;
                    sum += k * e.height;
                });
                const double canopy = sum / weight;
                slots[w].sum += canopy * canopy;
                slots[w].count++;
                total.fetch_add(canopy * (1 + 0.1 * c), std::memory_order_relaxed);
                const std::lock_guard lock(mutex);
                filled.set(c);
                tallest = std::max(tallest, canopy);
            }
            next++;
        });
    for (auto &t : threads)
        t.join();
    const double squares = std::accumulate(slots.begin(), slots.end(), 0.0, [](double s, const Slot &slot) { return s + slot.sum / slot.count; });
    return total / 10 + 0.01 * squares + 0.1 * tallest + (filled.all() && next == workers ? 0 : 100);
}

struct By {
    double slope, smooth;
};

int main()
{
    double height[20], d[20] = {}, slope = 1.3, smooth = 0.2;
    for (int i = 0; i < 20; i++)
        height[i] = 10 + 5 * std::sin(2.1 * i);
    const auto by = __enzyme_autodiff<By>((void *)volume, enzyme_dup, height, d, enzyme_const, 20, slope, smooth);
    for (int i = 0; i < 20; i++)
        EXPECT_SLOPE("height", i, d[i], volume(height, 20, slope, smooth), height[i], 1e-3, 1e-6);
    EXPECT_SLOPE("slope", 0, by.slope, volume(height, 20, slope, smooth), slope, 1e-3, 1e-6);
    EXPECT_SLOPE("smooth", 0, by.smooth, volume(height, 20, slope, smooth), smooth, 1e-4, 1e-6);
    return verdict();
}
