/* Grading of overcurrent relays: a settings table in a text, curves looked up by name, pairs in a list. */
#include "../expect.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define MAX_NAME 12

static const char settings_text[] =
    "# name  curve  pickup[A]  tms   feeder  fault[kA]  backup\n"
    "R11     SI     400        0.10  F1      6.2        R21\n"
    "R12     VI     350        0.12  F1      5.1        R21 ; transformer feeder\n"
    "R13     EI     250        0.25  F2      4.4        R22\n"
    "\n"
    "R21     SI     800        0.20  B1      8.9        R31\n"
    "R22     TH     700        0.30  B1      8.1        R31\n"
    "R31     SI     1600       0.28  S1      12.5       -\n";

typedef double curve_fn(double multiple, double tms);

static double standard_inverse(double m, double tms) { return tms * 0.14 / (pow(m, 0.02) - 1.0); }
static double very_inverse(double m, double tms) { return tms * 13.5 / (m - 1.0); }
static double extremely_inverse(double m, double tms) { return tms * 80.0 / (m * m - 1.0); }
static double thermal(double m, double tms) { return tms * 60.0 * log(m * m / (m * m - 1.0)); }

static const struct {
    char code[4];
    curve_fn *time;
} curves[] = {{"SI", standard_inverse}, {"VI", very_inverse}, {"EI", extremely_inverse}, {"TH", thermal}};

struct relay {
    char name[MAX_NAME], feeder[MAX_NAME], backup_name[MAX_NAME];
    curve_fn *curve;
    double pickup, tms, fault;
    struct relay *backup, *next;
};

struct coordination {
    struct relay *first;
    unsigned count;
    char error[80];
};

static curve_fn *find_curve(const char *code)
{
    for (size_t i = 0; i < sizeof curves / sizeof curves[0]; i++)
        if (!strcmp(curves[i].code, code))
            return curves[i].time;
    return NULL;
}

static struct relay *find_relay(struct relay *r, const char *name)
{
    for (; r; r = r->next)
        if (strncmp(r->name, name, MAX_NAME) == 0)
            return r;
    return NULL;
}

static int parse_line(char *line, struct relay *r)
{
    char *save = NULL, *end;
    char *words[7];
    int n = 0;
    line[strcspn(line, "#;")] = '\0';
    for (char *w = strtok_r(line, " \t\r", &save); w && n < 7; w = strtok_r(NULL, " \t\r", &save))
        words[n++] = w;
    if (n == 0)
        return 0;
    if (n < 7)
        return -1;
    snprintf(r->name, sizeof r->name, "%s", words[0]);
    if (!(r->curve = find_curve(words[1])))
        return -2;
    r->pickup = strtod(words[2], &end);
    if (*end)
        return -3;
    r->tms = strtod(words[3], &end);
    if (*end)
        return -3;
    snprintf(r->feeder, sizeof r->feeder, "%s", words[4]);
    if (sscanf(words[5], "%lf", &r->fault) != 1)
        return -4;
    r->fault *= 1000;
    snprintf(r->backup_name, sizeof r->backup_name, "%s", words[6]);
    return 1;
}

static int load(struct coordination *c, const char *text)
{
    char *copy = strdup(text), *cursor = copy, *line;
    struct relay **tail = &c->first;
    int number = 0, status = 0;
    if (!copy)
        return -1;
    while ((line = strsep(&cursor, "\n")) != NULL) {
        struct relay *r = calloc(1, sizeof *r);
        number++;
        if (!r) {
            status = -1;
            goto cleanup;
        }
        const int got = parse_line(line, r);
        if (got <= 0) {
            free(r);
            if (got == 0)
                continue;
            snprintf(c->error, sizeof c->error, "line %d: error %d", number, got);
            status = got;
            goto cleanup;
        }
        *tail = r;
        tail = &r->next;
        c->count++;
    }
    for (struct relay *r = c->first; r; r = r->next)
        if (isalpha((unsigned char)r->backup_name[0]))
            r->backup = find_relay(c->first, r->backup_name);
cleanup:
    free(copy);
    return status;
}

static void unload(struct coordination *c)
{
    struct relay *r = c->first;
    while (r) {
        struct relay *next = r->next;
        free(r);
        r = next;
    }
    memset(c, 0, sizeof *c);
}

static double softplus(double x) { return x > 30 ? x : log1p(exp(x)); }

/* scale[0..n): of each relay's time multiplier, scale[n..2n): of its pickup */
double misgrading(const double *scale, int n, double interval)
{
    struct coordination c = {0};
    double cost = 0;
    if (load(&c, settings_text) || (int)c.count != n) {
        fprintf(stderr, "%s\n", c.error);
        unload(&c);
        return NAN;
    }
    int i = 0;
    for (struct relay *r = c.first; r; r = r->next, i++) {
        r->tms *= scale[i];
        r->pickup *= scale[n + i];
    }
    for (const struct relay *r = c.first; r; r = r->next) {
        const double own = r->curve(r->fault / r->pickup, r->tms);
        cost += 0.1 * own * own;
        if (!r->backup)
            continue;
        const struct relay *b = r->backup;
        double m = r->fault / b->pickup;
        if (m < 1.01)
            m = 1.01;
        const double margin = b->curve(m, b->tms) - own - interval;
        cost += softplus(-8 * margin) / 8 + (strcmp(r->feeder, b->feeder) < 0 ? 0.01 * margin * margin : 0);
    }
    unload(&c);
    return cost;
}

struct both {
    double primal, tangent;
};
extern int enzyme_primal_return;
struct both __enzyme_fwddiff_both(void *, ...);

int main(void)
{
    enum { N = 6 };
    double scale[2 * N] = {1.0, 0.9, 1.1, 1.2, 0.8, 1.05, 0.95, 1.0, 1.02, 1.1, 0.9, 1.0}, d[2 * N] = {0};
    double interval = 0.3;
    const double di = __enzyme_autodiff((void *)misgrading, enzyme_dup, scale, d, enzyme_const, N, enzyme_out, interval);
    for (int i = 0; i < 2 * N; i++)
        EXPECT_SLOPE("scale", i, d[i], misgrading(scale, N, interval), scale[i], 1e-4, 1e-7);
    EXPECT_SLOPE("interval", 0, di, misgrading(scale, N, interval), interval, 1e-4, 1e-7);
    double v[2 * N], want = -0.5 * di;
    for (int i = 0; i < 2 * N; i++) {
        v[i] = i % 3 - 1;
        want += v[i] * d[i];
    }
    const struct both b = __enzyme_fwddiff_both((void *)misgrading, enzyme_primal_return, enzyme_dup, scale, v, enzyme_const, N, enzyme_dup,
                                                interval, -0.5);
    expect("primal", 0, b.primal, misgrading(scale, N, interval), 1e-12);
    expect("tangent", 0, b.tangent, want, 1e-10);
    return verdict();
}
