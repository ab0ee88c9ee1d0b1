/* Particle methods: a quadtree of nodes with centres of mass, forces by a recursive walk. */
#include "../expect.h"
#include <stdlib.h>

typedef struct Quad {
    double cx, cy, half;  /* square, not active */
    double mx, my, mass;  /* sums over all particles within */
    int count, body;
    struct Quad *child[4];
} Quad;

static Quad *new_quad(double cx, double cy, double half)
{
    Quad *q = calloc(1, sizeof(Quad));
    q->cx = cx;
    q->cy = cy;
    q->half = half;
    q->body = -1;
    return q;
}

static void put(Quad *q, const double *x, const double *y, const double *m, int i, int depth)
{
    if (q->count == 1 && depth < 8) {
        const int other = q->body;
        q->body = -1;
        const int where = (x[other] > q->cx) + 2 * (y[other] > q->cy);
        const double h = q->half / 2;
        q->child[where] = new_quad(q->cx + (where & 1 ? h : -h), q->cy + (where & 2 ? h : -h), h);
        put(q->child[where], x, y, m, other, depth + 1);
    }
    q->mx += m[i] * x[i];
    q->my += m[i] * y[i];
    q->mass += m[i];
    if (q->count++ == 0) {
        q->body = i;
        return;
    }
    if (depth >= 8)
        return;
    const int where = (x[i] > q->cx) + 2 * (y[i] > q->cy);
    const double h = q->half / 2;
    if (!q->child[where])
        q->child[where] = new_quad(q->cx + (where & 1 ? h : -h), q->cy + (where & 2 ? h : -h), h);
    put(q->child[where], x, y, m, i, depth + 1);
}

static double potential(const Quad *q, double px, double py, int self)
{
    if (!q || q->count == 0 || (q->count == 1 && q->body == self))
        return 0;
    const double dx = q->mx / q->mass - px, dy = q->my / q->mass - py;
    const double r = sqrt(dx * dx + dy * dy + 1e-3);
    if (q->count == 1 || q->half * 2 < 0.6 * r)
        return -q->mass / r;
    double sum = 0;
    for (int k = 0; k < 4; k++)
        sum += potential(q->child[k], px, py, self);
    return sum;
}

static void drop(Quad *q)
{
    if (!q)
        return;
    for (int k = 0; k < 4; k++)
        drop(q->child[k]);
    free(q);
}

double energy(const double *x, const double *y, const double *m, int n)
{
    Quad *root = new_quad(0, 0, 4);
    for (int i = 0; i < n; i++)
        put(root, x, y, m, i, 0);
    double e = 0;
    for (int i = 0; i < n; i++)
        e += m[i] * potential(root, x[i], y[i], i);
    drop(root);
    return e;
}

int main(void)
{
    enum { N = 12 };
    double x[N], y[N], m[N], dx[N] = {0}, dy[N] = {0}, dm[N] = {0};
    for (int i = 0; i < N; i++) {
        x[i] = 3 * cos(1.3 * i + 0.2);
        y[i] = 3 * sin(2.1 * i + 0.1);
        m[i] = 1 + 0.1 * i;
    }
    __enzyme_autodiff((void *)energy, x, dx, y, dy, m, dm, (int)N);
    for (int i = 0; i < N; i++) {
        EXPECT_SLOPE("x", i, dx[i], energy(x, y, m, N), x[i], 1e-5, 1e-6);
        EXPECT_SLOPE("y", i, dy[i], energy(x, y, m, N), y[i], 1e-5, 1e-6);
        EXPECT_SLOPE("m", i, dm[i], energy(x, y, m, N), m[i], 1e-5, 1e-6);
    }
    return verdict();
}
