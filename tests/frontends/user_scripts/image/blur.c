#include <complex.h>
#include <stddef.h>

void blur(const float *image, int rows, int columns, float weight, float *out)
{
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++) {
            float sum = image[i * columns + j], count = 1.0f;
            if (i > 0) { sum += weight * image[(i - 1) * columns + j]; count += weight; }
            if (j > 0) { sum += weight * image[i * columns + j - 1]; count += weight; }
            out[i * columns + j] = sum / count;
        }
}

double power(const double complex *z, size_t n, double complex phase)
{
    double sum = 0.0;
    for (size_t i = 0; i < n; i++) {
        const double complex w = z[i] * z[i] + phase * z[i];
        sum += creal(w) * creal(w) + cimag(w);
    }
    return sum;
}

/* sorts what it is given, in place, by squares; work holds n numbers */
void squares(double *x, int n, double *work)
{
    for (int i = 0; i < n; i++)
        work[i] = x[i] * x[i];
    for (int i = 0; i < n; i++)
        x[i] = work[n - 1 - i] + (i ? x[i - 1] : 0.0);
}
