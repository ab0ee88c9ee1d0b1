/* Gas-phase reaction network.  The mechanism is text, species live in a hash
   table, concentrations are integrated by RK4; sensitivity of the final NO2
   concentration to every pre-exponential factor and activation energy. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern void __enzyme_autodiff(void *, ...);
extern int enzyme_const, enzyme_dup;

#define NBUCKET 16
#define RGAS 8.314462618e-3 /* kJ/mol/K */

typedef struct entry { char key[12]; int index; struct entry *next; } entry;
typedef struct { entry *bucket[NBUCKET]; int count; } table;

static unsigned hash(const char *s)
{
    unsigned h = 2166136261u;
    while (*s) h = (h ^ (unsigned char)*s++) * 16777619u;
    return h % NBUCKET;
}

static int lookup(table *t, const char *key, int create)
{
    unsigned b = hash(key);
    for (entry *e = t->bucket[b]; e; e = e->next)
        if (strcmp(e->key, key) == 0) return e->index;
    if (!create) return -1;
    entry *e = malloc(sizeof *e);
    snprintf(e->key, sizeof e->key, "%s", key);
    e->index = t->count++;
    e->next = t->bucket[b];
    t->bucket[b] = e;
    return e->index;
}

typedef struct { int nr, np, r[2], p[2]; } reaction;
typedef struct { table species; int nrx; reaction *rx; } mechanism;

static const char *MECH[] = {
    "NO + O3 -> NO2 + O2", "NO2 + HV -> NO + O", "O + O2 -> O3 + M",
    "NO2 + O3 -> NO3 + O2", "NO + NO3 -> NO2 + NO2", NULL
};

static mechanism *read_mechanism(const char **lines)
{
    mechanism *m = calloc(1, sizeof *m);
    for (int i = 0; lines[i]; i++) {
        char a[4][12];
        if (sscanf(lines[i], "%11s + %11s -> %11s + %11s", a[0], a[1], a[2], a[3]) != 4) exit(3);
        m->rx = realloc(m->rx, (m->nrx + 1) * sizeof *m->rx);
        reaction *r = &m->rx[m->nrx++];
        memset(r, 0, sizeof *r);
        for (int k = 0; k < 2; k++) r->r[r->nr++] = lookup(&m->species, a[k], 1);
        for (int k = 2; k < 4; k++) r->p[r->np++] = lookup(&m->species, a[k], 1);
    }
    return m;
}

static void rhs(const mechanism *m, const double *k, const double *c, double *dc)
{
    memset(dc, 0, m->species.count * sizeof *dc);
    for (int i = 0; i < m->nrx; i++) {
        const reaction *r = &m->rx[i];
        double rate = k[i];
        for (int j = 0; j < r->nr; j++) rate *= c[r->r[j]];
        for (int j = 0; j < r->nr; j++) dc[r->r[j]] -= rate;
        for (int j = 0; j < r->np; j++) dc[r->p[j]] += rate;
    }
}

static double final_no2(mechanism *m, double T, const double *A, const double *Ea)
{
    int n = m->species.count;
    double *k = malloc(m->nrx * sizeof *k);
    double *c = calloc(n, sizeof *c), *tmp = malloc(n * sizeof *tmp);
    double *k4[4];
    for (int s = 0; s < 4; s++) k4[s] = malloc(n * sizeof(double));
    for (int i = 0; i < m->nrx; i++) k[i] = A[i] * exp(-Ea[i] / (RGAS * T));
    c[lookup(&m->species, "NO", 0)] = 1.0;
    c[lookup(&m->species, "O3", 0)] = 0.8;
    c[lookup(&m->species, "O2", 0)] = 2.0;
    c[lookup(&m->species, "HV", 0)] = 0.6;
    const double dt = 0.02, frac[4] = { 0, 0.5, 0.5, 1 };
    for (int step = 0; step < 60; step++) {
        for (int s = 0; s < 4; s++) {
            memcpy(tmp, c, n * sizeof *c);
            if (s) for (int i = 0; i < n; i++) tmp[i] += frac[s] * dt * k4[s - 1][i];
            rhs(m, k, tmp, k4[s]);
        }
        for (int i = 0; i < n; i++)
            c[i] += dt / 6 * (k4[0][i] + 2 * k4[1][i] + 2 * k4[2][i] + k4[3][i]);
    }
    double out = c[lookup(&m->species, "NO2", 0)];
    for (int s = 0; s < 4; s++) free(k4[s]);
    free(tmp); free(c); free(k);
    return out;
}

int main(void)
{
    mechanism *m = read_mechanism(MECH);
    double A[5] = { 6.0, 0.9, 30.0, 4.0, 20.0 }, Ea[5] = { 3.1, 0.5, 1.2, 5.5, 0.9 };
    double dA[5] = { 0 }, dE[5] = { 0 };
    printf("species %d final NO2 %.10f\n", m->species.count, final_no2(m, 298, A, Ea));
    __enzyme_autodiff((void *)final_no2, enzyme_const, m, enzyme_const, 298.0, A, dA, Ea, dE);
    int bad = 0;
    for (int i = 0; i < 10; i++) {
        double *x = i < 5 ? &A[i] : &Ea[i - 5], g = i < 5 ? dA[i] : dE[i - 5];
        double h = 1e-5 * (1 + fabs(*x)), s = *x;
        *x = s + h; double up = final_no2(m, 298, A, Ea);
        *x = s - h; double dn = final_no2(m, 298, A, Ea);
        *x = s;
        double fd = (up - dn) / (2 * h);
        printf("%s[%d] ad=%.10g fd=%.10g\n", i < 5 ? "A" : "Ea", i % 5, g, fd);
        if (!(fabs(g - fd) <= 1e-5 * fabs(fd) + 1e-9)) {
            printf("MISMATCH param %d got %.10g expected %.10g\n", i, g, fd);
            bad = 1;
        }
    }
    return bad;
}
