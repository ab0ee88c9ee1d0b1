#include <stdlib.h>

#include "check.h"

double f(double *x, int n)
{
    double A[36], b[6], u[6] = {0}, r[6], p[6];
    for (int i = 0; i < n; i++) {
        b[i] = x[i];
        for (int j = 0; j < n; j++)
            A[i * n + j] = (i == j ? 4 + x[i] : 0.3 * x[(i + j) % n] * (abs(i - j) == 1));
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) {
            double m = 0.5 * (A[i * n + j] + A[j * n + i]);
            A[i * n + j] = A[j * n + i] = m;
        }
    double rr = 0;
    for (int i = 0; i < n; i++) {
        r[i] = p[i] = b[i];
        rr += r[i] * r[i];
    }
    int it = 0;
    while (rr > 1e-20 && it++ < 50) {
        double Ap[6], pAp = 0;
        for (int i = 0; i < n; i++) {
            double s = 0;
            for (int j = 0; j < n; j++)
                s += A[i * n + j] * p[j];
            Ap[i] = s;
            pAp += s * p[i];
        }
        double al = rr / pAp, r2 = 0;
        for (int i = 0; i < n; i++) {
            u[i] += al * p[i];
            r[i] -= al * Ap[i];
            r2 += r[i] * r[i];
        }
        double be = r2 / rr;
        rr = r2;
        for (int i = 0; i < n; i++)
            p[i] = r[i] + be * p[i];
    }
    double s = 0;
    for (int i = 0; i < n; i++)
        s += u[i] * u[i] * (i + 1);
    return s;
}
CHECK_GRADIENT(f, 6)
