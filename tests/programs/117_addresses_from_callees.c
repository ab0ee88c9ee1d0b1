/* Addresses that a callee puts into an object of its caller, of its own or out of somebody else's:
 * what goes through them happens to the memory of others, whom the function must tell. */
#include "check.h"
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

enum { size = 4 };

struct box {
    double *place;
    long times;
};

struct outer {
    struct box *inner;
    double *spare;
};

NOINLINE static void set(struct box *b, double *x)
{
    b->place = x;
    b->times = 1;
}

NOINLINE static void copy(struct box *to, const struct box *from)
{
    memcpy(to, from, sizeof *to);
}

NOINLINE static struct box *made(double *x)
{
    struct box *b = malloc(sizeof *b);
    b->place = x;
    b->times = 2;
    return b;
}

NOINLINE static void made_inside(struct outer *o, double *x)
{
    o->inner = malloc(sizeof *o->inner);
    o->spare = NULL;
    o->inner->place = x;
    o->inner->times = 3;
}

NOINLINE static void scale(double *x)
{
    struct box b;
    set(&b, x);
    for (int i = 0; i < size; i++)
        b.place[i] *= 3.0 + b.place[i] * (double)b.times;
}

NOINLINE static void scale_copied(double *x)
{
    struct box a = {x, 4}, b;
    copy(&b, &a);
    for (int i = 0; i < size; i++)
        b.place[i] *= 0.5 + b.place[i] * (double)b.times;
}

NOINLINE static void scale_made(double *x)
{
    struct box *b = made(x);
    for (int i = 0; i < size; i++)
        b->place[i] *= 0.5 + b->place[i] * (double)b->times;
    free(b);
}

NOINLINE static void scale_inside(double *x)
{
    struct outer o;
    made_inside(&o, x);
    for (int i = 0; i < size; i++)
        o.inner->place[i] *= 0.5 + o.inner->place[i] * (double)o.inner->times;
    free(o.inner);
}

NOINLINE static double value(double *x)
{
    struct box b;
    double sum = 0.0;
    set(&b, x);
    for (int i = 0; i < size; i++)
        sum += sin(b.place[i]) * b.place[i];
    return sum;
}

NOINLINE static double value_made(double *x)
{
    struct box *b = made(x);
    double sum = 0.0;
    for (int i = 0; i < size; i++)
        sum += sin(b->place[i]) * b->place[i];
    free(b);
    return sum;
}

/* What is changed has been read before. */
#define WRITTEN(change)                                                                            \
    static double with_##change(double *x)                                                         \
    {                                                                                              \
        double y[size], sum = 0.0;                                                                 \
        memcpy(y, x, sizeof y);                                                                    \
        for (int i = 0; i < size; i++)                                                             \
            sum += y[i] * y[i] * x[(i + 1) % size];                                                \
        change(y);                                                                                 \
        for (int i = 0; i < size; i++)                                                             \
            sum += y[i] * y[i];                                                                    \
        return sum;                                                                                \
    }

WRITTEN(scale)
WRITTEN(scale_copied)
WRITTEN(scale_made)
WRITTEN(scale_inside)

/* What is read is changed afterwards. */
static double read_before(double *x)
{
    double y[size], sum;
    memcpy(y, x, sizeof y);
    sum = value(y) + value_made(y);
    for (int i = 0; i < size; i++)
        y[i] = sum * y[i] * y[i];
    sum += value(y) * value_made(y);
    for (int i = 0; i < size; i++)
        sum += y[i] * y[i];
    return sum;
}

int main(void)
{
    double x[size] = {0.3, 0.4, 0.5, 0.7};
    CHECK_REQUEST("scale", with_scale, size, x, 1, 1e-8);
    CHECK_REQUEST("copied", with_scale_copied, size, x, 1, 1e-8);
    CHECK_REQUEST("made", with_scale_made, size, x, 1, 1e-8);
    CHECK_REQUEST("inside", with_scale_inside, size, x, 1, 1e-8);
    CHECK_REQUEST("read before", read_before, size, x, 1, 1e-8);
    return check_result();
}
