// Viticulture: rows of vines in containers with an allocator of one's own (stateful, counted), node handles that move
// between maps, scoped enums with operators, pairs in a deque, and a harvest that is planned by merging.
#include "../expect.h"
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

class Heap {
    std::vector<std::unique_ptr<std::byte[]>> blocks_;
    std::size_t left_ = 0;
    std::byte *next_ = nullptr;

public:
    std::size_t given = 0;
    void *take(std::size_t bytes)
    {
        bytes = (bytes + 15) & ~std::size_t{15};
        if (bytes > left_) {
            left_ = std::max<std::size_t>(1024, bytes);
            blocks_.push_back(std::make_unique<std::byte[]>(left_));
            next_ = blocks_.back().get();
        }
        given += bytes;
        left_ -= bytes;
        return std::exchange(next_, next_ + bytes);
    }
};

template <class T> struct FromHeap {
    using value_type = T;
    using propagate_on_container_move_assignment = std::true_type;
    Heap *heap;
    explicit FromHeap(Heap &h) : heap(&h) {}
    template <class U> FromHeap(const FromHeap<U> &o) : heap(o.heap) {}
    T *allocate(std::size_t n) { return static_cast<T *>(heap->take(n * sizeof(T))); }
    void deallocate(T *, std::size_t) noexcept {}
    friend bool operator==(const FromHeap &a, const FromHeap &b) { return a.heap == b.heap; }
};

enum class Care : std::uint8_t { None = 0, Prune = 1, Water = 2, Net = 4 };
constexpr Care operator|(Care a, Care b) { return static_cast<Care>(static_cast<unsigned>(a) | static_cast<unsigned>(b)); }
constexpr bool has(Care all, Care one) { return (static_cast<unsigned>(all) & static_cast<unsigned>(one)) != 0; }

struct Vine {
    std::int16_t row;
    Care care;
    double vigour;
    float sugar;
};

template <class T> using Vector = std::vector<T, FromHeap<T>>;
using Rows = std::map<int, Vector<Vine>, std::less<>, FromHeap<std::pair<const int, Vector<Vine>>>>;

static void season(Vector<Vine> &vines, double rain, double heat)
{
    for (auto &v : vines) {
        const double water = rain + (has(v.care, Care::Water) ? 0.4 : 0.0);
        v.vigour += 0.2 * v.vigour * (water / (0.5 + water) - 0.3 * v.vigour);
        if (has(v.care, Care::Prune))
            v.vigour *= 0.85;
        v.sugar += static_cast<float>(heat * (1.2 - 0.4 * v.vigour) * (has(v.care, Care::Net) ? 1.0 : 0.9));
    }
}

static double vintage(const float *vigour, int n, double rain, double heat)
{
    Heap heap;
    Rows early{FromHeap<std::pair<const int, Vector<Vine>>>(heap)}, late(early.get_allocator());
    for (int i = 0; i < n; i++) {
        auto [row, fresh] = early.try_emplace(i / 3, FromHeap<Vine>(heap));
        const Care care = i % 2 ? Care::Prune | Care::Net : i % 3 ? Care::Water : Care::None;
        row->second.push_back({static_cast<std::int16_t>(i / 3), care, vigour[i], 12.0f});
        if (fresh)
            row->second.reserve(2);
    }
    std::deque<std::pair<double, double>> weather;
    for (int week = 0; week < 6; week++) {
        weather.emplace_front(rain * (1 + 0.3 * std::sin(week)), heat * (1 + 0.1 * week));
        if (weather.size() > 3)
            weather.pop_back();
        const auto [wet, warm] = std::accumulate(weather.begin(), weather.end(), std::pair{0.0, 0.0}, [](auto sum, const auto &w) {
            return std::pair{sum.first + w.first / 3, sum.second + w.second / 3};
        });
        for (auto &[number, row] : early)
            season(row, wet, warm);
        for (auto &[number, row] : late)
            season(row, 0.5 * wet, warm);
        if (week == 2) {
            auto node = early.extract(std::prev(early.end()));
            node.key() = 100;
            late.insert(std::move(node));
        } else if (week == 4) {
            late.insert_or_assign(7, std::as_const(early).begin()->second);
            early.merge(late);
        }
    }
    const FromHeap<Vine> all(heap);
    Vector<Vine> ripe(all), rest(all), picked(all);
    for (const auto &[number, row] : early)
        std::partition_copy(row.begin(), row.end(), std::back_inserter(ripe), std::back_inserter(rest), [](const Vine &v) { return v.sugar > 17.5f; });
    const auto sweeter = [](const Vine &a, const Vine &b) { return std::tie(a.sugar, a.vigour) > std::tie(b.sugar, b.vigour); };
    std::sort(ripe.begin(), ripe.end(), sweeter);
    std::sort(rest.begin(), rest.end(), sweeter);
    std::merge(ripe.begin(), ripe.end(), rest.begin(), rest.end(), std::back_inserter(picked), sweeter);
    double sum = 0, share = 1;
    for (const auto &v : picked) {
        sum += share * v.sugar * v.vigour;
        share *= 0.8;
    }
    return sum / 10 + (heap.given > 100 ? 0 : 1);
}

struct By {
    double rain, heat;
};

int main()
{
    float vigour[8], d[8] = {};
    double rain = 0.6, heat = 0.9;
    for (int i = 0; i < 8; i++)
        vigour[i] = 0.6f + 0.125f * (i * 5 % 8);
    const auto by = __enzyme_autodiff<By>((void *)vintage, enzyme_dup, vigour, d, enzyme_const, 8, rain, heat);
    for (int i = 0; i < 8; i++)
        EXPECT_SLOPE("vigour", i, d[i], vintage(vigour, 8, rain, heat), vigour[i], 0.00390625f, 2e-3);
    EXPECT_SLOPE("rain", 0, by.rain, vintage(vigour, 8, rain, heat), rain, 2e-3, 2e-3);
    EXPECT_SLOPE("heat", 0, by.heat, vintage(vigour, 8, rain, heat), heat, 2e-3, 2e-3);
    return verdict();
}
