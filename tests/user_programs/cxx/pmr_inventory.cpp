// Logistics: stock in containers that take their memory from a monotonic buffer and a pool.
#include "../expect.h"
#include <array>
#include <cstddef>
#include <map>
#include <memory_resource>
#include <string>
#include <vector>

struct Lot {
    double amount;
    float price;
    int day;
};

class Warehouse {
    std::pmr::map<std::pmr::string, std::pmr::vector<Lot>> stock_;

public:
    explicit Warehouse(std::pmr::memory_resource *memory) : stock_(memory) {}
    void receive(std::string_view item, double amount, double price, int day)
    {
        std::pmr::string key(item, stock_.get_allocator().resource());
        stock_[key].push_back(Lot{amount, static_cast<float>(price), day});
    }
    double issue(std::string_view item, double amount)
    {
        auto found = stock_.find(std::pmr::string(item));
        if (found == stock_.end())
            return 50 * amount;
        double cost = 0;
        auto &lots = found->second;
        while (!lots.empty() && amount > 0) {
            Lot &oldest = lots.front();
            const double take = std::min(amount, oldest.amount);
            cost += take * oldest.price;
            oldest.amount -= take;
            amount -= take;
            if (oldest.amount <= 0)
                lots.erase(lots.begin());
        }
        return cost + 20 * amount;
    }
    double value(int today) const
    {
        double sum = 0;
        for (const auto &[item, lots] : stock_)
            for (const Lot &lot : lots)
                sum += lot.amount * lot.price * std::exp(-0.01 * (today - lot.day));
        return sum;
    }
};

static double cost(const double *amounts, const double *prices, int n, double demand)
{
    std::array<std::byte, 512> buffer;
    std::pmr::monotonic_buffer_resource arena(buffer.data(), buffer.size());
    std::pmr::unsynchronized_pool_resource pool(&arena);
    Warehouse w(&pool);
    static const char *items[] = {"bolts", "nuts", "a very long name of an article in stock"};
    for (int i = 0; i < n; i++)
        w.receive(items[i % 3], amounts[i], prices[i], i);
    double total = 0;
    for (int day = 0; day < 3; day++)
        total += w.issue(items[day], demand * (1 + 0.2 * day)) + w.issue("washers", 0.01 * demand);
    return total + w.value(n) * 0.5;
}

int main()
{
    double amounts[9] = {2, 3, 1, 2.5, 2, 3, 4, 1, 2}, prices[9], da[9] = {}, dp[9] = {}, demand = 3.3;
    for (int i = 0; i < 9; i++)
        prices[i] = 1 + 0.25 * ((i * 4) % 9);
    const double dd = __enzyme_autodiff<double>((void *)cost, enzyme_dup, amounts, da, enzyme_dup, prices, dp,
                                                enzyme_const, 9, enzyme_out, demand);
    for (int i = 0; i < 9; i++) {
        EXPECT_SLOPE("amount", i, da[i], cost(amounts, prices, 9, demand), amounts[i], 1e-3, 1e-6);
        EXPECT_SLOPE("price", i, dp[i], cost(amounts, prices, 9, demand), prices[i], 0.0078125, 1e-4);
    }
    EXPECT_SLOPE("demand", 0, dd, cost(amounts, prices, 9, demand), demand, 1e-3, 1e-6);
    return verdict();
}
