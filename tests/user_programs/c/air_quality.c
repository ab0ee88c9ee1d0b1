/* Plumes of chimneys over a town, OpenMP tasks and sections: receptors by tree recursion; locks per cell; atomic sums. */
#include "../expect.h"
#include <omp.h>
#include <stdlib.h>
#include <string.h>

typedef struct { double x, y, q, h; } source;
typedef struct node { double lo, hi, sum; struct node *left, *right; } node;

static double plume(const source *s, double x, double y)
{
    const double dx = x - s->x, dy = y - s->y;
    if (dx <= 0)
        return 0;
    const double sy = 0.22 * dx / sqrt(1 + 0.1 * dx), sz = 0.2 * dx;
    return s->q / (sy * sz) * exp(-dy * dy / (2 * sy * sy)) * exp(-s->h * s->h / (2 * sz * sz));
}

static node *build(double lo, double hi, int depth)
{
    node *n = calloc(1, sizeof *n);
    n->lo = lo;
    n->hi = hi;
    if (depth > 0) {
        n->left = build(lo, 0.5 * (lo + hi), depth - 1);
        n->right = build(0.5 * (lo + hi), hi, depth - 1);
    }
    return n;
}

static void fill(node *n, const source *s, int sources)
{
    if (!n->left) {
        const double y = 0.5 * (n->lo + n->hi);
        for (int i = 0; i < sources; i++)
            n->sum += plume(&s[i], 5.0, y);
        return;
    }
#pragma omp task
    fill(n->left, s, sources);
#pragma omp task
    fill(n->right, s, sources);
#pragma omp taskwait
    n->sum = n->left->sum + n->right->sum + 0.1 * n->left->sum * n->right->sum;
}

static void release(node *n)
{
    if (n) {
        release(n->left);
        release(n->right);
        free(n);
    }
}

#define CELLS 6
static double exposure(const double *p, int sources)
{
    source *s = malloc(sources * sizeof *s);
    for (int i = 0; i < sources; i++)
        s[i] = (source){0.4 * i, -1.0 + i, p[2 * i], p[2 * i + 1]};
    node *root = build(-3, 3, 3);
    double grid[CELLS] = {0}, worst = 0;
    omp_lock_t locks[CELLS];
    for (int c = 0; c < CELLS; c++)
        omp_init_lock(&locks[c]);
#pragma omp parallel
    {
#pragma omp single
        fill(root, s, sources);
#pragma omp for schedule(static, 2)
        for (int k = 0; k < 40; k++) {
            const int cell = (7 * k) % CELLS;
            const double c = plume(&s[k % sources], 2 + 0.1 * k, -2 + 0.1 * k);
            omp_set_lock(&locks[cell]);
            grid[cell] += c;
            omp_unset_lock(&locks[cell]);
        }
#pragma omp sections
        {
#pragma omp section
            {
#pragma omp atomic
                worst += 0.5 * grid[0] * grid[1];
            }
#pragma omp section
            {
#pragma omp atomic
                worst += sqrt(grid[2] + 1e-3);
            }
        }
    }
    double total = root->sum + worst;
    for (int c = 0; c < CELLS; c++) {
        total += grid[c] * grid[c];
        omp_destroy_lock(&locks[c]);
    }
    release(root);
    free(s);
    return total;
}

int main(void)
{
    enum { N = 3 };
    double p[2 * N] = {1.0, 0.5, 0.8, 0.7, 1.4, 0.6}, d[2 * N] = {0};
    __enzyme_autodiff((void *)exposure, enzyme_dup, p, d, enzyme_const, N);
    for (int i = 0; i < 2 * N; i++)
        EXPECT_SLOPE("exposure", i, d[i], exposure(p, N), p[i], 1e-3, 1e-6);
    return expect_wrong || !expect_seen;
}
