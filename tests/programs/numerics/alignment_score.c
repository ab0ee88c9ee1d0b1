#include "check.h"

double f(double *x, int n)
{
    double D[7][7];
    for (int i = 0; i <= n; i++) {
        D[i][0] = -x[0] * i;
        D[0][i] = -x[1] * i;
    }
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= n; j++) {
            double a = D[i - 1][j - 1] + cos(x[i - 1] * j), b = D[i - 1][j] - x[0],
                   c = D[i][j - 1] - x[1];
            double m = a;
            if (b > m)
                m = b;
            if (c > m)
                m = c;
            D[i][j] = m;
        }
    return D[n][n] * D[n / 2][n / 2];
}
CHECK_GRADIENT(f, 6)
