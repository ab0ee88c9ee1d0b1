/* Signal processing: soft dynamic time warping, two-dimensional variable length arrays. */
#include "../expect.h"

static double soft_min(double a, double b, double c, double gamma)
{
    const double low = fmin(a, fmin(b, c));
    return low - gamma * log(exp((low - a) / gamma) + exp((low - b) / gamma) + exp((low - c) / gamma));
}

static void distances(int n, int m, const float *a, const double *b, double cost[n][m])
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            cost[i][j] = (a[i] - b[j]) * (a[i] - b[j]);
}

double soft_dtw(int n, const float *a, int m, const double *b, double gamma)
{
    double cost[n][m], r[n + 1][m + 1];
    distances(n, m, a, b, cost);
    for (int i = 0; i <= n; i++)
        for (int j = 0; j <= m; j++)
            r[i][j] = i == 0 && j == 0 ? 0 : 1e6;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            r[i][j] = cost[i - 1][j - 1] + soft_min(r[i - 1][j], r[i][j - 1], r[i - 1][j - 1], gamma);
    return r[n][m];
}

int main(void)
{
    enum { N = 6, M = 8 };
    float a[N], da[N] = {0};
    double b[M], db[M] = {0}, gamma = 0.5;
    for (int i = 0; i < N; i++)
        a[i] = (float)sin(0.8 * i);
    for (int j = 0; j < M; j++)
        b[j] = sin(0.55 * j + 0.3);
    const double dg = __enzyme_autodiff((void *)soft_dtw, enzyme_const, (int)N, enzyme_dup, a, da, enzyme_const, (int)M,
                                        enzyme_dup, b, db, enzyme_out, gamma);
    for (int i = 0; i < N; i++)
        EXPECT_SLOPE("a", i, da[i], soft_dtw(N, a, M, b, gamma), a[i], 0.00390625, 1e-5);
    for (int j = 0; j < M; j++)
        EXPECT_SLOPE("b", j, db[j], soft_dtw(N, a, M, b, gamma), b[j], 1e-3, 1e-6);
    EXPECT_SLOPE("gamma", 0, dg, soft_dtw(N, a, M, b, gamma), gamma, 1e-3, 1e-6);
    return verdict();
}
