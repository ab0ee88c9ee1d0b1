#define _GNU_SOURCE
/* Thin-film coating design: transfer-matrix reflectance with <complex.h>,
   merit = mean square deviation from target over the band. */
#include <complex.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern double __enzyme_autodiff(void *, ...);
extern int enzyme_const, enzyme_dup;

typedef struct {
    const char *name;
    double A, B, k;  /* Cauchy n = A + B/l^2, extinction k */
} material;

static const material LIB[] = {
    { "MgF2", 1.37, 0.0022, 0.0 }, { "TiO2", 2.20, 0.030, 2e-3 },
    { "SiO2", 1.45, 0.0035, 0.0 }, { "Ta2O5", 2.05, 0.018, 5e-4 },
    { "BK7", 1.505, 0.0042, 0.0 }, { NULL, 0, 0, 0 }
};

static const material *find(const char *name)
{
    for (const material *m = LIB; m->name; m++)
        if (!strcmp(m->name, name)) return m;
    fprintf(stderr, "no material %s\n", name);
    exit(2);
}

typedef struct { const material *mat; double thickness_um; } layer;
typedef struct { int n; layer *layers; const material *substrate; double angle; } stack;

static double complex index_at(const material *m, double lambda)
{
    return m->A + m->B / (lambda * lambda) - I * m->k;
}

static double reflectance(const stack *s, double lambda)
{
    double complex M[2][2] = { { 1, 0 }, { 0, 1 } };
    double sin0 = sin(s->angle), cos0 = cos(s->angle);
    for (int i = 0; i < s->n; i++) {
        double complex n = index_at(s->layers[i].mat, lambda);
        double complex ct = csqrt(1.0 - (sin0 / n) * (sin0 / n));
        double complex eta = n * ct;
        double complex delta = 2 * M_PI * n * ct * s->layers[i].thickness_um / lambda;
        double complex c = ccos(delta), sn = csin(delta);
        double complex L[2][2] = { { c, I * sn / eta }, { I * sn * eta, c } }, R[2][2];
        for (int a = 0; a < 2; a++)
            for (int b = 0; b < 2; b++)
                R[a][b] = M[a][0] * L[0][b] + M[a][1] * L[1][b];
        memcpy(M, R, sizeof M);
    }
    double complex ns = index_at(s->substrate, lambda);
    double complex etas = ns * csqrt(1.0 - (sin0 / ns) * (sin0 / ns));
    double complex B = M[0][0] + M[0][1] * etas, C = M[1][0] + M[1][1] * etas;
    double complex r = (cos0 * B - C) / (cos0 * B + C);
    return creal(r * conj(r));
}

double merit(stack *s, double lo, double hi, int npts)
{
    double acc = 0;
    for (int k = 0; k < npts; k++) {
        double lambda = lo + (hi - lo) * k / (npts - 1);
        double target = lambda < 0.55 ? 0.0 : 0.25;
        double e = reflectance(s, lambda) - target;
        acc += e * e;
    }
    return acc / npts;
}

static stack *parse(const char *recipe)
{
    stack *s = calloc(1, sizeof *s);
    char name[16];
    double t;
    int used;
    while (sscanf(recipe, " %15[A-Za-z0-9]:%lf%n", name, &t, &used) == 2) {
        s->layers = realloc(s->layers, (s->n + 1) * sizeof(layer));
        s->layers[s->n++] = (layer){ find(name), t };
        recipe += used;
    }
    s->substrate = find("BK7");
    s->angle = 0.35;
    return s;
}

int main(void)
{
    stack *s = parse("MgF2:0.095 TiO2:0.058 SiO2:0.087 Ta2O5:0.061 SiO2:0.12 TiO2:0.034");
    stack *ds = malloc(sizeof *ds);
    *ds = *s;                       /* shadow: same shape, own layers, zeroed numbers */
    ds->angle = 0;
    ds->layers = malloc(s->n * sizeof(layer));
    memcpy(ds->layers, s->layers, s->n * sizeof(layer));
    for (int i = 0; i < s->n; i++) ds->layers[i].thickness_um = 0;
    material zero[6] = { { 0 } };   /* shadow of the library is not wanted, but must exist */
    for (int i = 0; i < s->n; i++) ds->layers[i].mat = &zero[s->layers[i].mat - LIB];
    ds->substrate = &zero[4];
    printf("layers %d merit %.12f\n", s->n, merit(s, 0.42, 0.68, 27));
    __enzyme_autodiff((void *)merit, enzyme_dup, s, ds, enzyme_const, 0.42, enzyme_const, 0.68, 27);
    int bad = 0;
    for (int i = 0; i <= s->n; i++) {
        double *x = i < s->n ? &s->layers[i].thickness_um : &s->angle, x0 = *x;
        double g = i < s->n ? ds->layers[i].thickness_um : ds->angle;
        double h = 1e-6;
        *x = x0 + h; double up = merit(s, 0.42, 0.68, 27);
        *x = x0 - h; double dn = merit(s, 0.42, 0.68, 27);
        *x = x0;
        double fd = (up - dn) / (2 * h);
        printf("%s ad=%.10g fd=%.10g\n", i < s->n ? s->layers[i].mat->name : "angle", g, fd);
        if (!(fabs(g - fd) <= 1e-5 * fabs(fd) + 1e-8)) { printf("MISMATCH %d got %.10g expected %.10g\n", i, g, fd); bad = 1; }
    }
    return bad;
}
