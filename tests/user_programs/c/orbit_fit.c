/* Astronomy: orbital elements to positions (Kepler by Newton), residuals against dated observations. */
#include "../expect.h"
#include <time.h>

typedef struct {
    double a, e, inclination, node, perihelion, mean;
} Elements;
typedef struct {
    struct tm when;
    double ra, dec;
    unsigned good : 1, night : 7;
} Observation;

static double days(const struct tm *t)
{
    return 365 * t->tm_year + t->tm_year / 4 + t->tm_yday + t->tm_hour / 24.0;
}

static double eccentric(double m, double e)
{
    double x = m;
    for (int i = 0; i < 50; i++) {
        const double d = (x - e * sin(x) - m) / (1 - e * cos(x));
        x -= d;
        if (fabs(d) < 1e-15)
            break;
    }
    return x;
}

static void position(const Elements *o, double t, double out[3])
{
    const double n = 0.01720209895 / (o->a * sqrt(o->a)), x = eccentric(o->mean + n * t, o->e);
    const double p = o->a * (cos(x) - o->e), q = o->a * sqrt(1 - o->e * o->e) * sin(x);
    const double cw = cos(o->perihelion), sw = sin(o->perihelion), cn = cos(o->node), sn = sin(o->node);
    const double ci = cos(o->inclination), si = sin(o->inclination);
    out[0] = p * (cw * cn - sw * sn * ci) - q * (sw * cn + cw * sn * ci);
    out[1] = p * (cw * sn + sw * cn * ci) - q * (sw * sn - cw * cn * ci);
    out[2] = p * sw * si + q * cw * si;
}

double residual(const Elements *o, const Observation *seen, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double r[3];
        if (!seen[i].good)
            continue;
        position(o, days(&seen[i].when) - 365 * 120 - 30, r);
        const double ra = atan2(r[1], r[0]), dec = atan2(r[2], hypot(r[0], r[1]));
        const double miss = remainder(ra - seen[i].ra, 2 * M_PI);
        sum += miss * miss + (dec - seen[i].dec) * (dec - seen[i].dec) / seen[i].night;
    }
    return sum;
}

int main(void)
{
    Elements o = {1.52, 0.19, 0.32, 0.86, 5.0, 0.33}, d = {0};
    Observation seen[6] = {{{0}, 0, 0, 0, 0}};
    for (int i = 0; i < 6; i++) {
        seen[i].when.tm_year = 120;
        seen[i].when.tm_yday = 20 * i;
        seen[i].when.tm_hour = 3 * i;
        seen[i].ra = 0.3 * i;
        seen[i].dec = 0.1 * sin(i);
        seen[i].good = i != 3;
        seen[i].night = 1 + i;
    }
    __enzyme_autodiff((void *)residual, enzyme_dup, &o, &d, enzyme_const, seen, enzyme_const, 6);
    double *at = &o.a, *g = &d.a;
    for (int k = 0; k < 6; k++)
        EXPECT_SLOPE("element", k, g[k], residual(&o, seen, 6), at[k], 1e-4, 1e-6);
    return verdict();
}
