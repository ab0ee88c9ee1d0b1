/* Melting temperatures of DNA: bases packed in two bits each, tables by pairs, records read by sscanf. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { A, C, G, T };
static const char letters[] = "ACGT";

typedef struct {
    double dh[16], ds[16];
    double init_h, init_s;
} parameters;

typedef struct {
    uint64_t bits;
    uint8_t length;
    float conc;
    char label[8];
} oligo;

static int read_oligo(const char *line, oligo *o)
{
    char seq[40];
    double conc;
    if (sscanf(line, "%7s %39s %lf", o->label, seq, &conc) != 3)
        return 0;
    o->conc = (float)conc;
    o->bits = 0;
    o->length = (uint8_t)strlen(seq);
    for (int i = 0; seq[i]; i++) {
        const char *at = strchr(letters, seq[i]);
        if (!at)
            return 0;
        o->bits |= (uint64_t)(at - letters) << (2 * i);
    }
    return 1;
}

static unsigned base(const oligo *o, int i) { return o->bits >> (2 * i) & 3; }

static int symmetric(const oligo *o)
{
    for (int i = 0; i < o->length; i++)
        if (base(o, i) != 3 - base(o, o->length - 1 - i))
            return 0;
    return 1;
}

static double melting(const oligo *o, const parameters *p, double salt)
{
    double h = p->init_h, s = p->init_s;
    for (int i = 0; i + 1 < o->length; i++) {
        unsigned pair = base(o, i) << 2 | base(o, i + 1);
        h += p->dh[pair];
        s += p->ds[pair];
    }
    s += 0.368 * (o->length - 1) * log(salt) / 1000;
    double c = o->conc * 1e-6 / (symmetric(o) ? 1 : 4);
    return h / (s + 1.987e-3 * log(c)) - 273.15;
}

double loss(const parameters *p, double salt, const char *text)
{
    size_t n = 0, room = 2;
    oligo *all = malloc(room * sizeof *all);
    const char *at = text;
    while (*at) {
        char line[64];
        size_t len = strcspn(at, "\n");
        memcpy(line, at, len);
        line[len] = 0;
        if (n == room)
            all = realloc(all, (room *= 2) * sizeof *all);
        if (read_oligo(line, &all[n]))
            n++;
        at += len + (at[len] == '\n');
    }
    double sum = 0, worst = -1e9;
    for (size_t i = 0; i < n; i++) {
        double t = melting(&all[i], p, salt);
        sum += (t - 55) * (t - 55);
        worst = fmax(worst, t);
    }
    free(all);
    return 0.01 * sum / n + 0.1 * worst;
}

int main(void)
{
    static const char text[] = "p1 GATTACAGATCC 0.5\np2 ACGTACGT 2\n# comment here\nlonger GGCATTCGATCGTACC 1.25\nbad NNN 1\nq "
                               "TTTTGGGGCACA 0.125";
    parameters p = {.init_h = 0.2, .init_s = -0.0057}, d;
    for (int i = 0; i < 16; i++) {
        p.dh[i] = -7.5 - 0.3 * ((i * 7) % 5);
        p.ds[i] = -0.0205 - 0.0006 * ((i * 5) % 7);
    }
    double salt = 0.05;
    memset(&d, 0, sizeof d);
    double ds = __enzyme_autodiff((void *)loss, enzyme_dup, &p, &d, enzyme_out, salt, enzyme_const, text);
    EXPECT_SLOPE("salt", 0, ds, loss(&p, salt, text), salt, 1e-4, 1e-7);
    EXPECT_SLOPE("init_h", 0, d.init_h, loss(&p, salt, text), p.init_h, 1e-3, 1e-7);
    EXPECT_SLOPE("init_s", 0, d.init_s, loss(&p, salt, text), p.init_s, 1e-5, 1e-7);
    for (int i = 0; i < 16; i++) {
        EXPECT_SLOPE("dh", i, d.dh[i], loss(&p, salt, text), p.dh[i], 1e-3, 1e-7);
        EXPECT_SLOPE("ds", i, d.ds[i], loss(&p, salt, text), p.ds[i], 1e-5, 1e-6);
    }
    return verdict();
}
