/* Heat in a rod whose conductivity varies: implicit steps, each a tridiagonal system.
 * Observed are the temperatures of all cells after each of `samples` intervals of `steps` steps. */
#include <math.h>
#include <stdlib.h>

/* Thomas' algorithm; takes up diagonal and right side, which is the solution afterwards. */
static void solve(int n, const double *below, double *diagonal, const double *above, double *right)
{
    for (int i = 1; i < n; i++) {
        const double factor = below[i] / diagonal[i - 1];
        diagonal[i] -= factor * above[i - 1];
        right[i] -= factor * right[i - 1];
    }
    right[n - 1] /= diagonal[n - 1];
    for (int i = n - 2; i >= 0; i--)
        right[i] = (right[i] - above[i] * right[i + 1]) / diagonal[i];
}

void conduct(const double *log_conductivity, const double *start, int n, int samples, int steps, double step,
             double *observed)
{
    double *const memory = malloc(4 * (size_t)n * sizeof(double));
    double *const below = memory, *const diagonal = memory + n, *const above = memory + 2 * n;
    double *const heat = memory + 3 * n;
    for (int i = 0; i < n; i++)
        heat[i] = start[i];
    for (int sample = 0; sample < samples; sample++) {
        for (int k = 0; k < steps; k++) {
            for (int i = 0; i < n; i++) {
                const double own = exp(log_conductivity[i]);
                const double left = i > 0 ? 0.5 * (own + exp(log_conductivity[i - 1])) : 0.0;
                const double right = i + 1 < n ? 0.5 * (own + exp(log_conductivity[i + 1])) : 2.0 * own;
                below[i] = -step * left;
                above[i] = -step * right;
                diagonal[i] = 1.0 + step * (left + right);
            }
            solve(n, below, diagonal, above, heat);
        }
        for (int i = 0; i < n; i++)
            observed[sample * n + i] = heat[i];
    }
    free(memory);
}
