/* Quantum chemistry: Hueckel levels of a ring in a magnetic field; complex vectors, inverse iteration by LU, macros that
   choose by type; the curvature of the energy by forward over reverse. */
#include "../expect.h"
#include <complex.h>
#include <stdlib.h>
#include <string.h>
#include <tgmath.h>

typedef double complex cplx;
#define SQUARE(x) _Generic((x), double: square_real, cplx: square_abs)(x)
#define SWAP(T, a, b) do { T swap_kept = a; a = b; b = swap_kept; } while (0)

static double square_real(double x) { return x * x; }
static double square_abs(cplx z) { return creal(z) * creal(z) + cimag(z) * cimag(z); }

enum { SITES = 6 };
typedef struct {
    cplx a[SITES][SITES];
    int pivot[SITES];
} Matrix;

static Matrix hamiltonian(const double *hop, double flux, double onsite)
{
    Matrix h;
    memset(&h, 0, sizeof h);
    for (int i = 0; i < SITES; i++) {
        const int j = (i + 1) % SITES;
        const cplx t = -hop[i] * cexp(I * flux / SITES);
        h.a[i][j] += t;
        h.a[j][i] += conj(t);
        h.a[i][i] = i & 1 ? onsite : -onsite;
    }
    return h;
}

static void decompose(Matrix *m)
{
    for (int k = 0; k < SITES; k++) {
        int best = k;
        for (int i = k + 1; i < SITES; i++)
            if (cabs(m->a[i][k]) > cabs(m->a[best][k]))
                best = i;
        m->pivot[k] = best;
        if (best != k)
            for (int j = 0; j < SITES; j++)
                SWAP(cplx, m->a[k][j], m->a[best][j]);
        for (int i = k + 1; i < SITES; i++) {
            m->a[i][k] /= m->a[k][k];
            for (int j = k + 1; j < SITES; j++)
                m->a[i][j] -= m->a[i][k] * m->a[k][j];
        }
    }
}

static void solve(const Matrix *lu, cplx *b)
{
    for (int k = 0; k < SITES; k++)
        if (lu->pivot[k] != k)
            SWAP(cplx, b[k], b[lu->pivot[k]]);
    for (int i = 0; i < SITES; i++)
        for (int j = 0; j < i; j++)
            b[i] -= lu->a[i][j] * b[j];
    for (int i = SITES - 1; i >= 0; i--) {
        for (int j = i + 1; j < SITES; j++)
            b[i] -= lu->a[i][j] * b[j];
        b[i] /= lu->a[i][i];
    }
}

/* The level next to a guess, and the current around the ring of its state. */
static double level(const double *hop, double flux, double onsite, double guess)
{
    const Matrix h = hamiltonian(hop, flux, onsite);
    Matrix shifted = h;
    for (int i = 0; i < SITES; i++)
        shifted.a[i][i] -= guess;
    decompose(&shifted);
    cplx *v = malloc(2 * SITES * sizeof *v), *w = v + SITES;
    for (int i = 0; i < SITES; i++)
        v[i] = 1 + 0.3 * i * I - 0.1 * i;
    for (int turn = 0; turn < 25; turn++) {
        memcpy(w, v, SITES * sizeof *v);
        solve(&shifted, w);
        double norm = 0;
        for (int i = 0; i < SITES; i++)
            norm += SQUARE(w[i]);
        for (int i = 0; i < SITES; i++)
            v[i] = w[i] / sqrt(norm);
    }
    cplx energy = 0;
    for (int i = 0; i < SITES; i++)
        for (int j = 0; j < SITES; j++)
            energy += conj(v[i]) * h.a[i][j] * v[j];
    const double mean = creal(energy);
    free(v);
    return mean + 0.05 * SQUARE(mean);
}

static void slopes(const double *p, double *g)
{
    double hop[SITES], dh[SITES] = {0};
    memcpy(hop, p, sizeof hop);
    const double kept = p[SITES];
    g[SITES] = __enzyme_autodiff((void *)level, enzyme_dup, hop, dh, enzyme_out, kept, enzyme_const, 0.35, enzyme_const, -2.2);
    memcpy(g, dh, sizeof dh);
}

int main(void)
{
    double p[SITES + 1] = {1, 1.1, 0.9, 1.05, 0.95, 1.2, 0.7}, g[SITES + 1] = {0};
    slopes(p, g);
    for (int i = 0; i < SITES; i++)
        EXPECT_SLOPE("hop", i, g[i], level(p, p[SITES], 0.35, -2.2), p[i], 1e-4, 1e-7);
    EXPECT_SLOPE("flux", 0, g[SITES], level(p, p[SITES], 0.35, -2.2), p[SITES], 1e-4, 1e-7);
    double v[SITES + 1] = {0.5, -1, 0.25, 0, 1, 0.75, -0.5}, hv[SITES + 1] = {0}, scratch[SITES + 1];
    void __enzyme_fwddiff_slopes(void *, ...);
    __enzyme_fwddiff_slopes((void *)slopes, enzyme_dup, p, v, enzyme_dup, scratch, hv);
    for (int i = 0; i <= SITES; i++) {
        double s = 0, q[SITES + 1];
#define MOVED(t) (memcpy(q, p, sizeof q), move(q, v, t), slopes(q, scratch), scratch[i])
        void move(double *, const double *, double);
        EXPECT_SLOPE("curvature", i, hv[i], MOVED(s), s, 1e-3, 1e-6);
    }
    return verdict();
}

void move(double *q, const double *v, double t)
{
    for (int i = 0; i <= SITES; i++)
        q[i] += t * v[i];
}
