/* The likelihood of radar echoes under a Gaussian clutter model: the covariance is made by a taskloop,
 * factored by tiles whose tasks depend on each other, and solved by tiles.  Each thread has scratch
 * memory of its own, which stays from call to call. */
#include "slopes.h"
#include <omp.h>

void __enzyme_autodiff(void *, ...);

enum { TILE = 4, TILES = 4, N = TILE * TILES };

static double scratch[TILE * TILE];
#pragma omp threadprivate(scratch)

typedef struct {
    double range[N], doppler[N], echo[N];
} scan;

static double *tile_of(double *a, int i, int j)
{
    return a + (i * TILES + j) * TILE * TILE;
}

static double correlation(const scan *s, int p, int q, const double *theta)
{
    const double dr = (s->range[p] - s->range[q]) / theta[0];
    const double dd = (s->doppler[p] - s->doppler[q]) / theta[1];
    return theta[2] * exp(-0.5 * dr * dr - fabs(dd)) + (p == q ? theta[3] : 0.0);
}

static void assemble(const scan *s, const double *theta, double *a)
{
#pragma omp taskloop grainsize(2) default(none) shared(s, theta, a)
    for (int t = 0; t < TILES * TILES; t++) {
        const int i = t / TILES, j = t % TILES;
        if (j > i)
            continue;
        double *tile = tile_of(a, i, j);
        for (int r = 0; r < TILE; r++)
            for (int c = 0; c < TILE; c++)
                tile[r * TILE + c] = correlation(s, i * TILE + r, j * TILE + c, theta);
    }
}

static void factor(double *a)
{
    for (int j = 0; j < TILE; j++) {
        for (int k = 0; k < j; k++)
            for (int i = j; i < TILE; i++)
                a[i * TILE + j] -= a[i * TILE + k] * a[j * TILE + k];
        const double root = sqrt(a[j * TILE + j]);
        for (int i = j; i < TILE; i++)
            a[i * TILE + j] /= root;
    }
}

/* b := b * inverse(transpose(l)) */
static void solve_right(const double *l, double *b)
{
    for (int r = 0; r < TILE; r++)
        for (int c = 0; c < TILE; c++) {
            for (int k = 0; k < c; k++)
                b[r * TILE + c] -= b[r * TILE + k] * l[c * TILE + k];
            b[r * TILE + c] /= l[c * TILE + c];
        }
}

/* c -= a * transpose(b), by way of the scratch tile of the thread */
static void update(const double *a, const double *b, double *c)
{
    for (int i = 0; i < TILE; i++)
        for (int j = 0; j < TILE; j++) {
            scratch[i * TILE + j] = 0.0;
            for (int k = 0; k < TILE; k++)
                scratch[i * TILE + j] += a[i * TILE + k] * b[j * TILE + k];
        }
    for (int i = 0; i < TILE * TILE; i++)
        c[i] -= scratch[i];
}

static void cholesky(double *a)
{
    for (int k = 0; k < TILES; k++) {
        double *kk = tile_of(a, k, k);
#pragma omp task depend(inout : kk[0 : TILE * TILE]) firstprivate(kk)
        factor(kk);
        for (int i = k + 1; i < TILES; i++) {
            double *ik = tile_of(a, i, k);
#pragma omp task depend(in : kk[0 : TILE * TILE]) depend(inout : ik[0 : TILE * TILE])
            solve_right(kk, ik);
        }
        for (int i = k + 1; i < TILES; i++)
            for (int j = k + 1; j <= i; j++) {
                double *ik = tile_of(a, i, k), *jk = tile_of(a, j, k), *ij = tile_of(a, i, j);
#pragma omp task depend(in : ik[0 : TILE * TILE], jk[0 : TILE * TILE]) depend(inout : ij[0 : TILE * TILE])
                update(ik, jk, ij);
            }
    }
#pragma omp taskwait
}

static double log_determinant(double *a)
{
    double sum = 0.0;
    for (int k = 0; k < TILES; k++)
        for (int i = 0; i < TILE; i++)
            sum += log(tile_of(a, k, k)[i * TILE + i]);
    return 2.0 * sum;
}

static double mahalanobis(double *a, const double *echo)
{
    double z[N], sum = 0.0;
    for (int i = 0; i < N; i++) {
        z[i] = echo[i];
        for (int j = 0; j < i; j++)
            z[i] -= tile_of(a, i / TILE, j / TILE)[i % TILE * TILE + j % TILE] * z[j];
        z[i] /= tile_of(a, i / TILE, i / TILE)[i % TILE * TILE + i % TILE];
        sum += z[i] * z[i];
    }
    return sum;
}

double likelihood(const scan *s, const double *theta)
{
    double *a = calloc(N * N, sizeof *a), both[2] = {0, 0};
#pragma omp parallel
    {
#pragma omp single
        {
            assemble(s, theta, a);
            cholesky(a);
#pragma omp task shared(both)
            both[0] = log_determinant(a);
#pragma omp task shared(both)
            both[1] = mahalanobis(a, s->echo);
        }
    }
    free(a);
    return -0.5 * (both[0] + both[1]);
}

int main(void)
{
    scan s, d;
    double theta[4] = {1.7, 2.4, 0.8, 0.5}, d_theta[4] = {0};
    memset(&d, 0, sizeof d);
    for (int i = 0; i < N; i++) {
        s.range[i] = 0.7 * i + 0.3 * sin(i);
        s.doppler[i] = cos(1.3 * i) * 2.0;
        s.echo[i] = sin(0.4 * i * i);
    }
    __enzyme_autodiff((void *)likelihood, enzyme_dup, &s, &d, enzyme_dup, theta, d_theta);
    CHECK_SLOPES("theta", likelihood(&s, theta), theta, d_theta, 4, 1, 1e-4, 1e-7);
    CHECK_SLOPES("range", likelihood(&s, theta), s.range, d.range, N, 3, 1e-4, 1e-7);
    CHECK_SLOPES("echo", likelihood(&s, theta), s.echo, d.echo, N, 3, 1e-4, 1e-7);
    return slopes_verdict();
}
