/* Unions of a double, two floats, a count and a text, which LLVM keeps in two registers of four bytes: a half of
 * the double went two ways, and the program stopped ("a piece of a number is read or written"). */
#include "check.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef enum { NOTHING, COUNT, DEGREES, WIND, REMARK } kind;

typedef struct {
    kind kind;
    union {
        int64_t count;
        double degrees;
        struct {
            float speed, bearing;
        } wind;
        const char *remark;
    } u;
} reading;

typedef struct {
    double sum;
    reading last;
} station;

static void observe(station *s, reading r)
{
    switch (r.kind) {
    case DEGREES:
        s->sum += r.u.degrees * r.u.degrees;
        break;
    case WIND:
        s->sum += r.u.wind.speed * (double)r.u.wind.bearing;
        break;
    case COUNT:
        s->sum += 0.5 * (double)r.u.count;
        break;
    case REMARK:
        s->sum *= strstr(r.u.remark, "calm") ? 0.5 : 0.75;
        break;
    case NOTHING:
        break;
    }
    s->last = r;
}

static double told(const station *s)
{
    if (s->last.kind == DEGREES)
        return s->sum + 3 * s->last.u.degrees;
    if (s->last.kind == WIND)
        return s->sum + s->last.u.wind.speed + 2 * s->last.u.wind.bearing;
    return s->sum;
}

double week(const double *x, int days)
{
    station *s = calloc(3, sizeof *s);
    for (int day = 0; day < days; day++)
        for (int i = 0; i < 3; i++) {
            reading r = {.kind = (kind)((2 * day + i) % 5)};
            switch (r.kind) {
            case DEGREES: r.u.degrees = x[day % 4] * x[i]; break;
            case WIND:
                r.u.wind.speed = (float)x[i];
                r.u.wind.bearing = (float)(x[day % 4] * x[3]);
                break;
            case COUNT: r.u.count = day * i; break;
            case REMARK: r.u.remark = day % 2 ? "calm" : "a storm"; break;
            case NOTHING: break;
            }
            observe(&s[(day + i) % 3], r);
        }
    const double result = told(&s[0]) + told(&s[1]) * told(&s[2]);
    free(s);
    return result;
}

/* The same without unions; what is told of the last reading is kept beside. */
static double plain(double *x)
{
    double sum[3] = {0}, last[3] = {0};
    for (int day = 0; day < 11; day++)
        for (int i = 0; i < 3; i++) {
            const int at = (day + i) % 3;
            const double a = x[day % 4], b = x[i];
            last[at] = 0;
            switch ((2 * day + i) % 5) {
            case DEGREES:
                sum[at] += a * b * a * b;
                last[at] = 3 * a * b;
                break;
            case WIND:
                sum[at] += b * a * x[3];
                last[at] = b + 2 * a * x[3];
                break;
            case COUNT:
                sum[at] += 0.5 * day * i;
                break;
            case REMARK:
                sum[at] *= day % 2 ? 0.5 : 0.75;
                break;
            }
        }
    return sum[0] + last[0] + (sum[1] + last[1]) * (sum[2] + last[2]);
}

int main(void)
{
    double x[4] = {0.5, 1.25, -0.75, 2}, d[4] = {0};
    __enzyme_autodiff_void((void *)week, enzyme_dup, x, d, enzyme_const, 11);
    for (int i = 0; i < 4; i++) {
        double direction[4] = {0};
        direction[i] = 1;
        const double expected = central_difference(plain, x, i);
        check_within("reverse", i, d[i], expected, 1e-6);
        const double along = __enzyme_fwddiff((void *)week, enzyme_dup, x, direction, enzyme_const, 11);
        check_within("forward", i, along, expected, 1e-6);
    }
    return check_result();
}
