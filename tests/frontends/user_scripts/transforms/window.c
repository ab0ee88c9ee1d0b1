#include <math.h>

/* A learned window: soft clipping of weighted differences, in single precision and in double. */
void window(const double *x, const double *w, int n, int m, double gain, double *y)
{
    for (int i = 0; i < n; i++) {
        double sum = 0.0;
        for (int k = 0; k < m; k++)
            sum += w[k] * x[(i + k) % n] * x[i];
        y[i] = tanh(gain * sum) + 0.1 * sum;
    }
}

void windowf(const float *x, const float *w, int n, int m, float gain, float *y)
{
    for (int i = 0; i < n; i++) {
        float sum = 0.0f;
        for (int k = 0; k < m; k++)
            sum += w[k] * x[(i + k) % n] * x[i];
        y[i] = tanhf(gain * sum) + 0.1f * sum;
    }
}

/* Two results of different kinds: an energy, and where the largest term is. */
double peak(const double *x, int n, int *where)
{
    double sum = 0.0;
    int best = 0;
    for (int i = 0; i < n; i++) {
        sum += x[i] * x[i] * x[i];
        if (x[i] > x[best])
            best = i;
    }
    *where = best;
    return sum;
}
