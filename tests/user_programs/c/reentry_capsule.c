/* Aerospace: entry of a capsule; a solver with callbacks and a void pointer, which gives up by longjmp when an input
   file is wrong; implicit steps by Newton's method with a Jacobian out of requests inside. */
#include "../expect.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    double mass, area, nose, lift;
    int stages;
} Capsule;

typedef void (*rhs_fn)(double t, const double *y, double *dy, void *context);

static jmp_buf bad_input;
static char message[80];

static void fail(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(message, sizeof message, format, list);
    va_end(list);
    longjmp(bad_input, 1);
}

static Capsule read_capsule(const char *text, double ballistic)
{
    Capsule c = {0};
    char key[16];
    double number;
    int used;
    while (sscanf(text, " %15[a-z] = %lf ;%n", key, &number, &used) == 2) {
        if (!strcmp(key, "mass"))
            c.mass = number;
        else if (!strcmp(key, "nose"))
            c.nose = number;
        else if (!strcmp(key, "lift"))
            c.lift = number;
        else
            fail("unknown key %s", key);
        text += used;
    }
    c.area = c.mass / ballistic;
    return c;
}

static void motion(double t, const double *y, double *dy, void *context)
{
    const Capsule *c = context;
    const double h = y[0], v = y[1], gamma = y[2], r = 6371 + h;
    const double density = 1.225e9 * exp(-h / 7.2), drag = 0.5 * density * v * v * c->area / c->mass * 1e-6;
    const double g = 398600.4 / (r * r);
    dy[0] = v * sin(gamma);
    dy[1] = -drag - g * sin(gamma);
    dy[2] = (c->lift * drag - (g - v * v / r) * cos(gamma)) / v;
    dy[3] = 1.8e-4 * sqrt(density * 1e-9 / c->nose) * v * v * v * (1 + 1e-4 * t);
}

static void trapezoid(rhs_fn f, double t, double *y, double h, void *context)
{
    double a[4], b[4], next[4];
    f(t, y, a, context);
    for (int i = 0; i < 4; i++)
        next[i] = y[i] + h * a[i];
    for (int turn = 0; turn < 8; turn++) {
        f(t + h, next, b, context);
        for (int i = 0; i < 4; i++)
            next[i] = y[i] + h / 2 * (a[i] + b[i]);
    }
    memcpy(y, next, sizeof next);
}

static double heat(double ballistic, double angle, double lift)
{
    Capsule c = read_capsule("mass = 3000; nose = 2.5; lift = 0.1;", ballistic);
    c.lift += lift;
    double y[4] = {100, 7.6, angle, 0};
    double worst = 0;
    for (int step = 0; step < 60; step++) {
        const double before = y[1];
        trapezoid(motion, 2.0 * step, y, 2.0, &c);
        const double load = (before - y[1]) / 2 / 9.81e-3;
        worst += exp(load);
    }
    return y[3] + log(worst) + 0.01 * y[0];
}

typedef struct {
    double ballistic, angle, lift;
} Three;
Three __enzyme_autodiff_three(void *, ...);

int main(void)
{
    double ballistic = 350, angle = -0.03, lift = 0.15;
    volatile int tried = 0;
    if (setjmp(bad_input) == 0) {
        tried = 1;
        read_capsule("mass = 3000; wings = 2;", 350);
        return 3;
    }
    if (!tried || strcmp(message, "unknown key wings"))
        return 4;
    const Three g = __enzyme_autodiff_three((void *)heat, enzyme_out, ballistic, enzyme_out, angle, enzyme_out, lift);
    EXPECT_SLOPE("ballistic", 0, g.ballistic, heat(ballistic, angle, lift), ballistic, 1e-1, 1e-6);
    EXPECT_SLOPE("angle", 0, g.angle, heat(ballistic, angle, lift), angle, 1e-5, 1e-6);
    EXPECT_SLOPE("lift", 0, g.lift, heat(ballistic, angle, lift), lift, 1e-4, 1e-6);
    expect("forward", 0, __enzyme_fwddiff((void *)heat, enzyme_const, ballistic, enzyme_dup, angle, 1.0, enzyme_dup, lift, 0.5),
           g.angle + 0.5 * g.lift, 1e-9);
    return verdict();
}
