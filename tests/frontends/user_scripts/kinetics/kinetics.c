#include <math.h>
#include <string.h>

/* Right-hand side of a few well-known kinetics, by name. */
void rates(double t, const double *y, int n, const double *k, const char *model, double *dydt)
{
    (void)t;
    if (strcmp(model, "robertson") == 0) {
        dydt[0] = -k[0] * y[0] + k[1] * y[1] * y[2];
        dydt[2] = k[2] * y[1] * y[1];
        dydt[1] = -dydt[0] - dydt[2];
    } else if (strcmp(model, "diffusion") == 0) {
        for (int i = 0; i < n; i++) {
            const double left = i > 0 ? y[i - 1] : y[i], right = i < n - 1 ? y[i + 1] : y[i];
            dydt[i] = k[0] * (left - 2.0 * y[i] + right) + k[1] * y[i] * (1.0 - y[i]) * exp(-k[2] * y[i]);
        }
    } else {
        memset(dydt, 0, n * sizeof *dydt);
    }
}
