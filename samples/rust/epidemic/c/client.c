/* A derivative of Rust code, called from C: compared with differences. */
#include <math.h>
#include <stddef.h>
#include <stdio.h>

double epidemic_misfit(const double p[5], double gradient[5], const double *reported, size_t days);

int main(void)
{
    const double p[5] = {0.5, 0.4, 30.0, 6.0, 1e-4};
    double reported[60], gradient[5], ignored[5];
    for (int day = 0; day < 60; day++)
        reported[day] = 10.0 + 0.5 * day;
    const double value = epidemic_misfit(p, gradient, reported, 60);
    printf("misfit %.6f\n", value);
    int wrong = 0;
    for (int k = 0; k < 5; k++) {
        const double h = 1e-4 * p[k];
        double at[4];
        const double by[4] = {1.0, -1.0, 2.0, -2.0};
        for (int i = 0; i < 4; i++) {
            double moved[5] = {p[0], p[1], p[2], p[3], p[4]};
            moved[k] += by[i] * h;
            at[i] = epidemic_misfit(moved, ignored, reported, 60);
        }
        const double slope = (8.0 * (at[0] - at[1]) - (at[2] - at[3])) / (12.0 * h);
        printf("%d %.6f\n", k, gradient[k]);
        wrong += !(fabs(slope - gradient[k]) < 1e-6 * fmax(1.0, fabs(slope)));
    }
    return wrong;
}
