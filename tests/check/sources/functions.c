/* Functions whose derivatives `ltoad check` looks at, rightly or in vain. */
#include <math.h>

double energy(const double *x, int n, double scale)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += scale * sin(x[i]) * x[i];
    return sum;
}

/* Outputs in memory, two precisions. */
void product(const double *a, const float *x, double *y, int n)
{
    for (int i = 0; i < n; i++) {
        y[i] = 0.0;
        for (int j = 0; j < n; j++)
            y[i] += a[i * n + j] * x[j];
    }
}

/* In place: what is in memory before is lost. */
void smooth(double *x, const int *order, int n)
{
    for (int i = 1; i < n; i++)
        x[order[i]] = 0.5 * (x[order[i]] + x[order[i - 1]] * x[order[i]]);
}

float single(float x, float y) { return expf(x) * y; }
double kink(double x, double y) { return fabs(x) * y; }
double root(double x, double y) { return sqrt(x) * y; }
double missing(double x);
double calls_missing(double x) { return x + (x > 1e300 ? missing(1.0) : 0.0); }

static int count;
double state(double x) { return x * ++count; }

__attribute__((noinline)) double square(double x) { return x * x; }
double square_augmented(double x) { return x * x; }
double square_reverse(double x, double seed) { return 7.0 * x * seed; }
double uses_rule(const double *x, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += square(x[i]);
    return sum;
}

int main(void) { return 0; }
