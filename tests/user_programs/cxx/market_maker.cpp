// Price levels in two maps with different orders, a deque of fills by value, time-weighted
// averages, static counters.
#include <algorithm>
#include <cmath>
#include <deque>
#include <functional>
#include <map>
#include <utility>
#include <vector>
#include "../expect.h"
namespace book
{
struct Fill {
    double price;
    unsigned size;
    bool buy;
};
class Maker
{
    std::map<double, unsigned, std::greater<>> bids_;
    std::map<double, unsigned> asks_;
    std::deque<Fill> fills_;
    double cash_ = 0, skew_;
    int inventory_ = 0;
    static int trades;

  public:
    explicit Maker(double skew) : skew_(skew)
    {
        trades = 0;
    }
    void quote(double mid, double spread)
    {
        bids_.clear();
        asks_.clear();
        for (int k = 0; k < 3; ++k) {
            bids_.try_emplace(mid - spread * (k + 0.5) - skew_ * inventory_, 10u * (k + 1));
            asks_.try_emplace(mid + spread * (k + 0.5) - skew_ * inventory_, 10u * (k + 1));
        }
    }
    void hit(unsigned size, bool buy)
    {
        auto take = [&](auto &side, int sign) {
            while (size && !side.empty()) {
                auto best = side.begin();
                const unsigned n = std::min(size, best->second);
                fills_.push_back({best->first, n, buy});
                cash_ += sign * best->first * n;
                inventory_ -= sign * int(n);
                size -= n;
                ++trades;
                if ((best->second -= n) == 0)
                    side.erase(best);
            }
        };
        if (buy)
            take(asks_, 1);
        else
            take(bids_, -1);
        while (fills_.size() > 6)
            fills_.pop_front();
    }
    double value(double mid) const
    {
        double vwap = 0, n = 0;
        for (const auto &f : fills_)
            vwap += f.price * f.size * (f.buy ? 1.1 : 0.9), n += f.size;
        return cash_ + inventory_ * mid + (n > 0 ? vwap / n : 0) + 0.001 * trades;
    }
};
int Maker::trades = 0;
} // namespace book
static double day(const double *mid, int n, double spread, double skew)
{
    book::Maker m(skew);
    for (int i = 0; i < n; ++i) {
        m.quote(mid[i], spread);
        m.hit(7 + 11 * (i % 4), i % 3 != 1);
    }
    return m.value(mid[n - 1]);
}
int main()
{
    double mid[8], d[8] = {};
    for (int i = 0; i < 8; ++i)
        mid[i] = 100 + std::sin(i * 1.1);
    __enzyme_autodiff<void>((void *)day, enzyme_dup, mid, d, enzyme_const, 8, enzyme_const, 0.2,
                            enzyme_const, 0.01);
    for (int i = 0; i < 8; ++i)
        EXPECT_SLOPE("mid", i, d[i], day(mid, 8, 0.2, 0.01), mid[i], 1e-3, 1e-5);
    double s = __enzyme_autodiff<double>((void *)day, enzyme_const, mid, enzyme_const, 8,
                                         enzyme_out, 0.2, enzyme_const, 0.01),
           sp = 0.2;
    EXPECT_SLOPE("spread", 0, s, day(mid, 8, sp, 0.01), sp, 1e-4, 1e-5);
    return verdict();
}
