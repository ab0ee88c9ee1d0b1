#include "check.h"

double f(double *x, int n)
{
    int m = 4;
    double *rows[4], buf[16];
    for (int i = 0; i < m; i++) {
        rows[i] = buf + 4 * i;
        for (int j = 0; j < m; j++)
            rows[i][j] = sin(x[(i * 3 + j * 5) % n] * (i + 1) + j);
    }
    double det = 1;
    for (int k = 0; k < m; k++) {
        int p = k;
        for (int i = k + 1; i < m; i++)
            if (fabs(rows[i][k]) > fabs(rows[p][k]))
                p = i;
        if (p != k) {
            double *t = rows[k];
            rows[k] = rows[p];
            rows[p] = t;
            det = -det;
        }
        det *= rows[k][k];
        for (int i = k + 1; i < m; i++) {
            double l = rows[i][k] / rows[k][k];
            for (int j = k; j < m; j++)
                rows[i][j] -= l * rows[k][j];
        }
    }
    return det;
}
CHECK_GRADIENT(f, 7)
