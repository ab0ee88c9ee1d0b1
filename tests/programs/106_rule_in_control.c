/* A rule below recursion, heap memory, globals and loops of unknown length, against dual numbers.
 * The rule doubles the derivative of a sum; so do the dual numbers. */
#include "check.h"
#include <stdlib.h>

enum { N = 4 };

__attribute__((noinline)) double sum(const double *x, int n)
{
    double s = 0.0;
    for (int i = 0; i < n; i++)
        s += x[i];
    return s;
}
double augment_sum(const double *x, const double *dx, int n)
{
    (void)dx;
    return sum(x, n);
}
void reverse_sum(const double *x, double *dx, int n, double seed)
{
    (void)x;
    for (int i = 0; i < n; i++)
        dx[i] += 2.0 * seed;
}
void *__enzyme_register_gradient_sum[] = {(void *)sum, (void *)augment_sum, (void *)reverse_sum};

static double buffer[N];

static __attribute__((noinline)) double inner(const double *x, int n, int depth)
{
    if (depth > 2)
        return sum(x, n);
    double *y = malloc(n * sizeof *y);
    for (int i = 0; i < n; i++) {
        y[i] = x[i] * x[i];
        buffer[i] = y[i] * depth;
    }
    double s = 0.0;
    for (int i = 0;; i++) {
        if (sum(y, n) * (i + 1) > 20.0 || i > 5)
            break;
        s += sum(buffer, n) * sum(y, i % n);
    }
    s += inner(y, n, depth + 1);
    free(y);
    return s;
}

static double of_array(const double *x) { return inner(x, N, 0); }

struct dual { double v, d[N]; };

static struct dual add(struct dual a, struct dual b)
{
    a.v += b.v;
    for (int k = 0; k < N; k++)
        a.d[k] += b.d[k];
    return a;
}
static struct dual multiply(struct dual a, struct dual b)
{
    struct dual c = {a.v * b.v, {0}};
    for (int k = 0; k < N; k++)
        c.d[k] = a.d[k] * b.v + a.v * b.d[k];
    return c;
}
static struct dual dual_sum(const struct dual *x, int n)
{
    struct dual s = {0};
    for (int i = 0; i < n; i++)
        s = add(s, x[i]);
    for (int k = 0; k < N; k++)
        s.d[k] *= 2.0;
    return s;
}
static struct dual dual_inner(const struct dual *x, int n, int depth)
{
    if (depth > 2)
        return dual_sum(x, n);
    struct dual y[N], b[N], s = {0};
    for (int i = 0; i < n; i++) {
        y[i] = multiply(x[i], x[i]);
        b[i] = multiply(y[i], (struct dual){depth, {0}});
    }
    for (int i = 0;; i++) {
        if (dual_sum(y, n).v * (i + 1) > 20.0 || i > 5)
            break;
        s = add(s, multiply(dual_sum(b, n), dual_sum(y, i % n)));
    }
    return add(s, dual_inner(y, n, depth + 1));
}

int main(void)
{
    double x[N] = {0.5, 0.6, 0.7, 0.8}, dx[N] = {0};
    struct dual dual[N] = {{0}};
    for (int i = 0; i < N; i++) {
        dual[i].v = x[i];
        dual[i].d[i] = 1.0;
    }
    __enzyme_autodiff_void((void *)of_array, enzyme_dup, x, dx);
    const struct dual expected = dual_inner(dual, N, 0);
    check("value", of_array(x), expected.v);
    for (int i = 0; i < N; i++)
        check("dx", dx[i], expected.d[i]);
    return check_result();
}
