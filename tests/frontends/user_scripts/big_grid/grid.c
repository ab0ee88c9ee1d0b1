#include <math.h>
#include <stddef.h>

/* Total variation of an image of millions of pixels, smoothed. */
double variation(const double *image, long n, long m, double eps)
{
    double sum = 0.0;
    for (long i = 0; i + 1 < n; i++)
        for (long j = 0; j + 1 < m; j++) {
            const double dx = image[(i + 1) * m + j] - image[i * m + j];
            const double dy = image[i * m + j + 1] - image[i * m + j];
            sum += sqrt(dx * dx + dy * dy + eps);
        }
    return sum;
}

/* Element by element: softplus. */
void softplus(const float *x, size_t n, float beta, float *y)
{
    for (size_t i = 0; i < n; i++)
        y[i] = log1pf(expf(beta * x[i])) / beta;
}

/* A recurrence over the whole array, which has to be kept. */
void filter(const double *x, size_t n, double rate, double *y)
{
    double state = 0.0;
    for (size_t i = 0; i < n; i++) {
        state += rate * (tanh(x[i]) - state);
        y[i] = state;
    }
}
