#include <complex.h>

/* Impedance of a ladder of series impedances z and shunt admittances y. */
double complex impedance(const double complex *z, const double complex *y, int n, double complex load)
{
    double complex found = load;
    for (int i = n - 1; i >= 0; i--)
        found = z[i] + 1.0 / (y[i] + 1.0 / found);
    return found;
}

void spectrum(const double *frequencies, int count, double inductance, double capacitance,
              double complex *out)
{
    for (int i = 0; i < count; i++) {
        const double w = 6.283185307179586 * frequencies[i];
        double complex z[2] = {I * w * inductance, I * w * inductance};
        double complex y[2] = {I * w * capacitance, I * w * capacitance};
        out[i] = impedance(z, y, 2, 50.0);
    }
}
