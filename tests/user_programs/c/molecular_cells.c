/* Physics: Lennard-Jones atoms with cell lists (heads and links), velocity Verlet. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

#define BOX 6.0
#define CELLS 3

typedef struct {
    int head[CELLS * CELLS];
    int *next;
} CellList;

static int cell_of(const double *r)
{
    const int x = (int)floor(r[0] / BOX * CELLS), y = (int)floor(r[1] / BOX * CELLS);
    return ((x % CELLS + CELLS) % CELLS) * CELLS + (y % CELLS + CELLS) % CELLS;
}

static void fill(CellList *l, const double *r, int n)
{
    for (int c = 0; c < CELLS * CELLS; c++)
        l->head[c] = -1;
    for (int i = 0; i < n; i++) {
        const int c = cell_of(r + 2 * i);
        l->next[i] = l->head[c];
        l->head[c] = i;
    }
}

static double forces(const CellList *l, const double *r, double *f, int n, double eps, double sigma)
{
    double u = 0;
    memset(f, 0, 2 * n * sizeof *f);
    for (int c = 0; c < CELLS * CELLS; c++)
        for (int i = l->head[c]; i >= 0; i = l->next[i])
            for (int other = 0; other < CELLS * CELLS; other++)
                for (int j = l->head[other]; j >= 0; j = l->next[j]) {
                    if (j >= i)
                        continue;
                    double d[2], r2 = 0;
                    for (int k = 0; k < 2; k++) {
                        d[k] = r[2 * i + k] - r[2 * j + k];
                        d[k] -= BOX * round(d[k] / BOX);
                        r2 += d[k] * d[k];
                    }
                    if (r2 > 6.25)
                        continue;
                    const double s6 = pow(sigma * sigma / r2, 3);
                    const double pull = 24 * eps * (2 * s6 * s6 - s6) / r2;
                    u += 4 * eps * (s6 * s6 - s6);
                    for (int k = 0; k < 2; k++) {
                        f[2 * i + k] += pull * d[k];
                        f[2 * j + k] -= pull * d[k];
                    }
                }
    return u;
}

double potential_after(double *r, double *v, int n, double eps, double sigma)
{
    CellList l = {{0}, malloc(n * sizeof(int))};
    double *f = malloc(2 * n * sizeof *f), u = 0;
    fill(&l, r, n);
    forces(&l, r, f, n, eps, sigma);
    for (int s = 0; s < 15; s++) {
        for (int i = 0; i < 2 * n; i++) {
            v[i] += 0.0025 * f[i];
            r[i] += 0.005 * v[i];
        }
        if (s % 5 == 0)
            fill(&l, r, n);
        u = forces(&l, r, f, n, eps, sigma);
        for (int i = 0; i < 2 * n; i++)
            v[i] += 0.0025 * f[i];
    }
    free(f);
    free(l.next);
    return u;
}

static double fresh(const double *r0, const double *v0, double eps, double sigma)
{
    double r[32], v[32];
    memcpy(r, r0, sizeof r);
    memcpy(v, v0, sizeof v);
    return potential_after(r, v, 16, eps, sigma);
}

int main(void)
{
    double r[32], v[32], dr[32] = {0}, dv[32] = {0}, eps = 0.8, sigma = 1.1;
    for (int i = 0; i < 16; i++) {
        r[2 * i] = 1.5 * (i % 4) + 0.2 + 0.1 * sin(3 * i);
        r[2 * i + 1] = 1.5 * (i / 4) + 0.3 + 0.1 * cos(5 * i);
        v[2 * i] = 0.4 * cos(i);
        v[2 * i + 1] = 0.3 * sin(2 * i);
    }
    double r1[32], v1[32];
    memcpy(r1, r, sizeof r);
    memcpy(v1, v, sizeof v);
    struct pair { double eps, sigma; };
    extern struct pair __enzyme_autodiff_pair(void *, ...);
    struct pair g = __enzyme_autodiff_pair((void *)potential_after, enzyme_dup, r1, dr, enzyme_dup, v1, dv,
                                           enzyme_const, 16, enzyme_out, eps, enzyme_out, sigma);
    for (int i = 0; i < 32; i += 3) {
        EXPECT_SLOPE("r", i, dr[i], fresh(r, v, eps, sigma), r[i], 1e-5, 1e-4);
        EXPECT_SLOPE("v", i, dv[i], fresh(r, v, eps, sigma), v[i], 1e-5, 1e-4);
    }
    EXPECT_SLOPE("eps", 0, g.eps, fresh(r, v, eps, sigma), eps, 1e-5, 1e-4);
    EXPECT_SLOPE("sigma", 0, g.sigma, fresh(r, v, eps, sigma), sigma, 1e-5, 1e-4);
    return verdict();
}
