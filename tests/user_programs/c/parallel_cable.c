/* Suspension bridge cable: total load by adaptive recursive quadrature with
   OpenMP tasks; binary tree of panels, results combined after taskwait. */
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <omp.h>

extern double __enzyme_autodiff(void *, ...);
extern int enzyme_const, enzyme_dup;

typedef struct { double span, sag, weight, wind, stiffness; } bridge;

typedef struct panel {
    double a, b, load, bend;
    int depth;
    struct panel *left, *right;
} panel;

static double density(const bridge *br, double x)
{
    double u = x / br->span, c = 4 * br->sag * u * (1 - u);
    double slope = 4 * br->sag * (1 - 2 * u) / br->span;
    return br->weight * sqrt(1 + slope * slope) + br->wind * (1 + 0.3 * sin(9 * u)) * (1 + c / 50);
}

static panel *split(double a, double b, int depth)
{
    panel *p = calloc(1, sizeof *p);
    p->a = a; p->b = b; p->depth = depth;
    if (depth > 0) {
        double mid = a + (b - a) * (depth % 2 ? 0.5 : 0.45);
        p->left = split(a, mid, depth - 1);
        p->right = split(mid, b, depth - 2 > 0 ? depth - 2 : 0);
    }
    return p;
}

static void integrate(const bridge *br, panel *p)
{
    if (!p->left) {
        static const double node[3] = { 0.1127016653792583, 0.5, 0.8872983346207417 };
        static const double w[3] = { 5.0 / 18, 8.0 / 18, 5.0 / 18 };
        double len = (p->b - p->a) * br->span;
        for (int i = 0; i < 3; i++) {
            double x = (p->a + node[i] * (p->b - p->a)) * br->span, q = density(br, x);
            p->load += w[i] * len * q;
            p->bend += w[i] * len * q * q * exp(-br->stiffness * fabs(x / br->span - 0.501));
        }
        return;
    }
    #pragma omp task firstprivate(br, p)
    integrate(br, p->left);
    #pragma omp task firstprivate(br, p)
    integrate(br, p->right);
    #pragma omp taskwait
    p->load = p->left->load + p->right->load;
    p->bend = p->left->bend + p->right->bend;
}

static int count(const panel *p) { return p ? 1 + count(p->left) + count(p->right) : 0; }
static void destroy(panel *p) { if (p) { destroy(p->left); destroy(p->right); free(p); } }

double tension(const bridge *br, int depth)
{
    panel *root = split(0, 1, depth);
    #pragma omp parallel
    #pragma omp single
    integrate(br, root);
    double w = root->load, h = w * br->span / (8 * br->sag);
    double t = sqrt(h * h + w * w / 4) + 1e-4 * root->bend + 0 * count(root);
    destroy(root);
    return t;
}

int main(void)
{
    bridge b = { 320, 34, 11.5, 1.4, 2.2 }, g;
    memset(&g, 0, sizeof g);
    omp_set_num_threads(2);
    printf("tension %.8f\n", tension(&b, 6));
    __enzyme_autodiff((void *)tension, enzyme_dup, &b, &g, 6);
    double *x = &b.span, *d = &g.span;
    int bad = 0;
    for (int i = 0; i < 5; i++) {
        double h = 1e-5 * x[i], k = x[i];
        x[i] = k + h; double up = tension(&b, 6);
        x[i] = k - h; double dn = tension(&b, 6);
        x[i] = k;
        double fd = (up - dn) / (2 * h);
        printf("%d ad=%.9g fd=%.9g\n", i, d[i], fd);
        if (!(fabs(d[i] - fd) <= 1e-5 * fabs(fd) + 1e-6)) { printf("MISMATCH %d got %.10g expected %.10g\n", i, d[i], fd); bad = 1; }
    }
    return bad;
}
