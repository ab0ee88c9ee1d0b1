/* Loops over small arrays on the stack, which are unrolled, and functions that get their addresses,
 * which are put in: elements with eight corners, small matrices, windows that move. */
#define TOLERANCE 1e-7
#include "check.h"

enum { INPUTS = 24 };
struct corners {
    double x[8], y[8];
};

static void areas(const struct corners *c, struct corners *made)
{
    for (int k = 0; k < 8; k++) {
        const int next = (k + 1) % 8, last = (k + 7) % 8;
        made->x[k] = c->y[next] - c->y[last] + 0.01 * sin(c->x[k] * c->y[next]);
        made->y[k] = c->x[last] - c->x[next] + 0.01 * exp(-c->x[last] * c->y[k]);
    }
}

/* Gathered corners, of which some are shared, and forces that are added up in the same places. */
static double elements(double *x, int n)
{
    double force[INPUTS] = {0}, sum = 0;
    for (int e = 0; e < 3; e++) {
        struct corners c, a;
        for (int k = 0; k < 8; k++) {
            c.x[k] = x[(5 * e + k) % n];
            c.y[k] = x[(7 * e + 2 * k + 1) % n];
        }
        areas(&c, &a);
        double volume = 0;
        for (int k = 0; k < 8; k++)
            volume += c.x[k] * a.x[k] + c.y[k] * a.y[k];
        for (int k = 0; k < 8; k++)
            force[(5 * e + k) % n] += a.x[k] * volume * volume;
    }
    for (int i = 0; i < n; i++)
        sum += force[i] * force[i];
    return sum;
}

/* A small matrix that is factorised in place, with a choice on the way. */
static double matrices(double *x, int n)
{
    double product = 1;
    for (int m = 0; m < 4; m++) {
        double a[4][4], b[4];
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++)
                a[i][j] = sin(x[(3 * m + i + 2 * j) % n]) + (i == j ? 4 : 0);
            b[i] = x[(m + 5 * i) % n];
        }
        for (int k = 0; k < 4; k++)
            for (int i = k + 1; i < 4; i++) {
                const double factor = a[i][k] / a[k][k];
                for (int j = k; j < 4; j++)
                    a[i][j] -= factor * a[k][j];
                b[i] -= fabs(factor) > 0.01 ? factor * b[k] : 0;
            }
        product *= 1.5 + b[3] / a[3][3];
    }
    return product;
}

/* A window over a series; the number of rounds is only known when it runs. */
static double rounds(double *x, int n)
{
    double window[5] = {0}, sum = 0;
    const int count = n / 4 + (x[0] > 0);
    for (int r = 0; r < count; r++) {
        for (int k = 4; k > 0; k--)
            window[k] = window[k - 1];
        window[0] = x[3 * r] * (1 + 0.2 * window[4]);
        double mean = 0;
        for (int k = 0; k < 5; k++)
            mean += window[k] * cos(k + x[k]) / 5;
        if (mean < 0.5)
            sum += mean * mean;
        else
            window[2] = mean;
    }
    return sum + window[3];
}

int main(void)
{
    double x[INPUTS];
    for (int i = 0; i < INPUTS; i++)
        x[i] = sin(1.3 * i + 0.4);
    CHECK_GRADIENT_AT(elements, x, INPUTS);
    CHECK_GRADIENT_AT(matrices, x, INPUTS);
    CHECK_GRADIENT_AT(rounds, x, INPUTS);
    return check_result();
}
