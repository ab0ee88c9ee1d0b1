#include <math.h>
#include <stdio.h>
#include <string.h>

extern double merit(int n, const double *x, const char *name);
extern double __enzyme_autodiff(void *, ...);
extern int enzyme_const, enzyme_dup;

enum { N = 12 };

int main(void) {
    double x[N] = {0.1, 0.3, -0.2, -0.05, 0.4, 0.1, 0.06, 0.25, 0.0, -0.11, 5.0, -0.3};
    const char *glasses[] = {"BK7", "SF5"};
    int bad = 0;
    for (int kind = 0; kind < 2; kind++) {
        double g[N] = {0}, y[N];
        __enzyme_autodiff((void *)merit, enzyme_const, N, enzyme_dup, x, g, enzyme_const,
                          glasses[kind]);
        for (int i = 0; i < N; i++) {
            const double h = 1e-5;
            memcpy(y, x, sizeof y);
            y[i] = x[i] + h;
            double up = merit(N, y, glasses[kind]);
            y[i] = x[i] - h;
            double slope = (up - merit(N, y, glasses[kind])) / (2 * h);
            printf("%s %2d %16.9f %16.9f\n", glasses[kind], i, g[i], slope);
            if (!(fabs(slope - g[i]) < 1e-6 * (1 + fabs(slope))) || g[i] == 0)
                bad++;
        }
    }
    puts(bad ? "FAIL" : "PASS");
    return bad != 0;
}
