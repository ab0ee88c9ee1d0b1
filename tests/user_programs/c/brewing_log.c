/* Brewing: fermentation day by day, with a log that is printed through variable arguments. */
#include "../expect.h"
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

typedef enum { QUIET, INFO, DEBUG } level;
typedef struct {
    char text[256];
    size_t used;
    level at;
    int lines;
} logbook;

static void note(logbook *log, level l, const char *format, ...)
{
    if (l > log->at)
        return;
    va_list args;
    va_start(args, format);
    int n = vsnprintf(log->text + log->used, sizeof log->text - log->used, format, args);
    va_end(args);
    if (n > 0 && log->used + n < sizeof log->text)
        log->used += n;
    log->lines++;
}

typedef struct {
    float sugar, alcohol;
    double yeast, temperature;
} vat;

typedef struct {
    const char *name;
    double rate, optimum, tolerance;
} strain;

static const strain strains[] = {{"ale", 0.5, 20, 9}, {"lager", 0.3, 11, 7}};

static double activity(const strain *s, const vat *v)
{
    const double off = (v->temperature - s->optimum) / 8;
    return s->rate * exp(-off * off) * v->sugar / (v->sugar + 2) * (1 - v->alcohol / s->tolerance);
}

static void day(vat *v, const strain *s, logbook *log)
{
    const double growth = activity(s, v) * v->yeast;
    v->yeast += 0.25 * growth;
    v->sugar -= (float)growth;
    v->alcohol += 0.5f * (float)growth;
    v->temperature += 0.1 * growth - 0.05 * (v->temperature - 18);
    note(log, INFO, "%s: %.2f %.2f at %4.1f;", s->name, v->sugar, v->alcohol, v->temperature);
    if (v->sugar < 1)
        note(log, DEBUG, "dry %d %s\n", (int)v->sugar, "soon");
}

double alcohol(double sugar, double yeast, double temperature, int days)
{
    logbook log = {.at = INFO};
    vat v = {(float)sugar, 0, yeast, temperature};
    for (int i = 0; i < days; i++)
        day(&v, &strains[i >= days / 2], &log);
    if (!strstr(log.text, "ale") || log.lines != days)
        abort();
    return v.alcohol + 0.1 * v.yeast - 0.01 * v.temperature;
}

struct gradient {
    double sugar, yeast, temperature;
};
struct gradient __enzyme_autodiff_three(void *, ...);

int main(void)
{
    double sugar = 12, yeast = 0.75, temperature = 17;
    struct gradient g = __enzyme_autodiff_three((void *)alcohol, enzyme_out, sugar, enzyme_out, yeast, enzyme_out,
                                                temperature, enzyme_const, 10);
    EXPECT_SLOPE("sugar", 0, g.sugar, alcohol(sugar, yeast, temperature, 10), sugar, 0.0625, 1e-4);
    EXPECT_SLOPE("yeast", 0, g.yeast, alcohol(sugar, yeast, temperature, 10), yeast, 0.015625, 1e-4);
    EXPECT_SLOPE("temperature", 0, g.temperature, alcohol(sugar, yeast, temperature, 10), temperature, 0.125, 1e-4);
    return verdict();
}
