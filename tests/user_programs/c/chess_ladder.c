/* Football ratings: matches sorted by date with qsort, Elo with margin of
   victory, hash of team names; log loss w.r.t. the tuning constants. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { double K, home, scale, decay; } tuning;
extern tuning __enzyme_autodiff(void *, ...);
extern double __enzyme_fwddiff(void *, ...);
extern int enzyme_const, enzyme_dup, enzyme_out;

typedef struct { int date; char home[12], away[12]; int hg, ag; } match;
typedef struct { char name[12]; double rating; int played; } team;

static const char *CSV[] = {
    "20230311,Harbour,Mill End,2,1", "20230304,Rovers,Athletic,0,0", "20230318,Mill End,Rovers,3,1",
    "20230325,Athletic,Harbour,1,2", "20230401,Harbour,Rovers,1,1", "20230408,Mill End,Athletic,0,2",
    "20230226,Athletic,Mill End,2,2", "20230415,Rovers,Harbour,0,3", "20230422,Athletic,Rovers,4,1",
    "20230501,Harbour,Athletic,2,0", "20230429,Rovers,Mill End,1,0", "20230508,Mill End,Harbour,1,1",
};
#define NM ((int)(sizeof CSV / sizeof *CSV))

static int by_date(const void *a, const void *b)
{
    const match *x = a, *y = b;
    return (x->date > y->date) - (x->date < y->date);
}

static team *get_team(team *tab, int cap, const char *name)
{
    unsigned h = 5381;
    for (const char *s = name; *s; s++) h = h * 33 + (unsigned char)*s;
    for (unsigned i = h & (cap - 1);; i = (i + 1) & (cap - 1)) {
        if (!tab[i].name[0]) {
            strcpy(tab[i].name, name);
            tab[i].rating = 1500;
            return &tab[i];
        }
        if (!strcmp(tab[i].name, name)) return &tab[i];
    }
}

static double expected(double diff, double scale) { return 1.0 / (1.0 + pow(10.0, -diff / scale)); }

double log_loss(const match *season, int n, double K, double home, double scale, double decay)
{
    team *tab = calloc(16, sizeof *tab);
    match *m = malloc(n * sizeof *m);
    memcpy(m, season, n * sizeof *m);
    qsort(m, n, sizeof *m, by_date);
    double loss = 0;
    for (int i = 0; i < n; i++) {
        team *h = get_team(tab, 16, m[i].home), *a = get_team(tab, 16, m[i].away);
        double e = expected(h->rating + home - a->rating, scale);
        double res = m[i].hg > m[i].ag ? 1 : m[i].hg < m[i].ag ? 0 : 0.5;
        loss -= res * log(e) + (1 - res) * log(1 - e);
        int margin = abs(m[i].hg - m[i].ag);
        double k = K * log(2.7 + margin) * exp(-decay * h->played);
        double delta = k * (res - e);
        h->rating += delta; a->rating -= delta;
        h->played++; a->played++;
    }
    free(m); free(tab);
    return loss / n;
}

int main(void)
{
    match *season = malloc(NM * sizeof *season);
    for (int i = 0; i < NM; i++) {
        match *m = &season[i];
        if (sscanf(CSV[i], "%d,%11[^,],%11[^,],%d,%d", &m->date, m->home, m->away, &m->hg, &m->ag) != 5) return 3;
    }
    double p[4] = { 28, 60, 400, 0.04 };
    printf("loss %.12f\n", log_loss(season, NM, p[0], p[1], p[2], p[3]));
    tuning t = __enzyme_autodiff((void *)log_loss, enzyme_const, season, NM, enzyme_out, p[0], enzyme_out, p[1], enzyme_out, p[2], enzyme_out, p[3]);
    double rev[4] = { t.K, t.home, t.scale, t.decay };
    int bad = 0;
    for (int i = 0; i < 4; i++) {
        double up[4], dn[4], seed[4] = { 0 }, h = 1e-5 * (fabs(p[i]) + 0.1);
        seed[i] = 1;
        memcpy(up, p, sizeof p); memcpy(dn, p, sizeof p);
        up[i] += h; dn[i] -= h;
        double fd = (log_loss(season, NM, up[0], up[1], up[2], up[3]) - log_loss(season, NM, dn[0], dn[1], dn[2], dn[3])) / (2 * h);
        double fwd = __enzyme_fwddiff((void *)log_loss, enzyme_const, season, NM, enzyme_dup, p[0], seed[0], enzyme_dup, p[1], seed[1],
                                      enzyme_dup, p[2], seed[2], enzyme_dup, p[3], seed[3]);
        printf("%d ad=%.10g fwd=%.10g fd=%.10g\n", i, rev[i], fwd, fd);
        if (!(fabs(rev[i] - fd) <= 1e-5 * fabs(fd) + 1e-10)) { printf("MISMATCH reverse %d got %.10g expected %.10g\n", i, rev[i], fd); bad = 1; }
        if (!(fabs(fwd - fd) <= 1e-5 * fabs(fd) + 1e-10)) { printf("MISMATCH forward %d got %.10g expected %.10g\n", i, fwd, fd); bad = 1; }
    }
    free(season);
    return bad;
}
