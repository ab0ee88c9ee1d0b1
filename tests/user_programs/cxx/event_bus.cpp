// An event bus with std::function handlers, unordered_map of vectors, any-like payloads by
// std::any_cast.
#include <any>
#include <cmath>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>
#include "../expect.h"
struct Reading {
    int channel;
    double value;
};
struct Alarm {
    std::string why;
    double level;
};
class Bus
{
    std::unordered_map<std::string, std::vector<std::function<void(Bus &, const std::any &)>>>
        handlers_;
    int depth_ = 0;

  public:
    void on(const std::string &topic, std::function<void(Bus &, const std::any &)> f)
    {
        handlers_[topic].push_back(std::move(f));
    }
    void emit(const std::string &topic, const std::any &payload)
    {
        if (++depth_ < 10)
            for (auto &h : handlers_[topic])
                h(*this, payload);
        --depth_;
    }
};
static double plant(const double *gain, const double *x, int n)
{
    Bus bus;
    double score = 0, smooth = 0;
    bus.on("reading", [&](Bus &b, const std::any &a) {
        const auto &r = std::any_cast<const Reading &>(a);
        smooth = gain[0] * smooth + (1 - gain[0]) * r.value;
        b.emit("smooth", std::any(smooth * gain[1]));
    });
    bus.on("smooth", [&](Bus &b, const std::any &a) {
        const double v = std::any_cast<double>(a);
        score += v * v;
        if (v > 0.8)
            b.emit("alarm", Alarm{"the pressure in the vessel is above its limit", v - 0.8});
    });
    bus.on("alarm", [&](Bus &, const std::any &a) {
        if (auto *al = std::any_cast<Alarm>(&a))
            score += gain[2] * std::exp(al->level) / al->why.size();
    });
    for (int i = 0; i < n; ++i)
        bus.emit("reading", Reading{i % 3, x[i]});
    return score;
}
int main()
{
    double g[3] = {0.6, 1.4, 2.0}, x[10], dg[3] = {}, dx[10] = {};
    for (int i = 0; i < 10; ++i)
        x[i] = 0.7 + 0.4 * std::sin(i);
    __enzyme_autodiff<void>((void *)plant, enzyme_dup, g, dg, enzyme_dup, x, dx, enzyme_const, 10);
    for (int i = 0; i < 3; ++i)
        EXPECT_SLOPE("gain", i, dg[i], plant(g, x, 10), g[i], 1e-4, 1e-6);
    for (int i = 0; i < 10; ++i)
        EXPECT_SLOPE("x", i, dx[i], plant(g, x, 10), x[i], 1e-4, 1e-6);
    return verdict();
}
