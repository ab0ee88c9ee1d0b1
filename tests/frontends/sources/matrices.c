#include <math.h>

/* Matrices by the addresses of their rows, as C has them. */
double weigh(const double **a, int n, int m)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            sum += (i + 1) * a[i][j] * a[i][j];
    return sum;
}

/* Overwrites the matrix by its factor. */
double log_determinant(double **a, int n)
{
    double sum = 0.0;
    for (int j = 0; j < n; j++) {
        for (int k = 0; k < j; k++)
            for (int i = j; i < n; i++)
                a[i][j] -= a[i][k] * a[j][k];
        const double d = sqrt(a[j][j]);
        for (int i = j; i < n; i++)
            a[i][j] /= d;
        sum += 2.0 * log(d);
    }
    return sum;
}

/* Exchanges rows by exchanging their addresses. */
void pivot(double **a, int n, int m, double factor)
{
    int best = 0;
    for (int i = 1; i < n; i++)
        if (fabs(a[i][0]) > fabs(a[best][0]))
            best = i;
    double *row = a[0];
    a[0] = a[best];
    a[best] = row;
    for (int j = 0; j < m; j++)
        a[0][j] *= factor;
}

float correlate(float ***c, int n, int m, int k)
{
    float sum = 0.0f;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            for (int l = 0; l < k; l++)
                sum += c[i][j][l] * c[n - 1 - i][j][l];
    return sum;
}
