/* Residuals of which each depends on few unknowns. */
#include <math.h>

/* The Bratu problem on a square of n by n points. */
void bratu(const double *u, int n, double strength, double *r)
{
    const double h = 1.0 / (n + 1);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            const double centre = u[i * n + j];
            double sum = -4.0 * centre;
            sum += i > 0 ? u[(i - 1) * n + j] : 0.0;
            sum += i + 1 < n ? u[(i + 1) * n + j] : 0.0;
            sum += j > 0 ? u[i * n + j - 1] : 0.0;
            sum += j + 1 < n ? u[i * n + j + 1] : 0.0;
            r[i * n + j] = sum + h * h * strength * exp(centre);
        }
}

/* An arrow: the last row is full. */
void arrow(const double *x, int n, double *y)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++) {
        y[i] = x[i] * x[i] * x[i];
        sum += sin(x[i]);
    }
    y[n - 1] = sum;
}

/* What is upwind depends on where the wind comes from, and squares vanish at zero. */
void advection(const double *x, int n, double wind, double *y)
{
    for (int i = 0; i < n; i++) {
        const int from = wind > 0.0 ? (i + n - 1) % n : (i + 1) % n;
        y[i] = x[i] * x[i] - wind * x[from];
    }
}

void reaction(double t, const double *y, int n, double *rate)
{
    for (int i = 0; i < n; i++) {
        const double left = i > 0 ? y[i - 1] : 1.0, right = i + 1 < n ? y[i + 1] : 0.0;
        rate[i] = 400.0 * (left - 2.0 * y[i] + right) - y[i] * y[i] * y[i];
    }
}
