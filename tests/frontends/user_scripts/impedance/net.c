#include <complex.h>
#include <math.h>

/* A ladder of n cells, R and L in series and C across, closed by a load. */
double complex input_impedance(double omega, const double *r, const double *l, const double *c, int n, double complex load)
{
    double complex z = load;
    for (int i = n - 1; i >= 0; i--) {
        double complex y = 1.0 / z + I * omega * c[i];
        z = r[i] + I * omega * l[i] + 1.0 / y;
    }
    return z;
}

/* Reflections for each frequency. */
void reflection(const double complex *z, int n, double z0, double complex *gamma, double *loss)
{
    for (int i = 0; i < n; i++) {
        gamma[i] = (z[i] - z0) / (z[i] + z0);
        loss[i] = -20.0 * log10(cabs(gamma[i]));
    }
}

float power(const float complex *v, const float complex *i, int n)
{
    float sum = 0.0f;
    for (int k = 0; k < n; k++)
        sum += 0.5f * crealf(v[k] * conjf(i[k]));
    return sum;
}
