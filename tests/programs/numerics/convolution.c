#include "check.h"

double f(double *x, int n)
{
    static double img[6][6];
    double out[4][4];
    for (int i = 0; i < 6; i++)
        for (int j = 0; j < 6; j++)
            img[i][j] = sin(x[(i * j) % n] * (i - j));
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
            double s = 0;
            for (int a = 0; a < 3; a++)
                for (int b = 0; b < 3; b++)
                    s += img[i + a][j + b] * x[(a * 3 + b) % n];
            out[i][j] = s > 0 ? s : 0;
        }
    double r = 0;
    for (int i = 0; i < 4; i += 2)
        for (int j = 0; j < 4; j += 2) {
            double m = out[i][j];
            for (int a = 0; a < 2; a++)
                for (int b = 0; b < 2; b++)
                    if (out[i + a][j + b] > m)
                        m = out[i + a][j + b];
            r += m;
        }
    return r;
}
CHECK_GRADIENT(f, 9)
