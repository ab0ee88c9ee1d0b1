/* Audio: a mixer with a variable number of tracks (va_arg), envelopes chosen by name. */
#include "../expect.h"
#include <stdarg.h>
#include <string.h>

typedef struct {
    const char *envelope;
    double frequency, gain;
} Track;

static double envelope(const char *name, double t)
{
    if (strcmp(name, "pluck") == 0)
        return exp(-3 * t);
    if (strcmp(name, "pad") == 0)
        return 1 - exp(-2 * t);
    return 1;
}

static double mix(double t, int tracks, ...)
{
    va_list list;
    double sum = 0;
    va_start(list, tracks);
    for (int i = 0; i < tracks; i++) {
        const Track *track = va_arg(list, const Track *);
        const double pan = va_arg(list, double);
        sum += pan * track->gain * envelope(track->envelope, t) * sin(track->frequency * t);
    }
    va_end(list);
    return sum;
}

double power(const double *gains, double pan)
{
    const Track a = {"pluck", 5, gains[0]}, b = {"pad", 7.5, gains[1]}, c = {"flat", 2, gains[2]};
    double sum = 0;
    for (int i = 0; i < 40; i++) {
        const double t = 0.05 * i;
        const double left = mix(t, 3, &a, pan, &b, 1 - pan, &c, 0.5);
        const double right = mix(t, 2, &a, 1 - pan, &b, pan);
        sum += left * left + 0.5 * right * right * right;
    }
    return sum;
}

int main(void)
{
    double g[3] = {0.9, 0.6, 0.4}, d[3] = {0}, pan = 0.3;
    const double dp = __enzyme_autodiff((void *)power, enzyme_dup, g, d, enzyme_out, pan);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("gain", i, d[i], power(g, pan), g[i], 1e-3, 1e-7);
    EXPECT_SLOPE("pan", 0, dp, power(g, pan), pan, 1e-3, 1e-7);
    return verdict();
}
