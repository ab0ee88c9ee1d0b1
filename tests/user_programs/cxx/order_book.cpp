// Finance: an order book with limit orders in maps of lists; impact of a market order by price and size.
#include "../expect.h"
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <optional>
#include <vector>

enum class Side { Buy, Sell };
struct Order {
    int id;
    Side side;
    double price, size;
};
struct Trade {
    int maker;
    double price, size;
};
class Book {
    std::map<int, std::list<Order>, std::greater<int>> bids_;
    std::map<int, std::list<Order>> asks_;
    std::deque<Trade> tape_;
    std::vector<std::function<void(const Trade &)>> listeners_;

    template <typename Levels> double match(Levels &levels, double size)
    {
        double paid = 0;
        while (size > 1e-12 && !levels.empty()) {
            auto &queue = levels.begin()->second;
            while (size > 1e-12 && !queue.empty()) {
                Order &o = queue.front();
                const double taken = std::min(size, o.size);
                Trade t{o.id, o.price, taken};
                tape_.push_back(t);
                for (auto &l : listeners_)
                    l(t);
                paid += taken * o.price;
                o.size -= taken;
                size -= taken;
                if (o.size <= 1e-12)
                    queue.pop_front();
            }
            if (queue.empty())
                levels.erase(levels.begin());
        }
        return paid;
    }

public:
    void on_trade(std::function<void(const Trade &)> f) { listeners_.push_back(std::move(f)); }
    void add(const Order &o)
    {
        const int tick = (int)std::floor(o.price * 10);
        if (o.side == Side::Buy)
            bids_[tick].push_back(o);
        else
            asks_[tick].push_back(o);
    }
    double market(Side side, double size) { return side == Side::Buy ? match(asks_, size) : match(bids_, size); }
    std::optional<double> best(Side side) const
    {
        if (side == Side::Buy)
            return bids_.empty() ? std::nullopt : std::optional(bids_.begin()->second.front().price);
        return asks_.empty() ? std::nullopt : std::optional(asks_.begin()->second.front().price);
    }
    const std::deque<Trade> &tape() const { return tape_; }
};

static double impact(const double *prices, const double *sizes, int n, double order)
{
    Book book;
    double volume = 0, weighted = 0;
    book.on_trade([&](const Trade &t) { volume += t.size; });
    book.on_trade([&weighted, k = 0](const Trade &t) mutable { weighted += t.size * t.price * std::exp(-0.1 * k++); });
    for (int i = 0; i < n; i++)
        book.add({i, i % 2 ? Side::Sell : Side::Buy, prices[i], sizes[i]});
    const double before = book.best(Side::Sell).value_or(0) - book.best(Side::Buy).value_or(0);
    const double paid = book.market(Side::Buy, order);
    const double got = book.market(Side::Sell, 0.7 * order);
    const double after = book.best(Side::Sell).value_or(0) - book.best(Side::Buy).value_or(0);
    double memory = 0;
    for (auto it = book.tape().rbegin(); it != book.tape().rend(); ++it)
        memory = 0.5 * memory + it->price * it->size;
    return paid - got + (after - before) * (after - before) + weighted / volume + memory;
}

int main()
{
    double p[8] = {9.91, 10.13, 9.85, 10.22, 9.93, 10.15, 9.72, 10.31}, dp[8] = {};
    double s[8] = {1.1, 0.6, 2.0, 1.4, 0.7, 0.9, 1.5, 2.2}, ds[8] = {};
    double q = 1.83;
    const double dq = __enzyme_autodiff<double>((void *)impact, enzyme_dup, p, dp, enzyme_dup, s, ds, enzyme_const, 8, enzyme_out, q);
    EXPECT_SLOPE("order", 0, dq, impact(p, s, 8, q), q, 1e-5, 1e-6);
    for (int i = 0; i < 8; i++) {
        EXPECT_SLOPE("price", i, dp[i], impact(p, s, 8, q), p[i], 1e-5, 1e-6);
        EXPECT_SLOPE("size", i, ds[i], impact(p, s, 8, q), s[i], 1e-5, 1e-6);
    }
    return verdict();
}
