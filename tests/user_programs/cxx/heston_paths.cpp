// Finance: Heston by Monte Carlo, std::mt19937 and normal_distribution, antithetic paths.
#include "../expect.h"
#include <algorithm>
#include <random>
#include <vector>

struct Heston {
    double v0, kappa, theta, xi, rho;
};

class PathGenerator {
    std::mt19937 engine_;
    std::normal_distribution<double> normal_;

public:
    explicit PathGenerator(unsigned seed) : engine_(seed), normal_(0.0, 1.0) {}
    std::vector<std::pair<double, double>> shocks(int steps)
    {
        std::vector<std::pair<double, double>> z(steps);
        for (auto &[a, b] : z) {
            a = normal_(engine_);
            b = normal_(engine_);
        }
        return z;
    }
};

static double price(const Heston &m, double spot, double strike, int paths)
{
    constexpr int steps = 20;
    constexpr double dt = 1.0 / steps;
    PathGenerator generator(7);
    double sum = 0;
    for (int p = 0; p < paths; p++) {
        const auto z = generator.shocks(steps);
        for (double sign : {1.0, -1.0}) {
            double x = std::log(spot), v = m.v0;
            for (const auto &[a, b] : z) {
                const double vp = std::max(v, 0.0), w = m.rho * a + std::sqrt(1 - m.rho * m.rho) * b;
                x += -0.5 * vp * dt + std::sqrt(vp * dt) * sign * a;
                v += m.kappa * (m.theta - vp) * dt + m.xi * std::sqrt(vp * dt) * sign * w;
            }
            sum += std::max(std::exp(x) - strike, 0.0);
        }
    }
    return sum / (2 * paths);
}

int main()
{
    Heston m{0.09, 1.5, 0.08, 0.3, -0.6}, d{};
    double spot = 1.02, strike = 1.0;
    const double ds = __enzyme_autodiff<double>((void *)price, enzyme_dup, &m, &d, enzyme_out, spot, enzyme_const,
                                                strike, enzyme_const, 20);
    double *at = &m.v0, *g = &d.v0;
    for (int k = 0; k < 5; k++)
        EXPECT_SLOPE("model", k, g[k], price(m, spot, strike, 20), at[k], 1e-6, 1e-5);
    EXPECT_SLOPE("spot", 0, ds, price(m, spot, strike, 20), spot, 1e-6, 1e-5);
    return verdict();
}
