/* Metrology: least squares in long double with compensated sums and a Givens QR, masses of coins. */
#include "../expect.h"
#include <float.h>
#include <stdlib.h>
#include <string.h>

typedef long double ld;
typedef struct { ld sum, carry; } Kahan;

static void kahan_add(Kahan *k, ld x)
{
    const ld y = x - k->carry, t = k->sum + y;
    k->carry = (t - k->sum) - y;
    k->sum = t;
}

struct system {
    int rows, cols;
    ld *a; /* rows x (cols + 1), with the right side */
};

static ld *entry(struct system *s, int r, int c) { return s->a + (size_t)r * (size_t)(s->cols + 1) + c; }

static void givens(struct system *s)
{
    for (int c = 0; c < s->cols; c++)
        for (int r = s->rows - 1; r > c; r--) {
            const ld p = *entry(s, r - 1, c), q = *entry(s, r, c);
            if (fabsl(q) < LDBL_EPSILON)
                continue;
            const ld n = hypotl(p, q), cs = p / n, sn = q / n;
            for (int k = c; k <= s->cols; k++) {
                const ld u = *entry(s, r - 1, k), v = *entry(s, r, k);
                *entry(s, r - 1, k) = cs * u + sn * v;
                *entry(s, r, k) = cs * v - sn * u;
            }
        }
}

static void back(struct system *s, ld *x)
{
    for (int c = s->cols - 1; c >= 0; c--) {
        Kahan k = {0, 0};
        for (int j = c + 1; j < s->cols; j++)
            kahan_add(&k, *entry(s, c, j) * x[j]);
        x[c] = (*entry(s, c, s->cols) - k.sum) / *entry(s, c, c);
    }
}

/* readings of the balance for sets of coins, in double; buoyancy is a parameter */
static double misfit(const double *readings, const double *air, int n)
{
    static const signed char design[6][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, -1, 0}, {0, 1, -1}, {1, 1, 1}};
    struct system s = {6, n, malloc(sizeof(ld) * 6 * (size_t)(n + 1))};
    for (int r = 0; r < 6; r++) {
        for (int c = 0; c < n; c++)
            *entry(&s, r, c) = design[r][c] * (1 - (ld)air[0] / (8.0L + (ld)air[1] * c));
        *entry(&s, r, n) = readings[r];
    }
    struct system kept = s;
    kept.a = malloc(sizeof(ld) * 6 * (size_t)(n + 1));
    memcpy(kept.a, s.a, sizeof(ld) * 6 * (size_t)(n + 1));
    ld *x = calloc((size_t)n, sizeof *x);
    givens(&s);
    back(&s, x);
    Kahan k = {0, 0};
    for (int r = 0; r < 6; r++) {
        ld e = -*entry(&kept, r, n);
        for (int c = 0; c < n; c++)
            e += *entry(&kept, r, c) * x[c];
        kahan_add(&k, e * e);
    }
    const double result = (double)(1000 * k.sum + x[0] * x[1] + expl(-x[2]));
    free(x);
    free(kept.a);
    free(s.a);
    return result;
}

int main(void)
{
    double readings[6] = {1.02, 2.04, 2.97, -0.99, -0.98, 6.05}, air[2] = {0.0012, 0.3}, d[6] = {0}, da[2] = {0};
    __enzyme_autodiff((void *)misfit, enzyme_dup, readings, d, enzyme_dup, air, da, enzyme_const, 3);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("reading", i, d[i], misfit(readings, air, 3), readings[i], 1e-3, 1e-7);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("air", i, da[i], misfit(readings, air, 3), air[i], 1e-4, 1e-6);
    return verdict();
}
