/* Energies and forces of a chain of springs, as others call them: sizes behind arrays. */
#include <math.h>
#include <stddef.h>

double energy(const double *x, int n, double stiffness)
{
    double sum = 0.0;
    for (int i = 1; i < n; i++) {
        const double stretch = x[i] - x[i - 1] - 1.0;
        sum += 0.5 * stiffness * stretch * stretch + 0.1 * sin(x[i]) * cos(x[i - 1]);
    }
    return sum;
}

void forces(const double *x, const double *p, int n, double *f)
{
    for (int i = 0; i < n; i++) {
        const double left = i > 0 ? x[i] - x[i - 1] : x[i];
        const double right = i + 1 < n ? x[i + 1] - x[i] : -x[i];
        f[i] = p[0] * (right - left) + p[1] * x[i] * x[i] * x[i];
    }
}

void squares(float *inp, size_t n, float *out)
{
    float sum = 0.0f;
    for (size_t i = 0; i < n; i++)
        sum += inp[i] * inp[i];
    *out = sum;
}

/* Changes its state in place, and needs room to work. */
void relax(int n, double rate, double *state, double *work)
{
    for (int i = 0; i < n; i++)
        work[i] = sin(state[i]);
    for (int i = 0; i < n; i++)
        state[i] += rate * work[i] * work[(i + 1) % n];
}

static int calls;

double counted(double x)
{
    calls++;
    return x * x;
}

int outcome(const double *x, int n, double *y)
{
    *y = x[0] * x[n - 1];
    return n;
}

/* The size of the result is an argument. */
void powers(double x, int m, double *y)
{
    double power = 1.0;
    for (int i = 0; i < m; i++)
        y[i] = power *= x;
}
