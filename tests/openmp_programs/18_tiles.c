/* A tiled Cholesky factorisation as tasks with dependences, and a log-determinant with a solve. */
#include "verify.h"
#include <stdlib.h>

enum { T = 3, B = 4, N = T * B };

static void potrf(double *a)
{
    for (int k = 0; k < B; k++) {
        a[k * B + k] = sqrt(a[k * B + k]);
        for (int i = k + 1; i < B; i++)
            a[i * B + k] /= a[k * B + k];
        for (int j = k + 1; j < B; j++)
            for (int i = j; i < B; i++)
                a[i * B + j] -= a[i * B + k] * a[j * B + k];
    }
}

static void trsm(const double *l, double *b)
{
    for (int r = 0; r < B; r++)
        for (int k = 0; k < B; k++) {
            b[r * B + k] /= l[k * B + k];
            for (int j = k + 1; j < B; j++)
                b[r * B + j] -= b[r * B + k] * l[j * B + k];
        }
}

static void gemm(const double *a, const double *b, double *c)
{
    for (int i = 0; i < B; i++)
        for (int j = 0; j < B; j++) {
            double s = 0;
            for (int k = 0; k < B; k++)
                s += a[i * B + k] * b[j * B + k];
            c[i * B + j] -= s;
        }
}

static void factorise(double *tiles[T][T])
{
#pragma omp parallel
#pragma omp single
    for (int k = 0; k < T; k++) {
        double *kk = tiles[k][k];
#pragma omp task depend(inout : kk[0])
        potrf(kk);
        for (int i = k + 1; i < T; i++) {
            double *ik = tiles[i][k];
#pragma omp task depend(in : kk[0]) depend(inout : ik[0])
            trsm(kk, ik);
        }
        for (int i = k + 1; i < T; i++)
            for (int j = k + 1; j <= i; j++) {
                double *ik = tiles[i][k], *jk = tiles[j][k], *ij = tiles[i][j];
#pragma omp task depend(in : ik[0], jk[0]) depend(inout : ij[0]) priority(i)
                gemm(ik, jk, ij);
            }
    }
}

static double kernel(const double *x, int i, int j)
{
    double d = (i - j) * x[0] + 0.3 * sin(i * x[1]) - 0.3 * sin(j * x[1]);
    return x[2] * exp(-0.5 * d * d) + (i == j ? x[3] : 0);
}

/* Log-likelihood of a Gaussian process */
static double likelihood(const double *x, int n)
{
    (void)n;
    double *tiles[T][T];
    for (int i = 0; i < T; i++)
        for (int j = 0; j <= i; j++)
            tiles[i][j] = malloc(sizeof(double[B * B]));
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < T; i++)
        for (int j = 0; j <= i; j++)
            for (int r = 0; r < B; r++)
                for (int c = 0; c < B; c++)
                    tiles[i][j][r * B + c] = kernel(x, i * B + r, j * B + c);
    factorise(tiles);
    double y[N], det = 0, fit = 0;
    for (int i = 0; i < N; i++) {
        double s = cos(0.7 * i) + 0.1 * i;
        for (int j = 0; j < i; j++)
            s -= tiles[i / B][j / B][i % B * B + j % B] * y[j];
        double l = tiles[i / B][i / B][i % B * B + i % B];
        y[i] = s / l;
        det += log(l);
        fit += y[i] * y[i];
    }
    for (int i = 0; i < T; i++)
        for (int j = 0; j <= i; j++)
            free(tiles[i][j]);
    return -0.5 * fit - det;
}

int main(void)
{
    VERIFY(likelihood, 4, 0.8 + 0.1 * i);
    VERIFY_SPLIT(likelihood, 4, 0.8 + 0.1 * i);
    return verdict();
}
