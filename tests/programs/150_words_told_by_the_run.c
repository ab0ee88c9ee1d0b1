/* Words that are moved as integers, and are a double, two floats or an integer: only the run tells.
 * They are swapped, chosen, cut in halves and bytes, passed by value and returned. */
#include <stdint.h>
#include <string.h>

#include "check.h"

enum { size = 6 };

#define NOINLINE __attribute__((noinline))

union word {
    double whole;
    float half[2];
    int64_t count;
    uint64_t bits;
};

/* Each third word is an integer, each third two floats. */
static void fill(union word *w, const double *x, int n)
{
    for (int i = 0; i < n; i++)
        if (i % 3 == 0)
            w[i].whole = x[i] * x[i];
        else if (i % 3 == 1)
            w[i].count = -i;
        else
            w[i].half[0] = (float)(x[i] * 2), w[i].half[1] = (float)(x[i] * x[0]);
}

static double value(union word w, int i)
{
    if (i % 3 == 0)
        return w.whole * (i + 1);
    if (i % 3 == 1)
        return (double)w.count;
    return (double)w.half[0] - 3 * (double)w.half[1];
}

static double exactly(double *x)
{
    double sum = 0;
    for (int i = 0; i < size; i++)
        sum += i % 3 == 0   ? x[i] * x[i] * (i + 1)
               : i % 3 == 1 ? -i
                            : x[i] * 2 - 3 * (x[i] * x[0]);
    return sum;
}

/* Turned round twice, as integers. */
static double reversed(const double *x, int n)
{
    union word w[size];
    fill(w, x, n);
    for (int turn = 0; turn < 2; turn++)
        for (int i = 0, j = n - 1; i < j; i++, j--) {
            const uint64_t t = w[i].bits;
            w[i].bits = w[j].bits;
            w[j].bits = t;
        }
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += value(w[i], i);
    return sum;
}

/* By way of a phi and a selection. */
static double carried(const double *x, int n)
{
    union word w[size];
    fill(w, x, n);
    double sum = 0;
    uint64_t last = w[n - 1].bits;
    for (int i = 0; i < n; i++) {
        const uint64_t here = w[i].bits;
        union word out = {.bits = i == 0 ? last : here};
        sum += value(out, i == 0 ? n - 1 : i);
        last = here;
    }
    union word first = {.bits = n > 3 ? w[0].bits : last};
    return sum - value(w[n - 1], n - 1) + value(first, 0);
}

/* Halves and bytes. */
static double cut(const double *x, int n)
{
    union word w[size], copy[size];
    fill(w, x, n);
    for (int i = 0; i < n; i++) {
        const uint32_t low = (uint32_t)w[i].bits, high = (uint32_t)(w[i].bits >> 32);
        copy[i].bits = (uint64_t)high << 32 | low;
    }
    union word again[size];
    const volatile unsigned char *from = (const volatile unsigned char *)copy;
    unsigned char *to = (unsigned char *)again;
    for (size_t k = 0; k < (size_t)n * sizeof *copy; k++)
        to[k] = from[k];
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += value(again[i], i);
    return sum;
}

/* By value, as an argument and as a result. */
NOINLINE static union word chosen(union word a, union word b, int second) { return second ? b : a; }
NOINLINE static double passed_value(union word w, int i) { return value(w, i); }

static double passed(const double *x, int n)
{
    union word w[size];
    fill(w, x, n);
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += passed_value(chosen(w[i], w[(i + 1) % n], 0), i);
    for (int i = 0; i < n; i++)
        sum += passed_value(chosen(w[i], w[(i + 1) % n], 1), (i + 1) % n);
    return sum / 2;
}

struct tagged {
    unsigned kind;
    union word word;
};

NOINLINE static struct tagged doubled(struct tagged t)
{
    if (t.kind == 0)
        t.word.whole *= 2;
    return t;
}

static double tagged(const double *x, int n)
{
    union word w[size];
    fill(w, x, n);
    double sum = 0;
    for (int i = 0; i < n; i++) {
        struct tagged t = {(unsigned)i % 3, w[i]};
        t = doubled(t);
        sum += value(t.word, i) / (t.kind == 0 ? 2 : 1);
    }
    return sum;
}

static double x[size] = {1.25, -2, 3, 0.5, 4, -0.75};

int main(void)
{
    double d[size];
#define RUN(f) \
    memset(d, 0, sizeof d); \
    for (int repeated = 0; repeated < 2; repeated++) \
        __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, size); \
    for (int i = 0; i < size; i++) \
        check_within(#f, i, d[i] / 2, central_difference(exactly, x, i), 1e-6)
    RUN(reversed);
    RUN(carried);
    RUN(cut);
    RUN(passed);
    RUN(tagged);
    return check_result();
}
