/* Loops that advance by an amount which only the run tells: up, down, by pointers, by an amount
 * that changes in the loop around. */
#include "check.h"
#include <stddef.h>

enum { N = 24 };

static volatile int wide = 3;

static double up(double *x)
{
    double y[N], sum = 0.0;
    for (int i = 0; i < N; i++)
        y[i] = x[i];
    for (int half = 1; half < N; half *= 2)
        for (int start = 0; start + half < N; start += 2 * half)
            for (int k = 0; k < half; k++) {
                const double a = y[start + k],
                             b = y[start + k + half > N - 1 ? N - 1 : start + k + half];
                y[start + k] = a * b + 0.5;
                sum += sin(a - b);
            }
    for (int i = 0; i < N; i++)
        sum += y[i] * y[i];
    return sum;
}

static double down(double *x)
{
    const int step = wide;
    double sum = 0.0, product = 1.0;
    for (int i = N - 1; i >= 0; i -= step) {
        product *= 1.0 + 0.1 * x[i];
        sum += product * x[i];
    }
    for (unsigned i = N - 1; i < N; i -= (unsigned)step)
        sum += cos(x[i]) * product;
    return sum;
}

static double by_pointers(double *x)
{
    const ptrdiff_t step = wide;
    double sum = 0.0, last = 1.0;
    const double *p = x;
    for (int n = 0; n < N / 3; n++, p += step) {
        last = sin(last * *p) + *p;
        sum += last * last;
    }
    for (p = x + N - 1; p - x >= step; p -= step)
        sum += p[0] * p[-1] * p[-step];
    return sum;
}

static double narrow(double *x)
{
    const short step = (short)wide;
    double sum = 0.0;
    for (short i = 0; i < N; i = (short)(i + step))
        for (unsigned char j = 0; j < N; j = (unsigned char)(j + step + 1))
            sum += x[i] * x[j] * x[j];
    return sum;
}

#define DIRECTIONS(name, f) CHECK_REQUEST(name, f, N, x, 1, 1e-8)

int main(void)
{
    double x[N];
    for (int i = 0; i < N; i++)
        x[i] = 0.3 + 0.4 * sin(1.0 + 2.0 * i);
    for (wide = 1; wide < 8; wide += 2) {
        DIRECTIONS("up", up);
        DIRECTIONS("down", down);
        if (wide < 4)
            DIRECTIONS("by pointers", by_pointers);
        DIRECTIONS("narrow", narrow);
    }
    return check_result();
}
