/* A surveyor's traverse on the ellipsoid: field book in text, direct geodesics by iteration, closure distributed. */
#include "../expect.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct position {
    double latitude, longitude, height;
};

struct leg {
    char from[8], to[8];
    double azimuth, distance;
    short face;
    struct leg *next;
};

typedef struct {
    struct leg *first, **last;
    int legs;
    char remarks[64];
} book;

typedef struct {
    double a, f;
} ellipsoid;

static const double radian = M_PI / 180;
static unsigned long iterations;

static struct position direct(ellipsoid e, struct position at, double azimuth, double s)
{
    const double b = e.a * (1 - e.f);
    const double tu = (1 - e.f) * tan(at.latitude), cu = 1 / sqrt(1 + tu * tu), su = tu * cu;
    const double ca = cos(azimuth), sa = sin(azimuth);
    const double sigma1 = atan2(tu, ca), sin_alpha = cu * sa, c2 = 1 - sin_alpha * sin_alpha;
    const double u2 = c2 * (e.a * e.a - b * b) / (b * b);
    const double A = 1 + u2 / 16384 * (4096 + u2 * (-768 + u2 * (320 - 175 * u2)));
    const double B = u2 / 1024 * (256 + u2 * (-128 + u2 * (74 - 47 * u2)));
    double sigma = s / (b * A), old, c2m, ss, cs;
    int turns = 0;
    do {
        c2m = cos(2 * sigma1 + sigma);
        ss = sin(sigma);
        cs = cos(sigma);
        const double change =
            B * ss * (c2m + B / 4 * (cs * (-1 + 2 * c2m * c2m) - B / 6 * c2m * (-3 + 4 * ss * ss) * (-3 + 4 * c2m * c2m)));
        old = sigma;
        sigma = s / (b * A) + change;
        iterations++;
    } while (fabs(sigma - old) > 1e-15 && ++turns < 20);
    ss = sin(sigma);
    cs = cos(sigma);
    c2m = cos(2 * sigma1 + sigma);
    const double t = su * ss - cu * cs * ca;
    struct position p = {atan2(su * cs + cu * ss * ca, (1 - e.f) * hypot(sin_alpha, t)), 0, at.height};
    const double lambda = atan2(ss * sa, cu * cs - su * ss * ca);
    const double C = e.f / 16 * c2 * (4 + e.f * (4 - 3 * c2));
    p.longitude = at.longitude + lambda -
                  (1 - C) * e.f * sin_alpha * (sigma + C * ss * (c2m + C * cs * (-1 + 2 * c2m * c2m)));
    return p;
}

static int read_leg(const char *line, struct leg *leg)
{
    int degrees, minutes;
    double seconds;
    char face = 0;
    const int n = sscanf(line, "%7s %7s %d-%d-%lf %lf %c", leg->from, leg->to, &degrees, &minutes, &seconds,
                         &leg->distance, &face);
    if (n < 6)
        return 0;
    leg->azimuth = (degrees + minutes / 60.0 + seconds / 3600) * radian;
    leg->face = n == 7 && face == 'R' ? 2 : 1;
    return 1;
}

static void read_book(book *b, const char *const *lines)
{
    b->first = NULL;
    b->last = &b->first;
    b->legs = 0;
    for (; *lines; lines++) {
        struct leg *leg = malloc(sizeof *leg);
        if (!read_leg(*lines, leg)) {
            free(leg);
            snprintf(b->remarks, sizeof b->remarks, "skipped '%.20s' after %d", *lines, b->legs);
            continue;
        }
        leg->next = NULL;
        *b->last = leg;
        b->last = &leg->next;
        b->legs++;
    }
}

static struct position walk(const struct leg *leg, ellipsoid e, struct position at, const double *corrections,
                            const float *factors)
{
    if (!leg)
        return at;
    const double azimuth = leg->azimuth + corrections[0] * 1e-4;
    const double distance = leg->distance * (1 + 1e-5 * factors[leg->face - 1] / (1 + at.height / e.a));
    return walk(leg->next, e, direct(e, at, azimuth, distance), corrections + 1, factors);
}

double misclosure(const double *corrections, const float *factors, const ellipsoid *e, const struct position *first)
{
    static const char *const lines[] = {"A B 45-30-12.5 35250.25", "B C 110-02-01 41000.5 R", "weather fine",
                                        "C D 215-59-59.9 52100", "D A 300-00-00.1 38050.75 R", NULL};
    const struct position start = *first;
    book b;
    read_book(&b, lines);
    const struct position end = walk(b.first, *e, start, corrections, factors);
    const double north = (end.latitude - start.latitude) * 6371;
    const double east = (end.longitude - start.longitude) * 6371 * cos(start.latitude);
    for (struct leg *l = b.first, *next; l; l = next) {
        next = l->next;
        free(l);
    }
    if (b.legs != 4 || strcmp(b.remarks, "skipped 'weather fine' after 2") != 0)
        return -1;
    return sqrt(north * north + east * east);
}

int main(void)
{
    double c[4] = {0.5, -0.25, 1, 0}, d[4] = {0};
    float f[2] = {1.5f, -2}, df[2] = {0};
    ellipsoid e = {6378137, 1 / 298.257223563}, de = {0};
    struct position start = {48 * radian, 11 * radian, 520};
    __enzyme_autodiff((void *)misclosure, enzyme_dup, c, d, enzyme_dup, f, df, enzyme_dup, &e, &de, enzyme_const, &start);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("correction", i, d[i], misclosure(c, f, &e, &start), c[i], 1e-2, 1e-6);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("factor", i, df[i], misclosure(c, f, &e, &start), f[i], 0.25, 1e-6);
    EXPECT_SLOPE("flattening", 0, de.f, misclosure(c, f, &e, &start), e.f, 1e-5, 1e-5);
    /* Forward, in the direction of all corrections. */
    double all[4] = {1, 1, 1, 1};
    double tangent = __enzyme_fwddiff((void *)misclosure, enzyme_dup, c, all, enzyme_const, f, enzyme_const, &e,
                                      enzyme_const, &start);
    expect("forward", 0, tangent, d[0] + d[1] + d[2] + d[3], 1e-10);
    return verdict();
}
