// Clearing of a day-ahead market: bids sorted with a projection, a multimap of offers, optional
// result.
#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <tuple>
#include <vector>
#include "../expect.h"
enum class Side : char { buy, sell };
struct Order {
    Side side;
    int id;
    float quantity;
    double price;
    bool partial;
};
static std::optional<double> clear(std::vector<Order> orders)
{
    std::ranges::stable_sort(orders, {},
                             [](const Order &o) { return std::tuple(o.side, o.price, o.id); });
    std::multimap<double, const Order *> offers;
    std::vector<Order> bids;
    for (const auto &o : orders)
        if (o.side == Side::sell)
            offers.emplace(o.price, &o);
        else
            bids.push_back(o);
    std::reverse(bids.begin(), bids.end());
    double traded = 0, welfare = 0, last = 0;
    auto offer = offers.begin();
    double left = offer == offers.end() ? 0 : offer->second->quantity;
    for (auto &[side, id, quantity, price, partial] : bids) {
        double need = quantity;
        while (need > 1e-9 && offer != offers.end() && offer->first < price) {
            const double take = std::min(need, left);
            welfare += take * (price - offer->first);
            traded += take;
            last = 0.5 * (price + offer->first);
            need -= take;
            left -= take;
            if (left < 1e-9) {
                ++offer;
                if (offer != offers.end())
                    left = offer->second->quantity;
            }
        }
        partial = need > 1e-9;
    }
    if (traded <= 0)
        return std::nullopt;
    return welfare / traded + last * std::log1p(traded);
}
static double market(const double *price, const float *quantity, int n)
{
    std::vector<Order> orders;
    orders.reserve(n);
    for (int i = 0; i < n; ++i)
        orders.push_back({i % 2 ? Side::sell : Side::buy, i, quantity[i], price[i], false});
    return clear(std::move(orders)).value_or(0);
}
int main()
{
    double p[8], dp[8] = {};
    float q[8], dq[8] = {};
    for (int i = 0; i < 8; ++i)
        p[i] = i % 2 ? 20 + 3.3 * i : 55 - 2.7 * i,
        q[i] = 10.3f + (i * 7) % 5 * 1.37f + 0.61f * i * i;
    __enzyme_autodiff<void>((void *)market, enzyme_dup, p, dp, enzyme_dup, q, dq, enzyme_const, 8);
    for (int i = 0; i < 8; ++i)
        EXPECT_SLOPE("price", i, dp[i], market(p, q, 8), p[i], 1e-4, 1e-6);
    for (int i = 0; i < 8; ++i) {
        float kept = q[i];
        q[i] = kept + 0.0078125f;
        double a = market(p, q, 8);
        q[i] = kept - 0.0078125f;
        double b = market(p, q, 8);
        q[i] = kept;
        expect("quantity", i, dq[i], (a - b) / 0.015625, 2e-3);
    }
    return verdict();
}
