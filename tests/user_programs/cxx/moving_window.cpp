// Signal processing: a std::deque as a window, medians by nth_element, exponential smoothing.
#include "../expect.h"
#include <algorithm>
#include <deque>
#include <numeric>
#include <vector>

class Window {
    std::deque<double> values_;
    size_t size_;

public:
    explicit Window(size_t n) : size_(n) {}
    void push(double v)
    {
        values_.push_back(v);
        if (values_.size() > size_)
            values_.pop_front();
    }
    double median() const
    {
        std::vector<double> copy(values_.begin(), values_.end());
        auto middle = copy.begin() + copy.size() / 2;
        std::nth_element(copy.begin(), middle, copy.end());
        return *middle;
    }
    double mean() const { return std::accumulate(values_.begin(), values_.end(), 0.0) / values_.size(); }
    double spread() const
    {
        const auto [low, high] = std::minmax_element(values_.begin(), values_.end());
        return *high - *low;
    }
};

static double smooth(const double *x, int n, double alpha)
{
    Window w(5);
    double state = 0, total = 0;
    for (int i = 0; i < n; i++) {
        w.push(x[i]);
        state = alpha * w.median() + (1 - alpha) * state;
        total += (state - w.mean()) * (state - w.mean()) + 0.1 * w.spread() * state;
    }
    return total;
}

int main()
{
    double x[20], d[20] = {}, alpha = 0.3;
    for (int i = 0; i < 20; i++)
        x[i] = std::sin(0.6 * i) + 0.4 * std::cos(2.9 * i);
    const double da = __enzyme_autodiff<double>((void *)smooth, enzyme_dup, x, d, enzyme_const, 20, enzyme_out, alpha);
    for (int i = 0; i < 20; i++)
        EXPECT_SLOPE("x", i, d[i], smooth(x, 20, alpha), x[i], 1e-4, 1e-6);
    EXPECT_SLOPE("alpha", 0, da, smooth(x, 20, alpha), alpha, 1e-4, 1e-6);
    return verdict();
}
