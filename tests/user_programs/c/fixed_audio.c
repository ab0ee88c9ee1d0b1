/* Biquad filters on frames with headers: int16 channel ids, bit fields, a ring buffer of frames
 * copied by memmove. */
#include <stdint.h>
#include <string.h>
#include "../expect.h"
typedef struct {
    unsigned muted : 1;
    unsigned gain_step : 5;
    int16_t id;
    float left, right;
} frame;
typedef struct {
    double b0, b1, b2, a1, a2;
    double z[2];
} biquad;
static void design(biquad *f, double freq, double q)
{
    double w = 2 * 3.14159265358979 * freq, c = cos(w), s = sin(w) / (2 * q), a0 = 1 + s;
    memset(f, 0, sizeof *f);
    f->b0 = f->b2 = (1 - c) / 2 / a0;
    f->b1 = (1 - c) / a0;
    f->a1 = -2 * c / a0;
    f->a2 = (1 - s) / a0;
}
static double tick(biquad *f, double x)
{
    double y = f->b0 * x + f->z[0];
    f->z[0] = f->b1 * x - f->a1 * y + f->z[1];
    f->z[1] = f->b2 * x - f->a2 * y;
    return y;
}
double loudness(const double *p)
{
    frame line[8];
    memset(line, 0, sizeof line);
    biquad l, r;
    design(&l, p[0], p[1]);
    r = l;
    r.b1 *= p[2];
    double sum = 0;
    for (int t = 0; t < 40; t++) {
        memmove(line + 1, line, sizeof line - sizeof *line);
        line[0].id = (int16_t)t;
        line[0].muted = t % 7 == 3;
        line[0].gain_step = t % 32;
        line[0].left = (float)tick(&l, sin(0.3 * t) + 0.4 * line[3].right);
        line[0].right = (float)tick(&r, cos(0.2 * t) * p[2] + 0.1 * line[5].left);
        for (int k = 0; k < 8; k++)
            if (!line[k].muted)
                sum += (line[k].left * (double)line[k].left + line[k].right) *
                       (1 + line[k].gain_step * 0.01);
    }
    return sum;
}
int main(void)
{
    double p[3] = {0.07, 0.9, 1.2}, d[3] = {0};
    __enzyme_autodiff((void *)loudness, enzyme_dup, p, d);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("p", i, d[i], loudness(p), p[i], 1e-2 * p[i], 2e-3);
    return verdict();
}
