// Chemistry: a surface of potential energy with a cache of the last points (list and unordered_map), a path relaxed on it.
#include "../expect.h"
#include <array>
#include <cstdint>
#include <list>
#include <unordered_map>
#include <utility>
#include <vector>

struct Key {
    std::int32_t i, j;
    bool operator==(const Key &) const = default;
};

template <> struct std::hash<Key> {
    std::size_t operator()(const Key &k) const noexcept { return static_cast<std::size_t>(k.i) * 73856093u ^ static_cast<std::size_t>(k.j) * 19349663u; }
};

template <class K, class V> class Cache {
    std::list<std::pair<K, V>> order_;
    std::unordered_map<K, typename std::list<std::pair<K, V>>::iterator> where_;
    std::size_t room_;

  public:
    int hits = 0;
    explicit Cache(std::size_t room) : room_(room) {}
    template <class F> const V &get(const K &key, F make)
    {
        if (auto it = where_.find(key); it != where_.end()) {
            order_.splice(order_.begin(), order_, it->second);
            hits++;
            return it->second->second;
        }
        if (order_.size() == room_) {
            where_.erase(order_.back().first);
            order_.pop_back();
        }
        order_.emplace_front(key, make(key));
        where_[key] = order_.begin();
        return order_.front().second;
    }
};

class Surface {
    const double *depth_;
    Cache<Key, std::array<double, 3>> cache_{12};

  public:
    explicit Surface(const double *depth) : depth_(depth) {}
    const std::array<double, 3> &corner(Key k)
    {
        return cache_.get(k, [this](Key at) {
            const double x = 0.5 * at.i, y = 0.5 * at.j;
            const double a = depth_[0] * std::exp(-x * x - y * y), b = depth_[1] * std::exp(-(x - 2) * (x - 2) - (y - 1) * (y - 1));
            return std::array<double, 3>{-a - b + depth_[2] * x * y, 2 * x * a, 2 * y * a};
        });
    }
    double energy(double x, double y)
    {
        const int i = static_cast<int>(std::floor(2 * x)), j = static_cast<int>(std::floor(2 * y));
        const double u = 2 * x - i, v = 2 * y - j;
        const double low = (1 - u) * corner({i, j})[0] + u * corner({i + 1, j})[0];
        const double high = (1 - u) * corner({i, j + 1})[0] + u * corner({i + 1, j + 1})[0];
        return (1 - v) * low + v * high + 0.01 * corner({i, j})[1] * corner({i, j})[2];
    }
    int hits() const { return cache_.hits; }
};

static double barrier(const double *depth, double bend)
{
    Surface s(depth);
    std::vector<std::pair<double, double>> path;
    for (int k = 0; k <= 8; k++) {
        const double t = k / 8.0;
        path.emplace_back(2 * t, t + bend * t * (1 - t));
    }
    double highest = 0, sum = 0;
    for (int round = 0; round < 3; round++)
        for (auto &[x, y] : path) {
            const double e = s.energy(x, y);
            highest += std::exp(4 * e);
            sum += e;
            y += 0.01 * e;
        }
    return std::log(highest) / 4 + 0.1 * sum + (s.hits() > 1 ? 1 : 0);
}

int main()
{
    double depth[3] = {1.5, 2.1, 0.2}, d[3] = {}, bend = 0.33;
    const double db = __enzyme_autodiff<double>((void *)barrier, enzyme_dup, depth, d, enzyme_out, bend);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("depth", i, d[i], barrier(depth, bend), depth[i], 1e-4, 1e-6);
    EXPECT_SLOPE("bend", 0, db, barrier(depth, bend), bend, 1e-5, 1e-6);
    return verdict();
}
