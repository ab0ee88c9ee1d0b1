/* Navigation: sights with a sextant, reduced to a position; bits of floats by unions and memcpy, math.h beyond the
 * usual, complex numbers, a _Generic norm, variable length arrays, and a log that is read with sscanf. */
#include "../expect.h"
#include <alloca.h>
#include <complex.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PI 3.14159265358979323846
#define RAD(x) ((x) * (PI / 180))
#define NORM(x) _Generic((x), double complex: cabs, float complex: cabsf, double: fabs, float: fabsf)(x)

typedef union {
    float f;
    uint32_t u;
    struct {
        uint32_t mantissa : 23, exponent : 8, sign : 1;
    } bits;
} float_bits;

typedef struct {
    char body[10];
    double hour, altitude, weight;
} sight;

static float rough_root(float x)
{
    float_bits b = {.f = x};
    b.u = 0x5f3759df - (b.u >> 1);
    float y = b.f;
    for (int i = 0; i < 3; i++)
        y *= 1.5f - 0.5f * x * y * y;
    return y;
}

static int read_log(const char *text, sight *out, int room)
{
    int n = 0, used;
    while (n < room && sscanf(text, " %9[a-z] %lf %lf%n", out[n].body, &out[n].hour, &out[n].altitude, &used) == 3) {
        out[n].weight = strcmp(out[n].body, "sun") == 0 ? 1 : 0.5;
        text += used;
        n++;
    }
    return n;
}

/* Refraction in minutes of arc, with the horizon's dip. */
static double corrected(double altitude, double height, double pressure)
{
    const double bare = altitude - 1.76 / 60 * sqrt(height);
    const double refraction = 1 / tan(RAD(bare + 7.31 / (bare + 4.4)));
    return bare - refraction * pressure / 1010 / 60;
}

static double declination(const char *body, double hour) { return body[0] == 's' && body[1] == 'u' ? RAD(12.5 - 0.015 * hour) : RAD(-8 + 0.3 * body[0] / 100.0); }

static double expected(double latitude, double longitude, double hour, double dec)
{
    const double angle = fma(15, hour - 12, longitude);
    return asin(sin(RAD(latitude)) * sin(dec) + cos(RAD(latitude)) * cos(dec) * cos(RAD(remainder(angle, 360))));
}

static void normal_equations(int n, int m, double a[n][m], const double b[n], double (*out)[m + 1])
{
    for (int i = 0; i < m; i++) {
        for (int j = 0; j < m; j++) {
            out[i][j] = 0;
            for (int k = 0; k < n; k++)
                out[i][j] += a[k][i] * a[k][j];
        }
        out[i][m] = 0;
        for (int k = 0; k < n; k++)
            out[i][m] += a[k][i] * b[k];
    }
}

static double complex position(const sight *s, int n, double height, double pressure, double complex guess)
{
    for (int step = 0; step < 6; step++) {
        double a[n][2], b[n], e[2][3];
        for (int k = 0; k < n; k++) {
            const double dec = declination(s[k].body, s[k].hour), w = sqrt(s[k].weight);
            const double base = expected(creal(guess), cimag(guess), s[k].hour, dec), h = 1e-4;
            a[k][0] = w * (expected(creal(guess) + h, cimag(guess), s[k].hour, dec) - base) / h;
            a[k][1] = w * (expected(creal(guess), cimag(guess) + h, s[k].hour, dec) - base) / h;
            b[k] = w * (RAD(corrected(s[k].altitude, height, pressure)) - base);
        }
        normal_equations(n, 2, a, b, e);
        const double det = e[0][0] * e[1][1] - e[0][1] * e[1][0];
        guess += (e[0][2] * e[1][1] - e[1][2] * e[0][1]) / det + I * (e[0][0] * e[1][2] - e[1][0] * e[0][2]) / det;
    }
    return guess;
}

static double way(const double *error, int n, double height, double pressure, float speed)
{
    static const char log_text[] = "sun 9.5 38.2\nvega 10.1 22.4\nsun 13 52.9\nspica 15.25 31.7\n";
    sight *s = alloca((size_t)n * sizeof *s);
    const int found = read_log(log_text, s, n);
    if (found != n)
        return -1;
    for (int i = 0; i < n; i++)
        s[i].altitude += error[i] / 60;
    const double complex fix = position(s, n, height, pressure, 36 - 18 * I), harbour = 38.5 - 20.25 * I;
    const double complex leg = (harbour - fix) * cexp(-0.1 * I * speed);
    int exponent;
    double whole;
    const double mantissa = frexp(NORM(leg), &exponent), part = modf(cimag(fix), &whole);
    const float_bits f = {.f = speed * rough_root(speed)};
    double out = ldexp(mantissa, exponent) + 0.1 * part + 0.01 * whole + f.f * (f.bits.sign ? -1 : 1);
    out += 0.1 * erf(creal(leg)) + 0.1 * lgamma(3 + NORM(speed)) + 0.2 * j0(cabs(leg)) + copysign(0.1, creal(leg)) * cabs(csqrt(fix));
    uint64_t word;
    memcpy(&word, &out, sizeof word);
    if ((word >> 52 & 0x7ff) == 0x7ff)
        return -2;
    return out + 0.5 * cbrt(cabs(clog(fix))) + fdim(out, 1) + hypot(creal(fix), part) / 100;
}

struct by {
    double height, pressure;
    float speed;
};
extern struct by __enzyme_autodiff_by(void *, ...);

int main(void)
{
    double error[4] = {0.3, -0.5, 0.1, 0.7}, d[4] = {0}, height = 4, pressure = 1003;
    float speed = 6.5f;
    struct by by = __enzyme_autodiff_by((void *)way, enzyme_dup, error, d, enzyme_const, 4, enzyme_out, height, enzyme_out, pressure, enzyme_out, speed);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("error", i, d[i], way(error, 4, height, pressure, speed), error[i], 1e-3, 1e-6);
    EXPECT_SLOPE("height", 0, by.height, way(error, 4, height, pressure, speed), height, 1e-3, 1e-6);
    EXPECT_SLOPE("pressure", 0, by.pressure, way(error, 4, height, pressure, speed), pressure, 1e-2, 1e-6);
    EXPECT_SLOPE("speed", 0, by.speed, way(error, 4, height, pressure, speed), speed, 0.0625f, 1e-4);
    return verdict();
}
