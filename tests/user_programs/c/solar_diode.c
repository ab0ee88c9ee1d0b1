/* Photovoltaics: the one-diode model of modules in strings, solved by Newton through callbacks. */
#include "../expect.h"
#include <stdbool.h>
#include <stddef.h>

typedef struct module {
    const char *maker;
    float light_current, series;
    double shunt, saturation;
    unsigned cells : 8;
    bool bypassed : 1;
    unsigned ideality_percent : 10;
} module;

typedef struct {
    const module *m;
    double current, irradiance;
} operating;

typedef double (*residual_fn)(double v, void *context, double *slope);
typedef struct {
    const char *name;
    residual_fn residual;
    double guess;
} model;

static double thermal(const module *m) { return 0.0257 * (m->ideality_percent / 100.0) * m->cells; }

static double diode(double v, void *context, double *slope)
{
    const operating *o = context;
    const double a = thermal(o->m), w = v + o->current * o->m->series, e = exp(w / a);
    *slope = -o->m->saturation * e / a - 1 / o->m->shunt;
    return o->irradiance * o->m->light_current - o->m->saturation * (e - 1) - w / o->m->shunt - o->current;
}

static double ideal(double v, void *context, double *slope)
{
    const operating *o = context;
    const double a = thermal(o->m), e = exp(v / a);
    *slope = -o->m->saturation * e / a;
    return o->irradiance * o->m->light_current - o->m->saturation * (e - 1) - o->current;
}

static const model models[] = {{"one diode", diode, 20}, {"ideal", ideal, 21}};

static double newton(const model *which, void *context)
{
    double v = which->guess;
    for (int i = 0; i < 60; i++) {
        double slope, r = which->residual(v, context, &slope);
        double step = r / slope;
        if (step > 1)
            step = 1;
        if (step < -1)
            step = -1;
        v -= step;
        if (fabs(step) < 1e-13)
            break;
    }
    return v;
}

double string_power(const module *modules, size_t n, const double *sun, double current)
{
    double volts = 0;
    for (size_t i = 0; i < n; i++) {
        operating o = {.m = &modules[i], .current = current, .irradiance = sun[i]};
        if (o.m->bypassed) {
            volts -= 0.5;
            continue;
        }
        volts += newton(&models[i % (sizeof models / sizeof *models)], &o);
    }
    return volts * current;
}

int main(void)
{
    module m[4] = {{"A", 8.5f, 0.25f, 150, 1e-7, 60, false, 110},
                   {"B", 9.0f, 0.30f, 200, 2e-7, 60, false, 120},
                   {"C", 8.0f, 0.20f, 180, 1e-7, 72, true, 105},
                   {"D", 8.8f, 0.35f, 90, 3e-7, 60, false, 115}};
    module dm[4] = {0};
    double sun[4] = {1, 0.9, 0.8, 0.95}, ds[4] = {0}, current = 6;
    double dc = __enzyme_autodiff((void *)string_power, enzyme_dup, m, dm, enzyme_const, (size_t)4, enzyme_dup, sun,
                                  ds, enzyme_out, current);
    for (int i = 0; i < 4; i++) {
        EXPECT_SLOPE("sun", i, ds[i], string_power(m, 4, sun, current), sun[i], 1e-4, 1e-6);
        EXPECT_SLOPE("shunt", i, dm[i].shunt, string_power(m, 4, sun, current), m[i].shunt, 1e-2, 1e-5);
        EXPECT_SLOPE("series", i, dm[i].series, string_power(m, 4, sun, current), m[i].series, 0.0078125, 1e-4);
    }
    EXPECT_SLOPE("current", 0, dc, string_power(m, 4, sun, current), current, 1e-4, 1e-6);
    return verdict();
}
