// Stalls of a market: tables in memory resources, with names, prices, and a buffer on the stack before the heap.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <memory_resource>
#include <string>
#include <string_view>
#include <vector>

struct Goods {
    std::pmr::string name;
    double price, freshness;
    int crates;

    using allocator_type = std::pmr::polymorphic_allocator<>;
    Goods(std::string_view n, double p, double f, int c, allocator_type a = {}) : name(n, a), price(p), freshness(f), crates(c) {}
    Goods(const Goods &o, allocator_type a = {}) : name(o.name, a), price(o.price), freshness(o.freshness), crates(o.crates) {}
    Goods(Goods &&o, allocator_type a) : name(std::move(o.name), a), price(o.price), freshness(o.freshness), crates(o.crates) {}
    Goods(Goods &&) = default;
    Goods &operator=(const Goods &) = default;
    Goods &operator=(Goods &&) = default;
};

class Stall {
    std::pmr::vector<Goods> goods_;
    double rent_;

public:
    using allocator_type = std::pmr::polymorphic_allocator<>;
    explicit Stall(double rent, allocator_type a = {}) : goods_(a), rent_(rent) {}
    Stall(const Stall &o, allocator_type a = {}) : goods_(o.goods_, a), rent_(o.rent_) {}
    Stall(Stall &&o, allocator_type a) : goods_(std::move(o.goods_), a), rent_(o.rent_) {}

    void offer(std::string_view name, double price, double freshness, int crates)
    {
        goods_.emplace_back(name, price, freshness, crates);
    }
    double sell(double shoppers, double heat)
    {
        double taken = -rent_;
        for (auto &g : goods_) {
            const double wanted = shoppers * g.freshness / (1 + g.price);
            taken += g.price * wanted * g.crates / (wanted + g.crates);
            g.freshness *= std::exp(-0.1 * heat);
        }
        return taken;
    }
    double best() const
    {
        const auto it = std::max_element(goods_.begin(), goods_.end(),
                                         [](const Goods &a, const Goods &b) { return a.price * a.freshness < b.price * b.freshness; });
        return it == goods_.end() ? 0 : it->price * it->freshness + 0.001 * static_cast<double>(it->name.size());
    }
};

double takings(const double *prices, double heat, double rent)
{
    std::array<std::byte, 512> buffer;
    std::pmr::monotonic_buffer_resource first(buffer.data(), buffer.size());
    std::pmr::unsynchronized_pool_resource pool(&first);
    std::pmr::map<std::pmr::string, Stall> stalls(&pool);
    const std::array<const char *, 3> keepers = {"Agnes", "Bartholomew of the northern gate", "Cosima"};
    int number = 0;
    for (const char *k : keepers) {
        auto [it, fresh] = stalls.try_emplace(k, rent * (1 + 0.1 * number));
        it->second.offer("plums", prices[0] * (1 + 0.05 * number), 1.0, 10);
        it->second.offer("mushrooms from the forest behind the mill", prices[1], 0.8, 4 + number);
        if (number != 1)
            it->second.offer("walnuts", prices[2], 1.2, 20);
        ++number;
    }
    double sum = 0;
    for (int hour = 8; hour < 14; ++hour)
        for (auto &[keeper, stall] : stalls)
            sum += stall.sell(10 + hour + static_cast<double>(keeper.size()), heat * (hour - 7) / 6);
    if (auto it = stalls.find("Cosima"); it != stalls.end()) {
        sum += 5 * it->second.best();
        stalls.erase(it);
    }
    std::pmr::vector<double> bests(&pool);
    for (const auto &[keeper, stall] : stalls)
        bests.push_back(stall.best());
    for (double b : bests)
        sum += b * b;
    return sum;
}

struct Slopes {
    double heat, rent;
};

int main()
{
    double prices[3] = {2.5, 6, 1.75}, d[3] = {}, heat = 0.8, rent = 12;
    const auto g = __enzyme_autodiff<Slopes>((void *)takings, enzyme_dup, prices, d, enzyme_out, heat, enzyme_out, rent);
    EXPECT_SLOPE("heat", 0, g.heat, takings(prices, heat, rent), heat, 1e-3, 1e-7);
    EXPECT_SLOPE("rent", 0, g.rent, takings(prices, heat, rent), rent, 1e-3, 1e-7);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("price", i, d[i], takings(prices, heat, rent), prices[i], 1e-3, 1e-7);
    return verdict();
}
