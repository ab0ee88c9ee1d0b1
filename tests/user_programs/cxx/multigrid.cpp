// PDEs: a multigrid V-cycle on nested vectors, recursive, with smoothing and transfer lambdas.
#include "../expect.h"
#include <vector>

using Grid = std::vector<std::vector<double>>;

static Grid make(int n) { return Grid(n + 1, std::vector<double>(n + 1, 0.0)); }

static void smooth(Grid &u, const Grid &f, double k, int times)
{
    const int n = (int)u.size() - 1;
    const double h2 = 1.0 / (n * n);
    while (times-- > 0)
        for (int i = 1; i < n; i++)
            for (int j = 1; j < n; j++)
                u[i][j] = (u[i - 1][j] + u[i + 1][j] + k * (u[i][j - 1] + u[i][j + 1]) + h2 * f[i][j]) / (2 + 2 * k);
}

static void v_cycle(Grid &u, const Grid &f, double k)
{
    const int n = (int)u.size() - 1;
    smooth(u, f, k, 2);
    if (n <= 2)
        return;
    Grid residual = make(n), coarse_f = make(n / 2), correction = make(n / 2);
    for (int i = 1; i < n; i++)
        for (int j = 1; j < n; j++)
            residual[i][j] = f[i][j] + n * n * (u[i - 1][j] + u[i + 1][j] + k * (u[i][j - 1] + u[i][j + 1]) - (2 + 2 * k) * u[i][j]);
    for (int i = 1; i < n / 2; i++)
        for (int j = 1; j < n / 2; j++)
            coarse_f[i][j] = 0.25 * residual[2 * i][2 * j] + 0.125 * (residual[2 * i - 1][2 * j] + residual[2 * i + 1][2 * j] +
                             residual[2 * i][2 * j - 1] + residual[2 * i][2 * j + 1]) +
                             0.0625 * (residual[2 * i - 1][2 * j - 1] + residual[2 * i + 1][2 * j + 1] +
                             residual[2 * i - 1][2 * j + 1] + residual[2 * i + 1][2 * j - 1]);
    v_cycle(correction, coarse_f, k);
    for (int i = 1; i < n; i++)
        for (int j = 1; j < n; j++)
            u[i][j] += 0.25 * (correction[i / 2][j / 2] + correction[(i + 1) / 2][j / 2] + correction[i / 2][(j + 1) / 2] + correction[(i + 1) / 2][(j + 1) / 2]);
    smooth(u, f, k, 1);
}

static double observed(const double *sources, int count, double k)
{
    Grid f = make(16), u = make(16);
    for (int s = 0; s < count; s++)
        f[3 + 5 * s % 10][2 + 3 * s] += 100 * sources[s];
    for (int i = 0; i < 3; i++)
        v_cycle(u, f, k);
    double sum = 0;
    for (int i = 2; i < 15; i += 3)
        sum += u[i][7] * u[i][7] * i;
    return sum;
}

int main()
{
    double s[4] = {1, -0.5, 0.7, 0.3}, d[4] = {}, k = 1.3;
    const double dk = __enzyme_autodiff<double>((void *)observed, enzyme_dup, s, d, enzyme_const, 4, enzyme_out, k);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("source", i, d[i], observed(s, 4, k), s[i], 1e-3, 1e-6);
    EXPECT_SLOPE("k", 0, dk, observed(s, 4, k), k, 1e-3, 1e-6);
    return verdict();
}
