#include <math.h>
#include <stddef.h>

static long calls; /* how often, in this process */

/* Band energies of a signal by Goertzel's recurrences. */
void bands(const double *signal, size_t n, const double *omega, size_t m, double decay, double *out)
{
    calls++;
    for (size_t j = 0; j < m; j++) {
        double s1 = 0.0, s2 = 0.0;
        const double c = 2.0 * cos(omega[j]);
        for (size_t i = 0; i < n; i++) {
            const double s0 = signal[i] + decay * (c * s1 - decay * s2);
            s2 = s1;
            s1 = s0;
        }
        out[j] = log1p(s1 * s1 + s2 * s2 - c * s1 * s2);
    }
}
