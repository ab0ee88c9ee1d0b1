/* Stresses in a dam by a Cholesky factorisation in tiles: tasks that depend on tiles, sections, a taskloop and
 * a task group with reductions, and a step that one thread chooses and copies to all. */
#include <omp.h>
#include <stdlib.h>
#include "verify.h"

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

static void trsm(const double *l, double *a)
{
    for (int r = 0; r < B; r++)
        for (int c = 0; c < B; c++) {
            double s = a[r * B + c];
            for (int k = 0; k < c; k++)
                s -= a[r * B + k] * l[c * B + k];
            a[r * B + c] = s / l[c * B + c];
        }
}

static void gemm(const double *a, const double *b, double *c)
{
    for (int i = 0; i < B; i++)
        for (int j = 0; j < B; j++)
            for (int k = 0; k < B; k++)
                c[i * B + j] -= a[i * B + k] * b[j * B + k];
}

static void factorise(double *tiles[T][T])
{
    for (int k = 0; k < T; k++) {
#pragma omp task depend(inout : tiles[k][k][0])
        potrf(tiles[k][k]);
        for (int i = k + 1; i < T; i++) {
#pragma omp task depend(in : tiles[k][k][0]) depend(inout : tiles[i][k][0])
            trsm(tiles[k][k], tiles[i][k]);
        }
        for (int i = k + 1; i < T; i++)
            for (int j = k + 1; j <= i; j++) {
#pragma omp task depend(in : tiles[i][k][0], tiles[j][k][0]) depend(inout : tiles[i][j][0])
                gemm(tiles[i][k], tiles[j][k], tiles[i][j]);
            }
    }
#pragma omp taskwait
}

static double stress(const double *x, int n)
{
    double *tiles[T][T] = {{0}}, u[N], load[N], energy = 0.0, crest = 0.0, weight, base;
    for (int i = 0; i < T; i++)
        for (int j = 0; j <= i; j++)
            tiles[i][j] = malloc(B * B * sizeof(double));
#pragma omp parallel sections
    {
#pragma omp section
        for (int i = 0; i < N; i++)
            load[i] = 1.0 + 0.2 * i * x[0];
#pragma omp section
        weight = x[1] * x[2] + 1.5;
#pragma omp section
        base = sin(x[3]) + 2.0;
    }
#pragma omp parallel
    {
        double scale;
#pragma omp single copyprivate(scale)
        scale = 0.3 + 0.1 * x[0] * base;
#pragma omp for collapse(2)
        for (int r = 0; r < N; r++)
            for (int c = 0; c < N; c++)
                if (r / B >= c / B)
                    tiles[r / B][c / B][(r % B) * B + c % B] =
                        scale * exp(-0.3 * abs(r - c)) * (1 + 0.1 * x[(r + c) % n]) + (r == c ? weight : 0.0);
#pragma omp single
        factorise(tiles);
    }
    for (int r = 0; r < N; r++) {
        double s = load[r];
        for (int c = 0; c < r; c++)
            s -= tiles[r / B][c / B][(r % B) * B + c % B] * u[c];
        u[r] = s / tiles[r / B][r / B][(r % B) * B + r % B];
    }
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskgroup task_reduction(+ : energy)
        {
            for (int i = 0; i < N; i += 3) {
#pragma omp task in_reduction(+ : energy) firstprivate(i)
                for (int k = i; k < i + 3; k++)
                    energy += u[k] * u[k];
            }
        }
#pragma omp taskloop grainsize(2) reduction(+ : crest)
        for (int i = 0; i < N; i++)
            crest += u[i] * cos(0.2 * i * x[1]);
    }
    for (int i = 0; i < T; i++)
        for (int j = 0; j <= i; j++)
            free(tiles[i][j]);
    return energy + crest;
}

int main(void)
{
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        VERIFY(stress, 5, 0.5 + 0.17 * i);
    }
    return verdict();
}
