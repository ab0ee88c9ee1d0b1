/* Structs of floats of two types, integers and addresses, copied and filled as blocks: one, several,
 * overlapping, in a number that only the run knows. */
#define TOLERANCE 1e-6
#include "check.h"
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

struct item {
    double x, y;
    int tag;
    double *place;
};

NOINLINE static void copy(struct item *to, const struct item *from, int n)
{
    memcpy(to, from, n * sizeof *to);
}

NOINLINE static void one(struct item *to, const struct item *from) { *to = *from; }

static double items(double *x)
{
    const int n = 4;
    struct item a[8], b[8], c;
    for (int i = 0; i < n; i++)
        a[i] = (struct item){x[i], x[i] * x[i], i + 1, x + (i + 1) % n};
    copy(b, a, n);
    memmove(b, b + 1, (n - 1) * sizeof *b);
    double sum = 0;
    for (int i = 0; i < n - 1; i++) {
        one(&c, &b[i]);
        sum += c.x * c.y * c.tag + *c.place * c.x;
    }
    memset(a, 0, sizeof a);
    for (int i = 0; i < n; i++)
        sum += a[i].x * x[i];
    return sum;
}

struct wide {
    double a[3];
    double *place;
    float w[2];
    int n;
    long m;
};

NOINLINE static void shift(struct wide *to, const struct wide *from, long n)
{
    memmove(to, from, n * sizeof *to);
}

NOINLINE static void fill(struct wide *t, double *x, int i)
{
    for (int j = 0; j < 3; j++)
        t->a[j] = x[i] * (j + 1);
    t->place = x + i;
    t->w[0] = (float)x[i];
    t->w[1] = 2;
    t->n = i;
    t->m = 2 * i;
}

static double wides(double *x)
{
    struct wide *t = malloc(5 * sizeof *t), u;
    for (int i = 0; i < 4; i++)
        fill(t + i, x, i);
    shift(t + 1, t, 3);
    u = t[3];
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        for (int j = 0; j < 3; j++)
            sum += t[i].a[j] * t[i].a[j] * (double)(1 + t[i].n + t[i].m);
        sum += *t[i].place * t[i].w[0];
    }
    sum += u.a[1] * *u.place * u.n;
    free(t);
    return sum;
}

/* The derivative by complex step is out of reach of pointers, but wides is a polynomial: after the
 * shift the elements come from x[0], x[0], x[1], x[2], and each adds 14 x² (1 + 3 i) + x². */
static double wides_slope(const double *x, int i)
{
    const double factor[4] = {2 * 14 + 2, 14 * 4 + 1, 14 * 7 + 1 + 2 * 2, 0};
    return 2 * factor[i] * x[i];
}

int main(void)
{
    double x[4] = {1, 2, 3, 0.5}, d[4] = {0};
    __enzyme_autodiff_void((void *)items, enzyme_dup, x, d);
    check_gradient("items", items, 4, x, d);
    memset(d, 0, sizeof d);
    __enzyme_autodiff_void((void *)wides, enzyme_dup, x, d);
    for (int i = 0; i < 4; i++)
        check_within("wides", i, d[i], wides_slope(x, i), TOLERANCE);
    return check_result();
}
