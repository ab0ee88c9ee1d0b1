/* Geodesy: Vincenty's inverse formula, observations of several kinds in a packed array, residuals of a network. */
#define _GNU_SOURCE
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

#define DEG (M_PI / 180)

typedef struct {
    char id[5];
    unsigned char order;
    double lat, lon;
} Point;

typedef struct {
    unsigned is_azimuth : 1, rejected : 1, group : 4;
    int from, to;
    double value, sigma;
} Observation;

typedef struct ellipsoid {
    double a, f;
} Ellipsoid;

static int vincenty(const Ellipsoid *e, const Point *p, const Point *q, double *distance, double *azimuth)
{
    const double b = e->a * (1 - e->f), L = (q->lon - p->lon) * DEG;
    const double u1 = atan((1 - e->f) * tan(p->lat * DEG)), u2 = atan((1 - e->f) * tan(q->lat * DEG));
    double s1, c1, s2, c2;
    sincos(u1, &s1, &c1);
    sincos(u2, &s2, &c2);
    double lambda = L, before, sin_sigma, cos_sigma, sigma, sin_alpha, cos2_alpha, cos_2sm;
    int rounds = 0;
    do {
        const double sl = sin(lambda), cl = cos(lambda);
        sin_sigma = hypot(c2 * sl, c1 * s2 - s1 * c2 * cl);
        if (sin_sigma == 0)
            return 0;
        cos_sigma = s1 * s2 + c1 * c2 * cl;
        sigma = atan2(sin_sigma, cos_sigma);
        sin_alpha = c1 * c2 * sl / sin_sigma;
        cos2_alpha = 1 - sin_alpha * sin_alpha;
        cos_2sm = cos_sigma - 2 * s1 * s2 / cos2_alpha;
        const double C = e->f / 16 * cos2_alpha * (4 + e->f * (4 - 3 * cos2_alpha));
        before = lambda;
        lambda = L + (1 - C) * e->f * sin_alpha *
                         (sigma + C * sin_sigma * (cos_2sm + C * cos_sigma * (-1 + 2 * cos_2sm * cos_2sm)));
    } while (fabs(lambda - before) > 1e-14 && ++rounds < 100);
    const double u = cos2_alpha * (e->a * e->a - b * b) / (b * b);
    const double A = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)));
    const double B = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)));
    const double change =
        B * sin_sigma * (cos_2sm + B / 4 * (cos_sigma * (-1 + 2 * cos_2sm * cos_2sm) -
                                            B / 6 * cos_2sm * (-3 + 4 * sin_sigma * sin_sigma) * (-3 + 4 * cos_2sm * cos_2sm)));
    *distance = b * A * (sigma - change);
    *azimuth = atan2(c2 * sin(lambda), c1 * s2 - s1 * c2 * cos(lambda));
    return 1;
}

static int by_group(const void *a, const void *b)
{
    const Observation *x = a, *y = b;
    if (x->group != y->group)
        return (int)x->group - (int)y->group;
    return (x->sigma > y->sigma) - (x->sigma < y->sigma);
}

/* weighted squares, by groups, with Huber's loss */
static double misfit(const Point *points, const Observation *obs, int count, const Ellipsoid *e)
{
    Observation *sorted = malloc(count * sizeof *sorted);
    memcpy(sorted, obs, count * sizeof *sorted);
    qsort(sorted, count, sizeof *sorted, by_group);
    double sum = 0, group_sum = 0;
    for (int i = 0; i < count; i++) {
        const Observation *o = sorted + i;
        if (i && o->group != sorted[i - 1].group) {
            sum += sqrt(1 + group_sum);
            group_sum = 0;
        }
        double s, az;
        if (o->rejected || !vincenty(e, &points[o->from], &points[o->to], &s, &az))
            continue;
        const double r = o->is_azimuth ? (az / DEG - o->value) / o->sigma : (s - o->value) / o->sigma;
        const double weight = points[o->from].order == 1 ? 1 : 0.5;
        group_sum += weight * (fabs(r) < 3 ? r * r / 2 : 3 * (fabs(r) - 1.5));
    }
    sum += sqrt(1 + group_sum);
    free(sorted);
    return sum;
}

int main(void)
{
    Point p[4] = {{"ZUR", 1, 47.37, 8.55}, {"BER", 1, 46.95, 7.45}, {"GVA", 2, 46.21, 6.14}, {"BAS", 2, 47.56, 7.59}};
    Observation o[7] = {{0, 0, 1, 0, 1, 95600, 300}, {0, 0, 2, 1, 2, 129800, 250}, {1, 0, 1, 0, 3, 287, 1.2},
                        {0, 0, 2, 3, 1, 68900, 150}, {0, 1, 1, 0, 2, 1, 1},        {1, 0, 2, 2, 0, 56, 2.5},
                        {0, 0, 3, 3, 0, 75100, 400}};
    Ellipsoid e = {6378137, 1 / 298.257223563}, de = {0};
    Point dp[4];
    Observation dobs[7];
    memset(dp, 0, sizeof dp);
    memset(dobs, 0, sizeof dobs);
    __enzyme_autodiff((void *)misfit, enzyme_dup, p, dp, enzyme_dup, o, dobs, enzyme_const, 7, enzyme_dup, &e, &de);
    for (int i = 0; i < 4; i++) {
        EXPECT_SLOPE("lat", i, dp[i].lat, misfit(p, o, 7, &e), p[i].lat, 1e-5, 2e-6);
        EXPECT_SLOPE("lon", i, dp[i].lon, misfit(p, o, 7, &e), p[i].lon, 1e-5, 2e-6);
    }
    for (int i = 0; i < 7; i++) {
        EXPECT_SLOPE("value", i, dobs[i].value, misfit(p, o, 7, &e), o[i].value, 1e-3, 1e-6);
        EXPECT_SLOPE("sigma", i, dobs[i].sigma, misfit(p, o, 7, &e), o[i].sigma, 1e-3, 1e-6);
    }
    EXPECT_SLOPE("a", 0, de.a, misfit(p, o, 7, &e), e.a, 1.0, 1e-6);
    EXPECT_SLOPE("f", 0, de.f, misfit(p, o, 7, &e), e.f, 1e-6, 1e-5);
    return verdict();
}
