/* A union of a double and two floats is moved in registers of type double.  What the registers hold,
 * a double or two floats, only the run tells: sums of such adjoints as doubles were wrong without a
 * word. */
#include <string.h>

#include "check.h"

enum { size = 6 };

#define NOINLINE __attribute__((noinline))

union word {
    double whole;
    float half[2];
};

NOINLINE static void set(union word *w, double x, int whole)
{
    if (whole)
        w->whole = x * x;
    else
        w->half[0] = (float)x, w->half[1] = (float)(x * x);
}

NOINLINE static void move(union word *to, const union word *from, int n)
{
    for (int i = 0; i < n; i++)
        to[i].whole = from[i].whole;
}

static double moved_twice(const double *x, int n)
{
    union word a[size], b[size], c[size];
    for (int i = 0; i < n; i++)
        set(a + i, x[i], i % 2 == 0);
    move(b, a, n);
    move(c, a, n);
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += i % 2 == 0 ? b[i].whole * c[i].whole + b[i].whole
                          : (double)b[i].half[0] * c[i].half[1] + c[i].half[0];
    return sum;
}

NOINLINE static double get(const union word *w) { return w->whole; }

NOINLINE static void put(union word *w, double whole) { w->whole = whole; }

static double passed(const double *x, int n)
{
    union word a[size], b[size], c[size];
    for (int i = 0; i < n; i++)
        set(a + i, x[i], i % 2 == 0);
    for (int i = 0; i < n; i++) {
        const double t = get(a + i);
        put(b + (n - 1 - i), t);
        put(c + i, t);
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
        const union word *w = b + (n - 1 - i);
        sum += i % 2 == 0 ? w->whole * c[i].whole + c[i].whole
                          : (double)w->half[0] * c[i].half[1] + c[i].half[0];
    }
    return sum;
}

NOINLINE static union word made(double x, int whole)
{
    union word w;
    set(&w, x, whole);
    return w;
}

NOINLINE static double value(union word w, int whole)
{
    return whole ? w.whole * w.whole + w.whole : (double)w.half[0] * w.half[1] + w.half[0];
}

static double by_value(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        const union word w = made(x[i], i % 2 == 0);
        sum += 0.5 * value(w, i % 2 == 0) + 0.5 * value(w, i % 2 == 0);
    }
    return sum;
}

/* Both are made a double before they are stored, without a union. */
NOINLINE static void store(double *place, const double *x, int i)
{
    double bits;
    if (i % 2 == 0)
        bits = x[i] * x[i];
    else {
        const float pair[] = {(float)x[i], (float)(x[i] * x[i])};
        memcpy(&bits, pair, sizeof bits);
    }
    *place = bits;
}

static double joined(const double *x, int n)
{
    double place[size], sum = 0;
    for (int i = 0; i < n; i++)
        store(place + i, x, i);
    for (int i = 0; i < n; i++)
        if (i % 2 == 0)
            sum += place[i] * place[i] + place[i];
        else {
            float pair[2];
            memcpy(pair, place + i, sizeof pair);
            sum += (double)pair[0] * pair[1] + pair[0];
        }
    return sum;
}

static double x[size] = {1.25, -2, 3, 0.5, 4, -0.75};

int main(void)
{
    double d[size];
#define RUN(f) \
    memset(d, 0, sizeof d); \
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, size); \
    for (int i = 0; i < size; i++) \
        check_within(#f, i, d[i], \
                     i % 2 == 0 ? 4 * x[i] * x[i] * x[i] + 2 * x[i] : 3 * x[i] * x[i] + 1, 1e-6)
    RUN(moved_twice);
    RUN(passed);
    RUN(by_value);
    RUN(joined);
    return check_result();
}
