// Monte Carlo: an option's price, paths on all processes, a Reduce at the end; sensitivities by all parameters.
#include "derivatives.h"
#include <random>
#include <vector>
static double price(const double *x, int n)
{
    const double s0 = 1.0 + x[0], sigma = 0.2 + 0.1 * x[1], r = 0.05 * x[2], strike = 1.0 + 0.5 * x[3];
    std::mt19937_64 random(42 + rank);
    std::normal_distribution<double> normal;
    const int paths = 400, steps = 8;
    std::vector<double> payoff(paths);
    for (int p = 0; p < paths; p++) {
        double s = s0, mean = 0;
        for (int t = 0; t < steps; t++) {
            s *= std::exp((r - 0.5 * sigma * sigma) / steps + sigma * std::sqrt(1.0 / steps) * normal(random));
            mean += s / steps;
        }
        const double z = (mean - strike) / 0.02; // a smooth payoff
        payoff[p] = 0.02 * (z > 30 ? z : std::log1p(std::exp(z)));
    }
    double sums[2] = {0, 0}, all[2] = {0, 0};
    for (double v : payoff) { sums[0] += v; sums[1] += v * v; }
    MPI_Reduce(sums, all, 2, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
    if (rank != 0) return 0;
    const double mean = all[0] / (paths * size);
    return mean * std::exp(-r) + 0.1 * std::sqrt(all[1] / (paths * size) - mean * mean) + 0 * n;
}
int main(int c, char **v) { begin(&c, &v); CHECK(price, 4); return report(); }
