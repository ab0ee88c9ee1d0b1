/* A ventilator at the bedside: an opaque patient, waveforms and alarms as callbacks with contexts. */
#include "../expect.h"
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* ---- what a header would show ---- */
typedef struct patient patient;
typedef double (*waveform_fn)(double time, void *context);
typedef void (*alarm_fn)(void *context, int code, double value);

enum { ALARM_HIGH_PRESSURE = 1, ALARM_LOW_VOLUME = 2, ALARM_LEAK = 4 };

struct alarm_log {
    int count, codes;
    double worst;
};

struct pressure_control {
    double peep, plateau, rise;
    double period, inspiratory;
};

/* ---- behind it ---- */
struct compartment {
    double resistance, compliance, stiffening;
    double volume;
};

struct patient {
    waveform_fn airway;
    void *airway_context;
    alarm_fn alarm;
    void *alarm_context;
    double leak;
    size_t count;
    struct compartment lobes[]; /* as many as the scan found */
};

static patient *patient_new(size_t lobes)
{
    patient *p = calloc(1, sizeof *p + lobes * sizeof p->lobes[0]);
    if (p)
        p->count = lobes;
    return p;
}

static void patient_on_alarm(patient *p, alarm_fn f, void *context)
{
    p->alarm = f;
    p->alarm_context = context;
}

static void patient_connect(patient *p, waveform_fn f, void *context)
{
    p->airway = f;
    p->airway_context = context;
}

static double elastic(const struct compartment *c, double volume)
{
    return volume / c->compliance + c->stiffening * volume * volume * volume;
}

static void rates(const patient *p, double t, const double *volume, double *rate)
{
    const double mouth = p->airway(t, p->airway_context);
    for (size_t i = 0; i < p->count; i++)
        rate[i] = (mouth - elastic(&p->lobes[i], volume[i])) / p->lobes[i].resistance - p->leak * volume[i];
}

static int patient_breathe(patient *p, double from, double to, int steps)
{
    const size_t n = p->count;
    const double h = (to - from) / steps;
    int status = -1;
    double *work = malloc(4 * n * sizeof *work), *v = work, *k1 = work + n, *k2 = work + 2 * n, *mid = work + 3 * n;
    if (!work)
        goto out;
    for (size_t i = 0; i < n; i++)
        v[i] = p->lobes[i].volume;
    for (int s = 0; s < steps; s++) {
        const double t = from + s * h;
        rates(p, t, v, k1);
        for (size_t i = 0; i < n; i++)
            mid[i] = v[i] + 0.5 * h * k1[i];
        rates(p, t + 0.5 * h, mid, k2);
        for (size_t i = 0; i < n; i++) {
            v[i] += h * k2[i];
            const double recoil = elastic(&p->lobes[i], v[i]);
            if (recoil > 17.0 && p->alarm)
                p->alarm(p->alarm_context, ALARM_HIGH_PRESSURE, recoil);
        }
    }
    for (size_t i = 0; i < n; i++)
        p->lobes[i].volume = v[i];
    status = 0;
out:
    free(work);
    return status;
}

static double patient_volume(const patient *p)
{
    double sum = 0;
    for (size_t i = 0; i < p->count; i++)
        sum += p->lobes[i].volume;
    return sum;
}

/* ---- the application ---- */
static double square_with_rise(double time, void *context)
{
    const struct pressure_control *c = context;
    const double phase = fmod(time, c->period);
    if (phase > c->inspiratory)
        return c->peep + (c->plateau - c->peep) * exp(-(phase - c->inspiratory) / c->rise);
    return c->plateau - (c->plateau - c->peep) * exp(-phase / c->rise);
}

static double half_sine(double time, void *context)
{
    const struct pressure_control *c = context;
    const double phase = fmod(time, c->period);
    if (phase > c->inspiratory)
        return c->peep;
    return c->peep + (c->plateau - c->peep) * sin(3.14159265358979 * phase / c->inspiratory);
}

static void note(void *context, int code, double value)
{
    struct alarm_log *log = context;
    log->count++;
    log->codes |= code;
    log->worst += 1e-3 * (value - 17.0) * (value - 17.0);
}

/* settings: peep, plateau, rise; then resistance, compliance and stiffening of every lobe */
static double therapy(const double *settings, int lobes, int kind, double leak)
{
    static const waveform_fn shapes[] = {square_with_rise, half_sine};
    struct pressure_control control = {settings[0], settings[1], settings[2], 4.0, 1.3};
    struct alarm_log log;
    double cost = 0;
    memset(&log, 0, sizeof log);
    patient *p = patient_new((size_t)lobes);
    if (!p)
        return NAN;
    patient_connect(p, shapes[kind], &control);
    patient_on_alarm(p, note, &log);
    p->leak = leak;
    for (int i = 0; i < lobes; i++) {
        const double *s = settings + 3 + 3 * i;
        p->lobes[i] = (struct compartment){.resistance = s[0], .compliance = s[1], .stiffening = s[2]};
    }
    for (int breath = 0; breath < 3; breath++) {
        if (patient_breathe(p, 4.0 * breath, 4.0 * breath + 1.3, 26))
            goto done;
        const double end_inspiration = patient_volume(p);
        if (patient_breathe(p, 4.0 * breath + 1.3, 4.0 * breath + 4.0, 54))
            goto done;
        const double tidal = end_inspiration - patient_volume(p);
        cost += (tidal - 0.5) * (tidal - 0.5) + 0.1 * log.worst;
    }
done:
    free(p);
    return cost + ((log.codes & ALARM_HIGH_PRESSURE) ? 0.25 * settings[1] / 20 : 0);
}

struct three {
    double a, b, c;
};
struct three __enzyme_fwddiff_three(void *, ...);

int main(void)
{
    enum { LOBES = 3, N = 3 + 3 * LOBES };
    for (int kind = 0; kind < 2; kind++) {
        double s[N] = {5.0, 21.0, 0.12, 10.0, 0.012, 90.0, 14.0, 0.010, 120.0, 30.0, 0.006, 300.0}, ds[N] = {0};
        double leak = 0.05;
        const double dleak = __enzyme_autodiff((void *)therapy, enzyme_dup, s, ds, enzyme_const, LOBES, enzyme_const, kind, enzyme_out, leak);
        for (int i = 0; i < N; i++)
            EXPECT_SLOPE("settings", i, ds[i], therapy(s, LOBES, kind, leak), s[i], 2e-4 * s[i], 1e-6);
        EXPECT_SLOPE("leak", kind, dleak, therapy(s, LOBES, kind, leak), leak, 1e-4, 1e-6);
        double v[3][N] = {{1.0}, {0, 1.0, 0.1}, {0, 0, 0, 1, 0, 0, -1, 0, 0, 2}};
        const struct three t = __enzyme_fwddiff_three((void *)therapy, enzyme_width, 3, enzyme_dup, s, v[0], v[1], v[2], enzyme_const, LOBES,
                                                      enzyme_const, kind, enzyme_const, leak);
        const double along[3] = {t.a, t.b, t.c};
        for (int d = 0; d < 3; d++) {
            double want = 0;
            for (int i = 0; i < N; i++)
                want += v[d][i] * ds[i];
            expect("lanes", d, along[d], want, 1e-9);
        }
    }
    return verdict();
}
