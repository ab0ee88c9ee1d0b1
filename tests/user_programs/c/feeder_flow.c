/* Newton-Raphson AC power flow on a small grid, sensitivities of line losses
   to bus loads and line reactances.  malloc'ed matrices, LU with row swaps. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern double __enzyme_autodiff(void *, ...);
extern int enzyme_const, enzyme_dup;

typedef struct { int from, to; double r, x, b; } line_t;
typedef struct { int id; char type; double p, q, v; } bus_t; /* 'S' slack 'V' gen 'L' load */

static double **matrix(int n, int m)
{
    double **a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++) a[i] = calloc(m, sizeof **a);
    return a;
}
static void release(double **a, int n)
{
    for (int i = 0; i < n; i++) free(a[i]);
    free(a);
}

static int solve(double **a, double *b, int n)
{
    for (int k = 0; k < n; k++) {
        int piv = k;
        for (int i = k + 1; i < n; i++) if (fabs(a[i][k]) > fabs(a[piv][k])) piv = i;
        if (a[piv][k] == 0) return -1;
        if (piv != k) {
            double *row = a[piv]; a[piv] = a[k]; a[k] = row;
            double t = b[piv]; b[piv] = b[k]; b[k] = t;
        }
        for (int i = k + 1; i < n; i++) {
            double f = a[i][k] / a[k][k];
            if (f == 0) continue;
            for (int j = k; j < n; j++) a[i][j] -= f * a[k][j];
            b[i] -= f * b[k];
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int j = i + 1; j < n; j++) b[i] -= a[i][j] * b[j];
        b[i] /= a[i][i];
    }
    return 0;
}

double losses(const bus_t *bus, int nb, const line_t *ln, int nl)
{
    double **G = matrix(nb, nb), **B = matrix(nb, nb);
    for (int l = 0; l < nl; l++) {
        int i = ln[l].from, j = ln[l].to;
        double d = ln[l].r * ln[l].r + ln[l].x * ln[l].x, g = ln[l].r / d, b = -ln[l].x / d;
        G[i][i] += g; G[j][j] += g; G[i][j] -= g; G[j][i] -= g;
        B[i][i] += b + ln[l].b / 2; B[j][j] += b + ln[l].b / 2; B[i][j] -= b; B[j][i] -= b;
    }
    double *th = calloc(nb, sizeof *th), *v = malloc(nb * sizeof *v);
    for (int i = 0; i < nb; i++) v[i] = bus[i].type == 'L' ? 1.0 : bus[i].v;
    int n = 0, *kind = malloc(2 * nb * sizeof *kind), *who = malloc(2 * nb * sizeof *who);
    for (int i = 0; i < nb; i++) if (bus[i].type != 'S') { kind[n] = 0; who[n++] = i; }
    for (int i = 0; i < nb; i++) if (bus[i].type == 'L') { kind[n] = 1; who[n++] = i; }
    for (int it = 0; it < 20; it++) {
        double **J = matrix(n, n), *f = malloc(n * sizeof *f), worst = 0;
        for (int r = 0; r < n; r++) {
            int i = who[r];
            double P = 0, Q = 0;
            for (int j = 0; j < nb; j++) {
                double c = cos(th[i] - th[j]), s = sin(th[i] - th[j]);
                P += v[i] * v[j] * (G[i][j] * c + B[i][j] * s);
                Q += v[i] * v[j] * (G[i][j] * s - B[i][j] * c);
            }
            f[r] = kind[r] == 0 ? bus[i].p - P : bus[i].q - Q;
            if (fabs(f[r]) > worst) worst = fabs(f[r]);
            for (int cidx = 0; cidx < n; cidx++) {
                int j = who[cidx];
                double c = cos(th[i] - th[j]), s = sin(th[i] - th[j]);
                double a = G[i][j] * s - B[i][j] * c, e = G[i][j] * c + B[i][j] * s;
                if (kind[r] == 0 && kind[cidx] == 0) J[r][cidx] = i == j ? -Q - B[i][i] * v[i] * v[i] : v[i] * v[j] * a;
                else if (kind[r] == 0) J[r][cidx] = i == j ? P / v[i] + G[i][i] * v[i] : v[i] * e;
                else if (kind[cidx] == 0) J[r][cidx] = i == j ? P - G[i][i] * v[i] * v[i] : -v[i] * v[j] * e;
                else J[r][cidx] = i == j ? Q / v[i] - B[i][i] * v[i] : v[i] * a;
            }
        }
        int rc = solve(J, f, n);
        release(J, n);
        if (rc) { free(f); break; }
        for (int r = 0; r < n; r++) { if (kind[r] == 0) th[who[r]] += f[r]; else v[who[r]] += f[r]; }
        free(f);
        if (worst < 1e-11) break;
    }
    double loss = 0;
    for (int l = 0; l < nl; l++) {
        int i = ln[l].from, j = ln[l].to;
        loss += -G[i][j] * (v[i] * v[i] + v[j] * v[j] - 2 * v[i] * v[j] * cos(th[i] - th[j]));
    }
    free(kind); free(who); free(th); free(v);
    release(G, nb); release(B, nb);
    return loss;
}

int main(void)
{
    bus_t bus[5] = { { 1, 'S', 0, 0, 1.04 }, { 2, 'V', 0.6, 0, 1.02 }, { 3, 'L', -0.75, -0.25, 1 },
                     { 4, 'L', -0.4, -0.1, 1 }, { 5, 'L', -0.9, -0.35, 1 } }, dbus[5];
    line_t ln[6] = { { 0, 1, .02, .06, .03 }, { 0, 2, .08, .24, .025 }, { 1, 2, .06, .18, .02 },
                     { 1, 3, .055, .17, .02 }, { 1, 4, .04, .12, .015 }, { 3, 4, .08, .22, .025 } }, dln[6];
    memset(dbus, 0, sizeof dbus); memset(dln, 0, sizeof dln);
    printf("losses %.12f\n", losses(bus, 5, ln, 6));
    __enzyme_autodiff((void *)losses, enzyme_dup, bus, dbus, 5, enzyme_dup, ln, dln, 6);
    int bad = 0;
    for (int i = 0; i < 13; i++) {
        double *x, g;
        if (i < 4) { x = &bus[i + 1].p; g = dbus[i + 1].p; }
        else if (i < 7) { x = &bus[i - 2].q; g = dbus[i - 2].q; }
        else { x = &ln[i - 7].x; g = dln[i - 7].x; }
        double x0 = *x, h = 1e-5;
        *x = x0 + h; double up = losses(bus, 5, ln, 6);
        *x = x0 - h; double dn = losses(bus, 5, ln, 6);
        *x = x0;
        double fd = (up - dn) / (2 * h);
        printf("sens %d ad=%.10g fd=%.10g\n", i, g, fd);
        if (!(fabs(g - fd) <= 1e-5 * fabs(fd) + 1e-7)) { printf("MISMATCH sens %d got %.10g expected %.10g\n", i, g, fd); bad = 1; }
    }
    return bad;
}
