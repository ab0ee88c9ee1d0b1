/* Lattice Boltzmann in a channel, arrays of arrays on the heap, simd in loops, time steps in one
 * region with swapped pointers, masked and flush. */
#include "verify.h"
#include <stdlib.h>

enum { W = 8, H = 6, Q = 9, STEPS = 6 };

static const int ex[Q] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
static const int ey[Q] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
static const int back[Q] = {0, 3, 4, 1, 2, 7, 8, 5, 6};
static const double weight[Q] = {4 / 9., 1 / 9., 1 / 9., 1 / 9., 1 / 9., 1 / 36., 1 / 36., 1 / 36., 1 / 36.};

static double equilibrium(int q, double rho, double ux, double uy)
{
    double eu = ex[q] * ux + ey[q] * uy;
    return weight[q] * rho * (1 + 3 * eu + 4.5 * eu * eu - 1.5 * (ux * ux + uy * uy));
}

static void collide(double (*f)[Q], double omega, double force)
{
#pragma omp for schedule(static)
    for (int k = 0; k < W * H; k++) {
        double rho = 0, ux = 0, uy = 0;
        for (int q = 0; q < Q; q++) {
            rho += f[k][q];
            ux += ex[q] * f[k][q];
            uy += ey[q] * f[k][q];
        }
        ux = ux / rho + force / omega;
        uy /= rho;
        for (int q = 0; q < Q; q++)
            f[k][q] += omega * (equilibrium(q, rho, ux, uy) - f[k][q]);
    }
}

static void stream(double (*from)[Q], double (*to)[Q])
{
#pragma omp for collapse(2)
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++)
            for (int q = 0; q < Q; q++) {
                int tx = (x + ex[q] + W) % W, ty = y + ey[q];
                if (ty < 0 || ty >= H)
                    to[y * W + x][back[q]] = from[y * W + x][q];
                else
                    to[ty * W + tx][q] = from[y * W + x][q];
            }
}

/* x: relaxation, force, density, variation */
static double flow(const double *x, int n)
{
    (void)n;
    double(*f)[Q] = malloc(sizeof(double[W * H][Q]));
    double(*g)[Q] = malloc(sizeof(double[W * H][Q]));
    double flux = 0, history[STEPS];
#pragma omp parallel
    {
        double(*now)[Q] = f, (*then)[Q] = g;
#pragma omp for
        for (int k = 0; k < W * H; k++)
            for (int q = 0; q < Q; q++)
                now[k][q] = equilibrium(q, x[2] + 0.05 * x[3] * sin(k), 0.02 * x[3], 0);
        for (int t = 0; t < STEPS; t++) {
            collide(now, x[0], 0.1 * x[1]);
            stream(now, then);
            double(*swap)[Q] = now;
            now = then;
            then = swap;
#pragma omp masked
            history[t] = now[W + 1][1] - now[W + 1][3];
        }
#pragma omp for simd reduction(+ : flux)
        for (int k = 0; k < W * H; k++)
            flux += now[k][1] + now[k][5] + now[k][8] - now[k][3] - now[k][6] - now[k][7];
    }
    for (int t = 0; t < STEPS; t++)
        flux += history[t] * (t + 1);
    free(f);
    free(g);
    return flux * flux;
}

static double saxpy_norm(const double *x, int n)
{
    enum { M = 40 };
    double a[M], b[M], s = 0, t = 0;
#pragma omp parallel for simd
    for (int i = 0; i < M; i++) {
        a[i] = x[i % n] + 0.1 * i;
        b[i] = a[i] * a[i];
    }
#pragma omp simd reduction(+ : s) safelen(8)
    for (int i = 0; i < M; i++)
        s += a[i] * b[M - 1 - i];
#pragma omp parallel for simd reduction(max : t)
    for (int i = 0; i < M; i++)
        t = fmax(t, a[i] + x[0] * b[i] * (i % 7));
    return s * 1e-3 + t;
}

int main(void)
{
    VERIFY(flow, 4, 0.9 + 0.1 * i);
    VERIFY_SPLIT(flow, 4, 0.9 + 0.1 * i);
    VERIFY(saxpy_norm, 4, 0.9 + 0.1 * i);
    return verdict();
}
