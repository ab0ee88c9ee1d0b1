/* <w, J v> = <Jt w, v> for maps of several kinds, with 1, 4 and 8 directions at a time: each
 * direction forwards against each direction backwards. */
#define TOLERANCE 1e-11
#define REVERSE_ONLY
#include "check.h"
#include <stdlib.h>
#include <string.h>

extern int enzyme_dupv;

enum { INPUTS = 6, OUTPUTS = 5, MOST = 8 };

typedef void map(const double *x, double *y);

static void elementary(const double *x, double *y)
{
    y[0] = exp(x[0]) * x[1] / (1.0 + x[2] * x[2]);
    y[1] = sin(x[1]) + log(2.0 + x[3] * x[3]);
    y[2] = pow(fabs(x[0]) + 1.0, x[4]);
    y[3] = sqrt(1.0 + x[5] * x[5]) * atan2(x[1], 2.0 + x[2]);
    y[4] = x[0] > x[1] ? tanh(x[3]) : erf(x[4]);
}

static void recurrence(const double *x, double *y)
{
    double state[3] = {x[0], x[1], x[2]};
    for (int step = 0; step < 50; step++) {
        const double a = state[0] + 0.01 * (state[1] * state[2] - x[3] * state[0]);
        state[1] += 0.01 * (x[4] * a - state[1] * state[1]);
        state[2] += 0.01 * (x[5] - a * state[2]);
        state[0] = a;
    }
    for (int i = 0; i < 3; i++)
        y[i] = state[i];
    y[3] = state[0] * state[1];
    y[4] = state[2] / (1.0 + state[0] * state[0]);
}

static void on_the_heap(const double *x, double *y)
{
    const int n = 4;
    double *matrix = malloc(n * n * sizeof(double));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            matrix[i * n + j] = i == j ? 4.0 + x[i] : x[(i + j) % INPUTS] * 0.3;
    double right[4] = {x[4], x[5], 1.0, x[0]};
    for (int k = 0; k < n; k++)
        for (int i = k + 1; i < n; i++) {
            const double factor = matrix[i * n + k] / matrix[k * n + k];
            for (int j = k; j < n; j++)
                matrix[i * n + j] -= factor * matrix[k * n + j];
            right[i] -= factor * right[k];
        }
    for (int k = n - 1; k >= 0; k--) {
        for (int j = k + 1; j < n; j++)
            right[k] -= matrix[k * n + j] * right[j];
        right[k] /= matrix[k * n + k];
    }
    memcpy(y, right, sizeof right);
    y[4] = matrix[0];
    free(matrix);
}

static double power_of(double x, int n)
{
    return n == 0 ? 1.0 : x * power_of(x, n - 1) + sin(x);
}

static void recursive(const double *x, double *y)
{
    for (int i = 0; i < OUTPUTS; i++)
        y[i] = power_of(x[i], i) * x[5];
}

static void in_floats(const double *x, double *y)
{
    float sum = 0.0F;
    for (int i = 0; i < INPUTS; i++) {
        sum += (float)x[i] * 0.5F;
        if (i < OUTPUTS)
            y[i] = (double)(sum * sum) + x[i];
    }
}

typedef struct {
    double x[MOST][INPUTS], y[MOST][OUTPUTS];
} lanes;

static double number(void)
{
    static unsigned long state = 12345;
    state = state * 6364136223846793005UL + 1442695040888963407UL;
    return (double)(state >> 33) / (double)(1UL << 31) * 2.0 - 1.0;
}

static void randomise(lanes *some)
{
    for (int k = 0; k < MOST; k++) {
        for (int i = 0; i < INPUTS; i++)
            some->x[k][i] = number();
        for (int i = 0; i < OUTPUTS; i++)
            some->y[k][i] = number();
    }
}

static const double at[INPUTS] = {0.4, -0.7, 1.2, 0.3, 0.9, -1.1};

/* Every tangent against every adjoint. */
static void compare(const char *name, const lanes *v, const lanes *w, const lanes *forward,
                    const lanes *reverse, int width, double tolerance)
{
    for (int k = 0; k < width; k++)
        for (int l = 0; l < width; l++) {
            double wjv = 0.0, jtwv = 0.0;
            for (int i = 0; i < OUTPUTS; i++)
                wjv += w->y[l][i] * forward->y[k][i];
            for (int i = 0; i < INPUTS; i++)
                jtwv += reverse->x[l][i] * v->x[k][i];
            check_within(name, width, wjv, jtwv, tolerance);
        }
}

#define CHECK_WIDTH(f, width, tolerance)                                                           \
    do {                                                                                           \
        static lanes v, w, forward, reverse;                                                       \
        double x[INPUTS], y[OUTPUTS] = {0.0};                                                      \
        memcpy(x, at, sizeof x);                                                                   \
        randomise(&v);                                                                             \
        randomise(&w);                                                                             \
        memcpy(&forward, &v, sizeof v);                                                            \
        memset(&reverse, 0, sizeof reverse);                                                       \
        memcpy(reverse.y, w.y, sizeof w.y);                                                        \
        __enzyme_fwddiff_void((void *)f, enzyme_width, width, enzyme_dupv, (long)sizeof v.x[0], x, \
                              &forward.x[0][0], enzyme_dupv, (long)sizeof v.y[0], y,               \
                              &forward.y[0][0]);                                                   \
        __enzyme_autodiff_void((void *)f, enzyme_width, width, enzyme_dupv, (long)sizeof v.x[0],   \
                               x, &reverse.x[0][0], enzyme_dupv, (long)sizeof v.y[0], y,           \
                               &reverse.y[0][0]);                                                  \
        compare(#f, &v, &w, &forward, &reverse, width, tolerance);                                 \
    } while (0)

#define CHECK_MAP(f, tolerance)                                                                    \
    do {                                                                                           \
        CHECK_WIDTH(f, 1, tolerance);                                                              \
        CHECK_WIDTH(f, 4, tolerance);                                                              \
        CHECK_WIDTH(f, 8, tolerance);                                                              \
    } while (0)

int main(void)
{
    CHECK_MAP(elementary, TOLERANCE);
    CHECK_MAP(recurrence, TOLERANCE);
    CHECK_MAP(on_the_heap, TOLERANCE);
    CHECK_MAP(recursive, TOLERANCE);
    CHECK_MAP(in_floats, 1e-5);
    return check_result();
}
