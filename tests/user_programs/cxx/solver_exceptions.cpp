// Numerics: Newton that throws when it does not converge, caught by a fallback; RAII counters.
#include "../expect.h"
#include <functional>
#include <stdexcept>
#include <string>

struct NoConvergence : std::runtime_error {
    int iterations;
    double best;
    NoConvergence(int n, double b) : std::runtime_error("no convergence after " + std::to_string(n)), iterations(n), best(b) {}
};

static int depth;
struct Scope {
    Scope() { depth++; }
    ~Scope() { depth--; }
};

static double newton(const std::function<double(double)> &f, const std::function<double(double)> &df, double x, int limit)
{
    Scope scope;
    for (int i = 0; i < limit; i++) {
        const double slope = df(x);
        if (std::fabs(slope) < 1e-3)
            throw std::domain_error("flat");
        const double step = f(x) / slope;
        x -= step;
        if (std::fabs(step) < 1e-14)
            return x;
    }
    throw NoConvergence(limit, x);
}

static double root(double a, double b, int limit)
{
    auto f = [a, b](double x) { return x * x * x + a * x - b; };
    auto df = [a](double x) { return 3 * x * x + a; };
    try {
        return newton(f, df, 2.0, limit);
    } catch (const NoConvergence &e) {
        return e.best + 0.125 * e.iterations;
    } catch (const std::domain_error &) {
        return a * b;
    }
}

static double objective(double a, double b)
{
    return root(a, b, 50) + 2 * root(a, b, 2) + root(a - a - 12.0, b, 5) + depth;
}

struct Two {
    double a, b;
};

int main()
{
    double a = 1.4, b = 2.6;
    const auto g = __enzyme_autodiff<Two>((void *)objective, a, b);
    EXPECT_SLOPE("a", 0, g.a, objective(a, b), a, 1e-4, 1e-7);
    EXPECT_SLOPE("b", 0, g.b, objective(a, b), b, 1e-4, 1e-7);
    return verdict();
}
