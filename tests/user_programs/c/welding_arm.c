#define _GNU_SOURCE
/* Serial manipulator as a linked list of links with mixed joint types.
   Jacobian of tool position by forward mode, several joints at a time
   (vector width 3); gradient of a reach cost by reverse mode. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern double __enzyme_autodiff(void *, ...);
extern void __enzyme_fwddiff(void *, ...);
extern int enzyme_const, enzyme_dup, enzyme_width;

enum joint { REVOLUTE, PRISMATIC, FIXED };

struct link {
    enum joint type;
    char label[10];
    float mass;
    double a, alpha, d, theta; /* Denavit-Hartenberg */
    int var;                   /* index in q or -1 */
    struct link *next;
};

typedef struct { double m[4][4]; } xform;

static struct link *push(struct link *tail, enum joint t, const char *label, double a, double alpha, double d, double theta, int var)
{
    struct link *l = malloc(sizeof *l);
    l->type = t;
    strncpy(l->label, label, sizeof l->label - 1);
    l->label[sizeof l->label - 1] = 0;
    l->mass = 1.5f;
    l->a = a; l->alpha = alpha; l->d = d; l->theta = theta; l->var = var;
    l->next = NULL;
    if (tail) tail->next = l;
    return l;
}

static xform mul(xform a, xform b)
{
    xform r;
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
            double s = 0;
            for (int k = 0; k < 4; k++) s += a.m[i][k] * b.m[k][j];
            r.m[i][j] = s;
        }
    return r;
}

static xform dh(double a, double alpha, double d, double th)
{
    double c = cos(th), s = sin(th), ca = cos(alpha), sa = sin(alpha);
    double v[16] = { c, -s * ca, s * sa, a * c, s, c * ca, -c * sa, a * s, 0, sa, ca, d, 0, 0, 0, 1 };
    xform r;
    memcpy(&r, v, sizeof v);
    return r;
}

void tool_position(const struct link *arm, const double *q, double *pos)
{
    xform t = { { { 1, 0, 0, 0 }, { 0, 1, 0, 0 }, { 0, 0, 1, 0 }, { 0, 0, 0, 1 } } };
    for (const struct link *l = arm; l; l = l->next) {
        double th = l->theta, d = l->d;
        switch (l->type) {
        case REVOLUTE: th += q[l->var]; break;
        case PRISMATIC: d += q[l->var]; break;
        default: break;
        }
        t = mul(t, dh(l->a, l->alpha, d, th));
    }
    for (int i = 0; i < 3; i++) pos[i] = t.m[i][3];
}

double reach_cost(const struct link *arm, const double *q, int nq, const double *goal)
{
    double p[3], cost = 0;
    tool_position(arm, q, p);
    for (int i = 0; i < 3; i++) cost += (p[i] - goal[i]) * (p[i] - goal[i]);
    for (int i = 0; i < nq; i++) cost += 1e-2 * pow(fabs(q[i]), 2.5);
    return sqrt(cost);
}

int main(void)
{
    struct link *base = push(NULL, REVOLUTE, "base", 0, M_PI_2, 0.4, 0, 0), *t = base;
    t = push(t, REVOLUTE, "shoulder", 0.43, 0, 0, 0.1, 1);
    t = push(t, FIXED, "bracket", 0.05, 0.2, 0.02, 0.3, -1);
    t = push(t, REVOLUTE, "elbow", 0.02, M_PI_2, 0.15, 0, 2);
    t = push(t, PRISMATIC, "slide", 0, -M_PI_2, 0.1, 0.2, 3);
    t = push(t, REVOLUTE, "wrist", 0.08, M_PI_2, 0, 0, 4);
    t = push(t, REVOLUTE, "tool", 0.1, 0.3, 0.06, 0, 5);
    double q[6] = { 0.3, -0.7, 0.9, 0.25, -0.4, 1.1 }, goal[3] = { 0.5, 0.2, 0.6 };
    int bad = 0;

    double g[6] = { 0 };
    double c0 = reach_cost(base, q, 6, goal);
    printf("cost %.12f\n", c0);
    __enzyme_autodiff((void *)reach_cost, enzyme_const, base, enzyme_dup, q, g, 6, enzyme_const, goal);
    for (int i = 0; i < 6; i++) {
        double h = 1e-5, s = q[i];
        q[i] = s + h; double up = reach_cost(base, q, 6, goal);
        q[i] = s - h; double dn = reach_cost(base, q, 6, goal);
        q[i] = s;
        double fd = (up - dn) / (2 * h);
        printf("cost/q%d ad=%.10g fd=%.10g\n", i, g[i], fd);
        if (!(fabs(g[i] - fd) <= 1e-5 * fabs(fd) + 1e-8)) { printf("MISMATCH reverse q%d got %.10g expected %.10g\n", i, g[i], fd); bad = 1; }
    }

    for (int first = 0; first < 6; first += 3) {
        double pos[3], seed[3][6], out[3][3];
        memset(seed, 0, sizeof seed); memset(out, 0, sizeof out);
        for (int k = 0; k < 3; k++) seed[k][first + k] = 1;
        __enzyme_fwddiff((void *)tool_position, enzyme_width, 3, enzyme_const, base,
                         enzyme_dup, q, seed[0], seed[1], seed[2],
                         enzyme_dup, pos, out[0], out[1], out[2]);
        for (int k = 0; k < 3; k++) {
            double up[3], dn[3], h = 1e-5, s = q[first + k];
            q[first + k] = s + h; tool_position(base, q, up);
            q[first + k] = s - h; tool_position(base, q, dn);
            q[first + k] = s;
            for (int i = 0; i < 3; i++) {
                double fd = (up[i] - dn[i]) / (2 * h);
                if (!(fabs(out[k][i] - fd) <= 1e-5 * fabs(fd) + 1e-8)) {
                    printf("MISMATCH forward dpos%d/dq%d got %.10g expected %.10g\n", i, first + k, out[k][i], fd);
                    bad = 1;
                }
            }
        }
    }
    while (base) { struct link *n = base->next; free(base); base = n; }
    return bad;
}
