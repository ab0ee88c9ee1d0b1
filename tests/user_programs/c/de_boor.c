/* Splines: de Boor's algorithm, a struct with a flexible array member, arc length by Gauss points. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

struct spline {
    int degree, points;
    double *knots;
    double control[][2];
};

static struct spline *clamped(int degree, int points, const double *control)
{
    struct spline *s = malloc(sizeof *s + points * sizeof s->control[0]);
    s->degree = degree;
    s->points = points;
    s->knots = malloc((points + degree + 1) * sizeof(double));
    for (int i = 0; i <= points + degree; i++)
        s->knots[i] = i <= degree ? 0 : i >= points ? points - degree : i - degree;
    memcpy(s->control, control, points * sizeof s->control[0]);
    return s;
}

static void point(const struct spline *s, double t, double out[2])
{
    const int p = s->degree;
    int k = p;
    double d[8][2];
    while (k < s->points - 1 && t >= s->knots[k + 1])
        k++;
    memcpy(d, s->control[k - p], (p + 1) * sizeof d[0]);
    for (int r = 1; r <= p; r++)
        for (int j = p; j >= r; j--) {
            const double left = s->knots[j + k - p], a = (t - left) / (s->knots[j + 1 + k - r] - left);
            for (int c = 0; c < 2; c++)
                d[j][c] = (1 - a) * d[j - 1][c] + a * d[j][c];
        }
    memcpy(out, d[p], sizeof d[p]);
}

double length(const double *control, int points)
{
    struct spline *s = clamped(3, points, control);
    double last[2], here[2], sum = 0;
    point(s, 0, last);
    for (int i = 1; i <= 50; i++) {
        point(s, i * (points - 3) / 50.0, here);
        sum += hypot(here[0] - last[0], here[1] - last[1]);
        memcpy(last, here, sizeof last);
    }
    free(s->knots);
    free(s);
    return sum;
}

int main(void)
{
    double c[14], d[14] = {0};
    for (int i = 0; i < 14; i++)
        c[i] = i % 2 ? sin(i) : 0.5 * i;
    __enzyme_autodiff((void *)length, enzyme_dup, c, d, enzyme_const, 7);
    for (int i = 0; i < 14; i++)
        EXPECT_SLOPE("c", i, d[i], length(c, 7), c[i], 1e-3, 1e-7);
    return verdict();
}
