// Trading: orders as variants in deques by price, iterators that stay, a log of fills, fees by category in an enum class map.
#include "../expect.h"
#include <cmath>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

enum class Side : std::uint8_t { buy, sell };
struct Limit { double price, amount; Side side; std::uint32_t id; };
struct Market { double amount; Side side; };
struct Cancel { std::uint32_t id; };
using Order = std::variant<Limit, Market, Cancel>;
struct Fill { double price, amount; std::string who; };
class Book {
    std::map<double, std::deque<Limit>, std::greater<double>> bids_; std::map<double, std::deque<Limit>> asks_;
    std::vector<Fill> fills_;
    template <class Levels> double take(Levels &levels, double amount, double limit, bool buying)
    {
        for (auto it = levels.begin(); it != levels.end() && amount > 0;) {
            if (buying ? it->first > limit : it->first < limit) break;
            auto &queue = it->second;
            while (!queue.empty() && amount > 0) {
                auto &o = queue.front();
                const double q = std::fmin(o.amount, amount);
                fills_.push_back({it->first, q, "maker #" + std::to_string(o.id)});
                o.amount -= q; amount -= q;
                if (o.amount <= 0) queue.pop_front();
            }
            it = queue.empty() ? levels.erase(it) : std::next(it);
        }
        return amount;
    }
public:
    void operator()(const Limit &l)
    {
        Limit left = l;
        if (l.side == Side::buy) { left.amount = take(asks_, l.amount, l.price, true); if (left.amount > 0) bids_[l.price].push_back(left); }
        else { left.amount = take(bids_, l.amount, l.price, false); if (left.amount > 0) asks_[l.price].push_back(left); }
    }
    void operator()(const Market &m) { m.side == Side::buy ? take(asks_, m.amount, 1e9, true) : take(bids_, m.amount, -1e9, false); }
    void operator()(const Cancel &c) { for (auto &[p, q] : asks_) std::erase_if(q, [&](const Limit &l) { return l.id == c.id; }); }
    double turnover() const { double s = 0; for (const auto &f : fills_) s += f.price * f.amount * (1 + 0.01 * f.who.size()); for (const auto &[p, q] : bids_) for (auto &l : q) s += 0.1 * l.amount * l.amount; return s; }
};
static double day(const double *x, int n)
{
    Book book;
    std::vector<Order> orders;
    for (int i = 0; i < n; i++) {
        if (i % 5 == 4) orders.emplace_back(Market{x[i], i % 2 ? Side::buy : Side::sell});
        else if (i % 7 == 6) orders.emplace_back(Cancel{(std::uint32_t)(i - 2)});
        else orders.emplace_back(Limit{100 + x[(i + 3) % n] * (i % 2 ? 1 : -1) + (i % 3), x[i], i % 2 ? Side::sell : Side::buy, (std::uint32_t)i});
    }
    for (auto &o : orders) std::visit(book, o);
    return book.turnover();
}
int main()
{
    constexpr int n = 18; double x[n], d[n] = {};
    for (int i = 0; i < n; i++) x[i] = 1.3 + 0.4 * std::sin(1.7 * i);
    __enzyme_autodiff<void>((void *)day, enzyme_dup, x, d, enzyme_const, n);
    for (int i = 0; i < n; i++) EXPECT_SLOPE("amount", i, d[i], day(x, n), x[i], 1e-5, 1e-6);
    return verdict();
}
