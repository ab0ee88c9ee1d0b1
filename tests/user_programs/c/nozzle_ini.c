/* A rocket nozzle whose settings stand in an INI text; a hash table by hand keeps them as strings. */
#include "../expect.h"
#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 16

typedef struct entry {
    char *section, *key, *value;
    struct entry *next;
} entry;

typedef struct {
    entry *buckets[BUCKETS];
    int count;
} settings;

static unsigned hash(const char *a, const char *b)
{
    unsigned h = 2166136261u;
    for (; *a; a++)
        h = (h ^ (unsigned char)*a) * 16777619u;
    h ^= '.';
    for (; *b; b++)
        h = (h ^ (unsigned char)*b) * 16777619u;
    return h % BUCKETS;
}

static char *copy_range(const char *from, const char *to)
{
    while (from < to && isspace((unsigned char)*from))
        from++;
    while (to > from && isspace((unsigned char)to[-1]))
        to--;
    char *s = malloc(to - from + 1);
    memcpy(s, from, to - from);
    s[to - from] = '\0';
    return s;
}

static void parse(settings *s, const char *text)
{
    char *section = copy_range("", "");
    while (*text) {
        const char *end = strchr(text, '\n');
        if (!end)
            end = text + strlen(text);
        if (*text == '[') {
            free(section);
            section = copy_range(text + 1, memchr(text, ']', end - text));
        } else if (*text != ';' && end > text) {
            const char *eq = memchr(text, '=', end - text);
            if (eq) {
                entry *e = malloc(sizeof *e);
                e->section = copy_range(section, section + strlen(section));
                e->key = copy_range(text, eq);
                e->value = copy_range(eq + 1, end);
                unsigned h = hash(e->section, e->key);
                e->next = s->buckets[h];
                s->buckets[h] = e;
                s->count++;
            }
        }
        text = *end ? end + 1 : end;
    }
    free(section);
}

static double get(const settings *s, const char *section, const char *key, double fallback)
{
    for (const entry *e = s->buckets[hash(section, key)]; e; e = e->next)
        if (!strcmp(e->section, section) && !strcmp(e->key, key)) {
            char *stop;
            double d = strtod(e->value, &stop);
            return stop != e->value ? d : fallback;
        }
    return fallback;
}

static void drop(settings *s)
{
    for (int i = 0; i < BUCKETS; i++)
        while (s->buckets[i]) {
            entry *e = s->buckets[i];
            s->buckets[i] = e->next;
            free(e->section);
            free(e->key);
            free(e->value);
            free(e);
        }
}

static const char *ini = "; engine\n[chamber]\npressure = 7.2e6\ntemperature=3400\n\n[gas]\ngamma = 1.22\nmolar= 0.0215 \n"
                         "[nozzle]\nthroat = 0.021\nratio=16\n";

static double area_ratio(double m, double g)
{
    double e = (g + 1) / (2 * (g - 1));
    return pow((2 / (g + 1)) * (1 + (g - 1) / 2 * m * m), e) / m;
}

static bool solve_mach(double ratio, double g, double *mach)
{
    double m = 3.0;
    for (int i = 0; i < 60; i++) {
        double h = 1e-4, f = area_ratio(m, g) - ratio;
        double slope = (area_ratio(m + h, g) - area_ratio(m - h, g)) / (2 * h);
        double step = f / slope;
        m -= step;
        if (m < 1.01)
            m = 1.01;
        if (fabs(step) < 1e-14) {
            *mach = m;
            return true;
        }
    }
    *mach = m;
    return fabs(area_ratio(m, g) - ratio) < 1e-9;
}

double thrust(const double scale[4])
{
    settings s = {{0}, 0};
    parse(&s, ini);
    double p = get(&s, "chamber", "pressure", 5e6) * scale[0], t = get(&s, "chamber", "temperature", 3000) * scale[1];
    double g = get(&s, "gas", "gamma", 1.3), molar = get(&s, "gas", "molar", 0.02);
    double throat = get(&s, "nozzle", "throat", 0.01) * scale[2], ratio = get(&s, "nozzle", "ratio", 10) * scale[3];
    double ambient = get(&s, "air", "pressure", 20000), mach, r = 8.314 / molar;
    int n = s.count;
    drop(&s);
    if (!solve_mach(ratio, g, &mach) || n != 6)
        return -1;
    double rel = 1 + (g - 1) / 2 * mach * mach, te = t / rel, pe = p * pow(rel, -g / (g - 1));
    double ve = mach * sqrt(g * r * te);
    double mdot = throat * p * sqrt(g / (r * t)) * pow(2 / (g + 1), (g + 1) / (2 * (g - 1)));
    return 1e-5 * (mdot * ve + (pe - ambient) * ratio * throat);
}

int main(void)
{
    double scale[4] = {1, 1.02, 0.98, 1.01}, d[4] = {0};
    if (!(thrust(scale) > 0))
        return 2;
    __enzyme_autodiff((void *)thrust, enzyme_dup, scale, d);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("scale", i, d[i], thrust(scale), scale[i], 1e-3, 1e-7);
    for (int i = 0; i < 4; i++) {
        double seed[4] = {0};
        seed[i] = 1;
        expect("tangent", i, __enzyme_fwddiff((void *)thrust, enzyme_dup, scale, seed), d[i], 1e-9);
    }
    return verdict();
}
