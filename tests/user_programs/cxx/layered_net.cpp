// Learning: layers behind base pointers in a vector, ranges, dropout by a generator of the standard library.
#include "../expect.h"
#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <random>
#include <ranges>
#include <span>
#include <vector>

struct Layer {
    virtual ~Layer() = default;
    virtual std::vector<double> forward(std::span<const double> in) = 0;
    virtual size_t weights() const { return 0; }
};
class Dense : public Layer {
    std::span<const double> w_; size_t in_, out_;
public:
    Dense(std::span<const double> w, size_t in, size_t out) : w_(w), in_(in), out_(out) {}
    size_t weights() const override { return (in_ + 1) * out_; }
    std::vector<double> forward(std::span<const double> x) override
    {
        std::vector<double> y(out_);
        for (size_t o : std::views::iota(size_t{0}, out_))
            y[o] = std::inner_product(x.begin(), x.end(), w_.begin() + o * in_, w_[in_ * out_ + o]);
        return y;
    }
};
class Tanh : public Layer {
    std::vector<double> forward(std::span<const double> x) override
    {
        std::vector<double> y(x.size());
        std::ranges::transform(x, y.begin(), [](double v) { return std::tanh(v); });
        return y;
    }
};
class Dropout : public Layer {
    std::mt19937 &g_; double p_;
public:
    Dropout(std::mt19937 &g, double p) : g_(g), p_(p) {}
    std::vector<double> forward(std::span<const double> x) override
    {
        std::bernoulli_distribution drop(p_);
        std::vector<double> y(x.begin(), x.end());
        for (double &v : y) v = drop(g_) ? 0 : v / (1 - p_);
        return y;
    }
};
static double loss(const double *w, int n)
{
    std::mt19937 g(42);
    std::span<const double> rest(w, n);
    std::vector<std::unique_ptr<Layer>> net;
    size_t width = 3;
    for (size_t next : {5, 4, 3}) {
        auto d = std::make_unique<Dense>(rest, width, next);
        rest = rest.subspan(d->weights());
        net.push_back(std::move(d));
        if (next != 3) { net.push_back(std::make_unique<Tanh>()); net.push_back(std::make_unique<Dropout>(g, 0.2)); }
        width = next;
    }
    double total = 0;
    for (int s = 0; s < 4; s++) {
        std::vector<double> x{0.3 * s, 1 - 0.2 * s, 0.5};
        for (auto &l : net) x = l->forward(x);
        const double top = *std::ranges::max_element(x);
        double sum = 0;
        for (double v : x | std::views::transform([top](double v) { return std::exp(v - top); })) sum += v;
        total += top + std::log(sum) - x[s % 3];
    }
    return total;
}
int main()
{
    constexpr int n = 4 * 5 + 6 * 4 + 5 * 3; std::vector<double> w(n), d(n);
    std::mt19937 g(7); std::normal_distribution<double> normal(0, 0.5);
    std::ranges::generate(w, [&] { return normal(g); });
    __enzyme_autodiff<void>((void *)loss, enzyme_dup, w.data(), d.data(), enzyme_const, n);
    for (int i = 0; i < n; i += 3) EXPECT_SLOPE("weight", i, d[i], loss(w.data(), n), w[i], 1e-4, 1e-6);
    return verdict();
}
