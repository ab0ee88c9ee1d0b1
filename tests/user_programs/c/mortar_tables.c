/* Exterior ballistics: drag tables are sorted with qsort and searched with bsearch, laws of drag stand in a table of
   functions, shells fly through layers of wind; errors leave by goto. */
#include "../expect.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    double mach, cd;
} DragPoint;

typedef struct {
    double x, y, z;
} Vec;

typedef struct {
    Vec r, v;
} State;

struct law;
typedef double (*drag_fn)(const struct law *, double mach);
typedef struct law {
    const char *name;
    drag_fn cd;
    union {
        struct {
            DragPoint *points;
            int n;
        } table;
        double coefficients[3];
    };
} Law;

static int by_mach(const void *a, const void *b)
{
    const DragPoint *p = a, *q = b;
    return (p->mach > q->mach) - (p->mach < q->mach);
}

static int within(const void *key, const void *element)
{
    const double m = *(const double *)key;
    const DragPoint *p = element;
    return m < p[0].mach ? -1 : m >= p[1].mach ? 1 : 0;
}

static double tabulated(const Law *l, double mach)
{
    const DragPoint *at = bsearch(&mach, l->table.points, (size_t)l->table.n - 1, sizeof *at, within);
    if (at == NULL)
        return mach < l->table.points->mach ? l->table.points->cd : l->table.points[l->table.n - 1].cd;
    const double t = (mach - at->mach) / (at[1].mach - at->mach), s = t * t * (3 - 2 * t);
    return at->cd + s * (at[1].cd - at->cd);
}

static double quadratic(const Law *l, double mach)
{
    double sum = 0;
    for (int i = 2; i >= 0; i--)
        sum = sum * mach + l->coefficients[i];
    return sum;
}

static Vec add(Vec a, Vec b, double s) { return (Vec){a.x + s * b.x, a.y + s * b.y, a.z + s * b.z}; }
static double length(Vec a) { return sqrt(a.x * a.x + a.y * a.y + a.z * a.z); }

static State rate(const State *s, const Law *law, const double wind[2])
{
    const double density = 1.225 * exp(-s->r.z / 8500), layer = 1 / (1 + exp(-(s->r.z - 800) / 200));
    const Vec air = add(s->v, (Vec){wind[0], wind[1], 0}, -(0.5 + layer));
    const double speed = length(air), k = 0.5 * density * law->cd(law, speed / 340) * 0.004;
    return (State){s->v, add((Vec){0, 0, -9.81}, air, -k * speed)};
}

static int fly(State s, const Law *law, const double *wind, double *range, double *drift)
{
    int rc = 0;
    double h = 0.25;
    for (int step = 0;; step++) {
        if (step > 1000) {
            rc = -ERANGE;
            goto out;
        }
        const State k1 = rate(&s, law, wind);
        const State half = {add(s.r, k1.r, h / 2), add(s.v, k1.v, h / 2)};
        const State k2 = rate(&half, law, wind);
        const State next = {add(s.r, k2.r, h), add(s.v, k2.v, h)};
        if (next.r.z < 0) {
            const double f = s.r.z / (s.r.z - next.r.z);
            *range = s.r.x + f * (next.r.x - s.r.x);
            *drift = s.r.y + f * (next.r.y - s.r.y);
            break;
        }
        s = next;
    }
    if (*range < 10)
        rc = -EDOM;
out:
    return rc;
}

static double miss(const double *gun, const double *cds, const double *wind)
{
    static const double machs[] = {1.2, 0.3, 0.9, 2.0, 0.0, 0.6};
    double total = 0, range = 0, drift = 0;
    const int n = sizeof machs / sizeof *machs;
    DragPoint *points = malloc(n * sizeof *points);
    if (!points)
        goto fail;
    for (int i = 0; i < n; i++)
        points[i] = (DragPoint){machs[i], cds[i]};
    qsort(points, n, sizeof *points, by_mach);
    Law laws[2] = {{.name = "table", .cd = tabulated, .table = {points, n}}, {.name = "square", .cd = quadratic}};
    memcpy(laws[1].coefficients, cds, sizeof laws[1].coefficients);
    for (int i = 0; i < 2; i++) {
        State muzzle = {{0, 0, 0.5}, {gun[0] * cos(gun[1]) * cos(gun[2]), gun[0] * cos(gun[1]) * sin(gun[2]), gun[0] * sin(gun[1])}};
        if (fly(muzzle, laws + i, wind, &range, &drift) < 0)
            goto fail;
        total += (range - 3500) * (range - 3500) / 1e5 + drift * drift / 1e3;
    }
    free(points);
    return total;
fail:
    free(points);
    return -1;
}

int main(void)
{
    double gun[3] = {240, 0.9, 0.03}, cds[6] = {0.55, 0.13, 0.22, 0.4, 0.12, 0.14}, wind[2] = {-6, 3}, dg[3] = {0}, dc[6] = {0};
    __enzyme_autodiff((void *)miss, enzyme_dup, gun, dg, enzyme_dup, cds, dc, enzyme_const, wind);
    const double h[3] = {1e-2, 1e-5, 1e-5};
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("gun", i, dg[i], miss(gun, cds, wind), gun[i], h[i], 1e-5);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("drag", i, dc[i], miss(gun, cds, wind), cds[i], 1e-5, 1e-5);
    double u[3] = {1, 0.01, -0.02}, w[2] = {1, 0};
    double along = 0;
    for (int i = 0; i < 3; i++)
        along += u[i] * dg[i];
    const double t = __enzyme_fwddiff((void *)miss, enzyme_dup, gun, u, enzyme_const, cds, enzyme_dup, wind, w);
    double dw[2] = {0};
    __enzyme_autodiff((void *)miss, enzyme_const, gun, enzyme_const, cds, enzyme_dup, wind, dw);
    expect("along", 0, t, along + dw[0], 1e-9);
    return verdict();
}
