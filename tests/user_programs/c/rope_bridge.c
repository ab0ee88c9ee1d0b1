/* A bridge of ropes: its shape by Newton's method, with matrices as rows of pointers and errors as codes. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

enum status { OK_STATUS, NO_MEMORY = -1, SINGULAR = -2, DIVERGED = -3 };

static const char *explain(enum status s)
{
    switch (s) {
    case OK_STATUS: return "ok";
    case NO_MEMORY: return "out of memory";
    case SINGULAR: return "singular matrix";
    case DIVERGED: return "no convergence";
    }
    return "?";
}

static double **new_matrix(int rows, int columns)
{
    double **m = malloc((size_t)rows * sizeof *m);
    if (!m)
        return NULL;
    for (int i = 0; i < rows; i++)
        if (!(m[i] = calloc((size_t)columns, sizeof **m))) {
            while (i-- > 0)
                free(m[i]);
            free(m);
            return NULL;
        }
    return m;
}

static void free_matrix(double **m, int rows)
{
    for (int i = 0; m && i < rows; i++)
        free(m[i]);
    free(m);
}

static enum status eliminate(double **restrict a, double *restrict b, int n)
{
    for (int k = 0; k < n; k++) {
        int pivot = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(a[i][k]) > fabs(a[pivot][k]))
                pivot = i;
        if (fabs(a[pivot][k]) < 1e-12)
            return SINGULAR;
        double *row = a[k];
        a[k] = a[pivot];
        a[pivot] = row;
        double t = b[k];
        b[k] = b[pivot];
        b[pivot] = t;
        for (int i = k + 1; i < n; i++) {
            const double factor = a[i][k] / a[k][k];
            for (int j = k; j < n; j++)
                a[i][j] -= factor * a[k][j];
            b[i] -= factor * b[k];
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        long double sum = b[i];
        for (int j = i + 1; j < n; j++)
            sum -= (long double)a[i][j] * b[j];
        b[i] = (double)(sum / a[i][i]);
    }
    return OK_STATUS;
}

typedef struct {
    int planks;
    double span, stretch;
    const double *loads;
} bridge;

/* Unknowns are the heights of the planks; each is pulled by its two neighbours. */
static void forces(const bridge *b, const double *restrict y, double *restrict f)
{
    const double dx = b->span / (b->planks + 1);
    for (int i = 0; i < b->planks; i++) {
        const double left = y[i] - (i ? y[i - 1] : 0), right = (i + 1 < b->planks ? y[i + 1] : 0.5) - y[i];
        const double ll = sqrt(dx * dx + left * left), lr = sqrt(dx * dx + right * right);
        const double tl = b->stretch * (ll / (0.8 * dx) - 1), tr = b->stretch * (lr / (0.8 * dx) - 1);
        f[i] = -tl * left / ll + tr * right / lr - b->loads[i];
    }
}

static enum status solve(const bridge *b, double *y)
{
    const int n = b->planks;
    enum status s = NO_MEMORY;
    double f[n], step[n];
    double **jacobian = new_matrix(n, n);
    double *shifted = malloc((size_t)n * sizeof *shifted);
    if (!jacobian || !shifted)
        goto done;
    for (int iteration = 0; iteration < 30; iteration++) {
        forces(b, y, f);
        double norm = 0;
        for (int i = 0; i < n; i++)
            norm += f[i] * f[i];
        for (int j = 0; j < n; j++) {
            memcpy(shifted, y, (size_t)n * sizeof *y);
            shifted[j] += 1e-6;
            forces(b, shifted, step);
            for (int i = 0; i < n; i++)
                jacobian[i][j] = (step[i] - f[i]) / 1e-6;
        }
        memmove(step, f, (size_t)n * sizeof *f);
        if ((s = eliminate(jacobian, step, n)) != OK_STATUS)
            goto done;
        for (int i = 0; i < n; i++)
            y[i] -= step[i];
        if (norm < 1e-24)
            goto done;
    }
    s = DIVERGED;
done:
    free_matrix(jacobian, n);
    free(shifted);
    return s;
}

double sag(const double *loads, double stretch, double span, int planks)
{
    bridge b = {planks, span, stretch, loads};
    double y[planks];
    memset(y, 0, (size_t)planks * sizeof *y);
    const enum status s = solve(&b, y);
    if (s != OK_STATUS) {
        printf("bridge: %s\n", explain(s));
        return -1;
    }
    double worst = 0, sum = 0;
    for (int i = 0; i < planks; i++) {
        worst = fmin(worst, y[i]);
        sum += y[i] * y[i];
    }
    return sum - worst;
}

#define PLANKS 6

struct slopes {
    double stretch, span;
};
struct slopes __enzyme_autodiff_pair(void *, ...);

int main(void)
{
    double loads[PLANKS] = {1, 1.5, 4, 2, 1, 0.5}, d_loads[PLANKS] = {0};
    double stretch = 20, span = 9;
    struct slopes g = __enzyme_autodiff_pair((void *)sag, enzyme_dup, loads, d_loads, enzyme_out, stretch, enzyme_out, span,
                                             enzyme_const, PLANKS);
    EXPECT_SLOPE("stretch", 0, g.stretch, sag(loads, stretch, span, PLANKS), stretch, 1e-2, 1e-6);
    EXPECT_SLOPE("span", 0, g.span, sag(loads, stretch, span, PLANKS), span, 1e-3, 1e-6);
    for (int i = 0; i < PLANKS; i++)
        EXPECT_SLOPE("load", i, d_loads[i], sag(loads, stretch, span, PLANKS), loads[i], 1e-3, 1e-6);
    return verdict();
}
