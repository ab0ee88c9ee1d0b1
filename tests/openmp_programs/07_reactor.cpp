// A plug-flow reactor with class members and std::vector in regions; lastprivate, collapse(3).
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <vector>
#include "verify.h"

class Reactor {
  public:
    Reactor(int cells, const double *k, int n) : rate(k, k + n), temperature(cells, 1.0), species(cells)
    {
#pragma omp parallel for
        for (int c = 0; c < cells; c++)
            for (std::size_t s = 0; s < species[c].size(); s++)
                species[c][s] = 1.0 / (1 + s) + 0.02 * c;
    }
    void step(double dt)
    {
        std::vector<std::array<double, 3>> next(species.size());
#pragma omp parallel for schedule(guided, 2)
        for (std::size_t c = 0; c < species.size(); c++)
            next[c] = react(c, dt);
        species.swap(next);
        heat(dt);
    }
    double conversion() const
    {
        double sum = 0;
#pragma omp parallel for reduction(+ : sum)
        for (const auto &cell : species)
            sum += cell[2] / (cell[0] + cell[1] + cell[2]);
        return sum;
    }
    double last_temperature() const
    {
        double last = 0;
        int c;
#pragma omp parallel for lastprivate(last, c)
        for (c = 0; c < int(temperature.size()); c++)
            last = temperature[c] * rate[0];
        return last * c;
    }

  private:
    std::array<double, 3> react(std::size_t c, double dt) const
    {
        auto y = species[c];
        const auto &up = species[c == 0 ? 0 : c - 1];
        double k1 = rate[0] * std::exp(-rate[2] / temperature[c]);
        double k2 = rate[1] * std::exp(-rate[3] / temperature[c]);
        double r1 = k1 * y[0], r2 = k2 * y[1] * y[1];
        y[0] += dt * (-r1 + 0.5 * (up[0] - y[0]));
        y[1] += dt * (r1 - r2 + 0.5 * (up[1] - y[1]));
        y[2] += dt * (r2 + 0.5 * (up[2] - y[2]));
        return y;
    }
    void heat(double dt)
    {
        const int cells = int(temperature.size());
        std::vector<double> flux(cells + 1, 0.0);
#pragma omp parallel
        {
#pragma omp for
            for (int c = 1; c < cells; c++)
                flux[c] = 0.2 * (temperature[c - 1] - temperature[c]);
#pragma omp for
            for (int c = 0; c < cells; c++)
                temperature[c] += dt * (flux[c] - flux[c + 1] + 0.3 * species[c][1]);
        }
    }
    std::vector<double> rate, temperature;
    std::vector<std::array<double, 3>> species;
};

double yield(const double *x, int n)
{
    Reactor reactor(9, x, n);
    for (int k = 0; k < 8; k++)
        reactor.step(0.2);
    return reactor.conversion() + reactor.last_temperature();
}

// A table of three dimensions, filled by one loop over all of them.
double table(const double *x, int n)
{
    const int a = 3, b = 4, c = 5;
    std::vector<double> cube(a * b * c);
#pragma omp parallel for collapse(3) schedule(static, 7)
    for (int i = 0; i < a; i++)
        for (int j = 0; j < b; j++)
            for (int k = 0; k < c; k++)
                cube[(i * b + j) * c + k] = std::pow(x[(i + j) % n], 1 + 0.2 * k) * (1 + j);
    std::vector<double> sums(a, 0.0);
#pragma omp parallel for
    for (int i = 0; i < a; i++)
        sums[i] = std::accumulate(cube.begin() + i * b * c, cube.begin() + (i + 1) * b * c, 0.0);
    return std::inner_product(sums.begin(), sums.end(), sums.begin(), 0.0) / cube.size();
}

int main()
{
    VERIFY(yield, 4, 0.7 + 0.2 * i);
    VERIFY(table, 4, 0.7 + 0.2 * i);
    VERIFY_SPLIT(yield, 4, 0.7 + 0.2 * i);
    return verdict();
}
