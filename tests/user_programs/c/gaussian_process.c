/* Machine learning: log likelihood of a Gaussian process, the kernel chosen by a function pointer. */
#include "../expect.h"
#include <stdlib.h>

struct hyper {
    double variance, length, noise;
};
typedef double (*kernel)(double, double, const struct hyper *);

static double rbf(double x, double y, const struct hyper *h)
{
    const double d = (x - y) / h->length;
    return h->variance * exp(-0.5 * d * d);
}
static double matern(double x, double y, const struct hyper *h)
{
    const double d = fabs(x - y) / h->length * sqrt(3.0);
    return h->variance * (1 + d) * exp(-d);
}

struct model {
    kernel k;
    struct hyper h;
    int n;
    double x[8], y[8];
};

double log_likelihood(const struct model *m)
{
    const int n = m->n;
    double l[n][n], z[n], sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++) {
            double s = m->k(m->x[i], m->x[j], &m->h) + (i == j ? m->h.noise : 0);
            for (int q = 0; q < j; q++)
                s -= l[i][q] * l[j][q];
            l[i][j] = i == j ? sqrt(s) : s / l[j][j];
        }
    for (int i = 0; i < n; i++) {
        z[i] = m->y[i];
        for (int j = 0; j < i; j++)
            z[i] -= l[i][j] * z[j];
        z[i] /= l[i][i];
        sum -= 0.5 * z[i] * z[i] + log(l[i][i]);
    }
    return sum - 0.5 * n * log(2 * M_PI);
}

int main(void)
{
    const kernel kernels[] = {rbf, matern};
    for (int which = 0; which < 2; which++) {
        struct model m = {kernels[which], {1.3, 0.8, 0.1}, 7, {0}, {0}}, d = {0};
        for (int i = 0; i < m.n; i++) {
            m.x[i] = 0.5 * i;
            m.y[i] = sin(i);
        }
        d.k = m.k;
        d.n = m.n;
        struct hyper *at = &m.h, *g = &d.h;
        __enzyme_autodiff((void *)log_likelihood, enzyme_dup, &m, &d);
        EXPECT_SLOPE("variance", which, g->variance, log_likelihood(&m), at->variance, 1e-4, 1e-6);
        EXPECT_SLOPE("length", which, g->length, log_likelihood(&m), at->length, 1e-4, 1e-6);
        EXPECT_SLOPE("noise", which, g->noise, log_likelihood(&m), at->noise, 1e-4, 1e-6);
        for (int i = 0; i < m.n; i++)
            EXPECT_SLOPE("y", i, d.y[i], log_likelihood(&m), m.y[i], 1e-4, 1e-6);
    }
    return verdict();
}
