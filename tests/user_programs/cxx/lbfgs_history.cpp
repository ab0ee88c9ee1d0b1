// Optimisation: L-BFGS with its history in a deque of pairs of vectors; gradient through the run.
#include "../expect.h"
#include <algorithm>
#include <deque>
#include <functional>
#include <numeric>
#include <utility>
#include <vector>

using Vector = std::vector<double>;
static double dot(const Vector &a, const Vector &b) { return std::inner_product(a.begin(), a.end(), b.begin(), 0.0); }
static Vector axpy(double s, const Vector &a, Vector b)
{
    std::transform(a.begin(), a.end(), b.begin(), b.begin(), [s](double x, double y) { return s * x + y; });
    return b;
}

struct Result {
    Vector x;
    int iterations;
};

static Result minimise(const std::function<double(const Vector &, Vector &)> &f, Vector x, size_t memory, int limit)
{
    std::deque<std::pair<Vector, Vector>> history;
    Vector g(x.size()), next_g(x.size());
    double value = f(x, g);
    int it = 0;
    for (; it < limit && dot(g, g) > 1e-12; it++) {
        Vector q = g, alphas;
        for (auto h = history.rbegin(); h != history.rend(); ++h) {
            const double a = dot(h->first, q) / dot(h->first, h->second);
            q = axpy(-a, h->second, std::move(q));
            alphas.push_back(a);
        }
        if (!history.empty()) {
            const auto &[s, y] = history.back();
            for (double &v : q)
                v *= dot(s, y) / dot(y, y);
        }
        for (const auto &[s, y] : history) {
            const double b = dot(y, q) / dot(s, y);
            q = axpy(alphas.back() - b, s, std::move(q));
            alphas.pop_back();
        }
        double step = it == 0 ? 0.1 : 1;
        Vector next = axpy(-step, q, x);
        double next_value = f(next, next_g);
        while (next_value > value && step > 1e-6) {
            step *= 0.5;
            next = axpy(-step, q, x);
            next_value = f(next, next_g);
        }
        history.emplace_back(axpy(-1, x, next), axpy(-1, g, next_g));
        if (history.size() > memory)
            history.pop_front();
        x = std::move(next);
        g = next_g;
        value = next_value;
    }
    return {x, it};
}

static double after_a_few(const double *p)
{
    auto rosenbrock = [&](const Vector &x, Vector &g) {
        const double a = p[0] - x[0], b = x[1] - x[0] * x[0];
        g[0] = -2 * a - 4 * p[1] * x[0] * b;
        g[1] = 2 * p[1] * b;
        return a * a + p[1] * b * b;
    };
    const Result r = minimise(rosenbrock, {p[2], 1.0}, 3, 5);
    return r.x[0] + 2 * r.x[1] + 0.1 * r.iterations;
}

int main()
{
    double p[3] = {1.1, 4.0, -0.7}, d[3] = {};
    __enzyme_autodiff<double>((void *)after_a_few, enzyme_dup, p, d);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("p", i, d[i], after_a_few(p), p[i], 1e-5, 1e-4);
    return verdict();
}
