/* Sonar: minimum-variance beams of a line array; complex matrices by rows of pointers, and VLAs. */
#include "../expect.h"
#include <complex.h>
#include <stdlib.h>

typedef double complex cplx;

static cplx **matrix_new(int rows, int columns)
{
    cplx **m = malloc(rows * sizeof *m + (size_t)rows * columns * sizeof **m);
    cplx *data = (cplx *)(m + rows);
    for (int i = 0; i < rows; i++)
        m[i] = data + i * columns;
    for (int i = 0; i < rows * columns; i++)
        data[i] = 0;
    return m;
}

static void steer(int n, const double position[n], double angle, double wave, cplx v[n])
{
    for (int i = 0; i < n; i++)
        v[i] = cexp(I * wave * position[i] * sin(angle)) / sqrt(n);
}

static void cholesky(int n, cplx **a)
{
    for (int j = 0; j < n; j++) {
        double d = creal(a[j][j]);
        for (int k = 0; k < j; k++)
            d -= creal(a[j][k] * conj(a[j][k]));
        a[j][j] = sqrt(d);
        for (int i = j + 1; i < n; i++) {
            cplx s = a[i][j];
            for (int k = 0; k < j; k++)
                s -= a[i][k] * conj(a[j][k]);
            a[i][j] = s / a[j][j];
        }
    }
}

static void solve(int n, cplx *const *l, const cplx *b, cplx *x)
{
    for (int i = 0; i < n; i++) {
        x[i] = b[i];
        for (int k = 0; k < i; k++)
            x[i] -= l[i][k] * x[k];
        x[i] /= l[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int k = i + 1; k < n; k++)
            x[i] -= conj(l[k][i]) * x[k];
        x[i] /= conj(l[i][i]);
    }
}

typedef struct {
    int sensors, sources;
    double wave, loading;
    const double *bearing, *power;
} Scene;

double leakage(const double *position, const Scene *s, double look)
{
    const int n = s->sensors;
    cplx **r = matrix_new(n, n), v[n], w[n];
    for (int k = 0; k < s->sources; k++) {
        cplx arrived[n];
        steer(n, position, s->bearing[k], s->wave, arrived);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                r[i][j] += s->power[k] * arrived[i] * conj(arrived[j]);
    }
    for (int i = 0; i < n; i++)
        r[i][i] += s->loading;
    cholesky(n, r);
    steer(n, position, look, s->wave, v);
    solve(n, r, v, w);
    cplx response = 0, side = 0;
    for (int i = 0; i < n; i++)
        response += conj(v[i]) * w[i];
    steer(n, position, look + 0.3, s->wave, v);
    for (int i = 0; i < n; i++)
        side += conj(v[i]) * w[i];
    free(r);
    return 10 * log10(1 / creal(response)) + cabs(side) / cabs(response) + 0.1 * carg(side);
}

int main(void)
{
    double position[5] = {0, 0.48, 1.05, 1.5, 2.1}, d[5] = {0}, look = 0.25, dlook;
    double bearing[3] = {-0.7, 0.2, 0.6}, power[3] = {4, 1, 2}, db[3] = {0}, dp[3] = {0};
    Scene s = {5, 3, 3.1, 0.2, bearing, power}, ds = {5, 3, 0, 0, db, dp};
    dlook = __enzyme_autodiff((void *)leakage, enzyme_dup, position, d, enzyme_dup, &s, &ds, enzyme_out, look);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("position", i, d[i], leakage(position, &s, look), position[i], 1e-3, 1e-6);
    for (int i = 0; i < 3; i++) {
        EXPECT_SLOPE("bearing", i, db[i], leakage(position, &s, look), bearing[i], 1e-3, 1e-6);
        EXPECT_SLOPE("power", i, dp[i], leakage(position, &s, look), power[i], 1e-3, 1e-6);
    }
    EXPECT_SLOPE("look", 0, dlook, leakage(position, &s, look), look, 1e-3, 1e-6);
    EXPECT_SLOPE("wave", 0, ds.wave, leakage(position, &s, look), s.wave, 1e-3, 1e-6);
    EXPECT_SLOPE("loading", 0, ds.loading, leakage(position, &s, look), s.loading, 1e-3, 1e-6);
    double v[5] = {1, 0, -1, 0.5, 0}, t = 0;
    Scene none = {5, 3, 0, 0, (double[3]){0}, (double[3]){0}};
    t = __enzyme_fwddiff((void *)leakage, enzyme_dup, position, v, enzyme_dup, &s, &none, enzyme_const, look);
    expect("tangent", 0, t, d[0] - d[2] + 0.5 * d[3], 1e-9);
    return verdict();
}
