/* Two floats, or a double at another place, follow an address in the same bytes, and the other way round:
 * the address of the shadow was taken for a part of the adjoint, which became garbage; or the floats were
 * read by way of a pointer, and their derivative was zero without a word. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define FORWARD_TOLERANCE 1e-5
#include "check.h"

#define N 2
#define NOINLINE __attribute__((noinline))

struct linked {
    int kind, spare;
    double *at, weight;
};
struct floats {
    int kind, spare;
    float a, b;
    double c;
};
struct __attribute__((packed)) shifted {
    int kind, spare, more;
    double value;
    float c;
};
struct words {
    int kind, spare;
    int64_t words[2];
};

NOINLINE static double area(const void *p)
{
    const struct linked *l = p;
    const struct floats *f = p;
    const struct shifted *s = p;
    switch (*(const int *)p) {
    case 0:
        return *l->at * l->weight;
    case 1:
        return f->a * f->b * f->c;
    default:
        return s->value * s->c;
    }
}

NOINLINE static void make(void *p, int kind, double *x, int i)
{
    struct linked *l = p;
    struct floats *f = p;
    struct shifted *s = p;
    *(int *)p = kind;
    switch (kind) {
    case 0:
        l->at = x + i;
        l->weight = x[i];
        break;
    case 1:
        f->a = (float)x[i];
        f->b = (float)x[0];
        f->c = x[1];
        break;
    default:
        s->value = x[i] * x[0];
        s->c = 1.25f;
    }
}

/* One object for all; what comes first, first decides. */
static double in_turn(double *x, struct words *s, int first)
{
    double sum = 0;
    for (int i = 0; i < 7; i++) {
        make(s, (i + first) % 3, x, i & 1);
        sum += (i + 1) * area(s) * (1 + i * x[0]);
    }
    return sum;
}

static double address_first(double *x)
{
    struct words s;
    return in_turn(x, &s, 0);
}

static double floats_first(double *x)
{
    struct words *s = malloc(sizeof *s);
    const double sum = in_turn(x, s, 1);
    free(s);
    return sum;
}

/* The same with copies, of which only the run tells what they are. */
static double copied(double *x)
{
    struct words s, *t = malloc(sizeof *t);
    double sum = 0;
    for (int i = 0; i < 7; i++) {
        make(&s, (i + 2) % 3, x, i & 1);
        memcpy(t, &s, sizeof s);
        sum += (i + 1) * area(t) * (1 + i * x[0]);
    }
    free(t);
    return sum;
}

/* In registers that hold either. */
static double unrolled(double *x)
{
    double sum = 0;
    for (int i = 0; i < N; i++) {
        struct words s, t;
        make(&s, i, x, i);
        t = s;
        sum += (i + 1) * area(&t);
    }
    return sum;
}

int main(void)
{
    double x[N] = {1.5, -2};
    CHECK_REQUEST("address first", address_first, N, x, 1, 1e-3);
    CHECK_REQUEST("floats first", floats_first, N, x, 1, 1e-3);
    CHECK_REQUEST("copied", copied, N, x, 1, 1e-3);
    CHECK_REQUEST("unrolled", unrolled, N, x, 1, 1e-3);
    return check_result();
}
