// Differentiates its own code, through the library: whole, from bitcode, or with derivatives that
// were made ahead of time.
#include "physics.hpp"

#include <cstdio>

extern int enzyme_dup, enzyme_const;
template <class... T> double __enzyme_autodiff(void *, T...);

constexpr std::size_t cells = 12;
constexpr int steps = 30;

static double misfit(const double *k, const double *start, const double *measured)
{
    return rod_misfit(k, start, measured, cells, steps);
}

static double softened_misfit(const double *p, const double *start, const double *measured)
{
    const double k[2] = {softened(p[0]), softened(p[1])};
    return rod_misfit(k, start, measured, cells, steps) + 0.01 * p[0] * p[1];
}

int main()
{
    double k[2] = {0.8, 0.3}, start[cells], measured[cells];
    for (std::size_t i = 0; i < cells; i++) {
        start[i] = i == cells - 1 ? 1.0 : 0.1 * i;
        measured[i] = static_cast<double>(i) / (cells - 1);
    }
    double dk[2] = {}, ds[cells] = {};
    __enzyme_autodiff((void *)misfit, enzyme_dup, k, dk, enzyme_dup, start, ds, enzyme_const,
                      measured);
    std::printf("%.17g\n%.17g\n%.17g\n", misfit(k, start, measured), dk[0], dk[1]);
    for (double slope : ds)
        std::printf("%.17g\n", slope);
    double dp[2] = {}, dt[cells] = {};
    __enzyme_autodiff((void *)softened_misfit, enzyme_dup, k, dp, enzyme_dup, start, dt,
                      enzyme_const, measured);
    std::printf("%.17g\n%.17g\n", dp[0], dp[1]);
}
