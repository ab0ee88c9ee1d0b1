/* Numbers that are written one behind the other into bytes, at places that only the run knows, and
 * copied as blocks: their adjoints were moved as if a number began where the block does. */
#include "check.h"
#include <stdlib.h>
#include <string.h>

enum { COUNT = 4 };
static volatile int header = 3;

static int put(unsigned char *bytes, int at, double number)
{
    memcpy(bytes + at, &number, sizeof number);
    return at + (int)sizeof number;
}

static double got(const unsigned char *bytes, int at)
{
    double number;
    memcpy(&number, bytes + at, sizeof number);
    return number;
}

static double weighted(const unsigned char *bytes, int at)
{
    double sum = 0;
    for (int i = 0; i < COUNT; i++)
        sum += (i + 1) * got(bytes, at + 8 * i) * got(bytes, at + 8 * (COUNT - 1 - i));
    return sum;
}

/* A message with a header of any length, copied to another. */
static double message(double *x)
{
    unsigned char one[128], other[128];
    int at = header;
    for (int i = 0; i < COUNT; i++)
        at = put(one, at, x[i] * x[i]);
    memcpy(other, one, at);
    return weighted(other, header);
}

/* The same at a place that the compiler knows. */
static double known_place(double *x)
{
    unsigned char *one = malloc(64), *other = malloc(64);
    for (int i = 0; i < COUNT; i++)
        put(one, 5 + 8 * i, sin(x[i]));
    memcpy(other, one, 40 + header);
    const double sum = weighted(other, 5);
    free(one);
    free(other);
    return sum;
}

/* Moved in itself, by less than a number and by more. */
static double moved(double *x)
{
    unsigned char bytes[128];
    int at = header;
    for (int i = 0; i < COUNT; i++)
        at = put(bytes, at, exp(x[i]));
    memmove(bytes + 5, bytes, at);
    memmove(bytes, bytes + 5, at);
    memmove(bytes + 17, bytes, at);
    return weighted(bytes, header + 17);
}

/* A queue of bytes, from which what was read is removed. */
static double queue(double *x)
{
    unsigned char *bytes = malloc(256);
    int end = 0;
    double sum = 0;
    for (int i = 0; i < COUNT; i++) {
        bytes[end++] = 'd';
        end = put(bytes, end, x[i]);
    }
    while (end > 0) {
        sum = 0.5 * sum + sin(sum + got(bytes, 1)) * (bytes[0] == 'd');
        memmove(bytes, bytes + 9, end - 9);
        end -= 9;
    }
    free(bytes);
    return sum;
}

/* Floats between characters, copied twice. */
static double short_ones(double *x)
{
    char one[64], other[64];
    int at = header - 2;
    for (int i = 0; i < COUNT; i++) {
        const float number = (float)(x[i] * x[(i + 1) % COUNT]);
        memcpy(one + at, &number, sizeof number);
        at += sizeof number;
    }
    memcpy(other + 1, one, at);
    memcpy(one, other + 1, at);
    float last[COUNT];
    memcpy(last, one + header - 2, sizeof last);
    return last[0] * last[3] + last[1] * last[1] * last[2];
}

static void compare(const char *name, double (*f)(double *), double *d, double tolerance)
{
    double x[COUNT] = {0.5, 0.75, 0.25, 1.25};
    for (int i = 0; i < COUNT; i++)
        check_within(name, i, d[i], central_difference(f, x, i), tolerance);
}

#define COMPARE(f, tolerance)                                                                      \
    do {                                                                                           \
        double x[COUNT] = {0.5, 0.75, 0.25, 1.25}, d[COUNT] = {0}, t[COUNT];                       \
        __enzyme_autodiff_void((void *)f, enzyme_dup, x, d);                                       \
        compare(#f, f, d, tolerance);                                                              \
        for (int i = 0; i < COUNT; i++) {                                                          \
            double e[COUNT] = {0};                                                                 \
            e[i] = 1;                                                                              \
            t[i] = __enzyme_fwddiff((void *)f, enzyme_dup, x, e);                                  \
        }                                                                                          \
        compare(#f " forward", f, t, tolerance);                                                   \
    } while (0)

int main(void)
{
    COMPARE(message, 1e-9);
    COMPARE(known_place, 1e-9);
    COMPARE(moved, 1e-9);
    COMPARE(queue, 1e-9);
    COMPARE(short_ones, 1e-3);
    return check_result();
}
