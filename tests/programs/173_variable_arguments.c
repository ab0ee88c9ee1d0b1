/* Variable arguments that are active: numbers, addresses, structs of several classes, lists
   that are copied and handed on; in loops, and in functions that call each other. */
#include "check.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef struct {
    double x, y;
} pair;
typedef struct {
    float a, b, c;
} small;
typedef struct {
    long n;
    double v;
} mixed;
typedef struct {
    double v[3];
    int n;
} large;

static double of_list(const char *kinds, va_list list)
{
    double sum = 0;
    for (; *kinds; kinds++)
        switch (*kinds) {
        case 'd': sum += va_arg(list, double) * 2; break;
        case 'i': sum *= va_arg(list, int); break;
        case 'p': sum += *va_arg(list, const double *); break;
        case 'x': {
            pair p = va_arg(list, pair);
            sum += p.x * p.y;
            break;
        }
        case 's': {
            small s = va_arg(list, small);
            sum += s.a * s.b + s.c;
            break;
        }
        case 'm': {
            mixed m = va_arg(list, mixed);
            sum += m.n * m.v;
            break;
        }
        case 'l': {
            large l = va_arg(list, large);
            sum += l.v[0] * l.v[l.n];
            break;
        }
        }
    return sum;
}

static double twice(const char *kinds, ...)
{
    va_list first, second;
    double sum = 0;
    for (int i = 0; i < 2; i++) {
        va_start(first, kinds);
        va_copy(second, first);
        sum += of_list(kinds, first);
        va_end(first);
        sum += (i + 1) * of_list(kinds, second);
        va_end(second);
    }
    return sum;
}

static double nested(int depth, double scale, ...)
{
    va_list list;
    va_start(list, scale);
    const double a = va_arg(list, double), *b = va_arg(list, const double *);
    va_end(list);
    char text[64];
    snprintf(text, sizeof text, "%d %g", depth, a);
    return depth ? a * nested(depth - 1, scale * *b, a + 1, b) : scale * a + strlen(text) * 0;
}

/* 5 times what the list says, and a product */
double f(const double *x)
{
    const pair p = {x[0], x[1]};
    const small s = {(float)x[2], 3, 0.5f};
    const mixed m = {7, x[3]};
    const large l = {{x[4], 0, x[5]}, 2};
    return twice("dixpsmldi", x[0], 3, p, &x[1], s, m, l, x[5], 2) + twice("") + nested(2, x[3], x[0], &x[1]) +
           twice("dddddddddpiiiii", x[0], x[1], x[2], x[3], x[4], x[5], x[0], x[1], x[2], &x[3], 1, 1, 1, 1, 2);
}

int main(void)
{
    double x[6] = {0.5, 1.25, 0.75, 2, 1.5, 0.25}, dx[6] = {0};
    double expected[6] = {5 * (12 + 2 * x[1]), 5 * (2 * x[0] + 2), 5 * 6, 5 * 14, 5 * 2 * x[5], 5 * (2 * x[4] + 4)};
    const double a = x[0], b = x[1], c = x[3];
    /* a (a + 1) (a + 2) b b c, and sums */
    expected[0] += (3 * a * a + 6 * a + 2) * b * b * c + 5 * 2 * 4;
    expected[1] += a * (a + 1) * (a + 2) * 2 * b * c + 5 * 2 * 4;
    expected[3] += a * (a + 1) * (a + 2) * b * b + 5 * 2 * 3;
    expected[2] += 5 * 2 * 4;
    expected[4] += 5 * 2 * 2;
    expected[5] += 5 * 2 * 2;
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx);
    for (int i = 0; i < 6; i++) {
        double v[6] = {0};
        v[i] = 1;
        check("gradient", dx[i], expected[i]);
        check("tangent", __enzyme_fwddiff((void *)f, enzyme_dup, x, v), expected[i]);
    }
    return check_result();
}
