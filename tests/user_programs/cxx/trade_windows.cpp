// Monotonic deque, priority queue and multimap in a stream of trades.
#include <algorithm>
#include <deque>
#include <map>
#include <numeric>
#include <queue>
#include <string_view>
#include <vector>
#include "../expect.h"
struct Trade {
    int id;
    double price;
    float volume;
    bool buy;
    char venue[3];
};
double stream(const double *p, const float *v, int n)
{
    std::deque<Trade> window;
    std::multimap<int, Trade> byVenue;
    auto less = [](const Trade &a, const Trade &b) {
        return a.price * a.volume < b.price * b.volume;
    };
    std::priority_queue<Trade, std::vector<Trade>, decltype(less)> top(less);
    double sum = 0;
    for (int i = 0; i < n; ++i) {
        Trade t{i, p[i] * 1.5, v[i], i % 3 == 0, {'a', char('0' + i % 4), 0}};
        while (!window.empty() && window.back().price < t.price)
            window.pop_back();
        window.push_back(t);
        if (window.front().id < i - 4)
            window.pop_front();
        byVenue.emplace(i % 4, t);
        top.push(t);
        if (top.size() > 5) {
            sum += top.top().price * 0.01 * top.size();
            top.pop();
        }
        sum += window.front().price * window.size();
    }
    for (auto [k, t] : byVenue)
        sum += t.price * t.volume * (std::string_view(t.venue) == "a2" ? 2 : 1) + k;
    while (!top.empty()) {
        sum += top.top().volume * top.top().price;
        top.pop();
    }
    return sum;
}
int main()
{
    std::vector<double> p(14), dp(14);
    std::vector<float> v(14), dv(14);
    for (int i = 0; i < 14; ++i) {
        p[i] = 10 + ((i * 37) % 11) * 0.7;
        v[i] = 1 + ((i * 5) % 7) * 0.25f;
    }
    __enzyme_autodiff<double>((void *)stream, enzyme_dup, p.data(), dp.data(), enzyme_dup, v.data(),
                              dv.data(), enzyme_const, 14);
    for (int i = 0; i < 14; ++i) {
        EXPECT_SLOPE("p", i, dp[i], stream(p.data(), v.data(), 14), p[i], 1e-4, 1e-7);
        EXPECT_SLOPE("v", i, dv[i], stream(p.data(), v.data(), 14), v[i], 1.0 / 1024, 1e-4);
    }
    return verdict();
}
