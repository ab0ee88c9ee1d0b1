/* Lengths lie among addresses, in words of which only the index tells what they are, and are passed to
 * functions that count with them. */
#include "check.h"
#include <stdlib.h>

#define NOINLINE __attribute__((noinline))

enum { count = 4 };

/* at even places addresses, at odd ones how many numbers there are */
struct table {
    long words[2 * count];
};

struct part {
    const double *from;
    long length;
};

NOINLINE static void enter(struct table *t, long i, double *numbers, long n)
{
    ((double **)t->words)[2 * i] = numbers;
    t->words[2 * i + 1] = n;
}

NOINLINE static double *address(const struct table *t, long word)
{
    return ((double *const *)t->words)[word];
}

NOINLINE static double product(const double *x, long n)
{
    double result = x[n - 1];
    for (long i = 0; i + 1 < n; i++)
        result *= x[i];
    return result;
}

NOINLINE static double ends(struct part *p, const double *x, long n)
{
    p->from = x;
    p->length = n;
    return x[0] * (x + n)[-1];
}

static double of_table(double *x)
{
    double own[count][count];
    struct table t;
    for (long i = 0; i < count; i++) {
        for (long j = 0; j <= i; j++)
            own[i][j] = x[j] * x[i];
        enter(&t, i, own[i], i + 1);
    }
    double sum = 0.0;
    for (long i = 0; i < count; i++) {
        struct part p;
        const double *numbers = address(&t, 2 * i);
        sum += product(numbers, t.words[2 * i + 1]) + ends(&p, numbers, t.words[2 * i + 1]);
        sum += p.from[p.length - 1];
    }
    return sum;
}

int main(void)
{
    double x[count] = {0.7, -1.2, 0.4, 1.5};
    CHECK_REQUEST("table", of_table, count, x, 1, 1e-9);
    return check_result();
}
