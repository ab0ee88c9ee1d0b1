#include "physics.hpp"

#include <vector>

extern "C" void conduct_(const int *n, const double *conductivity, const double *before,
                         double *after, const double *dt);

void rod_run(const double *conductivity, const double *start, double *end, std::size_t n, int steps)
{
    const int cells = static_cast<int>(n);
    const double dt = 0.2;
    std::vector<double> now(start, start + n), next(n);
    for (int step = 0; step < steps; step++) {
        conduct_(&cells, conductivity, now.data(), next.data(), &dt);
        now.swap(next);
    }
    for (std::size_t i = 0; i < n; i++)
        end[i] = now[i];
}

double rod_misfit(const double *conductivity, const double *start, const double *measured,
                  std::size_t n, int steps)
{
    std::vector<double> end(n);
    rod_run(conductivity, start, end.data(), n, steps);
    double sum = 0;
    for (std::size_t i = 0; i < n; i++)
        sum += 0.5 * (end[i] - measured[i]) * (end[i] - measured[i]);
    return sum;
}
